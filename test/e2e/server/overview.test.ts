/** The overview of a channel: one message that lists its tables and pings no one. */
import { expect, test } from 'vitest';
import type { Message } from '../../../src/playground/model/shapes.ts';
import type { UserId } from '../../../src/tables/model/table.ts';
import { notificationsOf, textOf, wordsIn } from '../../shared/people.ts';
import { type Hall, openHall } from '../bot.ts';
import { expectGoodManners } from '../manners.ts';
import { endsGame } from '../playing.ts';
import { threadOf } from '../weeks.ts';

const TITLE = '**Games in this channel**';
const MINUTE = 60_000;

function overviewsIn({ local }: Hall, channel: string): readonly Message[] {
  return [...local.world.messagesIn(channel)].filter(({ content }) => content === TITLE);
}

function overviewIn(hall: Hall, channel: string): Message {
  const [message, ...others] = overviewsIn(hall, channel);
  if (message === undefined || others.length > 0) throw new Error('not one overview');
  return message;
}

function editsOf({ wire }: Hall, { id }: Message): number {
  return wire.sent.filter(({ method, path }) => method === 'PATCH' && path.endsWith(`/messages/${id}`))
    .length;
}

async function minutesPass(hall: Hall, minutes: number): Promise<void> {
  hall.turnsClock(minutes * MINUTE);
  await hall.rests();
}

/** A hall with an overview in #yggdrasil, and tables in threads. */
async function switchedOn(): Promise<{ readonly hall: Hall; readonly channel: string }> {
  const hall = await openHall({ places: 'thread', clockStands: true });
  const channel = hall.mo.place();
  await hall.mo.types('/server overview', { show: true });
  await hall.rests();
  return { hall, channel };
}

test('the overview starts empty, lists tables and whose turn it is, and is edited without pinging anyone', async () => {
  const { hall, channel } = await switchedOn();
  const { ada, bo } = hall;
  const empty = overviewIn(hall, channel);
  expect(wordsIn(empty)).toContain('No games are running.');
  await minutesPass(hall, 2);
  await ada.types('/game new', { game: 'yggdrasil', role: 'thor' });
  await hall.rests();
  const thread = threadOf(hall);
  expect(wordsIn(overviewIn(hall, channel))).toMatch(
    new RegExp(`^- \\*\\*.+\\*\\* · Yggdrasil in <#${thread}>: waiting for players, 1 seat taken`, 'm'),
  );
  ada.goesTo(thread);
  await ada.types('/game start');
  await hall.rests();
  await minutesPass(hall, 2);
  expect(wordsIn(overviewIn(hall, channel))).toContain(
    `waiting for <@${ada.id}> as Thor, whose turn started <t:`,
  );
  await endsGame(hall, ada);
  await minutesPass(hall, 2);
  expect(wordsIn(overviewIn(hall, channel))).toContain('No games are running.');
  expect(overviewIn(hall, channel).id).toBe(empty.id);
  expect(
    [ada, bo].flatMap((player) => notificationsOf(hall.local, player)).map(({ messageId }) => messageId),
  ).not.toContain(empty.id);
  expectGoodManners(hall);
});

test('the overview is edited at most once a minute, and changes in between are not lost', async () => {
  const { hall, channel } = await switchedOn();
  await minutesPass(hall, 2);
  const message = overviewIn(hall, channel);
  await hall.ada.types('/game new', { game: 'yggdrasil' });
  await hall.rests();
  const edits = editsOf(hall, message);
  for (const player of [hall.bo, hall.cleo]) {
    const { table } = await hall.loaded(threadOf(hall));
    await hall.tables().join({ userId: player.id as UserId, guildId: null, cause: player.id }, table.id, {
      role: null,
      another: false,
    });
    await hall.rests();
  }
  expect(editsOf(hall, message)).toBe(edits);
  await hall.restarts();
  await minutesPass(hall, 2);
  expect(editsOf(hall, message)).toBe(edits + 1);
  expect(wordsIn(overviewIn(hall, channel))).toContain('3 seats taken');
});

test('a deleted overview is posted again, once', async () => {
  const { hall, channel } = await switchedOn();
  await minutesPass(hall, 2);
  hall.local.world.deleteMessage(overviewIn(hall, channel).id);
  await hall.ada.types('/game new', { game: 'yggdrasil' });
  await minutesPass(hall, 2);
  const again = overviewIn(hall, channel);
  await hall.bo.types('/game new', { game: 'micromidgard' });
  await minutesPass(hall, 2);
  expect(overviewIn(hall, channel).id).toBe(again.id);
  expect(wordsIn(overviewIn(hall, channel))).toContain('Micro Midgard');
});

test('the overview stops and tells the moderator if the bot may not write', async () => {
  const { hall, channel } = await switchedOn();
  const { ada, mo, local } = hall;
  await minutesPass(hall, 2);
  local.world.deleteMessage(overviewIn(hall, channel).id);
  await ada.types('/game new', { game: 'yggdrasil' });
  local.world.revoke(channel, 'SendMessages');
  await minutesPass(hall, 2);
  expect(overviewsIn(hall, channel)).toEqual([]);
  expect(notificationsOf(local, mo).at(-1)?.text).toContain("I can't update the overview");
  expect(await textOf(mo.types('/server overview', { show: true }))).toContain("I can't write in");
  local.world.grant(channel, 'SendMessages');
  expect(await textOf(mo.types('/server overview', { show: true }))).toContain('The overview is in');
  expect(wordsIn(overviewIn(hall, channel))).toContain('Yggdrasil');
});

test('moderators can turn the overview off, and its message says so', async () => {
  const { hall, channel } = await switchedOn();
  const { ada, mo } = hall;
  const message = overviewIn(hall, channel);
  expect(await textOf(ada.types('/server overview', { show: false }))).toContain('moderators');
  expect(await textOf(mo.types('/server overview', { show: true }))).toContain('already has an overview');
  expect(await textOf(mo.types('/server overview', { show: false }))).toContain('The overview is off');
  const left = hall.local.world.messages.get(message.id);
  expect(left === undefined ? '' : wordsIn(left)).toBe('This overview has been switched off.');
  await ada.types('/game new', { game: 'yggdrasil' });
  await minutesPass(hall, 2);
  expect(overviewsIn(hall, channel)).toEqual([]);
});

test('if Discord delays edits of the old overview, the bot waits and posts no second one', async () => {
  const { hall, channel } = await switchedOn();
  const { id } = overviewIn(hall, channel);
  await hall.ada.types('/game new', { game: 'yggdrasil' });
  await minutesPass(hall, 120);
  const table = (await hall.loaded(threadOf(hall))).table.id;
  const bo = hall.bo.id as UserId;
  for (let change = 0; change < 40; change += 1) {
    const by = { userId: bo, guildId: null, cause: `change ${change}` };
    if (change % 2 === 0) await hall.tables().join(by, table, { role: null, another: false });
    else await hall.tables().leave(by, table, { leaves: 'table' }, null);
    hall.turnsClock(MINUTE + 1);
    await hall.settles();
  }
  expect(overviewIn(hall, channel).id).toBe(id);
  await minutesPass(hall, 61);
  await minutesPass(hall, 11);
  expect(overviewIn(hall, channel).id).toBe(id);
  expect(wordsIn(overviewIn(hall, channel))).toContain('1 seat taken');
});
