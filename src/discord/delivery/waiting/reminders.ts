/** Bundles reminders and later calls into one message for each person and server, posted at the table that is due first. */

import { openKeyedMutex } from '../../../tables/commit/keyed-mutex.ts';
import type {
  CallErrand,
  NewErrand,
  OutboxRow,
  RemindedTable,
  ReminderErrand,
  ReminderState,
} from '../../../tables/model/outbox.ts';
import type { KeptCall, Posted, StoredWaitTimer } from '../../../tables/model/storage/store.ts';
import { UnreadableTable } from '../../../tables/model/storage/unreadable.ts';
import type { TableId, UserId } from '../../../tables/model/table.ts';
import { askedUsers } from '../../../tables/turns/current-request.ts';
import type { LoadedTable } from '../../../tables/turns/loaded-table.ts';
import { type Bundled, bundled, remindedTable } from '../../../tables/waiting/bundling.ts';
import { awakeAt } from '../../../tables/waiting/calling.ts';
import {
  type Due,
  isUpToDate,
  type Look,
  lookAt,
  notReminded,
  type Waiting,
} from '../../../tables/waiting/wait-timer.ts';
import { type BotContext, withLanguage } from '../../bot.ts';
import { type Elsewhere, reminderMessage } from '../../messages/notices/reminder-message.ts';
import { messageLink } from '../../messages/pieces/parts.ts';
import type { Channels } from '../channels/channels.ts';
import { deliveryErrorIn, isRefusedForGood } from '../channels/delivery-errors.ts';
import { opensSeatsOfGone } from '../channels/membership.ts';
import { postingOf } from '../channels/posting.ts';
import { askedPeople } from './asked-people.ts';
import { directsTo } from './directs.ts';
import { isStillAsked } from './still-asked.ts';
import { waitingAt } from './waiting.ts';

export interface Decided extends Omit<Look, 'due'> {
  /** The reminder state before that look, as the store has it by now. */
  readonly found: ReminderState;
  /** Anything else that is due. */
  readonly due: Exclude<Due, { readonly kind: 'reminder' }> | null;
}

export interface Reminders {
  /** Writes an errand for the people whom the table has to remind, unless another table has reminded them meanwhile. */
  decide(row: OutboxRow, waiting: Waiting, found: ReminderState): Promise<Decided>;
  /** Writes an errand for a person whom the board did not call, unless another table has called them meanwhile. */
  callLater(row: OutboxRow, waiting: Waiting, errand: CallErrand): Promise<void>;
  say(row: OutboxRow, errand: ReminderErrand): Promise<Posted | undefined>;
}

export function remindersOf(bot: BotContext, channels: Channels): Reminders {
  const { post } = postingOf(bot, channels);
  /** Serialises the decisions of one server: two tables that decide at once would both remind the same person. */
  const servers = openKeyedMutex();

  async function remindersElsewhere(
    waiting: Waiting,
    call: readonly UserId[],
    timers: ReadonlyMap<TableId, StoredWaitTimer>,
  ): Promise<readonly Bundled[]> {
    const others = await othersAsking(waiting, call, timers);
    return others.flatMap((other) => bundled(other, call, bot.now()) ?? []);
  }

  /** Includes the calls of this table: the bundled message takes their place too. */
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
      return call.some((userId) => isAskedAt(loaded, userId)) ? [{ loaded, kept }] : [];
    });
    return Promise.all(
      asking.map(async ({ loaded, kept }) => ({ waiting: await waitingAt(bot, loaded), kept })),
    );
  }

  /** Passes the people whom this table could not remind on to the next of the tables that name them. */
  function passingOn({ tables }: ReminderErrand, people: readonly UserId[]): Posted | undefined {
    const others = tables.slice(1);
    const errands = people.flatMap((userId) => {
      const theirs = others.flatMap((table) =>
        table.call.includes(userId) ? [{ ...table, call: [userId] }] : [],
      );
      const errand = { kind: 'reminder', tables: theirs } as const;
      return theirs.length === 0 ? [] : [{ errand, dueAt: bot.now() }];
    });
    return errands.length === 0 ? undefined : { shown: null, errands };
  }

  /** Null also where the table cannot be read, so that the other tables still get their reminder. */
  async function loadedAt({ tableId }: RemindedTable): Promise<LoadedTable | null> {
    try {
      return await bot.tables.loaded(tableId);
    } catch (error) {
      if (!(error instanceof UnreadableTable)) throw error;
      return null;
    }
  }

  /** Where the message cannot be sent now, nobody was reminded: the next look tries again. */
  function takeBack(row: OutboxRow, { table }: LoadedTable, people: readonly UserId[]): Promise<void> {
    const { guildId } = table.place;
    return servers.run(guildId, async () => {
      const kept = (await bot.store.waitTimersOfServer(guildId)).get(table.id);
      if (people.length === 0 || kept === undefined || !isUpToDate(kept.state, table)) return;
      const timers = [{ rowId: kept.rowId, state: notReminded(kept.state, people) }];
      await bot.store.updateWaitTimers(row.tableId, { timers, errands: [] });
    });
  }

  async function isToBeReminded(loaded: LoadedTable, asked: RemindedTable, userId: UserId): Promise<boolean> {
    if (!(await isStillAsked(bot, loaded, asked, userId))) return false;
    const now = bot.now();
    return awakeAt(await bot.settings.ofPerson(userId), now) <= now;
  }

  async function callAt(asked: RemindedTable, loaded: LoadedTable | null): Promise<readonly UserId[]> {
    if (loaded === null) return [];
    const isWaited = await Promise.all(asked.call.map((userId) => isToBeReminded(loaded, asked, userId)));
    return asked.call.filter((_, at) => isWaited[at]);
  }

  async function elsewhere(
    tables: readonly RemindedTable[],
    call: readonly UserId[],
  ): Promise<readonly Elsewhere[]> {
    const found = await Promise.all(
      tables.map(async (asked) => {
        const loaded = await loadedAt(asked);
        const theirs = (await callAt(asked, loaded)).filter((userId) => call.includes(userId));
        if (loaded === null || theirs.length === 0) return [];
        return [{ loaded, call: theirs, boardLink: await boardLinkOf(loaded) }];
      }),
    );
    return found.flat();
  }

  async function directsOf(
    loaded: LoadedTable,
    call: readonly UserId[],
    also: readonly Elsewhere[],
  ): Promise<readonly NewErrand[]> {
    const shown = await bot.store.shownOn(loaded.table.id);
    const asked = await askedPeople(bot, loaded.table, loaded.request);
    const called = asked.filter(({ userId }) => call.includes(userId));
    return shown === null ? [] : directsTo(called, loaded, shown, bot.now(), also);
  }

  async function boardLinkOf({ table }: LoadedTable): Promise<string | null> {
    const shown = await bot.store.shownOn(table.id);
    return shown === null ? null : messageLink(table.place.guildId, shown);
  }

  return {
    decide: (row, waiting, found) =>
      servers.run(waiting.table.place.guildId, async () => {
        const timers = await bot.store.waitTimersOfServer(waiting.table.place.guildId);
        const kept = timers.get(row.tableId);
        const now = bot.now();
        const state = kept?.rowId === row.id ? withRemindersOf(found, kept.state) : found;
        const look = lookAt(waiting, state, now);
        if (look.due?.kind !== 'reminder') return { ...look, due: look.due, found: state };
        const { call } = look.due;
        const first = { ...remindedTable(waiting), call };
        const others = await remindersElsewhere(waiting, call, timers);
        const calls = await callsElsewhere(waiting, call);
        await bot.store.updateWaitTimers(row.tableId, {
          errands: [{ errand: { kind: 'reminder', tables: together(first, calls, others) }, dueAt: now }],
          timers: [{ rowId: row.id, state: look.state }, ...others.map((other) => other.kept)],
          done: calls.map(({ rowId }) => rowId),
        });
        return { ...look, due: null, found: look.state };
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
          errands: [{ errand: { kind: 'reminder', tables }, dueAt: bot.now() }],
          timers: others.map((other) => other.kept),
          done: calls.map(({ rowId }) => rowId),
        });
      }),

    /**
     * Posts the reminder at the first table. The people whom it cannot reach there are told at the next one, since
     * every table in the list counts on this message.
     */
    async say(row, errand) {
      const [first, ...others] = errand.tables;
      if (first === undefined) return undefined;
      const loaded = await loadedAt(first);
      const call = await callAt(first, loaded);
      // An earlier attempt may have told them all.
      const missed = row.attempts === 0 ? first.call.filter((userId) => !call.includes(userId)) : [];
      if (loaded === null || call.length === 0) return passingOn(errand, missed);
      const { table } = loaded;
      if (await opensSeatsOfGone(bot, channels, row, table, call, { by: null }))
        return passingOn(errand, first.call);
      const { translate } = withLanguage(bot, table.language);
      const boardLink = await boardLinkOf(loaded);
      const also = await elsewhere(others, call);
      const said = { kind: first.isCall === true ? 'call' : 'reminder', call } as const;
      const message = reminderMessage(loaded, said, { boardLink, elsewhere: also }, translate);
      try {
        await post(row, table.place.channelId, message);
      } catch (error) {
        if (isRefusedForGood(error))
          bot.log.error({ table: table.id, error }, 'Discord refuses a reminder for good: it is left out');
        else if (deliveryErrorIn(error) === null) throw error;
        else if (first.isCall !== true) await takeBack(row, loaded, namedOnlyIn(first, others));
        return passingOn(errand, first.call);
      }
      const directs = await directsOf(
        loaded,
        call.filter((userId) => isCalled(errand, userId)),
        also,
      );
      const errands = [...(passingOn(errand, missed)?.errands ?? []), ...directs];
      return { shown: null, errands };
    },
  };
}

/** The reminders that other tables recorded while this wait timer was claimed. */
function withRemindersOf(state: ReminderState, { reminders, reminded }: ReminderState): ReminderState {
  return { ...state, reminders, reminded };
}

/** Names each person once for each table. People who have acted meanwhile are left out when the message is sent. */
function together(
  first: RemindedTable,
  calls: readonly KeptCall[],
  others: readonly Bundled[],
): readonly RemindedTable[] {
  const called = calls.map(({ tableId, errand: { to, turn, logged } }) => ({
    tableId,
    turn,
    logged,
    call: [to],
    isCall: true as const,
  }));
  const reminded = others.map(({ table }) => ({
    ...table,
    call: table.call.filter(
      (to) => !called.some((one) => one.tableId === table.tableId && one.call.includes(to)),
    ),
  }));
  return [first, ...called.filter(({ tableId }) => tableId !== first.tableId), ...reminded];
}

/** Whether one of the tables calls the person, rather than only reminding them. */
function isCalled({ tables }: ReminderErrand, userId: UserId): boolean {
  return tables.some(({ isCall, call }) => isCall === true && call.includes(userId));
}

function namedOnlyIn({ call }: RemindedTable, others: readonly RemindedTable[]): readonly UserId[] {
  return call.filter((userId) => !others.some((other) => other.call.includes(userId)));
}

function isAskedAt({ table, request }: LoadedTable, userId: UserId): boolean {
  return request !== null && askedUsers(table, request).includes(userId);
}
