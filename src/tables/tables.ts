/** The verbs of a table, each one change: in its lane, read, decided, committed, and only then told. */
import { randomBytes } from 'node:crypto';
import type { Catalogue, GameEntry } from '../core/catalogue.ts';
import type { GameEvent } from '../core/game.ts';
import type { Json } from '../core/json.ts';
import { seedFrom } from '../core/random.ts';
import type { Action, Request } from '../core/request.ts';
import { adopt } from './adoption.ts';
import type { BoxShelf } from './box-shelf.ts';
import { latestEra } from './eras.ts';
import { openLanes } from './lanes.ts';
import { beginGame, leaveSeats, mayRule, type NewTable, openTable, takeSeat } from './lobby.ts';
import type { NewErrand } from './outbox.ts';
import { pause, resume } from './pausing.ts';
import {
  answer,
  answerByItself,
  boardErrand,
  hasOurRules,
  isReadOnly,
  otherRules,
  standingRequest,
  waitErrand,
} from './play.ts';
import { type TableRefused, tableRefuses } from './refusal.ts';
import type { Commit, TableStore } from './store.ts';
import {
  type ChannelId,
  type Era,
  isLive,
  type LogLine,
  type Place,
  type Table,
  type TableId,
  type UserId,
} from './table.ts';
import { takeBack } from './take-back.ts';

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

type Order = Omit<NewTable, 'id' | 'seed' | 'hostId'> & {
  /** Chance picks one where it is left out. */
  readonly seed?: string;
  /** What the host plays as; null where chance shall pick it. */
  readonly role: string | null;
};

export interface Tables {
  open(by: Doer, order: Order): Promise<Done>;
  /** A lobby in that place for the game of a table that is over: with its options, and with its seed. */
  openAgain(by: Doer, id: TableId, place: Place): Promise<Done>;
  join(
    by: Doer,
    id: TableId,
    seat: { readonly role: string | null; readonly another: boolean },
  ): Promise<Done>;
  leave(by: Doer, id: TableId, role: string | null): Promise<Done>;
  start(by: Doer, id: TableId, first: string | null): Promise<Done>;
  abort(by: Doer & { readonly isModerator: boolean }, id: TableId): Promise<Done>;
  /** Stops the game for a while, and goes on with it. */
  pause(by: Doer & { readonly isModerator: boolean }, id: TableId): Promise<Done>;
  resume(by: Doer & { readonly isModerator: boolean }, id: TableId): Promise<Done>;
  act(by: Doer, id: TableId, action: Action): Promise<Done>;
  /**
   * The last answer of the standing turn, by whoever gave it, and only while `asked` is asked where that is given;
   * `events` are those that are undone.
   */
  takeBack(by: Doer, id: TableId, asked?: string): Promise<Done>;
  /** Carries out an errand that answers for the table; a stale one is done with. */
  actByItself(id: TableId, requestKey: string, cause: string): Promise<Done>;
  standing(id: TableId): Promise<Standing | null>;
  standingIn(channelId: ChannelId): Promise<Standing | null>;
  /** The game that is played in that channel; where none is, the one that ended there last. */
  begunIn(channelId: ChannelId): Promise<Standing | null>;
  /** Live tables that were begun with other rules than their game has now. */
  withOtherRules(): Promise<readonly TableId[]>;
  /** Such a table goes on with the rules of today, if they can take it over; it is told so once. */
  adopt(id: TableId): Promise<Done>;
  log(id: TableId): Promise<readonly LogLine[]>;
  eras(id: TableId): Promise<readonly Era[]>;
  /** What could not be said at the table is tried again. */
  wake(id: TableId): Promise<void>;
}

export interface TablesNeeds {
  readonly store: TableStore;
  readonly boxes: BoxShelf;
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
  readonly era?: Era | null;
}

export function openTables({ store, boxes, catalogue, now, errandsWritten }: TablesNeeds): Tables {
  const lanes = openLanes();

  async function keep(change: Change, read: Table | null, cause: string): Promise<Done> {
    const table = { ...change.table, version: (read?.version ?? 0) + 1, changedAt: now() };
    const { lines = [], errands, era = null } = change;
    const commit: Commit = { table, lines, errands, ...(era === null ? {} : { era }), cause };
    const committed = await store.commit(commit);
    if (committed === 'conflict') return tableRefuses('busy');
    if (committed === 'channel-taken') return tableRefuses('channel-taken');
    // A repeated interaction was carried out when it came first: the doer sees what then came of it.
    if (committed === 'repeated') return { ok: true, table: read ?? table, events: [] };
    if (errands.length > 0) errandsWritten();
    return { ok: true, table, events: change.events ?? [] };
  }

  type Verb = (table: Table, entry: GameEntry) => Change | TableRefused;

  function inLane(id: TableId, task: (table: Table, entry: GameEntry) => Promise<Done>): Promise<Done> {
    return lanes.run(id, async () => {
      const table = await store.load(id);
      const entry = table === null ? undefined : catalogue.get(table.gameId);
      return table === null || entry === undefined ? tableRefuses('no-table') : task(table, entry);
    });
  }

  /** What can be done at a table whatever its rules. */
  function change(id: TableId, cause: string, verb: Verb): Promise<Done> {
    return inLane(id, async (table, entry) => {
      const decided = verb(table, entry);
      return decided.ok ? keep(decided, table, cause) : decided;
    });
  }

  /** What needs the rules that the table was begun with. */
  function changeByRules(id: TableId, cause: string, verb: Verb): Promise<Done> {
    return change(id, cause, (table, entry) =>
      isReadOnly(entry, table) ? otherRules(entry, table) : verb(table, entry),
    );
  }

  async function corrections({ place, gameId }: Pick<Table, 'place' | 'gameId'>): Promise<Json | null> {
    return (await boxes.of(place.guildId, gameId))?.corrections ?? null;
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

  async function open({ userId, cause }: Doer, { role, seed, ...order }: Order): Promise<Done> {
    const entry = catalogue.get(order.gameId);
    if (entry === undefined) return tableRefuses('no-such-game', { game: order.gameId });
    const table = { ...order, id: newTableId(), hostId: userId, seed: seedFrom(seed ?? newSeed()) };
    const opened = openTable(entry, table, await corrections(table), now());
    if (!opened.ok) return opened;
    const seated = takeSeat(entry, opened.table, { role, userId }, { another: true });
    return seated.ok ? keep({ ...seated, errands: lobbyErrand() }, null, cause) : seated;
  }

  return {
    open,
    async openAgain(by, id, place) {
      const table = await store.load(id);
      if (table === null) return tableRefuses('no-table');
      if (isLive(table)) return tableRefuses('channel-taken');
      const { gameId, options, passing, language, seed } = table;
      return open(by, { gameId, options, passing, language, place, seed, role: null });
    },
    join: ({ userId, cause }, id, { role, another }) =>
      changeByRules(id, cause, (table, entry) => {
        const seated = takeSeat(entry, table, { role, userId }, { another });
        return seated.ok ? { ...seated, errands: lobbyErrand() } : seated;
      }),
    leave: ({ userId, cause }, id, role) =>
      changeByRules(id, cause, (table) => {
        const left = leaveSeats(table, userId, role);
        return left.ok ? { ...left, errands: lobbyErrand() } : left;
      }),
    start: ({ userId, cause }, id, first) =>
      changeByRules(id, cause, (table, entry) => {
        const begun = beginGame(entry, table, userId, first);
        if (!begun.ok) return begun;
        const request = standingRequest(entry, begun.table);
        return {
          ...begun,
          era: { rulesVersion: begun.table.rulesVersion, from: 0, state: null },
          errands: [
            ...lobbyErrand(),
            boardErrand(begun.table, { by: userId }, now()),
            ...waitErrand(begun.table, request, now()),
          ],
        };
      }),
    abort: ({ userId, isModerator, cause }, id) =>
      change(id, cause, (table) => {
        if (!isLive(table)) return tableRefuses('not-playing');
        if (!mayRule(table, userId, isModerator))
          return tableRefuses('only-host-or-moderator', { host: table.hostId });
        const shown = table.status === 'lobby' ? lobbyErrand() : [boardErrand(table, { by: userId }, now())];
        const notice = {
          errand: { kind: 'notice', saying: { key: 'table.aborted', with: { user: userId } } },
          dueAt: now(),
        } as const;
        return { ok: true, table: { ...table, status: 'aborted' }, errands: [...shown, notice] };
      }),
    pause: ({ userId, isModerator, cause }, id) =>
      change(id, cause, (table) =>
        mayRule(table, userId, isModerator)
          ? pause(table, userId, now())
          : tableRefuses('only-host-or-moderator', { host: table.hostId }),
      ),
    resume: ({ userId, isModerator, cause }, id) =>
      changeByRules(id, cause, (table, entry) =>
        mayRule(table, userId, isModerator)
          ? resume(entry, table, userId, now())
          : tableRefuses('only-host-or-moderator', { host: table.hostId }),
      ),
    act: ({ userId, cause }, id, action) =>
      changeByRules(id, cause, (table, entry) => answer(entry, table, userId, action, now())),
    takeBack: ({ userId, cause }, id, asked) =>
      inLane(id, async (table, entry) => {
        if (isReadOnly(entry, table)) return otherRules(entry, table);
        const request = standingRequest(entry, table);
        if (asked !== undefined && request?.key !== asked) return tableRefuses('stale');
        const [eras, log] = await Promise.all([store.eras(id), store.log(id)]);
        const era = latestEra(entry, table, eras, log);
        if (era === null) return tableRefuses('not-playing');
        const taken = takeBack(entry, table, era, userId, now());
        return taken.ok ? keep(taken, table, cause) : taken;
      }),
    actByItself: (id, requestKey, cause) =>
      changeByRules(id, cause, (table, entry) => answerByItself(entry, table, requestKey, now())),
    async withOtherRules() {
      const games = [...catalogue.values()].map(({ game }) => game);
      const found = games.map(({ id, rulesVersion }) => store.liveWithOtherRules(id, rulesVersion));
      return (await Promise.all(found)).flat();
    },
    adopt: (id) =>
      inLane(id, async (table, entry) => {
        if (!isLive(table)) return tableRefuses('not-playing');
        if (hasOurRules(entry, table)) return { ok: true, table, events: [] };
        const adopted = adopt(entry, table, await corrections(table), now());
        return adopted.ok ? keep(adopted, table, `adopt:${id}:${entry.game.rulesVersion}`) : adopted;
      }),
    standing: async (id) => standingOf(await store.load(id)),
    standingIn: async (channelId) => standingOf(await store.liveIn(channelId)),
    begunIn: async (channelId) => {
      const live = await store.liveIn(channelId);
      return standingOf(live?.status === 'playing' ? live : await store.lastOverIn(channelId));
    },
    log: (id) => store.log(id),
    eras: (id) => store.eras(id),
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
