/** Joint decisions of a table: skipping absent players, undoing others' moves; and casual tables. */
import { expect, test } from 'vitest';
import { asItStands, ephemeralsOf, labelsOf, notificationsOf, textOf } from '../../shared/people.ts';
import { type Hall, openHall } from '../bot.ts';
import { callTo } from '../calls.ts';
import { expectGoodManners, postedIn } from '../manners.ts';
import { endsTurn, startsGame } from '../playing.ts';

const HOUR_MS = 60 * 60_000;
const GIALP = 'alea-1:story 76';
/** Thor's first card is Fenrir, and Thor rolls black three times. */
const ANGRY = 'alea-1:story 386';

/** Ada as Thor, Bo as Odin, Cleo as Tyr. */
async function ofThree(hall: Hall, seed: string) {
  const { ada, bo, cleo } = hall;
  return startsGame(hall, { seats: { thor: ada, odin: bo, tyr: cleo }, seed });
}

function lastSaid(hall: Hall, words: string): string {
  return postedIn(hall).findLast((content) => content.includes(words)) ?? '';
}

test('an overdue player is skipped by a vote, but the die is still rolled for Fenrir', async () => {
  const hall = await openHall();
  const { ada, bo, cleo } = hall;
  const table = await ofThree(hall, ANGRY);
  expect(hall.boardWords()).toContain('**Calm Fenrir first');
  expect(await textOf(bo.types('/game skip'))).toMatch(/^There's still time until <t:\d+:f>/);
  hall.turnsClock(49 * HOUR_MS);
  await hall.rests();
  expect(await textOf(bo.types('/game skip'))).toContain('an objection or a new move cancels it');
  await hall.rests();
  const vote = hall.board();
  expect(vote.content).toContain(`<@${bo.id}> would like to skip Thor's turn`);
  expect(labelsOf(vote)).toEqual(['Agree', 'Object']);
  expect(await ada.isShown(ada.presses('Agree', vote))).toContain("so you don't get a vote");
  expect(await bo.isShown(bo.presses('Agree', vote))).toContain("You've already voted. Now");
  const before = (await hall.loaded()).table;
  const called = notificationsOf(hall.local, cleo).length;
  await cleo.presses('Agree', vote);
  await hall.movesOn(before);
  expect(lastSaid(hall, '⏭')).toContain(`⏭ <@${bo.id}> and <@${cleo.id}> skipped Thor's turn.`);
  expect((await hall.loaded()).request?.turn).toBe(2);
  const log = await hall.tables().log(table.id);
  expect(log.map((line) => [line.userId, 'action' in line && line.action.choice])).toEqual([
    [null, 'calm'],
    [null, 'calm'],
    [null, 'calm'],
    [null, 'done'],
  ]);
  expect(hall.boardWords()).toMatch(callTo(bo, 'Odin'));
  expect(hall.boardWords()).toContain('Fenrir is angry');
  expect(notificationsOf(hall.local, cleo)).toHaveLength(called);
  expect(asItStands(hall.local, vote)).toEqual({
    content: `${vote.content}\n↳ Agreed by <@${bo.id}> and <@${cleo.id}>. Done.`,
    labels: [],
  });
  expectGoodManners(hall);
});

test('a vote offers an overdue turn, and another player takes it', async () => {
  const hall = await openHall();
  const { ada, bo, cleo } = hall;
  await ofThree(hall, GIALP);
  expect(await textOf(bo.types('/game stand-in', { user: cleo.id }))).toMatch(/^There's still time until/);
  hall.turnsClock(49 * HOUR_MS);
  await hall.rests();
  expect(await textOf(bo.types('/game stand-in', { user: cleo.id }))).toContain('One more vote passes it');
  await hall.rests();
  const vote = hall.board();
  expect(vote.content).toContain(`<@${bo.id}> would like <@${cleo.id}> to play this turn for Thor. If`);
  expect(await ada.isShown(ada.presses('Agree', vote))).toContain("so you don't get a vote");
  const before = (await hall.loaded()).table;
  await cleo.presses('Agree', vote);
  await hall.movesOn(before);
  expect(lastSaid(hall, 'agreed:')).toContain(
    `<@${bo.id}> and <@${cleo.id}> agreed: someone else can play for Thor.`,
  );
  // Bo is the one who asks, no matter who agreed last.
  expect(lastSaid(hall, 'asks you')).toContain(
    `<@${cleo.id}>, <@${bo.id}> asks you to play this turn for Thor.`,
  );
  const offered = (await hall.loaded()).table;
  await cleo.presses('Take this turn');
  await hall.movesOn(offered);
  expect((await hall.loaded()).table.arrangements.standIn).toMatchObject({ seat: 0, userId: cleo.id });
  expect(await textOf(cleo.types('/yggdrasil alfheim'))).toContain('Elf');
  expectGoodManners(hall);
});

test("a moderator is asked before skipping a turn, and people without a seat can't skip", async () => {
  const hall = await openHall();
  const { ada, bo, cleo, mo } = hall;
  await startsGame(hall, { seats: { thor: ada, odin: bo }, seed: GIALP });
  expect(await textOf(cleo.types('/game skip'))).toMatch(/^You don't have a seat at this/);
  expect(await textOf(ada.types('/game skip'))).toContain('so just play');
  expect(await textOf(mo.types('/game skip', { role: 'odin' }))).toMatch(
    /^It isn't that seat's turn, so there's/,
  );
  const asked = (await hall.loaded()).table;
  expect(await textOf(mo.types('/game skip'))).toMatch(
    new RegExp(`^<@${ada.id}>'s turn started <t:\\d+:R>\\. Skip Thor's turn\\? The rest of it is lost\\.$`),
  );
  expect((await hall.loaded()).table.version).toBe(asked.version);
  expect(ephemeralsOf(hall.local, mo).map(labelsOf).at(-1)).toEqual([
    'Skip the turn',
    'Let the computer play',
    'Keep waiting',
  ]);
  await mo.presses('Keep waiting');
  await mo.types('/game skip');
  await mo.presses('Skip the turn');
  await hall.movesOn(asked);
  expect(lastSaid(hall, '⏭')).toContain(`⏭ <@${mo.id}> skipped Thor's turn.`);
  expect(notificationsOf(hall.local, bo).at(-1)?.text).toContain('@Bo, Odin, your turn');
  expectGoodManners(hall);
});

test('a moderator who confirmed a skip lets the computer play without another question', async () => {
  const hall = await openHall({ clockStands: true });
  const { ada, bo, mo } = hall;
  await startsGame(hall, { seats: { thor: ada, odin: bo }, seed: GIALP });
  const asked = (await hall.loaded()).table;
  await mo.types('/game skip');
  await mo.presses('Let the computer play');
  await hall.movesOn(asked);
  expect((await hall.loaded()).table.arrangements.standIn).toMatchObject({ seat: 0, computer: 'good' });
  expect(ephemeralsOf(hall.local, mo)).toEqual([]);
  expectGoodManners(hall);
});

test("someone else's answer is undone if the table agrees, but not if a person objects", async () => {
  const hall = await openHall();
  const { ada, bo, cleo, mo } = hall;
  await ofThree(hall, GIALP);
  const opened = (await hall.loaded()).table;
  await ada.types('/yggdrasil alfheim');
  await hall.rests();
  expect(await textOf(mo.types('/game undo'))).toMatch(/^You don't have a seat at this/);
  await bo.types('/game undo');
  await hall.rests();
  const first = hall.board();
  expect(first.content).toContain('this is undone:\n- Thor takes an Elf');
  const proposed = (await hall.loaded()).table;
  await cleo.presses('Object', first);
  await hall.movesOn(proposed);
  expect(lastSaid(hall, 'objects')).toBe(`<@${cleo.id}> objects, so nothing changes.`);
  expect(asItStands(hall.local, first)).toEqual({
    content: `${first.content}\n↳ <@${cleo.id}> objects, so nothing changes.`,
    labels: [],
  });

  await bo.types('/game undo');
  await hall.rests();
  const before = (await hall.loaded()).table;
  await cleo.presses('Agree', hall.board());
  await hall.movesOn(before);
  expect((await hall.loaded()).table.state).toEqual(opened.state);
  expect(lastSaid(hall, '↩')).toMatch(
    new RegExp(`^↩ Undone by <@${bo.id}> and <@${cleo.id}>:\n- Thor takes an Elf`),
  );
  expect(await textOf(ada.types('/game redo'))).toContain('Redone:\n- Thor takes an Elf');
  expectGoodManners(hall);
});

test('two undone actions can be redone, by the button and by command', async () => {
  const hall = await openHall();
  const { ada, bo } = hall;
  await startsGame(hall, { seats: { thor: ada, odin: bo }, seed: GIALP });
  await ada.types('/yggdrasil alfheim');
  await ada.types('/yggdrasil nidavellir', { artifact: 'surt' });
  await hall.rests();
  const { table } = await hall.loaded();
  await ada.types('/game undo');
  const undone = await ada.types('/game undo');
  expect(undone.kind === 'message' && labelsOf(undone.message)).toEqual(['Redo']);
  expect(await ada.isShown(ada.presses('Redo'))).toContain('takes an Elf');
  expect(await textOf(ada.types('/game redo'))).toContain('Redone:');
  expect((await hall.loaded()).table.state).toEqual(table.state);
  expect(await textOf(ada.types('/game redo'))).toMatch(/^There's nothing to redo/);
  expectGoodManners(hall);
});

test('at a casual table a roll and a whole turn can be undone, and the player asked again is pinged', async () => {
  const hall = await openHall();
  const { ada, bo } = hall;
  await ada.types('/game new', { game: 'yggdrasil', role: 'thor', seed: GIALP, casual: true });
  await hall.rests();
  expect(postedIn(hall).join('\n')).toContain('A casual table: everything can be undone');
  await bo.types('/game join', { role: 'odin' });
  await ada.types('/game start');
  await hall.rests();
  await ada.types('/yggdrasil midgard', { island: 'white' });
  await hall.rests();
  const rolled = (await hall.loaded()).table;
  await endsTurn(hall, ada);
  const turnOfBo = hall.board();
  expect(turnOfBo.content).toMatch(callTo(bo, 'Odin'));
  expect(await textOf(ada.types('/game undo'))).toContain('Undone:');
  await hall.rests();
  expect((await hall.loaded()).table.state).toEqual(rolled.state);
  expect(lastSaid(hall, '↩')).toContain(`Undone by <@${ada.id}>`);
  expect(hall.boardWords()).toMatch(callTo(ada, 'Thor'));
  expect(hall.board().id).not.toBe(turnOfBo.id);
  const called = notificationsOf(hall.local, bo).length;
  expect(await textOf(ada.types('/game undo'))).toContain('searches the white bag');
  await hall.rests();
  expect(hall.boardWords()).not.toContain('searched');
  expect(notificationsOf(hall.local, bo)).toHaveLength(called);
  expectGoodManners(hall);
});
