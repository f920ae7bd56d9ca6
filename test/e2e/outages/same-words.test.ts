/** A message from one table isn't mistaken for one from the next table in the channel. */
import { expect, test } from 'vitest';
import type { Sent } from '../../../src/playground/wiretap.ts';
import { openHall } from '../bot.ts';
import { expectGoodManners, postedIn } from '../manners.ts';
import { endsGame, startsGame } from '../playing.ts';

const MINUTE_MS = 60_000;
const isPause = ({ method, path, body }: Sent) =>
  method === 'POST' && path.endsWith('/messages') && String(body['content']).includes('has paused this game');

test('a failed notice is sent although the previous table has just posted the same text', async () => {
  const hall = await openHall();
  const { ada, bo, wire } = hall;
  const posted = () => postedIn(hall).filter((content) => content.includes('has paused this game'));
  await startsGame(hall, { seats: { thor: ada, odin: bo } });
  await ada.types('/game pause');
  await hall.rests();
  await ada.types('/game resume');
  await hall.rests();
  expect(posted()).toHaveLength(1);
  await endsGame(hall, hall.mo);

  await startsGame(hall, { seats: { thor: ada, odin: bo } });
  const recovers = wire.failsAt(isPause, 500);
  const refused = hall.refusedJob();
  await ada.types('/game pause');
  await refused;
  recovers();
  hall.turnsClock(2 * MINUTE_MS);
  await hall.rests();
  expect(posted()).toHaveLength(2);
  expectGoodManners(hall);
});
