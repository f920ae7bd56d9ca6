/** `/game new` asks for the game unless the options determine it, and keeps the typed options until the game is chosen. */
import { describe, expect, test } from 'vitest';
import { CATALOGUE } from '../../../../src/games/index.ts';
import { translator } from '../../../../src/words/translate.ts';
import { eventually } from '../../../eventually.ts';
import { ephemeralsOf, labelsOf, textOf } from '../../../shared/people.ts';
import { openHall } from '../../bot.ts';

const english = translator('en');
const QUESTION = /^Which game do you want to play\? Your other options are kept\./;

function named(...games: readonly string[]): readonly string[] {
  return games.map((game) => english({ key: `game.${game}` }));
}

test('/game new has four options', async () => {
  const { local } = await openHall();
  const game = [...local.world.commands.values()].find(({ name }) => name === 'game');
  const made = game?.options?.find(({ name }) => name === 'new');
  expect(made?.options?.map(({ name }) => name)).toEqual(['game', 'difficulty', 'with', 'role']);
});

describe('/game new asks which game', () => {
  test.each([
    [{ with: 'Bo' }, [...CATALOGUE.keys()]],
    [{ role: 'thor' }, ['yggdrasil', 'chronicles']],
  ] as const)('with %j', async (options, games) => {
    const hall = await openHall();
    const { ada } = hall;
    expect(await textOf(ada.types('/game new', options))).toMatch(QUESTION);
    const [message] = ephemeralsOf(hall.local, ada).slice(-1);
    expect(message === undefined ? [] : [...labelsOf(message)].sort()).toEqual([...named(...games)].sort());
    expect(await textOf(ada.types('/game status'))).toMatch(/^There's no table/);
  });
});

describe('/game new opens a table at once', () => {
  test.each([
    [{ role: 'frey' }, 'yggdrasil', {}],
    [{ role: 'hugin' }, 'micromidgard', {}],
    [{ difficulty: 'naglfar' }, 'chronicles', { rules: 'naglfar' }],
    [{ role: 'thor', difficulty: 'angry-3' }, 'yggdrasil', { angry: 3 }],
    [{ difficulty: 'Heroic' }, 'yggdrasil', { angry: 6, ragnarok: 4 }],
    [{ game: 'micromidgard', role: 'munin' }, 'micromidgard', {}],
  ] as const)('with %j', async (typed, game, options) => {
    const hall = await openHall();
    expect(await textOf(hall.ada.types('/game new', typed))).toMatch(/^The table is open/);
    expect((await hall.loaded()).table).toMatchObject({ gameId: game, options });
  });
});

test('a friend is invited once the game is chosen, even after a restart', async () => {
  const hall = await openHall();
  const { ada, bo, mo, local } = hall;
  await ada.types('/game new', { role: 'thor', with: 'Bo' });
  await hall.restarts();
  await ada.presses('Yggdrasil Chronicles');
  await eventually(async () =>
    expect((await hall.loaded()).table).toMatchObject({
      gameId: 'chronicles',
      seats: [{ role: 'thor', userId: ada.id }],
      arrangements: { invitations: [{ to: bo.id, by: ada.id }] },
    }),
  );
  await hall.rests();
  expect(local.world.notifications.map(({ userId }) => userId)).toEqual([bo.id]);
  const asked = { game: 'Yggdrasil', with: mo.id };
  await mo.goesTo('#midgard').types('/settings', { reminders: 'never' });
  expect(await textOf(ada.goesTo('#midgard').types('/game new', asked))).toMatch(
    /^The table is open\. .* <@\d+> has turned reminders off|^The table is open\. .*has turned reminders off/,
  );
});

test('/game new refuses an unknown difficulty and an invited bot', async () => {
  const hall = await openHall();
  const { ada } = hall;
  expect(await textOf(ada.types('/game new', { game: 'Micro Midgard', difficulty: 'heroic' }))).toContain(
    "can't have that difficulty",
  );
  expect(await textOf(ada.types('/game new', { game: 'Yggdrasil', with: 'Ratatoskr' }))).toContain(
    'only people on this server can',
  );
  expect(await textOf(ada.types('/game status'))).toMatch(/^There's no table/);
});
