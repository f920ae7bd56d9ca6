/** Mann and Tiwaz throw enemies back: one of them three spaces, three of them one space; which does which is the edition's. [Y-658 to Y-662] */
import { ask } from '../../../../core/requests/asking.ts';
import { tell } from '../../../../core/telling/telling.ts';
import { boxOf } from '../../box/box.ts';
import { enemiesThatCanRetreat } from '../../changes/movement.ts';
import type { Draft } from '../../state/draft.ts';
import type { ThrowingRune } from '../../state/state.ts';

/** As many different enemies as can move, up to the number on the rune. */
export function throwBack(rune: ThrowingRune): (game: Draft) => void {
  return (game) => {
    const { enemies, spaces } = boxOf(game).runes[rune];
    const among = enemiesThatCanRetreat(game);
    if (among.length === 0) tell(game, { type: 'rune-without-effect', rune });
    else ask(game, { about: 'throw-back', rune, among, count: Math.min(enemies, among.length), spaces });
  };
}
