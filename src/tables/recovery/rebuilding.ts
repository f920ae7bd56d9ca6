/** Rebuilds damaged tables from their logs when they are read. */
import { isDeepStrictEqual } from 'node:util';
import type { Catalogue, GameEntry } from '../../core/catalogue.ts';
import { noticeJob } from '../model/outbox.ts';
import type { Commit, TableStore } from '../model/storage/store.ts';
import {
  type Remains,
  type Ruin,
  readOrNull,
  UnreadableLog,
  UnreadableTable,
} from '../model/storage/unreadable.ts';
import { type Era, isLive, type LogLine, type Table, type TableId } from '../model/table.ts';
import { goingOn } from '../moderation/suspending.ts';
import { hasOurRules } from '../turns/current-request.ts';
import { replayedEra } from '../turns/eras.ts';
import { newKeys } from './restored.ts';

/** A damaged table that was loaded. */
export interface Damage {
  readonly table: TableId;
  readonly code: string;
  /** Whether the bot rebuilt the table from its log; otherwise the table stays unreadable. */
  readonly isRebuilt: boolean;
}

export interface RebuildingNeeds {
  readonly store: TableStore;
  readonly catalogue: Catalogue;
  readonly now: () => Date;
  readonly jobsWritten: (guildId: string | null) => void;
  /** Called for each damaged table that is loaded. */
  readonly damaged?: (damage: Damage) => void;
}

/** Wraps the store so that it rebuilds and commits a damaged table before returning it. */
export function rebuildingStore(needs: RebuildingNeeds): TableStore {
  const { store, catalogue, now, jobsWritten, damaged = () => undefined } = needs;

  /** Throws the same error if the table cannot be rebuilt. */
  async function rebuilt(error: unknown): Promise<Table | null> {
    if (!(error instanceof UnreadableTable)) throw error;
    const { ruin, remains, message: code } = error;
    const { id } = remains;
    const commit = ruin === null ? null : await rebuildingOf(id, ruin);
    damaged({ table: id, code, isRebuilt: commit !== null });
    if (commit === null) throw error;
    // Another reader may have rebuilt the table first, or its channel may now have another table.
    if ((await store.commit(commit)) !== 'done') return store.load(id);
    if (commit.jobs.length > 0) jobsWritten(remains.place.guildId);
    return commit.table;
  }

  async function rebuildingOf(id: TableId, ruin: Ruin): Promise<Commit | null> {
    const entry = catalogue.get(ruin.table.gameId);
    if (entry === undefined) return null;
    try {
      return rebuild(entry, ruin, await store.eras(id), await store.log(id), now());
    } catch (error) {
      if (error instanceof UnreadableLog) return null;
      throw error;
    }
  }

  /** Throws `UnreadableTable` if the game is unknown, or if a seat or the state doesn't fit the game. */
  function sound(table: Table | null): Table | null {
    if (table === null) return null;
    const entry = catalogue.get(table.gameId);
    if (entry === undefined) throw new UnreadableTable(`there is no game ${table.gameId}`, remainsOf(table));
    const seat = table.seats.findIndex(({ role }) => !isOfGame(entry, table, role));
    if (seat >= 0)
      throw new UnreadableTable(`SeatRow ${table.id} ${seat} role is none of the game`, remainsOf(table));
    const fault = faultOfState(entry, table);
    if (fault === null) return table;
    const ruin: Ruin = {
      table: { ...table, state: null },
      broken: ['state'],
      // If the rules fail on their own result, that's a bug and not damage.
      wasState: (state) => {
        if (isDeepStrictEqual(state, table.state)) throw fault;
        return true;
      },
    };
    throw new UnreadableTable(
      `GameTable ${table.id} snapshotJson is no state of the game`,
      remainsOf(table),
      ruin,
    );
  }

  async function wholeOrNull(
    found: readonly (Table | UnreadableTable)[],
  ): Promise<readonly (Table | UnreadableTable)[]> {
    const read = found.map((each) =>
      readOrNull(whole(each instanceof UnreadableTable ? Promise.reject(each) : Promise.resolve(each))),
    );
    return (await Promise.all(read)).filter((each) => each !== null);
  }

  const whole = (read: Promise<Table | null>) => read.then(sound).catch(rebuilt);
  return {
    ...store,
    load: (id) => whole(store.load(id)),
    liveIn: (channelId) => whole(store.liveIn(channelId)),
    lastClosedIn: (channelId) => whole(store.lastClosedIn(channelId)),
    lastOverIn: (channelId) => whole(store.lastOverIn(channelId)),
    lastFinishedOf: (of) => whole(store.lastFinishedOf(of)),
    liveOfServer: async (guildId) => wholeOrNull(await store.liveOfServer(guildId)),
    liveOfPerson: async (userId) => wholeOrNull(await store.liveOfPerson(userId)),
  };
}

function remainsOf(table: Table): Remains {
  const { id, gameId, place, hostId, version } = table;
  return { id, gameId, place, hostId, isLive: isLive(table), version: String(version) };
}

/** Whether the game has the role. A table with other rules passes, since those may have had different roles. */
function isOfGame({ game }: GameEntry, { rulesVersion }: Table, role: string | null): boolean {
  const hasOthers = rulesVersion !== game.rulesVersion || game.roles.length === 0;
  return hasOthers || role === null || game.roles.includes(role);
}

/**
 * The error that the rules throw because the state is damaged; null if they can read the state. They never throw for a state of
 * their own.
 */
function faultOfState(entry: GameEntry, table: Table): Error | null {
  const { game } = entry;
  if (table.state === null || !hasOurRules(entry, table)) return null;
  try {
    game.requests(table.state);
    game.outcome(table.state);
    game.observe(table.state);
    return null;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return error;
  }
}

/** The commit that repairs the table; null if replaying the log does not lead to the stored state. */
function rebuild(
  entry: GameEntry,
  ruin: Ruin,
  eras: readonly Era[],
  log: readonly LogLine[],
  now: Date,
): Commit | null {
  const { table, broken } = ruin;
  const { version } = table;
  const game = broken.includes('state') ? stateFrom(entry, table, eras, log) : { state: table.state };
  if (game === null || (broken.includes('state') && !ruin.wasState(game.state))) return null;
  const { undoStack } = table;
  const whole = {
    ...table,
    ...game,
    undoStack: broken.includes('undoStack') ? { ...undoStack, taken: newKeys(undoStack, now) } : undoStack,
  };
  const isAllThere = broken.every((part) => part === 'state' || part === 'channel');
  return {
    table: { ...whole, version: version + 1, changedAt: now },
    lines: [],
    jobs:
      isAllThere || !isLive(table) || table.isSuspended
        ? []
        : [noticeJob({ key: 'table.rebuilt' }, null, now), ...goingOn(entry, whole, null, now)],
    keepsSeats: true,
    ...(broken.includes('shown') ? { forgetsShown: true } : {}),
    cause: `rebuild:${table.id}:${version}`,
  };
}

/** The state after replaying the log; null if the table has other rules. Throws `UnreadableLog`. */
function stateFrom(
  entry: GameEntry,
  table: Table,
  eras: readonly Era[],
  log: readonly LogLine[],
): Pick<Table, 'state'> | null {
  if (eras.length === 0) return { state: null };
  const moments = replayedEra(entry, table, eras, log)?.replayed.moments;
  return moments === undefined ? null : { state: moments.at(-1)?.state };
}
