/** Somebody who has never heard of the game: the cards that explain it, in the lobby and on the first turn. */
import { expect, test } from 'vitest';
import { CATALOGUE } from '../../../src/games/index.ts';
import { openHall } from '../bot.ts';
import { expectGoodManners } from '../manners.ts';
import { ephemeralsOf, labelsOf, type Player, textOf } from '../people.ts';

test('how to play: three cards for everybody, and a fourth with the own god and what to do now', async () => {
  const hall = await openHall();
  const { ada, bo, cleo, local } = hall;
  const newestOf = (player: Player) => {
    const message = ephemeralsOf(local, player).at(-1);
    if (message === undefined) throw new Error('nothing was told privately');
    return message;
  };
  await ada.types('/game new', { where: 'channel', role: 'thor', seed: 'alea-1:story 76' });
  await hall.rests();
  expect(labelsOf(hall.board())).toContain('How to play');

  expect(await textOf(cleo.presses('How to play'))).toMatch(/^\*\*The goal\*\*\n[\s\S]*\n-# Card 1 of 3$/);
  expect(newestOf(cleo)).toMatchObject({
    visibleTo: cleo.id,
    attachments: [{ filename: 'card.png', description: expect.stringContaining('road') }],
  });
  expect(labelsOf(newestOf(cleo))).toEqual(['Next']);
  const before = newestOf(cleo).id;
  expect(await cleo.isTold(cleo.presses('Next'))).toMatch(/^\*\*Your turn\*\*/);
  expect(newestOf(cleo).id).toBe(before);
  expect(newestOf(cleo).attachments).toHaveLength(1);
  expect(await cleo.isTold(cleo.presses('Next'))).toMatch(/^\*\*How you lose\*\*[\s\S]*\n-# Card 3 of 3$/);
  expect(await cleo.isTold(cleo.presses('Back'))).toMatch(/^\*\*Your turn\*\*/);

  await bo.types('/game join', { role: 'odin' });
  await ada.types('/game start');
  await hall.rests();
  expect(labelsOf(hall.board())).toContain('How to play');
  expect(await textOf(ada.presses('How to play', hall.board()))).toMatch(/Card 1 of 4$/);
  for (const _ of ['a turn', 'defeat', 'Thor']) await ada.isTold(ada.presses('Next', newestOf(ada)));
  const own = newestOf(ada);
  expect(own.content).toMatch(
    /^\*\*You are Thor\*\*\nThor adds 1 in every fight\.[\s\S]*\n\*\*What you could do now\*\*\n(- .+: .+\.\n){3}-# Card 4 of 4$/,
  );
  const [move = '', another, third, ...turning] = labelsOf(own);
  expect(turning).toEqual(['Back']);
  for (const label of [move, another, third]) expect(own.content).toContain(`- ${label}: `);

  const table = (await hall.loaded()).table;
  await ada.presses(move, own);
  await hall.movesOn(table);
  expect(local.world.messages.has(own.id)).toBe(false);
  expectGoodManners(hall);
});

test('a game without a guide has no button for it, and words for whoever presses an old one', async () => {
  const catalogue = new Map([...CATALOGUE].map(([id, entry]) => [id, { ...entry, guide: null }]));
  const hall = await openHall({ catalogue });
  const { ada } = hall;
  await ada.types('/game new', { where: 'channel' });
  await hall.rests();
  expect(labelsOf(hall.board())).toEqual(['Join', 'Leave', 'Start']);
  const lobby = hall.board();
  const start = lobby.components[0]?.components?.[2];
  if (start?.custom_id === undefined) throw new Error('no button to forge');
  Object.assign(start, { custom_id: start.custom_id.replace('start', 'guide') });
  expect(await textOf(ada.presses('Start', lobby))).toMatch(/^This game has no cards that explain it\./);
  expectGoodManners(hall);
});
