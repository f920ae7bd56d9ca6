/** The options typed for a new table before its game was chosen, in the id of a button. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type TypedWish,
  wishCode,
  wishFor,
  wishIn,
} from '../../src/discord/interactions/opening/typed-wish.ts';
import { YGGDRASIL } from '../../src/games/yggdrasil/entry.ts';
import type { UserId } from '../../src/tables/model/table.ts';
import { translator } from '../../src/words/translate.ts';

const NOTHING: TypedWish = {
  role: null,
  difficulty: null,
  with: null,
  where: null,
  passing: null,
  isCasual: null,
  advice: null,
  deadlineHours: null,
  language: null,
  seed: null,
  options: {},
};
const text = fc.stringMatching(/^[\p{L}\p{N} .:_-]{1,20}$/u);
const orNot = <Value>(values: readonly Value[]) => fc.constantFrom(null, ...values);

test('typed options survive the round trip through the id', () => {
  const typed = fc.record({
    role: fc.option(text, { nil: null }),
    difficulty: fc.option(text, { nil: null }),
    with: orNot(['1200000000000000202' as UserId]),
    where: orNot(['thread', 'channel'] as const),
    passing: orNot(['at-once', 'after-a-minute', 'by-hand'] as const),
    isCasual: orNot([true, false]),
    advice: orNot(['off', 'private', 'open'] as const),
    deadlineHours: orNot([0, 12, 168]),
    language: orNot(['en', 'fr', 'it', 'ja'] as const),
    seed: fc.option(text, { nil: null }),
    options: fc.dictionary(fc.constantFrom('rules', 'angry'), text, { noNullPrototype: true }),
  });
  fc.assert(
    fc.property(typed, (wish) => {
      expect(wishIn(wishCode(wish) ?? '')).toEqual(wish);
    }),
  );
});

test('the ids of posted messages keep their meaning', () => {
  const wish: TypedWish = {
    role: 'thor',
    difficulty: 'heroic',
    with: '1200000000000000202' as UserId,
    where: 'channel',
    passing: 'by-hand',
    isCasual: true,
    advice: 'off',
    deadlineHours: 24,
    language: 'fr',
    seed: 'ash',
    options: { rules: '2010' },
  };
  const code = 'rthor;hheroic;u1200000000000000202;wchannel;pby-hand;ctrue;aoff;d24;lfr;sash;orules=2010';
  expect(wishCode(wish)).toBe(code);
  expect(wishIn(code)).toEqual(wish);
  expect(wishIn('')).toEqual(NOTHING);
});

test("text that would break the id is dropped, and ids the bot didn't write are rejected", () => {
  expect(wishCode({ ...NOTHING, seed: 'a;b' })).toBeNull();
  expect(wishCode({ ...NOTHING, role: 'a|b' })).toBeNull();
  for (const forged of ['d13', 'x1', 'wroof', 'lxx', 'd24;d24', 'sash;rthor'])
    expect(wishIn(forged)).toBeNull();
});

test('the options for the chosen game are read, and the others get their defaults', () => {
  const typed = { ...NOTHING, deadlineHours: 24, options: { angry: '3', bags: 'half open' } };
  const wish = wishFor('yggdrasil', YGGDRASIL, typed, translator('en'));
  expect(wish).toMatchObject({ gameId: 'yggdrasil', deadlineHours: 24, passing: 'after-a-minute' });
  expect(wish).toMatchObject({ options: { angry: 3, bags: 'half open' } });
  expect(wish).not.toHaveProperty('seed');
});

test("a difficulty is recognized by its name and by its word in the person's language", () => {
  const optionsOf = (difficulty: string) =>
    wishFor('yggdrasil', YGGDRASIL, { ...NOTHING, difficulty }, translator('fr')).options;
  const french = translator('fr')({ key: 'lobby.difficulty.hard' });
  expect(optionsOf('angry-6')).toEqual({ angry: 6, ragnarok: 0 });
  expect(optionsOf(` ${french.toUpperCase()} `)).toEqual({ angry: 6, ragnarok: 0 });
  expect(optionsOf('impossible')).toEqual({});
});
