/** A database is lost, and a backup made during play takes its place. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { fingerprintOf } from '../../../src/tables/history/fingerprint.ts';
import { latestEra } from '../../../src/tables/turns/eras.ts';
import { notificationsOf, textOf } from '../../shared/people.ts';
import { command } from '../../storage/sqlite/backups/database-command.ts';
import { type Hall, openHall } from '../bot.ts';
import { runsToTheEnd } from '../bot-process.ts';
import { callTo } from '../calls.ts';
import { expectGoodManners, postedIn } from '../manners.ts';
import { endsTurn, goesOn, startsGame } from '../playing.ts';

const PUT_BACK =
  /^I had to restore a backup from <t:\d+:f>, so anything after that needs to be replayed\. Older messages no longer count\. This is where the/;

function inFolderOf({ file }: Hall, name: string): string {
  return join(dirname(file), name);
}

async function expectToReplay(hall: Hall): Promise<void> {
  const { table, entry } = await hall.loaded();
  const era = latestEra(entry, table, await hall.tables().eras(table.id), await hall.tables().log(table.id));
  if (era?.replayed.ok !== true) throw new Error('its log does not lead to where it stands');
  expect(fingerprintOf(era.replayed.moments.at(-1)?.state)).toBe(fingerprintOf(table.state));
}

/** Ada and Bo play, during a backup and after it. */
async function playsOnPastBackup(hall: Hall): Promise<string> {
  const { ada, bo } = hall;
  const copy = inFolderOf(hall, 'copy.db');
  await startsGame(hall, { seats: { thor: ada, odin: bo }, seed: 'story 76' });
  await goesOn(hall, 1);
  let isRunning = true;
  const running = command(hall.file, 'backup', copy).finally(() => {
    isRunning = false;
  });
  while (isRunning) await textOf(bo.types('/game status'));
  expect(await running).toMatchObject({ code: 0 });
  await endsTurn(hall, ada);
  return copy;
}

test('after a backup made by a running bot is restored, the table is told about it, gets a new board and continues', async () => {
  const hall = await openHall();
  const { ada, bo, local } = hall;
  const copy = await playsOnPastBackup(hall);
  const lost = hall.board();
  expect(lost.mentions).toEqual([bo.id]);
  const { request: askedOfBo } = await hall.loaded();
  const stdout = postedIn(hall);
  await hall.stops();
  writeFileSync(hall.file, readFileSync(hall.file).fill(0xa5, 100));
  await expect(hall.starts()).rejects.toThrow('corrupt');

  const restored = await command(hall.file, 'restore', copy);
  expect(restored).toMatchObject({
    code: 0,
    output: expect.stringContaining('The previous database is kept as'),
  });
  await hall.starts();
  await hall.rests();
  const [told, shown, ...more] = postedIn(hall).slice(stdout.length);
  expect(told).toMatch(PUT_BACK);
  expect(shown).toMatch(callTo(ada, 'Thor'));
  expect(more).toEqual([]);
  expect(notificationsOf(local, ada).at(-1)?.messageId).toBe(hall.board().id);
  await expectToReplay(hall);

  // The board that's missing from the database still has its buttons, with the same number as the game's current question.
  await endsTurn(hall, ada);
  const { request, table } = await hall.loaded();
  expect(request?.key.startsWith(`${askedOfBo?.key}.`)).toBe(true);
  expect(await bo.isShown(bo.presses(`v1|${table.id}|a|${askedOfBo?.key}|`, lost))).toMatch(
    new RegExp(`^That's already been played.*/${hall.board().id}$`, 's'),
  );
  expect((await hall.loaded()).table).toEqual(table);
  await goesOn(hall, 4);
  await expectToReplay(hall);

  const later = postedIn(hall).length;
  await hall.restarts();
  await hall.rests();
  expect(postedIn(hall)).toHaveLength(later);
  expectGoodManners(hall);
});

test('after a restore, messages sent since the backup are not repeated, and the restore is announced once', async () => {
  const hall = await openHall();
  const { ada, bo, local } = hall;
  await startsGame(hall, { seats: { thor: ada, odin: bo }, seed: 'story 76' });
  local.world.revoke(ada.place(), 'SendMessages');
  await ada.types('/game pause');
  const copy = inFolderOf(hall, 'copy.db');
  expect(await command(hall.file, 'backup', copy)).toMatchObject({ code: 0 });
  local.world.grant(ada.place(), 'SendMessages');
  await ada.types('/game status');
  await hall.rests();
  const paused = postedIn(hall).filter((text) => text.includes('has paused'));
  expect(paused).toHaveLength(1);
  await hall.stops();
  rmSync(hall.file);
  expect(await command(hall.file, 'restore', copy)).toMatchObject({ code: 0 });
  await hall.starts();
  await hall.tables().wake((await hall.loaded()).table.id);
  await hall.rests();
  expect(postedIn(hall).filter((text) => text.includes('has paused'))).toEqual(paused);
  expect(postedIn(hall).filter((text) => PUT_BACK.test(text))).toHaveLength(1);
});

test('a backup that a person copied into place by hand is announced like any other', async () => {
  const hall = await openHall();
  const { ada, bo } = hall;
  await startsGame(hall, { seats: { thor: ada, odin: bo }, seed: 'story 76' });
  await hall.stops();
  const before = readFileSync(hall.file);
  await hall.starts();
  await endsTurn(hall, ada);
  const stdout = postedIn(hall);
  await hall.stops();
  writeFileSync(hall.file, before);
  await hall.starts();
  await hall.rests();
  const [told, shown, ...more] = postedIn(hall).slice(stdout.length);
  expect(told).toMatch(PUT_BACK);
  expect(shown).toMatch(callTo(ada, 'Thor'));
  expect(more).toEqual([]);
});

test("a second program can't open a database in use", async () => {
  const hall = await openHall();
  const { ada, bo, local } = hall;
  await ada.types('/game new', { game: 'yggdrasil', role: 'thor' });
  await hall.rests();
  // The first bot may write a note about shown messages in the meantime.
  const inFolder = () => readdirSync(dirname(hall.file)).filter((name) => !name.includes('-shown'));
  const before = inFolder();
  const second = await runsToTheEnd({
    DISCORD_TOKEN: local.token,
    DISCORD_API_URL: hall.wire.apiUrl,
    DATABASE_URL: `file:${hall.file}`,
  });
  expect(second).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('is in use by a running bot'),
  });
  expect(inFolder()).toEqual(before);
  expect(await textOf(bo.types('/game join', { role: 'odin' }))).toBe('You have a seat.');
});
