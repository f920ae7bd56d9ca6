/**
 * Computes which enemies a god's card could wake, how likely each is, and whether that would lose the game immediately. [C-203,
 * C-401 to C-418]
 */
import type { SeatIndex } from '../../../core/seat.ts';
import { ENEMIES, type Enemy } from '../box/components.ts';
import { atTurnOf } from '../facts/gods.ts';
import { looksAtOwnCard } from '../facts/powers.ts';
import { type Waiting, waiting } from '../facts/rounds.ts';
import type { Defeat, OpenBoard } from '../state/state.ts';
import type { ChroniclesView, SeatView } from '../state/view.ts';
import { defeatIfWoken } from './doom.ts';

/** An enemy whose card a god could reveal. */
export interface Reveal {
  readonly enemy: Enemy;
  readonly chance: number;
  /** Whether the enemy's other card is already on the Wheel, so that the enemy wakes. */
  readonly wakes: boolean;
  /** The defeat that would follow; null if the game would continue. */
  readonly loses: Defeat | null;
}

/**
 * The possible cards in front of a god, in catalogue order. If its card has been seen, only that one, otherwise all unseen cards,
 * which are equally likely.
 */
export function revealsOf(view: ChroniclesView, seat: SeatView): readonly Reveal[] {
  if (!seat.faceDown.laid) return [];
  return revealing(view, seat, seat.faceDown.card === null ? seat.unseen : [seat.faceDown.card]);
}

/** The possible cards on top of a god's deck, as `revealsOf` gives them for the card in front of the god. */
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

/** Whether a god looks at its own card before revealing it. It can put the card under the deck, so nothing is certain. [C-745] */
export function looksFirst(view: ChroniclesView, seat: SeatIndex): boolean {
  const deck = view.seats[seat]?.deck ?? [];
  return deck.length > 0 && looksAtOwnCard(atTurnOf(view, seat));
}

/** The cards that the god could reveal when it begins its turn; empty if it looks at its card first. */
export function revealsAtBeginning(view: ChroniclesView, seat: SeatIndex): readonly Reveal[] {
  const held = view.seats[seat];
  return held === undefined || looksFirst(view, seat) ? [] : revealsOf(view, held);
}

/** The total chance that a revealed card loses the game. */
export function chanceOfDefeat(reveals: readonly Reveal[]): number {
  return reveals.reduce((sum, { loses, chance }) => (loses === null ? sum : sum + chance), 0);
}

/** Whether any god that still has to play could lose the game by waking an enemy with a card on the Wheel. */
export function isAnyCardDeadly(board: OpenBoard): boolean {
  const lying = ENEMIES.filter((enemy) => board.wheel[enemy] !== null);
  return lying.some((enemy) =>
    board.seats.some((seat) => !seat.hasGone && defeatIfWoken(board, enemy, seat) !== null),
  );
}

/** The god that plays if no one begins: the one least likely to lose the game, as far as the public can tell. [C-912] */
export function nextIfNobodyBegins(view: ChroniclesView): Waiting | undefined {
  const dangerOf = ({ seat }: Waiting) => chanceOfDefeat(revealsAtBeginning(view, seat));
  return waiting(view).reduce<Waiting | undefined>(
    (safest, each) => (safest === undefined || dangerOf(each) < dangerOf(safest) ? each : safest),
    undefined,
  );
}
