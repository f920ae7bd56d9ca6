/** Pings: the people who get them, when, and how the phone shows them; and how turns pass on. */
import { expect, test } from 'vitest';
import { notificationsOf, textOf } from '../../shared/people.ts';
import { openHall } from '../bot.ts';
import { callTo } from '../calls.ts';
import { expectGoodManners, messagesSent, postedIn } from '../manners.ts';
import { endsTurn, goesOn, startsGame } from '../playing.ts';

test('the next god is pinged once, in text that needs no picture, and no one else is named', async () => {
  const hall = await openHall();
  const { ada, bo } = hall;
  await startsGame(hall, {
    seats: { thor: ada, odin: bo },
    seed: 'story 76',
    options: { passing: 'at once' },
  });
  expect(hall.local.world.notifications).toEqual([]);
  for (const player of [ada, bo, ada]) {
    while ((await hall.loaded()).request?.about !== 'turn') await goesOn(hall, 1);
    await endsTurn(hall, player);
  }
  expect(notificationsOf(hall.local, bo).map(({ text }) => text)).toMatchInlineSnapshot(`
    [
      "Ratatoskr (#yggdrasil): @Bo, Odin, your turn. 39 enemy cards left, round 1.
    - Thor leaves 3 actions unused.",
      "Ratatoskr (#yggdrasil): @Bo, Odin, your turn. 37 enemy cards left, round 2.
    - Thor leaves 3 actions unused.",
    ]
  `);
  expect(notificationsOf(hall.local, ada).map(({ text }) => text)).toMatchInlineSnapshot(`
    [
      "Ratatoskr (#yggdrasil): @Ada, Thor, your turn: Surt advances to space 2. 39 enemy cards left, round 2.
    - Nidhögg drags Hel to space 2.
    - Odin leaves 3 actions unused.
    - Surt brings 1 Fire Giant into the blue bag.",
    ]
  `);
  const calling = messagesSent(hall).filter(({ body }) => 'users' in Object(body['allowed_mentions']));
  for (const { body } of calling) {
    const { users } = body['allowed_mentions'] as { readonly users: readonly string[] };
    for (const user of users) expect(String(body['content'])).toMatch(new RegExp(`^<@${user}>, `));
  }
  expectGoodManners(hall);
});

test('a player of both gods is never pinged', async () => {
  const hall = await openHall();
  const { ada } = hall;
  await ada.types('/game new', {
    game: 'yggdrasil',
    role: 'thor',
    seed: 'alea-1:story 76',
    passing: 'at once',
  });
  await ada.types('/game join', { role: 'odin' });
  await ada.types('/game start');
  await hall.rests();
  await endsTurn(hall, ada);
  expect(hall.boardWords()).toMatch(callTo(ada, 'Odin'));
  expect(hall.local.world.notifications).toEqual([]);
});

test('a host who starts a game pings the player who goes first', async () => {
  const hall = await openHall();
  const { ada, bo } = hall;
  await ada.types('/game new', { game: 'yggdrasil', role: 'thor', seed: 'alea-1:story 76' });
  await bo.types('/game join', { role: 'odin' });
  await ada.types('/game start', { first: 'odin' });
  await hall.rests();
  expect(notificationsOf(hall.local, bo)).toHaveLength(1);
  expect(notificationsOf(hall.local, ada)).toEqual([]);
});

/** Thor has used all his actions. */
async function usesAllActions(passing: string) {
  const hall = await openHall();
  const { ada, bo } = hall;
  await startsGame(hall, { seats: { thor: ada, odin: bo }, seed: 'story 76', options: { passing } });
  for (const command of ['/yggdrasil alfheim', '/yggdrasil midgard', '/yggdrasil trance']) {
    const { table } = await hall.loaded();
    await ada.types(command);
    await hall.movesOn(table);
  }
  return hall;
}

test('a turn ends automatically after a minute, which leaves time to reconsider', async () => {
  const hall = await usesAllActions('after a minute, in case you change your mind');
  const posted = postedIn(hall).length;
  expect(hall.boardWords()).toContain("**You've used all your actions. End your turn?**");
  const { table } = await hall.loaded();
  const passing = Math.floor(table.waitingSince.getTime() / 1000) + 60;
  expect(hall.boardWords()).toContain(`\n-# Your turn ends automatically at <t:${passing}:T>.\n`);
  const status = await textOf(hall.bo.types('/game status'));
  expect(status).toContain(`\nThe turn ends automatically <t:${passing}:R>.\n`);
  expect(status).not.toContain('remind');
  hall.turnsClock(59_000);
  await hall.rests();
  expect(postedIn(hall)).toHaveLength(posted);
  hall.turnsClock(2_000);
  await hall.movesOn(table);
  expect(postedIn(hall)).toHaveLength(posted + 1);
  expect(notificationsOf(hall.local, hall.bo)).toHaveLength(1);
  const log = await hall.tables().log(table.id);
  expect(log.at(-1)).toMatchObject({ seat: 0, userId: null, action: { choice: 'done' } });
});

test('the turn ends only once if its player ends it before the minute is over', async () => {
  const hall = await usesAllActions('after a minute, in case you change your mind');
  const { table } = await hall.loaded();
  await hall.ada.presses('Done');
  await hall.movesOn(table);
  const after = (await hall.loaded()).table;
  hall.turnsClock(61_000);
  await hall.rests();
  expect((await hall.loaded()).table).toEqual(after);
  expect(notificationsOf(hall.local, hall.bo)).toHaveLength(1);
});

test('the minute continues while the bot is away', async () => {
  const hall = await usesAllActions('after a minute, in case you change your mind');
  const { table } = await hall.loaded();
  await hall.stops();
  hall.turnsClock(61_000);
  await hall.starts();
  await hall.movesOn(table);
  expect(notificationsOf(hall.local, hall.bo)).toHaveLength(1);
});

test('if turns pass immediately, the turn ends with the last action', async () => {
  const hall = await usesAllActions('at once');
  expect(hall.boardWords()).toMatch(callTo(hall.bo, 'Odin'));
});

test('if turns pass by hand, the turn ends only when the god ends it', async () => {
  const hall = await usesAllActions('when the player says so');
  const { table } = await hall.loaded();
  hall.turnsClock(3_600_000);
  await hall.rests();
  expect((await hall.loaded()).table).toEqual(table);
  await hall.ada.presses('Done');
  await hall.movesOn(table);
  expect(hall.boardWords()).toMatch(callTo(hall.bo, 'Odin'));
});

test('a board over an hour old is replaced, and loses its buttons', async () => {
  const hall = await openHall();
  const { ada } = hall;
  await startsGame(hall, { seats: { thor: ada, odin: hall.bo }, seed: 'story 76' });
  const old = hall.board();
  const { table } = await hall.loaded();
  hall.turnsClock(3_700_000);
  await ada.presses('Take an Elf (Alfheim)');
  await hall.movesOn(table);
  expect(hall.board().id).not.toBe(old.id);
  expect(hall.boardWords()).toContain('takes an Elf');
  expect(hall.local.world.messages.get(old.id)?.components).toEqual([]);
  expect(hall.local.world.notifications).toEqual([]);
});

test('a board that a person deleted comes back with the next action', async () => {
  const hall = await openHall();
  const { ada } = hall;
  await startsGame(hall, { seats: { thor: ada, odin: hall.bo }, seed: 'story 76' });
  hall.local.world.deleteMessage(hall.board().id);
  const { table } = await hall.loaded();
  await ada.types('/yggdrasil alfheim');
  await hall.movesOn(table);
  expect(hall.boardWords()).toContain('takes an Elf');
});

test('if a permission is lost in mid-game, messages wait, and are posted once the permission is back', async () => {
  const hall = await openHall();
  const { ada, bo, local } = hall;
  await startsGame(hall, { seats: { thor: ada, odin: bo }, seed: 'story 76' });
  const posted = postedIn(hall).length;
  await ada.types('/yggdrasil done');
  local.world.revoke(ada.place(), 'SendMessages');
  const refused = hall.refusedJob();
  await ada.presses('Done anyway');
  await refused;
  expect(postedIn(hall)).toHaveLength(posted);
  const { table } = await hall.loaded();
  expect(await hall.deliveryError(table.id)).toBe('missing-permission');
  local.world.grant(ada.place(), 'SendMessages');
  await hall.tables().wake(table.id);
  await hall.rests();
  expect(await hall.deliveryError(table.id)).toBeNull();
  expect(postedIn(hall)).toHaveLength(posted + 1);
  expect(notificationsOf(local, bo)).toHaveLength(1);
});
