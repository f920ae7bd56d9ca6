/** Builds the ending of a game of Yggdrasil: Asgard in the morning sun, or in flames, with the enemies that broke through. */
import type { Ending } from '../../../../core/presentation/ending.ts';
import { boxOf, type Defeat } from '../../box/box.ts';
import type { Enemy } from '../../box/components.ts';
import { enemiesThere } from '../../facts/defeat.ts';
import type { YggdrasilView } from '../../state/view.ts';
import { defeatName } from '../../words/events.ts';
import { atTheThrone, beforeTheHall, inTheHall, overTheWall } from './scenes.ts';

/** The ending; null while the game is running. */
export function endingOf(view: YggdrasilView): Ending | null {
  const { end } = view;
  if (end === null) return null;
  if (end.kind === 'won')
    return {
      light: 'won',
      title: { key: 'yggdrasil.picture.won' },
      reason: { key: 'yggdrasil.ending.won' },
      altText: { key: 'yggdrasil.ending.won.picture' },
      scene: beforeTheHall(view.seats.map(({ god }) => god)),
    };
  const code = worst(end.why);
  return {
    light: 'lost',
    title: { key: 'yggdrasil.picture.lost' },
    reason: defeatName(code, view),
    altText: { key: `yggdrasil.ending.${code}.picture`, with: { reason: defeatName(code, view) } },
    scene: SCENES[code](brokenThrough(view, code)),
  };
}

const SCENES: Readonly<Record<Defeat, (enemies: readonly Enemy[]) => string>> = {
  'five-beyond-the-wall': overTheWall,
  'three-beyond-the-door': inTheHall,
  'one-in-the-residence': atTheThrone,
};

/** The defeat whose enemies are deepest in Asgard. */
function worst(codes: readonly Defeat[]): Defeat {
  const order: readonly Defeat[] = ['one-in-the-residence', 'three-beyond-the-door', 'five-beyond-the-wall'];
  const found = order.find((each) => codes.includes(each));
  if (found === undefined) throw new Error('the gods lose for a reason');
  return found;
}

function brokenThrough(view: YggdrasilView, code: Defeat): readonly Enemy[] {
  return boxOf(view).defeat.flatMap((limit) => (limit.why === code ? enemiesThere(view, limit) : []));
}
