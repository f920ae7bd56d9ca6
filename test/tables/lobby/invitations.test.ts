/** Invitations: each person is called once, and a seat is kept for them for a day. */
import { expect, test } from 'vitest';
import { invitationsOf, openInvitationsKey } from '../../../src/tables/lobby/invitations.ts';
import type { TableId, UserId } from '../../../src/tables/model/table.ts';
import { ANN, agreed, BEN, CAT, openTestTables, order, type TestTables, whyNot } from '../hall.ts';

const HOUR = 60 * 60_000;
const DAN = 'dan' as UserId;

/** A lobby of Ann's for a duel, or for as many as the game takes. */
async function lobby({ tables, doer, errands }: TestTables, gameId = 'micromidgard'): Promise<TableId> {
  const { id } = agreed(await tables.open(doer(ANN), order({ gameId })));
  await errands();
  return id;
}

function joins({ tables, doer }: TestTables, userId: UserId, id: TableId) {
  return tables.join(doer(userId), id, { role: null, another: false });
}

test('calls the people once, in one notice with two buttons', async () => {
  const hall = await openTestTables();
  const { tables, doer } = hall;
  const id = await lobby(hall, 'yggdrasil');
  const table = agreed(await tables.invite(doer(ANN), id, [BEN, CAT]));
  expect(invitationsOf(table).map(({ to }) => to)).toEqual([BEN, CAT]);
  const called = (await hall.errands()).flatMap(({ errand }) => (errand.kind === 'notice' ? errand : []));
  expect(called).toMatchObject([{ call: [BEN, CAT], offers: ['accept', 'decline'] }]);
  expect(whyNot(await tables.invite(doer(ANN), id, [BEN, ANN]))).toBe('invited-already');
  agreed(await tables.invite(doer(ANN), id, [BEN, DAN]));
  const again = (await hall.errands()).flatMap(({ errand }) => (errand.kind === 'notice' ? errand.call : []));
  expect(again).toEqual([DAN]);
});

test('a kept seat is for no one else, neither person nor computer', async () => {
  const hall = await openTestTables();
  const { tables, doer } = hall;
  const id = await lobby(hall);
  agreed(await tables.invite(doer(ANN), id, [BEN]));
  expect(whyNot(await joins(hall, CAT, id))).toBe('seats-invited');
  expect(whyNot(await tables.addComputer(doer(ANN), id, null, 'good'))).toBe('seats-invited');
  expect(whyNot(await tables.chooseRole(doer(CAT), id, 'munin'))).toBe('seats-invited');
  const table = agreed(await joins(hall, BEN, id));
  expect(table.seats.map(({ userId }) => userId)).toEqual([ANN, BEN]);
  expect(table.arrangements).not.toHaveProperty('invitations');
});

test('who declines frees the seat, and only the invited decline', async () => {
  const hall = await openTestTables();
  const { tables, doer } = hall;
  const id = await lobby(hall);
  agreed(await tables.invite(doer(ANN), id, [BEN]));
  expect(whyNot(await tables.decline(doer(CAT), id))).toBe('no-invitation');
  agreed(await tables.decline(doer(BEN), id));
  agreed(await joins(hall, CAT, id));
});

test('after a day the seat is free, and not before', async () => {
  const hall = await openTestTables();
  const { tables, doer, store, now } = hall;
  const id = await lobby(hall);
  agreed(await tables.invite(doer(ANN), id, [BEN]));
  hall.turnsClock(23 * HOUR);
  expect((await hall.errands()).map(({ errand }) => errand.kind)).not.toContain('invitations');
  expect(whyNot(await tables.endInvitations(id, 'early'))).toBe('no-invitation');
  hall.turnsClock(HOUR);
  expect((await store.claimDue(now(), 8)).map(({ errand }) => errand.kind)).toContain('invitations');
  agreed(await tables.endInvitations(id, 'in time'));
  agreed(await joins(hall, CAT, id));
});

test('as many are invited as seats are free, by people at the table', async () => {
  const hall = await openTestTables();
  const { tables, doer } = hall;
  const id = await lobby(hall);
  expect(whyNot(await tables.invite(doer(BEN), id, [CAT]))).toBe('only-seated-or-host');
  expect(whyNot(await tables.invite(doer(ANN), id, [BEN, CAT]))).toBe('too-many-invited');
  agreed(await joins(hall, BEN, id));
  expect(whyNot(await tables.invite(doer(ANN), id, [CAT]))).toBe('too-many-invited');
});

test('a game starts without them once the host confirms it, and then nothing is kept', async () => {
  const hall = await openTestTables();
  const { tables, doer } = hall;
  const id = await lobby(hall, 'yggdrasil');
  const invited = agreed(await tables.invite(doer(ANN), id, [BEN]));
  expect(whyNot(await tables.start(doer(ANN), id, null))).toBe('start-asks');
  const confirmed = openInvitationsKey(invited);
  hall.turnsClock(HOUR);
  agreed(await tables.invite(doer(ANN), id, [CAT]));
  expect(whyNot(await tables.start(doer(ANN), id, null, [], confirmed))).toBe('start-asks');
  agreed(await tables.decline(doer(CAT), id));
  const table = agreed(await tables.start(doer(ANN), id, null, [], confirmed));
  expect(table.arrangements).not.toHaveProperty('invitations');
  expect(whyNot(await tables.decline(doer(BEN), id))).toBe('not-a-lobby');
});

test('who has their data erased is invited no longer, and named as no one who invited', async () => {
  const hall = await openTestTables();
  const { tables, doer } = hall;
  const id = await lobby(hall, 'yggdrasil');
  agreed(await joins(hall, BEN, id));
  agreed(await tables.invite(doer(BEN), id, [CAT, DAN]));
  await tables.forget(doer(CAT), []);
  await tables.forget(doer(BEN), []);
  const { table } = (await tables.loaded(id)) ?? {};
  expect(table?.arrangements.invitations).toMatchObject([{ to: DAN, by: 'erased' }]);
});

test('the buttons go once everyone has answered', async () => {
  const hall = await openTestTables();
  const { tables, doer } = hall;
  const id = await lobby(hall, 'yggdrasil');
  agreed(await tables.invite(doer(ANN), id, [BEN, CAT]));
  await hall.errands();
  const settled = async () =>
    (await hall.errands()).flatMap(({ errand }) => (errand.kind === 'settled' ? errand.controls : []));
  agreed(await joins(hall, BEN, id));
  expect(await settled()).toEqual([]);
  agreed(await tables.decline(doer(CAT), id));
  expect(await settled()).toEqual([{ control: 'invited', outcome: { key: 'settled.invited' } }]);
});
