/** Measures a change that must be on disk before anyone sees its result. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GameEntry } from '../../src/core/catalogue.ts';
import { playersChance } from '../../src/core/playing.ts';
import { atRandom } from '../../src/core/policy.ts';
import { openStorage } from '../../src/storage/open-storage.ts';
import type { ChannelId, UserId } from '../../src/tables/model/table.ts';
import { openTables } from '../../src/tables/tables.ts';
import { postgresFolder, startPostgres } from '../machine/postgres.mjs';
import { type Figure, percentile } from './figures.ts';
import { slowNetworkTo } from './slow-network.ts';

const COMMITS = 400;
/** The first commits do not count: Prisma plans each kind of change once. */
const FIRST_COMMITS = 100;
/** A round trip between two machines in one data centre, or in two nearby ones. */
const NETWORK_MS = 2;

interface Measured {
  readonly commits: readonly number[];
  readonly loads: readonly number[];
}

export async function benchStorage(entry: GameEntry): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'ratatoskr-bench-'));
  const { commits, loads } = await played(entry, `file:${join(folder, 'bench.db')}`);
  rmSync(folder, { recursive: true });
  const { id } = entry.game;
  return [
    { measure: `${id}: commit, p50`, value: percentile(commits, 0.5), unit: 'ms', target: '3' },
    { measure: `${id}: commit, p99`, value: percentile(commits, 0.99), unit: 'ms', target: '10' },
    { measure: `${id}: reading a table, p50`, value: percentile(loads, 0.5), unit: 'ms', target: '-' },
    ...(await onPostgres(entry, percentile(commits, 0.5))),
  ];
}

/** Measures once with the database on this machine, and once across a network. Returns an empty list without PostgreSQL. */
async function onPostgres(entry: GameEntry, ofSqlite: number): Promise<readonly Figure[]> {
  const folder = postgresFolder();
  if (folder === null) return [];
  const server = await startPostgres(folder, ['fsync=on', 'full_page_writes=on', 'synchronous_commit=on']);
  const network = await slowNetworkTo(server.port, NETWORK_MS);
  try {
    const near = await played(entry, server.url('postgres'));
    const far = await played(entry, server.url('template1').replace(`:${server.port}/`, `:${network.port}/`));
    const [nearP50, farP50] = [near, far].map(({ commits }) => percentile(commits, 0.5));
    const { id } = entry.game;
    return [
      {
        measure: `${id}: commit on PostgreSQL, p50`,
        value: nearP50 ?? 0,
        unit: 'ms',
        target: (1.5 * ofSqlite).toFixed(1),
      },
      {
        measure: `${id}: the same with ${NETWORK_MS} ms of network`,
        value: farP50 ?? 0,
        unit: 'ms',
        target: ((nearP50 ?? 0) + 1.5 * NETWORK_MS).toFixed(1),
      },
    ];
  } finally {
    network.close();
    await server.remove();
  }
}

/** Plays games at random, and times each change and each reading. */
async function played(entry: GameEntry, url: string): Promise<Measured> {
  const opened = await openStorage(url);
  if (!opened.ok) throw new Error(`no database: ${opened.problem.sentence}`);
  const { store, boxes, settings, people } = opened;
  const samples: number[] = [];
  const timingStore = {
    ...store,
    commit: async (change: Parameters<typeof store.commit>[0]) => {
      const start = performance.now();
      const committed = await store.commit(change);
      samples.push(performance.now() - start);
      return committed;
    },
  };
  const catalogue = new Map([[entry.game.id, entry]]);
  const tables = openTables({
    store: timingStore,
    boxes,
    settings,
    people,
    catalogue,
    now: () => new Date(),
    jobsWritten: () => undefined,
  });
  const pick = playersChance('bench');
  const userId = 'bench' as UserId;
  const loads: number[] = [];
  let cause = 0;
  const actor = () => {
    cause += 1;
    return { userId, guildId: null, cause: `bench-${cause}` };
  };
  for (let channel = 0; samples.length < FIRST_COMMITS + COMMITS; channel += 1) {
    // Each table gets a server of its own, since the number of tables on a server is limited.
    const place = { guildId: `bench-${channel}`, channelId: `bench-${channel}` as ChannelId };
    const done = await tables.open(actor(), {
      gameId: entry.game.id,
      options: {},
      passing: 'by-hand',
      isCasual: false,
      overdueAfter: null,
      language: 'en',
      place,
      role: null,
    });
    if (!done.ok) throw new Error('no table');
    const { id } = done.table;
    await tables.start(actor(), id, null);
    for (;;) {
      const start = performance.now();
      const loaded = await tables.loaded(id);
      loads.push(performance.now() - start);
      if (loaded === null || loaded.request === null || samples.length >= FIRST_COMMITS + COMMITS) break;
      await tables.act(actor(), id, atRandom.answer(loaded.request, null, pick));
    }
  }
  await opened.close();
  return { commits: samples.slice(FIRST_COMMITS), loads };
}
