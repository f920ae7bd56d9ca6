/** Database files as the first release left them, with its games in them. */
import Database from 'better-sqlite3';
import type { Opening } from '../../../../src/core/game.ts';
import { type PlayedStep, playOut } from '../../../../src/core/playing.ts';
import { seedFrom } from '../../../../src/core/random.ts';
import type { GodName } from '../../../../src/games/yggdrasil/box/components.ts';
import { yggdrasil } from '../../../../src/games/yggdrasil/game.ts';
import { sensible } from '../../../../src/games/yggdrasil/players/sensible.ts';
import type { YggdrasilState } from '../../../../src/games/yggdrasil/state/state.ts';
import { logRowOf } from '../../../../src/storage/prisma/rows/log-rows.ts';
import { columnsOf, seatRowsOf } from '../../../../src/storage/prisma/rows/table-rows.ts';
import { ourMigrations } from '../../../../src/storage/sqlite/opening/database.ts';
import { migrate } from '../../../../src/storage/sqlite/opening/migrate.ts';
import type { ChannelId, LogLine, Table, TableId, UserId } from '../../../../src/tables/model/table.ts';
import { newFile } from '../../../shared/stores/stores.ts';
import { lobby } from '../../../shared/stores/tables.ts';

export const VERSION_1 = 'yggdrasil-1';

export interface OldTable {
  readonly table: Table;
  readonly lines: readonly LogLine[];
}

/** Only the data the first release wrote to a file, closed again. */
export function fileOfFirstRelease(tables: readonly OldTable[]): string {
  const file = newFile();
  const problem = migrate(file, ourMigrations().slice(0, 1), 0);
  if (problem !== null) throw new Error(problem.code);
  const database = new Database(file);
  for (const { table, lines } of tables) {
    const { dropped: told, events } = table.recentEvents;
    insert(database, 'GameTable', { ...columnsOf(table), taleJson: JSON.stringify({ told, events }) });
    for (const seat of seatRowsOf(table)) insert(database, 'SeatRow', seat);
    for (const line of lines) insert(database, 'LogRow', logRowOf(table.id, line));
  }
  database.close();
  return file;
}

/** Inserts a row with these columns into the table. */
function insert(database: Database.Database, table: string, row: Readonly<Record<string, unknown>>): void {
  const known = database
    .prepare<[string], string>('SELECT name FROM pragma_table_info(?)')
    .pluck()
    .all(table)
    .filter((name) => name in row);
  database
    .prepare(
      `INSERT INTO "${table}" (${known.map((name) => `"${name}"`).join(', ')})
       VALUES (${known.map(() => '?').join(', ')})`,
    )
    .run(known.map((name) => asPrismaStores(row[name])));
}

function asPrismaStores(value: unknown): unknown {
  return value instanceof Date ? value.toISOString().replace('Z', '+00:00') : value;
}

/** A game's state as the first release stored it: without a box, and with a separate question for each rune. */
export function stateOfVersion1(state: YggdrasilState): object {
  const { box: _, question, ...rest } = state;
  const asked = question?.about === 'throw-back' ? { about: question.rune, among: question.among } : question;
  return { ...rest, question: asked, rules: '2018' };
}

const GODS: readonly GodName[] = ['thor', 'odin'];
const SEATS = [
  { role: 'thor', userId: 'ann' as UserId },
  { role: 'odin', userId: 'ben' as UserId },
];

/** A lobby from the first release, in a channel named like the table. */
export function oldLobby(name: string): OldTable {
  return { table: old(name, openingWith(name), { seats: SEATS }), lines: [] };
}

const ATTEMPTS = 100;

/** A game from the first release, up to a question about `until` or to its end. Tries seeds until a game gets there. */
export function oldGame(name: string, until: string): OldTable {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const opening = openingWith(`${name} ${attempt}`);
    const steps = stepsUntil(opening, until);
    if (steps !== null) return oldGameOf(name, opening, steps);
  }
  throw new Error(`no game comes to ${until}`);
}

type Steps = readonly PlayedStep<YggdrasilState>[];

function stepsUntil(opening: Opening, until: string): Steps | null {
  const steps: PlayedStep<YggdrasilState>[] = [];
  for (const step of playOut(yggdrasil, opening, sensible)) {
    steps.push(step);
    if (step.state.question?.about === until) return steps;
  }
  return until === 'the end' ? steps : null;
}

function oldGameOf(name: string, opening: Opening, steps: Steps): OldTable {
  const last = steps.at(-1)?.state;
  if (last === undefined) throw new Error('a game begins with a step');
  const lines = steps.flatMap(({ step, seat, action }) =>
    seat === null || action === null
      ? []
      : [{ index: step - 1, seat, userId: SEATS[seat]?.userId ?? null, action }],
  );
  const events = steps.flatMap((step) => step.events);
  const table = old(name, opening, {
    status: yggdrasil.outcome(last).kind === 'ongoing' ? 'playing' : 'finished',
    version: lines.length + 4,
    seats: SEATS,
    state: stateOfVersion1(last),
    recentEvents: { dropped: events.length - 2, events: events.slice(-2), turnFrom: 0 },
    logged: lines.length,
  });
  return { table, lines };
}

function old(name: string, { options, seed }: Opening, changes: Partial<Table>): Table {
  return lobby({
    id: name as TableId,
    rulesVersion: VERSION_1,
    options,
    box: null,
    seed,
    place: { guildId: 'guild', channelId: name as ChannelId },
    ...changes,
  });
}

function openingWith(seed: string): Opening {
  const options = { rules: '2018', angry: 1, ragnarok: 0, bags: 'open', 'ask-elves': 'when-it-matters' };
  return { options, roles: GODS, seed: seedFrom(seed), box: yggdrasil.box(options, null) };
}
