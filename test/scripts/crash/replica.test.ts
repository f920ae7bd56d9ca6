/** A program of the crash test that cannot start, or that the instruments can't see, fails the run with its own output. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startLocalDiscord } from '../../../src/playground/local-discord.ts';
import { runCrash } from '../../../tools/crash/run.ts';
import { openReplica, type ReplicaSettings } from '../../../tools/crash/stage/replica.ts';
import { Blind } from '../../../tools/crash/stage/sight.ts';
import { openStage } from '../../../tools/crash/stage/stage.ts';
import { eventually } from '../../eventually.ts';
import { newFolder } from '../../shared/stores/stores.ts';

/** A replica whose program keeps its tables at that URL. `apart` has the settings that differ. */
async function replicaOn(urlIn: (folder: string) => string, apart: Partial<ReplicaSettings> = {}) {
  const local = await startLocalDiscord({ port: 0 });
  onTestFinished(() => local.close());
  const folder = newFolder();
  const replica = await openReplica({
    local,
    databaseUrl: urlIn(folder),
    folder,
    met: () => undefined,
    committed: () => undefined,
    logged: () => undefined,
    called: () => undefined,
    look: () => undefined,
    ...apart,
  });
  onTestFinished(() => replica.close());
  return replica;
}

test('a program that exits during startup is reported with its exit code and output', async () => {
  // A folder is no database.
  const replica = await replicaOn((folder) => `file:${folder}`);
  await expect(replica.starts(0, null)).rejects.toThrow(
    /^the program ended by itself, with code 1, and said last:\n[\s\S]*"level":60/,
  );
});

test("a program whose database statements the instrument doesn't see ends the run as blind", async () => {
  // The program takes this URL for a file. The instrument takes it for a server, and counts another driver.
  const replica = await replicaOn((folder) => `FILE:${folder}/tables.db`);
  const started = replica.starts(0, null);
  await expect(started).rejects.toThrow(Blind);
  await expect(started).rejects.toThrow(
    'the instrument at the database driver is blind: it saw no statement',
  );
});

test('a program that ends before it is killed is reported with its exit code and output', async () => {
  const folder = newFolder();
  const replica = await replicaOn(() => `file:${folder}/tables.db`);
  await replica.starts(0, null);
  rmSync(join(folder, 'tables.db'));
  const { complaints } = await replica.death();
  expect(complaints.at(-1)).toMatch(
    /^the program ended by itself, with code 1, and said last:\n[\s\S]*removed while the bot ran/,
  );
});

test('no one waits for the answer to a call whose connection broke', async () => {
  const local = await startLocalDiscord({ port: 0 });
  onTestFinished(() => local.close());
  const called: string[] = [];
  // The program's calls go to an address where nothing listens.
  const replica = await replicaOn((folder) => `file:${folder}/tables.db`, {
    local: { ...local, url: 'http://127.0.0.1:1' },
    called: ({ path }) => void called.push(path),
  });
  void replica.starts(0, null);
  await eventually(() => expect(called.length).toBeGreaterThan(0));
  await eventually(() => expect([...replica.open]).toEqual([]));
});

test('the waiting run gets the last output of a dead program', async () => {
  const stage = await openStage({ database: 'sqlite', processes: 1, met: () => undefined });
  onTestFinished(() => stage.close());
  await stage.starts(null);
  const waiting = stage.eventually(() => false);
  stage.victim().program().kill();
  await expect(waiting).rejects.toThrow(
    /^a program that was to live has died, with SIGKILL, and said last:\n[\s\S]*"msg":"ready"/,
  );
});

test('a run ends before its first kill if the commits were not seen', async () => {
  const { kills, faults } = await runCrash({
    kills: 1,
    seed: 'blind',
    database: 'sqlite',
    processes: 1,
    opens: async (settings) => ({ ...(await openStage(settings)), hasSeenCommit: () => false }),
  });
  expect(kills).toBe(0);
  expect(faults).toEqual([expect.stringMatching(/driver is blind: it did not see \d+ of \d+ commits/)]);
});
