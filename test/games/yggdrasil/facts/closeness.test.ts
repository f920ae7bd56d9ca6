/** The closeness of a won game. */
import { describe, expect, test } from 'vitest';
import { RULE_STATES } from '../../../../src/games/yggdrasil/box/box.ts';
import { YGGDRASIL } from '../../../../src/games/yggdrasil/entry.ts';
import { yggdrasil } from '../../../../src/games/yggdrasil/game.ts';
import { translator } from '../../../../src/words/translate.ts';
import { tableOf } from '../table.ts';

describe.each(RULE_STATES)('under the rules of %s, a won game with', (rules) => {
  test.each([
    { what: 'one a space before the Residence', spaces: [7, 1, 1, 1, 1, 1], steps: 1 },
    { what: 'two beyond the door and one before it', spaces: [6, 7, 5, 1, 1, 1], steps: 1 },
    { what: 'one beyond the door, two behind it', spaces: [6, 5, 4, 1, 1, 1], steps: 2 },
    { what: 'four beyond the wall and one before it', spaces: [4, 4, 4, 4, 3, 1], steps: 1 },
    { what: 'everybody two spaces before the wall', spaces: [2, 2, 2, 2, 2, 2], steps: 6 },
  ])('$what was $steps space(s) from defeat [Y-802, Y-803, Y-804]', ({ spaces, steps }) => {
    const [hel = 1, surt = 1, jormungand = 1, loki = 1, nidhogg = 1, fenrir = 1] = spaces;
    const enemies = { hel, surt, jormungand, loki, nidhogg, fenrir };
    const game = tableOf(rules, 'thor').with({ deck: [], enemies });
    expect(yggdrasil.closeness?.(game.state)).toBeNull();
    game.done();
    expect(game.state.end).toEqual({ kind: 'won' });
    expect(yggdrasil.closeness?.(game.state)).toBe(steps);
  });
});

test('a lost game was not close [Y-804]', () => {
  const lost = tableOf('2018', 'thor')
    .with({ enemies: { hel: 8 } })
    .done();
  expect(lost.state.end).toMatchObject({ kind: 'lost' });
  expect(yggdrasil.closeness?.(lost.state)).toBeNull();
});

test('the closeness is counted in spaces', () => {
  const english = translator('en');
  const told = [1, 3].map((steps) => english(YGGDRASIL.presenter.closeness?.(steps)));
  expect(told).toEqual(['1 space from defeat', '3 spaces from defeat']);
});

describe('the difficulty of a table', () => {
  const options = { rules: '2018', angry: 0, ragnarok: 0, bags: 'open', 'ask-elves': 'always' };

  test('is the number of special cards, drawn at random or set by the host', () => {
    const picked = YGGDRASIL.difficultyOf({ ...options, angry: 2 });
    const named = YGGDRASIL.difficultyOf({ ...options, bags: 'closed', angry: ['hel', 'surt'] });
    expect(picked).toEqual({ rules: '2018', angry: 2 });
    expect(named).toEqual(picked);
  });

  test('differs between shuffled special cards and a spread deck', () => {
    const shuffled = YGGDRASIL.difficultyOf({ ...options, angry: 2, specials: 'shuffled' });
    expect(shuffled).toEqual({ rules: '2018', angry: 2, specials: 'shuffled' });
    expect(YGGDRASIL.difficultyOf({ ...options, angry: 2, specials: 'spread' })).not.toEqual(shuffled);
  });

  test('is the same for all tables without special cards', () => {
    const none = YGGDRASIL.difficultyOf({ ...options, angry: [], ragnarok: 0 });
    expect(none).toEqual({ rules: '2018' });
    expect(YGGDRASIL.difficultyOf({ ...options, specials: 'shuffled' })).toEqual(none);
  });
});
