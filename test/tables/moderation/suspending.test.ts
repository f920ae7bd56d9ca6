/** A table that loses its channel: it's suspended, and continues there or elsewhere. */
import { expect, test } from 'vitest';
import { seatIndex } from '../../../src/core/seat.ts';
import type { ChannelId, TableId } from '../../../src/tables/model/table.ts';
import {
  ANN,
  actionFor,
  agreed,
  BEN,
  CAT,
  openTestTables,
  order,
  refusalFor,
  started,
  type TestTables,
} from '../../shared/hall.ts';
import { secondsAfterNoon } from '../../shared/stores/tables.ts';

const ELSEWHERE = { guildId: 'guild', channelId: 'elsewhere' as ChannelId };

async function suspended(hall: TestTables) {
  const table = await started(hall);
  await hall.jobs();
  agreed(await hall.tables.suspend(table.id, table.place, 'channel-gone'));
  return table;
}

async function jobsOf(hall: TestTables) {
  return (await hall.jobs()).map(({ job }) => job);
}

async function tableOf({ tables }: TestTables, id: TableId) {
  return (await tables.loaded(id))?.table;
}

test('the host is notified once, nothing is posted at the table, and no moves are accepted', async () => {
  const hall = await openTestTables();
  const { id, place } = await suspended(hall);
  expect(await jobsOf(hall)).toEqual([
    {
      kind: 'direct',
      to: ANN,
      phrase: { key: 'direct.channel-gone', with: { game: { key: 'game.yggdrasil' } } },
    },
  ]);
  expect(refusalFor(await hall.tables.suspend(id, place, 'server-left'))).toBe('suspended');
  expect(await jobsOf(hall)).toEqual([]);
  const elf = await actionFor(hall.tables, id, 'alfheim');
  expect(refusalFor(await hall.tables.act(hall.actor(ANN), id, elf))).toBe('suspended');
});

test('nothing can be undone at a suspended table, and no player skipped', async () => {
  const hall = await openTestTables();
  const { id, place } = await started(hall);
  agreed(await hall.tables.act(hall.actor(ANN), id, await actionFor(hall.tables, id, 'alfheim')));
  agreed(await hall.tables.suspend(id, place, 'server-left'));
  expect(refusalFor(await hall.tables.takeBack(hall.actor(ANN), id))).toBe('suspended');
  const moderator = { ...hall.actor(CAT), isModerator: true };
  const skip = { kind: 'skip', seat: seatIndex(0) } as const;
  expect(refusalFor(await hall.tables.propose(moderator, id, skip))).toBe('suspended');
});

test('timers are paused, and get their full time again once the channel is back', async () => {
  const hall = await openTestTables();
  const { id, place } = await started(hall);
  for (const [choice, values] of [
    ['alfheim', {}],
    ['midgard', { island: 'white' }],
    ['enter-trance', {}],
  ] as const) {
    agreed(await hall.tables.act(hall.actor(ANN), id, await actionFor(hall.tables, id, choice, values)));
  }
  const request = (await hall.tables.loaded(id))?.request?.key ?? '';
  agreed(await hall.tables.suspend(id, place, 'server-left'));
  await hall.jobs(secondsAfterNoon(60));
  expect(refusalFor(await hall.tables.giveDefaultAnswer(id, request, 'outbox-1'))).toBe('suspended');
  agreed(await hall.tables.revive(id));
  const version = (await tableOf(hall, id))?.version;
  expect(await jobsOf(hall)).toEqual([{ kind: 'board', by: null, version, afresh: true, recalls: true }]);
  expect((await hall.jobs(secondsAfterNoon(60))).map(({ job }) => job.kind)).toEqual(['answer']);
  expect(refusalFor(await hall.tables.revive(id))).toBe('not-suspended');
});

test('a moved table is shown in its new channel and announced in the old one', async () => {
  const hall = await openTestTables();
  const { id, place } = await started(hall);
  await hall.jobs();
  const host = { ...hall.actor(ANN), isModerator: false };
  expect(agreed(await hall.tables.move(host, id, ELSEWHERE)).place).toEqual(ELSEWHERE);
  expect((await hall.jobs()).map(({ job }) => job)).toEqual(
    expect.arrayContaining([
      { kind: 'notice', by: ANN, phrase: { key: 'table.moved', with: { user: ANN } } },
      {
        kind: 'farewell',
        channelId: place.channelId,
        phrase: { key: 'table.moved-away', with: { user: ANN, channel: ELSEWHERE.channelId } },
      },
      expect.objectContaining({ kind: 'board', by: ANN, afresh: true, recalls: true }),
    ]),
  );
  expect((await hall.tables.notices(id)).at(-1)).toMatchObject({ by: ANN, phrase: { key: 'table.moved' } });
  expect((await hall.tables.loadedIn(ELSEWHERE.channelId))?.table.id).toBe(id);
  expect(await hall.tables.loadedIn(place.channelId)).toBeNull();
});

test('a table continues after moving from a lost channel, without posting there', async () => {
  const hall = await openTestTables();
  const { id } = await suspended(hall);
  await hall.jobs();
  agreed(await hall.tables.move({ ...hall.actor(CAT), isModerator: true }, id, ELSEWHERE));
  expect((await jobsOf(hall)).map(({ kind }) => kind)).toEqual(['notice', 'board']);
  agreed(await hall.tables.act(hall.actor(ANN), id, await actionFor(hall.tables, id, 'alfheim')));
});

test('a paused game moves without pinging anyone, and a lobby is posted again', async () => {
  const hall = await openTestTables();
  const { id } = await started(hall);
  agreed(await hall.tables.pause({ ...hall.actor(ANN), isModerator: false }, id));
  await hall.jobs();
  agreed(await hall.tables.move({ ...hall.actor(ANN), isModerator: false }, id, ELSEWHERE));
  const board = (await jobsOf(hall)).find(({ kind }) => kind === 'board');
  expect(board).toMatchObject({ afresh: true });
  expect(board).not.toHaveProperty('recalls');
  const lobby = agreed(await hall.tables.open(hall.actor(BEN), order()));
  await hall.jobs();
  const well = { guildId: 'guild', channelId: 'well' as ChannelId };
  agreed(await hall.tables.move({ ...hall.actor(BEN), isModerator: false }, lobby.id, well));
  expect((await jobsOf(hall)).map(({ kind }) => kind).sort()).toEqual(['farewell', 'lobby', 'notice']);
});

test('moving a table is refused to a taken channel, to another server, or by someone without the right', async () => {
  const hall = await openTestTables();
  const { id, place } = await started(hall);
  const other = agreed(await hall.tables.open(hall.actor(BEN), order({ channel: ELSEWHERE.channelId })));
  const host = () => ({ ...hall.actor(ANN), isModerator: false });
  expect(refusalFor(await hall.tables.move({ ...hall.actor(BEN), isModerator: false }, id, ELSEWHERE))).toBe(
    'only-host-or-moderator',
  );
  expect(refusalFor(await hall.tables.move(host(), id, place))).toBe('here-already');
  expect(refusalFor(await hall.tables.move(host(), id, ELSEWHERE))).toBe('channel-taken');
  expect(refusalFor(await hall.tables.move(host(), id, { ...ELSEWHERE, guildId: 'another' }))).toBe(
    'no-such-table',
  );
  agreed(await hall.tables.abort({ ...hall.actor(BEN), isModerator: false }, other.id));
  expect(
    refusalFor(await hall.tables.move({ ...hall.actor(BEN), isModerator: false }, other.id, place)),
  ).toBe('not-playing');
  agreed(await hall.tables.move(host(), id, ELSEWHERE));
});

test('the loss of a channel that the table has left is ignored', async () => {
  const hall = await openTestTables();
  const { id, place } = await started(hall);
  agreed(await hall.tables.move({ ...hall.actor(ANN), isModerator: false }, id, ELSEWHERE));
  expect(refusalFor(await hall.tables.suspend(id, place, 'channel-gone'))).toBe('suspended');
  expect((await tableOf(hall, id))?.isSuspended).toBe(false);
});

test('all tables of a server are listed, oldest first, and only a moderator can end them together', async () => {
  const hall = await openTestTables();
  const first = await started(hall);
  const second = agreed(await hall.tables.open(hall.actor(BEN), order({ channel: 'second' as ChannelId })));
  const away = { guildId: 'other', channelId: 'away' as ChannelId };
  const third = agreed(await hall.tables.open(hall.actor(CAT), { ...order(), place: away }));
  const ids = async (guild: string) =>
    (await hall.tables.liveOfServer(guild)).map(({ table }) => table.id).sort();
  expect(await ids('guild')).toEqual([first.id, second.id].sort());
  expect([...(await hall.tables.serversWithTables())].sort()).toEqual(['guild', 'other']);
  const stranger = { ...hall.actor(BEN), isModerator: false };
  expect(await hall.tables.abortAll(stranger, 'guild', null)).toBeNull();
  const moderator = { ...hall.actor(CAT), isModerator: true };
  const ended = await hall.tables.abortAll(moderator, 'guild', 'Spring cleaning');
  expect(ended?.map(({ ok }) => ok)).toEqual([true, true]);
  expect(await ids('guild')).toEqual([]);
  expect(await ids('other')).toEqual([third.id]);
  expect((await hall.tables.notices(first.id)).at(-1)).toMatchObject({
    by: CAT,
    phrase: { key: 'table.aborted-because', with: { user: CAT, reason: 'Spring cleaning' } },
  });
});
