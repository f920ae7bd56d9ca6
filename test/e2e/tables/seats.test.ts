/** Seats that change hands in the channel: invited, handed over, played by a stand-in, left, found empty, taken again. */
import { expect, test } from 'vitest';
import {
  asItStands,
  ephemeralsOf,
  labelsOf,
  lastMessage,
  notificationsOf,
  type Player,
  person,
  textOf,
} from '../../shared/people.ts';
import { type Hall, openHall } from '../bot.ts';
import { callForNobody, callTo } from '../calls.ts';
import { expectGoodManners, postedIn } from '../manners.ts';
import { endsTurn, goesOn, leavesGame, startsGame } from '../playing.ts';

/** Ada, the host, is asked as Thor, and Bo waits as Odin. */
async function thorIsPending(): Promise<Hall> {
  const hall = await openHall();
  await startsGame(hall, { seats: { thor: hall.ada, odin: hall.bo }, seed: 'story 76' });
  while ((await hall.loaded()).request?.about !== 'turn') await goesOn(hall, 1);
  return hall;
}

/** Does something that changes the table, and waits until everything about it is posted. */
async function andRests(hall: Hall, deed: () => Promise<unknown>): Promise<void> {
  const { table } = await hall.loaded();
  await deed();
  await hall.movesOn(table);
}

/** Ends turns until that player's turn starts. */
async function untilTurnOf(hall: Hall, player: Player, ...others: readonly Player[]): Promise<void> {
  const seated = [player, ...others];
  for (;;) {
    const { table, request } = await hall.loaded();
    const [seat = 0] = request?.seats ?? [];
    const asked = seated.find(({ id }) => id === table.seats[seat]?.userId);
    if (request?.about === 'turn' && asked === player) return;
    if (request?.about === 'turn' && asked !== undefined) await endsTurn(hall, asked);
    else await goesOn(hall, 1);
  }
}

function called(hall: Hall, player: Player): number {
  return notificationsOf(hall.local, player).length;
}

function boardIn(hall: Hall): string {
  return hall.boardWords();
}

test('when a host replaces a player, the invited person is pinged and takes the seat by a button, and the former player is told', async () => {
  const hall = await thorIsPending();
  const { ada, bo, cleo } = hall;
  await endsTurn(hall, ada);
  await untilTurnOf(hall, ada, bo);
  await endsTurn(hall, ada);
  await hall.rests();
  expect(labelsOf(hall.board())).not.toContain('How to play');
  const before = { bo: called(hall, bo), cleo: called(hall, cleo) };
  expect(await textOf(ada.types('/game replace', { role: 'odin', user: cleo.id }))).toMatch(
    new RegExp(`^<@${bo.id}>'s turn started <t:\\d+:R>\\. Offer Odin's seat to <@${cleo.id}>\\?$`),
  );
  await andRests(hall, () => ada.presses('Offer this seat'));
  const invitation = hall.board();
  expect(invitation.content).toBe(
    `<@${cleo.id}>, <@${ada.id}> asks you to play Odin for the rest of the game.\nOtherwise <@${bo.id}> keeps playing.`,
  );
  expect(labelsOf(invitation)).toEqual(['Take this seat']);
  expect([called(hall, bo), called(hall, cleo)]).toEqual([before.bo, before.cleo + 1]);
  const dag = person(hall.local, 'Dag');
  expect(await dag.isShown(dag.presses('Take this seat', invitation))).toContain(`offered to <@${cleo.id}>`);
  expect(await textOf(bo.types('/game status'))).toContain(`Odin's seat is offered to <@${cleo.id}>.`);

  await andRests(hall, () => cleo.presses('Take this seat', invitation));
  expect(postedIn(hall)).toContain(`<@${cleo.id}> plays Odin from now on, instead of <@${bo.id}>.`);
  expect(boardIn(hall)).toMatch(callTo(cleo, 'Odin'));
  expect(labelsOf(hall.board())).not.toContain('Take this seat');
  // The game is old, but new to Cleo.
  expect(labelsOf(hall.board())).toContain('How to play');
  // Bo is notified because he lost a seat he did not give away, and Cleo isn't, because she took it herself.
  expect([called(hall, bo), called(hall, cleo)]).toEqual([before.bo + 1, before.cleo + 1]);
  expect(await textOf(bo.types('/yggdrasil done'))).toContain("You don't have a seat at this");
  expect(asItStands(hall.local, invitation)).toEqual({
    content: `${invitation.content}\n↳ <@${cleo.id}> has taken it.`,
    labels: [],
  });
  expectGoodManners(hall);
});

test('the bot notices that the next player has left the server: the seat is open, and anyone can take it', async () => {
  const hall = await thorIsPending();
  const { ada, bo, cleo, local } = hall;
  local.world.leave(bo.id);
  await andRests(hall, () => endsTurn(hall, ada));
  await hall.rests();
  expect(called(hall, bo)).toBe(0);
  expect(postedIn(hall).at(-2)).toBe(
    `<@${bo.id}> has left this server. Odin's seat is open: anyone can take over, and the game waits until someone does.`,
  );
  expect(boardIn(hall)).toMatch(callForNobody('Odin'));
  expect(boardIn(hall)).toContain("No one's in this seat. Take it to continue from here.");
  expect(labelsOf(hall.board())).toEqual(['Take this seat', 'More', 'How to play']);
  expect(await textOf(ada.types('/yggdrasil done'))).toContain('That seat is open, so no one can');
  expect(await textOf(ada.types('/game status'))).toMatch(
    /Waiting for someone to play Odin[\s\S]*Odin \(no player\): /,
  );
  expect(hall.local.world.notifications).toEqual([]);

  await andRests(hall, () => cleo.presses('Take this seat'));
  expect(postedIn(hall)).toContain(`<@${cleo.id}> plays Odin from now on.`);
  expect(boardIn(hall)).toMatch(callTo(cleo, 'Odin'));
  expect(called(hall, cleo)).toBe(0);
  await goesOn(hall, 1);
  expectGoodManners(hall);
});

test("the bot notices that a player has left while everyone waits for them, and doesn't remind them", async () => {
  const hall = await thorIsPending();
  const { ada, bo, local } = hall;
  await andRests(hall, () => endsTurn(hall, ada));
  expect(called(hall, bo)).toBe(1);
  local.world.leave(bo.id);
  await andRests(hall, async () => hall.turnsClock(13 * 60 * 60_000));
  expect(called(hall, bo)).toBe(1);
  expect(postedIn(hall).at(-2)).toContain(`<@${bo.id}> has left this server.`);
  expect(boardIn(hall)).toMatch(callForNobody('Odin'));
  expect((await hall.loaded()).table.seats[1]?.userId).toBeNull();
  expectGoodManners(hall);
});

test('the bot notices that the host has left the server, and the next seat becomes host', async () => {
  const hall = await thorIsPending();
  const { ada, bo, local } = hall;
  await endsTurn(hall, ada);
  local.world.leave(ada.id);
  await untilOver(hall, bo);
  const { table } = await hall.loaded();
  expect(table.hostId).toBe(bo.id);
  expect(table.seats.map(({ userId }) => userId)).toEqual([null, bo.id]);
  expect(postedIn(hall).at(-2)).toContain(`<@${bo.id}> is now the host.`);
  expect(await textOf(bo.types('/game pause'))).toBe('The game is paused. `/game resume` continues it.');

  async function untilOver(at: Hall, player: Player): Promise<void> {
    await untilTurnOf(at, player);
    await andRests(at, () => endsTurn(at, player));
    await at.rests();
  }
});

test('the bot notices within a day that a host without a seat has left, even while the game is paused', async () => {
  const hall = await thorIsPending();
  const { ada, bo, cleo, local } = hall;
  expect(await textOf(bo.types('/game host', { 'new-host': cleo.id }))).toContain('Only the host');
  await andRests(hall, async () => {
    expect(await textOf(ada.types('/game host', { 'new-host': cleo.id }))).toContain('has a new host');
  });
  expect(called(hall, cleo)).toBe(1);
  await andRests(hall, () => cleo.types('/game pause'));
  local.world.leave(cleo.id);
  await andRests(hall, async () => hall.turnsClock(25 * 60 * 60_000));
  expect(postedIn(hall)).toContain(
    `<@${cleo.id}> has left this server. <@${ada.id}> is now this table's host.`,
  );
  expect((await hall.loaded()).table.hostId).toBe(ada.id);
  expect(called(hall, cleo)).toBe(1);
  expect(await textOf(ada.types('/game resume'))).toBe('The game continues.');
});

test('a player hands over a seat in mid turn, and the new player continues from there', async () => {
  const hall = await thorIsPending();
  const { ada, cleo } = hall;
  await andRests(hall, () => ada.types('/yggdrasil alfheim'));
  await andRests(hall, () => ada.types('/game replace', { role: 'thor' }));
  expect(hall.boardWords()).toBe(
    `Who wants to play Thor for the rest of the game? <@${ada.id}> gives the seat to the first player who takes it. Otherwise <@${ada.id}> keeps playing.`,
  );
  await andRests(hall, () => cleo.types('/game join', { role: 'thor' }));
  expect(boardIn(hall)).toMatch(callTo(cleo, 'Thor'));
  expect(boardIn(hall)).toContain('takes an Elf');
  await andRests(hall, () => cleo.types('/yggdrasil trance'));
  await andRests(hall, () => cleo.presses('Undo'));
  await endsTurn(hall, cleo);
  expect(called(hall, ada)).toBe(0);
  // The host no longer has a seat but is still this table's host.
  expect(await textOf(ada.types('/game replace', { role: 'thor', user: ada.id }))).toBe(
    "You're playing Thor from now on.",
  );
  await hall.rests();
  expect((await hall.loaded()).table.seats[0]?.userId).toBe(ada.id);
  expectGoodManners(hall);
});

test('a person stands in for one turn, and the log names them', async () => {
  const hall = await thorIsPending();
  const { ada, bo, cleo } = hall;
  await ada.looksUp('Status');
  await andRests(hall, () => ada.presses('Offer my turn to others'));
  const offer = hall.board();
  expect(offer.content).toBe(
    `Who can play this turn for Thor? <@${ada.id}> gives it to the first player who takes it. Otherwise <@${ada.id}> plays it.`,
  );
  expect(labelsOf(offer)).toEqual(['Take this turn']);
  const called0 = called(hall, ada);
  await andRests(hall, () => cleo.presses('Take this turn', offer));
  expect(postedIn(hall).at(-2)).toBe(`<@${cleo.id}> plays this turn as Thor for <@${ada.id}>.`);
  expect(boardIn(hall)).toMatch(callTo(cleo, 'Thor', ada));
  expect(await textOf(ada.types('/yggdrasil alfheim'))).toBe(
    `It's not your turn: it's <@${cleo.id}>'s turn now. I'll call you.`,
  );
  expect(await textOf(ada.types('/game status'))).toContain(`Thor (this turn: <@${cleo.id}>): `);
  await hall.restarts();
  await andRests(hall, () => cleo.types('/yggdrasil alfheim'));
  await endsTurn(hall, cleo);
  await hall.rests();
  expect(asItStands(hall.local, offer)).toEqual({
    content: `${offer.content}\n↳ <@${cleo.id}> has taken it.`,
    labels: [],
  });
  const log = await textOf(ada.types('/game log'));
  expect(log).toContain(`Thor, <@${cleo.id}>`);
  await untilTurnOf(hall, ada, bo);
  expect(boardIn(hall)).toMatch(callTo(ada, 'Thor'));
  expect(called(hall, ada)).toBe(called0 + 1);
  expectGoodManners(hall);
});

test('a moderator offers a turn to another person, and must confirm before playing it themselves', async () => {
  const hall = await thorIsPending();
  const { ada, bo, cleo, mo } = hall;
  expect(await textOf(cleo.types('/game stand-in', { user: cleo.id }))).toContain(
    `Only its player (<@${ada.id}>), the host (<@${ada.id}>) or a moderator can offer that.`,
  );
  expect(await textOf(mo.types('/game stand-in', { role: 'odin' }))).toContain(
    "It isn't that role's turn, so you",
  );
  expect(await mo.isOffered('/game stand-in', 'role')).toEqual([{ name: 'Thor', value: 'thor' }]);
  const asked = (await hall.loaded()).table;
  expect(await textOf(mo.types('/game replace', { role: 'thor', user: mo.id }))).toMatch(
    new RegExp(`^<@${ada.id}>'s turn started <t:\\d+:R>\\. Play Thor yourself from now on\\?$`),
  );
  await mo.presses('Keep waiting');
  expect(await textOf(mo.types('/game stand-in', { user: mo.id }))).toMatch(
    new RegExp(`^<@${ada.id}>'s turn started <t:\\d+:R>\\. Play this turn as Thor yourself\\?$`),
  );
  expect(ephemeralsOf(hall.local, mo).map(labelsOf).at(-1)).toEqual(['Take this turn', 'Keep waiting']);
  expect((await hall.loaded()).table.version).toBe(asked.version);
  await andRests(hall, () => mo.presses('Take this turn'));
  expect(boardIn(hall)).toMatch(callTo(mo, 'Thor', ada));
  expect(called(hall, mo)).toBe(0);
  await endsTurn(hall, mo);
  expect(called(hall, bo)).toBe(1);
  expectGoodManners(hall);
});

test.each([
  {
    command: '/game stand-in',
    question: "Offer Thor's turn to everyone?",
    button: 'Offer this turn',
    notice: /^Who can play this turn for Thor\?/,
    takes: 'Take this turn',
    player: (taker: Player, owner: Player) => callTo(taker, 'Thor', owner),
  },
  {
    command: '/game replace',
    question: "Offer Thor's seat to everyone?",
    button: 'Offer this seat',
    notice: /^Who wants to play Thor for the rest of the game\?/,
    takes: 'Take this seat',
    player: (taker: Player) => callTo(taker, 'Thor'),
  },
])(
  "a moderator must confirm before $command offers a turn that isn't overdue",
  async ({ command, question, button, notice, takes, player }) => {
    const hall = await thorIsPending();
    const { ada, cleo, mo } = hall;
    const asked = (await hall.loaded()).table;
    expect(await textOf(mo.types(command, { role: 'thor' }))).toMatch(
      new RegExp(`^<@${ada.id}>'s turn started <t:\\d+:R>\\. ${question.replace('?', '\\?')}$`),
    );
    expect(ephemeralsOf(hall.local, mo).map(labelsOf).at(-1)).toEqual([button, 'Keep waiting']);
    await hall.rests();
    expect((await hall.loaded()).table.version).toBe(asked.version);
    await andRests(hall, () => mo.presses(button));
    expect(postedIn(hall).at(-1)).toMatch(notice);
    await andRests(hall, () => cleo.presses(takes, hall.board()));
    expect(boardIn(hall)).toMatch(player(cleo, ada));
    expectGoodManners(hall);
  },
);

test('a moderator must confirm an offer to one person too, and the confirmation disappears when the turn ends', async () => {
  const hall = await thorIsPending();
  const { ada, bo, cleo, mo } = hall;
  const offers = () => textOf(mo.types('/game stand-in', { user: cleo.id }));
  expect(await offers()).toContain(`Offer Thor's turn to <@${cleo.id}>?`);
  const question = ephemeralsOf(hall.local, mo).at(-1);
  await endsTurn(hall, ada);
  await untilTurnOf(hall, ada, bo);
  expect(await textOf(mo.presses('Offer this turn', question))).toBe('message-gone');
  expect(await offers()).toContain(`Offer Thor's turn to <@${cleo.id}>?`);
  await andRests(hall, () => mo.presses('Offer this turn'));
  expect(postedIn(hall).at(-1)).toContain(`<@${cleo.id}>, <@${mo.id}> asks you to play this turn for Thor.`);
  expectGoodManners(hall);
});

test('a moderator who takes their own offer must confirm, by the button and by the command', async () => {
  const hall = await thorIsPending();
  const { ada, mo } = hall;
  await mo.types('/game replace', { role: 'thor' });
  await andRests(hall, () => mo.presses('Offer this seat'));
  const asked = (await hall.loaded()).table;
  const question = new RegExp(
    `^<@${ada.id}>'s turn started <t:\\d+:R>\\. Play Thor yourself from now on\\?$`,
  );
  expect(await textOf(mo.types('/game join', { role: 'thor' }))).toMatch(question);
  await mo.presses('Keep waiting');
  await mo.presses('Take this seat', hall.board());
  expect(ephemeralsOf(hall.local, mo).at(-1)?.content).toMatch(question);
  expect((await hall.loaded()).table.version).toBe(asked.version);
  await andRests(hall, () => mo.presses('Take this seat', ephemeralsOf(hall.local, mo).at(-1)));
  expect(boardIn(hall)).toMatch(callTo(mo, 'Thor'));
  expect(called(hall, mo)).toBe(0);
  expectGoodManners(hall);
});

test('a game left in the middle waits with an empty seat, and the player who left comes back to it', async () => {
  const hall = await thorIsPending();
  const { ada, bo, cleo } = hall;
  await andRests(hall, async () => {
    const asked = await textOf(ada.types('/game leave'));
    expect(asked).toBe(
      `Leave this game? Someone else can take over Thor; until then the game pauses on that seat's turn. \`/game join\` brings you back as long as the seat is open. <@${bo.id}> becomes the host.`,
    );
    await ada.presses('Keep playing');
    expect((await hall.loaded()).table.seats[0]?.userId).toBe(ada.id);
    expect(await leavesGame(hall, ada)).toBe(asked);
    expect(ephemeralsOf(hall.local, ada).at(-1)?.content).toBe("You've left your seat.");
  });
  const notice = lastMessage(hall.local);
  expect(notice?.content).toBe(
    `<@${ada.id}> has left this game. Thor's seat is open: anyone can take over, and the game waits until someone does. <@${bo.id}> is now the host.`,
  );
  expect(notice === undefined ? [] : labelsOf(notice)).toEqual(['Take this seat']);
  expect(hall.local.world.notifications).toEqual([]);
  expect(await ada.isOffered('/game join', 'role')).toEqual([{ name: 'Thor', value: 'thor' }]);
  expect(await textOf(cleo.types('/game replace', { role: 'thor', user: cleo.id }))).toContain(
    'Only the host',
  );
  await andRests(hall, async () => {
    expect(await textOf(ada.types('/game join', { role: 'thor' }))).toBe('You have a seat.');
  });
  expect(boardIn(hall)).toMatch(callTo(ada, 'Thor'));
  expect(await textOf(cleo.types('/game join'))).toContain('Every seat in this game is taken.');
  await andRests(hall, () => ada.types('/yggdrasil alfheim'));
  expectGoodManners(hall);
});

test("one person can have several seats, and isn't pinged for their own next turn", async () => {
  const hall = await thorIsPending();
  const { ada, bo } = hall;
  await andRests(hall, () => leavesGame(hall, bo));
  await andRests(hall, () => ada.types('/game join', { role: 'odin' }));
  await andRests(hall, () => endsTurn(hall, ada));
  expect(boardIn(hall)).toMatch(callTo(ada, 'Odin'));
  expect(hall.local.world.notifications).toEqual([]);
  expect(await textOf(ada.usesOnPerson(bo.id, 'Offer my seat'))).toBe(
    'You play Thor and Odin here. Name the seat you want to offer with `role` in `/game replace`.',
  );
  expect(await leavesGame(hall, ada, { role: 'odin' })).toMatch(
    /^Leave this game\? Someone else can take over Odin; .* You're still the host\.$/,
  );
  await hall.rests();
  expect((await hall.loaded()).table.seats.map(({ userId }) => userId)).toEqual([ada.id, null]);
  expectGoodManners(hall);
});

test("strangers may not act, and bots, absent people and the player of the seat can't be asked", async () => {
  const hall = await thorIsPending();
  const { ada, bo, cleo, local } = hall;
  expect(await textOf(cleo.types('/game replace', { role: 'thor' }))).toContain(
    `Only its player (<@${ada.id}>), the host (`,
  );
  expect(await textOf(bo.types('/game replace', { role: 'thor', user: cleo.id }))).toContain(
    "There's still time until",
  );
  expect(await textOf(ada.types('/game replace', { role: 'freyja' }))).toContain(
    "There's no role with that name",
  );
  expect(await textOf(ada.types('/game replace', { role: 'odin', user: bo.id }))).toContain(
    `<@${bo.id}> already has that role.`,
  );
  const ratatoskr = local.world.personCalled('Ratatoskr')?.id ?? '';
  local.world.leave(person(local, 'Dag').id);
  for (const user of [ratatoskr, person(local, 'Dag').id])
    for (const refused of [
      ada.types('/game replace', { role: 'odin', user }),
      ada.usesOnPerson(user, 'Offer my seat'),
    ])
      expect(await textOf(refused)).toContain("can't play here:");
  expect(await textOf(ada.usesOnPerson(ada.id, 'Offer my seat'))).toContain('already has that role.');
  expect(await textOf(cleo.usesOnPerson(bo.id, 'Offer my seat'))).toContain("You don't have a seat at this");
  expect(await textOf(cleo.types('/game leave'))).toContain("You don't have a seat at this");
  expect(await ada.isOffered('/game replace', 'role')).toEqual([
    { name: 'Thor', value: 'thor' },
    { name: 'Odin', value: 'odin' },
  ]);
  expect(await bo.isOffered('/game leave', 'role')).toEqual([{ name: 'Odin', value: 'odin' }]);
  const { table } = await hall.loaded();
  expect(table.arrangements.offers).toEqual([]);
  expectGoodManners(hall);
});
