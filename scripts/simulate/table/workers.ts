/** Plays batches in several processes, or in this one. The number of processes does not change the result. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Tally } from '../tally.ts';
import { type Batch, playBatch } from './batch.ts';

const WORKER = new URL('./worker.ts', import.meta.url);
/** The workers need a loader of their own, since the caller may have been loaded in another way, as tests are. */
const LOADER = ['--import', import.meta.resolve('tsx')] as const;

/** The tally of each batch, in the order of the batches; `done` is called after every batch. */
export async function playAll(
  batches: readonly Batch[],
  jobs: number,
  done: () => void,
): Promise<readonly Tally[]> {
  if (jobs === 1) {
    return batches.map((batch) => {
      const tally = playBatch(batch);
      done();
      return tally;
    });
  }
  const tallies: Tally[] = [];
  const left = batches.entries();
  const work = async (): Promise<void> => {
    const worker = fork(WORKER, { execArgv: [...LOADER] });
    for (const [at, batch] of left) {
      tallies[at] = await played(worker, batch);
      done();
    }
    worker.disconnect();
  };
  await Promise.all(Array.from({ length: Math.min(jobs, batches.length) }, work));
  return tallies;
}

async function played(worker: ChildProcess, batch: Batch): Promise<Tally> {
  const over = new AbortController();
  const answer = once(worker, 'message', over).then(([tally]) => tally as Tally);
  const death = once(worker, 'exit', over).then(([code]) => {
    throw new Error(`a process ended with code ${code} over ${JSON.stringify(batch)}`);
  });
  worker.send(batch);
  try {
    return await Promise.race([answer, death]);
  } finally {
    over.abort();
  }
}
