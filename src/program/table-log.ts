/** Logs changes to tables: rare events in info lines, and every change in a debug line. */
import type { Logger } from 'pino';
import type { RowDamage } from '../storage/storage.ts';
import type { Commit, TableStore } from '../tables/model/storage/store.ts';
import { isLive, isOver, type Table, type TableId, type TableStatus } from '../tables/model/table.ts';
import type { Damage } from '../tables/recovery/rebuilding.ts';

const CAME_TO: Readonly<Record<TableStatus, string>> = {
  lobby: 'opened a table',
  playing: 'started a game',
  finished: 'game finished',
  aborted: 'game aborted',
  closed: 'closed an idle table',
};

/** The last logged state of a table. */
type Known = Pick<Table, 'status' | 'isSuspended'>;

export function withTableLog(store: TableStore, log: Logger): TableStore {
  const last = new Map<TableId, Known>();

  /** Older tables are unknown until their first change. */
  function logTable({ id, gameId, version, status, isSuspended }: Table): void {
    const before = last.get(id);
    const isNew = before === undefined ? version === 1 || !isLive({ status }) : before.status !== status;
    if (isNew) log.info({ table: id, game: gameId, status }, CAME_TO[status]);
    if ((before?.isSuspended ?? false) !== isSuspended && (before !== undefined || isSuspended))
      log.info(
        { table: id },
        isSuspended ? 'suspended a table: its channel is gone' : 'resumed a table: its channel is back',
      );
  }

  return {
    ...store,
    async commit(change) {
      const start = performance.now();
      const committed = await store.commit(change);
      const { table } = change;
      log.debug(
        {
          table: table.id,
          version: table.version,
          ...causeOf(change),
          committed,
          took: Math.round(performance.now() - start),
        },
        'committed a change',
      );
      if (committed === 'done') {
        logTable(table);
        if (isOver(table)) last.delete(table.id);
        else last.set(table.id, { status: table.status, isSuspended: table.isSuspended });
      }
      return committed;
    },
  };
}

/** The cause of an interaction that changes several tables also contains the table's id. */
const INTERACTION = /^(\d+)(?::|$)/;
const ROW = /^outbox-(\d+)$/;

/** The cause as fields of a log line: an interaction, a job, or something else by name. */
function causeOf({ cause }: Commit): Readonly<Record<string, string | number>> {
  const interaction = INTERACTION.exec(cause)?.[1];
  if (interaction !== undefined) return { interaction };
  const row = ROW.exec(cause)?.[1];
  return row === undefined ? { cause } : { row: Number(row) };
}

/** Every read of a damaged table fails in the same way, so it is logged only once. */
export function logDamage(log: Logger): (damage: Damage) => void {
  const logged = new Set<TableId>();
  return ({ table, code, isRebuilt }) => {
    if (isRebuilt) log.warn({ table, reason: code }, 'rebuilt a damaged table from its log');
    else if (!logged.has(table))
      log.error({ table, reason: code }, 'cannot read table: abort it, or restore a backup');
    if (!isRebuilt) logged.add(table);
  };
}

/** Logs damaged rows other than tables, each only once: a result, settings, a box file. */
export function logRowDamage(log: Logger): (damage: RowDamage) => void {
  const logged = new Set<string>();
  return ({ row, code }) => {
    if (!logged.has(row)) log.error({ row, reason: code }, 'skipped an unreadable database row');
    logged.add(row);
  };
}
