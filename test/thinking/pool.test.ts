/** Computers think in processes of their own, and none of them can hold up the bot. */
import { afterEach, describe, expect, test } from 'vitest';
import { chooseOptions } from '../../src/core/options.ts';
import { seedFrom } from '../../src/core/random.ts';
import { askedOf } from '../../src/core/requests/answer.ts';
import { seatIndex } from '../../src/core/seat.ts';
import { CHRONICLES } from '../../src/games/chronicles/entry.ts';
import { CATALOGUE } from '../../src/games/index.ts';
import { thinkerHere } from '../../src/thinking/here.ts';
import { openThinkerPool, type PoolSettings, type ThinkerPool } from '../../src/thinking/pool.ts';
import type { Answered, Purpose, Question } from '../../src/thinking/thinker.ts';

const PROGRAM = new URL('./slow.mjs', import.meta.url);

let open: ThinkerPool | undefined;

function opened(settings: PoolSettings = {}): ThinkerPool {
  open = openThinkerPool({ program: PROGRAM, ...settings });
  return open;
}

afterEach(async () => {
  await open?.close();
  open = undefined;
});

function asked(state: unknown, more: Partial<Question> = {}): Question {
  return {
    purpose: 'turn',
    gameId: 'sample',
    state,
    seat: seatIndex(0),
    request: { key: '1', turn: 1, about: 'turn', seats: [seatIndex(0)], alternatives: [] },
    strength: 'good',
    thinkMs: 10_000,
    seed: seedFrom('pool'),
    ...more,
  };
}

/** The test's program says what it was asked, and how many questions it has had. */
function choiceOf(answered: Answered): string {
  if (!answered.ok) throw new Error(JSON.stringify(answered));
  return answered.action.choice;
}

describe('a question', () => {
  test('is answered by the process that answered the one before', async () => {
    const pool = opened();
    expect(choiceOf(await pool.think(asked('first')))).toBe('first 1');
    expect(choiceOf(await pool.think(asked('second')))).toBe('second 2');
  });

  test('of which the process dies fails with the reason, and the next is answered by another', async () => {
    const pool = opened();
    expect(await pool.think(asked('dies'))).toEqual({
      ok: false,
      why: 'failed',
      because: 'the thinking process ended: 7',
    });
    expect(choiceOf(await pool.think(asked('next')))).toBe('next 1');
  });

  test('that is thought about too long is given up with its process', async () => {
    const pool = opened({ graceMs: 1 });
    expect(await pool.think(asked('never answers', { thinkMs: 1 }))).toEqual({ ok: false, why: 'timeout' });
    expect(choiceOf(await pool.think(asked('next')))).toBe('next 1');
  });

  test('whose asker cannot wait is given up; the process goes on', async () => {
    const pool = opened();
    const first = pool.think(asked('takes a while'));
    const second = pool.think(asked('waits', { patienceMs: 1 }));
    expect(await second).toEqual({ ok: false, why: 'timeout' });
    expect(choiceOf(await first)).toBe('takes a while 1');
    expect(choiceOf(await pool.think(asked('third')))).toBe('third 2');
  });

  test('that left the process with too much memory is the last it answers', async () => {
    const pool = opened();
    expect(choiceOf(await pool.think(asked('takes much memory')))).toBe('takes much memory 1');
    expect(choiceOf(await pool.think(asked('next')))).toBe('next 1');
  });
});

describe('many questions at once', () => {
  test('are answered by urgency: advice before the turn of a computer, reviews last', async () => {
    const pool = opened();
    const answered: Purpose[] = [];
    const purposes = ['turn', 'review', 'turn', 'advice'] as const;
    const all = purposes.map(async (purpose) => {
      await pool.think(asked('takes a while', { purpose }));
      answered.push(purpose);
    });
    await Promise.all(all);
    expect(answered).toEqual(['turn', 'advice', 'turn', 'review']);
  });

  test('are refused where too many wait, and given up when the pool closes', async () => {
    const pool = opened();
    const waiting = Array.from({ length: 65 }, () => pool.think(asked('never answers')));
    expect(await pool.think(asked('one more'))).toEqual({ ok: false, why: 'busy' });
    await pool.close();
    for (const given of [...waiting, pool.think(asked('late'))])
      expect(await given).toEqual({ ok: false, why: 'closed' });
  });
});

test('the real program gives the answer that it gives here', async () => {
  const pool = openThinkerPool();
  open = pool;
  const { game } = CHRONICLES;
  const chosen = chooseOptions(game.options, {});
  if (!chosen.ok) throw new Error('the usual options');
  const { options } = chosen;
  const seed = seedFrom('a question');
  const { state } = game.setup({
    options,
    roles: game.roles.slice(0, 3),
    seed,
    box: game.box(options, null),
  });
  const [request] = game.requests(state);
  const [seat] = request?.seats ?? [];
  if (request === undefined || seat === undefined) throw new Error('nobody is asked');
  const question = { ...asked(state), gameId: game.id, request: askedOf(request, [seat]), seat };
  const answered = await pool.think(question);
  expect(answered).toEqual(await thinkerHere(CATALOGUE, 1).think(question));
});
