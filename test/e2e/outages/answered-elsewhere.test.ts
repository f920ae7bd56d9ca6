/**
 * Two programs receive a press while one takes over a shard from the other: Discord takes one response, and the other program stays silent.
 */
import { expect, test } from 'vitest';
import { respond } from '../../../src/playground/interactions.ts';
import { eventually } from '../../eventually.ts';
import { ephemeralsOf } from '../../shared/people.ts';
import { type Hall, openHall } from '../bot.ts';
import { expectAllDelivered, keptLog, thorAndOdin } from '../faults.ts';
import { postedIn } from '../manners.ts';

const DEEDS: readonly (readonly [string, (hall: Hall) => Promise<unknown>])[] = [
  ['a press', ({ ada }) => ada.presses('Take an Elf (Alfheim)')],
  ['a refused press', ({ bo }) => bo.presses('Take an Elf (Alfheim)')],
  ['a command', ({ ada }) => ada.types('/game status')],
  ['a command that ends the game', ({ ada }) => ada.types('/game abort')],
  ['a typed answer', ({ ada }) => ada.types('/yggdrasil done')],
  ['suggestions', ({ ada }) => ada.isOffered('/rule', 'about')],
];

test.each(DEEDS)('%s that another program has answered gets no second answer', async (_, deed) => {
  const { log, lines } = keptLog();
  const hall = await openHall({ log });
  const { ada, bo, local } = hall;
  await thorAndOdin(hall);
  const { table } = await hall.loaded();
  const posted = postedIn(hall);
  const told = [ada, bo].map((one) => ephemeralsOf(local, one));
  const from = lines().length;
  local.world.watch((change) => {
    if (change.what === 'interaction-created')
      respond(local.world, change.interaction, { kind: 'deferred-update' });
  });
  deed(hall).catch(() => undefined);
  await eventually(() =>
    expect(lines().slice(from)).toContainEqual(
      expect.objectContaining({ msg: 'interaction finished', outcome: 'elsewhere' }),
    ),
  );
  await expectAllDelivered(hall);
  expect((await hall.loaded()).table).toEqual(table);
  expect(postedIn(hall)).toEqual(posted);
  expect([ada, bo].map((one) => ephemeralsOf(local, one))).toEqual(told);
  expect(lines().slice(from)).not.toContainEqual(expect.objectContaining({ level: 40 }));
  expect(lines().slice(from)).not.toContainEqual(expect.objectContaining({ level: 50 }));
});
