/** Fifty presses at the same moment: one counts, and everyone else reads why theirs didn't. */
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { decodeAnswer } from '../../../src/core/requests/answer-code.ts';
import { CATALOGUE } from '../../../src/games/index.ts';
import { openInteraction } from '../../../src/playground/interactions.ts';
import { COMPONENTS, everyComponent } from '../../../src/playground/model/component-types.ts';
import { INTERACTION_TYPES, type Message } from '../../../src/playground/model/shapes.ts';
import { BOT_ID } from '../../../src/playground/world/hall.ts';
import type { Done } from '../../../src/tables/model/change.ts';
import type { Table, UserId } from '../../../src/tables/model/table.ts';
import { openTables, type Tables } from '../../../src/tables/tables.ts';
import { ephemeralsOf, notificationsOf, person } from '../../shared/people.ts';
import { type Hall, openHall } from '../bot.ts';
import { expectGoodManners } from '../manners.ts';
import { startsGame } from '../playing.ts';

const CROWD = 50;
const STALE = /^That's already been played/;
const NOT_ASKED = /^(?:It's not your turn|You don't have a seat at this table)/;
const BUSY = /^Someone beat you to it\. Check/;

/** The outcome of a press: a change of the table, or a reply. */
interface Came {
  readonly personId: string;
  readonly commits: number;
  readonly words: readonly Message[];
}

interface Press {
  readonly personId: string;
  readonly customId: string;
}

/** Sends all presses at the same time, without waiting; resolves when each press has an outcome. */
async function pressAll(
  { local, file }: Hall,
  on: Message,
  presses: readonly Press[],
): Promise<readonly Came[]> {
  const { world, url } = local;
  const ids = presses.map(({ personId, customId }) => {
    const data = { custom_id: customId, component_type: COMPONENTS.button, id: 1 };
    const { component: type } = INTERACTION_TYPES;
    const { id: sourceMessageId, channelId } = on;
    const press = { type, personId, channelId, sourceMessageId, commandName: null, focusedType: null, data };
    return openInteraction(world, url, press).id;
  });
  const written = (id: string) => world.interactions.get(id)?.written ?? [];
  await world.until(() => ids.every((id) => written(id).length > 0 || commitsBy(file, id) > 0));
  return ids.map((id, at) => ({
    personId: presses[at]?.personId ?? '',
    commits: commitsBy(file, id),
    words: [...new Set(written(id))].flatMap((one) => world.messages.get(one) ?? []),
  }));
}

function inDatabase<T>(file: string, ask: (database: Database.Database) => T): T {
  const database = new Database(file, { readonly: true });
  try {
    return ask(database);
  } finally {
    database.close();
  }
}

function commitsBy(file: string, cause: string): number {
  const count = 'SELECT COUNT(*) FROM "TableChange" WHERE "cause" = ?';
  return inDatabase(file, (database) => database.prepare<[string], number>(count).pluck().get(cause) ?? 0);
}

function versionsOf(file: string, { id }: Table): readonly number[] {
  const versions = 'SELECT "version" FROM "TableChange" WHERE "tableId" = ? ORDER BY "version"';
  return inDatabase(file, (database) => database.prepare<[string], number>(versions).pluck().all(id));
}

/** The buttons of the newest board whose answers need no confirmation. */
async function answersOn(hall: Hall): Promise<readonly string[]> {
  const { entry, table, request } = await hall.loaded();
  const view = entry.game.observe(table.state);
  return everyComponent(hall.board().components).flatMap(({ custom_id: id = '' }) => {
    const code = id.includes('|a|') ? id.split('|').at(-1) : undefined;
    const action = request === null || code === undefined ? null : decodeAnswer(request, code);
    const way = request?.alternatives.find((each) => each.id === action?.choice);
    if (action === null || way === undefined) return [];
    return entry.presenter.warning(way, action.values, view) === null ? [id] : [];
  });
}

/** Refused players read text that only they can see, and none of it is an apology. */
function expectFriendlyWords(came: readonly Came[], words: RegExp): void {
  for (const { personId, commits, words: told } of came) {
    if (commits > 0) continue;
    expect(told).toHaveLength(1);
    expect(told[0]?.visibleTo).toBe(personId);
    expect(told[0]?.content).toMatch(words);
    expect(told[0]?.content).not.toContain('went wrong');
    expect(told[0]?.mentions).toEqual([]);
  }
}

/** Expects each version once, one board for the open question, and no one pinged twice for one message. */
async function expectOneStory(hall: Hall, before: Table, commits: number): Promise<void> {
  await hall.rests();
  const { table, request } = await hall.loaded();
  const versions = versionsOf(hall.file, table);
  expect(versions).toEqual(Array.from({ length: versions.length }, (_, at) => at + 1));
  expect(table.version).toBe(versions.length);
  expect(table.version - before.version).toBe(commits);
  const channel = hall.local.world.channelCalled('#yggdrasil')?.id ?? '';
  const boards = hall.local.world
    .messagesIn(channel)
    .filter(
      ({ authorId, visibleTo, components }) =>
        authorId === BOT_ID && visibleTo === null && JSON.stringify(components).includes(`|${request?.key}|`),
    );
  expect(boards).toHaveLength(1);
  for (const player of [hall.ada, hall.bo]) {
    const calls = notificationsOf(hall.local, player).map(({ messageId }) => messageId);
    expect(new Set(calls).size).toBe(calls.length);
  }
  expectGoodManners(hall);
}

async function atTable(): Promise<{
  readonly hall: Hall;
  readonly before: Table;
  readonly answers: readonly string[];
}> {
  const hall = await openHall({ clockStands: true });
  // With advice, the board has buttons that answer in one tap.
  const before = await startsGame(hall, {
    seats: { thor: hall.ada, odin: hall.bo },
    seed: 'story 76',
    options: { advice: 'open' },
  });
  return { hall, before, answers: await answersOn(hall) };
}

test('of fifty presses on one button by the current player, one counts', async () => {
  const { hall, before, answers } = await atTable();
  const presses = Array.from({ length: CROWD }, () => ({
    personId: hall.ada.id,
    customId: answers[0] ?? '',
  }));
  const came = await pressAll(hall, hall.board(), presses);
  expect(came.filter(({ commits }) => commits > 0)).toHaveLength(1);
  expectFriendlyWords(came, STALE);
  await expectOneStory(hall, before, 1);
});

test('of fifty presses by everyone in the hall, only one by the current player counts', async () => {
  const { hall, before, answers } = await atTable();
  const people = ['Bo', 'Cleo', 'Dag', 'Eir', 'Ada', 'Finn', 'Moderator Mo'].map(
    (name) => person(hall.local, name).id,
  );
  const presses = Array.from({ length: CROWD }, (_, at) => ({
    personId: people[at % people.length] ?? '',
    customId: answers[0] ?? '',
  }));
  const came = await pressAll(hall, hall.board(), presses);
  const counted = came.filter(({ commits }) => commits > 0);
  expect(counted.map(({ personId }) => personId)).toEqual([hall.ada.id]);
  expectFriendlyWords(came, new RegExp(`${STALE.source}|${NOT_ASKED.source}`));
  await expectOneStory(hall, before, 1);
});

test('of fifty presses on different buttons, one answer counts and the others are told that it came first', async () => {
  const { hall, before, answers } = await atTable();
  expect(new Set(answers).size).toBeGreaterThan(1);
  const presses = Array.from({ length: CROWD }, (_, at) => ({
    personId: hall.ada.id,
    customId: answers[at % answers.length] ?? '',
  }));
  const came = await pressAll(hall, hall.board(), presses);
  expect(came.filter(({ commits }) => commits > 0)).toHaveLength(1);
  expectFriendlyWords(came, STALE);
  await expectOneStory(hall, before, 1);
});

test('an interaction that is delivered again counts once, and no one is told twice', async () => {
  const { hall, before, answers } = await atTable();
  const { world } = hall.local;
  const unwatch = world.watch((change) => {
    if (change.what !== 'interaction-created') return;
    unwatch();
    for (let again = 1; again < CROWD; again += 1) world.emit(change);
  });
  const came = await pressAll(hall, hall.board(), [{ personId: hall.ada.id, customId: answers[0] ?? '' }]);
  expect(came.map(({ commits }) => commits)).toEqual([1]);
  await expectOneStory(hall, before, 1);
  expect(came[0]?.words).toEqual([]);
  expect(ephemeralsOf(hall.local, hall.ada).filter(({ content }) => STALE.test(content))).toEqual([]);
});

/** Tables on the same store with a mutex of their own: only the version of a table keeps changes from colliding. */
function lanesOfTheirOwn(hall: Hall): Tables {
  return openTables({
    ...hall.kept(),
    catalogue: CATALOGUE,
    now: () => new Date(),
    jobsWritten: () => undefined,
  });
}

test("fifty presses don't count if a change outside their mutex comes first, and one player is told why", async () => {
  const { hall, before, answers } = await atTable();
  const other = lanesOfTheirOwn(hall);
  const { request } = await hall.loaded();
  const action = request === null ? null : decodeAnswer(request, answers[0]?.split('|').at(-1) ?? '');
  if (action === null) throw new Error('nothing is asked');
  let there: Done | null = null;
  hall.meanwhile(async () => {
    there = await other.act(
      { userId: hall.ada.id as UserId, guildId: null, cause: 'another program' },
      before.id,
      action,
    );
  });
  const presses = Array.from({ length: CROWD }, () => ({
    personId: hall.ada.id,
    customId: answers[0] ?? '',
  }));
  const came = await pressAll(hall, hall.board(), presses);
  expect(there).toMatchObject({ ok: true });
  expect(came.filter(({ commits }) => commits > 0)).toEqual([]);
  const told = came.map(({ words }) => words[0]?.content ?? '');
  expect(told.filter((text) => BUSY.test(text))).toHaveLength(1);
  expectFriendlyWords(came, new RegExp(`${STALE.source}|${BUSY.source}`));
  // The other change triggered nothing.
  hall.turnsClock(10_000);
  await expectOneStory(hall, before, 1);
});
