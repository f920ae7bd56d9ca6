/** One change of a table: in its lane, read, decided, committed, and only then told. */
import type { Catalogue, GameEntry } from '../core/catalogue.ts';
import type { GameEvent } from '../core/game.ts';
import type { Request } from '../core/request.ts';
import type { Lanes } from './lanes.ts';
import { settledErrand } from './notice-controls.ts';
import type { NewErrand } from './outbox.ts';
import { isReadOnly, otherRules, standingRequest } from './play.ts';
import { type TableRefused, tableRefuses } from './refusal.ts';
import { resultOf } from './results.ts';
import { playerOf } from './seating.ts';
import type { Commit, DueWatch, NewNote, TableStore } from './store.ts';
import type { ChannelId, Era, LogLine, Place, Table, TableId, UserId } from './table.ts';
import { type Remains, UnreadableTable } from './unreadable.ts';
import { watchErrand } from './watching.ts';

/** Who does something, and the interaction by which; one interaction is carried out once. */
export interface Doer {
  readonly userId: UserId;
  readonly cause: string;
}

/** Somebody of whom it matters whether they are a moderator. */
export interface Ruler extends Doer {
  readonly isModerator: boolean;
}

export type Done =
  | {
      readonly ok: true;
      readonly table: Table;
      /** What the game says happened by this. */
      readonly events: readonly GameEvent[];
    }
  | TableRefused;

/** What a table at this moment asks of a person. */
export interface Standing {
  readonly table: Table;
  readonly entry: GameEntry;
  /** Null in the lobby, when the game is over, and when it was begun with other rules. */
  readonly request: Request | null;
}

export interface Change {
  readonly ok: true;
  readonly table: Table;
  readonly lines?: readonly LogLine[];
  readonly events?: readonly GameEvent[];
  readonly errands: readonly NewErrand[];
  /** Kept with the log as what is said is, where the board says it. */
  readonly notes?: readonly NewNote[];
  readonly era?: Era | null;
  /** Where a table was opened, or opened again. */
  readonly openedIn?: ChannelId;
  /** The waiting time of those who are asked begins anew, though nobody moved. */
  readonly waitsAnew?: true;
  /** It is the same wait, since when the table says. */
  readonly keepsWait?: true;
  /** What the errand that watches the table knows from now on; it looks when this is due. */
  readonly watch?: DueWatch;
}

/** What became of a table that cannot be read. */
export interface Rescued {
  readonly ok: true;
  readonly rescued: Remains;
  /** Null: it is ended. */
  readonly place: Place | null;
}

export type Verb = (table: Table, entry: GameEntry) => Change | TableRefused;

export interface ChangingNeeds {
  readonly store: TableStore;
  readonly catalogue: Catalogue;
  readonly now: () => Date;
  /** Called when there may be something to do. */
  readonly errandsWritten: () => void;
  readonly lanes: Lanes;
}

export interface Changing {
  /** What can be done at a table whatever its rules. */
  change(id: TableId, cause: string, verb: Verb): Promise<Done>;
  /** What needs the rules that the table was begun with. */
  changeByRules(id: TableId, cause: string, verb: Verb): Promise<Done>;
  /** What has to look further than the table itself before it can be decided. */
  inLane<Answer>(
    id: TableId,
    task: (table: Table, entry: GameEntry) => Promise<Answer | TableRefused>,
  ): Promise<Answer | TableRefused>;
  /** What can be done even at a table that cannot be read: that one is ended, or gets another place, and nothing else. */
  changeOrRescue(
    id: TableId,
    cause: string,
    verb: Verb,
    otherwise: (remains: Remains) => Rescued | TableRefused,
  ): Promise<Done | Rescued>;
  /** Commits what was decided about a table as it was read; null for a new one. */
  keep(change: Change, read: Table | null, cause: string): Promise<Done>;
}

export function openChanging({ store, catalogue, now, errandsWritten, lanes }: ChangingNeeds): Changing {
  async function keep(change: Change, read: Table | null, cause: string): Promise<Done> {
    const changedAt = now();
    const changed = { ...change.table, version: (read?.version ?? 0) + 1, changedAt };
    const entry = catalogue.get(changed.gameId);
    const goesOnWaiting =
      change.keepsWait === true ||
      (change.waitsAnew !== true && read !== null && isSameWait(entry, read, changed));
    const table = goesOnWaiting ? changed : { ...changed, waitingSince: changedAt };
    const watch = goesOnWaiting ? [] : watchErrand(table);
    const { lines = [], notes = [], era = null } = change;
    const settled = read === null ? [] : settledErrand(entry, read, table, change.errands, goesOnWaiting);
    const errands = [...settled, ...change.errands, ...watch];
    const result = entry === undefined || read === null ? null : resultOf(entry, read, table, lines);
    const commit: Commit = {
      table,
      lines,
      errands,
      ...(notes.length === 0 ? {} : { notes }),
      ...(change.watch === undefined ? {} : { watch: change.watch }),
      ...(read !== null && areSameSeats(read, table) ? { keepsSeats: true } : {}),
      ...(era === null ? {} : { era }),
      ...(change.openedIn === undefined ? {} : { openedIn: change.openedIn }),
      ...(result === null ? {} : { result }),
      cause,
    };
    const committed = await store.commit(commit);
    if (committed === 'conflict') return tableRefuses('busy');
    if (committed === 'channel-taken') return tableRefuses('channel-taken');
    // A repeated interaction was carried out when it came first: the doer sees what then came of it.
    if (committed === 'repeated') return { ok: true, table: read ?? table, events: [] };
    if (errands.length > 0 || change.watch !== undefined) errandsWritten();
    return { ok: true, table, events: change.events ?? [] };
  }

  function inLane<Answer>(
    id: TableId,
    task: (table: Table, entry: GameEntry) => Promise<Answer | TableRefused>,
  ): Promise<Answer | TableRefused> {
    return lanes.run(id, async () => {
      const table = await store.load(id);
      const entry = table === null ? undefined : catalogue.get(table.gameId);
      return table === null || entry === undefined ? tableRefuses('no-table') : task(table, entry);
    });
  }

  function change(id: TableId, cause: string, verb: Verb): Promise<Done> {
    return inLane<Done>(id, async (table, entry) => {
      const decided = verb(table, entry);
      return decided.ok ? keep(decided, table, cause) : decided;
    });
  }

  async function rescue({ rescued: remains, place }: Rescued, cause: string): Promise<TableRefused | null> {
    const committed = await store.rescue({ remains, place, cause, changedAt: now() });
    if (committed === 'conflict') return tableRefuses('busy');
    return committed === 'channel-taken' ? tableRefuses('channel-taken') : null;
  }

  return {
    change,
    async changeOrRescue(id, cause, verb, otherwise) {
      try {
        return await change(id, cause, verb);
      } catch (error) {
        if (!(error instanceof UnreadableTable)) throw error;
        const decided = otherwise(error.remains);
        return decided.ok ? ((await rescue(decided, cause)) ?? decided) : decided;
      }
    },
    changeByRules: (id, cause, verb) =>
      change(id, cause, (table, entry) =>
        isReadOnly(entry, table) ? otherRules(entry, table) : verb(table, entry),
      ),
    inLane,
    keep,
  };
}

/** Nobody moved and nobody else is waited for, or the pause goes on: what was said about the waiting stays said. */
function isSameWait(entry: GameEntry | undefined, read: Table, changed: Table): boolean {
  return (
    read.status === 'playing' &&
    read.status === changed.status &&
    read.logged === changed.logged &&
    (read.pausedBy === null) === (changed.pausedBy === null) &&
    read.isSuspended === changed.isSuspended &&
    (read.pausedBy !== null || areSamePeopleAsked(entry, read, changed))
  );
}

function areSameSeats({ seats: before }: Table, { seats }: Table): boolean {
  return (
    before.length === seats.length &&
    seats.every(({ role, userId }, at) => before[at]?.role === role && before[at]?.userId === userId)
  );
}

/** Whoever comes to a seat while it is asked has their whole time; who sits elsewhere is no matter. */
function areSamePeopleAsked(entry: GameEntry | undefined, read: Table, changed: Table): boolean {
  const request = entry === undefined ? null : standingRequest(entry, read);
  return (
    request === null ||
    request.seats.every(
      (seat) => playerOf(read, seat, request.turn) === playerOf(changed, seat, request.turn),
    )
  );
}

/** What stands at a table; null where its game is not known. */
export function standingOf(catalogue: Catalogue, table: Table | null): Standing | null {
  const entry = table === null ? undefined : catalogue.get(table.gameId);
  return table === null || entry === undefined
    ? null
    : { table, entry, request: standingRequest(entry, table) };
}
