/** A program for tests of the pool: it treats each question as its state says. */
import { setTimeout as wait } from 'node:timers/promises';

const ENORMOUS = 1e12;
let asked = 0;

async function treat({ state, request }) {
  asked += 1;
  if (state === 'dies') process.exit(7);
  if (state === 'never answers') return;
  if (state === 'takes a while') await wait(100);
  const action = { request: request.key, choice: `${state} ${asked}`, values: {} };
  const memory = state === 'takes much memory' ? ENORMOUS : 1;
  process.send?.({ kind: 'answer', answer: { action, thought: null }, memory });
}

process.on('message', (question) => void treat(question));
process.on('disconnect', () => process.exit());
process.send?.({ kind: 'ready' });
