/** Every reason for which the rules refuse an action, each reached at a table. */
import { describe, expect, test } from 'vitest';
import type { Refusal } from '../../../../src/core/result.ts';
import { micromidgard } from '../../../../src/games/micromidgard/game.ts';
import type { MicromidgardRefusal } from '../../../../src/games/micromidgard/state/events.ts';
import { SHUT_IN, UNCOVERED } from '../moment.ts';
import { opened, SEATS, spending, table } from '../table.ts';

const MET: Readonly<Record<MicromidgardRefusal['code'], () => Refusal>> = {
  'move-first': () => table().refuses('raise', { track: 'red' }),
  'already-moved': () => spending().refuses('move:dain', { realm: 'midgard' }),
  'meeple-marked': () => table({ opponent: { marked: 'dain' } }).refuses('move:dain', { realm: 'midgard' }),
  'same-realm': () => table().refuses('move:dain', { realm: 'muspellheim' }),
  'realm-taken': () => table().refuses('move:duneyr', { realm: 'asgard' }),
  'link-destroyed': () =>
    table({ doom: ['muspellheim'], ragnaroks: 1 }).refuses('move:dain', { realm: 'midgard' }),
  'not-adjacent': () => table().refuses('move:dain', { realm: 'niflheim' }),
  'wolf-action-waits': () => spending({ wolfActions: { sun: 1 } }).refuses('done'),
  'no-wolf-action': () => spending().refuses('run', { wolf: 'sun' }),
  'turn-decided': () => spending({ points: 9 }).refuses('raise', { track: 'red' }),
  'no-action': () => spending().refuses('raise', { track: 'sun' }),
  'top-level': () => spending({ levels: { red: 4 } }).refuses('raise', { track: 'red' }),
  'above-your-level': () => spending().refuses('activate:red:2'),
  'covered-by-relic': () => spending().refuses('activate:red:1'),
  'relic-not-on-track': () => spending().refuses('claim', { relic: '1c' }),
  'relic-not-yours': () => spending().refuses('use:1c:gold', { amount: 1 }),
  'relic-used': () => spending({ relics: ['sun 2c'], used: ['2c'] }).refuses('use:2c'),
  'too-few': () => spending({ covers: UNCOVERED }).refuses('activate:red:1'),
  'too-few-resources': () => spending({ relics: ['sun 3a'] }).refuses('use:3a', { gold: 4 }),
  'no-such-relic': () =>
    spending({ covers: UNCOVERED, blessings: ['wayland'] }).refuses('activate:red:1', { relic: '1c' }),
  'nothing-to-convert': () => spending({ relics: ['sun 2a'], gold: 2 }).refuses('use:2a'),
  'nothing-to-exchange': () => spending({ relics: ['sun 1c'] }).refuses('use:1c:gold', { amount: 1 }),
};

test.each(Object.entries(MET))('a player is refused with the reason: %s', (code, met) => {
  expect(met().code).toBe(code);
});

describe('the refusal says', () => {
  test.each([
    ['whose marker the meeple has', MET['meeple-marked'], { meeple: 'dain', seat: 1 }],
    ['which meeple is in the Realm', MET['realm-taken'], { realm: 'asgard', meeple: 'durathror' }],
    ['which Realm is cut off', MET['link-destroyed'], { realm: 'muspellheim' }],
    ['where the meeple is', MET['not-adjacent'], { from: 'muspellheim', realm: 'niflheim' }],
    ['which action is missing', MET['no-action'], { action: 'sun' }],
    ['how much is missing', MET['too-few'], { resource: 'gold', need: 5, have: 0 }],
    ['which wolf action is needed', MET['nothing-to-convert'], { wolf: 'moon' }],
    ['which Relic covers the square', MET['covered-by-relic'], { relic: '1a' }],
  ] as const)('%s', (_what, met, details) => {
    expect(met()).toMatchObject(details);
  });
});

describe("the refusal doesn't give as a reason", () => {
  test.each([
    ['the action that a Relic costs', { hand: { sun: 1 }, relics: ['sun 2c'] }, 'use:2c', {}, 'no-action'],
    ['an action that the player has', {}, 'claim', { relic: '1a', more: 1 }, 'not-an-answer'],
    ['a wolf that could run', { wolfActions: { sun: 1 } }, 'run', { wolf: 'moon' }, 'not-an-answer'],
    ['a wolf that does not run', {}, 'done', { more: 1 }, 'not-an-answer'],
  ] as const)('%s', (_what, moment, choice, values, code) => {
    expect(spending(moment).refuses(choice, values)).toMatchObject({ code });
  });

  test.each([
    ['an intact link to Midgard', {}, 'move:dain', { realm: 'midgard', more: 1 }],
    ['the meeple in the Realm that an unknown meeple would go to', {}, 'move:sleipnir', { realm: 'asgard' }],
    [
      'a cut link that meeples without a move may ignore [M-207]',
      SHUT_IN,
      'move:duneyr',
      { realm: 'midgard', more: 1 },
    ],
  ] as const)('%s', (_what, moment, choice, values) => {
    expect(table(moment).refuses(choice, values)).toEqual({ code: 'not-an-answer' });
  });

  test('Gold alone if Gold and Mead both count', () => {
    const game = spending({ relics: ['sun 3a'], gold: 1, mead: 2 });
    expect(game.refuses('use:3a', { gold: 1 })).toEqual({ code: 'too-few-resources', need: 4, have: 3 });
  });
});

describe('an action that answers no question', () => {
  test("is refused if it isn't the player's turn, with the current player's seat", () => {
    expect(table().refuses('move:dain', { realm: 'midgard' }, SEATS[1])).toEqual({
      code: 'not-your-turn',
      seat: 0,
    });
  });

  test('is stale if its question is no longer open', () => {
    const game = spending({ hand: { craft: 2 } });
    const { key } = game.request;
    game.plays('raise', { track: 'red' });
    const late = { request: key, choice: 'raise', values: { track: 'moon' } };
    expect(micromidgard.apply(game.state, SEATS[0], late)).toEqual({ ok: false, refusal: { code: 'stale' } });
  });

  test('is too late after the end', () => {
    const { state } = spending({ points: 9 }).done();
    const late = { request: 'any', choice: 'done', values: {} };
    expect(micromidgard.apply(state, SEATS[0], late)).toEqual({
      ok: false,
      refusal: { code: 'game-is-over' },
    });
  });

  test.each([
    ['an unknown meeple', table, 'move:sleipnir', { realm: 'midgard' }],
    ['an unknown Realm', table, 'move:dain', { realm: 'valhalla' }],
    ['no Realm', table, 'move:dain', {}],
    ['an unknown track', spending, 'raise', { track: 'green' }],
    ['an unknown square', spending, 'activate:green:1', {}],
    ['an unknown level', spending, 'activate:red:5', {}],
    ['an unknown Relic', spending, 'claim', { relic: '5a' }],
    ['an unknown Relic to use', spending, 'use:5a', {}],
    ['a value too many', spending, 'raise', { track: 'red', level: 2 }],
    ['something that does not exist', spending, 'feast', {}],
    ['an unknown resource', () => opened('the start'), 'take', { resource: 'iron' }],
  ])('%s is not an answer', (_what, game, choice, values) => {
    expect(game().refuses(choice, values)).toEqual({ code: 'not-an-answer' });
  });

  test('leaves the state unchanged', () => {
    const game = spending();
    const before = structuredClone(game.state);
    game.refuses('raise', { track: 'sun' });
    expect(game.state).toEqual(before);
  });
});

test('no answer in a turn reveals anything, so all of it can be undone [M-909]', () => {
  const game = table();
  const [request] = micromidgard.requests(game.state);
  for (const { id, fields } of request?.alternatives ?? []) {
    const [realm = ''] = fields['realm']?.kind === 'one' ? fields['realm'].of : [];
    const applied = micromidgard.apply(game.state, SEATS[0], {
      request: request?.key ?? '',
      choice: id,
      values: { realm },
    });
    expect(applied).toMatchObject({ ok: true, revealed: false });
  }
});
