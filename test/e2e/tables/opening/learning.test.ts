/** A person who has never heard of the game: help wherever they are, and the cards that explain it. */
import { REST, Routes } from 'discord.js';
import { expect, test } from 'vitest';
import { CATALOGUE } from '../../../../src/games/index.ts';
import { everyComponent } from '../../../../src/playground/model/component-types.ts';
import { BOT_ID } from '../../../../src/playground/world/hall.ts';
import { eventually } from '../../../eventually.ts';
import { ephemeralsOf, labelsOf, type Player, textOf } from '../../../shared/people.ts';
import { openHall } from '../../bot.ts';
import { expectGoodManners } from '../../manners.ts';
import { playsQuickly } from '../../quickly.ts';

test("help and how to play: three cards for everyone, and a fourth with the player's god and what to do now", async () => {
  const hall = await openHall();
  const { ada, bo, cleo, local } = hall;
  const newestOf = (player: Player) => {
    const message = ephemeralsOf(local, player).at(-1);
    if (message === undefined) throw new Error('nothing was told privately');
    return message;
  };
  const idOf = (name: string) => [...local.world.commands.values()].find((one) => one.name === name)?.id;
  const first = await textOf(ada.types('/help'));
  expect(first).toMatch(/^I run Norse board games/);
  expect(newestOf(ada).content).toContain(`- </game new:${idOf('game')}> opens a table`);
  expect(first).toMatch(
    /\n-# Ratatoskr 1\.2\.3 · \[Source\]\(<https:\/\/example\.org\/source>\) · \[Privacy\]\(<https:\/\/example\.org\/privacy>\)$/,
  );
  expect(labelsOf(newestOf(ada)).slice(0, 1)).toEqual(['How to play Yggdrasil']);
  expect(await ada.isShown(ada.presses('How to play Yggdrasil'))).toMatch(/-# Card 1 of 3$/);
  expect(await ada.isShown(ada.presses('Next'))).toMatch(/^\*\*Your turn\*\*/);

  expect(labelsOf(newestOf(ada))).toEqual(['Back', 'Next']);
  await ada.isShown(ada.presses('Next'));
  expect(labelsOf(newestOf(ada))).toEqual(['Learn it now', 'Open a table', 'Back']);
  const last = newestOf(ada);
  expect(await ada.isShown(ada.presses('Learn it now', last))).toMatch(/^Your lesson is in <#\d+>/);

  await ada.types('/game new', {
    game: 'yggdrasil',
    where: 'channel',
    role: 'thor',
    seed: 'alea-1:story 76',
  });
  await hall.rests();
  expect(labelsOf(hall.board())).toContain('How to play');

  expect(await textOf(cleo.presses('How to play'))).toMatch(/^\*\*The goal\*\*\n[\s\S]*\n-# Card 1 of 3$/);
  expect(newestOf(cleo)).toMatchObject({
    visibleTo: cleo.id,
    attachments: [{ filename: 'card.png', description: expect.stringContaining('road') }],
  });
  expect(labelsOf(newestOf(cleo))).toEqual(['Next', 'Legend']);
  const before = newestOf(cleo).id;
  expect(await cleo.isShown(cleo.presses('Next'))).toMatch(/^\*\*Your turn\*\*/);
  expect(newestOf(cleo).id).toBe(before);
  expect(newestOf(cleo).attachments).toHaveLength(1);
  expect(await cleo.isShown(cleo.presses('Next'))).toMatch(/^\*\*How you lose\*\*[\s\S]*\n-# Card 3 of 3$/);
  expect(await cleo.isShown(cleo.presses('Back'))).toMatch(/^\*\*Your turn\*\*/);

  expect(await textOf(bo.types('/help'))).toMatch(/^A Yggdrasil table is waiting for players here\./);
  expect(labelsOf(newestOf(bo))).toEqual(['Join', 'How to play']);
  await bo.types('/game join', { role: 'odin' });
  await ada.types('/game start');
  await hall.rests();
  expect(labelsOf(hall.board())).toContain('How to play');
  expect(await textOf(ada.presses('How to play', hall.board()))).toMatch(/Card 1 of 3$/);
  expect(labelsOf(newestOf(ada))).toEqual(['Next', 'What can I do now?', 'Legend']);
  await ada.isShown(ada.presses('What can I do now?', newestOf(ada)));
  const own = newestOf(ada);
  expect(own.content).toMatch(
    /^\*\*You are Thor\*\*\nThor adds 1 in every fight\.[\s\S]*\n\*\*What you can do now\*\*\n(- \*\*.+\*\*: .+\.\n){3}-# Your own card$/,
  );
  const [move = '', another, third, ...turning] = labelsOf(own);
  expect(turning).toEqual(['Back', 'Legend']);
  for (const label of [move, another, third]) expect(own.content).toContain(`- **${label}**: `);

  const table = (await hall.loaded()).table;
  await ada.presses(move, own);
  await hall.movesOn(table);
  expect(local.world.messages.has(own.id)).toBe(false);

  expect(await textOf(ada.types('/help'))).toMatch(/^It's your turn in this game of Yggdrasil\./);
  expect(await textOf(cleo.types('/help'))).toMatch(
    new RegExp(`^It's <@${ada.id}> as Thor's turn in this game of Yggdrasil\\.`),
  );
  expect(labelsOf(newestOf(cleo))).toEqual(['Since my last turn', 'Status', 'How to play']);
  const rest = new REST({ api: local.apiUrl }).setToken(local.token);
  const direct = await rest.post(Routes.userChannels(), { body: { recipient_id: ada.id } });
  ada.goesTo((direct as { readonly id: string }).id);
  expect(await textOf(ada.types('/help'))).toMatch(
    /^I run Norse board games in your server's channels\. Turn on `direct` in `\/settings`/,
  );
  await ada.types('/settings', { direct: true });
  expect(await textOf(ada.types('/help'))).toContain("channels, and write to you here when it's your turn.");
  expect(await ada.isShown(ada.presses('How to play Yggdrasil'))).toMatch(/-# Card 1 of 3$/);
  for (let cards = 1; cards < 3; cards += 1) await ada.isShown(ada.presses('Next'));
  expect(labelsOf(newestOf(ada))).toEqual(['Back']);
  expect(await textOf(ada.goesTo('#midgard').types('/help'))).toMatch(
    /^There's no table in this channel itself\. It's your turn in <#\d+>\.\n/,
  );
  expect(await textOf(cleo.goesTo('#midgard').types('/help'))).toMatch(/^I run Norse board games/);
  for (const button of ['How to play Micro Midgard', 'Next', 'Next'])
    await cleo.isShown(cleo.presses(button));
  await cleo.presses('Open a table', newestOf(cleo));
  await local.world.until(() => newestOf(cleo).content.startsWith('The table is open'));
  expect((await hall.loaded('#midgard')).table).toMatchObject({ gameId: 'micromidgard', hostId: cleo.id });
  expectGoodManners(hall);
});

test('a game without a guide has no button for it, and a press on an old one is explained', async () => {
  const catalogue = new Map([...CATALOGUE].map(([id, entry]) => [id, { ...entry, guide: null }]));
  const hall = await openHall({ catalogue });
  const { ada } = hall;
  await ada.types('/game new', { game: 'yggdrasil', where: 'channel' });
  await hall.rests();
  expect(labelsOf(hall.board())).toEqual(['Join', 'Leave', 'Start', 'Add a computer', 'Options']);
  const lobby = hall.board();
  const start = everyComponent(lobby.components).find(({ label }) => label === 'Start');
  if (start?.custom_id === undefined) throw new Error('no button to forge');
  Object.assign(start, { custom_id: start.custom_id.replace('start', 'guide') });
  expect(await textOf(ada.presses('Start', lobby))).toMatch(
    /^This game has no how-to-play cards\. `\/rule` answers/,
  );
  expectGoodManners(hall);
});

test('the bot welcomes a new server once in a channel it may write to', async () => {
  const hall = await openHall();
  const { world } = hall.local;
  const welcomes = () =>
    [...world.messages.values()].filter(
      ({ content, visibleTo }) => visibleTo === null && content.startsWith('I run Norse board games'),
    );
  await eventually(async () =>
    expect(world.application.description).toMatch(/^Norse board games with friends/),
  );
  expect(world.bot.status).toBe('/help · /game new');
  expect(welcomes()).toEqual([]);

  const [first, ...others] = [...world.channels.values()].filter(({ type }) => type === 0);
  if (first === undefined) throw new Error('a server without channels');
  world.revoke(first.id, 'SendMessages');
  world.leave(BOT_ID);
  world.comeBack(BOT_ID);
  await world.until(() => welcomes().length > 0);
  expect(welcomes()).toMatchObject([{ channelId: others[0]?.id, mentions: [] }]);
  expect(welcomes()[0]?.content).toMatch(
    /\n<\/help:\d+> shows you what to do first; <\/game new:\d+> opens a table\.$/,
  );

  // Discord no longer knows the message by its nonce.
  hall.turnsClock(30 * 60_000);
  await hall.restarts();
  await hall.stops();
  expect(welcomes()).toHaveLength(1);

  await hall.starts();
  for (const { id } of others) world.revoke(id, 'SendMessages');
  world.leave(BOT_ID);
  world.comeBack(BOT_ID);
  await hall.cleo.types('/help');
  await hall.stops();
  expect(welcomes()).toHaveLength(1);
  expectGoodManners(hall);
});

test('after a game, /help offers a look back and another game', async () => {
  const hall = await openHall();
  const { ada, cleo, local } = hall;
  const shown = () => labelsOf(ephemeralsOf(local, ada).at(-1) ?? hall.board());
  await ada.types('/game new', { game: 'Micro Midgard' });
  await cleo.types('/game join');
  await ada.types('/game start');
  await hall.rests();
  const { id } = (await hall.loaded()).table;
  await playsQuickly(hall, id);
  expect(await textOf(ada.types('/help'))).toMatch(/^This game of Micro Midgard is over\.\n- /);
  expect(shown()).toEqual(['Review', 'Replay', 'Play again']);
  await ada.goesTo('#midgard').types('/game new', { game: 'Yggdrasil', role: 'thor' });
  await ada.types('/game start');
  await hall.rests();
  expect(await textOf(ada.goesTo('#yggdrasil').types('/help'))).toMatch(
    /^This game of Micro Midgard is over\.\nThere's no table in this channel itself\. It's your turn in <#\d+>\.\n- /,
  );
  expect(await textOf(ada.goesTo('#midgard').types('/help'))).toContain('`/game stand-in` lets a friend');
  expect(shown()).toEqual(['Advise me', 'How to play']);
});

test("on a server at Discord's thread limit, the refusal of a lesson gives that limit as the reason, not a missing permission", async () => {
  const { ada, local } = await openHall();
  let threads = 0;
  while ('id' in local.people.openThread(ada.id, ada.place(), 'x')) threads += 1;
  expect(threads).toBe(1000);
  const told = await textOf(ada.types('/learn', { game: 'yggdrasil' }));
  expect(told).toMatch(/^This server has as many active threads as Discord allows/);
  expect(told).not.toMatch(/permission|Create Private Threads/);
});
