/** A table begun with other rules than its game has now: how it goes on with those of today, where they can take it over. */
import type { GameEntry } from '../../core/catalogue.ts';
import type { Json } from '../../core/json.ts';
import { chooseOptions } from '../../core/options.ts';
import { type NewErrand, noticeErrand } from '../model/outbox.ts';
import type { TableRefused } from '../model/refusal.ts';
import { EMPTY_UNDO_STACK, type Era, type RecentEvents, type Table } from '../model/table.ts';
import { boardErrand, otherRules, standingRequest, waitErrand } from './play.ts';

export interface Migrated {
  readonly ok: true;
  readonly table: Table;
  /** Null in the lobby, where nothing has been played yet. */
  readonly era: Era | null;
  readonly errands: readonly NewErrand[];
}

/** `corrections` are those of the server's box file now, null where it gave none. */
export function migrateTable(
  entry: GameEntry,
  table: Table,
  corrections: Json | null,
  now: Date,
): Migrated | TableRefused {
  return table.status === 'lobby'
    ? migrateLobby(entry, table, corrections, now)
    : migrateGame(entry, table, now);
}

/** Values recorded under other rules may have another shape, so a lobby gets them anew. */
function migrateLobby(
  entry: GameEntry,
  table: Table,
  corrections: Json | null,
  now: Date,
): Migrated | TableRefused {
  const { game } = entry;
  const chosen = chooseOptions(game.options, table.options);
  if (!chosen.ok || game.validateOptions(chosen.options) !== null) return otherRules(entry, table);
  const { options } = chosen;
  const { rulesVersion } = game;
  return {
    ok: true,
    table: { ...table, rulesVersion, options, box: game.box(options, corrections) },
    era: null,
    errands: [{ errand: { kind: 'lobby' }, dueAt: now }],
  };
}

/** A game keeps the values it was begun with; those of a time that recorded none were the house's own. */
function migrateGame(entry: GameEntry, table: Table, now: Date): Migrated | TableRefused {
  const { game } = entry;
  const state = game.migrateState(table.rulesVersion, table.state as Json);
  if (state === null) return otherRules(entry, table);
  const { rulesVersion } = game;
  const migrated = {
    ...table,
    rulesVersion,
    box: table.box ?? game.box(table.options, null),
    state,
    recentEvents: allTold(table.recentEvents),
    undoStack: { ...EMPTY_UNDO_STACK, taken: table.undoStack.taken },
  };
  const saying = { key: 'table.rules-changed', with: { game: { key: `game.${game.id}` } } };
  return {
    ok: true,
    table: migrated,
    era: { rulesVersion, from: table.logged, state },
    errands: [
      noticeErrand(saying, null, now),
      boardErrand(migrated, { by: null, afresh: true }, now),
      ...waitErrand(migrated, standingRequest(entry, migrated), now),
    ],
  };
}

/** What happened under other rules may have no words any more; the boards of its time have told it. */
function allTold({ told, events }: RecentEvents): RecentEvents {
  const all = told + events.length;
  return { told: all, events: [], turnFrom: all };
}
