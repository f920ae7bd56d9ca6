/** Finished tables with their history, from which pictures of the end are made. */
import type { GameEntry } from '../../src/core/catalogue.ts';
import { playOut } from '../../src/core/playing.ts';
import { atRandom } from '../../src/core/policy.ts';
import { seedFrom } from '../../src/core/random.ts';
import type { PictureSample } from '../../src/core/samples.ts';
import type { HeldMoment, History } from '../../src/tables/history/history.ts';
import {
  type ChannelId,
  EMPTY_UNDO_STACK,
  NOTHING_ARRANGED,
  type Table,
  type TableId,
  type UserId,
} from '../../src/tables/model/table.ts';
import type { LoadedTable } from '../../src/tables/turns/loaded-table.ts';
import { partlyFoolish } from './find.ts';

export interface Finished {
  readonly loaded: LoadedTable;
  readonly history: History;
}

const ENDED = new Date('2026-11-21T20:00:00Z');

/** A game at the table of the sample, played to its end. */
export function finished(entry: GameEntry, sample: PictureSample<unknown>, number: number): Finished {
  const { game, policies } = entry;
  const { roles, options, corrections, folly } = sample;
  const seed = seedFrom(`${sample.name}-${number}`);
  const box = game.box(options, corrections);
  const policy = partlyFoolish(policies['sensible'] ?? atRandom, folly);
  const moments: HeldMoment[] = [];
  let turn = 0;
  for (const { step, state, events } of playOut(game, { options, roles, seed, box }, policy)) {
    turn = game.requests(state)[0]?.turn ?? turn;
    moments.push({ at: step, turn, by: null, events, state });
  }
  const last = moments.at(-1);
  const table: Table = {
    id: '23456789ab' as TableId,
    gameId: game.id,
    rulesVersion: game.rulesVersion,
    options,
    box,
    seed,
    passing: 'after-a-minute',
    isCasual: false,
    isChallenge: false,
    advice: 'private',
    overdueAfter: 48,
    language: 'en',
    status: 'finished',
    version: moments.length,
    place: { guildId: '1', channelId: '2' as ChannelId },
    hostId: '3' as UserId,
    isSuspended: false,
    waitingSince: ENDED,
    arrangements: NOTHING_ARRANGED,
    pausedBy: null,
    seats: roles.map((role, seat) => ({ role, userId: String(3 + seat) as UserId })),
    state: last?.state ?? null,
    recentEvents: { events: last?.events ?? [], dropped: 0, turnFrom: 0 },
    undoStack: EMPTY_UNDO_STACK,
    logged: moments.length,
    createdAt: ENDED,
    changedAt: ENDED,
  };
  return { loaded: { table, entry, request: null }, history: { moments, before: 0 } };
}
