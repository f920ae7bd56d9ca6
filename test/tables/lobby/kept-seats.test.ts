/** A repeated game: who may request it, who its seats wait for, and how they are taken, given up and freed. */
import { expect, test } from 'vitest';
import type { ChannelId, TableId, UserId } from '../../../src/tables/model/table.ts';
import { otherHands } from '../../../tools/fuzz/damage/other-hands.ts';
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
  type TestTables,
} from '../../shared/hall.ts';
import { newFile } from '../../shared/stores/stores.ts';

const DAN = 'dan' as UserId;

function moderator(hall: TestTables, userId: UserId) {
  return privilegedActor(hall, userId, true);
}

/** Ann's and Ben's finished game, as Odin and Thor. */
async function playedByTwo(hall: TestTables) {
  const { tables, actor } = hall;
  const { id } = agreed(await tables.open(actor(ANN), order({ role: 'odin' })));
  agreed(await tables.join(actor(BEN), id, { role: 'thor', another: true }));
  agreed(await tables.start(actor(ANN), id, null));
  return agreed(await tables.abort(privilegedActor(hall, ANN), id));
}

/** The lobby of the repeated game, in which Ann sits again and a seat waits for Ben. */
async function repeated(hall: TestTables) {
  const over = await playedByTwo(hall);
  return agreed(
    await hall.tables.openAgain(privilegedActor(hall, ANN), over.id, { place: over.place, seed: 'same' }),
  );
}

function joins({ tables, actor }: TestTables, userId: UserId, id: TableId, role: string | null = null) {
  return tables.join(actor(userId), id, { role, another: false });
}

async function fallsAsleep({ tables, store }: TestTables, id: TableId) {
  const { idleSince = '' } = (await store.reminderStateOf(id)) ?? {};
  return agreed(await tables.closeAsleep(id, idleSince, `asleep ${id}`));
}

test('a repeated game has the same options, seed and passing, and the person who asked is its host', async () => {
  const hall = await openTestTables();
  const { tables, actor } = hall;
  const options = { rules: '2011', angry: 2, bags: 'closed' };
  const asked = order({ role: 'odin', options, passing: 'by-hand', seed: 'monday' });
  const first = agreed(await tables.open(actor(ANN), asked));
  const over = agreed(await tables.abort(privilegedActor(hall, ANN), first.id));
  const again = agreed(
    await tables.openAgain(moderator(hall, CAT), over.id, { place: over.place, seed: 'same' }),
  );
  const { gameId, seed, passing, place } = first;
  expect(again).toMatchObject({ gameId, seed, passing, place, status: 'lobby', hostId: CAT });
  expect(again.options).toEqual(first.options);
  expect(again.seats).toEqual([{ role: null, userId: CAT }]);
  expect(again.id).not.toBe(first.id);
});

test("a game played again with a new seed keeps everyone's seats", async () => {
  const hall = await openTestTables();
  const over = await playedByTwo(hall);
  const again = agreed(
    await hall.tables.openAgain(privilegedActor(hall, BEN), over.id, { place: over.place, seed: 'new' }),
  );
  expect(again.seats.map(({ role }) => role)).toEqual(['odin', 'thor']);
  expect(again.seats.map(({ userId }) => userId)).toEqual([null, BEN]);
  expect(again.seed).not.toBe(over.seed);
  expect({ isChallenge: again.isChallenge, advice: again.advice }).toEqual({
    isChallenge: false,
    advice: over.advice,
  });
  const [posted] = (await hall.store.notices(again.id)).filter(({ by }) => by === BEN);
  expect(posted?.phrase.key).toBe('again.awaited-new');
});

test('a repeated game has the same roles and order, and each seat waits for its player', async () => {
  const hall = await openTestTables();
  const { tables, actor } = hall;
  const first = agreed(await tables.open(actor(ANN), order({ role: 'odin', seed: 'monday' })));
  agreed(await tables.join(actor(BEN), first.id, { role: null, another: true }));
  agreed(await tables.join(actor(CAT), first.id, { role: 'thor', another: true }));
  agreed(await tables.join(actor(BEN), first.id, { role: 'freyja', another: true }));
  const begun = agreed(await tables.start(actor(ANN), first.id, 'thor'));
  agreed(await tables.abort(privilegedActor(hall, ANN), first.id));

  const { id, seats } = agreed(
    await tables.openAgain(privilegedActor(hall, BEN), first.id, { place: first.place, seed: 'same' }),
  );
  const kept = begun.seats.map(({ role, userId }) => ({ role, userId: userId === BEN ? BEN : null }));
  expect(seats).toEqual(kept);
  expect(await tables.start(actor(BEN), id, null)).toMatchObject({
    refusal: { code: 'seats-kept', users: 'cat ann' },
  });
  expect(refusalFor(await joins(hall, DAN, id))).toBe('seats-kept');
  agreed(await joins(hall, ANN, id));
  agreed(await joins(hall, CAT, id));
  expect(refusalFor(await joins(hall, DAN, id))).toBe('lobby-full');
  const again = agreed(await tables.start(actor(BEN), id, null));
  expect([again.seats, again.state]).toEqual([begun.seats, begun.state]);
  expect(again.arrangements).toEqual(begun.arrangements);
});

test('only people at the table and moderators can repeat a game', async () => {
  const hall = await openTestTables();
  const { id, place, seed } = await playedByTwo(hall);
  expect(await hall.tables.openAgain(privilegedActor(hall, DAN), id, { place, seed: 'same' })).toMatchObject({
    refusal: { code: 'only-players-repeat', seed },
  });
  agreed(await hall.tables.openAgain(privilegedActor(hall, BEN), id, { place, seed: 'same' }));
});

test('a player who leaves frees the seat for anyone', async () => {
  const hall = await openTestTables();
  const { tables, actor } = hall;
  const over = await playedByTwo(hall);
  const { id, hostId, seats } = agreed(
    await tables.openAgain(moderator(hall, CAT), over.id, { place: over.place, seed: 'same' }),
  );
  expect([hostId, seats.every(({ userId }) => userId === null)]).toEqual([CAT, true]);
  agreed(await joins(hall, BEN, id));
  const left = agreed(await leaves(hall, BEN, id));
  expect(left.seats.map(({ role }) => role)).toEqual(over.seats.map(({ role }) => role));
  agreed(await joins(hall, CAT, id));
  agreed(await leaves(hall, CAT, id, { leaves: 'seats' }));
  agreed(await joins(hall, CAT, id, 'thor'));
  expect(refusalFor(await tables.join(actor(CAT), id, { role: null, another: true }))).toBe('seats-kept');
});

test('a seat that waits for a person is kept until they give it up or the host frees it', async () => {
  const hall = await openTestTables();
  const { tables, actor } = hall;
  const { id } = await repeated(hall);
  const kept = { refusal: { code: 'seat-kept', user: BEN, host: ANN } };
  expect(await tables.chooseRole(actor(DAN), id, 'thor')).toMatchObject(kept);
  expect(await tables.chooseRole(actor(ANN), id, 'thor')).toMatchObject(kept);
  expect(await joins(hall, DAN, id, 'thor')).toMatchObject(kept);
  expect(refusalFor(await leaves(hall, DAN, id, { leaves: 'seat', name: 'thor' }))).toBe('not-seated');
  agreed(await leaves(hall, ANN, id, { leaves: 'seat', name: 'thor' }));
  expect(agreed(await tables.chooseRole(actor(DAN), id, 'thor')).seats[1]?.userId).toBe(DAN);
});

test('a player who does not want to play again gives up the seat that waits for them', async () => {
  const hall = await openTestTables();
  const { id } = await repeated(hall);
  agreed(await leaves(hall, BEN, id));
  expect(agreed(await joins(hall, DAN, id)).seats[1]).toEqual({ role: 'thor', userId: DAN });
});

test('a seat stops waiting for a player who left, whether they had taken it or not', async () => {
  const hall = await openTestTables();
  const { tables, actor } = hall;
  for (const isSeated of [true, false]) {
    const { id } = await repeated(hall);
    if (isSeated) agreed(await joins(hall, BEN, id));
    const gone = agreed(await tables.membersGone(id, [BEN], { by: null }, `gone ${id}`));
    expect(gone.seats).toEqual([
      { role: 'odin', userId: ANN },
      { role: 'thor', userId: null },
    ]);
    expect(await tables.start(actor(ANN), id, null)).toMatchObject({
      refusal: { code: 'seats-free', count: 1 },
    });
    expect(refusalFor(await joins(hall, ANN, id))).toBe('already-seated');
    agreed(await tables.abort(privilegedActor(hall, ANN), id));
  }
});

test("the seats still wait after the lobby was closed and the host's data erased", async () => {
  const hall = await openTestTables();
  const { tables, actor } = hall;
  const first = agreed(await tables.open(actor(ANN), order({ role: 'odin' })));
  agreed(await tables.join(actor(BEN), first.id, { role: 'thor', another: true }));
  agreed(await tables.join(actor(CAT), first.id, { role: 'tyr', another: true }));
  const { seats } = agreed(await tables.start(actor(ANN), first.id, null));
  agreed(await tables.abort(privilegedActor(hall, ANN), first.id));
  const { id } = agreed(
    await tables.openAgain(privilegedActor(hall, ANN), first.id, { place: first.place, seed: 'same' }),
  );
  agreed(await joins(hall, CAT, id));
  await fallsAsleep(hall, id);
  await tables.forget(actor(ANN), []);
  const opened = agreed(await tables.reopen(privilegedActor(hall, CAT), id));
  expect(opened.seats).toEqual(
    seats.map(({ role, userId }) => ({ role, userId: userId === CAT ? CAT : null })),
  );
  expect(JSON.stringify(opened)).not.toContain(`"${ANN}"`);
  expect(refusalFor(await joins(hall, DAN, id, 'thor'))).toBe('seat-kept');
  agreed(await joins(hall, BEN, id));
  agreed(await joins(hall, DAN, id));
  expect(agreed(await tables.start(actor(CAT), id, null)).status).toBe('playing');
});

test('an open seat is kept even if it is no longer known which player it is waiting for', async () => {
  const file = newFile();
  const hall = await openTestTables(file);
  const { id } = await repeated(hall);
  const hands = otherHands(file);
  hands.does("UPDATE GameTable SET arrangementsJson = '?'");
  hands.close();
  expect(refusalFor(await hall.tables.start(hall.actor(ANN), id, null))).toBe('seats-free');
  expect(agreed(await joins(hall, BEN, id)).seats).toEqual([
    { role: 'odin', userId: ANN },
    { role: 'thor', userId: BEN },
  ]);
});

test("a running game, or a game whose repeat is open, can't be repeated", async () => {
  const hall = await openTestTables();
  const { tables, actor } = hall;
  const first = agreed(await tables.open(actor(ANN), order()));
  const elsewhere = { ...first.place, channelId: 'another' as ChannelId };
  expect(
    refusalFor(
      await tables.openAgain(privilegedActor(hall, ANN), first.id, { place: elsewhere, seed: 'same' }),
    ),
  ).toBe('channel-taken');
  agreed(await tables.abort(privilegedActor(hall, ANN), first.id));
  const again = agreed(
    await tables.openAgain(privilegedActor(hall, ANN), first.id, { place: first.place, seed: 'same' }),
  );
  expect(
    await tables.openAgain(privilegedActor(hall, ANN), first.id, { place: first.place, seed: 'same' }),
  ).toMatchObject({ ok: true, isOld: true, table: { id: again.id } });
  expect(
    refusalFor(
      await tables.openAgain(privilegedActor(hall, ANN), first.id, { place: first.place, seed: 'new' }),
    ),
  ).toBe('channel-taken');
  const unknown = 'nobody knows' as TableId;
  expect(
    refusalFor(
      await tables.openAgain(privilegedActor(hall, CAT), unknown, { place: elsewhere, seed: 'same' }),
    ),
  ).toBe('no-table');
});
