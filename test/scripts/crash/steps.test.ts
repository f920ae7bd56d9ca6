/** The instruments of the crash test see everything the real drivers do, whatever Prisma and our own stores put in front of them. */
import { describe, expect, onTestFinished, test } from 'vitest';
import { openStorage } from '../../../src/storage/open-storage.ts';
import type { TableStore } from '../../../src/tables/model/storage/store.ts';
import { countSteps as countStepsOfPostgres } from '../../../tools/crash/stage/steps-of-postgres.mjs';
import { countSteps as countStepsOfSqlite } from '../../../tools/crash/stage/steps-of-sqlite.mjs';
import { storeIn } from '../../shared/stores/stores.ts';
import { commitOf, lobby, next } from '../../shared/stores/tables.ts';
import { isMissing, serverForTests } from '../../storage/postgres/server.ts';

interface Step {
  readonly kind: string;
  readonly edge: string;
  readonly change: readonly string[];
}

type CountSteps = (hooks: {
  reach: (kind: string, edge: string, change: readonly string[]) => void;
  done: (kind: string, change: readonly string[]) => void;
}) => () => void;

function counted(countSteps: CountSteps) {
  const reached: Step[] = [];
  const done: Omit<Step, 'edge'>[] = [];
  const stop = countSteps({
    reach: (kind, edge, change) => reached.push({ kind, edge, change }),
    done: (kind, change) => done.push({ kind, change }),
  });
  onTestFinished(stop);
  const commits = (edge: string) =>
    reached.filter((step) => step.kind === 'a change to a table: COMMIT' && step.edge === edge);
  const written = () => done.filter(({ kind }) => kind === 'a change to a table: COMMIT');
  return { commits, written };
}

/** Makes three changes; the second and the third use the statements that the first prepared. */
async function changesThreeTimes(store: TableStore): Promise<readonly string[]> {
  const tables = [lobby(), next(lobby()), next(next(lobby()))];
  const commits = tables.map((table, at) => commitOf(table, { cause: `press ${at}` }));
  for (const commit of commits) expect(await store.commit(commit)).toBe('done');
  return commits.map(({ cause }) => cause);
}

/** Expects each commit to be seen with its own cause, and with no other. */
function expectCauses(seen: readonly Omit<Step, 'edge'>[], causes: readonly string[]): void {
  const causesIn = ({ change }: Omit<Step, 'edge'>) => change.filter((value) => causes.includes(value));
  expect(seen.map(causesIn)).toEqual(causes.map((cause) => [cause]));
}

test('on SQLite each commit is seen with the cause of its change, before and after it', async () => {
  const { commits, written } = counted(countStepsOfSqlite);
  const causes = await changesThreeTimes(await storeIn());
  for (const steps of [commits('before'), commits('after'), written()]) expectCauses(steps, causes);
});

describe.skipIf(isMissing)('PostgreSQL', () => {
  const server = serverForTests();

  test('on PostgreSQL each commit is seen with the cause of its change, before, during and after it', async () => {
    const { commits, written } = counted(countStepsOfPostgres);
    const opened = await openStorage(await server.newDatabase());
    if (!opened.ok) throw new Error(opened.problem.sentence);
    onTestFinished(() => opened.close());
    const causes = await changesThreeTimes(opened.store);
    for (const steps of [commits('before'), commits('during'), commits('after'), written()])
      expectCauses(steps, causes);
  });
});
