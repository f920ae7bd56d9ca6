/** Seats computers at tables of one person each, and lets these people play as soon as they're asked. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Strength } from '../../../src/core/thinking/strength.ts';
import { CATALOGUE } from '../../../src/games/index.ts';
import type { LocalDiscord } from '../../../src/playground/local-discord.ts';
import { holderOf } from '../../../src/tables/turns/seating.ts';
import type { Games } from '../database/database.ts';
import { moveIn, type Place, type Server, threadFor } from './hall.ts';
import { type Playing, playAt, types } from './playing.ts';
import { openTally } from './tally.ts';

export interface Seated {
  /** Stops playing. Resolves with the number of answers that the computers gave. */
  stop(): Promise<number>;
}

const COMPUTERS_AT_A_TABLE = 2;

/** Lobbies in which computers have taken their seats. `before` is the number of existing tables. */
export async function seatComputers(
  local: LocalDiscord,
  { tables }: Games,
  servers: readonly Server[],
  {
    count,
    strength,
    before,
    seed,
  }: { readonly count: number; readonly strength: Strength; readonly before: number; readonly seed: string },
): Promise<readonly Place[]> {
  const played = [...CATALOGUE.values()].filter(
    ({ game, judgement }) => judgement !== null && game.roles.length > COMPUTERS_AT_A_TABLE,
  );
  const places: Place[] = [];
  for (let number = 0; number < count; number += 1) {
    const userId = moveIn(local, FIRST_OF_THESE + number);
    const thread = threadFor(local, servers, userId, before + number);
    const gameId = played[number % played.length]?.game.id ?? '';
    const actor = (move: string) => ({ userId, guildId: null, cause: `${move} ${seed} computers ${number}` });
    const opened = await tables.open(actor('open'), {
      gameId,
      options: {},
      passing: 'at-once',
      isCasual: false,
      overdueAfter: 48,
      language: 'en',
      place: thread,
      role: null,
      advice: 'off',
      seed: `${seed}-computers-${number}`,
    });
    if (!opened.ok) throw new Error(`no table: ${opened.refusal.code}`);
    for (let computer = 0; computer < COMPUTERS_AT_A_TABLE; computer += 1)
      await tables.addComputer(actor(`computer ${computer}`), opened.table.id, null, strength);
    places.push({ ...thread, gameId, players: [userId], tableId: opened.table.id });
  }
  return places;
}

const FIRST_OF_THESE = 1_000_000;

/** Starts all games at the same moment. */
export async function startGames(playing: Playing, places: readonly Place[]): Promise<void> {
  const theirs = untimed(playing);
  await Promise.all(
    places.map(async ({ players: [host], channelId }) => {
      if (host !== undefined) await types(theirs, host, channelId, 'game start');
    }),
  );
}

/** Everyone answers at the same moment, so that the computers are due together. Presses at these tables aren't timed. */
export function playWithComputers(playing: Playing, places: readonly Place[], paceMs: number): Seated {
  const theirs = untimed(playing);
  let isOver = false;

  async function playAgainAndAgain(place: Place): Promise<void> {
    while (!isOver) {
      if (await isPersonPending(theirs, place)) await playAt(theirs, place);
      await wait(paceMs);
    }
  }

  const all = Promise.all(places.map(playAgainAndAgain));
  return {
    async stop() {
      isOver = true;
      await all;
      const logs = await Promise.all(places.map(({ tableId }) => playing.games.tables.log(tableId)));
      return logs.flat().filter((line) => 'computer' in line).length;
    },
  };
}

function untimed(playing: Playing): Playing {
  const { refused, failed } = playing.tally;
  return { ...playing, tally: { ...openTally(), refused, failed } };
}

/** Whether the table asks its person; a finished table doesn't. */
async function isPersonPending({ games }: Playing, { channelId }: Place): Promise<boolean> {
  const loaded = await games.tables.loadedIn(channelId);
  if (loaded?.request == null) return false;
  const { table, request } = loaded;
  return request.seats.every((seat) => holderOf(table, seat, request.turn).by === 'person');
}
