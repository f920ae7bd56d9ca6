/** A game with every possible entry and every possible fault: the log describes it, without secrets. */
import { DiscordAPIError, HTTPError } from 'discord.js';
import { expect, test } from 'vitest';
import { TOKEN } from '../../../src/playground/world/hall.ts';
import { openLog } from '../../../src/program/log/logging.ts';
import { eventually } from '../../eventually.ts';
import { ephemeralsOf } from '../../shared/people.ts';
import { openHall } from '../bot.ts';
import { startsGame } from '../playing.ts';
import { expectDiscreet } from '../secrecy.ts';

const TYPED = 'their secret plan for sunday';

test('while Discord fails, each log line has its ids and no token, seed, name or typed text', async () => {
  const written: string[] = [];
  const log = openLog('trace', [TOKEN], { write: (line) => void written.push(line) });
  const hall = await openHall({ log });
  const { ada, bo, cleo, mo, local, wire } = hall;
  const table = await startsGame(hall, {
    seats: { thor: ada, odin: bo },
    seed: 'story 76',
    options: { advice: 'open' },
  });

  await cleo.isShown(cleo.presses('Take an Elf: saves a fight'));
  await ada.types('/yggdrasil muspellheim', { island: 'white' });
  await ada.types('/rule', { about: TYPED });
  await ada.isOffered('act', 'answer', TYPED);

  // Discord is down for as long as the bot retries.
  const recovers = wire.failsAt(({ method, path }) => method === 'PATCH' && path.includes('/webhooks/'), 500);
  const given = ada.types('/game status').catch(() => undefined);
  await eventually(() => expect(written.join('')).toContain('interaction failed'));
  recovers();
  await given;

  // A permission is taken away, and given back.
  local.world.revoke(ada.place(), 'SendMessages', 'ViewChannel');
  const refused = hall.refusedJob();
  await ada.presses('Take an Elf: saves a fight');
  await refused;
  local.world.grant(ada.place(), 'SendMessages', 'ViewChannel');
  await ada.types('/game status');
  await hall.rests();

  await mo.types('/game abort');
  await mo.presses('End it and say why');
  await mo.isShown(mo.fills({ 'Why? Everyone at the table will see it.': TYPED }));
  await hall.rests();
  await hall.stops();

  expect(ephemeralsOf(local, ada).length).toBeGreaterThan(0);
  const lines = expectDiscreet(written, hall, [TYPED]);
  const interactions = new Set(local.world.interactions.keys());
  const about = (msg: string) => lines.filter((line) => line.msg === msg);

  const over = about('interaction finished');
  expect(over.length).toBeGreaterThan(10);
  for (const { interaction, guild } of over) {
    expect(interactions).toContain(interaction);
    expect(guild).toBe(table.place.guildId);
  }
  expect(over).toContainEqual(
    expect.objectContaining({
      press: 'answer',
      table: table.id,
      outcome: 'refused',
      refusal: 'not-seated',
    }),
  );
  expect(over).toContainEqual(
    expect.objectContaining({ command: 'game start', table: table.id, outcome: 'done' }),
  );
  expect(over).toContainEqual(
    expect.objectContaining({
      command: 'yggdrasil muspellheim',
      outcome: 'refused',
      refusal: 'yggdrasil.world-blocked',
    }),
  );
  expect(over).toContainEqual(expect.objectContaining({ suggestion: 'act', outcome: 'done' }));
  expect(over).toContainEqual(expect.objectContaining({ form: 'abort', table: table.id, outcome: 'done' }));
  expect(over.filter(({ outcome }) => outcome === 'failed')).toMatchObject([
    { command: 'game status', table: table.id },
  ]);

  expect(about('interaction failed')).toMatchObject([
    { level: 40, table: table.id, command: 'game status', error: { name: HTTPError.name, status: 500 } },
  ]);
  const [failed] = about('outbox job failed');
  expect(failed).toMatchObject({ level: 40, table: table.id, job: 'board', row: expect.any(Number) });
  expect(failed?.['error']).toMatchObject({
    name: expect.stringContaining(DiscordAPIError.name),
    code: 50001,
  });
  for (const line of about('outbox job done'))
    expect(line).toMatchObject({ table: table.id, job: expect.any(String), row: expect.any(Number) });
  expect(lines.filter(({ level }) => level >= 50)).toEqual([]);
});
