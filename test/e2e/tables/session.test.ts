/** A live session: everyone's here, so the board stays in its message and pings no one until the session ends. */

import { expect, test } from 'vitest';
import type { Message } from '../../../src/playground/model/shapes.ts';
import type { UserId } from '../../../src/tables/model/table.ts';
import { QUIET_MINUTES } from '../../../src/tables/sessions/session.ts';
import { asTyped } from '../../../tools/people/as-typed.ts';
import {
  ephemeralsOf,
  labelsOf,
  notificationsOf,
  type Player,
  textOf,
  wordsIn,
} from '../../shared/people.ts';
import { type Hall, openHall } from '../bot.ts';
import { expectGoodManners } from '../manners.ts';
import { startsGame } from '../playing.ts';
import { playsTurn, storyIn } from '../weeks.ts';

const BEGIN = "Everyone's here";
const END = 'End the live session';
const MINUTE = 60_000;

async function newest(hall: Hall, player: Player): Promise<Message> {
  const message = ephemeralsOf(hall.local, player).at(-1);
  if (message === undefined) throw new Error('nothing was told privately');
  return message;
}

async function toolsOf(hall: Hall, player: Player): Promise<Message> {
  await player.isShown(player.presses('More', hall.board()));
  return newest(hall, player);
}

/** Presses one of the board's tools that changes the table. */
async function uses(hall: Hall, player: Player, tool: string): Promise<void> {
  const { table } = await hall.loaded();
  await player.isShown(player.presses(tool, await toolsOf(hall, player)));
  await hall.movesOn(table);
}

async function askedAt(hall: Hall): Promise<Player> {
  const { table, request } = await hall.loaded();
  const userId = table.seats[request?.seats[0] ?? 0]?.userId;
  const asked = [hall.ada, hall.bo].find(({ id }) => id === userId);
  if (asked === undefined) throw new Error('no one is asked');
  return asked;
}

async function playsATurn(hall: Hall): Promise<void> {
  await playsTurn(storyIn(hall, '#yggdrasil'));
}

function callsOf(hall: Hall): number {
  return [hall.ada, hall.bo].reduce((all, player) => all + notificationsOf(hall.local, player).length, 0);
}

async function begun(): Promise<Hall> {
  const hall = await openHall({ clockStands: true });
  await startsGame(hall, { seats: { thor: hall.ada, odin: hall.bo }, seed: 'story 76' });
  return hall;
}

test('turns edit one message without a ping; thirty quiet minutes end the session with a new board and a ping', async () => {
  const hall = await begun();
  const first = hall.board();
  const calls = callsOf(hall);
  await uses(hall, hall.bo, BEGIN);
  const live = hall.board();
  expect(live.id).not.toBe(first.id);
  expect(live.content).toMatch(/^It's the turn of /);
  expect(hall.boardWords()).toContain(`-# Live: <@${hall.bo.id}> says everyone's here`);
  for (let turns = 0; turns < 3; turns += 1) {
    const asked = await askedAt(hall);
    await playsATurn(hall);
    expect(hall.board().id).toBe(live.id);
    expect(hall.board().content).not.toContain(`<@${asked.id}>`);
    const next = await askedAt(hall);
    expect(hall.board().content.startsWith(`It's the turn of <@${next.id}>`), hall.board().content).toBe(
      true,
    );
    if (turns === 1) {
      await hall.restarts();
      await hall.rests();
    }
  }
  expect(callsOf(hall)).toBe(calls);
  const { table } = await hall.loaded();
  hall.turnsClock((QUIET_MINUTES - 1) * MINUTE);
  await hall.rests();
  expect(hall.board().id).toBe(live.id);
  hall.turnsClock(2 * MINUTE);
  await hall.movesOn(table);
  const asked = await askedAt(hall);
  expect(hall.board().id).not.toBe(live.id);
  expect(hall.boardWords()).not.toContain('-# Live:');
  expect(callsOf(hall)).toBe(calls + 1);
  expect(notificationsOf(hall.local, asked).at(-1)?.messageId).toBe(hall.board().id);
  expectGoodManners(hall);
});

test('a player at the table ends the session, and the next turn has its own message', async () => {
  const hall = await begun();
  await uses(hall, hall.ada, BEGIN);
  expect(labelsOf(await toolsOf(hall, hall.cleo))).not.toContain(END);
  expect(labelsOf(await toolsOf(hall, hall.bo))).not.toContain(BEGIN);
  const live = hall.board();
  const calls = callsOf(hall);
  const asked = await askedAt(hall);
  // The person who ends the session is there, so their own turn needs no ping.
  await uses(hall, asked, END);
  expect(hall.board().id).not.toBe(live.id);
  expect(callsOf(hall)).toBe(calls);
  const ended = hall.board();
  await playsATurn(hall);
  expect(hall.board().id).not.toBe(ended.id);
  expect(callsOf(hall)).toBe(calls + 1);
  expect(await hall.bo.isShown(hall.bo.types('/game log'))).toContain("says everyone's here");
  expectGoodManners(hall);
});

test('help and settings mention live sessions and the overview', async () => {
  const hall = await begun();
  const { ada, cleo, mo } = hall;
  const help = await textOf(ada.types('/help'));
  const places = [
    'or:\n- ',
    "*Everyone's here* under More starts a live session",
    'You host this game, so you can',
  ];
  expect(places.map((words) => help.indexOf(words))).not.toContain(-1);
  expect(places.toSorted((one, other) => help.indexOf(one) - help.indexOf(other))).toEqual(places);
  expect(help.lastIndexOf('\n- ')).toBeLessThan(help.indexOf("*Everyone's here*"));
  expect(await textOf(cleo.types('/help'))).not.toContain('live session');
  expect(await textOf(cleo.types('/help'))).not.toContain('You host this game');
  expect(await textOf(ada.types('/settings'))).toContain('in a live session');
  expect(asTyped(await textOf(mo.types('/server settings')))).toContain('`/server overview` keeps a list of');
  expect(asTyped(await textOf(mo.goesTo('#midgard').types('/help')))).toContain('/server overview');
  expect(asTyped(await textOf(cleo.goesTo('#midgard').types('/help')))).not.toContain('/server overview');
});

test('the private tools are replaced by the result of the press, without buttons', async () => {
  const hall = await begun();
  await uses(hall, hall.bo, BEGIN);
  const tools = await newest(hall, hall.bo);
  expect(wordsIn(tools)).toMatch(/^The board is now the newest message/);
  expect(labelsOf(tools)).toEqual([]);
});

test('/game status shows the session, with its button for people at the table', async () => {
  const hall = await begun();
  const { table } = await hall.loaded();
  await hall.ada.types('/game status');
  await hall.ada.isShown(hall.ada.presses(BEGIN, await newest(hall, hall.ada)));
  await hall.movesOn(table);
  expect(await hall.bo.isShown(hall.bo.types('/game status'))).toContain("says everyone's here");
  expect(labelsOf(await newest(hall, hall.bo))).toContain(END);
  await hall.cleo.types('/game status');
  expect(labelsOf(await newest(hall, hall.cleo))).not.toContain(END);
});

test('during a session, quiet hours delay no turn, and no ping comes when they end', async () => {
  const hall = await begun();
  for (const player of [hall.ada, hall.bo])
    await player.types('/settings', {
      'quiet-from': 0,
      'quiet-to': 23,
      'time-zone': 'utc',
      'quiet-calls': 'wait',
    });
  expect((await hall.settings().ofPerson(hall.bo.id as UserId)).quietCalls).toBe('wait');
  await uses(hall, hall.ada, BEGIN);
  const calls = callsOf(hall);
  const live = hall.board();
  for (let turns = 0; turns < 30; turns += 1) {
    hall.turnsClock(25 * MINUTE);
    await hall.rests();
    await playsATurn(hall);
  }
  expect(callsOf(hall)).toBe(calls);
  // Discord limits edits of messages older than an hour, so a new message replaces the board, without a ping.
  expect(hall.board().id).not.toBe(live.id);
});

test("a computer's turn is edited into the same message", async () => {
  const hall = await openHall({ clockStands: true });
  await startsGame(hall, { seats: { thor: hall.ada, odin: hall.bo }, seed: 'story 76' });
  await uses(hall, hall.ada, BEGIN);
  const live = hall.board();
  await hall.bo.types('/game replace', { role: 'odin', computer: 'good' });
  await hall.rests();
  for (let turns = 0; turns < 2; turns += 1) {
    const { table, request } = await hall.loaded();
    if (table.seats[request?.seats[0] ?? 0]?.userId === hall.ada.id) await playsATurn(hall);
    hall.turnsClock(MINUTE);
    await hall.movesOn(table);
  }
  const { id } = (await hall.loaded()).table;
  const shown = await hall.kept().store.shownOn(id);
  expect(shown?.messageId).toBe(live.id);
  const now = hall.local.world.messages.get(live.id);
  expect(now === undefined ? '' : wordsIn(now)).toMatch(/\(computer\) (goes for|plays)/);
});
