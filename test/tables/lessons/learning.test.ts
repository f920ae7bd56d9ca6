/** Opening a lesson, finding it again, and the limits it counts towards. */
import { expect, test } from 'vitest';
import { CATALOGUE } from '../../../src/games/index.ts';
import type { ChannelId, UserId } from '../../../src/tables/model/table.ts';
import { ANN, agreed, BEN, openTestTables, order, refusalFor, type TestTables } from '../../shared/hall.ts';

const HALL = 'hall' as ChannelId;
let threads = 0;

/** Starts a lesson in a thread of its own. */
function learns({ tables, actor }: TestTables, userId: UserId, guildId = 'guild') {
  const wanted = { gameId: 'yggdrasil', language: 'en', place: { guildId, channelId: HALL } } as const;
  return tables.learn(actor(userId), wanted, async (place) => {
    threads += 1;
    return { ...place, channelId: `thread ${threads}` as ChannelId };
  });
}

test('a lesson starts without a lobby, with the learner in all seats, and does not count', async () => {
  const hall = await openTestTables();
  const learned = await learns(hall, ANN);
  expect(learned).toMatchObject({ ok: true, isOld: false });
  const table = agreed(learned);
  expect(table).toMatchObject({ status: 'playing', isCasual: true, overdueAfter: null, hostId: ANN });
  expect(table.seats.map(({ userId }) => userId)).toEqual(table.seats.map(() => ANN));
  expect(table.place.channelId).toMatch(/^thread/);
  const kinds = (await hall.jobs()).map(({ job }) => job.kind);
  expect(kinds).toEqual(['board']);
});

test('each person has one lesson of a game on a server, even if they ask twice at the same time', async () => {
  const hall = await openTestTables();
  const [one, other] = await Promise.all([learns(hall, ANN), learns(hall, ANN)]);
  expect([one, other].map((learned) => learned.ok && learned.isOld).sort()).toEqual([false, true]);
  const { id } = agreed(one);
  expect(agreed(other).id).toBe(id);
  expect(agreed(await learns(hall, BEN)).id).not.toBe(id);
  expect(agreed(await learns(hall, ANN, 'another')).id).not.toBe(id);
  agreed(await hall.tables.abort({ ...hall.actor(ANN), isModerator: false }, id));
  expect(await learns(hall, ANN)).toMatchObject({ ok: true, isOld: false });
});

test("a lesson does not count towards a channel's limit, but towards the server's", async () => {
  const hall = await openTestTables();
  await hall.settings.changeServer('guild', { mostTables: 2, mostInChannel: 1 }, hall.now());
  agreed(await learns(hall, ANN));
  agreed(
    await hall.tables.open(hall.actor(ANN), { ...order(), place: { guildId: 'guild', channelId: HALL } }),
  );
  expect(refusalFor(await learns(hall, BEN))).toBe('too-many-tables');
  expect(await learns(hall, ANN)).toMatchObject({ ok: true, isOld: true });
});

test('a lesson whose thread is gone is started again', async () => {
  const hall = await openTestTables();
  const { id, place } = agreed(await learns(hall, ANN));
  agreed(await hall.tables.suspend(id, place, 'channel-gone'));
  expect(await learns(hall, ANN)).toMatchObject({ ok: true, isOld: false });
});

test('a game may have no lesson', async () => {
  const without = [...CATALOGUE].map(([id, entry]) => [id, { ...entry, lesson: null }] as const);
  const hall = await openTestTables(undefined, new Map(without));
  expect(refusalFor(await learns(hall, ANN))).toBe('no-lesson');
});
