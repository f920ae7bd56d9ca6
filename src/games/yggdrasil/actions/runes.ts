/** Applies the four runes, each completed by its fourth giant. [Y-652 to Y-662] */

import { emit } from '../../../core/logs/event-record.ts';
import { ask } from '../../../core/requests/asking.ts';
import { boxOf } from '../box/box.ts';
import type { Rune } from '../box/components.ts';
import { enemiesThatCanRetreat } from '../facts/enemies.ts';
import type { Draft } from '../state/draft.ts';
import type { ThrowingRune } from '../state/state.ts';

const DAEG_TURNS = 3;

/** Daeg: three turns without an enemy card, starting with the next one. [Y-655, Y-656] */
function daeg(game: Draft): void {
  game.daeg = DAEG_TURNS;
  emit(game, { type: 'cards-withheld', turns: DAEG_TURNS });
}

const SIGEL_VIKINGS = 15;

/** Sigel: up to fifteen Vikings return from Helheim, shared as the gods wish. [Y-654] */
function sigel(game: Draft): void {
  const vikings = Math.min(SIGEL_VIKINGS, game.helheim);
  if (vikings === 0) emit(game, { type: 'rune-without-effect', rune: 'sigel' });
  else ask(game, { about: 'sigel', vikings });
}

export function shareVikings(game: Draft, shares: readonly number[]): void {
  game.seats.forEach((seat, at) => {
    const share = shares[at] ?? 0;
    seat.vikings += share;
    game.helheim -= share;
  });
  emit(game, { type: 'vikings-shared', shares });
}

/**
 * Mann and Tiwaz: one of these runes throws one enemy back three spaces, the other throws three different enemies back one space
 * each. The edition determines which rune does which. If fewer enemies can move, only those are thrown back. [Y-658 to Y-662]
 */
function throwBack(rune: ThrowingRune): (game: Draft) => void {
  return (game) => {
    const { enemies, spaces } = boxOf(game).runes[rune];
    const among = enemiesThatCanRetreat(game);
    if (among.length === 0) emit(game, { type: 'rune-without-effect', rune });
    else ask(game, { about: 'throw-back', rune, among, count: Math.min(enemies, among.length), spaces });
  };
}

const RUNE_EFFECTS: Readonly<Record<Rune, (game: Draft) => void>> = {
  sigel,
  daeg,
  mann: throwBack('mann'),
  tiwaz: throwBack('tiwaz'),
};

export function applyRune(game: Draft, rune: Rune): void {
  RUNE_EFFECTS[rune](game);
}
