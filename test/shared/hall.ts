/** Tables over a real database, and people who play at them. */

import type { Catalogue } from '../../src/core/catalogue.ts';
import { playersChance } from '../../src/core/playing.ts';
import { atRandom } from '../../src/core/policy.ts';
import { seedFrom } from '../../src/core/random.ts';
import { giverOf } from '../../src/core/requests/answer.ts';
import type { Action } from '../../src/core/requests/request.ts';
import type { DailyStore } from '../../src/daily/daily-store.ts';
import { CATALOGUE } from '../../src/games/index.ts';
import type { Backups } from '../../src/storage/storage.ts';
import type { AnswerOfComputer } from '../../src/tables/computers/answering.ts';
import type { Actor, Done, PrivilegedActor, Rescued } from '../../src/tables/model/change.ts';
import type { OutboxRow, ReminderState } from '../../src/tables/model/outbox.ts';
import type { Settings } from '../../src/tables/model/settings.ts';
import type { BoxShelf } from '../../src/tables/model/storage/box-shelf.ts';
import type { Statistics } from '../../src/tables/model/storage/statistics.ts';
import type { TableStore } from '../../src/tables/model/storage/store.ts';
import type { ChannelId, LogLine, Passing, Table, TableId, UserId } from '../../src/tables/model/table.ts';
import type { Damage } from '../../src/tables/recovery/rebuilding.ts';
import { type Departure, partingFrom, partingKey } from '../../src/tables/seats/departing.ts';
import { openTables, type Tables } from '../../src/tables/tables.ts';
import { latestEra } from '../../src/tables/turns/eras.ts';
import { putNewDatabase } from './stores/new-database.ts';
import { storageIn } from './stores/stores.ts';
import { NOON } from './stores/tables.ts';

export const ANN = 'ann' as UserId;
export const BEN = 'ben' as UserId;
export const CAT = 'cat' as UserId;
const CHANNEL = 'channel' as ChannelId;

export interface TestTables {
  readonly tables: Tables;
  /** Opens the same database with locks of its own, as a second program does. */
  readonly anotherProgram: () => Tables;
  readonly store: TableStore;
  readonly boxes: BoxShelf;
  readonly settings: Settings;
  readonly statistics: Statistics;
  readonly dailyStore: DailyStore;
  readonly backups: Backups;
  readonly close: () => Promise<void>;
  readonly now: () => Date;
  readonly turnsClock: (ms: number) => void;
  /** The tables that were found damaged, in the order in which they were found. */
  readonly damages: readonly Damage[];
  /** The number of times that a listener was notified about jobs. */
  readonly woken: () => number;
  /** Every job that is due by then, after it was claimed and finished. */
  readonly jobs: (by?: Date) => Promise<readonly OutboxRow[]>;
  /** The reminder state of a table with those changes, as its wait timer would leave it. */
  readonly changesReminderState: (id: TableId, changes: Partial<ReminderState>) => Promise<void>;
  readonly actor: (userId: UserId) => Actor;
}

let causes = 0;

/**
 * Opens tables on a new database unless a file is named. Computers play as `askComputer` says, or like the quick player if
 * it's omitted; `failed` gets their failures.
 */
export async function openTestTables(
  file?: string,
  catalogue: Catalogue = CATALOGUE,
  askComputer?: AnswerOfComputer,
  failed: unknown[] = [],
): Promise<TestTables> {
  if (file !== undefined) await putNewDatabase(file);
  const { store, boxes, settings, statistics, people, daily, backups, close } = await storageIn(file);
  const damages: Damage[] = [];
  let woken = 0;
  let turned = 0;
  const now = () => new Date(NOON.getTime() + turned);
  const program = (): Tables =>
    openTables({
      store,
      boxes,
      settings,
      people,
      catalogue,
      now,
      jobsWritten: () => {
        woken += 1;
      },
      damaged: (damage) => damages.push(damage),
      computerFailed: (_id, error) => failed.push(error),
      ...(askComputer === undefined ? {} : { askComputer }),
    });
  return {
    tables: program(),
    anotherProgram: program,
    store,
    boxes,
    settings,
    statistics,
    dailyStore: daily,
    backups,
    close,
    now,
    turnsClock: (ms) => {
      turned += ms;
    },
    damages,
    woken: () => woken,
    async jobs(by = now()) {
      const rows: OutboxRow[] = [];
      for (;;) {
        const claimed = await store.claimDue(by, 8);
        if (claimed.length === 0) return rows;
        for (const row of claimed) await store.finish(row);
        rows.push(...claimed);
      }
    },
    async changesReminderState(id, changes) {
      const far = new Date(now().getTime() + 4 * 60 * 60_000);
      for (const row of await store.claimDue(far, 8)) {
        const { job } = row;
        if (row.tableId !== id || job.kind !== 'watch') {
          await store.finish(row);
          continue;
        }
        const watch = { ...job.watch, ...changes };
        await store.finish(row, { shown: null, jobs: [{ job: { ...job, watch }, dueAt: far }] });
      }
    },
    actor: (userId) => {
      causes += 1;
      return { userId, guildId: null, cause: `interaction ${causes}` };
    },
  };
}

interface Order {
  readonly gameId?: string;
  readonly role?: string | null;
  readonly seed?: string;
  readonly passing?: Passing;
  readonly channel?: ChannelId;
  readonly options?: { readonly [option: string]: unknown };
  readonly isCasual?: boolean;
}

export function order({
  gameId = 'yggdrasil',
  role = null,
  seed = 'friday',
  passing = 'after-a-minute',
  channel,
  options,
  isCasual = false,
}: Order = {}) {
  return {
    gameId,
    options: options ?? {},
    passing,
    isCasual,
    overdueAfter: 48,
    language: 'en' as const,
    place: { guildId: 'guild', channelId: channel ?? CHANNEL },
    role,
    // Seeds such as "story 76" were chosen for the alea generator, so the seed includes its name.
    seed: seedFrom(seed),
  };
}

export function privilegedActor({ actor }: TestTables, userId: UserId, isModerator = false): PrivilegedActor {
  return { ...actor(userId), isModerator };
}

/** Takes a free seat in the lobby, whatever its role. A solo game has none. */
export async function takesFreeSeat(
  { tables, actor }: Pick<TestTables, 'tables' | 'actor'>,
  userId: UserId,
  id: TableId,
): Promise<Table> {
  const loaded = await tables.loaded(id);
  if (loaded === null) throw new Error('there is no table');
  const { entry, table } = loaded;
  if (entry.game.seats.max === 1) return table;
  return agreed(await tables.join(actor(userId), id, { role: null, another: true }));
}

/** The key of the open request, with which a moderator confirms that a person's turn is skipped. */
export async function keyOfRequest({ tables }: Pick<TestTables, 'tables'>, id: TableId): Promise<string> {
  const loaded = await tables.loaded(id);
  if (loaded?.request == null) throw new Error(`table ${id} asks nothing`);
  return loaded.request.key;
}

export function agreed(done: Done | Rescued): Table {
  if (!done.ok || 'rescued' in done) throw new Error(JSON.stringify(done));
  return done.table;
}

export function refusalFor(done: Done | Rescued): string | null {
  return done.ok ? null : done.refusal.code;
}

/** Leaves the table, by default with all of the player's seats, and confirms the question. */
export async function leaves(
  { tables, actor, now }: TestTables,
  userId: UserId,
  id: TableId,
  departure: Departure = { leaves: 'table' },
): Promise<Done> {
  const loaded = await tables.loaded(id);
  const parting = loaded === null ? null : partingFrom(loaded.entry, loaded.table, userId, departure, now());
  return tables.leave(actor(userId), id, departure, parting === null ? null : partingKey(parting));
}

/** The choices of the answers in a log, including undone ones. */
export function choicesIn(log: readonly LogLine[]): readonly string[] {
  return log.flatMap((line) => ('action' in line ? [line.action.choice] : []));
}

/** Answers like a sensible player, until nothing is asked any more or the limit is reached. */
export async function playsOn(hall: TestTables, id: TableId, most = Number.POSITIVE_INFINITY): Promise<void> {
  const pick = playersChance('the players');
  for (let answers = 0; answers < most; answers += 1) {
    const loaded = await hall.tables.loaded(id);
    if (loaded === null || loaded.request === null) return;
    const { table, entry, request } = loaded;
    const view = entry.game.observe(table.state, request.seats[0]);
    const { sensible = atRandom } = entry.policies;
    // The sensible player belongs to the game, so it gets the question with the game's own key, not the table's.
    const [asked = request] = entry.game.requests(table.state);
    const action = { ...sensible.answer(asked, view, pick), request: request.key };
    const seat = table.seats[giverOf(request, action)];
    agreed(
      seat?.computer === undefined
        ? await hall.tables.act(hall.actor(seat?.userId ?? ANN), id, action)
        : await hall.tables.playComputer(id, request.key, hall.actor(ANN).cause),
    );
  }
}

/** Ann as Thor and Ben as Odin, the first question asked of Ann. */
export function started(hall: TestTables, changes: Order = {}): Promise<Table> {
  return startedWith(hall, changes, [[BEN, 'odin']]);
}

/** A started game of three: Ann as Thor, Ben as Odin, Cat as Tyr. */
export function startedByThree(hall: TestTables, changes: Order = {}): Promise<Table> {
  return startedWith(hall, changes, [
    [BEN, 'odin'],
    [CAT, 'tyr'],
  ]);
}

async function startedWith(
  { tables, actor }: TestTables,
  changes: Order,
  others: readonly (readonly [UserId, string])[],
): Promise<Table> {
  const { id } = agreed(await tables.open(actor(ANN), order({ role: 'thor', seed: 'story 76', ...changes })));
  for (const [userId, role] of others) agreed(await tables.join(actor(userId), id, { role, another: true }));
  return agreed(await tables.start(actor(ANN), id, null));
}

/** Ann answers; a refusal is a mistake in the test. */
export async function answers(hall: TestTables, id: TableId, choice: string, values = {}): Promise<Table> {
  return agreed(await hall.tables.act(hall.actor(ANN), id, await actionFor(hall.tables, id, choice, values)));
}

/** The state to which the log leads, with every undo and redo. */
export async function stateByLog({ tables }: TestTables, id: TableId): Promise<unknown> {
  const loaded = await tables.loaded(id);
  if (loaded === null) throw new Error('there is no table');
  const era = latestEra(loaded.entry, loaded.table, await tables.eras(id), await tables.log(id));
  if (era?.replayed.ok !== true) throw new Error(`the log cannot be replayed: ${JSON.stringify(era)}`);
  return era.replayed.moments.at(-1)?.state;
}

export async function actionFor(tables: Tables, id: TableId, choice: string, values = {}): Promise<Action> {
  const loaded = await tables.loaded(id);
  return { request: loaded?.request?.key ?? '', choice, values };
}
