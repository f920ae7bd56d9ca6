/** Beats a giant, takes it out of play, and applies the rune that four beaten giants complete. [Y-641 to Y-643, Y-652] */

import { emit, reveal } from '../../../core/logs/event-record.ts';
import { shuffle } from '../../../core/random.ts';
import { ask } from '../../../core/requests/asking.ts';
import { boxOf } from '../box/box.ts';
import type { Giant } from '../box/components.ts';
import { choosesBeatenGiant } from '../facts/powers.ts';
import type { Draft } from '../state/draft.ts';
import { applyRune } from './runes.ts';

const GIANTS_PER_RUNE = 4;

export function beatGiant(game: Draft, foe: Giant | 'pile'): void {
  const beaten = foe === 'pile' ? turnUpTopOfPile(game) : foe;
  if (choosesBeatenGiant(game)) ask(game, { about: 'odin-giant', beaten });
  else discardGiant(game, beaten);
}

/** Turns up the top giant of the pile, which stays face down until it's beaten. */
function turnUpTopOfPile(game: Draft): Giant {
  const giant = game.pile[0];
  if (giant === undefined) throw new Error('the pile of giants is empty');
  emit(game, { type: 'giant-revealed', giant });
  game.pileTopIsKnown = true;
  reveal(game);
  return giant;
}

/** Takes a giant out of play, wherever it is. If this completes a rune, the rune takes effect immediately. */
export function discardGiant(game: Draft, giant: Giant): void {
  takeOutOfPlay(game, giant);
  completeRune(game, giant);
}

/** Discards a giant chosen from the pile. The god who searched the pile shuffles it before a completed rune takes effect. */
export function discardFromPile(game: Draft, giant: Giant): void {
  takeOutOfPlay(game, giant);
  shufflePile(game);
  completeRune(game, giant);
}

/** Discards a giant for the Vanir's fifth square. Not every edition shuffles the pile afterwards. */
export function discardByVanir(game: Draft, giant: Giant): void {
  takeOutOfPlay(game, giant);
  if (boxOf(game).switches.shufflesSearchedPile) shufflePile(game);
  completeRune(game, giant);
}

function shufflePile(game: Draft): void {
  game.pile = shuffle(game, 'draws', game.pile);
  game.pileTopIsKnown = false;
  reveal(game);
  emit(game, { type: 'pile-shuffled' });
}

function takeOutOfPlay(game: Draft, giant: Giant): void {
  const inPile = game.pile.indexOf(giant);
  if (inPile >= 0) {
    game.pile = game.pile.toSpliced(inPile, 1);
    if (inPile === 0) game.pileTopIsKnown = false;
  } else {
    game.active = game.active.toSpliced(game.active.indexOf(giant), 1);
  }
  game.beaten = [...game.beaten, giant];
  emit(game, { type: 'giant-discarded', giant, from: inPile >= 0 ? 'pile' : 'active' });
}

/** Applies the rune of the giant that was just discarded, if it was the rune's fourth. */
function completeRune(game: Draft, giant: Giant): void {
  const { giants } = boxOf(game);
  const { rune } = giants[giant];
  const parts = game.beaten.filter((each) => giants[each].rune === rune).length;
  if (parts < GIANTS_PER_RUNE) return;
  emit(game, { type: 'rune-completed', rune });
  applyRune(game, rune);
}
