/** Shorter stories of days and weeks: a server without threads, a moderator who ends stuck games, and the other two games. */
import { expect, test } from 'vitest';
import { labelsOf, notificationsOf, type Player, person, textOf } from '../../../shared/people.ts';
import { type Hall, openHall } from '../../bot.ts';
import { callTo } from '../../calls.ts';
import { expectGoodManners, postedIn } from '../../manners.ts';
import { endsGame, startsGame } from '../../playing.ts';
import {
  andRests,
  daysPass,
  hoursPass,
  isMondayMorning,
  playsToTheEnd,
  playsTurn,
  remindersOf,
  restartsUnnoticed,
  type Story,
  storyIn,
  untilTurnOf,
  wholeLog,
} from '../../weeks.ts';

/** Munin goes first, so Hugin is asked first. */
const MUNIN_FIRST = 'alea-1:x';
const WHY = 'Why? Everyone at the table will see it.';
const FULL = "There's already a table in this channel. Finish it, end it with";

function calls(hall: Hall, player: Player): number {
  return notificationsOf(hall.local, player).length;
}

function expectNoThreads({ local: { world } }: Hall): void {
  expect([...world.channels.values()].filter(({ parentId }) => parentId !== null)).toEqual([]);
}

test('a server without threads has one table per channel', async () => {
  const hall = await openHall({ places: null });
  const { ada, bo, cleo, mo, local } = hall;
  isMondayMorning(hall);
  await mo.types('/server settings', { places: 'the channel itself' });
  const options = { where: 'this channel' };
  await startsGame(hall, { seats: { thor: ada, odin: bo }, seed: 'story 76', options });
  const story = storyIn(hall, '#yggdrasil');
  expect(await textOf(cleo.types('/game new', { game: 'yggdrasil' }))).toContain(FULL);

  await mo.types('/server settings', { places: 'its own thread' });
  for (const player of [cleo, bo]) player.goesTo('#midgard');
  local.world.revoke(cleo.place(), 'CreatePublicThreads');
  // Cleo is asked first: if Bo were asked at both tables, one message would remind him of both.
  expect(
    await textOf(cleo.types('/game new', { game: 'micromidgard', role: 'hugin', seed: MUNIN_FIRST })),
  ).toContain("I can't open a thread for it");
  expect(await textOf(bo.types('/game new', { game: 'yggdrasil' }))).toMatch(
    /^This channel already has a table, and I'm not allowed to open a thread for/,
  );
  await bo.types('/game join');
  await cleo.types('/game start');
  await hall.rests();
  const duel = storyIn(hall, '#midgard');
  expectNoThreads(hall);

  // Both games continue side by side, and each reminds in its own channel.
  bo.goesTo('#yggdrasil');
  await untilTurnOf(story, 'odin', 1);
  await daysPass(hall, 1);
  const reminded = remindersOf(hall, bo).map(({ channelId }) => channelId);
  expect(reminded.filter((channelId) => channelId === bo.place())).toHaveLength(1);
  await restartsUnnoticed(story);
  await restartsUnnoticed(duel);
  for (const table of [story, duel, duel]) await playsTurn(table);
  await endsGame(hall, cleo);
  expect(labelsOf(hall.board('#yggdrasil'))).toContain('More');
  expect(await textOf(bo.goesTo('#midgard').types('/game new', { game: 'yggdrasil' }))).toContain(
    'The table is open.',
  );
  expectNoThreads(hall);
  expectGoodManners(hall);
});

/** Eir has a role that makes her a moderator; Cleo's game is stuck, and others are open. */
async function aStuckGame(hall: Hall, eir: Player): Promise<Story> {
  const { ada, bo, cleo, mo, local } = hall;
  isMondayMorning(hall);
  const role = local.world.roles.find(({ name }) => name === 'Skalds')?.id ?? '';
  local.world.giveRole(eir.id, role);
  await mo.types('/server settings', { 'moderator-role': role, skips: 'moderators only' });
  await startsGame(hall, { seats: { thor: cleo, odin: bo } });
  await ada.goesTo('#midgard').types('/game new', { game: 'micromidgard' });
  await bo.goesTo('#hall').types('/game new', { game: 'chronicles' });
  const story = storyIn(hall, '#yggdrasil');
  await untilTurnOf(story, 'odin', 1);
  await daysPass(hall, 5);
  return story;
}

test('a moderator by role ends a stuck game with a reason, and then all the others', async () => {
  const hall = await openHall();
  const { ada, bo, cleo, local } = hall;
  const eir = person(local, 'Eir');
  const story = await aStuckGame(hall, eir);
  const list = await textOf(eir.types('/server tables'));
  expect(list).toContain('**3 tables** on this server');
  expect(list).toContain(`host <@${cleo.id}>: waiting for <@${bo.id}> as Odin, whose turn started <t:`);

  expect(postedIn(hall).filter((posted) => posted.includes('skip the turn (moderators only).'))).toHaveLength(
    1,
  );
  expect(await textOf(cleo.types('/game skip'))).toContain('Only moderators can skip turns on this server.');
  const called = calls(hall, cleo);
  expect(await textOf(ada.goesTo('#yggdrasil').types('/game abort'))).toContain(
    `Only the host (<@${cleo.id}>`,
  );
  await eir.types('/game abort');
  await eir.presses('End it and say why');
  await andRests(story, () => eir.isShown(eir.fills({ [WHY]: 'Bo is at sea until spring.' })));
  expect(postedIn(hall).at(-1)).toContain(`<@${eir.id}> has ended this game: Bo is at sea until spring.`);
  expect(await wholeLog(cleo)).toContain(`<@${eir.id}> has ended this game: Bo is at sea until spring.`);
  expect(calls(hall, cleo)).toBe(called);
  expect(await textOf(cleo.types('/stats'))).toContain('Nothing to show yet.');

  await eir.types('/server stop-all');
  await eir.presses('End them all');
  expect(await eir.isShown(eir.fills({ [WHY]: 'Spring cleaning.' }))).toBe("I've ended 2 tables.");
  await hall.rests();
  for (const channel of ['#midgard', '#hall'])
    expect(postedIn(hall, channel).at(-1)).toContain(`<@${eir.id}> has ended this game: Spring cleaning.`);
  expect(await textOf(eir.types('/server tables'))).toMatch(/no (open )?table/);

  // Players of ended games get no more pings.
  const posted = local.world.messages.size;
  const rung = local.world.notifications.length;
  await daysPass(hall, 3);
  await restartsUnnoticed(story);
  expect(local.world.notifications).toHaveLength(rung);
  expect(local.world.messages.size).toBe(posted);
  expectGoodManners(hall);
});

test('a seat in a duel is handed over, but not to the other raven, and the result counts for the new player', async () => {
  const hall = await openHall();
  const { ada, bo, cleo } = hall;
  await startsGame(hall, { seats: { hugin: ada, munin: bo }, options: { game: 'micromidgard' } });
  const story = storyIn(hall, '#yggdrasil');
  await playsTurn(story);
  await andRests(story, () => ada.types('/game replace', { role: 'hugin' }));
  const refused = `No one can play both sides here, and <@${bo.id}> already plays the other one.`;
  expect(await bo.isShown(bo.presses('Take this seat'))).toContain(refused);
  expect(await textOf(bo.types('/game join', { role: 'hugin' }))).toContain(refused);
  expect(await textOf(ada.types('/game replace', { role: 'hugin', user: bo.id }))).toContain(refused);
  await restartsUnnoticed(story);
  await andRests(story, () => cleo.presses('Take this seat'));
  expect(postedIn(hall)).toContain(`<@${cleo.id}> plays Hugin from now on, instead of <@${ada.id}>.`);
  expect(calls(hall, cleo)).toBe(0);
  const { table } = await playsToTheEnd(story, 1);
  expect(table.status).toBe('finished');
  expect(hall.boardWords()).toMatch(new RegExp(`\n- Hugin \\(<@${cleo.id}>.*\\): .*\\d+ squares? activated`));
  for (const player of [bo, cleo])
    expect(await textOf(player.types('/stats'))).toContain('**Micro Midgard**: 1 game, ');
  expect(await textOf(ada.types('/stats'))).toContain('Nothing to show yet.');
  expectGoodManners(hall);
});

test('in Chronicles, if one player who may go next is away, the others go first, then another player goes for her', async () => {
  const hall = await openHall();
  const { ada, bo, cleo } = hall;
  isMondayMorning(hall);
  await cleo.types('/settings', { away: '6d' });
  await startsGame(hall, {
    seats: { odin: ada, thor: bo, tyr: cleo },
    seed: 'who is awake',
    options: { game: 'chronicles', rules: 'easy' },
  });
  const story = storyIn(hall, '#yggdrasil');
  expect(hall.boardWords()).toContain(`🌙 Away: <@${cleo.id}> until `);
  const called = calls(hall, cleo);
  await hoursPass(hall, 13);
  for (const player of [ada, bo]) expect(remindersOf(hall, player)).toHaveLength(1);
  expect(await textOf(hall.mo.types('/game stand-in'))).toBe(
    'Odin, Thor, and Tyr can play now. Say whose turn you mean with `role` in `/game stand-in`.',
  );

  for (const player of [bo, ada]) {
    await andRests(story, () => player.types('/chronicles begin'));
    await playsTurn(story);
  }
  expect((await hall.loaded()).request).toMatchObject({ seats: [2] });
  expect(hall.boardWords()).toContain(`🌙 Away: <@${cleo.id}> until `);
  await daysPass(hall, 1);
  await restartsUnnoticed(story);
  expect(remindersOf(hall, cleo)).toEqual([]);
  expect(postedIn(hall).filter((posted) => posted.includes('This table waits for'))).toEqual([]);
  await andRests(story, () => ada.types('/game stand-in'));
  await andRests(story, () => bo.presses('Take this turn'));
  expect(hall.boardWords()).toMatch(callTo(bo, 'Tyr', cleo));
  // Cleo is away, so she is pinged silently.
  expect(calls(hall, cleo)).toBe(called);
  await playsTurn(story);
  expect(await wholeLog(ada)).toContain(`<@${bo.id}> steps in and plays this turn as Tyr for <@${cleo.id}>.`);
  expectGoodManners(hall);
});
