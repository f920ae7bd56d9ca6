/** A game's written log is opened again under the rules it was played with, or refused with the reason. */
import { describe, expect, test } from 'vitest';
import type { Opening } from '../../../src/core/game.ts';
import { type GameLog, openLog } from '../../../src/core/logs/log.ts';
import { readLog } from '../../../src/core/logs/read-log.ts';
import { playOut } from '../../../src/core/playing.ts';
import { atRandom } from '../../../src/core/policy.ts';
import { seedFrom } from '../../../src/core/random.ts';
import { yggdrasil } from '../../../src/games/yggdrasil/game.ts';

const OPTIONS = { rules: '2018', angry: 2, ragnarok: 1, bags: 'open', 'ask-elves': 'always' };

const OPENING: Opening = {
  options: OPTIONS,
  box: yggdrasil.box(OPTIONS, null),
  roles: ['odin', 'tyr', 'freyja'],
  seed: seedFrom('a written log'),
};

const PLAYED = [...playOut(yggdrasil, OPENING, atRandom)];

const LOG: GameLog = {
  game: 'yggdrasil',
  rulesVersion: yggdrasil.rulesVersion,
  opening: OPENING,
  actions: PLAYED.flatMap(({ seat, action }) => (seat === null || action === null ? [] : [{ seat, action }])),
};

function withOpening(change: Partial<Opening>): GameLog {
  return { ...LOG, opening: { ...OPENING, ...change } };
}

test('a log is written as JSON, read, and opened with every moment of the game', () => {
  const read = readLog(JSON.parse(JSON.stringify(LOG)));
  expect(read).toEqual({ ok: true, log: LOG });
  expect(openLog(yggdrasil, LOG)).toEqual({
    ok: true,
    moments: PLAYED.map(({ state, events }) => ({ state, events })),
  });
});

test("an entry that both undoes and deals again is refused, because it's ambiguous", () => {
  const entry = { seat: 0, back: 1, reseed: seedFrom('anew') };
  expect(readLog({ ...LOG, actions: [...LOG.actions.slice(0, 3), entry] })).toEqual({
    ok: false,
    at: ['actions', 3, 'reseed'],
    expected: 'nothing',
  });
});

test('a log in which the hidden parts were dealt again is read and opened too', () => {
  const actions = [...LOG.actions.slice(0, 3), { reseed: seedFrom('anew') }];
  const read = readLog(JSON.parse(JSON.stringify({ ...LOG, actions })));
  expect(read).toEqual({ ok: true, log: { ...LOG, actions } });
  expect(openLog(yggdrasil, { ...LOG, actions }).ok).toBe(true);
  expect(readLog({ ...LOG, actions: [{ reseed: 5 }] })).toEqual({
    ok: false,
    at: ['actions', 0, 'reseed'],
    expected: 'text',
  });
});

describe('a log is not opened', () => {
  test('under the rules of another game', () => {
    expect(openLog(yggdrasil, { ...LOG, game: 'chess' })).toEqual({
      ok: false,
      code: 'other-game',
      game: 'chess',
    });
  });

  test('under rules of another version, which is named', () => {
    expect(openLog(yggdrasil, { ...LOG, rulesVersion: 'yggdrasil-99' })).toEqual({
      ok: false,
      code: 'unknown-rules',
      rulesVersion: 'yggdrasil-99',
    });
  });

  test.each([
    ['an option with an unknown name', { options: { ...OPTIONS, weather: 'rain' } }, 'unknown-option'],
    ['an option with an unknown value', { options: { ...OPTIONS, bags: 'torn' } }, 'bad-option'],
    ['options that do not go together', { options: { ...OPTIONS, rules: '2010' } }, 'no-ragnarok'],
    ['no one at the table', { roles: [] }, 'bad-roles'],
    ['a stranger', { roles: ['odin', 'zeus'] }, 'bad-roles'],
    ['the same god twice', { roles: ['odin', 'odin'] }, 'bad-roles'],
  ])('if it starts with %s', (_, change, code) => {
    expect(openLog(yggdrasil, withOpening(change))).toMatchObject({
      ok: false,
      code: 'bad-opening',
      refusal: { code },
    });
  });

  test('if it names a role although all seats are alike', () => {
    const setup: typeof yggdrasil.setup = (opening) => yggdrasil.setup({ ...opening, roles: OPENING.roles });
    const alike = { ...yggdrasil, roles: [], setup };
    const roles = ['', '', ''];
    expect(openLog(alike, withOpening({ roles }))).toMatchObject({ ok: true });
    expect(openLog(alike, withOpening({ roles: roles.with(1, 'tyr') }))).toMatchObject({
      ok: false,
      code: 'bad-opening',
      refusal: { code: 'bad-roles' },
    });
  });

  test.each([null, 'box', 7, [], {}, { ...(OPENING.box as object), bags: null }])(
    'if it was played with an impossible box: %j',
    (box) => {
      expect(openLog(yggdrasil, withOpening({ box }))).toMatchObject({ ok: false, code: 'bad-box' });
    },
  );

  test('beyond an action that the rules refuse', () => {
    const [first] = LOG.actions;
    if (first === undefined) throw new Error('the log is empty');
    const forged = { ...LOG, actions: LOG.actions.with(3, first) };
    expect(openLog(yggdrasil, forged)).toMatchObject({ ok: false, code: 'broken', index: 3 });
  });
});

describe('JSON that is not a log is refused at the place of the fault', () => {
  const [first] = LOG.actions;
  const action = first !== undefined && 'action' in first ? first.action : undefined;

  test.each<readonly [unknown, readonly (string | number)[], string]>([
    [null, [], 'object'],
    [{ ...LOG, actions: [{ seat: 0, back: 0 }] }, ['actions', 0, 'back'], 'count'],
    ['log', [], 'object'],
    [[], [], 'object'],
    [{}, ['game'], 'text'],
    [Object.create(LOG), ['game'], 'text'],
    [{ ...LOG, rulesVersion: 2 }, ['rulesVersion'], 'text'],
    [{ ...LOG, opening: null }, ['opening'], 'object'],
    [{ ...LOG, opening: { ...OPENING, options: [] } }, ['opening', 'options'], 'object'],
    [{ ...LOG, opening: { ...OPENING, options: { angry: null } } }, ['opening', 'options', 'angry'], 'value'],
    [{ ...LOG, opening: { ...OPENING, options: { angry: [1] } } }, ['opening', 'options', 'angry'], 'value'],
    [{ ...LOG, opening: { ...OPENING, roles: 'odin' } }, ['opening', 'roles'], 'list'],
    [{ ...LOG, opening: { ...OPENING, roles: ['odin', 1] } }, ['opening', 'roles', 1], 'text'],
    [{ ...LOG, opening: { ...OPENING, seed: undefined } }, ['opening', 'seed'], 'text'],
    [{ ...LOG, opening: { ...OPENING, box: undefined } }, ['opening', 'box'], 'anything'],
    [{ ...LOG, actions: {} }, ['actions'], 'list'],
    [{ ...LOG, actions: [...LOG.actions.slice(0, 2), null] }, ['actions', 2], 'object'],
    [{ ...LOG, actions: [{ seat: -1, action }] }, ['actions', 0, 'seat'], 'seat'],
    [{ ...LOG, actions: [{ seat: 0.5, action }] }, ['actions', 0, 'seat'], 'seat'],
    [{ ...LOG, actions: [{ seat: '0', action }] }, ['actions', 0, 'seat'], 'seat'],
    [{ ...LOG, actions: [{ seat: 0, action: [] }] }, ['actions', 0, 'action'], 'object'],
    [
      { ...LOG, actions: [{ seat: 0, action: { ...action, values: { of: { hel: 'x' } } } }] },
      ['actions', 0, 'action', 'values', 'of'],
      'value',
    ],
  ])('fault %#', (json, at, expected) => {
    expect(readLog(json)).toEqual({ ok: false, at, expected });
  });

  test('reading a log ignores unknown fields', () => {
    const more = { ...LOG, players: ['Anna'] };
    expect(readLog(more)).toEqual({ ok: true, log: more });
  });
});

describe('a log that starts from a migrated state', () => {
  const LATER: GameLog = {
    ...LOG,
    state: JSON.parse(JSON.stringify(PLAYED[7]?.state)),
    actions: LOG.actions.slice(7),
  };

  test('is opened from that state, and has the same end', () => {
    const opened = openLog(yggdrasil, LATER);
    if (!opened.ok) throw new Error(opened.code);
    expect(opened.moments).toHaveLength(PLAYED.length - 7);
    expect(opened.moments[0]).toEqual({ state: PLAYED[7]?.state, events: [] });
    expect(opened.moments.at(-1)?.state).toEqual(PLAYED.at(-1)?.state);
  });

  test.each([null, 7, {}])('is not opened if that state is %j', (state) => {
    expect(openLog(yggdrasil, { ...LATER, state })).toMatchObject({ ok: false, code: 'bad-state' });
  });
});
