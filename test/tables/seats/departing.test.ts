/** Leaving a running game: the player confirms the loss, which must still be the same at that moment. */
import { expect, test } from 'vitest';
import type { TableId, UserId } from '../../../src/tables/model/table.ts';
import { type Departure, partingFrom, partingKey } from '../../../src/tables/seats/departing.ts';
import {
  ANN,
  agreed,
  BEN,
  CAT,
  leaves,
  openTestTables,
  order,
  refusalFor,
  startedByThree,
  type TestTables,
} from '../../shared/hall.ts';

const TABLE: Departure = { leaves: 'table' };

/** The loss that Ann's button warns of before she leaves. */
async function departureOf({ tables, now }: TestTables, userId: UserId, id: TableId, departure = TABLE) {
  const loaded = await tables.loaded(id);
  const parting = loaded && partingFrom(loaded.entry, loaded.table, userId, departure, now());
  return parting === null ? null : partingKey(parting);
}

test('leaving a lobby needs no confirmation, unless it has become a game', async () => {
  const hall = await openTestTables();
  const { tables, actor } = hall;
  const { id } = agreed(await tables.open(actor(ANN), order({ role: 'thor' })));
  agreed(await tables.join(actor(BEN), id, { role: 'odin', another: false }));
  agreed(await tables.leave(actor(BEN), id, { leaves: 'seats' }, null));
  agreed(await tables.join(actor(BEN), id, { role: 'odin', another: false }));
  const begun = agreed(await tables.start(actor(ANN), id, null));
  for (const departure of [{ leaves: 'seats' }, TABLE, { leaves: 'seat', name: 'odin' }] as const)
    expect(refusalFor(await tables.leave(actor(BEN), id, departure, null))).toBe('leaving-asks');
  expect((await tables.loaded(id))?.table.version).toBe(begun.version);
});

test('if the next host has changed, the player has to confirm again', async () => {
  const hall = await openTestTables();
  const { id } = await startedByThree(hall);
  const told = await departureOf(hall, ANN, id);
  agreed(await leaves(hall, BEN, id));
  expect(refusalFor(await hall.tables.leave(hall.actor(ANN), id, TABLE, told))).toBe('leaving-asks');
  const toldNow = await departureOf(hall, ANN, id);
  expect(agreed(await hall.tables.leave(hall.actor(ANN), id, TABLE, toldNow)).hostId).toBe(CAT);
});

test('a seat taken in the meantime is not left along with the others', async () => {
  const hall = await openTestTables();
  const { id } = await startedByThree(hall);
  const seat: Departure = { leaves: 'seat', name: 'odin' };
  const told = await departureOf(hall, BEN, id);
  expect(await departureOf(hall, BEN, id, seat)).toBe(told);
  agreed(await leaves(hall, CAT, id));
  agreed(await hall.tables.join(hall.actor(BEN), id, { role: 'tyr', another: true }));
  expect(refusalFor(await hall.tables.leave(hall.actor(BEN), id, TABLE, told))).toBe('leaving-asks');
  const left = agreed(await hall.tables.leave(hall.actor(BEN), id, seat, told));
  expect(left.seats.flatMap(({ role, userId }) => (userId === BEN ? role : []))).toEqual(['tyr']);
});

test('a host without a seat hands the table on only if that was confirmed', async () => {
  const hall = await openTestTables();
  const { id } = await startedByThree(hall);
  agreed(await hall.tables.handOn({ ...hall.actor(ANN), isModerator: false }, id, 'dan' as UserId));
  const dan = hall.actor('dan' as UserId);
  expect(refusalFor(await hall.tables.leave(dan, id, { leaves: 'seats' }, null))).toBe('not-seated');
  expect(refusalFor(await hall.tables.leave(dan, id, TABLE, null))).toBe('leaving-asks');
  expect((await hall.store.load(id))?.hostId).toBe('dan');
});
