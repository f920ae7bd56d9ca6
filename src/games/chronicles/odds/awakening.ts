/** Which enemy a god's card could wake, how likely, and whether that would lose the game at once. [C-203, C-401 to C-418] */
import { ENEMIES, type Enemy } from '../components.ts';
import type { Defeat } from '../state.ts';
import type { ChroniclesView, SeatView } from '../view.ts';
import { defeatIfWoken } from './doom.ts';

/** An enemy whose card a god may reveal. */
export interface Reveal {
  readonly enemy: Enemy;
  readonly chance: number;
  /** Whether the other card lies round the Wheel already, so that the enemy wakes. */
  readonly wakes: boolean;
  /** How the game would be lost by that; null where it would go on. */
  readonly loses: Defeat | null;
}

/** What lies before a god, in catalogue order: the card where it has been seen, else each unseen one alike. */
export function revealsOf(view: ChroniclesView, seat: SeatView): readonly Reveal[] {
  if (!seat.faceDown.laid) return [];
  return revealing(view, seat, seat.faceDown.card === null ? seat.unseen : [seat.faceDown.card]);
}

/** What would come instead if a god took the next card of its deck. */
export function revealsOfTopCard(view: ChroniclesView, seat: SeatView): readonly Reveal[] {
  const [top] = seat.deck;
  if (top === undefined) return [];
  return revealing(view, seat, top === null ? seat.unseen : [top]);
}

function revealing(
  view: ChroniclesView,
  seat: SeatView,
  cards: readonly { readonly enemy: Enemy }[],
): readonly Reveal[] {
  return ENEMIES.flatMap((enemy) => {
    const count = cards.filter((card) => card.enemy === enemy).length;
    const wakes = view.wheel[enemy] !== null;
    const loses = wakes ? defeatIfWoken(view, enemy, seat) : null;
    return count === 0 ? [] : [{ enemy, chance: count / cards.length, wakes, loses }];
  });
}
