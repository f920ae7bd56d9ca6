/** Micro Midgard in a channel: a person wins a duel, and a turn spends several resources, with a restart in between. */
import { expect, test } from 'vitest';
import { playersChance } from '../../../src/core/playing.ts';
import { atRandom } from '../../../src/core/policy.ts';
import { CATALOGUE } from '../../../src/games/index.ts';
import { isPlayedInFull } from '../../scale.ts';
import { labelsOf, notificationsOf, optionsOf, textOf } from '../../shared/people.ts';
import { type Hall, openHall } from '../bot.ts';
import { callTo } from '../calls.ts';
import { expectGoodManners, postedIn } from '../manners.ts';
import { DRAWS_SOME } from '../painter.ts';
import { endButtons, playsOn, startsGame } from '../playing.ts';

const sensible = CATALOGUE.get('micromidgard')?.policies['sensible'] ?? atRandom;

/** Ada as Hugin and Bo as Munin. */
async function duel(seed: string, options = {}): Promise<Hall> {
  const hall = await openHall({ painter: DRAWS_SOME });
  const { ada, bo } = hall;
  await startsGame(hall, {
    seats: { hugin: ada, munin: bo },
    seed,
    options: { game: 'micromidgard', ...options },
  });
  return hall;
}

test.runIf(isPlayedInFull())(
  'a duel of two ravens ends with a message that has the winner, both scores and the seed',
  async () => {
    const hall = await duel('a duel');
    const { ada, bo } = hall;
    await playsOn(hall, { [ada.id]: ada, [bo.id]: bo }, sensible, playersChance('the players'));
    const board = hall.board();
    expect(board.content).toMatch(
      /^\*\*The game ends at 9 points\. (Hugin|Munin) wins, 9 to \d\. Congratulations, <@\d+>!\*\*\n<@/,
    );
    expect(hall.boardWords()).toContain('Seed `alea-1:a duel`');
    expect(labelsOf(board)).toEqual(endButtons('Hugin', 'Munin'));
    expect(board.attachments.map(({ filename }) => filename)).toEqual(['end.png']);
    expect(notificationsOf(hall.local, ada).length).toBeGreaterThan(5);
    expect(notificationsOf(hall.local, bo).length).toBeGreaterThan(5);
    expectGoodManners(hall);
  },
);

/** Found by trying seeds: Munin goes first, and Pink can reach Asgard. */
const MUNIN_FIRST = 'x';

test('a turn spends its actions in small steps, and each can be undone, even after a restart', async () => {
  const hall = await duel(MUNIN_FIRST);
  const { ada, bo } = hall;
  expect(hall.boardWords()).toContain('Which resource do you take? Munin goes first, so you get one.');
  const opened = await hall.loaded();
  await ada.presses('1 Gold');
  await hall.movesOn(opened.table);
  expect(hall.boardWords()).toMatch(callTo(bo, 'Munin'));
  const turnBefore = 'Hugin goes second and takes 1 Gold';
  expect(hall.boardWords()).toContain(turnBefore);
  const start = await hall.loaded();
  expect(await textOf(bo.types('/micromidgard move', { what: 'move:dain', realm: 'asgard' }))).toContain(
    'The Sun-Wolf runs to Vanaheim',
  );
  await hall.rests();
  expect(hall.boardWords()).toContain('You have 1 Sun (Angrboda) to spend. What next?');
  expect(hall.boardWords()).not.toContain(turnBefore);
  expect(optionsOf(hall.board())).toEqual([
    'Angrboda to level 2 (costs 1 Sun); there: 2 Gold and 1 Mead',
    'Angrboda 1: 2 Mead (costs 1 Sun and 1 Gold)',
  ]);
  expect(labelsOf(hall.board())).toEqual(['Undo', 'More', 'How to play', 'Done']);
  await hall.restarts();
  expect((await hall.loaded()).request?.about).toBe('turn');
  const { table } = await hall.loaded();
  await bo.presses('Angrboda 1: 2 Mead (costs 1 Sun and 1 Gold)');
  await hall.movesOn(table);
  expect(hall.boardWords()).toContain('No actions left. End your turn?');
  expect(hall.boardWords()).not.toContain(turnBefore);
  expect(await bo.isShown(bo.presses('Undo'))).toMatch(/^Undone.*\n- Munin activates Angrboda 1/);
  expect(await textOf(bo.types('/game undo'))).toContain('- Munin moves Pink from');
  await hall.rests();
  expect((await hall.loaded()).table.state).toEqual(start.table.state);
  expect(notificationsOf(hall.local, ada)).toEqual([]);
  expectGoodManners(hall);
});

test('a refused move is explained by the rules, and the reply says whose turn it is', async () => {
  const hall = await duel(MUNIN_FIRST);
  const { ada, bo } = hall;
  await ada.types('/micromidgard take', { resource: 'mead' });
  expect(await textOf(ada.types('/micromidgard raise', { track: 'red' }))).toBe(
    `It's not your turn: it's <@${bo.id}>'s turn now. I'll call you.`,
  );
  expect(await textOf(bo.types('/micromidgard raise', { track: 'red' }))).toMatch(/move/i);
  await bo.types('/micromidgard move', { what: 'move:dain', realm: 'asgard' });
  await hall.rests();
  expect(await textOf(bo.types('/micromidgard raise', { track: 'red' }))).toMatch(/Craft/);
  expect(await textOf(bo.types('/rule', { about: 'wolves' }))).toMatch(/^\*\*Wolves\*\*\nTwo wolves chase/);
  expect(await textOf(bo.types('/board', { as: 'text' }))).toContain('Angrboda');
  expect(await textOf(bo.types('/odds'))).toBe('Nothing here depends on luck, so there are no odds to show.');
  expectGoodManners(hall);
});

test('a player who would waste the last action is asked once', async () => {
  const hall = await duel(MUNIN_FIRST);
  const { ada, bo } = hall;
  const opened = await hall.loaded();
  await ada.presses('1 Mead');
  await hall.movesOn(opened.table);
  await bo.types('/act', { answer: 'Pink to Asgard' });
  await hall.rests();
  const before = await hall.loaded();
  expect(await bo.isShown(bo.presses('Done'))).toMatch(/^You still have 1 Sun to spend/);
  expect((await hall.loaded()).table.version).toBe(before.table.version);
  await bo.presses('Done anyway');
  await hall.movesOn(before.table);
  expect(hall.boardWords()).toMatch(callTo(ada, 'Hugin'));
  expectGoodManners(hall);
});

test("the next duel uses the Realms from the server's own box file", async () => {
  const hall = await openHall();
  const { ada, bo, mo } = hall;
  const realms = { niflheim: { normal: ['2 gold', '1 mead'] } };
  const text = JSON.stringify({ game: 'micromidgard', rules: ['standard'], realms });
  const file = { filename: 'my-box.json', bytes: Buffer.from(text) };
  expect(await textOf(mo.types('/server box', { game: 'micromidgard', file }))).toBe(
    'Your box file is active.',
  );
  await startsGame(hall, {
    seats: { hugin: ada, munin: bo },
    seed: MUNIN_FIRST,
    options: { game: 'micromidgard' },
  });
  expect(postedIn(hall).join('\n')).toContain(
    "Played with this server's box file. Numbers it doesn't give are our best guess",
  );
  const opened = await hall.loaded();
  await ada.presses('1 Gold');
  await hall.movesOn(opened.table);
  expect(optionsOf(hall.board())).toContain('Violet to Niflheim: 2 Gold, 1 Mead');
  const box = (await hall.loaded()).table.box;
  expect(box).toMatchObject({
    realms: {
      niflheim: [
        { what: 'gold', amount: 2 },
        { what: 'mead', amount: 1 },
      ],
    },
  });
  expectGoodManners(hall);
});
