/** Wraps a store, a painter and a thinker so that their times are measured. */
import type { Painter } from '../discord/bot.ts';
import type { OutboxRow } from '../tables/model/outbox.ts';
import type { TableStore } from '../tables/model/storage/store.ts';
import type { Purpose, Thinker, Unanswered } from '../thinking/thinker.ts';
import type { Instruments } from './instruments.ts';

export function measuredStore(store: TableStore, instruments: Instruments, now: () => Date): TableStore {
  const lateness = ({ dueAt }: OutboxRow) => Math.max(0, now().getTime() - dueAt.getTime());
  return {
    ...store,
    commit: (change) =>
      timed(
        () => store.commit(change),
        (committed) => committed,
        instruments.committed,
      ),
    async finish(row, posted) {
      await store.finish(row, posted);
      instruments.delivered(row.job.kind, lateness(row));
    },
    async postpone(row, readyAt, reason) {
      await store.postpone(row, readyAt, reason);
      instruments.undelivered(row.job.kind, 'postponed');
    },
    async park(row, error, reason, readyAt) {
      await store.park(row, error, reason, readyAt);
      instruments.undelivered(row.job.kind, 'parked');
    },
    async setAside(row, reason, jobs) {
      await store.setAside(row, reason, jobs);
      instruments.undelivered(row.job.kind, 'set-aside');
    },
  };
}

export function measuredPainter(painter: Painter, instruments: Instruments): Painter {
  return {
    render: (svg, priority) =>
      timed(
        () => painter.render(svg, priority),
        (rendered) => (rendered.ok ? 'drawn' : rendered.code),
        instruments.painted,
      ),
  };
}

export function measuredThinker(thinker: Thinker, instruments: Instruments): Thinker {
  const measured = <T extends { readonly ok: true } | Unanswered>(purpose: Purpose, work: () => Promise<T>) =>
    timed(
      work,
      (answered) => (answered.ok ? 'answered' : answered.code),
      (outcome, took) => instruments.thought(purpose, outcome, took),
    );
  return {
    think: (question) => measured(question.purpose, () => thinker.think(question)),
    turn: (question) => measured(question.purpose, () => thinker.turn(question)),
    review: (question) => measured(question.purpose, () => thinker.review(question)),
    compare: (question) => measured(question.purpose, () => thinker.compare(question)),
    judge: (question) => measured(question.purpose, () => thinker.judge(question)),
  };
}

/** Measures the work; its outcome is `failed` if it throws. */
async function timed<T>(
  work: () => Promise<T>,
  outcomeOf: (result: T) => string,
  measure: (outcome: string, took: number) => void,
): Promise<T> {
  const start = performance.now();
  let outcome = 'failed';
  try {
    const result = await work();
    outcome = outcomeOf(result);
    return result;
  } finally {
    measure(outcome, performance.now() - start);
  }
}
