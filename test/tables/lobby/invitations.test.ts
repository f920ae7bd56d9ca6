/** Invitations: each person is pinged once, and a seat is kept for them for a day. */
import { expect, test } from 'vitest';
import { invitationsOf, openInvitationsKey } from '../../../src/tables/lobby/invitations.ts';
import type { TableId, UserId } from '../../../src/tables/model/table.ts';
import {
  ANN,
  agreed,
  BEN,
  CAT,
  openTestTables,
  order,
  refusalFor,
  type TestTables,
} from '../../shared/hall.ts';

const HOUR = 60 * 60_000;
const DAN = 'dan' as UserId;

/** Ann's lobby for a game, by default for a duel. */
async function lobby({ tables, actor, jobs }: TestTables, gameId = 'micromidgard'): Promise<TableId> {
  const { id } = agreed(await tables.open(actor(ANN), order({ gameId })));
  await jobs();
  return id;
}

function joins({ tables, actor }: TestTables, userId: UserId, id: TableId) {
  return tables.join(actor(userId), id, { role: null, another: false });
}

test('the invited people are pinged once, in one notice with two buttons', async () => {
  const hall = await openTestTables();
  const { tables, actor } = hall;
  const id = await lobby(hall, 'yggdrasil');
  const table = agreed(await tables.invite(actor(ANN), id, [BEN, CAT]));
  expect(invitationsOf(table).map(({ to }) => to)).toEqual([BEN, CAT]);
  const called = (await hall.jobs()).flatMap(({ job }) => (job.kind === 'notice' ? job : []));
  expect(called).toMatchObject([{ call: [BEN, CAT], offers: ['accept', 'decline'] }]);
  expect(refusalFor(await tables.invite(actor(ANN), id, [BEN, ANN]))).toBe('invited-already');
  agreed(await tables.invite(actor(ANN), id, [BEN, DAN]));
  const again = (await hall.jobs()).flatMap(({ job }) => (job.kind === 'notice' ? job.call : []));
  expect(again).toEqual([DAN]);
});

test('no one else can have a kept seat, neither a person nor a computer', async () => {
  const hall = await openTestTables();
  const { tables, actor } = hall;
  const id = await lobby(hall);
  agreed(await tables.invite(actor(ANN), id, [BEN]));
  expect(refusalFor(await joins(hall, CAT, id))).toBe('seats-invited');
  expect(refusalFor(await tables.addComputer(actor(ANN), id, null, 'good'))).toBe('seats-invited');
  expect(refusalFor(await tables.chooseRole(actor(CAT), id, 'munin'))).toBe('seats-invited');
  const table = agreed(await joins(hall, BEN, id));
  expect(table.seats.map(({ userId }) => userId)).toEqual([ANN, BEN]);
  expect(table.arrangements).not.toHaveProperty('invitations');
});

test('declining frees the seat, and only the invited can decline', async () => {
  const hall = await openTestTables();
  const { tables, actor } = hall;
  const id = await lobby(hall);
  agreed(await tables.invite(actor(ANN), id, [BEN]));
  expect(refusalFor(await tables.decline(actor(CAT), id))).toBe('no-invitation');
  agreed(await tables.decline(actor(BEN), id));
  agreed(await joins(hall, CAT, id));
});

test('a kept seat becomes free after a day, and not before', async () => {
  const hall = await openTestTables();
  const { tables, actor, store, now } = hall;
  const id = await lobby(hall);
  agreed(await tables.invite(actor(ANN), id, [BEN]));
  hall.turnsClock(23 * HOUR);
  expect((await hall.jobs()).map(({ job }) => job.kind)).not.toContain('invitations');
  expect(refusalFor(await tables.endInvitations(id, 'early'))).toBe('no-invitation');
  hall.turnsClock(HOUR);
  expect((await store.claimDue(now(), 8)).map(({ job }) => job.kind)).toContain('invitations');
  agreed(await tables.endInvitations(id, 'in time'));
  agreed(await joins(hall, CAT, id));
});

test('people at the table can invite as many as there are free seats', async () => {
  const hall = await openTestTables();
  const { tables, actor } = hall;
  const id = await lobby(hall);
  expect(refusalFor(await tables.invite(actor(BEN), id, [CAT]))).toBe('only-seated-or-host');
  expect(refusalFor(await tables.invite(actor(ANN), id, [BEN, CAT]))).toBe('too-many-invited');
  agreed(await joins(hall, BEN, id));
  expect(refusalFor(await tables.invite(actor(ANN), id, [CAT]))).toBe('too-many-invited');
});

test('a game starts without the invited people once the host confirms it, and then nothing is kept', async () => {
  const hall = await openTestTables();
  const { tables, actor } = hall;
  const id = await lobby(hall, 'yggdrasil');
  const invited = agreed(await tables.invite(actor(ANN), id, [BEN]));
  expect(refusalFor(await tables.start(actor(ANN), id, null))).toBe('start-asks');
  const confirmed = openInvitationsKey(invited);
  hall.turnsClock(HOUR);
  agreed(await tables.invite(actor(ANN), id, [CAT]));
  expect(refusalFor(await tables.start(actor(ANN), id, null, [], confirmed))).toBe('start-asks');
  agreed(await tables.decline(actor(CAT), id));
  const table = agreed(await tables.start(actor(ANN), id, null, [], confirmed));
  expect(table.arrangements).not.toHaveProperty('invitations');
  expect(refusalFor(await tables.decline(actor(BEN), id))).toBe('not-a-lobby');
});

test('a person whose data is erased is no longer invited, and no longer named as inviting', async () => {
  const hall = await openTestTables();
  const { tables, actor } = hall;
  const id = await lobby(hall, 'yggdrasil');
  agreed(await joins(hall, BEN, id));
  agreed(await tables.invite(actor(BEN), id, [CAT, DAN]));
  await tables.forget(actor(CAT), []);
  await tables.forget(actor(BEN), []);
  const { table } = (await tables.loaded(id)) ?? {};
  expect(table?.arrangements.invitations).toMatchObject([{ to: DAN, by: 'erased' }]);
});

test('the buttons are removed once every invited person has answered', async () => {
  const hall = await openTestTables();
  const { tables, actor } = hall;
  const id = await lobby(hall, 'yggdrasil');
  agreed(await tables.invite(actor(ANN), id, [BEN, CAT]));
  await hall.jobs();
  const settled = async () =>
    (await hall.jobs()).flatMap(({ job }) => (job.kind === 'settled' ? job.controls : []));
  agreed(await joins(hall, BEN, id));
  expect(await settled()).toEqual([]);
  agreed(await tables.decline(actor(CAT), id));
  expect(await settled()).toEqual([{ control: 'invited', outcome: { key: 'settled.invited' } }]);
});
