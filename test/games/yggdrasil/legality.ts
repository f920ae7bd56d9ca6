/** What holds at every moment of every game: no piece is ever added, lost or doubled. */
import { expect } from 'vitest';
import {
  type Card,
  ENEMIES,
  enemyOn,
  GIANTS,
  ISLANDS,
  isAngry,
  isRagnarok,
} from '../../../src/games/yggdrasil/components.ts';
import type { YggdrasilState } from '../../../src/games/yggdrasil/state.ts';

export const VIKINGS_IN_THE_BOX = 47;
export const FIRE_GIANTS_IN_THE_BOX = 42;

export function expectLegal(state: YggdrasilState): void {
  expect(JSON.parse(JSON.stringify(state)), 'a state is plain data').toEqual(state);
  expect(countersOf(state).filter((count) => !Number.isInteger(count) || count < 0)).toEqual([]);
  expect(vikingsIn(state), 'Vikings [Y-116]').toBe(VIKINGS_IN_THE_BOX);
  expect(fireGiantsIn(state), 'Fire Giants [Y-116]').toBe(FIRE_GIANTS_IN_THE_BOX);
  expect(elvesIn(state), 'Elves [Y-103]').toBe(state.seats.length + 1);
  expect([...state.pile, ...state.active, ...state.beaten].sort(), 'giants').toEqual([...GIANTS].sort());
  expectOneArtifactOfEach(state);
  expectTheWholeDeck([...state.deck, ...state.drawn, ...state.discard]);
  for (const enemy of ENEMIES) expect([1, 2, 3, 4, 5, 6, 7, 8]).toContain(state.enemies[enemy]);
}

function countersOf({ bags, seats, ...state }: YggdrasilState): readonly number[] {
  return [
    state.helheim,
    state.lostVikings,
    state.muspellheim,
    state.alfheim,
    ...ISLANDS.flatMap((island) => [bags[island].vikings, bags[island].fireGiants]),
    ...seats.flatMap(({ vikings, elves }) => [vikings, elves]),
  ];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

function vikingsIn({ bags, seats, helheim, lostVikings }: YggdrasilState): number {
  return (
    helheim +
    lostVikings +
    sum(ISLANDS.map((island) => bags[island].vikings)) +
    sum(seats.map((seat) => seat.vikings))
  );
}

function fireGiantsIn({ bags, muspellheim }: YggdrasilState): number {
  return muspellheim + sum(ISLANDS.map((island) => bags[island].fireGiants));
}

function elvesIn({ alfheim, seats }: YggdrasilState): number {
  return alfheim + sum(seats.map((seat) => seat.elves));
}

function expectOneArtifactOfEach({ seats }: YggdrasilState): void {
  for (const enemy of ENEMIES) {
    const levels = seats.map((seat) => seat.artifacts[enemy]).filter((level) => level > 0);
    expect(levels.length, `artifacts against ${enemy} [Y-107]`).toBe(new Set(levels).size);
  }
}

/** Seven cards of each enemy, an Angry one in the place of a plain one, and Ragnarök cards on top of them. */
function expectTheWholeDeck(cards: readonly Card[]): void {
  const ragnarok = cards.filter(isRagnarok);
  const specials = [...ragnarok, ...cards.filter(isAngry)];
  const enemies = cards.flatMap((card) => (isRagnarok(card) ? [] : [enemyOn(card)]));
  for (const enemy of ENEMIES) {
    expect(enemies.filter((each) => each === enemy).length, `cards of ${enemy} [Y-121]`).toBe(7);
  }
  expect(new Set(specials).size).toBe(specials.length);
}
