/** The plain reason for a computer's turn, if its answers weren't compared. */
import { expect, test } from 'vitest';
import type { GameEntry } from '../../../src/core/catalogue.ts';
import { seatIndex } from '../../../src/core/seat.ts';
import { CATALOGUE } from '../../../src/games/index.ts';
import { gainOf } from '../../../src/tables/computers/turn.ts';

const entry = [...CATALOGUE.values()].find(({ judgement }) => judgement?.kind === 'duel');

/** The gain in a duel whose states consist only of their parts, with their names as text. */
function gainBetween(before: object, after: object) {
  if (entry?.judgement == null || entry.guide === null) throw new Error('no duel has a mind');
  const game = { ...entry.game, observe: (state: unknown) => state };
  const judgement = {
    ...entry.judgement,
    parts: (view: unknown) => view as { readonly [part: string]: number },
  };
  const guide: GameEntry['guide'] = {
    ...entry.guide,
    part: (part, { now, instead }) => (part === 'nameless' ? null : { key: part, with: { now, instead } }),
  };
  return gainOf({ ...entry, game, judgement, guide }, before, after, seatIndex(0));
}

test('the gain names the part that grew most, or nothing if no part grew', () => {
  const before = { points: 4, gold: -4, relics: 0, nameless: 0 };
  expect(gainBetween(before, { points: 3, gold: -2, relics: 1, nameless: 9 })).toEqual({
    key: 'relics',
    with: { now: 1, instead: 0 },
  });
  expect(gainBetween(before, { ...before, gold: -2 })).toMatchObject({
    with: { now: -2, instead: -4 },
  });
  expect(gainBetween(before, { ...before, points: 3 })).toBeUndefined();
});
