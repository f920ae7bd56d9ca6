/** A game of four over three weeks: one is away, one has vanished, one is skipped, and the game is played to its end. */
import { expect, test } from 'vitest';
import { retell } from '../../../scripts/replay/retell.ts';
import { CATALOGUE } from '../../../src/games/index.ts';
import { translator } from '../../../src/words/translate.ts';
import { labelsOf, menusShown, notificationsOf, type Player, person, textOf } from '../../shared/people.ts';
import { openHall } from '../bot.ts';
import { callForNobody, callTo } from '../calls.ts';
import { expectGoodManners, postedIn } from '../manners.ts';
import {
  andRests,
  chanceHasPicked,
  daysPass,
  fileOf,
  HOUR_MS,
  hoursPass,
  isMondayMorning,
  playsToTheEnd,
  playsTurn,
  remindersOf,
  restartsUnnoticed,
  type Story,
  storyIn,
  threadOf,
  untilTurnOf,
  wholeLog,
} from '../weeks.ts';

/** Found by trying seeds: Fenrir is angry in Odin's fourth turn, and the gods win in the end. */
const SEED = 'week 126';
const HOURS_A_TURN = 5;

/** Ada is Thor, Bo Odin, Cleo Tyr, and Dag Freyja; Eir watches. */
interface Weeks extends Story {
  readonly ada: Player;
  readonly bo: Player;
  readonly cleo: Player;
  readonly dag: Player;
  readonly eir: Player;
}

test('a game of four players runs for three weeks', async () => {
  const weeks = await theyMeet();
  const began = weeks.hall.local.world.now();
  await oneAnswerIsTakenBack(weeks);
  await cleoIsAway(weeks);
  await dagHasVanished(weeks);
  await cleoComesBack(weeks);
  await boIsSkipped(weeks);
  await theyTakeABreak(weeks);
  await boIsWaitedFor(weeks);
  const { table } = await playsToTheEnd(weeks, HOURS_A_TURN);
  expect(table.status).toBe('finished');
  expect((weeks.hall.local.world.now() - began) / (24 * HOUR_MS)).toBeGreaterThan(21);
  await restartsUnnoticed(weeks);
  await whatTheyFindInTheEnd(weeks);
  expectGoodManners(weeks.hall);
});

function boardOf({ hall, place }: Story): string {
  return hall.boardWords(place);
}

function saidWith({ hall, place }: Story, words: string): readonly string[] {
  return postedIn(hall, place).filter((content) => content.includes(words));
}

function callsOf({ hall }: Story, player: Player): number {
  return notificationsOf(hall.local, player).length;
}

/** Monday, nine o'clock. Bo lives in Tokyo, where it's evening. */
async function theyMeet(): Promise<Weeks> {
  const hall = await openHall({ places: null });
  isMondayMorning(hall);
  const { ada, bo, cleo, local } = hall;
  const dag = person(local, 'Dag');
  const eir = person(local, 'Eir');
  await ada.types('/game new', { game: 'yggdrasil', role: 'thor' });
  const place = threadOf(hall);
  for (const player of [ada, bo, cleo, dag, eir]) player.goesTo(place);
  await bo.types('/game join', { role: 'odin' });
  await cleo.types('/game join', { role: 'tyr' });
  await dag.types('/game join', { role: 'freyja' });
  expect(
    await menusShown(bo.types('/settings', { 'quiet-from': 22, 'quiet-to': 8, 'time-zone': 'Asia/Tokyo' })),
  ).toContain('Quiet hours: 22:00 to 8:00');
  chanceHasPicked(hall, SEED);
  await ada.types('/game start');
  await hall.rests();
  return { ...storyIn(hall, place), ada, bo, cleo, dag, eir };
}

/** Ada is quick, Bo wants to talk about it first, and Cleo agrees with him. */
async function oneAnswerIsTakenBack(weeks: Weeks): Promise<void> {
  const { hall, ada, bo, cleo, place } = weeks;
  const before = (await hall.loaded(place)).table.state;
  await andRests(weeks, () => ada.types('/yggdrasil alfheim'));
  await andRests(weeks, () => bo.types('/game undo'));
  expect(boardOf(weeks)).toContain('If one more of you agrees, this is undone:\n- Thor takes an Elf');
  await restartsUnnoticed(weeks);
  await andRests(weeks, () => cleo.presses('Agree'));
  expect(saidWith(weeks, `↩ Undone by <@${bo.id}> and <@${cleo.id}>`)).toHaveLength(1);
  expect((await hall.loaded(place)).table.state).toEqual(before);
  expect(boardOf(weeks)).toContain('↩');
  expect(callsOf(weeks, ada)).toBe(0);
}

/** No one reminds Cleo, and the table lets another player play her turn. */
async function cleoIsAway(weeks: Weeks): Promise<void> {
  const { hall, ada, bo, cleo, eir } = weeks;
  await untilTurnOf(weeks, 'tyr', HOURS_A_TURN);
  await playsTurn(weeks);
  expect(await textOf(cleo.types('/settings', { away: '5d' }))).toContain("You're away until <t:");
  await untilTurnOf(weeks, 'tyr', HOURS_A_TURN);
  expect(boardOf(weeks)).toMatch(new RegExp(`\n-# 🌙 Away: <@${cleo.id}> until <t:\\d+:f>\\.`));
  await daysPass(hall, 1);
  expect(await textOf(bo.types('/game stand-in', { user: eir.id }))).toContain(`<@${ada.id}>`);
  await hall.rests();
  expect(boardOf(weeks)).toContain(`would like <@${eir.id}> to play this turn for Tyr.`);
  await andRests(weeks, () => ada.presses('Agree'));
  await andRests(weeks, () => eir.presses('Take this turn'));
  expect(saidWith(weeks, `<@${eir.id}> plays this turn as Tyr for <@${cleo.id}>.`)).toHaveLength(1);
  expect(boardOf(weeks)).toMatch(callTo(eir, 'Tyr', cleo));
  await restartsUnnoticed(weeks);
}

/** Dag left the server silently: the bot notices when it wants to ping him, and a friend takes his seat. */
async function dagHasVanished(weeks: Weeks): Promise<void> {
  const { hall, dag, eir } = weeks;
  const calls = callsOf(weeks, dag);
  hall.local.world.leave(dag.id);
  await untilTurnOf(weeks, 'freyja', HOURS_A_TURN);
  expect(saidWith(weeks, `<@${dag.id}> has left this server.`)).toHaveLength(1);
  expect(boardOf(weeks)).toMatch(callForNobody('Freyja'));
  await daysPass(hall, 1);
  await restartsUnnoticed(weeks);
  await andRests(weeks, () => eir.presses('Take this seat'));
  expect(boardOf(weeks)).toMatch(callTo(eir, 'Freyja'));
  expect(labelsOf(hall.board(weeks.place))).not.toContain('Take this seat');
  await hoursPass(hall, 1);
  await playsTurn(weeks);
  expect(callsOf(weeks, dag)).toBe(calls);
}

/** This time the table waits for Cleo. */
async function cleoComesBack(weeks: Weeks): Promise<void> {
  const { hall, cleo } = weeks;
  await untilTurnOf(weeks, 'tyr', HOURS_A_TURN);
  expect(boardOf(weeks)).toContain('🌙 Away: ');
  await daysPass(hall, 1);
  expect(await menusShown(cleo.types('/settings', { away: 'back' }))).toContain("Away: no, I'm here");
  await hoursPass(hall, 2);
  await playsTurn(weeks);
  expect(remindersOf(hall, cleo)).toEqual([]);
}

/** Bo doesn't answer for two days, and Fenrir is angry: the others continue, but first try to calm Fenrir. */
async function boIsSkipped(weeks: Weeks): Promise<void> {
  const { hall, ada, bo, cleo, place } = weeks;
  const { table } = await untilTurnOf(weeks, 'odin', HOURS_A_TURN);
  expect(boardOf(weeks)).toContain('Fenrir is angry');
  await daysPass(hall, 1);
  expect(await textOf(ada.types('/game skip'))).toMatch(/^There's still time until <t:\d+:f>/);
  await daysPass(hall, 1);
  expect(remindersOf(hall, bo)).toHaveLength(2);
  expect(saidWith(weeks, `⏳ Waiting for <@${bo.id}> as Odin`)).toHaveLength(1);
  await ada.types('/game skip');
  await hall.rests();
  await restartsUnnoticed(weeks);
  await andRests(weeks, () => cleo.presses('Agree'));
  expect(saidWith(weeks, `⏭ <@${ada.id}> and <@${cleo.id}> skipped Odin's turn.`)).toHaveLength(1);
  const skipped = (await hall.tables().log(table.id)).slice(table.logged);
  expect(skipped.map((line) => [line.userId, 'action' in line && line.action.choice])).toContainEqual([
    null,
    'calm',
  ]);
  expect((await hall.loaded(place)).table.seats[1]?.userId).toBe(bo.id);
}

/** A long weekend, without pings. */
async function theyTakeABreak(weeks: Weeks): Promise<void> {
  const { hall, ada, eir } = weeks;
  await untilTurnOf(weeks, 'freyja', HOURS_A_TURN);
  await andRests(weeks, () => ada.types('/game pause'));
  const calls = hall.local.world.notifications.length;
  const posted = postedIn(hall, weeks.place);
  await daysPass(hall, 3);
  await restartsUnnoticed(weeks);
  expect(hall.local.world.notifications).toHaveLength(calls);
  expect(postedIn(hall, weeks.place)).toEqual(posted);
  const called = callsOf(weeks, eir);
  await andRests(weeks, () => ada.types('/game resume'));
  expect(boardOf(weeks)).toMatch(callTo(eir, 'Freyja'));
  expect(callsOf(weeks, eir)).toBe(called + 1);
}

/** Now the others wait for Bo as long as it takes: he is reminded once a day, by day, and not forever. */
async function boIsWaitedFor(weeks: Weeks): Promise<void> {
  const { hall, bo } = weeks;
  const before = remindersOf(hall, bo).length;
  await untilTurnOf(weeks, 'odin', HOURS_A_TURN);
  await daysPass(hall, 4);
  await restartsUnnoticed(weeks);
  await daysPass(hall, 3);
  expect(remindersOf(hall, bo)).toHaveLength(before + 5);
  await playsTurn(weeks);
}

async function whatTheyFindInTheEnd(weeks: Weeks): Promise<void> {
  const { hall, ada, bo, cleo, dag, eir } = weeks;
  for (const player of [ada, cleo, dag, eir]) expect(remindersOf(hall, player)).toEqual([]);
  const inTokyo = remindersOf(hall, bo).map(({ at }) => (new Date(at).getUTCHours() + 9) % 24);
  expect(inTokyo).toHaveLength(7);
  for (const hour of inTokyo) expect([hour >= 8, hour < 22]).toEqual([true, true]);

  const board = boardOf(weeks);
  expect(board).toMatch(/^\*\*The gods have won: /);
  expect(board).toMatch(new RegExp(`\n- Tyr \\(<@${cleo.id}> and <@${eir.id}>\\): .*\\d+ fights? won`));
  expect(board).toMatch(new RegExp(`\n- Freyja \\(<@${eir.id}> and <@${dag.id}>\\): .*\\d+ fights? won`));
  const log = await wholeLog(bo);
  for (const deed of [
    `Undone by <@${bo.id}> and <@${cleo.id}>`,
    `<@${bo.id}> and <@${ada.id}> agreed: someone else can play for Tyr.`,
    `<@${eir.id}> plays this turn as Tyr for <@${cleo.id}>.`,
    `<@${dag.id}> has left this server. Freyja's seat is open`,
    `<@${eir.id}> plays Freyja from now on.`,
    `<@${ada.id}> and <@${cleo.id}> skipped Odin's turn.`,
    `<@${ada.id}> has paused this game.`,
    `<@${ada.id}> has resumed this game.`,
  ])
    expect(log.split(deed), deed).toHaveLength(2);

  const exported = await fileOf(hall, cleo, '/game export');
  const retold = retell(exported, CATALOGUE, translator('en'));
  expect(retold.fault).toBeNull();
  expect(retold.lines.slice(-2)).toEqual([
    'The gods have won: the enemy deck is empty and Asgard stands.',
    'It ends as the file says.',
  ]);

  for (const player of [ada, bo, cleo, eir])
    expect(await textOf(player.types('/stats'))).toContain('**Yggdrasil**: 1 game, 1 won\n');
  expect(await textOf(ada.types('/stats', { person: 'Dag' }))).toContain('Nothing to show yet.');
  expect(await textOf(ada.types('/stats', { server: true }))).toContain('**Yggdrasil**: 1 game, 1 won\n');
}
