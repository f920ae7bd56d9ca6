/** Discord fails while it receives the response to a press or a command: people get their answer, or press again. */
import { expect, test } from 'vitest';
import { GARBLED } from '../../../src/playground/faults/rest.ts';
import type { Sent } from '../../../src/playground/wiretap.ts';
import { BOT_ID } from '../../../src/playground/world/hall.ts';
import { eventually } from '../../eventually.ts';
import { ephemeralsOf, textOf } from '../../shared/people.ts';
import { type Hall, openHall } from '../bot.ts';
import { expectAllDelivered, keptLog, thorAndOdin, timesPosted, WHERE } from '../faults.ts';
import { postedIn } from '../manners.ts';
import { endsGame } from '../playing.ts';

const THREE_SECONDS_AND_MORE = 4_000;
const QUARTER_OF_AN_HOUR_AND_MORE = 16 * 60_000;

test('a press whose response Discord refused at first is carried out, without an error for the player', async () => {
  const hall = await openHall();
  const { ada, local } = hall;
  const { restFaults } = local.world;
  await thorAndOdin(hall);
  restFaults.inject({ kind: 'failing', status: 502 }, { on: WHERE.acknowledging, times: 5 });
  const { table } = await hall.loaded();
  expect((await ada.presses('Take an Elf (Alfheim)')).kind).toBe('acknowledged');
  await hall.movesOn(table);
  expect(ephemeralsOf(local, ada).filter(({ content }) => content.includes('wrong'))).toEqual([]);
  await expectAllDelivered(hall);
});

test('if Discord takes an acknowledgement but answers 500, the answer still follows', async () => {
  const hall = await openHall();
  const { ada, local } = hall;
  await thorAndOdin(hall);
  local.world.restFaults.inject(
    { kind: 'failing', status: 500, isDone: true },
    { on: WHERE.acknowledging, times: 1 },
  );
  expect(await textOf(ada.types('/game status'))).toContain('Thor');
});

test('if Discord opens a form but answers 500, the form can be filled in, and there is no apology', async () => {
  const { log, lines } = keptLog();
  const hall = await openHall({ log });
  const { ada, local } = hall;
  await thorAndOdin(hall);
  const isForm = (call: { readonly path: string; readonly method: string }) =>
    WHERE.acknowledging(call) && ephemeralsOf(local, ada).some(({ content }) => content.includes('for good'));
  local.world.restFaults.inject({ kind: 'failing', status: 500, isDone: true }, { on: isForm, times: 1 });
  await endsGame(hall, ada);
  expect(postedIn(hall).at(-1)).toContain('has ended this game');
  expect(lines().filter(({ level }) => level >= 50)).toEqual([]);
});

test('a press that Discord never delivers changes nothing, and works when pressed again', async () => {
  const { log, lines } = keptLog();
  const hall = await openHall({ log });
  const { ada, local } = hall;
  await thorAndOdin(hall);
  const { restFaults } = local.world;
  const before = await hall.loaded();
  const limited = { kind: 'rate-limited', scope: 'shared', seconds: 60 } as const;
  restFaults.inject(limited, { on: WHERE.acknowledging, times: 2 });
  const pressed = ada.presses('Take an Elf (Alfheim)');
  await eventually(() => expect(timesPosted(lines(), 'interaction failed')).toBe(1));
  hall.turnsClock(THREE_SECONDS_AND_MORE);
  expect(await pressed).toMatchObject({ kind: 'failed' });
  const fault = restFaults.inject({ kind: 'failing', status: 503 }, { on: WHERE.acknowledging });
  const again = ada.presses('Take an Elf (Alfheim)');
  await eventually(() => expect(timesPosted(lines(), 'interaction failed')).toBe(2));
  hall.turnsClock(THREE_SECONDS_AND_MORE);
  expect(await again).toMatchObject({ kind: 'failed' });
  expect((await hall.loaded()).table).toEqual(before.table);
  fault.ends();
  await ada.presses('Take an Elf (Alfheim)');
  await hall.movesOn(before.table);
  await expectAllDelivered(hall);
});

test('if its acknowledgement takes over three seconds, a press fails for good and is not retried', async () => {
  const { log, lines } = keptLog();
  const hall = await openHall({ log });
  const { ada, local } = hall;
  await thorAndOdin(hall);
  const before = await hall.loaded();
  const slow = local.world.restFaults.inject({ kind: 'slow' }, { on: WHERE.acknowledging, times: 1 });
  const pressed = ada.presses('Take an Elf (Alfheim)');
  await eventually(() => expect(slow.calls).toHaveLength(1));
  hall.turnsClock(THREE_SECONDS_AND_MORE);
  expect(await pressed).toMatchObject({ kind: 'failed' });
  const callbacks = () => hall.wire.sent.filter(({ path }) => path.endsWith('/callback')).length;
  const asked = callbacks();
  slow.ends();
  await eventually(() => expect(timesPosted(lines(), 'interaction failed')).toBe(1));
  expect(callbacks()).toBe(asked);
  expect((await hall.loaded()).table).toEqual(before.table);
  await ada.presses('Take an Elf (Alfheim)');
  await hall.movesOn(before.table);
  await expectAllDelivered(hall);
});

test('a private reply that Discord refuses for a moment is sent once Discord accepts it', async () => {
  const hall = await openHall();
  const { ada, bo, local } = hall;
  const { restFaults } = local.world;
  await thorAndOdin(hall);
  restFaults.inject({ kind: 'failing', status: 502 }, { on: WHERE.answering, times: 2 });
  expect(await textOf(ada.types('/game status'))).toContain('Thor');
  restFaults.inject({ kind: 'failing', status: 502 }, { on: WHERE.whispering, times: 4 });
  expect(await bo.isShown(bo.presses('Take an Elf (Alfheim)'))).toContain('turn');
});

/** The bot's follow-up message after the reply that Discord promised. */
const added = (hall: Hall) =>
  hall.wire.sent.filter(({ method, path }) =>
    WHERE.whispering({ method, path: path.replace(/^\/api\/v10/, '').replace(/\?.*$/, '') }),
  );

const SORRY = 'Something went wrong on my side';

test('an apology replaces "thinking..." if Discord refuses the answer', async () => {
  const hall = await openHall();
  const { ada, local } = hall;
  await thorAndOdin(hall);
  const before = added(hall);
  local.world.restFaults.inject({ kind: 'refusing' }, { on: WHERE.answering, times: 1 });
  expect(await textOf(ada.types('/game status'))).toContain(SORRY);
  expect(added(hall)).toEqual(before);
});

test('an apology that Discord refuses for a moment is still sent', async () => {
  const hall = await openHall();
  const { ada, local } = hall;
  await thorAndOdin(hall);
  local.world.restFaults.inject({ kind: 'refusing' }, { on: WHERE.answering, times: 1 });
  local.world.restFaults.inject({ kind: 'failing', status: 502 }, { on: WHERE.answering, times: 1 });
  local.world.restFaults.inject({ kind: 'failing', status: 502 }, { on: WHERE.whispering });
  expect(await textOf(ada.types('/game status'))).toContain(SORRY);
});

test('if Discord takes an acknowledgement without confirming it, no "thinking..." is left behind', async () => {
  const { log, lines } = keptLog();
  const hall = await openHall({ log });
  const { ada, local } = hall;
  await thorAndOdin(hall);
  const { restFaults } = local.world;
  restFaults.inject({ kind: 'failing', status: 500, isDone: true }, { on: WHERE.acknowledging, times: 1 });
  const limited = { kind: 'rate-limited', scope: 'shared', seconds: 60 } as const;
  restFaults.inject(limited, { on: WHERE.acknowledging, times: 1 });
  expect(await textOf(ada.types('/game status'))).toContain(SORRY);
  expect(timesPosted(lines(), 'interaction failed')).toBe(1);
});

test('an apology ends with a number that is also in the log', async () => {
  const { log, lines } = keptLog();
  const hall = await openHall({ log });
  const { ada, local } = hall;
  await thorAndOdin(hall);
  local.world.restFaults.inject({ kind: 'refusing' }, { on: WHERE.answering, times: 1 });
  const text = await textOf(ada.types('/game status'));
  const [, errorId] = /\n-# Error (\d{6}): the bot's admin can/.exec(text) ?? [];
  expect(lines().filter(({ msg }) => msg === 'interaction failed')).toMatchObject([
    { errorId, interaction: expect.stringMatching(new RegExp(`${errorId}$`)) },
  ]);
});

test('a press is answered immediately even if the bot is blocked everywhere else', async () => {
  const hall = await openHall();
  const { ada, local } = hall;
  await thorAndOdin(hall);
  const { table } = await hall.loaded();
  const limited = { kind: 'rate-limited', scope: 'global', seconds: 3 } as const;
  const isEdit = ({ method, path }: Sent) => WHERE.editing({ method, path: path.replace(/^\/api\/v10/, '') });
  const edits = () => hall.wire.sent.filter(isEdit).length;
  const fault = local.world.restFaults.inject(limited, { on: WHERE.editing, times: 1 });
  await ada.presses('Take an Elf (Alfheim)');
  await eventually(() => expect(fault.calls).toHaveLength(1));
  const before = edits();
  expect((await ada.presses('Enter trance')).kind).toBe('acknowledged');
  expect(edits()).toBe(before);
  await hall.movesOn(table);
  await expectAllDelivered(hall);
});

test('if Discord opens a thread but answers 502, the table is in one thread, and the other is archived', async () => {
  const hall = await openHall({ places: null });
  const { ada, local } = hall;
  const { restFaults } = local.world;
  // The bot may post nothing in the channel, so the thread starts without a message.
  local.world.revoke(ada.place(), 'SendMessages');
  restFaults.inject({ kind: 'failing', status: 502, isDone: true }, { on: WHERE.openingThread, times: 1 });
  await ada.types('/game new', { game: 'yggdrasil', role: 'thor' });
  const threads = [...local.world.channels.values()].filter(({ ownerId }) => ownerId === BOT_ID);
  expect(threads.map(({ archived }) => archived)).toEqual([true, false]);
  await hall.rests();
  expect(hall.boardWords(threads[1]?.id)).toContain('Yggdrasil');
});

test('a table is played in the channel if no thread can be opened', async () => {
  const hall = await openHall({ places: null });
  hall.local.world.restFaults.inject({ kind: 'failing', status: 502 }, { on: WHERE.startingThread });
  expect(await textOf(hall.ada.types('/game new', { game: 'yggdrasil', role: 'thor' }))).toContain(
    'The table is open.',
  );
  expect((await hall.loaded()).table.hostId).toBe(hall.ada.id);
});

test.each(GARBLED)("people get replies even if Discord's responses are unreadable (%s)", async (how) => {
  const { log, lines } = keptLog();
  const hall = await openHall({ log });
  const { ada, bo, local } = hall;
  const { restFaults } = local.world;
  await thorAndOdin(hall);
  restFaults.inject({ kind: 'garbled', how, isDone: true }, { on: WHERE.acknowledging, times: 1 });
  restFaults.inject({ kind: 'garbled', how }, { on: WHERE.answering, times: 2 });
  expect(await textOf(ada.types('/game status'))).toContain('Thor');
  restFaults.inject({ kind: 'garbled', how }, { on: WHERE.whispering, times: 3 });
  expect(await bo.isShown(bo.presses('Take an Elf (Alfheim)'))).toContain('turn');
  expect(lines().filter(({ level }) => level >= 50)).toEqual([]);
  await expectAllDelivered(hall);
});

test('a reply is dropped after 15 minutes, when no one could read it', async () => {
  const { log, lines } = keptLog();
  const hall = await openHall({ log });
  const { ada, local } = hall;
  await thorAndOdin(hall);
  const slow = local.world.restFaults.inject({ kind: 'slow' }, { on: WHERE.answering, times: 1 });
  void ada.types('/game status');
  await eventually(() => expect(slow.calls).toHaveLength(1));
  hall.turnsClock(QUARTER_OF_AN_HOUR_AND_MORE);
  slow.ends();
  await eventually(() => expect(timesPosted(lines(), 'interaction failed')).toBe(1));
  expect(slow.calls).toHaveLength(1);
  expect(timesPosted(lines(), 'Discord rejected the interaction token')).toBe(0);
  expect(lines().filter(({ level }) => level >= 50)).toEqual([]);
  expect(await textOf(ada.types('/game status'))).toContain('Thor');
});
