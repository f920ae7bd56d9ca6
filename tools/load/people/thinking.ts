/** Keeps computers thinking while people play: at separate tables, people ask for advice again as soon as they have it. */
import { setTimeout as wait } from 'node:timers/promises';
import { playerOf } from '../../../src/tables/turns/seating.ts';
import type { Place } from './hall.ts';
import { type Playing, types } from './playing.ts';
import { openTally } from './tally.ts';

export interface KeptThinking {
  /** Stops asking. Resolves with the number of times that advice was given. */
  stop(): Promise<number>;
}

/**
 * The minimum time between a person's requests: the bot allows two a second. The questions of four people keep computers busy for
 * longer than this.
 */
const AT_MOST_EVERY_MS = 600;

/** Presses at these tables aren't timed. */
export function keepThinking(playing: Playing, places: readonly Place[]): KeptThinking {
  const { refused, failed } = playing.tally;
  const asking: Playing = { ...playing, tally: { ...openTally(), refused, failed } };
  let isOver = false;
  let given = 0;

  async function askAgainAndAgain(place: Place): Promise<void> {
    while (!isOver) {
      const [isGiven] = await Promise.all([askOnce(asking, place), wait(AT_MOST_EVERY_MS)]);
      if (isGiven) given += 1;
    }
  }

  const all = Promise.all(places.map(askAgainAndAgain));
  return {
    async stop() {
      isOver = true;
      await all;
      return given;
    },
  };
}

/** No one answers at these tables, so the question stays open. False if no one is currently asked. */
async function askOnce(playing: Playing, { channelId }: Place): Promise<boolean> {
  const loaded = await playing.games.tables.loadedIn(channelId);
  const seat = loaded?.request?.seats[0];
  if (loaded == null || loaded.request === null || seat === undefined) return false;
  const player = playerOf(loaded.table, seat, loaded.request.turn);
  if (player === null) return false;
  await types(playing, player, channelId, 'advise');
  return true;
}
