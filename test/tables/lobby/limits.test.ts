/** The limits for open tables: on a server, and opened from one channel. */
import { expect, test } from 'vitest';
import type { ChannelId } from '../../../src/tables/model/table.ts';
import { ANN, agreed, CAT, openTestTables, order, refusalFor, type TestTables } from '../../shared/hall.ts';

const HALL = 'hall' as ChannelId;
const YARD = 'yard' as ChannelId;
let places = 0;

/** Opens a table in a thread of its own. */
function opens({ tables, actor }: TestTables, openedIn: ChannelId = HALL, guildId = 'guild') {
  places += 1;
  const place = { guildId, channelId: `thread ${places}` as ChannelId };
  return tables.open(actor(ANN), { ...order(), place, openedIn });
}

test('a server has as many tables as its moderators allow, until one ends', async () => {
  const hall = await openTestTables();
  await hall.settings.changeServer('guild', { mostTables: 2 }, hall.now());
  const { id } = agreed(await opens(hall));
  agreed(await opens(hall, YARD));
  expect(await opens(hall)).toMatchObject({
    ok: false,
    refusal: { code: 'too-many-tables', most: 2, open: 2 },
  });
  await hall.settings.changeServer('guild', { mostTables: 1 }, hall.now());
  expect(await opens(hall)).toMatchObject({ refusal: { code: 'too-many-tables', most: 1, open: 2 } });
  await hall.settings.changeServer('guild', { mostTables: 2 }, hall.now());
  agreed(await opens(hall, HALL, 'another'));
  agreed(await hall.tables.abort({ ...hall.actor(CAT), isModerator: true }, id));
  agreed(await opens(hall));
  expect(refusalFor(await opens(hall))).toBe('too-many-tables');
});

test("tables opened in a channel count in that channel, wherever they're played", async () => {
  const hall = await openTestTables();
  await hall.settings.changeServer('guild', { mostInChannel: 1 }, hall.now());
  const { id } = agreed(await opens(hall));
  const elsewhere = { guildId: 'guild', channelId: 'elsewhere' as ChannelId };
  agreed(await hall.tables.move({ ...hall.actor(ANN), isModerator: false }, id, elsewhere));
  expect(await opens(hall)).toMatchObject({ ok: false, refusal: { code: 'too-many-in-channel', most: 1 } });
  agreed(await opens(hall, YARD));
  const { actor, tables } = hall;
  const ann = () => ({ ...actor(ANN), isModerator: false });
  agreed(await tables.abort(ann(), id));
  const again = { guildId: 'guild', channelId: 'again' as ChannelId };
  expect(refusalFor(await tables.openAgain(ann(), id, { place: again, seed: 'same', openedIn: YARD }))).toBe(
    'too-many-in-channel',
  );
  agreed(await tables.openAgain(ann(), id, { place: again, seed: 'same', openedIn: HALL }));
});

test('a table whose channel was deleted no longer counts', async () => {
  const hall = await openTestTables();
  await hall.settings.changeServer('guild', { mostTables: 1, mostInChannel: 1 }, hall.now());
  const { id, place } = agreed(await opens(hall));
  agreed(await hall.tables.suspend(id, place, 'channel-gone'));
  agreed(await opens(hall));
  expect(refusalFor(await opens(hall))).toBe('too-many-tables');
});

test('if several people open tables at the same time, the limit holds', async () => {
  const hall = await openTestTables();
  await hall.settings.changeServer('guild', { mostTables: 3 }, hall.now());
  const done = await Promise.all([1, 2, 3, 4, 5, 6].map(() => opens(hall)));
  expect(done.filter(({ ok }) => ok)).toHaveLength(3);
  expect(await hall.store.liveCounts('guild', HALL)).toEqual({ server: 3, channel: 3 });
});

test('no thread is created for a table over the limit', async () => {
  const hall = await openTestTables();
  await hall.settings.changeServer('guild', { mostTables: 1 }, hall.now());
  agreed(await opens(hall));
  const settle = () => Promise.reject(new Error('a thread was made'));
  expect(refusalFor(await hall.tables.open(hall.actor(ANN), order({ channel: YARD }), settle))).toBe(
    'too-many-tables',
  );
});

test("a closed table is reopened only if there's room, and then counts again", async () => {
  const hall = await openTestTables();
  const { tables, actor } = hall;
  await hall.settings.changeServer('guild', { mostTables: 2, mostInChannel: 1 }, hall.now());
  const { id, place } = agreed(await opens(hall));
  const { idleSince } = (await hall.store.reminderStateOf(id)) ?? { idleSince: '' };
  agreed(await tables.closeAsleep(id, idleSince, 'asleep'));
  const other = agreed(await opens(hall));
  const by = { ...actor(ANN), isModerator: false };
  const reopens = (openedIn: ChannelId) =>
    tables.reopen({ ...actor(ANN), isModerator: false }, id, place, openedIn);
  expect(await reopens(HALL)).toMatchObject({ refusal: { code: 'too-many-in-channel', most: 1 } });
  agreed(await reopens(YARD));
  expect(await hall.store.liveCounts('guild', YARD)).toEqual({ server: 2, channel: 1 });
  expect(refusalFor(await reopens(YARD))).toBe('not-closed');

  const state = await hall.store.reminderStateOf(id);
  agreed(await tables.closeAsleep(id, state?.idleSince ?? '', 'asleep again'));
  agreed(await tables.abort(by, other.id));
  agreed(await opens(hall, HALL));
  agreed(await opens(hall, 'shed' as ChannelId));
  expect(refusalFor(await reopens(YARD))).toBe('too-many-tables');
});
