/** The end of a game of Chronicles: the scene of its saga, or the Tree as it stands or falls. */
import type { Ending } from '../../../../core/telling/ending.ts';
import { isSaga } from '../../box/box.ts';
import type { ChroniclesView } from '../../view.ts';
import { defeatName } from '../../words/standing/outcome.ts';
import { SCENES } from '../story/scenes.ts';
import { treeAtTheEnd } from './tree-scene.ts';

/** Null while the game goes on. */
export function endingOf(view: ChroniclesView): Ending | null {
  const { end, box } = view;
  if (end === null) return null;
  const light = end.kind;
  const why = end.kind === 'won' ? { key: 'chronicles.ending.won' } : defeatName(end.why, view);
  return {
    light,
    title: { key: `chronicles.ending.${light}.title` },
    why,
    altText: { key: `chronicles.ending.${light}.picture`, with: { why } },
    scene: isSaga(box.rules) ? SCENES[box.rules](light) : treeAtTheEnd(end.kind === 'won' ? null : end.why),
  };
}
