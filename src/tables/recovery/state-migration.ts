/** Migrates a table to the current rules of its game, if they can read its state. */
import type { GameEntry } from '../../core/catalogue.ts';
import { chooseOptions } from '../../core/options.ts';
import { boardJob, type NewJob, noticeJob } from '../model/outbox.ts';
import type { TableRefused } from '../model/refusal.ts';
import { EMPTY_UNDO_STACK, type Era, type RecentEvents, type Table } from '../model/table.ts';
import { currentRequest, otherRules } from '../turns/current-request.ts';
import { waitJob } from '../turns/default-answers.ts';

export interface Migrated {
  readonly ok: true;
  readonly table: Table;
  /** Null in the lobby, where nothing has been played yet. */
  readonly era: Era | null;
  readonly jobs: readonly NewJob[];
}

/** Migrates the table. `corrections` come from the server's current box file; null if it has none. */
export function migrateTable(
  entry: GameEntry,
  table: Table,
  corrections: unknown,
  now: Date,
): Migrated | TableRefused {
  return table.status === 'lobby'
    ? migrateLobby(entry, table, corrections, now)
    : migrateGame(entry, table, now);
}

/** A lobby gets new printed values, since those of other rules may have another format. */
function migrateLobby(
  entry: GameEntry,
  table: Table,
  corrections: unknown,
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
    jobs: [{ job: { kind: 'lobby' }, dueAt: now }],
  };
}

/** A game keeps its printed values. Tables from before such values were stored get the game's own. */
function migrateGame(entry: GameEntry, table: Table, now: Date): Migrated | TableRefused {
  const { game } = entry;
  const state = game.migrateState(table.rulesVersion, table.state);
  if (state === null) return otherRules(entry, table);
  const { rulesVersion } = game;
  const migrated = {
    ...table,
    rulesVersion,
    box: table.box ?? game.box(table.options, null),
    state,
    recentEvents: allPosted(table.recentEvents),
    undoStack: { ...EMPTY_UNDO_STACK, taken: table.undoStack.taken },
  };
  const phrase = { key: 'table.rules-changed', with: { game: { key: `game.${game.id}` } } };
  return {
    ok: true,
    table: migrated,
    era: { rulesVersion, from: table.logged, state },
    jobs: [
      noticeJob(phrase, null, now),
      boardJob(migrated, { by: null, afresh: true }, now),
      ...waitJob(migrated, currentRequest(entry, migrated), now),
    ],
  };
}

/**
 * Marks all events as shown: the current locales may have no texts for events of other rules, and earlier boards have shown them.
 */
function allPosted({ dropped, events }: RecentEvents): RecentEvents {
  const all = dropped + events.length;
  return { dropped: all, events: [], turnFrom: all };
}
