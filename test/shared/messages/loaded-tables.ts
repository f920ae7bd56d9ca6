/** Tables to make messages for: any state of a game with people in its seats. */

import type { GameEntry } from '../../../src/core/catalogue.ts';
import type { GameEvent, Options } from '../../../src/core/game.ts';
import { type PlayedStep, playOut } from '../../../src/core/playing.ts';
import { atRandom, type Policy } from '../../../src/core/policy.ts';
import type { Translate } from '../../../src/core/presentation/phrase.ts';
import { seedFrom } from '../../../src/core/random.ts';
import { seatIndex } from '../../../src/core/seat.ts';
import type { Words } from '../../../src/discord/messages/questions/answers.ts';
import type { History } from '../../../src/tables/history/history.ts';
import {
  type ChannelId,
  EMPTY_UNDO_STACK,
  NOTHING_ARRANGED,
  type Table,
  type TableId,
  type UndoStack,
  type UserId,
} from '../../../src/tables/model/table.ts';
import { currentRequest } from '../../../src/tables/turns/current-request.ts';
import type { LoadedTable } from '../../../src/tables/turns/loaded-table.ts';
import { ENTRIES, speaking } from '../games/entries.ts';
import { SUBJECTS_AND_SAMPLES } from '../games/subjects.ts';

export const TABLE_ID = '23456789ab' as TableId;
export const translate = speaking('en');
const NOON = new Date('2026-11-21T12:00:00Z');

function entryOf(gameId: string): GameEntry {
  const entry = ENTRIES.get(gameId);
  if (entry === undefined) throw new Error(`the catalogue has lost ${gameId}`);
  return entry;
}

/** An undo stack so long that the keys of questions reach their maximum length. */
const SOMETHING_TO_TAKE_BACK: UndoStack = {
  steps: [{ seat: seatIndex(0), line: 3, event: 5 }],
  taken: 888,
  undone: [],
};

/** A snowflake of maximum length. */
function userOf(seat: number): UserId {
  return `12345678901234567${String(seat).padStart(2, '0')}` as UserId;
}

export function loadedAt(
  state: unknown,
  roles: readonly string[],
  events: readonly GameEvent[] = [],
): LoadedTable {
  const options = { rules: '2018', angry: 6, ragnarok: 4, bags: 'open' };
  return loadedTableOf('yggdrasil', options, state, roles, events);
}

function loadedTableOf(
  gameId: string,
  options: Options,
  state: unknown,
  roles: readonly string[],
  events: readonly GameEvent[],
): LoadedTable {
  const entry = entryOf(gameId);
  const { game } = entry;
  const isOver = game.outcome(state).kind !== 'ongoing';
  const table: Table = {
    id: TABLE_ID,
    gameId: game.id,
    rulesVersion: game.rulesVersion,
    options,
    box: game.box(options, null),
    seed: seedFrom('s'.repeat(100)),
    passing: 'after-a-minute',
    isCasual: false,
    isChallenge: false,
    advice: 'private',
    overdueAfter: 48,
    language: 'en',
    status: isOver ? 'finished' : 'playing',
    version: 7,
    place: { guildId: '1234567890123456789', channelId: '1234567890123456789' as ChannelId },
    hostId: userOf(0),
    isSuspended: false,
    waitingSince: NOON,
    arrangements: NOTHING_ARRANGED,
    pausedBy: null,
    seats: roles.map((role, seat) => ({ role: role === '' ? null : role, userId: userOf(seat) })),
    state,
    recentEvents: { events, dropped: 0, turnFrom: 0 },
    undoStack: isOver ? EMPTY_UNDO_STACK : SOMETHING_TO_TAKE_BACK,
    logged: 0,
    createdAt: NOON,
    changedAt: NOON,
  };
  return { table, entry, request: currentRequest(entry, table) };
}

export function wordsOf({ entry, table }: LoadedTable, words: Translate = translate): Words {
  return { presenter: entry.presenter, view: entry.game.observe(table.state), translate: words };
}

/** Every moment of a game at a full table, played at random unless a policy is given, with more events than any turn has. */
export function* momentsOf(
  gameId: string,
  number: number,
  policy: Policy<unknown> = atRandom,
): Generator<LoadedTable> {
  const subject = SUBJECTS_AND_SAMPLES.find(({ game }) => game.id === gameId);
  if (subject === undefined) throw new Error(`nobody tests ${gameId}`);
  const table = subject.fullTable(number % 2 === 0);
  const opening = { ...table, seed: seedFrom(`moments ${number}`) };
  const events: GameEvent[] = [];
  for (const step of playOut(subject.game, opening, policy) as Generator<PlayedStep<unknown>>) {
    events.push(...step.events);
    yield loadedTableOf(gameId, table.options, step.state, table.roles, events.slice(-60));
  }
}

/** The last moment of a game from `momentsOf`, and the game's history with the last event of each moment. */
export function playedOut(gameId: string): { readonly over: LoadedTable; readonly history: History } {
  const moments = [...momentsOf(gameId, 3)];
  const over = moments.at(-1);
  if (over === undefined) throw new Error('the game never began');
  const told = moments.map(({ table, request }, at) => ({
    at,
    turn: request?.turn ?? at,
    by: null,
    events: table.recentEvents.events.slice(-1),
    state: table.state,
  }));
  return { over, history: { moments: told, before: 0 } };
}
