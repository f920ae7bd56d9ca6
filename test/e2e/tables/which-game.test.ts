/** `/game new` asks which game unless the options decide it, and keeps what was typed until the game is chosen. */
import { describe, expect, test } from 'vitest';
import { CATALOGUE } from '../../../src/games/index.ts';
import { translator } from '../../../src/words/translate.ts';
import { eventually } from '../../eventually.ts';
import { openHall } from '../bot.ts';
import { ephemeralsOf, labelsOf, textOf } from '../people.ts';

const english = translator('en');
const QUESTION = /^Which game do you want to play\? Your other options are kept\./;

function named(...games: readonly string[]): readonly string[] {
  return games.map((game) => english({ key: `game.${game}` }));
}

describe('asks which game', () => {
  test.each([
    [{ deadline: 24 }, [...CATALOGUE.keys()]],
    [{ language: 'Français' }, [...CATALOGUE.keys()]],
    [{ casual: true }, [...CATALOGUE.keys()]],
    [{ seed: 'ash', where: 'this channel' }, [...CATALOGUE.keys()]],
    [{ role: 'thor' }, ['yggdrasil', 'chronicles']],
  ] as const)('with %j', async (options, games) => {
    const hall = await openHall();
    const { ada } = hall;
    expect(await textOf(ada.types('/game new', options))).toMatch(QUESTION);
    const [message] = ephemeralsOf(hall.local, ada).slice(-1);
    expect(message === undefined ? [] : [...labelsOf(message)].sort()).toEqual([...named(...games)].sort());
    expect(await textOf(ada.types('/game status'))).toMatch(/^No table is open/);
  });
});

describe('opens at once', () => {
  test.each([
    [{ role: 'frey' }, 'yggdrasil'],
    [{ role: 'hugin' }, 'micromidgard'],
    [{ rules: 'naglfar', deadline: 24 }, 'chronicles'],
    [{ role: 'thor', angry: '2' }, 'yggdrasil'],
    [{ game: 'micromidgard', deadline: 24 }, 'micromidgard'],
  ] as const)('with %j', async (options, game) => {
    const hall = await openHall();
    expect(await textOf(hall.ada.types('/game new', options))).toMatch(/^The table is open/);
    expect((await hall.loaded()).table.gameId).toBe(game);
  });
});

test('the table has what was typed before the game was chosen, also after a restart', async () => {
  const hall = await openHall();
  const { ada } = hall;
  const options = { role: 'thor', deadline: 12, language: 'Français', casual: true, passing: 'at once' };
  await ada.types('/game new', { ...options, seed: 'ash' });
  await hall.restarts();
  await ada.presses('Yggdrasil Chronicles');
  await eventually(async () =>
    expect((await hall.loaded()).table).toMatchObject({
      gameId: 'chronicles',
      language: 'fr',
      isCasual: true,
      passing: 'at-once',
      overdueAfter: 12,
      seed: expect.stringMatching(/:ash$/),
      seats: [{ role: 'thor', userId: ada.id }],
    }),
  );
});

test('refuses a bad seed before it asks, and says what to do where a button has no room for the seed', async () => {
  const hall = await openHall();
  const { ada } = hall;
  expect(await textOf(ada.types('/game new', { seed: '????', deadline: 24 }))).toContain('A seed may have');
  const options = { seed: 'a'.repeat(60), deadline: 168, language: 'Français', role: 'heimdall' };
  expect(await textOf(ada.types('/game new', { ...options, casual: true }))).toMatch(
    /^Which game do you want to play\? Type `\/game new` again and add `game`/,
  );
});
