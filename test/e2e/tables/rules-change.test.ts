/** The rules have changed since a game started: it continues from its state, or says why it can't. */
import { describe, expect, test } from 'vitest';
import { notificationsOf, textOf, wordsIn } from '../../shared/people.ts';
import { type Hall, openHall } from '../bot.ts';
import { botProcess } from '../bot-process.ts';
import { callTo } from '../calls.ts';
import { asAnotherProgramLeftIt, asFirstReleaseLeftIt } from '../first-release.ts';
import { jobsDue } from '../jobs.ts';
import { expectGoodManners, postedIn } from '../manners.ts';
import { endsGame, endsTurn, goesOn, startsGame } from '../playing.ts';

const NOTE =
  "There are newer rules for Yggdrasil. Your game continues from here under the new rules. Here's its board again.";

const EXPLANATION = (host: string) =>
  `This game needs rules version \`yggdrasil-99\`, and I only know \`yggdrasil-2\`. Its last board stays in the channel. Wait until the bot's admin updates me, or ask the host (<@${host}>) or a moderator to end the game with \`/game abort\`.`;
const REFUSAL = (host: string) =>
  `This game needs rules version \`yggdrasil-99\`, and I only know \`yggdrasil-2\`, so you can't continue. Wait until the bot's admin updates me, or ask the host (<@${host}>) or a moderator to end it with \`/game abort\`.`;

/** Ada and Bo's game in the middle of its first turn, turned into one from the first release. */
async function leftBehind(hall: Hall): Promise<void> {
  await startsGame(hall, { seats: { thor: hall.ada, odin: hall.bo }, seed: 'story 76' });
  await goesOn(hall, 1);
  await hall.stops();
  asFirstReleaseLeftIt(hall.file);
}

test('a game from the first release gets one note and its board again, and continues', async () => {
  const hall = await openHall();
  const { ada, bo, local } = hall;
  await leftBehind(hall);
  const stdout = postedIn(hall);
  const old = hall.board();
  await hall.starts();
  await hall.rests();
  expect(postedIn(hall).slice(0, -2)).toEqual(stdout);
  expect(postedIn(hall).at(-2)).toBe(NOTE);
  expect(local.world.messages.get(old.id)?.components).toEqual([]);
  const board = hall.board();
  expect(wordsIn(board)).toMatch(callTo(ada, 'Thor'));
  expect(wordsIn(board)).toContain('**You have 2 actions. What will you do?**');
  expect(board.attachments).toMatchObject([{ filename: 'board.png' }]);
  expect(local.world.notifications).toEqual([]);
  expect(await textOf(bo.types('/game status'))).toContain(`Waiting for <@${ada.id}> as Thor`);
  expect(await textOf(ada.looksUp('Since my last turn'))).toMatch(/^The rules have changed since then\. The/);

  const { table } = await hall.loaded();
  await ada.presses('Take an Elf: saves a fight');
  await hall.movesOn(table);
  expect(hall.board().id).toBe(board.id);
  expect(hall.boardWords()).toContain('takes an Elf');
  expect(await textOf(bo.looksUp('Since my last turn'))).toMatch(
    /^The rules have changed since then\. The.*\n- Thor takes an Elf/,
  );
  await endsTurn(hall, ada);
  expect(notificationsOf(local, bo)).toHaveLength(1);
  await goesOn(hall, 1);
  expect(await textOf(ada.looksUp('Since my last turn'))).toMatch(/^Since your last move:\n- /);
  expectGoodManners(hall);
});

test('the note about new rules is posted only once across several restarts', async () => {
  const hall = await openHall();
  await leftBehind(hall);
  await hall.starts();
  await hall.rests();
  const stdout = postedIn(hall);
  const { table } = await hall.loaded();
  await hall.restarts();
  await hall.rests();
  expect(postedIn(hall)).toEqual(stdout);
  expect((await hall.loaded()).table).toEqual(table);
  expect(stdout.filter((text) => text === NOTE)).toHaveLength(1);
});

test('a program killed before it posted the note posts it after the restart', async () => {
  const hall = await openHall();
  const { ada, local } = hall;
  await leftBehind(hall);
  const stdout = postedIn(hall);
  local.world.revoke(ada.place(), 'SendMessages');
  const program = await botProcess(hall);
  expect(postedIn(hall)).toEqual(stdout);
  await program.kill();
  local.world.grant(ada.place(), 'SendMessages');
  await hall.starts();
  await hall.rests();
  expect(postedIn(hall).slice(stdout.length)).toEqual([NOTE, expect.stringContaining('Thor, your turn')]);
});

test("a lobby from the first release stays open, and its game starts under today's rules", async () => {
  const hall = await openHall();
  const { ada, bo } = hall;
  await ada.types('/game new', { game: 'yggdrasil', role: 'thor', seed: 'alea-1:story 76' });
  await hall.rests();
  const lobby = hall.board();
  await hall.stops();
  asFirstReleaseLeftIt(hall.file);
  await hall.starts();
  await hall.rests();
  expect(postedIn(hall)).toHaveLength(1);
  expect(hall.board().id).toBe(lobby.id);
  let { table } = await hall.loaded();
  await bo.presses('Join');
  await hall.movesOn(table);
  ({ table } = await hall.loaded());
  await ada.presses('Start');
  await hall.movesOn(table);
  const { table: begun, entry } = await hall.loaded();
  expect(begun).toMatchObject({ status: 'playing', rulesVersion: entry.game.rulesVersion });
  expect(hall.boardWords()).toContain('What will you do?');
});

describe("with rules that the program doesn't know", () => {
  test("a computer can't play, and nothing changes", async () => {
    const hall = await openHall();
    const { ada, bo } = hall;
    await startsGame(hall, { seats: { thor: ada, odin: bo } });
    await hall.stops();
    asAnotherProgramLeftIt(hall.file, 'yggdrasil-99');
    await hall.starts();
    const { table } = await hall.loaded();
    for (const [command, seat] of [
      ['/game stand-in', {}],
      ['/game stand-in', { role: 'thor' }],
      ['/game replace', { role: 'thor' }],
    ] as const)
      expect(await textOf(ada.types(command, { ...seat, computer: 'good' })), command).toBe(REFUSAL(ada.id));
    expect((await hall.loaded()).table).toEqual(table);
  });

  test('a game says which rules it needs and what to do, keeps its last board, and can be ended', async () => {
    const hall = await openHall();
    const { ada, bo, mo, cleo, local } = hall;
    await startsGame(hall, { seats: { thor: ada, odin: bo }, seed: 'story 76' });
    await hall.stops();
    asAnotherProgramLeftIt(hall.file, 'yggdrasil-99');
    const stdout = postedIn(hall);
    const board = hall.board();
    await hall.starts();
    await hall.rests();
    expect(postedIn(hall)).toEqual(stdout);
    expect(hall.board()).toEqual(board);

    const link = `https://discord.com/channels/1200000000000000001/${board.channelId}/${board.id}`;
    expect(await textOf(cleo.types('/game status'))).toBe(`${EXPLANATION(ada.id)}\nThe board: ${link}`);
    expect(await textOf(cleo.types('/board'))).toBe(EXPLANATION(ada.id));
    expect(await textOf(cleo.types('/board', { as: 'text' }))).toBe(EXPLANATION(ada.id));
    expect(await textOf(cleo.types('/odds'))).toBe(EXPLANATION(ada.id));
    expect(await textOf(cleo.types('/help'))).toContain(EXPLANATION(ada.id));
    expect(await textOf(ada.looksUp('Board'))).toBe(EXPLANATION(ada.id));
    expect(await textOf(ada.looksUp('Since my last turn'))).toBe(EXPLANATION(ada.id));
    expect(await textOf(ada.looksUp('Status'))).toContain(EXPLANATION(ada.id));
    for (const command of ['/yggdrasil alfheim', '/act', '/choose', '/yggdrasil done'])
      expect(await textOf(ada.types(command)), command).toBe(REFUSAL(ada.id));
    expect(await ada.isShown(ada.presses('Take an Elf (Alfheim)'))).toBe(REFUSAL(ada.id));
    expect(await textOf(ada.presses('Bring back the dead (Helheim)'))).toBe(REFUSAL(ada.id));
    expect(await ada.isOffered('/act', 'answer')).toEqual([]);
    for (const about of ['hel', 'house-values'])
      expect(await textOf(ada.types('/rule', { about })), about).toMatch(/^\*\*(?:Hel|House values)\*\*\n/);
    expect(hall.board()).toEqual(board);

    await endsGame(hall, mo);
    expect(hall.boardWords()).toMatch(new RegExp(`^<@${mo.id}> has ended this game\\.`));
    const left = local.world.messages.get(board.id);
    expect(left).toMatchObject({ content: board.content, components: [] });
    expect(await textOf(ada.types('/game status'))).toMatch(/^There's no table in this channel/);
    expect(jobsDue(hall.file, local.world.now())).toBe(0);
    expect(await textOf(ada.types('/game new', { game: 'yggdrasil' }))).toBe(
      'The table is open. Your friends can join it now.',
    );
  });

  test('a lobby can be ended, but no one can join or start it', async () => {
    const hall = await openHall();
    const { ada, bo, local } = hall;
    await ada.types('/game new', { game: 'yggdrasil', role: 'thor' });
    await hall.rests();
    const lobby = hall.board();
    await hall.stops();
    asAnotherProgramLeftIt(hall.file, 'yggdrasil-99');
    await hall.starts();
    expect(await textOf(bo.types('/game status'))).toContain(EXPLANATION(ada.id));
    expect(await textOf(bo.types('/board'))).toBe(EXPLANATION(ada.id));
    expect(await textOf(bo.types('/game join', { role: 'odin' }))).toBe(REFUSAL(ada.id));
    expect(await bo.isShown(bo.presses('Join'))).toBe(REFUSAL(ada.id));
    expect(await textOf(ada.types('/game start'))).toBe(REFUSAL(ada.id));
    await endsGame(hall, ada);
    expect(hall.boardWords()).toMatch(new RegExp(`^<@${ada.id}> has ended this game\\.`));
    expect(local.world.messages.get(lobby.id)).toMatchObject({ content: lobby.content, components: [] });
  });
});
