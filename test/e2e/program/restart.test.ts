/** The bot goes away in the middle of everything, and comes back as if it had only blinked. */
import { expect, test } from 'vitest';
import { inviteLink } from '../../../src/discord/permissions.ts';
import { APPLICATION_ID } from '../../../src/playground/world/hall.ts';
import { isSaidLast, notificationsOf, textOf } from '../../shared/people.ts';
import { type Hall, openHall } from '../bot.ts';
import { botProcess } from '../bot-process.ts';
import { jobsDue } from '../jobs.ts';
import { expectGoodManners, postedIn } from '../manners.ts';
import { endsTurn, goesOn, startsGame } from '../playing.ts';

/** Nidhögg's tie is the game's first question: the players choose who he drags along. */
const TIE = 'alea-1:story 0';

async function expectSameAfterRestart(hall: Hall): Promise<void> {
  const before = await hall.loaded();
  const stdout = postedIn(hall);
  const board = hall.board();
  await hall.restarts();
  await hall.rests();
  const after = await hall.loaded();
  expect(after.table).toEqual(before.table);
  expect(after.request).toEqual(before.request);
  expect(postedIn(hall)).toEqual(stdout);
  expect(hall.board()).toEqual(board);
}

/** A separate process reports nothing, so the test polls until no job is due. */
async function hasNotedEverything({ ada, file, local }: Hall): Promise<void> {
  while (jobsDue(file, local.world.now()) > 0) await ada.types('/game status');
}

test('a program stopped in the middle of a choice asks the same question on the same board, and posts nothing twice', async () => {
  const hall = await openHall();
  const { ada } = hall;
  const table = await startsGame(hall, { seats: { thor: ada, odin: hall.bo }, seed: TIE });
  expect((await hall.loaded()).request?.about).toBe('nidhogg-drag');
  await expectSameAfterRestart(hall);
  const [first] = hall.board().components[0]?.components ?? [];
  await ada.presses(first?.label ?? '');
  await hall.movesOn(table);
  expect((await hall.loaded()).request?.about).toBe('turn');
  expectGoodManners(hall);
});

test('the old buttons still work after a program is stopped in the middle of a turn', async () => {
  const hall = await openHall();
  const { ada, bo } = hall;
  await startsGame(hall, {
    seats: { thor: ada, odin: bo },
    seed: 'story 76',
    options: { advice: 'open' },
  });
  await goesOn(hall, 1);
  await expectSameAfterRestart(hall);
  expect(await textOf(ada.types('/game status'))).toContain('actions. What will you do?');
  await endsTurn(hall, ada);
  expect(notificationsOf(hall.local, bo)).toHaveLength(1);
});

test('the seats are kept if the program is stopped in a lobby', async () => {
  const hall = await openHall();
  await hall.ada.types('/game new', { game: 'yggdrasil', role: 'odin' });
  await hall.bo.types('/game join', { role: 'thor' });
  await hall.rests();
  await hall.restarts();
  expect((await hall.loaded()).table.seats).toEqual([
    { role: 'odin', userId: hall.ada.id },
    { role: 'thor', userId: hall.bo.id },
  ]);
  expect(postedIn(hall)).toHaveLength(2);
});

test('commands that are already registered are not written again', async () => {
  const hall = await openHall();
  const writes = () => hall.wire.sent.filter(({ method }) => method === 'PUT').length;
  expect(writes()).toBe(1);
  await hall.restarts();
  expect(writes()).toBe(1);
});

test('a lost response from Discord does not make the bot post twice', async () => {
  const hall = await openHall();
  const { ada, bo } = hall;
  await startsGame(hall, {
    seats: { thor: ada, odin: bo },
    seed: 'story 76',
    options: { advice: 'open' },
  });
  const stdout = postedIn(hall).length;
  const lost = hall.wire.losesAnswerTo(({ method, path }) => method === 'POST' && path.endsWith('/messages'));
  await endsTurn(hall, ada);
  await lost;
  expect(postedIn(hall)).toHaveLength(stdout + 1);
  expect(notificationsOf(hall.local, bo)).toHaveLength(1);
});

test('if the response to an acknowledgement is lost, the person still gets the private answer', async () => {
  const hall = await openHall();
  const { ada } = hall;
  await startsGame(hall, { seats: { thor: ada, odin: hall.bo }, seed: 'story 76' });
  const lost = hall.wire.losesAnswerTo(({ path }) => path.includes('/callback'));
  const answer = await ada.types('/game status');
  await lost;
  expect(answer.kind === 'message' && answer.message.content).toContain('Thor');
});

test('the bot answers nothing while it is away, and everything afterwards', async () => {
  const hall = await openHall();
  const { ada } = hall;
  const table = await startsGame(hall, {
    seats: { thor: ada, odin: hall.bo },
    seed: 'story 76',
    options: { advice: 'open' },
  });
  await hall.stops();
  const silence = ada.presses('Take an Elf: saves a fight');
  hall.turnsClock(4000);
  expect(await silence).toMatchObject({ kind: 'failed', code: 'no-response' });
  await hall.starts();
  await ada.presses('Take an Elf: saves a fight');
  await hall.movesOn(table);
  expect(hall.boardWords()).toContain('takes an Elf');
});

test('a program killed in the middle of a choice continues at the next start', async () => {
  const hall = await openHall({ withBot: false });
  const { ada, local } = hall;
  const { world } = local;
  const program = await botProcess(hall);
  expect(JSON.parse(await program.logs('"invite"'))).toMatchObject({ invite: inviteLink(APPLICATION_ID) });
  await ada.types('/game new', { game: 'yggdrasil', role: 'thor', seed: TIE, where: 'this channel' });
  await ada.types('/game start');
  await world.until(() => isSaidLast(local, 'Which enemy tied for last does Nidhögg drag to space 2?'));
  await hasNotedEverything(hall);
  const stdout = postedIn(hall);
  await program.kill();
  await hall.starts();
  await hall.rests();
  expect(postedIn(hall)).toEqual(stdout);
  const board = hall.board();
  await ada.presses(board.components[0]?.components?.[0]?.label ?? '');
  await world.until(() => hall.boardWords().includes('actions. What will you do?'));
  expect(hall.board().id).toBe(board.id);
  expect(postedIn(hall)).toHaveLength(stdout.length);
});

test('a program killed after Discord took the message, but before that was recorded, still posts once', async () => {
  const hall = await openHall({ withBot: false });
  const { ada, bo, local } = hall;
  const program = await botProcess(hall);
  await ada.types('/game new', {
    game: 'yggdrasil',
    role: 'thor',
    seed: 'alea-1:story 76',
    where: 'this channel',
  });
  await bo.types('/game join', { role: 'odin' });
  await ada.types('/game start');
  await local.world.until(() => isSaidLast(local, 'What will you do?'));
  await hasNotedEverything(hall);
  const stdout = postedIn(hall).length;
  await ada.types('/yggdrasil done');
  const lost = hall.wire.losesAnswerTo(({ method, path }) => method === 'POST' && path.endsWith('/messages'));
  await ada.presses('Done anyway');
  await lost;
  await program.kill();
  // This is longer than Discord remembers a nonce.
  hall.turnsClock(600_000);
  await hall.starts();
  await hall.rests();
  expect(postedIn(hall)).toHaveLength(stdout + 1);
  expect(notificationsOf(local, bo)).toHaveLength(1);
  expect(hall.board().mentions).toEqual([bo.id]);
});
