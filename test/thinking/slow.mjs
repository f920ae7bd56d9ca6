/** A program for tests of the pool: it treats each question as its state says. */
import { setTimeout as wait } from 'node:timers/promises';
import { getHeapStatistics } from 'node:v8';

const ENORMOUS = 1e12;
let asked = 0;

async function treat({ state, request, thinkMs }) {
  asked += 1;
  if (state === 'dies') process.exit(7);
  if (state === 'never answers') return;
  if (state === 'takes a while') await wait(100);
  const known = {
    'how large a heap in bytes': getHeapStatistics().heap_size_limit,
    'how long it may think in ms': thinkMs,
  };
  const told = known[state] ?? `${state} ${asked}`;
  const action = { request: request.key, choice: String(told), values: {} };
  const memory = state === 'takes much memory' ? ENORMOUS : 1;
  process.send?.({ kind: 'answer', answer: { action, thought: null }, memory });
}

process.on('message', (question) => void treat(question));
process.on('disconnect', () => process.exit());
process.send?.({ kind: 'ready' });
