/** A person's stored data: downloaded as a file, and erased permanently. */
import { expect, test } from 'vitest';
import type { Message } from '../../../src/playground/model/shapes.ts';
import { ERASED } from '../../../src/tables/model/table.ts';
import { ephemeralsOf, labelsOf, notificationsOf, type Player, textOf } from '../../shared/people.ts';
import { timesInFilesOf, traces } from '../../storage/sqlite/traces.ts';
import { type Hall, openHall } from '../bot.ts';
import { expectGoodManners, postedIn } from '../manners.ts';
import { goesOn, startsGame } from '../playing.ts';

/** Ada hosts and is Thor, Bo is Odin, and both have answered. */
async function midGame(): Promise<Hall> {
  const hall = await openHall();
  const { ada, bo } = hall;
  await ada.types('/settings', { language: 'en' });
  await startsGame(hall, { seats: { thor: ada, odin: bo }, seed: 'story 76' });
  await goesOn(hall, 9);
  return hall;
}

async function wishes(who: Player, data: 'export' | 'erase'): Promise<Message> {
  const seen = await who.types('/settings', { data });
  if (seen.kind !== 'message') throw new Error(JSON.stringify(seen));
  expect(seen.message.visibleTo).toBe(who.id);
  return seen.message;
}

function fileIn({ local }: Hall, { attachments: [file] }: Message): unknown {
  return JSON.parse(local.world.files.get(file?.id ?? '')?.toString('utf8') ?? '');
}

/** Ends the game early. */
async function ends(hall: Hall, who: Player, code: string): Promise<void> {
  await who.types('/game abort');
  await who.presses('End it and say why');
  await who.fills({ 'Why? Everyone at the table will see it.': code });
  await hall.local.world.until(() => postedIn(hall).some((each) => each.includes('has ended this game')));
}

/** Asks to erase the data, and confirms it. */
async function isErased(hall: Hall, who: Player): Promise<string> {
  const question = await wishes(who, 'erase');
  expect(labelsOf(question)).toEqual(['Erase it all', 'Keep it']);
  await who.presses('Erase it all', question);
  const now = () => hall.local.world.messages.get(question.id)?.content ?? '';
  await hall.local.world.until(() => now().startsWith('Done'));
  await hall.rests();
  return now();
}

test('a file holds all data about a person, for their eyes only', async () => {
  const hall = await midGame();
  const { ada, bo } = hall;
  const posted = postedIn(hall);
  const message = await wishes(ada, 'export');
  expect(message.attachments).toMatchObject([{ filename: 'my-data.json' }]);
  const data = fileIn(hall, message);
  expect(data).toMatchObject({
    format: 'ratatoskr-person-1',
    user: ada.id,
    settings: { language: 'en' },
    tables: [{ game: 'yggdrasil', status: 'playing', isHost: true, seats: ['thor'] }],
    results: [],
    boxFiles: [],
    overviews: [],
  });
  const { table } = await hall.loaded();
  const theirs = (await hall.tables().log(table.id)).filter(({ userId }) => userId === ada.id);
  expect(theirs.length).toBeGreaterThan(0);
  for (const [at, { index, seat }] of theirs.entries())
    expect(data).toHaveProperty(
      ['tables', '0', 'log', String(at)],
      expect.objectContaining({ line: index, seat }),
    );
  expect(data).not.toHaveProperty(['tables', '0', 'log', String(theirs.length)]);
  expect(JSON.stringify(data)).not.toContain(bo.id);
  expect(JSON.stringify(data)).not.toContain(table.seed);
  expect(postedIn(hall)).toEqual(posted);
  expectGoodManners(hall);
});

test('erasing asks once, and a person who declines keeps the data', async () => {
  const hall = await midGame();
  const { ada } = hall;
  const before = traces(hall.file, ada.id);
  const question = await wishes(ada, 'erase');
  expect(question.content).toMatch(/^\*\*Erase everything I store about you\?\*\* You'll lose/);
  await ada.presses('Keep it', question);
  await hall.local.world.until(() => !hall.local.world.messages.has(question.id));
  expect(ephemeralsOf(hall.local, ada).map(({ id }) => id)).not.toContain(question.id);
  expect(traces(hall.file, ada.id)).toEqual(before);
  expectGoodManners(hall);
});

test('after erasing, nothing names the person; their seat is open, and the game has another host', async () => {
  const hall = await midGame();
  const { ada, bo, cleo } = hall;
  await ada.types('/game pause');
  await ada.types('/game resume');
  await hall.rests();
  expect(traces(hall.file, ada.id)).not.toEqual([]);
  const calls = notificationsOf(hall.local, ada).length;
  expect(await isErased(hall, ada)).toBe(
    'Done. I no longer store anything about you. Your seat at one table is now open. If you play again, you start fresh.',
  );
  expect(traces(hall.file, ada.id)).toEqual([]);
  const { table } = await hall.loaded();
  expect(table).toMatchObject({ status: 'playing', hostId: bo.id });
  expect(table.seats.map(({ userId }) => userId)).toEqual([null, bo.id]);
  const posted = postedIn(hall);
  expect(posted).toContain('The player of Thor has erased their data, so that seat is open.');
  expect(posted).toContain(`<@${bo.id}> is now this table's host.`);
  expect(notificationsOf(hall.local, ada)).toHaveLength(calls);
  expect(await textOf(cleo.types('/game log'))).toMatch(/Thor, someone/);
  const stats = await textOf(cleo.types('/stats', { person: 'Ada' }));
  expect(stats).toContain('Nothing to show yet.');
  await ends(hall, bo, 'Enough.');
  await hall.restarts();
  expect(traces(hall.file, ada.id)).toEqual([]);
  expect(traces(hall.file, ERASED)).not.toEqual([]);
  for (const text of [...postedIn(hall), ...ephemeralsOf(hall.local, cleo).map(({ content }) => content)])
    expect(text).not.toContain(`<@${ERASED}>`);
  expectGoodManners(hall);
});

/** Expects the text nowhere in the database file, its journal or its index. */
function expectNoBytesOf(hall: Hall, text: string): void {
  expect(timesInFilesOf(hall.file, text).filter((times) => times > 0)).toEqual([]);
}

test('after erasing, no byte of any database file mentions the person, even while the bot runs', async () => {
  const hall = await midGame();
  const { ada, bo } = hall;
  await ends(hall, ada, `Words of hers alone, says <@${ada.id}>`);
  await hall.rests();
  await startsGame(hall, { seats: { odin: bo, thor: ada }, seed: 'story 77' });
  await goesOn(hall, 9);
  await ends(hall, bo, `Words of his, since Ada and <@${ada.id}> sleep, in Adamantine`);
  await hall.rests();
  expect(timesInFilesOf(hall.file, ada.id).some((times) => times > 0)).toBe(true);
  await isErased(hall, ada);
  expectNoBytesOf(hall, ada.id);
  expectNoBytesOf(hall, 'Words of hers alone');
  expectNoBytesOf(hall, 'Ada ');
  const kept = traces(hall.file, 'Words of his').join();
  expect(kept).toContain(`Words of his, since <@${ERASED}> and <@${ERASED}> sleep, in Adamantine`);
  expect(await textOf(bo.types('/game log'))).toContain(
    'Words of his, since someone and someone sleep, in Adamantine',
  );
});

test('after erasing, a finished game keeps its story, and the person in it is anonymous', async () => {
  const hall = await midGame();
  const { ada, cleo } = hall;
  await ends(hall, ada, `Somebody has to, says <@${ada.id}>`);
  await hall.rests();
  expect(await isErased(hall, ada)).toBe(
    'Done. I no longer store anything about you. If you play again, you start fresh.',
  );
  expect(traces(hall.file, ada.id)).toEqual([]);
  expect(await textOf(cleo.types('/game log'))).toMatch(/Thor, someone/);
  expect(await textOf(cleo.types('/game replay', { turn: 2 }))).toMatch(/someone|Odin/);
  expectGoodManners(hall);
});

test('a person who played alone leaves no table behind and can start again', async () => {
  const hall = await openHall();
  const { ada } = hall;
  await ada.types('/game new', { game: 'yggdrasil', role: 'thor' });
  await hall.rests();
  await isErased(hall, ada);
  expect(traces(hall.file, ada.id)).toEqual([]);
  expect(postedIn(hall)).toContain(
    'No one is left at this table, so it has ended. `/game new` opens another.',
  );
  await ada.types('/game new', { game: 'yggdrasil', role: 'odin' });
  await hall.rests();
  expect((await hall.loaded()).table).toMatchObject({ status: 'lobby', hostId: ada.id });
  expectGoodManners(hall);
});
