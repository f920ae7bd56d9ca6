/** Views of a game that change nothing, and tables side by side. */
import { expect, test } from 'vitest';
import { otherHands } from '../../../tools/fuzz/damage/other-hands.ts';
import { textOf, wordsIn } from '../../shared/people.ts';
import { openHall } from '../bot.ts';
import { callTo } from '../calls.ts';
import { expectGoodManners, postedIn } from '../manners.ts';
import { DRAWS } from '../painter.ts';
import { endsGame, startsGame } from '../playing.ts';

const GIALP = 'alea-1:story 76';

test('anyone may look at the status, board and odds, even without a seat', async () => {
  const hall = await openHall({ painter: DRAWS });
  const { ada, bo, cleo } = hall;
  await startsGame(hall, { seats: { thor: ada, odin: bo }, seed: GIALP });
  const posted = postedIn(hall);
  const board = hall.board();
  const status = await textOf(cleo.types('/game status'));
  expect(status).toMatch(
    new RegExp(`^Waiting for <@${ada.id}> as Thor; their turn started <t:\\d+:R>\\.\\n`),
  );
  // The question addresses the current player.
  expect(status).not.toContain('What will you do?');
  expect(await textOf(ada.types('/game status'))).toContain('You have 3 actions. What will you do?');
  expect(status).toContain(`https://discord.com/channels/1200000000000000001/${board.channelId}/${board.id}`);
  const chosen = await cleo.usesOn(board, 'Status');
  expect(chosen).toMatchObject({ message: { content: status, visibleTo: cleo.id } });
  const picture = await cleo.types('/board');
  expect(picture).toMatchObject({
    kind: 'message',
    message: { visibleTo: cleo.id, attachments: [{ filename: 'board.png', contentType: 'image/png' }] },
  });
  const text = await textOf(cleo.types('/board', { as: 'text' }));
  expect(text).toContain('Gialp (blocks Muspellheim)');
  for (const name of ['Hel', 'Surt', 'Jörmungand', 'Loki', 'Nidhögg', 'Fenrir', 'Thor', 'Odin'])
    expect(text).toContain(name);
  expect(await textOf(cleo.types('/odds'))).toMatch(/%/);
  expect(await textOf(cleo.types('/odds', { vikings: 5, elves: 2 }))).toMatch(/%/);
  for (const tool of ['Odds', 'Status', 'Since my last turn']) {
    expect(await textOf(cleo.looksUp(tool)), tool).not.toBe('');
  }
  const shown = await cleo.presses('Board');
  const full = shown.kind === 'message' ? shown.message : undefined;
  expect(full).toMatchObject({ visibleTo: cleo.id, attachments: [{ filename: 'board.png' }] });
  expect(await textOf(cleo.presses('Text board', full))).toBe(text);
  await cleo.types('/game status');
  expect(await cleo.presses('Legend')).toMatchObject({
    message: {
      visibleTo: cleo.id,
      attachments: [{ filename: 'marks.png', description: expect.stringContaining('Valkyries') }],
    },
  });
  expect(postedIn(hall)).toEqual(posted);
  expect(hall.local.world.notifications).toEqual([]);
  expectGoodManners(hall);
});

test('a board can be shown to the whole channel, and pings no one', async () => {
  const hall = await openHall({ painter: DRAWS });
  const { ada } = hall;
  await startsGame(hall, { seats: { thor: ada, odin: hall.bo }, seed: GIALP });
  const channel = hall.board().channelId;
  const shown = () =>
    hall.local.world
      .messagesIn(channel)
      .filter(({ visibleTo }) => visibleTo === null)
      .at(-1);
  expect(await textOf(hall.cleo.types('/board', { for: 'the channel' }))).toBe(
    'The board is in the channel.',
  );
  await hall.local.world.until(() => shown()?.interactionId !== null);
  expect(shown()).toMatchObject({ mentions: [], attachments: [{ filename: 'board.png' }] });
  const picture = shown()?.id;
  await hall.cleo.types('/board', { as: 'text', for: 'the channel' });
  await hall.local.world.until(() => shown()?.id !== picture);
  expect(shown()?.content).toContain('Gialp (blocks Muspellheim)');
  expect(hall.local.world.notifications).toEqual([]);
  expectGoodManners(hall);
});

test('a campaign shows its road as a picture, and in words next to it', async () => {
  const hall = await openHall({ painter: DRAWS });
  await hall.ada.types('/campaign new');
  expect(await hall.bo.types('/campaign status')).toMatchObject({
    kind: 'message',
    message: {
      visibleTo: hall.bo.id,
      content: expect.stringContaining('Vigrid'),
      attachments: [{ filename: 'road.png', contentType: 'image/png' }],
    },
  });
  expectGoodManners(hall);
});

test('/rule finds a rule by name and by number, and says how certain it is', async () => {
  const hall = await openHall();
  const { ada } = hall;
  expect(await textOf(ada.types('/rule', { about: 'hel' }))).toMatch(
    /^\*\*Hel\*\* · Yggdrasil\nWhen Hel's card/,
  );
  expect(await textOf(ada.types('/rule', { about: 'Y-312' }))).toMatch(/^\*\*Y-312\*\* /);
  expect(await textOf(ada.types('/rule', { about: 'y-312' }))).toMatch(/^\*\*Y-312\*\* /);
  expect(await textOf(ada.types('/rule', { about: 'poker' }))).toMatch(/^I don't know a rule about/);
  expect(await textOf(ada.types('/rule', { about: '`*_~| <@1> @everyone' }))).toMatch(
    /^I don't know a rule about/,
  );
  const offered = await ada.isOffered('/rule', 'about', 'hel');
  expect(offered.map(({ value }) => value)).toContain('hel');
  expect(offered.length).toBeLessThanOrEqual(25);
});

test('each channel has one table, independent of the others', async () => {
  const hall = await openHall();
  const { ada, bo } = hall;
  const first = await startsGame(hall, { seats: { thor: ada, odin: bo }, seed: GIALP });
  ada.goesTo('#midgard');
  const second = await startsGame(hall, { seats: { frey: ada }, seed: 'story 76' });
  expect(second.id).not.toBe(first.id);
  await ada.types('/yggdrasil alfheim');
  await hall.movesOn(second);
  expect((await hall.loaded('#yggdrasil')).table).toEqual(first);
  expect(hall.boardWords('#midgard')).toContain('takes an Elf');
  expect(hall.boardWords('#yggdrasil')).not.toContain('takes an Elf');
  ada.goesTo('#hall');
  expect(await textOf(ada.types('/yggdrasil alfheim'))).toMatch(
    /^There's no table in this channel itself\. It's your turn in <#\d+> and <#\d+>\.$/,
  );
  ada.says('Shall we play?');
  expect(await textOf(ada.usesOn(hall.board('#hall'), 'Status'))).toMatch(
    /^There's no table in this channel itself\. It's your turn in <#\d+> and <#\d+>\.$/,
  );
  ada.goesTo('#midgard').says('Who is next?');
  expect(await textOf(ada.usesOn(hall.board('#midgard'), 'Status'))).toContain(`<@${ada.id}> as Frey`);
  expectGoodManners(hall);
});

test('a thread has a table of its own', async () => {
  const hall = await openHall();
  const { ada, local } = hall;
  await startsGame(hall, { seats: { thor: ada }, seed: GIALP });
  const thread = local.people.openThread(ada.id, ada.place(), 'Second table');
  if (!('id' in thread)) throw new Error('no thread');
  ada.goesTo('Second table');
  await startsGame(hall, { seats: { frey: ada }, seed: GIALP });
  expect(hall.boardWords('Second table')).toMatch(callTo(ada, 'Frey'));
});

test('a lobby shows who has which seat and which options are chosen, and its buttons work', async () => {
  const hall = await openHall();
  const { ada, bo, cleo } = hall;
  await ada.types('/game new', { role: 'odin', angry: '2', ragnarok: '1', bags: 'closed' });
  await hall.rests();
  let { table } = await hall.loaded();
  const lobby = hall.board();
  const { attachments } = lobby;
  const words = () => wordsIn(hall.local.world.messages.get(lobby.id) ?? lobby);
  expect(attachments.map(({ description }) => description)).toEqual([expect.stringContaining('Yggdrasil')]);
  await bo.presses('Join');
  await hall.movesOn(table);
  expect(words()).toContain(`2. <@${bo.id}> (random)`);
  await bo.chooses('Choose your role (taken: Odin)', 'tyr');
  await cleo.types('/game join', { role: 'freyja' });
  await hall.rests();
  expect(words()).toContain(`1. <@${ada.id}> as Odin`);
  expect(words()).toContain(`2. <@${bo.id}> as Tyr`);
  expect(words()).toContain(`3. <@${cleo.id}> as Freyja`);
  expect(hall.local.world.messages.get(lobby.id)?.attachments).toEqual(attachments);
  ({ table } = await hall.loaded());
  await cleo.presses('Leave');
  await hall.movesOn(table);
  expect(words()).not.toContain('Freyja');
  expect(await bo.isShown(bo.presses('Start'))).toMatch(/^Only the host/);
  ({ table } = await hall.loaded());
  await ada.presses('Start');
  await hall.movesOn(table);
  expect((await hall.loaded()).table).toMatchObject({
    status: 'playing',
    options: { angry: 2, ragnarok: 1, bags: 'closed' },
  });
  expect(postedIn(hall)).toHaveLength(4);
  expect(postedIn(hall)[0]).toMatch(/, hosted by <@\d+>\.\n/);
  expect(postedIn(hall)[0]).not.toContain('Choose a role, or press Join');
  expectGoodManners(hall);
});

test("a new table's options are suggested as they are typed", async () => {
  const hall = await openHall();
  const { ada, bo } = hall;
  const gods = await ada.isOffered('/game new', 'role', 'fre');
  expect(gods.map(({ value }) => value)).toEqual(['frey', 'freyja']);
  const harder = await ada.isOffered('/game new', 'difficulty', 'naglfar');
  expect(harder).toEqual([
    { name: expect.stringMatching(/Naglfar.* \(Yggdrasil Chronicles\)$/), value: 'naglfar' },
  ]);
  const named = await ada.isOffered('/game new', 'difficulty', '', { game: 'yggdrasil' });
  expect(named.map(({ name }) => name)).toEqual(['First game', 'Normal', 'Hard', 'Heroic']);
  await ada.types('/game new', { role: 'frey' });
  expect((await bo.isOffered('/game join', 'role', 'fre')).map(({ value }) => value)).toEqual(['freyja']);
  expect((await ada.isOffered('/game leave', 'role')).map(({ value }) => value)).toEqual(['frey']);
  expect((await ada.isOffered('/game start', 'first')).map(({ value }) => value)).toEqual(['frey']);
  await bo.types('/game join', { role: 'thor' });
  const nextAfter = async (typed: string) =>
    (await ada.isOffered('/game start', 'order', typed)).map(({ value }) => value);
  expect(await nextAfter('')).toEqual(['frey', 'thor']);
  expect(await nextAfter('Th')).toEqual(['thor']);
  expect(await nextAfter('thor ')).toEqual(['thor, frey']);
  expect(await nextAfter('thor, fr')).toEqual(['thor, frey']);
  expect(await nextAfter('thor > frey')).toEqual(['thor, frey']);
  expect(await nextAfter('thor, x')).toEqual([]);
  await ada.types('/game start', { order: 'Thor, Frey' });
  await hall.rests();
  expect((await hall.loaded()).table.seats.map(({ role }) => role)).toEqual(['thor', 'frey']);
});

test('/rule works in a channel whose last game is damaged', async () => {
  const hall = await openHall();
  const { ada, bo } = hall;
  const { id } = await startsGame(hall, { seats: { thor: ada, odin: bo } });
  await endsGame(hall, ada);
  const hands = otherHands(hall.file);
  hands.does(`UPDATE GameTable SET optionsJson = 'broken' WHERE id = '${id}'`);
  hands.close();
  expect(await textOf(ada.types('/rule', { about: 'Y-312' }))).toMatch(/^\*\*Y-312\*\* /);
});
