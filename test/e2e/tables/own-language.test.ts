/** A host whose Discord language differs from the table's is offered their own language once. */
import { expect, test } from 'vitest';
import type { UserId } from '../../../src/tables/model/table.ts';
import { ephemeralsOf, labelsOf, textOf } from '../../shared/people.ts';
import { openHall } from '../bot.ts';

test("one press switches the table to the host's language", async () => {
  const hall = await openHall();
  const { ada, local } = hall;
  local.world.speak(ada.id, 'fr');
  expect(await textOf(ada.types('/game new', { game: 'yggdrasil' }))).toContain('Langue de cette table');
  await hall.rests();
  const [reply] = ephemeralsOf(local, ada).slice(-1);
  expect(reply === undefined ? [] : labelsOf(reply)).toEqual(['Jouer en français']);
  const { table } = await hall.loaded();
  expect(table.language).toBe('en');
  await ada.presses('Jouer en français', reply);
  await hall.movesOn(table);
  expect((await hall.loaded()).table.language).toBe('fr');
  expect(labelsOf(hall.board())).toContain('Rejoindre');
  expect(ephemeralsOf(local, ada).flatMap(labelsOf)).toEqual([]);
});

test("nothing is offered if the host already reads the table's language", async () => {
  const hall = await openHall();
  await hall.ada.types('/game new', { game: 'yggdrasil' });
  expect(ephemeralsOf(hall.local, hall.ada).flatMap(labelsOf)).toEqual([]);
});

test('lobbies in which only the host waits are closed together, and other lobbies stay', async () => {
  const hall = await openHall({ places: null });
  const { ada, bo, local } = hall;
  for (const game of ['Yggdrasil', 'Micro Midgard', 'Yggdrasil Chronicles']) {
    await ada.types('/game new', { game });
    await hall.rests();
  }
  const tables = await hall.tables().tablesOf(ada.id as UserId);
  const joined = tables.loadedTables.find(({ table }) => table.gameId === 'chronicles')?.table;
  if (joined === undefined) throw new Error('no table');
  await bo.goesTo(joined.place.channelId).types('/game join');
  await ada.types('/tables');
  await ada.presses('Close my 2 empty tables');
  await local.world.until(() =>
    ephemeralsOf(local, ada).some(({ content }) => content.includes('You have a seat at one table')),
  );
  const left = await hall.tables().tablesOf(ada.id as UserId);
  expect(left.loadedTables.map(({ table }) => table.id)).toEqual([joined.id]);
});
