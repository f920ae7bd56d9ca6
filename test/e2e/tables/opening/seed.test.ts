/** The seed of a running game: neither the seed nor anything that reveals it or the future is shown. */
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { type StreamState, seedFrom } from '../../../../src/core/random.ts';
import type { LocalDiscord } from '../../../../src/playground/local-discord.ts';
import { openLog } from '../../../../src/program/log/logging.ts';
import type { Table } from '../../../../src/tables/model/table.ts';
import { textOf } from '../../../shared/people.ts';
import { type Hall, openHall } from '../../bot.ts';
import { playsQuickly } from '../../quickly.ts';

const TYPED = 'Friday at the well of Urd';

/** Everything that could reveal a seed, in part or in another form. */
function tellsOf({ seed, state }: Table): readonly string[] {
  const bare = seed.slice(seed.indexOf(':') + 1);
  const forms = [seed, bare].flatMap((text) => {
    const hashes = ['md5', 'sha1', 'sha256', 'sha512'].map((name) => createHash(name).update(text).digest());
    return [Buffer.from(text), ...hashes].flatMap((bytes) => [
      bytes.toString('hex').slice(0, 12),
      bytes.toString('base64').slice(0, 12),
      bytes.toString('base64url').slice(0, 12),
    ]);
  });
  // Nothing in Micro Midgard is random once it has started.
  const { streams = {} } = state as { readonly streams?: Readonly<Record<string, StreamState>> };
  return [bare, bare.slice(0, 8), ...forms, ...Object.values(streams).flatMap(tellsOfStream)];
}

function tellsOfStream(stream: StreamState): readonly string[] {
  if ('key' in stream) return [stream.key.slice(0, 12), stream.key.slice(-12)];
  const { s0, s1, s2 } = stream;
  return [s0, s1, s2].map(String).filter((number) => number.length > 6);
}

/** Everything the bot sent: requests with their files, and all stored data that people can see. */
function everythingIn(hall: Hall, lines: readonly string[]): string {
  return [
    JSON.stringify(hall.wire.sent),
    JSON.stringify([...hall.local.world.messages.values(), ...hall.local.world.channels.values()]),
    JSON.stringify(hall.local.world.notifications),
    ...textsOfFiles(hall.local),
    ...lines,
  ].join('\n');
}

function textsOfFiles({ world }: LocalDiscord): readonly string[] {
  return [...world.files.values()].map((bytes) => bytes.toString('latin1'));
}

/** Every question a player can ask about a game. */
async function asksEverything({ ada }: Hall): Promise<void> {
  for (const command of ['status', 'log', 'replay', 'export']) await textOf(ada.types(`/game ${command}`));
  for (const command of ['/board', '/odds', '/act']) await textOf(ada.types(command));
  await ada.isOffered('/act', 'answer');
  await textOf(ada.types('/settings', { data: 'export' }));
}

const DRAWN = {};
const BY_HAND = { seed: TYPED };
const OF_ALEA = { seed: seedFrom(TYPED) };

const SEED_OF = new Map<object, string>([
  [BY_HAND, `keyed-1:${TYPED}`],
  [OF_ALEA, `alea-1:${TYPED}`],
]);

test.each([
  ['Yggdrasil', DRAWN],
  ['Yggdrasil', BY_HAND],
  ['Yggdrasil', OF_ALEA],
  ['Micro Midgard', DRAWN],
  ['Yggdrasil Chronicles', DRAWN],
])('a game of %s with %o hides its seed until the game is over', async (game, seed) => {
  const lines: string[] = [];
  const hall = await openHall({ log: openLog('trace', [], { write: (line) => void lines.push(line) }) });
  const { ada, bo } = hall;
  await bo.types('/settings', { direct: true });
  await textOf(ada.types('/game new', { game, ...seed }));
  await textOf(bo.types('/game join'));
  await textOf(ada.types('/game start'));
  const { id } = (await hall.loaded()).table;
  await playsQuickly(hall, id, 6);
  await asksEverything(hall);
  const { table } = await playsQuickly(hall, id, 6);
  expect(table.status).toBe('playing');
  expect(table.seed).toMatch(SEED_OF.get(seed) ?? /^keyed-1:[0-9a-f]{32}$/);
  const everything = everythingIn(hall, lines);
  expect(everything).toContain('ratatoskr-game-1');
  expect(everything).toContain('ratatoskr-person-1');
  expect(everything).toContain('commands registered');
  const told = tellsOf(table).filter((emit) => everything.toLowerCase().includes(emit.toLowerCase()));
  expect(told).toEqual([]);

  await ada.types('/game abort');
  await ada.isShown(ada.presses('End this game'));
  await hall.rests();
  expect(everythingIn(hall, lines)).toContain(table.seed);
});
