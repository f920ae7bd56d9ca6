/** The end of a game of Chronicles: the scene of its saga, or the Tree as it stands or falls. */
import type { Ending } from '../../../../core/telling/ending.ts';
import type { Saying } from '../../../../core/telling/saying.ts';
import type { ChroniclesView } from '../../view.ts';
import { defeatName } from '../../words/standing/outcome.ts';
import { storyOf, storySaying } from '../../words/standing/story.ts';
import { SCENES } from '../story/scenes.ts';
import { treeAtTheEnd } from './tree-scene.ts';

/** Null while the game goes on. */
export function endingOf(view: ChroniclesView): Ending | null {
  const { end } = view;
  if (end === null) return null;
  const light = end.kind;
  const why = end.kind === 'won' ? { key: 'chronicles.ending.won' } : defeatName(end.why, view);
  return {
    light,
    title: { key: `chronicles.ending.${light}.title` },
    why,
    ...sceneOf(view, light, why),
  };
}

function sceneOf(
  view: ChroniclesView,
  light: Ending['light'],
  why: Saying,
): Pick<Ending, 'altText' | 'scene'> {
  const story = storyOf(view);
  if (story !== null) {
    const saga = { key: `chronicles.saga.${story.saga}` };
    const [first, second] = [storySaying(story, 'first'), storySaying(story, 'second')];
    return {
      altText: { key: 'chronicles.ending.saga.picture', with: { saga, first, second, why } },
      scene: SCENES[story.saga](light),
    };
  }
  return {
    altText: { key: `chronicles.ending.${light}.picture`, with: { why } },
    scene: treeAtTheEnd(view.end?.kind === 'lost' ? view.end.why : null),
  };
}
