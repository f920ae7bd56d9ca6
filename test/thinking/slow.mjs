/** A program for tests of the pool: it treats each question as its state says. */
import { getPriority } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { getHeapStatistics } from 'node:v8';

const ENORMOUS = 1e12;
let asked = 0;

const slicesOf = new Map();

/** The number of pauses in a review is the place of its decision. */
function review({ number, decision, task }) {
  const had = slicesOf.get(number) ?? 0;
  slicesOf.set(number, had + 1);
  if (had < decision.place) return process.send?.({ kind: 'paused', memory: ENORMOUS });
  const found = { playouts: 0, wins: 0, line: null };
  return process.send?.({ kind: 'answer', answer: { task, found }, memory: 1 });
}

async function treat(question) {
  asked += 1;
  if (question.decision !== undefined) return review(question);
  const { state, request, thinkMs } = question;
  if (state === 'dies') process.exit(7);
  if (state === 'never answers') return;
  if (state === 'takes a while') await wait(100);
  const known = {
    'how large a heap in bytes': getHeapStatistics().heap_size_limit,
    'how long it may think in ms': thinkMs,
    'its niceness': getPriority(),
  };
  const told = known[state] ?? `${state} ${asked}`;
  const action = { request: request.key, choice: String(told), values: {} };
  const memory = state === 'takes much memory' ? ENORMOUS : 1;
  process.send?.({ kind: 'answer', answer: { action, thought: null }, memory });
}

process.on('message', (question) => void treat(question));
process.on('disconnect', () => process.exit());
process.send?.({ kind: 'ready' });
