/** The log is the game. */
import { describe, expect, test } from 'vitest';
import type { Opening } from '../../../src/core/game.ts';
import {
  heldActions,
  heldEntries,
  type LogEntry,
  type LoggedAction,
  replay,
} from '../../../src/core/logs/replay.ts';
import { playOut } from '../../../src/core/playing.ts';
import { atRandom } from '../../../src/core/policy.ts';
import { openStreams, seedFrom, tableSeedFrom } from '../../../src/core/random.ts';
import { seatIndex } from '../../../src/core/seat.ts';
import { yggdrasil } from '../../../src/games/yggdrasil/game.ts';

const OPTIONS = { rules: '2018', angry: 2, ragnarok: 1, bags: 'open' };

const OPENING: Opening = {
  options: OPTIONS,
  box: yggdrasil.box(OPTIONS, null),
  roles: ['odin', 'tyr', 'freyja'],
  seed: seedFrom('a log'),
};

const PLAYED = [...playOut(yggdrasil, OPENING, atRandom)];

const LOG: readonly LoggedAction[] = PLAYED.flatMap(({ seat, action }) =>
  seat === null || action === null ? [] : [{ seat, action }],
);

describe('a replayed log', () => {
  test('reproduces every moment of the game: the opening, then one for each action', () => {
    const replayed = replay(yggdrasil, OPENING, LOG);
    expect(LOG.length).toBeGreaterThan(20);
    expect(replayed).toEqual({ ok: true, moments: PLAYED.map(({ state, events }) => ({ state, events })) });
  });

  test('gives the same result after a JSON round trip', () => {
    const written = JSON.stringify({ opening: OPENING, log: LOG });
    const read: { opening: Opening; log: readonly LoggedAction[] } = JSON.parse(written);
    expect(replay(yggdrasil, read.opening, read.log)).toEqual(replay(yggdrasil, OPENING, LOG));
  });

  test('gives the same first moments if only part of it is replayed', () => {
    const part = replay(yggdrasil, OPENING, LOG.slice(0, 7));
    expect(part.ok && part.moments).toEqual(
      PLAYED.slice(0, 8).map(({ state, events }) => ({ state, events })),
    );
  });

  test('can continue in the middle from a stored state', () => {
    const middle = PLAYED[10];
    const next = PLAYED[11];
    if (middle === undefined || next?.action == null || next.seat === null)
      throw new Error('too short a game');
    const restored: typeof middle.state = JSON.parse(JSON.stringify(middle.state));
    const applied = yggdrasil.apply(restored, next.seat, next.action);
    expect(applied.ok && applied.state).toEqual(next.state);
  });

  test('gives a different game with a different seed', () => {
    const other = replay(yggdrasil, { ...OPENING, seed: seedFrom('another log') }, []);
    const same = replay(yggdrasil, OPENING, []);
    expect(other.ok && same.ok && other.moments).not.toEqual(same.ok && same.moments);
  });
});

describe('an entry that undoes others', () => {
  const seat = seatIndex(0);
  const [first, second, third] = LOG;
  if (first === undefined || second === undefined || third === undefined) throw new Error('too short a game');
  /** The last two answers are undone, and the first of the two is redone. */
  const again: readonly LogEntry[] = [first, second, third, { seat, back: 2 }, second];

  test("restores the game's state from before the entries it undoes", () => {
    const replayed = replay(yggdrasil, OPENING, again);
    const moments = replayed.ok ? replayed.moments : [];
    expect(moments[4]).toEqual({ state: PLAYED[1]?.state, events: [] });
    expect(moments.at(-1)).toEqual({ state: PLAYED[2]?.state, events: PLAYED[2]?.events });
  });

  test('can undo an undo', () => {
    const replayed = replay(yggdrasil, OPENING, [...again, { seat, back: 2 }]);
    expect(replayed.ok && replayed.moments.at(-1)?.state).toEqual(PLAYED[3]?.state);
    expect(heldActions([...again, { seat, back: 2 }])).toEqual([0, 1, 2]);
  });

  test('leaves only the actions that no entry has undone', () => {
    expect(heldActions(again)).toEqual([0, 4]);
    expect(heldActions(LOG.slice(0, 3))).toEqual([0, 1, 2]);
  });

  test('cannot go back past the start', () => {
    expect(replay(yggdrasil, OPENING, [first, { seat, back: 2 }])).toEqual({
      ok: false,
      index: 1,
      refusal: { code: 'nothing-to-take-back' },
    });
  });
});

describe('a game whose hidden parts are dealt again', () => {
  const reseed = tableSeedFrom('after a loss');
  const log: readonly LogEntry[] = [...LOG.slice(0, 5), { reseed }];

  test('looks the same to everyone, and the same seed gives it the same new random numbers', () => {
    const replayed = replay(yggdrasil, OPENING, log);
    if (!replayed.ok) throw new Error(replayed.refusal.code);
    const [before, after] = replayed.moments.slice(-2);
    if (before === undefined || after === undefined) throw new Error('the log is empty');
    expect(after.events).toEqual([]);
    expect(yggdrasil.observe(after.state)).toEqual(yggdrasil.observe(before.state));
    expect(after.state.streams.dice).toEqual(openStreams(reseed, ['dice']).dice);
    expect(replay(yggdrasil, OPENING, log)).toEqual(replayed);
  });

  test('keeps its actions in force, and the new deal counts as an entry to undo', () => {
    expect(heldActions([...log, ...LOG.slice(5, 6)])).toEqual([0, 1, 2, 3, 4, 6]);
    expect(heldEntries([...log, ...LOG.slice(5, 6)])).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(heldEntries([...log, { seat: seatIndex(0), back: 2 }])).toEqual([0, 1, 2, 3]);
  });
});

describe('an action that the rules refuse', () => {
  test('is reported by its index, with the reason', () => {
    const forged = LOG.with(4, {
      seat: seatIndex(0),
      action: { request: 'none', choice: 'none', values: {} },
    });
    const replayed = replay(yggdrasil, OPENING, forged);
    expect(replayed).toMatchObject({ ok: false, index: 4 });
    expect(!replayed.ok && ['stale', 'not-your-turn']).toContain(!replayed.ok && replayed.refusal.code);
  });

  test('after the end of the game is refused too', () => {
    const [last] = LOG.slice(-1);
    if (last === undefined) throw new Error('the log is empty');
    expect(replay(yggdrasil, OPENING, [...LOG, last])).toEqual({
      ok: false,
      index: LOG.length,
      refusal: { code: 'game-is-over' },
    });
  });
});
