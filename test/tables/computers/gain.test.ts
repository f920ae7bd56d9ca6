/** The plain reason that a board gives for a computer's turn. */
import { expect, test } from 'vitest';
import { seatIndex } from '../../../src/core/seat.ts';
import { CATALOGUE } from '../../../src/games/index.ts';
import { gainOf } from '../../../src/tables/computers/gain.ts';

const entry = [...CATALOGUE.values()].find(({ judgement }) => judgement?.kind === 'duel');

/** Of a duel in which a state is nothing but its parts. */
function gainBetween(before: object, after: object) {
  if (entry?.judgement == null) throw new Error('no duel has a mind');
  const game = { ...entry.game, observe: (state: unknown) => state };
  const judgement = {
    ...entry.judgement,
    parts: (view: unknown) => view as { readonly [part: string]: number },
  };
  return gainOf({ ...entry, game, judgement }, before, after, seatIndex(0));
}

test('what has grown most beside what there was; nothing where nothing has', () => {
  const before = { points: 4, gold: -4, relics: 0, nameless: 0 };
  expect(gainBetween(before, { points: 3, gold: -2, relics: 1, nameless: 9 })).toMatchObject({
    key: 'computers.gain',
    with: { part: { key: expect.stringContaining('relics') }, had: 0, now: 1 },
  });
  expect(gainBetween(before, { ...before, gold: -2 })?.with).toMatchObject({ had: -4, now: -2 });
  expect(gainBetween(before, { ...before, points: 3 })).toBeUndefined();
});
