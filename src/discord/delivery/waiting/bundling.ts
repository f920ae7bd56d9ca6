/**
 * Bundles the reminders and pings for one person on a server: when something is due at one table, all other tables are checked
 * too. Reminders and later pings become one job. Notices have buttons, so they stay separate: the first one pings the person and
 * names the other tables, including those whose reminder is due. A reminder is held back if a notice is due within the hour.
 */
import { openKeyedMutex } from '../../../tables/commit/keyed-mutex.ts';
import type { CallJob, OutboxRow, ReminderState } from '../../../tables/model/outbox.ts';
import type { KeptCall, StoredWaitTimer } from '../../../tables/model/storage/store.ts';
import type { Table, TableId, UserId } from '../../../tables/model/table.ts';
import { pendingUsers } from '../../../tables/turns/current-request.ts';
import type { LoadedTable } from '../../../tables/turns/loaded-table.ts';
import {
  type Bundled,
  bundled,
  calledLater,
  calledOnly,
  calledSoon,
  type DueNotice,
  remindedTable,
  together,
  wasNamedAt,
  withRemindersOf,
} from '../../../tables/waiting/bundling.ts';
import { isUpToDate, notReminded } from '../../../tables/waiting/reminder-state.ts';
import { checkTimer, type Due, type TimerCheck, type Waiting } from '../../../tables/waiting/wait-timer.ts';
import type { BotContext } from '../../bot.ts';
import { waitingAt } from './waiting.ts';

export interface Decided extends Omit<TimerCheck, 'due'> {
  /** The reminder state before this check, as currently stored. */
  readonly found: ReminderState;
  /** Anything due besides a reminder. A notice doesn't ping people who were sent to this table by another table's message. */
  readonly due: Exclude<Due, { readonly kind: 'reminder' }> | null;
  /** The other tables that the notice names. */
  readonly also: readonly AlsoDue[];
  /** The people whose reminder the notice includes. */
  readonly carried: readonly Bundled[];
}

/** Another table that is waiting for some of the pinged people. */
export interface AlsoDue {
  readonly loaded: LoadedTable;
  readonly call: readonly UserId[];
}

/** A notice that pinged people. It is remembered here until the wait timer of its table has recorded it. */
interface Notified {
  readonly tableId: TableId;
  readonly call: readonly UserId[];
  readonly at: Date;
}

/** A notice's ping counts for the other tables during this time. The due times of bundled tables are always closer together. */
const PING_COUNTS_MS = 2 * 60 * 60_000;

/** A reminder that waits for another table's notice is checked again after this time. */
const HELD_BACK_MS = 10 * 60_000;

export interface Bundling {
  /**
   * Writes a job for the people this table has to remind, unless another table has already reminded them. For a notice, decides
   * who is pinged, and which other tables it names.
   */
  decide(row: OutboxRow, waiting: Waiting, found: ReminderState): Promise<Decided>;
  /** Writes a job for a person the board did not ping, unless another table has pinged them in the meantime. */
  callLater(row: OutboxRow, waiting: Waiting, job: CallJob): Promise<void>;
  /** If Discord rejects the notice, the tables whose reminder it included send their own. */
  takeBackCarried(row: OutboxRow, carried: readonly Bundled[]): Promise<void>;
  /** If Discord rejects the message, no one counts as reminded, and the next check tries again. */
  takeBack(row: OutboxRow, loaded: LoadedTable, people: readonly UserId[]): Promise<void>;
}

export function bundlingOf(bot: BotContext): Bundling {
  /** Serialises the decisions of one server: two tables that decide at the same time would both remind the same person. */
  const servers = openKeyedMutex();

  async function remindersElsewhere(
    waiting: Waiting,
    call: readonly UserId[],
    timers: ReadonlyMap<TableId, StoredWaitTimer>,
  ): Promise<readonly Bundled[]> {
    const others = await othersAsking(waiting, call, timers);
    return others.flatMap((other) => bundled(other, call, bot.now()) ?? []);
  }

  /** The due pings for these people, including this table's own, which the bundled message also replaces. */
  async function callsElsewhere({ table }: Waiting, call: readonly UserId[]): Promise<readonly KeptCall[]> {
    const { guildId } = table.place;
    const calls = call.map((userId) => bot.store.callsTo(userId, guildId, bot.now()));
    return (await Promise.all(calls)).flat();
  }

  async function othersAsking(
    { table }: Waiting,
    call: readonly UserId[],
    timers: ReadonlyMap<TableId, StoredWaitTimer>,
  ) {
    const loadedTables = await bot.tables.liveOfServer(table.place.guildId);
    const asking = loadedTables.flatMap((loaded) => {
      const kept = timers.get(loaded.table.id);
      const isOther = loaded.table.id !== table.id;
      if (!isOther || kept === undefined || !isUpToDate(kept.state, loaded.table)) return [];
      return call.some((userId) => isPendingAt(loaded, userId)) ? [{ loaded, kept }] : [];
    });
    return Promise.all(
      asking.map(async ({ loaded, kept }) => ({ loaded, waiting: await waitingAt(bot, loaded), kept })),
    );
  }

  const lately = new Map<string, readonly Notified[]>();

  /** The people pinged by notices of other tables, and the times of these pings. */
  async function notifiedElsewhere(
    { id, place: { guildId } }: Table,
    loadedTables: readonly LoadedTable[],
    timers: ReadonlyMap<TableId, StoredWaitTimer>,
  ): Promise<readonly Notified[]> {
    const kept = loadedTables.flatMap((loaded) => {
      const state = timers.get(loaded.table.id)?.state;
      if (state === undefined || !isUpToDate(state, loaded.table)) return [];
      return state.reminded
        .filter(({ to }) => !isPendingAt(loaded, to))
        .map(({ to, at }) => ({ tableId: loaded.table.id, call: [to], at: new Date(at) }));
    });
    const since = bot.now().getTime() - PING_COUNTS_MS;
    return [...kept, ...(lately.get(guildId) ?? [])].filter(
      ({ tableId, at }) => tableId !== id && at.getTime() > since,
    );
  }

  async function bundleNotice(
    row: OutboxRow,
    waiting: Waiting,
    {
      checked,
      due,
      state,
    }: { readonly checked: TimerCheck; readonly due: DueNotice; readonly state: ReminderState },
    timers: ReadonlyMap<TableId, StoredWaitTimer>,
  ): Promise<Decided> {
    const { table } = waiting;
    const { guildId } = table.place;
    const now = bot.now();
    const loadedTables = await bot.tables.liveOfServer(guildId);
    const notified = await notifiedElsewhere(table, loadedTables, timers);
    const own = { waiting, kept: { rowId: row.id, state, isInHand: true } };
    const isNamed = (userId: UserId) =>
      notified.some(({ call, at }) => call.includes(userId) && wasNamedAt(own, userId, at, now));
    const call = due.call.filter((userId) => !isNamed(userId));
    const others = loadedTables.filter((loaded) => loaded.table.id !== table.id && isOneOf(loaded, call));
    const also = await Promise.all(
      others.map(async (loaded): Promise<AlsoDue> => {
        const kept = timers.get(loaded.table.id);
        if (kept === undefined || !isUpToDate(kept.state, loaded.table)) return { loaded, call: [] };
        return { loaded, call: calledSoon({ waiting: await waitingAt(bot, loaded), kept }, call, now) };
      }),
    );
    const named = also.filter((one) => one.call.length > 0);
    const asking = await othersAsking(waiting, call, timers);
    const reminded = asking.flatMap((other) => {
      const isNamedAlready = named.some(({ loaded }) => loaded.table.id === other.waiting.table.id);
      const one = isNamedAlready ? null : bundled(other, call, now);
      return one === null ? [] : [{ one, loaded: other.loaded }];
    });
    const carried = reminded.map(({ one }) => one);
    if (carried.length > 0)
      await bot.store.updateWaitTimers(row.tableId, {
        timers: carried.map(({ kept }) => kept),
        jobs: [],
      });
    const since = now.getTime() - PING_COUNTS_MS;
    const recent = (lately.get(guildId) ?? []).filter(({ at }) => at.getTime() > since);
    lately.set(guildId, [...recent, { tableId: table.id, call, at: now }]);
    return {
      ...checked,
      state: due.kind === 'vacant' ? checked.state : calledOnly(checked.state, state, call),
      due: { ...due, call },
      found: state,
      also: [...named, ...reminded.map(({ one, loaded }) => ({ loaded, call: one.table.call }))],
      carried,
    };
  }

  /** People in `call` who get a ping from another table's notice within the hour. */
  async function calledByNotices(
    { table }: Waiting,
    call: readonly UserId[],
    timers: ReadonlyMap<TableId, StoredWaitTimer>,
  ): Promise<readonly UserId[]> {
    const loadedTables = await bot.tables.liveOfServer(table.place.guildId);
    const others = loadedTables.filter((loaded) => loaded.table.id !== table.id && isOneOf(loaded, call));
    const found = await Promise.all(
      others.map(async (loaded) => {
        const kept = timers.get(loaded.table.id);
        if (kept === undefined || !isUpToDate(kept.state, loaded.table)) return [];
        return calledLater({ waiting: await waitingAt(bot, loaded), kept }, call, bot.now());
      }),
    );
    return found.flat();
  }

  return {
    decide: (row, waiting, found) =>
      servers.run(waiting.table.place.guildId, async () => {
        const timers = await bot.store.waitTimersOfServer(waiting.table.place.guildId);
        const kept = timers.get(row.tableId);
        const now = bot.now();
        const state = kept?.rowId === row.id ? withRemindersOf(found, kept.state) : found;
        const checked = checkTimer(waiting, state, now);
        const { due } = checked;
        if (due === null || due.kind === 'closing')
          return { ...checked, due, found: state, also: [], carried: [] };
        if (due.kind !== 'reminder') return bundleNotice(row, waiting, { checked, due, state }, timers);
        const elsewhere = await calledByNotices(waiting, due.call, timers);
        const call = due.call.filter((userId) => !elsewhere.includes(userId));
        if (call.length === 0) {
          const next = new Date(now.getTime() + HELD_BACK_MS);
          return { state, due: null, next, found: state, also: [], carried: [] };
        }
        const after = {
          ...checked.state,
          reminded: checked.state.reminded.filter(({ to }) => !elsewhere.includes(to)),
        };
        const first = { ...remindedTable(waiting), call };
        const others = await remindersElsewhere(waiting, call, timers);
        const calls = await callsElsewhere(waiting, call);
        await bot.store.updateWaitTimers(row.tableId, {
          jobs: [{ job: { kind: 'reminder', tables: together(first, calls, others) }, dueAt: now }],
          timers: [{ rowId: row.id, state: after }, ...others.map((other) => other.kept)],
          done: calls.map(({ rowId }) => rowId),
        });
        return { ...checked, state: after, due: null, found: after, also: [], carried: [] };
      }),

    callLater: (row, waiting, { to, turn, logged }) =>
      servers.run(waiting.table.place.guildId, async () => {
        const call = [to];
        const calls = await callsElsewhere(waiting, call);
        if (calls.every(({ rowId }) => rowId !== row.id)) return;
        const first = { tableId: row.tableId, turn, logged, call, isCall: true } as const;
        const timers = await bot.store.waitTimersOfServer(waiting.table.place.guildId);
        const others = await remindersElsewhere(waiting, call, timers);
        const tables = together(first, calls, others);
        await bot.store.updateWaitTimers(row.tableId, {
          jobs: [{ job: { kind: 'reminder', tables }, dueAt: bot.now() }],
          timers: others.map((other) => other.kept),
          done: calls.map(({ rowId }) => rowId),
        });
      }),

    async takeBackCarried(row, carried) {
      if (carried.length === 0) return;
      const timers = carried.map(({ table, kept }) => ({
        ...kept,
        state: notReminded(kept.state, table.call),
      }));
      await bot.store.updateWaitTimers(row.tableId, { timers, jobs: [] });
    },

    takeBack(row, { table }, people) {
      const { guildId } = table.place;
      return servers.run(guildId, async () => {
        const kept = (await bot.store.waitTimersOfServer(guildId)).get(table.id);
        if (people.length === 0 || kept === undefined || !isUpToDate(kept.state, table)) return;
        const timers = [{ rowId: kept.rowId, state: notReminded(kept.state, people) }];
        await bot.store.updateWaitTimers(row.tableId, { timers, jobs: [] });
      });
    },
  };
}

/** Whether one of the people hosts the table or has a seat there. */
function isOneOf({ table: { hostId, seats } }: LoadedTable, people: readonly UserId[]): boolean {
  return people.some((userId) => userId === hostId || seats.some((seat) => seat.userId === userId));
}

function isPendingAt({ table, request }: LoadedTable, userId: UserId): boolean {
  return request !== null && pendingUsers(table, request).includes(userId);
}
