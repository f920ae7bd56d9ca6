/** Sets up many people at many tables: threads in the local Discord, and games in the bot's database before the bot starts. */
import { playersChance, playOut } from '../../../src/core/playing.ts';
import { atRandom } from '../../../src/core/policy.ts';
import { giverOf } from '../../../src/core/requests/answer.ts';
import { CATALOGUE } from '../../../src/games/index.ts';
import type { LocalDiscord } from '../../../src/playground/local-discord.ts';
import { CHANNELS, GUILD } from '../../../src/playground/world/hall.ts';
import { MAX_ALLOWED } from '../../../src/tables/model/settings.ts';
import {
  type AdviceSetting,
  type ChannelId,
  openingOf,
  PASSINGS,
  type TableId,
  type UserId,
} from '../../../src/tables/model/table.ts';
import type { LoadedTable } from '../../../src/tables/turns/loaded-table.ts';
import { playerOf } from '../../../src/tables/turns/seating.ts';
import { LANGUAGES } from '../../../src/words/languages.ts';
import type { Games } from '../database/database.ts';
import type { Copy } from '../database/waiting-tables.ts';

/** A thread and its players. When a game ends, another table opens in the same thread. */
export interface Place {
  readonly tableId: TableId;
  readonly guildId: string;
  readonly channelId: ChannelId;
  readonly gameId: string;
  /** The players, the host first. */
  readonly players: readonly UserId[];
}

const PLAYERS_AT_A_TABLE = 2;
/** The channels of the first server; every other server has only one. */
const HALLS = CHANNELS.slice(0, 2).map(({ id }) => id);
/** One in this many tables is close to the end of its game. */
const CLOSE_TO_THE_END = 20;
const LEFT_TO_PLAY = 4;
const FEW_ANSWERS = 5;

/** A server and the channels in which threads are opened. */
export interface Server {
  readonly id: string;
  readonly channels: readonly string[];
}

/** The servers of a load, of which the first already exists. */
export function foundServers({ world }: LocalDiscord, count: number): readonly Server[] {
  const others = Array.from({ length: count - 1 }, (_, at) => {
    const { id } = world.foundServer(`Hall ${at + 2}`, `hall-${at + 2}`);
    return { id, channels: [world.channelCalled(`#hall-${at + 2}`)?.id ?? ''] };
  });
  return [{ id: GUILD.id, channels: HALLS }, ...others];
}

export interface Gathering {
  readonly servers: readonly Server[];
  readonly count: number;
  /** The number of tables with advice, counted from the end. */
  readonly advised: number;
  readonly seed: string;
}

/** Gives different tables different games, languages and ways of passing the turn. */
export async function gatherPeople(
  local: LocalDiscord,
  games: Games,
  { servers, count, advised, seed }: Gathering,
): Promise<readonly Place[]> {
  const unbounded = { mostTables: MAX_ALLOWED, mostInChannel: MAX_ALLOWED };
  for (const { id } of servers) await games.settings.changeServer(id, unbounded, new Date());
  const played = [...CATALOGUE.keys()];
  const places: Place[] = [];
  for (let number = 0; number < count; number += 1) {
    const players = Array.from({ length: PLAYERS_AT_A_TABLE }, (_, at) =>
      moveIn(local, number * PLAYERS_AT_A_TABLE + at),
    );
    const place = {
      ...threadFor(local, servers, players[0] ?? '', number),
      gameId: played[number % played.length] ?? '',
      players,
    };
    const advice = number >= count - advised ? 'private' : 'off';
    places.push({ ...place, tableId: await begin(games, place, number, `${seed}-${number}`, advice) });
  }
  return places;
}

const FIRST_PERSON = 1_300_000_000_000_000_000n;

export function moveIn({ world }: LocalDiscord, number: number): UserId {
  const id = String(FIRST_PERSON + BigInt(number));
  world.people.set(id, {
    id,
    name: `Person ${number}`,
    bot: false,
    locale: 'en-US',
    roleIds: [],
    left: [],
    joinedAt: {},
    takesDirectMessages: true,
  });
  return id as UserId;
}

export function threadFor(
  { people }: LocalDiscord,
  servers: readonly Server[],
  host: string,
  number: number,
) {
  const server = servers[number % servers.length];
  const hall = server?.channels[Math.floor(number / servers.length) % server.channels.length];
  if (server === undefined || hall === undefined)
    throw new Error('the local Discord has no channel to play in');
  const thread = people.openThread(host, hall, `table ${number}`);
  if (!('id' in thread)) throw new Error(thread.code);
  return { guildId: server.id, channelId: thread.id as ChannelId };
}

/** A day in seconds. */
const DAY = 86_400;

/** Discord threads for additional tables, spread over the hours of a day. Each table is a copy of one at which people play. */
export function moreTables(
  local: LocalDiscord,
  servers: readonly Server[],
  places: readonly Place[],
  count: number,
): readonly Copy[] {
  return Array.from({ length: count }, (_, at) => {
    const place = places[at % places.length];
    if (place === undefined) throw new Error('nobody plays');
    const thread = threadFor(local, servers, place.players[0] ?? '', places.length + at);
    return { ...thread, source: place.tableId, id: idOfCopy(at), later: Math.round((at / count) * DAY) };
  });
}

/** An id as long as those of other tables: a longer id wouldn't fit into the nonce of a message. */
function idOfCopy(number: number): string {
  return `copy${number.toString(36).padStart(6, '0')}`;
}

/** Calls the table code directly: opening a thousand tables with slash commands would take as long as the load itself. */
async function begin(
  games: Games,
  place: Omit<Place, 'tableId'>,
  number: number,
  seed: string,
  advice: AdviceSetting,
): Promise<TableId> {
  const { tables } = games;
  const [host, ...others] = place.players;
  if (host === undefined) throw new Error('somebody has to play');
  const opened = await tables.open(
    { userId: host, guildId: null, cause: `open ${seed}` },
    {
      gameId: place.gameId,
      options: {},
      passing: PASSINGS[number % PASSINGS.length] ?? 'by-hand',
      isCasual: false,
      overdueAfter: 48,
      language: LANGUAGES[number % LANGUAGES.length] ?? 'en',
      place: { guildId: place.guildId, channelId: place.channelId },
      role: null,
      advice,
      seed,
    },
  );
  if (!opened.ok) throw new Error(`no table: ${opened.refusal.code}`);
  const { id } = opened.table;
  for (const userId of others)
    await tables.join({ userId, guildId: null, cause: `join ${seed} ${userId}` }, id, {
      role: null,
      another: false,
    });
  const started = await tables.start({ userId: host, guildId: null, cause: `start ${seed}` }, id, null);
  if (!started.ok) throw new Error(`no game: ${started.refusal.code}`);
  await goOn(games, id, number);
  return id;
}

/** Gives some answers, so that the tables aren't all at the same point and some games are near their end. */
async function goOn({ tables }: Games, id: TableId, number: number): Promise<void> {
  const isNearlyOver = number % CLOSE_TO_THE_END === CLOSE_TO_THE_END - 1;
  let wanted = number % FEW_ANSWERS;
  const pick = playersChance(id);
  for (let given = 0; ; given += 1) {
    const loaded = await tables.loaded(id);
    if (loaded === null) throw new Error('the table is gone');
    const { table, entry, request } = loaded;
    if (given === 0 && isNearlyOver) wanted = lengthOf(loaded) - LEFT_TO_PLAY;
    if (request === null || table.logged >= wanted) return;
    const policy = entry.policies['sensible'] ?? atRandom;
    const action = policy.answer(request, entry.game.observe(table.state, request.seats[0]), pick);
    const userId = playerOf(table, giverOf(request, action), request.turn);
    if (userId === null) throw new Error('nobody is asked');
    const done = await tables.act({ userId, guildId: null, cause: `begin ${id} ${given}` }, id, action);
    if (!done.ok) throw new Error(`not played: ${done.refusal.code}`);
  }
}

/** The approximate number of answers in a game of this kind. */
function lengthOf({ table, entry }: LoadedTable): number {
  const policy = entry.policies['sensible'] ?? atRandom;
  return [...playOut(entry.game, openingOf(table), policy)].length;
}
