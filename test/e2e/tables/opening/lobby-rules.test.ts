/** Ada opens a table, and chooses the rules in the menu of its lobby. */
import { expect, test } from 'vitest';
import { everyComponent } from '../../../../src/playground/model/component-types.ts';
import { textOf } from '../../../shared/people.ts';
import { openHall } from '../../bot.ts';

test("the host can choose a saga in the lobby's menu, and others are told who can", async () => {
  const hall = await openHall();
  const { ada, bo, mo } = hall;
  await ada.types('/game new', { game: 'Yggdrasil Chronicles', role: 'odin' });
  await hall.rests();
  const lobby = hall.board();
  const menuOf = () =>
    everyComponent(hall.local.world.messages.get(lobby.id)?.components ?? []).find(({ custom_id: id }) =>
      id?.endsWith('|t|rules'),
    );
  expect(menuOf()?.placeholder).toBe('Rules: easy: the short Saga page, gods without powers');
  expect(menuOf()?.options?.find(({ value }) => value === 'naglfar')).toMatchObject({
    label: 'Naglfar (80% with good play)',
    description: "saga 4, Naglfar: the ship of dead men's nails",
  });
  const menu = menuOf()?.custom_id ?? '';
  expect(await bo.isShown(bo.chooses(menu, 'naglfar', lobby))).toContain(`Only the host (<@${ada.id}>`);
  const easy = (await hall.loaded()).table;
  await ada.chooses(menu, 'naglfar', lobby);
  await hall.movesOn(easy);
  const chosen = hall.local.world.messages.get(lobby.id);
  expect(chosen?.content).toContain('- Rules: saga 4, Naglfar');
  expect(hall.boardWords()).toContain(`<@${ada.id}> has changed the rules at this table: saga 4, Naglfar`);
  expect(await ada.isShown(ada.chooses(menu, 'naglfar', lobby))).toContain('Those rules are already chosen.');
  const naglfar = (await hall.loaded()).table;
  await mo.chooses(menu, 'vigrid', lobby);
  await hall.movesOn(naglfar);
  expect(menuOf()?.placeholder).toContain('Vigrid');
  await ada.types('/game start');
  await hall.rests();
  expect((await hall.loaded()).table.options['rules']).toBe('vigrid');
  expect(menuOf()).toBeUndefined();
  expect(await textOf(ada.types('/game log'))).toContain(
    'has changed the rules at this table: saga 6, Vigrid',
  );
});

test("the lobby's title shows the scene of the saga, and stays when someone joins", async () => {
  const hall = await openHall();
  const { ada, bo } = hall;
  await ada.types('/game new', { game: 'Yggdrasil Chronicles', role: 'odin' });
  await hall.rests();
  const lobby = hall.board();
  const titles = () => hall.local.world.messages.get(lobby.id)?.attachments ?? [];
  expect(titles().map(({ description }) => description)).toEqual([
    expect.stringContaining('the Tree with its three levels'),
  ]);
  const menu = everyComponent(lobby.components).find(({ custom_id: id }) => id?.endsWith('|t|rules'));
  const easy = (await hall.loaded()).table;
  await ada.chooses(menu?.custom_id ?? '', 'naglfar', lobby);
  await hall.movesOn(easy);
  const chosen = titles();
  expect(chosen.map(({ description }) => description)).toEqual([
    expect.stringContaining('the saga Naglfar: the pale ship Naglfar'),
  ]);
  const naglfar = (await hall.loaded()).table;
  await bo.presses('Join', lobby);
  await hall.movesOn(naglfar);
  expect(titles()).toEqual(chosen);
});

test('a table of a campaign has no menu of sagas, and neither has a game with one rule state', async () => {
  const hall = await openHall();
  const { ada } = hall;
  const hasMenu = (channel: string) =>
    everyComponent(hall.board(channel).components).some(({ custom_id: id }) => id?.endsWith('|t|rules'));
  await ada.types('/campaign new');
  await hall.rests();
  expect(hall.boardWords()).toContain('Baldr');
  expect(hasMenu('#yggdrasil')).toBe(false);
  await ada.goesTo('#midgard').types('/game new', { game: 'Micro Midgard' });
  await hall.rests();
  expect(hasMenu('#midgard')).toBe(false);
});
