/** Computers think in separate processes, and none of them can block the bot. */
import { getPriority } from 'node:os';
import { afterEach, expect, test } from 'vitest';
import { chooseOptions } from '../../src/core/options.ts';
import { seedFrom } from '../../src/core/random.ts';
import { enumerate, requestForSeats } from '../../src/core/requests/answer.ts';
import { seatIndex } from '../../src/core/seat.ts';
import { CHRONICLES } from '../../src/games/chronicles/entry.ts';
import { CATALOGUE } from '../../src/games/index.ts';
import { MICROMIDGARD } from '../../src/games/micromidgard/entry.ts';
import { MINDS } from '../../src/games/minds.ts';
import { comparing } from '../../src/mind/review/comparing.ts';
import { usualReviewEffort, weigh } from '../../src/mind/review/weighing.ts';
import { inOneGo } from '../../src/mind/work.ts';
import { NICENESS } from '../../src/runtime/low-priority.ts';
import { thinkerHere } from '../../src/thinking/here.ts';
import { openThinkerPool, type PoolSettings, type ThinkerPool } from '../../src/thinking/pool.ts';
import type { Answered, Purpose, Question, ReviewQuestion } from '../../src/thinking/thinker.ts';
import { openThinkers } from '../../src/thinking/thinkers.ts';

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

/** A review that the test's program pauses this many times. */
function slices(pauses: number): ReviewQuestion {
  const request = asked('').request;
  const action = { request: '1', choice: 'any', values: {} };
  const decision = { at: 0, place: pauses, seat: seatIndex(0), request, action, state: null };
  return { purpose: 'review', gameId: 'sample', decision, task: 'play-out', thinkMs: 10_000 };
}

/** The test's program reports its question, and its number of questions so far. */
function choiceOf(answered: Answered): string {
  if (!answered.ok) throw new Error(JSON.stringify(answered));
  return answered.action.choice;
}

test('a process answers one question after another until it dies, is late or uses too much memory', async () => {
  const pool = opened({ graceMs: 1 });
  const answers = async (state: string) => choiceOf(await pool.think(asked(state)));
  expect([await answers('first'), await answers('second')]).toEqual(['first 1', 'second 2']);
  expect(await pool.think(asked('dies'))).toEqual({
    ok: false,
    code: 'failed',
    because: 'the thinking process ended: 7',
  });
  expect([await answers('next'), await answers('takes much memory')]).toEqual([
    'next 1',
    'takes much memory 2',
  ]);
  expect(await answers('next')).toBe('next 1');
  // Only the process that exceeds its heap dies, long before the machine runs out of memory.
  expect(Number(await answers('how large a heap in bytes'))).toBeLessThan(300 * 1024 * 1024);
  expect(await pool.think(asked('never answers', { thinkMs: 1 }))).toEqual({ ok: false, code: 'timeout' });
  expect(await answers('next')).toBe('next 1');
});

test('the most urgent question comes first, and abandoned ones are skipped', async () => {
  const pool = opened();
  const answered: string[] = [];
  const asks = async (purpose: Purpose, more: Partial<Question> = {}) => {
    const given = await pool.think(asked('takes a while', { purpose, ...more }));
    answered.push(given.ok ? purpose : given.code);
  };
  await Promise.all([
    asks('turn'),
    asks('review'),
    asks('turn'),
    asks('advice', { patienceMs: 1 }),
    asks('advice'),
  ]);
  expect(answered).toEqual(['timeout', 'turn', 'advice', 'turn', 'review']);
  expect(choiceOf(await pool.think(asked('last')))).toBe('last 5');
});

test('a review pauses for every incoming turn, and then continues', async () => {
  const pool = opened();
  const answered: string[] = [];
  const review = pool.review(slices(3)).then(({ ok }) => answered.push(`review ${ok}`));
  const asks = async (state: string) => answered.push(choiceOf(await pool.think(asked(state))));
  await Promise.all([asks('a turn'), asks('another'), review]);
  expect(answered).toEqual(['a turn 2', 'another 3', 'review true']);
  expect(choiceOf(await pool.think(asked('how often')))).toBe('how often 7');
});

test('after a wait a question gets no more time than its caller is still willing to wait', async () => {
  const pool = opened();
  // On a busy machine the start of a process can outlast any wait.
  await pool.think(asked('first'));
  const thinks = { thinkMs: 5_000 };
  const [, hurried, patient] = await Promise.all([
    pool.think(asked('takes a while')),
    pool.think(asked('how long it may think in ms', { ...thinks, patienceMs: 5_000 })),
    pool.think(asked('how long it may think in ms', thinks)),
  ]);
  expect(Number(choiceOf(hurried))).toBeLessThan(4_900);
  expect(choiceOf(patient)).toBe('5000');
});

test("advice doesn't wait for a computer's turn, and two simultaneous callers get the same", async () => {
  const thinkers = openThinkers({ program: PROGRAM });
  open = thinkers;
  const turn = thinkers.think(asked('never answers'));
  const question = asked('advice', { purpose: 'advice' });
  const given = await Promise.all([thinkers.think(question), thinkers.think(question)]);
  expect(given.map(choiceOf)).toEqual(['advice 1', 'advice 1']);
  await thinkers.close();
  expect(await turn).toEqual({ ok: false, code: 'closed' });
});

test('a board is drawn before advice, and advice is given before a computer thinks', async () => {
  const { drawing, advice, thinking } = NICENESS;
  expect(0).toBeLessThan(drawing);
  expect(drawing).toBeLessThan(advice);
  expect(advice).toBeLessThan(thinking);
  const thinkers = openThinkers({ program: PROGRAM });
  open = thinkers;
  const asks = async (purpose: Purpose) =>
    Number(choiceOf(await thinkers.think(asked('its niceness', { purpose }))));
  // A test that itself runs at a low priority can't start processes with a higher one.
  const own = getPriority();
  expect(await asks('advice')).toBe(Math.max(own, advice));
  expect(await asks('turn')).toBe(Math.max(own, thinking));
});

test("a computer's turn isn't refused because too many attempts wait", async () => {
  const pool = opened();
  const attempts = Array.from({ length: 65 }, () =>
    pool.think(asked('never answers', { purpose: 'attempt' })),
  );
  expect(await pool.think(asked('never answers', { purpose: 'attempt' }))).toEqual({
    ok: false,
    code: 'busy',
  });
  const turn = pool.think(asked('never answers', { purpose: 'turn' }));
  await pool.close();
  for (const given of [...attempts, turn]) expect(await given).toEqual({ ok: false, code: 'closed' });
});

test('questions are refused if too many wait, and given up when the pool closes', async () => {
  const pool = opened();
  const waiting = Array.from({ length: 65 }, () => pool.think(asked('never answers')));
  expect(await pool.think(asked('one more'))).toEqual({ ok: false, code: 'busy' });
  await pool.close();
  for (const given of [...waiting, pool.think(asked('late'))])
    expect(await given).toEqual({ ok: false, code: 'closed' });
});

test('the real program knows every game that computers play, as in the catalogue', () => {
  const played = [...CATALOGUE.values()].filter(({ judgement }) => judgement !== null);
  expect([...MINDS.values()]).toEqual(
    played.map(({ game, judgement, daily }) => ({ game, judgement, daily })),
  );
});

test('the real program gives the same answer as this process', async () => {
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
  const question = { ...asked(state), gameId: game.id, request: requestForSeats(request, [seat]), seat };
  const answered = await pool.think(question);
  expect(answered).toEqual(await thinkerHere(CATALOGUE, 1).think(question));
});

/** The first decision of a game of ravens with three answers or more. */
function duelDecision() {
  const { game, judgement } = MICROMIDGARD;
  if (judgement === null) throw new Error('no computer plays it');
  const opening = { options: {}, roles: game.roles.slice(0, 2), seed: seedFrom('a duel') };
  for (let { state } = game.setup({ ...opening, box: game.box({}, null) }); ; ) {
    const [request] = game.requests(state);
    const [seat] = request?.seats ?? [];
    const [action, answer, better] = request === undefined ? [] : enumerate(request, 3);
    if (request === undefined || seat === undefined || action === undefined)
      throw new Error('nobody is asked');
    if (answer !== undefined && better !== undefined)
      return { game, judgement, decision: { at: 0, place: 0, seat, request, action, state }, answer, better };
    const applied = game.apply(state, seat, action);
    if (!applied.ok) throw new Error('the answer is refused');
    ({ state } = applied);
  }
}

test('the real program compares answers as this process does', async () => {
  const pool = openThinkerPool();
  open = pool;
  const { game, judgement, decision, answer, better } = duelDecision();
  const compared = { answer, better, lost: 0.1 };
  const times = { thinkMs: 10_000, patienceMs: 60_000 };
  const asking = {
    purpose: 'review',
    task: 'compare',
    gameId: game.id,
    decision,
    compared,
    ...times,
  } as const;
  const comparison = inOneGo(comparing(game, judgement, decision, compared, usualReviewEffort(judgement)));
  expect(await pool.compare(asking)).toEqual({ ok: true, task: 'compare', comparison });
});

test('the real program judges a decision from a finished game as this process does', async () => {
  const pool = openThinkerPool();
  open = pool;
  const { game, judgement, decision } = duelDecision();
  const question: ReviewQuestion = {
    purpose: 'review',
    gameId: game.id,
    decision,
    task: 'weigh',
    thinkMs: 10_000,
  };
  const weighed = await pool.review(question);
  const found = weigh(game, judgement, decision, usualReviewEffort(judgement));
  expect(weighed).toEqual({ ok: true, task: 'weigh', found });
});
