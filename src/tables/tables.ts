/** The verbs of a table, each one change: in its lane, read, decided, committed, and only then told. */
import { randomBytes } from 'node:crypto';
import type { Catalogue, GameEntry } from '../core/catalogue.ts';
import type { GameEvent } from '../core/game.ts';
import { seedFrom } from '../core/random.ts';
import type { Action, Request } from '../core/request.ts';
import { openLanes } from './lanes.ts';
import { beginGame, leaveSeats, mayAbort, type NewTable, openTable, takeSeat } from './lobby.ts';
import type { NewErrand } from './outbox.ts';
import { answer, answerByItself, boardErrand, standingRequest } from './play.ts';
import { type TableRefused, tableRefuses } from './refusal.ts';
import type { Commit, TableStore } from './store.ts';
import { type ChannelId, isLive, type LogLine, type Table, type TableId, type UserId } from './table.ts';

/** Who does something, and the interaction by which; one interaction is carried out once. */
export interface Doer {
  readonly userId: UserId;
  readonly cause: string;
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

export interface Tables {
  open(
    by: Doer,
    order: Omit<NewTable, 'id' | 'seed' | 'hostId'> & {
      readonly seed?: string;
      readonly role: string | null;
    },
  ): Promise<Done>;
  join(
    by: Doer,
    id: TableId,
    seat: { readonly role: string | null; readonly another: boolean },
  ): Promise<Done>;
  leave(by: Doer, id: TableId, role: string | null): Promise<Done>;
  start(by: Doer, id: TableId, first: string | null): Promise<Done>;
  abort(by: Doer & { readonly isModerator: boolean }, id: TableId): Promise<Done>;
  act(by: Doer, id: TableId, action: Action): Promise<Done>;
  /** Carries out an errand that answers for the table; a stale one is done with. */
  actByItself(id: TableId, requestKey: string, cause: string): Promise<Done>;
  standing(id: TableId): Promise<Standing | null>;
  standingIn(channelId: ChannelId): Promise<Standing | null>;
  log(id: TableId): Promise<readonly LogLine[]>;
  /** What could not be said at the table is tried again. */
  wake(id: TableId): Promise<void>;
}

export interface TablesNeeds {
  readonly store: TableStore;
  readonly catalogue: Catalogue;
  readonly now: () => Date;
  /** Called when there may be something to do. */
  readonly errandsWritten: () => void;
}

interface Change {
  readonly ok: true;
  readonly table: Table;
  readonly lines?: readonly LogLine[];
  readonly events?: readonly GameEvent[];
  readonly errands: readonly NewErrand[];
}

export function openTables({ store, catalogue, now, errandsWritten }: TablesNeeds): Tables {
  const lanes = openLanes();

  async function keep(change: Change, read: Table | null, cause: string): Promise<Done> {
    const table = { ...change.table, version: (read?.version ?? 0) + 1, changedAt: now() };
    const commit: Commit = { table, lines: change.lines ?? [], errands: change.errands, cause };
    const committed = await store.commit(commit);
    if (committed === 'conflict') return tableRefuses('busy');
    if (committed === 'channel-taken') return tableRefuses('channel-taken');
    // A repeated interaction was carried out when it came first: the doer sees what then came of it.
    if (committed === 'repeated') return { ok: true, table: read ?? table, events: [] };
    if (change.errands.length > 0) errandsWritten();
    return { ok: true, table, events: change.events ?? [] };
  }

  function change(
    id: TableId,
    cause: string,
    verb: (table: Table, entry: GameEntry) => Change | TableRefused,
  ): Promise<Done> {
    return lanes.run(id, async () => {
      const table = await store.load(id);
      const entry = table === null ? undefined : catalogue.get(table.gameId);
      if (table === null || entry === undefined) return tableRefuses('no-table');
      const decided = verb(table, entry);
      return decided.ok ? keep(decided, table, cause) : decided;
    });
  }

  function lobbyErrand(): readonly NewErrand[] {
    return [{ errand: { kind: 'lobby' }, dueAt: now() }];
  }

  function standingOf(table: Table | null): Standing | null {
    const entry = table === null ? undefined : catalogue.get(table.gameId);
    return table === null || entry === undefined
      ? null
      : { table, entry, request: standingRequest(entry, table) };
  }

  return {
    async open({ userId, cause }, { role, seed, ...order }) {
      const entry = catalogue.get(order.gameId);
      if (entry === undefined) return tableRefuses('no-such-game', { game: order.gameId });
      const table = { ...order, id: newTableId(), hostId: userId, seed: seedFrom(seed ?? newSeed()) };
      const opened = openTable(entry, table, now());
      if (!opened.ok) return opened;
      const seated = takeSeat(entry, opened.table, { role, userId }, { another: true });
      return seated.ok ? keep({ ...seated, errands: lobbyErrand() }, null, cause) : seated;
    },
    join: ({ userId, cause }, id, { role, another }) =>
      change(id, cause, (table, entry) => {
        const seated = takeSeat(entry, table, { role, userId }, { another });
        return seated.ok ? { ...seated, errands: lobbyErrand() } : seated;
      }),
    leave: ({ userId, cause }, id, role) =>
      change(id, cause, (table) => {
        const left = leaveSeats(table, userId, role);
        return left.ok ? { ...left, errands: lobbyErrand() } : left;
      }),
    start: ({ userId, cause }, id, first) =>
      change(id, cause, (table, entry) => {
        const begun = beginGame(entry, table, userId, first);
        if (!begun.ok) return begun;
        return { ...begun, errands: [...lobbyErrand(), boardErrand(begun.table, userId, now())] };
      }),
    abort: ({ userId, isModerator, cause }, id) =>
      change(id, cause, (table) => {
        if (!isLive(table)) return tableRefuses('not-playing');
        if (!mayAbort(table, userId, isModerator))
          return tableRefuses('only-host-or-moderator', { host: table.hostId });
        const shown = table.status === 'lobby' ? lobbyErrand() : [boardErrand(table, userId, now())];
        const notice = {
          errand: { kind: 'notice', saying: { key: 'table.aborted', with: { user: userId } } },
          dueAt: now(),
        } as const;
        return { ok: true, table: { ...table, status: 'aborted' }, errands: [...shown, notice] };
      }),
    act: ({ userId, cause }, id, action) =>
      change(id, cause, (table, entry) => answer(entry, table, userId, action, now())),
    actByItself: (id, requestKey, cause) =>
      change(id, cause, (table, entry) => answerByItself(entry, table, requestKey, now())),
    standing: async (id) => standingOf(await store.load(id)),
    standingIn: async (channelId) => standingOf(await store.liveIn(channelId)),
    log: (id) => store.log(id),
    wake: async (id) => {
      await store.wake(id);
      errandsWritten();
    },
  };
}

const ID_LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';

/** Ten letters that cannot be mistaken for one another. */
function newTableId(): TableId {
  return Array.from(randomBytes(10), (byte) => ID_LETTERS[byte % ID_LETTERS.length]).join('') as TableId;
}

/** Not to be guessed from anything people see. */
function newSeed(): string {
  return randomBytes(16).toString('hex');
}
