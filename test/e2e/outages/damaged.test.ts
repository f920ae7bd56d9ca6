/** A table whose row is damaged: people read what they can do about it, and everyone else continues to play. */
import { createHash } from 'node:crypto';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { otherHands } from '../../../tools/fuzz/damage/other-hands.ts';
import { eventually } from '../../eventually.ts';
import { textOf } from '../../shared/people.ts';
import { type Hall, openHall } from '../bot.ts';
import { expectGoodManners, postedIn } from '../manners.ts';
import { startsGame } from '../playing.ts';

function damages(hall: Hall, table: string, what: string): void {
  const hands = otherHands(hall.file);
  onTestFinished(() => hands.close());
  hands.does(`UPDATE GameTable SET ${what} WHERE id = '${table}'`);
}

async function openDamaged(what: string) {
  const hall = await openHall();
  const { ada, bo, cleo } = hall;
  const { id } = await startsGame(hall, { seats: { thor: ada, odin: bo }, seed: 'story 76' });
  await cleo.goesTo('#midgard').types('/game new', { game: 'micromidgard' });
  await hall.rests();
  damages(hall, id, what);
  const place = (name: string) => `<#${hall.local.world.channelCalled(name)?.id}>`;
  return { hall, id, place };
}

test('a moderator ends a damaged table, and its channel can have another table', async () => {
  const { hall, place } = await openDamaged("optionsJson = '?'");
  const { ada, bo, cleo, mo } = hall;
  const here = place('#yggdrasil');
  expect(await textOf(bo.types('/board'))).toContain(`The data of Yggdrasil in ${here} is damaged`);
  const [title, damaged, other] = (await textOf(mo.types('/server tables'))).split('\n');
  expect(title).toBe('**2 tables** on this server');
  expect(damaged).toBe(
    `- ⚠ **Yggdrasil** in ${here}, host <@${ada.id}>: damaged, can't be played. \`/game abort\` there ends it; \`/game move\` from elsewhere frees the channel`,
  );
  expect(other).toContain(`** · Micro Midgard in ${place('#midgard')}`);
  await hall.restarts();
  expect(await textOf(bo.goesTo('#midgard').types('/game join'))).toContain('seat');
  await hall.rests();

  expect(await textOf(bo.goesTo('#yggdrasil').types('/game abort'))).toContain(`<@${ada.id}>`);
  await mo.types('/game abort');
  expect(await mo.isShown(mo.presses('End this game'))).toBe('The game has ended.');
  await eventually(() => expect(postedIn(hall).at(-1)).toContain(`<@${mo.id}> has ended this game.`));
  expect(await textOf(bo.types('/game new', { game: 'yggdrasil' }))).toContain('The table is open.');
  await hall.rests();
  expect(await textOf(mo.types('/server tables'))).not.toContain('damaged');
  expect((await hall.loaded('#midgard')).table.seats.map(({ userId }) => userId)).toEqual([cleo.id, bo.id]);
  expectGoodManners(hall);
});

test('a damaged table can be moved out of the way, and people can still erase their data', async () => {
  const { hall, id, place } = await openDamaged("seed = x'00'");
  const { ada, bo, mo } = hall;
  const here = place('#yggdrasil');
  expect(await mo.goesTo('#hall').isOffered('/game move', 'table')).toContainEqual({
    name: expect.stringMatching(/^\S+ · ⚠ damaged: Yggdrasil in yggdrasil$/),
    value: id,
  });
  expect(await textOf(mo.types('/game move', { table: id }))).toBe(
    "The damaged table is here now, and its old channel is free. You can't play it; `/game abort` ends it.",
  );
  expect(await textOf(bo.types('/game new', { game: 'yggdrasil' }))).toContain('The table is open.');
  expect(await textOf(mo.types('/server tables'))).not.toContain(`Yggdrasil** in ${here}, host <@${ada.id}>`);

  const asked = await ada.types('/settings', { data: 'erase' });
  await ada.presses('Erase it all', asked.kind === 'message' ? asked.message : undefined);
  await hall.rests();
  expect(await textOf(mo.types('/server tables'))).not.toContain(ada.id);
  await mo.types('/server stop-all');
  await mo.presses('End them all');
  expect(await mo.isShown(mo.fills())).toContain('3');
  expect(await textOf(mo.types('/server tables'))).toMatch(/no (open )?table/);
});

test("a damaged table doesn't stop other checks: a deleted channel is noticed", async () => {
  const { hall } = await openDamaged("passing = '?'");
  const { local } = hall;
  const { table } = await hall.loaded('#midgard');
  local.world.deleteChannel(table.place.channelId);
  await hall.movesOn(table);
  expect((await hall.tables().loaded(table.id))?.table.isSuspended).toBe(true);
});

test("a damaged snapshot that can be rebuilt from the table's log is mentioned only in the program's log", async () => {
  const lines: string[] = [];
  const hall = await openHall({ log: pino({ level: 'info' }, { write: (line) => lines.push(line) }) });
  const { ada, bo } = hall;
  const { id } = await startsGame(hall, { seats: { thor: ada, odin: bo }, seed: 'story 76' });
  await hall.rests();
  damages(hall, id, "snapshotJson = '?'");
  await hall.restarts();
  const before = postedIn(hall).length;
  await ada.types('/yggdrasil alfheim');
  await hall.rests();
  expect(postedIn(hall)).toHaveLength(before);
  const told = lines.filter((line) => line.includes('rebuilt a damaged table from its log'));
  expect(told).toHaveLength(1);
  expect(told[0]).toContain(id);
  expectGoodManners(hall);
});

test('the result of a game with an unreadable log can still be seen', async () => {
  const hall = await openHall();
  const { ada, bo, mo } = hall;
  const { id } = await startsGame(hall, { seats: { thor: ada, odin: bo }, seed: 'story 76' });
  await ada.types('/yggdrasil alfheim');
  await hall.rests();
  const hands = otherHands(hall.file);
  onTestFinished(() => hands.close());
  hands.does(`UPDATE LogRow SET actionJson = '?' WHERE tableId = '${id}'`);
  await mo.types('/game abort');
  expect(await mo.isShown(mo.presses('End this game'))).toBe('The game has ended.');
  await eventually(() => expect(postedIn(hall).join(' ')).toContain('This game was ended early.'));
});

test("if a server's settings can't be read, only moderators open tables, until one of them saves settings again", async () => {
  const hall = await openHall();
  const { bo, mo } = hall;
  await textOf(mo.types('/server settings', { reminders: false, hosts: 'moderators only' }));
  const hands = otherHands(hall.file);
  onTestFinished(() => hands.close());
  hands.does(`UPDATE ServerSettings SET "hosts" = '?'`);
  const damaged = await textOf(mo.types('/server settings'));
  expect(damaged).toMatch(/^⚠ This server's settings are damaged\. Until a moderator saves them again/);
  expect(damaged).toContain('- Players are reminded of their turn, as often as they like.');
  expect(damaged).toContain('- Only moderators can open a table.');
  expect(damaged).toContain('- Only moderators can skip a turn that takes too long.');
  expect(await textOf(bo.types('/game new', { game: 'yggdrasil' }))).toBe(
    "This server's settings are damaged, so for now only moderators can open tables and skip turns. Ask one of them to set them again with `/server settings`.",
  );
  expect(await textOf(mo.types('/game new', { game: 'yggdrasil' }))).toContain('The table is open');
  const mended = await textOf(mo.types('/server settings', { skips: 'a vote of the table, or a moderator' }));
  expect(mended).not.toContain('⚠');
  expect(mended).toContain('- Only moderators can open a table.');
  const stranger = bo.goesTo('#midgard');
  expect(await textOf(stranger.types('/game new', { game: 'yggdrasil' }))).toMatch(
    /^Only moderators can open tables on this/,
  );
  expect(await textOf(mo.types('/server settings', { hosts: 'anyone' }))).not.toContain('⚠');
  expect(await textOf(stranger.types('/game new', { game: 'yggdrasil' }))).toContain('The table is open');
  await hall.rests();
  expectGoodManners(hall);
});

test("an unreadable box is reported when it's needed, until a moderator discards it", async () => {
  const hall = await openHall();
  const { bo, mo } = hall;
  const file = JSON.stringify({ game: 'yggdrasil', rules: ['2018'], die: { hammers: [3, 3, 3, 3, 3, 3] } });
  const bytes = Buffer.from(file);
  expect(await textOf(mo.types('/server box', { file: { filename: 'my-box.json', bytes } }))).toBe(
    'Your box file is active.',
  );
  const hands = otherHands(hall.file);
  onTestFinished(() => hands.close());
  hands.does(`UPDATE ServerBox SET "correctionsJson" = '5'`);
  const damaged = /^This server's box file for Yggdrasil is damaged/;
  expect(await textOf(bo.types('/game new', { game: 'yggdrasil' }))).toMatch(damaged);
  expect(await textOf(mo.types('/server box'))).toMatch(damaged);
  await textOf(mo.types('/server box', { reset: true }));
  expect(await textOf(bo.types('/game new', { game: 'yggdrasil' }))).toContain('The table is open.');
  await hall.rests();
  expectGoodManners(hall);
});

test.each([
  [
    'a line of its log is missing',
    (id: string) => `DELETE FROM LogRow WHERE tableId = '${id}' AND position = 0`,
  ],
  ['its box is missing', (id: string) => `UPDATE GameTable SET boxJson = '{}' WHERE id = '${id}'`],
  [
    'its options are missing',
    (id: string) => `UPDATE GameTable SET optionsJson = '{"rules":5}' WHERE id = '${id}'`,
  ],
  [
    'a seat has no role',
    (id: string) => `UPDATE SeatRow SET role = NULL WHERE tableId = '${id}' AND position = 1`,
  ],
])('if %s, looking back reports the damage, and the game continues', async (_, damage) => {
  const lines: string[] = [];
  const hall = await openHall({ log: pino({ level: 'error' }, { write: (line) => lines.push(line) }) });
  const { ada, bo } = hall;
  const { id } = await startsGame(hall, { seats: { thor: ada, odin: bo }, seed: 'story 76' });
  await ada.types('/yggdrasil alfheim');
  await hall.rests();
  const hands = otherHands(hall.file);
  onTestFinished(() => hands.close());
  hands.does(damage(id));
  for (const command of ['/game log', '/game replay'] as const)
    expect(await textOf(ada.types(command))).toContain("Part of this game's log is damaged");
  expect(await textOf(ada.types('/game status'))).not.toContain('went wrong');
  expect(lines.filter((line) => !line.includes('UnreadableLog'))).toEqual([]);
});

test("a broken state does not keep other tables' channels from being checked", async () => {
  const state = '{"turn":1}';
  const hash = createHash('sha256').update(state).digest('hex');
  const { hall, id, place } = await openDamaged("passing = 'by-hand'");
  const { bo, local } = hall;
  const { table } = await hall.loaded('#midgard');
  await hall.stops();
  // The table's log can't rebuild the state either.
  damages(hall, id, `snapshotJson = '${state}', snapshotHash = '${hash}', boxJson = '{}'`);
  local.world.deleteChannel(table.place.channelId);
  await hall.starts();
  await eventually(async () => expect((await hall.tables().loaded(table.id))?.table.isSuspended).toBe(true));
  expect(await textOf(bo.goesTo('#yggdrasil').types('/board'))).toContain(
    `The data of Yggdrasil in ${place('#yggdrasil')} is damaged`,
  );
});

test("a seat that the game doesn't have makes the table unreadable", async () => {
  const { hall, id, place } = await openDamaged("passing = 'by-hand'");
  const hands = otherHands(hall.file);
  onTestFinished(() => hands.close());
  hands.does(`UPDATE SeatRow SET role = 'nobody' WHERE tableId = '${id}' AND position = 1`);
  const { bo } = hall;
  bo.goesTo('#yggdrasil');
  for (const command of ['/game log', '/game replay', '/game status', '/board'] as const)
    expect(await textOf(bo.types(command))).toContain(
      `The data of Yggdrasil in ${place('#yggdrasil')} is damaged`,
    );
});
