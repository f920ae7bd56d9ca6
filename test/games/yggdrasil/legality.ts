/** Invariants at every moment of a table in these tests, whichever special cards it plays with. */
import { expect } from 'vitest';
import { enemyOn, isAngry, isRagnarok } from '../../../src/games/yggdrasil/box/components.ts';
import type { YggdrasilState } from '../../../src/games/yggdrasil/state/state.ts';
import { brokenRules } from '../../../tools/conformance/games/yggdrasil/invariants.ts';

export const VIKINGS_IN_THE_BOX = 47;
export const FIRE_GIANTS_IN_THE_BOX = 42;

export function expectLegal(state: YggdrasilState): void {
  expect(JSON.parse(JSON.stringify(state)), 'a state is plain data').toEqual(state);
  const cards = [...state.deck, ...state.drawn, ...state.discard];
  const specials = { angry: cards.filter(isAngry).map(enemyOn), ragnarok: cards.filter(isRagnarok) };
  expect(brokenRules(state, specials)).toEqual([]);
}
