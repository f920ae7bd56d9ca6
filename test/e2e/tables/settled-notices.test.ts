/** Offers and votes that are over: their messages show the result, and have no buttons any more. */

import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { seatIndex } from '../../../src/core/seat.ts';
import type { Message } from '../../../src/playground/model/shapes.ts';
import type { Sent } from '../../../src/playground/wiretap.ts';
import type { UserId } from '../../../src/tables/model/table.ts';
import { asTyped } from '../../../tools/people/as-typed.ts';
import { eventually } from '../../eventually.ts';
import { asItStands, labelsOf, notificationsOf, type Player } from '../../shared/people.ts';
import { type Hall, openHall } from '../bot.ts';
import { callTo } from '../calls.ts';
import { livingMessages } from '../faults.ts';
import { expectGoodManners, postedIn } from '../manners.ts';
import { endsGame, endsTurn, goesOn, leavesGame, startsGame } from '../playing.ts';

const HOUR_MS = 60 * 60_000;

/** Ada, the host, is asked as Thor; Bo waits as Odin, and Cleo as Tyr. */
async function ofThree(): Promise<Hall> {
  const hall = await openHall();
  await startsGame(hall, { seats: { thor: hall.ada, odin: hall.bo, tyr: hall.cleo }, seed: 'story 76' });
  while ((await hall.loaded()).request?.about !== 'turn') await goesOn(hall, 1);
  return hall;
}

/** Does something that changes the table, and waits until everything about it is posted. */
async function andRests(hall: Hall, deed: () => Promise<unknown>): Promise<void> {
  const { table } = await hall.loaded();
  await deed();
  await hall.movesOn(table);
}

/** The message posted for that person's offer or proposal by command. */
function posts(hall: Hall, player: Player, command: string, options = {}): Promise<Message> {
  return posted(hall, player, () => player.types(command, options));
}

async function posted(hall: Hall, player: Player, deed: () => Promise<unknown>): Promise<Message> {
  await andRests(hall, deed);
  const notice = livingMessages(hall, player.place()).findLast(
    (message) => !labelsOf(message).includes('More'),
  );
  if (notice === undefined) throw new Error('nothing can be pressed');
  return notice;
}

/** The message the bot posted by itself during these hours; its button has this label. */
async function hoursBring(hall: Hall, hours: number, label: string): Promise<Message> {
  hall.turnsClock(hours * HOUR_MS);
  await hall.rests();
  const word = livingMessages(hall, hall.ada.place()).findLast((message) =>
    labelsOf(message).includes(label),
  );
  if (word === undefined) throw new Error(`nothing is called ${label}`);
  return word;
}

function expectOver({ local }: Hall, notice: Message, outcome: string): void {
  expect(asItStands(local, notice)).toEqual({
    content: `${asTyped(notice.content)}\n↳ ${outcome}`,
    labels: [],
  });
}

test("an offer shows its result if it's undone or replaced, or if its turn ends", async () => {
  const hall = await ofThree();
  const { ada, bo, local } = hall;
  const withdrawn = await posts(hall, ada, '/game replace', { role: 'odin' });
  await andRests(hall, () => ada.types('/game replace', { role: 'odin', user: bo.id }));
  expectOver(hall, withdrawn, `<@${bo.id}> keeps it.`);

  const first = await posts(hall, ada, '/game stand-in', { user: bo.id });
  const second = await posts(hall, ada, '/game stand-in');
  expectOver(hall, first, 'A newer offer has replaced this one.');
  expect(asItStands(local, second).labels).toEqual(['Take this turn']);
  const called = notificationsOf(local, bo).length;
  await endsTurn(hall, ada);
  await hall.rests();
  expectOver(hall, second, 'That turn is over.');
  // Bo was pinged for his turn, and for nothing else.
  expect(notificationsOf(local, bo)).toHaveLength(called + 1);
  expect(livingMessages(hall, ada.place())).toHaveLength(1);
  expectGoodManners(hall);
});

test('if a person leaves two seats, each seat loses its button when it is taken', async () => {
  const hall = await openHall();
  const { ada, bo, cleo } = hall;
  await ada.types('/game new', { game: 'yggdrasil', role: 'thor', seed: 'alea-1:story 76' });
  await bo.types('/game join', { role: 'odin' });
  await ada.types('/game join', { role: 'tyr' });
  await ada.types('/game start');
  await hall.rests();
  const left = await posted(hall, ada, () => leavesGame(hall, ada));
  expect(labelsOf(left)).toEqual(["Take Thor's seat", "Take Tyr's seat"]);
  await andRests(hall, () => cleo.types('/game join', { role: 'thor' }));
  expect(asItStands(hall.local, left)).toEqual({
    content: `${left.content}\n↳ <@${cleo.id}> has taken it.`,
    labels: ['Take this seat'],
  });
  await andRests(hall, () => bo.presses('Take this seat', left));
  expect(asItStands(hall.local, left).labels).toEqual([]);
  expect((await hall.loaded()).table.seats.map(({ userId }) => userId)).toEqual([cleo.id, bo.id, bo.id]);
});

test('a vote shows its result if its proposer drops it, if the game moves on, or when the game ends', async () => {
  const hall = await ofThree();
  const { ada, bo } = hall;
  await ada.types('/yggdrasil alfheim');
  await hall.rests();
  const dropped = await posts(hall, bo, '/game undo');
  await andRests(hall, () => bo.presses('Object', dropped));
  expectOver(hall, dropped, `<@${bo.id}> withdrew the proposal.`);
  const passed = await posts(hall, bo, '/game undo');
  await andRests(hall, () => ada.types('/yggdrasil nidavellir', { artifact: 'surt' }));
  expectOver(hall, passed, 'The game has moved on, so this no longer counts.');

  const vote = await posts(hall, bo, '/game undo');
  const offer = await posts(hall, ada, '/game stand-in');
  await endsGame(hall, ada);
  expectOver(hall, vote, 'The game is over, so this no longer counts.');
  expectOver(hall, offer, 'The game is over, so this no longer counts.');
  expectGoodManners(hall);
});

test("a notice that's already settled is posted with its result and without buttons", async () => {
  const hall = await ofThree();
  const { ada, cleo, local } = hall;
  const { table } = await hall.loaded();
  const refused = hall.refusedJob();
  local.world.revoke(ada.place(), 'SendMessages');
  await ada.types('/game stand-in');
  await refused;
  await hall.tables().take({ userId: cleo.id as UserId, guildId: null, cause: 'early' }, table.id, {
    seat: seatIndex(0),
    span: 'turn',
  });
  local.world.grant(ada.place(), 'SendMessages');
  await hall.tables().wake(table.id);
  await hall.rests();
  const offers = postedIn(hall).filter((content) => content.startsWith('Who can play this turn for Thor?'));
  expect(offers).toEqual([expect.stringMatching(new RegExp(`\n↳ <@${cleo.id}> has taken it.$`))]);
  expect(livingMessages(hall, ada.place()).map(({ id }) => id)).toEqual([hall.board().id]);
});

test('an offer whose message was deleted, or that ended while the bot was away, blocks nothing', async () => {
  const hall = await ofThree();
  const { ada, bo, cleo, local } = hall;
  const deleted = await posts(hall, ada, '/game stand-in');
  local.world.deleteMessage(deleted.id);
  await andRests(hall, () => ada.types('/game stand-in', { user: ada.id }));

  const offer = await posts(hall, ada, '/game stand-in', { user: cleo.id });
  const lost = hall.wire.losesAnswerTo(
    ({ method, body }) => method === 'PATCH' && String(body['content']).includes('has taken it'),
  );
  await cleo.presses('Take this turn', offer);
  await lost;
  await hall.stops();
  hall.turnsClock(2 * HOUR_MS);
  await hall.starts();
  await hall.rests();
  expectOver(hall, offer, `<@${cleo.id}> has taken it.`);
  await endsTurn(hall, cleo);
  expect(hall.boardWords()).toMatch(callTo(bo, 'Odin'));
});

test('a late press on a notice from before offers were recorded removes its buttons', async () => {
  const hall = await ofThree();
  const { ada, bo, cleo, local } = hall;
  await ada.types('/yggdrasil alfheim');
  await hall.rests();
  const vote = await posts(hall, bo, '/game undo');
  const offer = await posts(hall, ada, '/game stand-in', { user: cleo.id });
  forgetsNotices(hall);
  await endsTurn(hall, ada);
  await hall.rests();
  expect(asItStands(local, vote).labels).toEqual(['Agree', 'Object']);
  expect(await cleo.isShown(cleo.presses('Agree', vote))).toMatch(/^That's over: it/);
  expect(await cleo.isShown(cleo.presses('Take this turn', offer))).toMatch(/^That offer is gone/);
  await eventually(() => {
    expect(asItStands(local, vote)).toEqual({ content: vote.content, labels: [] });
    expect(asItStands(local, offer)).toEqual({ content: offer.content, labels: [] });
  });
  expectGoodManners(hall);
});

test('the notice that others may act is settled when the turn ends, is taken or is skipped', async () => {
  const hall = await ofThree();
  const { ada, cleo, mo, local } = hall;
  const late = await hoursBring(hall, 48, 'Skip the turn');
  expect(await ada.isShown(ada.presses('Take this turn', late))).toContain('already has that role.');
  expect(asItStands(local, late).labels).toEqual([
    'Take this turn',
    'Let the computer play',
    'Skip the turn',
  ]);
  await andRests(hall, () => ada.types('/yggdrasil alfheim'));
  expectOver(hall, late, 'The game has moved on, so this no longer counts.');
  await endsTurn(hall, ada);

  const taken = await hoursBring(hall, 48, 'Skip the turn');
  await andRests(hall, () => ada.types('/game host', { 'new-host': cleo.id }));
  expect(asItStands(local, taken).labels).toEqual([
    'Take this turn',
    'Let the computer play',
    'Skip the turn',
  ]);
  await andRests(hall, () => cleo.presses('Take this turn', taken));
  expectOver(hall, taken, `<@${cleo.id}> has taken it.`);

  const paused = await hoursBring(hall, 48, 'Skip the turn');
  await andRests(hall, () => cleo.types('/game pause'));
  expectOver(hall, paused, 'The game is paused, so this no longer counts.');
  await andRests(hall, () => cleo.types('/game resume'));
  const skipped = await hoursBring(hall, 48, 'Skip the turn');
  await mo.isShown(mo.presses('Skip the turn', skipped));
  expect(asItStands(local, skipped).labels).toContain('Skip the turn');
  await andRests(hall, () => mo.presses('Skip the turn'));
  expectOver(hall, skipped, 'That turn is over.');
  expectGoodManners(hall);
});

test('the closing warning is settled when the table is kept open, a person joins, or the table closes', async () => {
  const hall = await openHall();
  const { ada, bo } = hall;
  await ada.types('/game new', { game: 'yggdrasil', role: 'odin' });
  const kept = await hoursBring(hall, 7 * 24, 'Keep open');
  await andRests(hall, () => ada.presses('Keep open', kept));
  expectOver(hall, kept, `<@${ada.id}> has kept this table open.`);
  const joined = await hoursBring(hall, 7 * 24, 'Keep open');
  await andRests(hall, () => bo.types('/game join', { role: 'thor' }));
  expectOver(hall, joined, 'Someone has played or pressed a button here since, so the table stays open.');
  await andRests(hall, () => ada.types('/game start'));

  const playing = await hoursBring(hall, 30 * 24, 'Keep open');
  await andRests(hall, () => bo.presses('Keep open', playing));
  expectOver(hall, playing, `<@${bo.id}> has kept this table open.`);
  const closed = await hoursBring(hall, 30 * 24, 'Keep open');
  await hoursBring(hall, 7 * 24, 'Reopen');
  expectOver(hall, closed, 'This table is closed, so this no longer counts.');
  expectGoodManners(hall);
});

test('a notice left unsent by a crash is sent, and a notice whose wait has ended is settled', async () => {
  const hall = await ofThree();
  const { ada, local } = hall;
  const isWord = ({ method, path, body }: Sent) =>
    method === 'POST' &&
    path.endsWith('/messages') &&
    String(body['content']).includes("You don't have to wait");
  const unheard = hall.wire.holdsAnswerTo(isWord);
  hall.turnsClock(48 * HOUR_MS);
  await unheard.happened;
  await hall.stops();
  hall.turnsClock(HOUR_MS / 2);
  await hall.starts();
  const word = await hoursBring(hall, 1, 'Skip the turn');
  expect(postedIn(hall).filter((content) => content.includes("You don't have to wait"))).toHaveLength(1);
  await endsTurn(hall, ada);
  await hall.rests();
  expect(asItStands(local, word)).toEqual({
    content: expect.stringMatching(/\n↳ That turn is over\.$/),
    labels: [],
  });

  const held = hall.wire.holdsAnswerTo(isWord);
  hall.turnsClock(48 * HOUR_MS);
  await held.happened;
  await hall
    .tables()
    .take({ userId: ada.id as UserId, guildId: null, cause: 'meanwhile' }, (await hall.loaded()).table.id, {
      seat: seatIndex(1),
      span: 'turn',
    });
  held.lets();
  await hall.rests();
  expect(
    postedIn(hall)
      .filter((content) => content.includes("You don't have to wait"))
      .at(-1),
  ).toMatch(/\n↳ The game has moved on, so this no longer counts\.$/);
  expect(livingMessages(hall, ada.place()).map(({ id }) => id)).toEqual([hall.board().id]);
});

/** Deletes the stored notices, as in an older database. */
function forgetsNotices({ file }: Hall): void {
  const database = new Database(file);
  database.exec('DELETE FROM "OpenNotice"');
  database.close();
}

test('“Offer my turn to others” pressed twice offers the turn once', async () => {
  const hall = await ofThree();
  const { ada, local } = hall;
  const offers = () =>
    postedIn(hall).filter((content) => content.startsWith('Who can play this turn for Thor?'));
  for (let times = 0; times < 2; times += 1) await ada.types('/game status');
  const [first, second] = [...local.world.messages.values()].filter(
    (message) => message.visibleTo === ada.id && labelsOf(message).includes('Offer my turn to others'),
  );
  await andRests(hall, () => ada.presses('Offer my turn to others', first));
  expect(offers()).toHaveLength(1);
  await ada.presses('Offer my turn to others', second);
  await eventually(() => {
    const answer = second === undefined ? '' : asItStands(local, second).content;
    expect(answer).toMatch(/^That's already on offer\. To/);
  });
  await hall.rests();
  expect(offers()).toHaveLength(1);
});
