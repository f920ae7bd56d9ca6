/** The crash test's judge reads a database in use, and does not mistake ongoing work for a fault. */
import { expect, onTestFinished, test } from 'vitest';
import { startLocalDiscord } from '../../../src/playground/local-discord.ts';
import { faultsInPosted } from '../../../tools/crash/judging/faults-posted.ts';
import { openJudge } from '../../../tools/crash/judging/judge.ts';
import { openKeeper } from '../../../tools/crash/kept.ts';
import { openTestTables, playsOn, started } from '../../shared/hall.ts';
import { newFile, storageIn } from '../../shared/stores/stores.ts';
import { commitOf, due, lobby, NOON } from '../../shared/stores/tables.ts';

/** A game has a highlight every few turns. */
const MAX_ANSWERS = 300;

async function openWorld() {
  const local = await startLocalDiscord({ port: 0 });
  onTestFinished(() => local.close());
  return local;
}

function keeperOf(file: string) {
  const keeper = openKeeper(`file:${file}`);
  onTestFinished(() => keeper.close());
  return keeper;
}

test("a job in progress doesn't count as claimed forever", async () => {
  const file = newFile();
  const { store } = await storageIn(file);
  await store.commit(commitOf(lobby(), { jobs: [due(0, 'table.notice-refused')] }));
  const [row] = await store.claimDue(NOON, 1);
  if (row === undefined) throw new Error('nothing is due');
  const keeper = keeperOf(file);
  let looks = 0;
  const judge = openJudge(
    {
      local: await openWorld(),
      keeper: {
        ...keeper,
        jobs: async () => {
          const seen = await keeper.jobs();
          looks += 1;
          if (looks === 1) await store.finish(row);
          return seen;
        },
      },
      hasSeenCommit: () => false,
      undrawn: () => 0,
    },
    [],
  );
  const faults = await judge.faults([]);
  expect(faults.filter((fault) => fault.includes('claimed'))).toEqual([]);
  expect(looks).toBeGreaterThan(1);
});

test('as many highlights may be missing as could not be drawn in time', async () => {
  const file = newFile();
  const hall = await openTestTables(file);
  const { id } = await started(hall, { passing: 'by-hand' });
  const keeper = keeperOf(file);
  const { world } = await openWorld();
  const lostWith = async (undrawn: number) => {
    const seen = { world, sent: [], deaths: [], direct: [], undrawn: () => undrawn };
    return faultsInPosted(seen, await keeper.tables()).filter((fault) => fault.includes('highlight'));
  };
  for (let answers = 0; answers < MAX_ANSWERS && (await lostWith(0)).length < 2; answers += 20)
    await playsOn(hall, id, 20);
  const lost = await lostWith(0);
  expect(lost.length).toBeGreaterThan(1);
  for (const fault of lost) expect(fault).toContain('was shown 0 times');
  expect(await lostWith(1)).toHaveLength(lost.length - 1);
  expect(await lostWith(lost.length)).toEqual([]);
});
