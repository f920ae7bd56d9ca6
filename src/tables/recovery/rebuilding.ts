/** Rebuilds damaged tables from their logs when they are read. */
import type { Catalogue, GameEntry } from '../../core/catalogue.ts';
import { noticeErrand } from '../model/outbox.ts';
import type { Commit, TableStore } from '../model/storage/store.ts';
import { type Ruin, readOrNot, UnreadableLog, UnreadableTable } from '../model/storage/unreadable.ts';
import { type Era, isLive, type LogLine, type Table, type TableId } from '../model/table.ts';
import { goingOn } from '../moderation/suspending.ts';
import { latestEra } from '../turns/eras.ts';
import { newKeys } from './restored.ts';

/** A damaged table that was read. */
export interface Damage {
  readonly table: TableId;
  readonly why: string;
  /** The bot rebuilt it from its log; otherwise it stays unreadable. */
  readonly isRebuilt: boolean;
}

export interface RebuildingNeeds {
  readonly store: TableStore;
  readonly catalogue: Catalogue;
  readonly now: () => Date;
  readonly errandsWritten: (guildId: string | null) => void;
  /** Called for each damaged table that is read. */
  readonly damaged?: (damage: Damage) => void;
}

/** The same store, which rebuilds and commits a damaged table before it returns it. */
export function rebuildingStore(needs: RebuildingNeeds): TableStore {
  const { store, catalogue, now, errandsWritten, damaged = () => undefined } = needs;

  /** Throws the same error where the table cannot be rebuilt. */
  async function rebuilt(error: unknown): Promise<Table | null> {
    if (!(error instanceof UnreadableTable)) throw error;
    const { ruin, remains, message: why } = error;
    const { id } = remains;
    const commit = ruin === null ? null : await rebuildingOf(id, ruin);
    damaged({ table: id, why, isRebuilt: commit !== null });
    if (commit === null) throw error;
    // Another reader may have rebuilt it first, or another table may have its channel by now.
    if ((await store.commit(commit)) !== 'done') return store.load(id);
    if (commit.errands.length > 0) errandsWritten(remains.place.guildId);
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

  function known<T extends Table | null>(table: T): T {
    if (table === null || catalogue.has(table.gameId)) return table;
    const { id, gameId, place, hostId, version } = table;
    const remains = { id, gameId, place, hostId, isLive: isLive(table), version: String(version) };
    throw new UnreadableTable(`there is no game ${gameId}`, remains);
  }

  async function wholeOrNot(
    found: readonly (Table | UnreadableTable)[],
  ): Promise<readonly (Table | UnreadableTable)[]> {
    const read = found.map((each) =>
      readOrNot(whole(each instanceof UnreadableTable ? Promise.reject(each) : Promise.resolve(each))),
    );
    return (await Promise.all(read)).filter((each) => each !== null);
  }

  const whole = async (read: Promise<Table | null>) => known(await read.catch(rebuilt));
  return {
    ...store,
    load: (id) => whole(store.load(id)),
    liveIn: (channelId) => whole(store.liveIn(channelId)),
    lastClosedIn: (channelId) => whole(store.lastClosedIn(channelId)),
    lastOverIn: (channelId) => whole(store.lastOverIn(channelId)),
    liveOfServer: async (guildId) => wholeOrNot(await store.liveOfServer(guildId)),
    liveOfPerson: async (userId) => wholeOrNot(await store.liveOfPerson(userId)),
  };
}

/** The commit that makes the table whole; null where replaying the log does not lead to the stored state. */
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
    errands:
      isAllThere || !isLive(table) || table.isSuspended
        ? []
        : [noticeErrand({ key: 'table.rebuilt' }, null, now), ...goingOn(entry, whole, null, now)],
    keepsSeats: true,
    ...(broken.includes('shown') ? { forgetsShown: true } : {}),
    cause: `rebuild:${table.id}:${version}`,
  };
}

/** The state that replaying the log gives; null where the current rules cannot replay it. */
function stateFrom(
  entry: GameEntry,
  table: Table,
  eras: readonly Era[],
  log: readonly LogLine[],
): Pick<Table, 'state'> | null {
  if (eras.length === 0) return { state: null };
  try {
    const replayed = latestEra(entry, table, eras, log)?.replayed;
    return replayed?.ok === true ? { state: replayed.moments.at(-1)?.state } : null;
  } catch {
    // The rules refuse bad answers without throwing, so options, box or log are damaged as well.
    return null;
  }
}
