/** A table's host after the first host has handed the table on, left it, or left the server. */
import { expect, test } from 'vitest';
import type { Table } from '../../../src/tables/model/table.ts';
import {
  ANN,
  agreed,
  BEN,
  CAT,
  leaves,
  openTestTables,
  order,
  privilegedActor,
  refusalFor,
  started,
  type TestTables,
} from '../../shared/hall.ts';

/** Ann hosts and has no seat; Ben has one. */
async function hostStandsBy(hall: TestTables, kind: 'lobby' | 'game'): Promise<Table> {
  if (kind === 'game') {
    const { id } = await started(hall);
    agreed(await leaves(hall, ANN, id));
    return agreed(await hall.tables.handOn(privilegedActor(hall, CAT, true), id, ANN));
  }
  const { id } = agreed(await hall.tables.open(hall.actor(ANN), order()));
  agreed(await hall.tables.join(hall.actor(BEN), id, { role: 'odin', another: false }));
  return agreed(await leaves(hall, ANN, id));
}

async function saidLast(hall: TestTables, { id }: Table): Promise<unknown> {
  return (await hall.tables.notices(id)).at(-1)?.phrase;
}

test('a host can hand the table to anyone, who is pinged and can start it', async () => {
  const hall = await openTestTables();
  const opened = agreed(await hall.tables.open(hall.actor(ANN), order()));
  expect(refusalFor(await hall.tables.handOn(privilegedActor(hall, BEN), opened.id, BEN))).toBe(
    'only-host-or-moderator',
  );
  expect(refusalFor(await hall.tables.handOn(privilegedActor(hall, ANN), opened.id, ANN))).toBe(
    'hosts-already',
  );
  await hall.jobs();
  agreed(await hall.tables.handOn(privilegedActor(hall, ANN), opened.id, BEN));
  const posted = (await hall.jobs()).map(({ job }) => job);
  expect(posted).toMatchObject([{ kind: 'notice', call: [BEN] }, { kind: 'lobby' }]);
  expect(refusalFor(await hall.tables.start(hall.actor(ANN), opened.id, null))).toBe('only-host');
  agreed(await hall.tables.start(hall.actor(BEN), opened.id, null));
});

test.each(['lobby', 'game'] as const)(
  'a host without a seat who leaves a %s hands it to a player with a seat',
  async (kind) => {
    const hall = await openTestTables();
    const table = await hostStandsBy(hall, kind);
    expect(table.hostId).toBe(ANN);
    expect(agreed(await leaves(hall, ANN, table.id)).hostId).toBe(BEN);
    const handed = { key: 'table.host-handed', with: { user: BEN, by: ANN } };
    expect(await saidLast(hall, table)).toEqual(handed);
    expect(refusalFor(await leaves(hall, ANN, table.id))).toBe('not-seated');
  },
);

test.each(['lobby', 'game'] as const)('a host of a %s who presses Leave again remains host', async (kind) => {
  const hall = await openTestTables();
  const { id } = await hostStandsBy(hall, kind);
  expect(refusalFor(await leaves(hall, ANN, id, { leaves: 'seats' }))).toBe('not-seated');
  expect((await hall.store.load(id))?.hostId).toBe(ANN);
});

test('a cancelled lobby can no longer be left', async () => {
  const hall = await openTestTables();
  const { id } = agreed(await hall.tables.open(hall.actor(ANN), order()));
  agreed(await leaves(hall, ANN, id));
  agreed(await hall.tables.abort(privilegedActor(hall, ANN), id));
  expect(refusalFor(await leaves(hall, ANN, id))).toBe('not-a-lobby');
});

test("a host without a seat can't leave a table at which no one has a seat", async () => {
  const hall = await openTestTables();
  const { id } = agreed(await hall.tables.open(hall.actor(ANN), order()));
  agreed(await leaves(hall, ANN, id));
  expect(refusalFor(await leaves(hall, ANN, id))).toBe('nobody-to-host');
});

test.each(['lobby', 'game'] as const)(
  'a %s whose host has left gets a present player as host',
  async (kind) => {
    const hall = await openTestTables();
    const table = await hostStandsBy(hall, kind);
    const gone = await hall.tables.membersGone(table.id, [ANN], { by: null }, 'outbox-1');
    expect(agreed(gone).hostId).toBe(BEN);
    expect(await saidLast(hall, table)).toEqual({ key: 'table.host-gone', with: { user: ANN, host: BEN } });
    const last = await hall.tables.membersGone(table.id, [BEN], { by: null }, 'outbox-2');
    expect(agreed(last)).toMatchObject({
      hostId: BEN,
      seats: kind === 'lobby' ? [] : [{}, { userId: null }],
    });
  },
);
