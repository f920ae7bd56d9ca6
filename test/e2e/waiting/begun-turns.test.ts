/** A player who has started a turn is not pinged for it again when a deadline moves. */
import { expect, test } from 'vitest';
import { encodeAnswer } from '../../../src/core/requests/answer-code.ts';
import type { Values } from '../../../src/core/requests/request.ts';
import { notificationsOf, type Player } from '../../shared/people.ts';
import { type Hall, openHall } from '../bot.ts';
import { expectGoodManners, postedIn } from '../manners.ts';
import { startsGame } from '../playing.ts';

const MINUTE_MS = 60_000;

async function acts(hall: Hall, player: Player, choice: string, values: Values = {}): Promise<void> {
  const { request, table } = await hall.loaded();
  const alternative = request?.alternatives.find(({ id }) => id === choice);
  if (alternative === undefined) throw new Error(`no one asks for ${choice}`);
  await player.types('/act', { answer: encodeAnswer(alternative, values) });
  await hall.movesOn(table);
}

async function isGoneFor(hall: Hall, minutes: number): Promise<void> {
  await hall.stops();
  hall.turnsClock(minutes * MINUTE_MS);
  await hall.starts();
  await hall.rests();
}

test('a player who chose to go next is not pinged again after each outage within the turn', async () => {
  const hall = await openHall();
  const { ada, bo, local } = hall;
  await startsGame(hall, {
    seats: { odin: ada, thor: bo },
    seed: 'begun',
    options: { game: 'chronicles', rules: 'easy', passing: 'after-a-minute' },
  });
  await acts(hall, bo, 'begin:thor');
  await acts(hall, bo, 'move', { world: 'vanaheim' });
  await acts(hall, bo, 'vanaheim', { dice: 1 });
  expect((await hall.loaded()).request?.about).toBe('turn-end');
  const before = { posted: postedIn(hall).length, calls: notificationsOf(local, bo).length };
  for (let outages = 0; outages < 2; outages += 1) await isGoneFor(hall, 20);
  expect((await hall.loaded()).request?.about).toBe('turn-end');
  expect({ posted: postedIn(hall).length, calls: notificationsOf(local, bo).length }).toEqual(before);
  expectGoodManners(hall);
});
