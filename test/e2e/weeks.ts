/** A table over weeks: hours pass one by one, people play their turns between the scenes, and every ping is counted. */
import Database from 'better-sqlite3';
import { expect } from 'vitest';
import { playersChance } from '../../src/core/playing.ts';
import { atRandom } from '../../src/core/policy.ts';
import { seedFrom } from '../../src/core/random.ts';
import { giverOf, type Pick } from '../../src/core/requests/answer.ts';
import type { Notification } from '../../src/playground/model/shapes.ts';
import type { LoadedTable } from '../../src/tables/turns/loaded-table.ts';
import { playerOf } from '../../src/tables/turns/seating.ts';
import { notificationsOf, type Player, textOf } from '../shared/people.ts';
import type { Hall } from './bot.ts';
import { postedIn } from './manners.ts';

export const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;
/** Milliseconds are counted from a Thursday. */
const MONDAY_AT_NINE_MS = 4 * DAY_MS + 9 * HOUR_MS;
const REMINDER = /[Ii]t's still your turn/;

/** A table in its channel, with the random choices of its players. */
export interface Story {
  readonly hall: Hall;
  /** Channel or thread, by name or id. */
  readonly place: string;
  readonly pick: Pick;
}

export function storyIn(hall: Hall, place: string): Story {
  return { hall, place, pick: playersChance('the players') };
}

/** Turns the clock to a Monday at nine o'clock in UTC, so that everything counted in hours comes out the same. */
export function isMondayMorning(hall: Hall): void {
  const since = (hall.local.world.now() - MONDAY_AT_NINE_MS) % WEEK_MS;
  hall.turnsClock(WEEK_MS - since);
}

/** Gives the open lobby this seed as if chance had picked it: a game with a typed seed would not count in the statistics. */
export function chanceHasPicked(hall: Hall, seed: string): void {
  const database = new Database(hall.file);
  try {
    database.prepare(`UPDATE "GameTable" SET "seed" = ? WHERE "status" = 'lobby'`).run(seedFrom(seed));
  } finally {
    database.close();
  }
}

/** Lets the hours pass one by one, so that jobs due at night run at night. */
export async function hoursPass(hall: Hall, hours: number): Promise<void> {
  for (let hour = 0; hour < hours; hour += 1) {
    hall.turnsClock(HOUR_MS);
    await hall.rests();
  }
}

export async function daysPass(hall: Hall, days: number): Promise<void> {
  await hoursPass(hall, 24 * days);
}

/** Does something that changes the table, and waits until everything about it is posted. */
export async function andRests<Seen>({ hall, place }: Story, deed: () => Promise<Seen>): Promise<Seen> {
  const { table } = await hall.loaded(place);
  const seen = await deed();
  await hall.movesOn(table);
  return seen;
}

/** Plays a turn every `hoursEach` hours until it's that role's turn. */
export async function untilTurnOf(story: Story, role: string, hoursEach: number): Promise<LoadedTable> {
  for (;;) {
    const loaded = await story.hall.loaded(story.place);
    const { table, request } = loaded;
    if (request?.seats.some((seat) => table.seats[seat]?.role === role) === true) return loaded;
    await hoursPass(story.hall, hoursEach);
    await playsTurn(story);
  }
}

/** The current player answers until the turn is over. */
export async function playsTurn(story: Story): Promise<void> {
  const { request } = await story.hall.loaded(story.place);
  await answersWhile(story, (now) => now.request?.turn === request?.turn);
}

/** Plays one turn every few hours until nothing is asked any more. Returns the table's last state. */
export async function playsToTheEnd(story: Story, hoursEach: number): Promise<LoadedTable> {
  const { id } = (await story.hall.loaded(story.place)).table;
  for (;;) {
    const loaded = await story.hall.tables().loaded(id);
    if (loaded === null) throw new Error('the table is gone');
    if (loaded.request === null) return loaded;
    await hoursPass(story.hall, hoursEach);
    await playsTurn(story);
  }
}

/** Answers directly at the table, since no one is watching. */
async function answersWhile(
  { hall, place, pick }: Story,
  isSo: (now: LoadedTable) => boolean,
): Promise<void> {
  const { id } = (await hall.loaded(place)).table;
  for (;;) {
    const loaded = await hall.tables().loaded(id);
    if (loaded === null || loaded.request === null || !isSo(loaded)) break;
    const { table, entry, request } = loaded;
    const policy = entry.policies['sensible'] ?? atRandom;
    const action = policy.answer(request, entry.game.observe(table.state, request.seats[0]), pick);
    const userId = playerOf(table, giverOf(request, action), request.turn);
    if (userId === null) throw new Error('nobody is asked');
    const done = await hall
      .tables()
      .act({ userId, guildId: null, cause: `${id} ${table.version}` }, id, action);
    if (!done.ok) throw new Error(JSON.stringify(done));
  }
  await hall.rests();
}

export function remindersOf({ local }: Hall, player: Player): readonly Notification[] {
  return notificationsOf(local, player).filter(({ text }) => REMINDER.test(text));
}

/** The number of pings to each person, by name. */
function callsOf({ local }: Hall): Readonly<Record<string, number>> {
  const calls: Record<string, number> = {};
  for (const { userId } of local.world.notifications) {
    const name = local.world.personCalled(userId)?.name ?? userId;
    calls[name] = (calls[name] ?? 0) + 1;
  }
  return calls;
}

/** The bot goes away and comes back, and no one notices. */
export async function restartsUnnoticed({ hall, place }: Story): Promise<void> {
  const before = { posted: postedIn(hall, place), calls: callsOf(hall) };
  await hall.restarts();
  await hall.rests();
  expect({ posted: postedIn(hall, place), calls: callsOf(hall) }).toEqual(before);
}

/** The last thread opened. */
export function threadOf({ local: { world } }: Hall): string {
  const thread = [...world.channels.values()].findLast(({ parentId }) => parentId !== null);
  if (thread === undefined) throw new Error('there is no thread');
  return thread.id;
}

/** Every page of a reader's log. */
export async function wholeLog(reader: Player): Promise<string> {
  const newest = await textOf(reader.types('/game log'));
  const pages = Number(/: page \d+ of (\d+)\n/.exec(newest)?.[1]);
  const read: string[] = [];
  for (let page = 1; page <= pages; page += 1) read.push(await textOf(reader.types('/game log', { page })));
  return read.join('\n');
}

/** The text of the file in a command's reply. */
export async function fileOf({ local: { world } }: Hall, reader: Player, command: string): Promise<string> {
  const seen = await reader.types(command);
  const file = seen.kind === 'message' ? world.files.get(seen.message.attachments[0]?.id ?? '') : undefined;
  if (file === undefined) throw new Error('there is no file');
  return file.toString('utf8');
}
