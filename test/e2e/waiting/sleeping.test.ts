/** Abandoned tables: warned, kept open, closed, and reopened unchanged. */

import { expect, test } from 'vitest';
import { bitsOf } from '../../../src/playground/model/permissions.ts';
import type { Message } from '../../../src/playground/model/shapes.ts';
import type { UserId } from '../../../src/tables/model/table.ts';
import { LANGUAGES, type Language } from '../../../src/words/languages.ts';
import { asTyped } from '../../../tools/people/as-typed.ts';
import { asItStands, labelsOf, notificationsOf, type Player, textOf } from '../../shared/people.ts';
import { type Hall, openHall } from '../bot.ts';
import { callTo } from '../calls.ts';
import { livingMessages } from '../faults.ts';
import { expectGoodManners, postedIn } from '../manners.ts';

import { endsGame, endsTurn, goesOn, startsGame } from '../playing.ts';

const HOUR_MS = 60 * 60_000;

/** The message saying that the table here was closed, with the command that continues it. */
const CLOSED_HERE = {
  en: /^The table here was closed .*`\/game reopen` continues it/,
  fr: /^La table de ce salon a été fermée, .*`\/game reopen` la rouvre/,
  it: /^Il tavolo di questo canale è stato chiuso, .*`\/game reopen` lo riapre/,
  ja: /^ここの卓は、.*閉じました。`\/game reopen`で.*開き直せます/,
} as const satisfies Readonly<Record<Language, RegExp>>;

async function daysPass(hall: Hall, days: number): Promise<void> {
  hall.turnsClock(days * 24 * HOUR_MS);
  await hall.rests();
}

test('a lobby is warned after a week, closed two days later, and reopened with everyone in it', async () => {
  const hall = await openHall();
  const { ada, bo, cleo } = hall;
  await ada.types('/game new', { game: 'yggdrasil', role: 'odin' });
  await bo.types('/game join', { role: 'thor' });
  await hall.rests();
  await daysPass(hall, 6);
  expect(postedIn(hall)).toHaveLength(2);
  await daysPass(hall, 1);
  expect(hall.boardWords()).toContain('Nothing has happened at this table for a week');
  expect(labelsOf(hall.board())).toEqual(['Keep open']);
  expect(notificationsOf(hall.local, ada)).toHaveLength(1);
  const { seats } = (await hall.loaded()).table;
  await daysPass(hall, 2);
  expect(hall.boardWords()).toContain('No one started the game for a long time');
  await expect(hall.loaded()).rejects.toThrow('no live table');
  for (const language of LANGUAGES) {
    hall.local.world.speak(cleo.id, language);
    expect(await textOf(cleo.types('/game status'))).toMatch(CLOSED_HERE[language]);
  }
  hall.local.world.speak(cleo.id, 'en');

  expect(await textOf(cleo.types('/game reopen'))).toContain('Only players at this table');
  expect(await textOf(bo.types('/game reopen'))).toBe('The table is open again.');
  await hall.rests();
  expect((await hall.loaded()).table).toMatchObject({ status: 'lobby', seats });
  expect(labelsOf(hall.board())).toEqual([
    'Join',
    'Leave',
    'Start',
    'Add a computer',
    'Options',
    'How to play',
  ]);
  await ada.types('/game start');
  await hall.rests();
  expect((await hall.loaded()).table.status).toBe('playing');
  expectGoodManners(hall);
});

test('a closed table is not listed once a later game has ended in its channel', async () => {
  const hall = await openHall();
  const { ada, bo, cleo, mo } = hall;
  await ada.types('/game new', { game: 'yggdrasil', role: 'odin' });
  await hall.rests();
  for (const days of [7, 2]) await daysPass(hall, days);
  expect(await textOf(cleo.types('/game status'))).toMatch(/^The table here was closed/);
  await startsGame(hall, { seats: { thor: ada, odin: bo }, seed: 'story 76' });
  hall.turnsClock(HOUR_MS);
  await endsGame(hall, mo);
  expect(await textOf(cleo.types('/game status'))).toMatch(/^There's no table in this channel/);
});

/** Expects no buttons left, and that a press already on its way finds the table open. */
async function expectKept(hall: Hall, warning: Message): Promise<void> {
  expect(asItStands(hall.local, warning).labels).toEqual([]);
  const late = {
    userId: hall.ada.id as UserId,
    guildId: null,
    cause: `late ${warning.id}`,
    isModerator: false,
  };
  expect(await hall.tables().keepOpen(late, (await hall.loaded()).table.id)).toMatchObject({
    refusal: { code: 'not-asleep' },
  });
}

test('joining or pressing Keep open delays the closing by another week', async () => {
  const hall = await openHall();
  const { ada, bo, cleo } = hall;
  await ada.types('/game new', { game: 'yggdrasil', role: 'odin' });
  await daysPass(hall, 7);
  expect(await cleo.isShown(cleo.presses('Keep open'))).toContain('Only players at this table');
  const { table } = await hall.loaded();
  const warning = hall.board();
  await ada.presses('Keep open');
  await hall.movesOn(table);
  await daysPass(hall, 6);
  expect((await hall.loaded()).table.status).toBe('lobby');
  await bo.types('/game join', { role: 'thor' });
  await daysPass(hall, 6);
  expect(postedIn(hall).filter((content) => content.includes('for a week'))).toHaveLength(1);
  await expectKept(hall, warning);
  await daysPass(hall, 1);
  expect(postedIn(hall).filter((content) => content.includes('for a week'))).toHaveLength(2);
});

test('a closed game keeps its secrets, and continues where it was when it is reopened', async () => {
  const hall = await openHall();
  const { ada, bo, cleo, mo } = hall;
  await startsGame(hall, { seats: { thor: ada, odin: bo }, seed: 'story 76' });
  while ((await hall.loaded()).request?.about !== 'turn') await goesOn(hall, 1);
  await endsTurn(hall, ada);
  const before = await hall.loaded();
  await daysPass(hall, 29);
  expect(postedIn(hall).some((content) => content.includes('for a month'))).toBe(false);
  await daysPass(hall, 1);
  expect(postedIn(hall).some((content) => content.includes('for a month'))).toBe(true);
  await hall.restarts();
  await daysPass(hall, 7);
  expect(hall.boardWords()).toContain('`/game reopen` picks the game up');
  expect(labelsOf(hall.board())).toEqual(['Reopen']);
  expect(postedIn(hall).join('\n')).not.toContain('story 76');
  await expect(hall.loaded()).rejects.toThrow('no live table');

  const file = await ada.types('/game export');
  expect(file.kind === 'message' && file.message.content).toContain('anything still hidden');
  const again = { userId: ada.id as UserId, guildId: null, cause: 'forged', isModerator: false };
  expect(
    await hall.tables().openAgain(again, before.table.id, { place: before.table.place, seed: 'same' }),
  ).toMatchObject({
    refusal: { code: 'closed' },
  });

  await cleo.types('/game new', { game: 'micromidgard' });
  for (const refused of [textOf(ada.types('/game reopen')), ada.isShown(ada.presses('Reopen'))])
    expect(await refused).toMatch(
      /^This channel already has another table.*Type `\/game reopen` in another channel or thread/,
    );
  expect((await hall.loaded()).table.gameId).toBe('micromidgard');
  await endsGame(hall, mo);

  expect(await cleo.isShown(cleo.presses('Reopen'))).toContain('Only players at this table');
  const called = notificationsOf(hall.local, bo).length;
  const closed = await hall.tables().loaded(before.table.id);
  const word = closingWord(hall);
  await ada.presses('Reopen');
  await hall.movesOn(closed?.table ?? before.table);
  const after = await hall.loaded();
  expect(after.table.id).toBe(before.table.id);
  expect(after.request).toEqual(before.request);
  expect(after.table.state).toEqual(before.table.state);
  expect(after.table.seats).toEqual(before.table.seats);
  expect(hall.boardWords()).toMatch(callTo(bo, 'Odin'));
  expect(notificationsOf(hall.local, bo)).toHaveLength(called + 1);
  expect(asItStands(hall.local, word).labels).toEqual([]);
  expect(asItStands(hall.local, word).content).toContain(`↳ ☀ <@${ada.id}> has reopened this table. The`);
  await goesOn(hall, 1);
  expectGoodManners(hall);
});

test('a closed game whose channel is taken can be reopened elsewhere by a seated player', async () => {
  const hall = await openHall();
  const { ada, bo, cleo, mo, local } = hall;
  const { id } = await startsGame(hall, { seats: { thor: ada, odin: bo }, seed: 'story 76' });
  const { state } = (await hall.loaded()).table;
  await daysPass(hall, 30);
  await daysPass(hall, 7);
  const word = closingWord(hall);
  await cleo.types('/game new', { game: 'micromidgard', where: 'this channel' });
  const midgard = local.world.channelCalled('#midgard');
  if (midgard === undefined) throw new Error('there is no #midgard');
  const leave = { id: cleo.id, kind: 'member', allow: bitsOf('ManageMessages'), deny: 0n } as const;
  local.world.channels.set(midgard.id, { ...midgard, overwrites: [leave] });
  for (const player of [ada, bo, cleo]) player.goesTo('#midgard');
  const reopens = (player: Player, table: string = id) => textOf(player.types('/game reopen', { table }));

  expect(await cleo.isOffered('/game reopen', 'table')).toEqual([]);
  expect(await reopens(cleo)).toContain('Only players at this table');
  expect(await bo.isOffered('/game reopen', 'table', 'ygg')).toEqual([
    { name: expect.stringMatching(/^\S+ · Yggdrasil in yggdrasil$/), value: id },
  ]);
  expect(await reopens(bo, 'Yggdrasil')).toContain("I don't know that table");
  expect(await textOf(bo.types('/game reopen'))).toContain('choose it in the `table` option');
  await mo.types('/server settings', { channel: '#hall' });
  expect(await reopens(bo)).toContain("You can't open a table here.");
  await mo.types('/server settings', { everywhere: true });
  local.world.revoke(midgard.id, 'AttachFiles');
  expect(await reopens(bo)).toContain(`I need Attach Files in <#${midgard.id}>`);
  local.world.grant(midgard.id, 'AttachFiles');

  expect(await reopens(bo)).toBe('The table is open again.');
  await hall.rests();
  expect((await hall.loaded('#midgard')).table).toMatchObject({ id, state, status: 'playing' });
  expect((await hall.loaded()).table.gameId).toBe('micromidgard');
  expect(hall.board('#midgard').mentions).toEqual([ada.id]);
  const told = `☀ <@${bo.id}> has reopened this table in <#${midgard.id}>, just as it was.`;
  expect(postedIn(hall, '#midgard')).toContain(told);
  expect(asItStands(local, word)).toEqual({ content: `${asTyped(word.content)}\n↳ ${told}`, labels: [] });
  expect(await reopens(ada)).toContain("This table isn't closed, so");
  expect(await textOf(ada.types('/yggdrasil alfheim'))).toContain('Elf');
  expectGoodManners(hall);
});

test('a lobby whose channel is gone is reopened in a thread', async () => {
  const hall = await openHall();
  const { ada, bo, mo, local } = hall;
  await ada.types('/game new', { game: 'yggdrasil', role: 'odin', where: 'this channel' });
  await bo.types('/game join', { role: 'thor' });
  const { id, seats } = (await hall.loaded()).table;
  await daysPass(hall, 7);
  await daysPass(hall, 2);
  local.world.deleteChannel(ada.place());
  const thread = local.people.openThread(
    ada.id,
    local.world.channelCalled('#midgard')?.id ?? '',
    'Once more',
  );
  if ('code' in thread) throw new Error(thread.code);
  expect(await mo.goesTo(thread.id).isOffered('/game reopen', 'table')).toEqual([
    { name: expect.stringMatching(/^\S+ · Yggdrasil, somewhere I can't see$/), value: id },
  ]);
  expect(await textOf(ada.goesTo(thread.id).types('/game reopen', { table: id }))).toBe(
    'The table is open again.',
  );
  await hall.rests();
  expect((await hall.loaded(thread.id)).table).toMatchObject({ id, seats, status: 'lobby' });
  expect(labelsOf(hall.board(thread.id))).toEqual([
    'Join',
    'Leave',
    'Start',
    'Add a computer',
    'Options',
    'How to play',
  ]);
  expect(await hall.deliveryError(id)).toBeNull();
  expectGoodManners(hall);
});

/** The message with which the closed table can be reopened. */
function closingWord(hall: Hall): Message {
  const word = livingMessages(hall, hall.ada.place()).find((one) => labelsOf(one).includes('Reopen'));
  if (word === undefined) throw new Error('nobody said how to open it again');
  return word;
}

test('a closed game is kept open once for another month, and the current player is reminded again', async () => {
  const hall = await openHall();
  const { ada, bo } = hall;
  await startsGame(hall, { seats: { thor: ada, odin: bo }, seed: 'story 76' });
  for (let day = 0; day < 30; day += 1) await daysPass(hall, 1);
  const posted = postedIn(hall).length;
  const { table } = await hall.loaded();
  const warning = hall.board();
  await bo.presses('Keep open');
  await hall.movesOn(table);
  await expectKept(hall, warning);
  expect(postedIn(hall).slice(posted)).toEqual([`<@${bo.id}> has kept this table open.`]);
  await daysPass(hall, 1);
  expect(postedIn(hall).slice(posted + 1)).toEqual([expect.stringContaining("it's still your turn")]);
  await daysPass(hall, 28);
  expect((await hall.loaded()).table.waitingSince).toEqual(table.waitingSince);
  await daysPass(hall, 1);
  expect(hall.boardWords()).toContain('for a month');
});

test('if nothing was closed there is nothing to reopen', async () => {
  const hall = await openHall();
  expect(await textOf(hall.ada.types('/game reopen'))).toContain("There's no closed table in this channel.");
});
