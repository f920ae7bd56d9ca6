/** Tracks which tables have changes that are not on disk yet, and makes readers of those tables wait. */
import type { TableId } from '../../../tables/model/table.ts';
import type { Settling } from '../../prisma/engine.ts';
import type { Journal } from './journal.ts';

export function openSettling({ write, flushed }: Pick<Journal, 'write' | 'flushed'>): Settling {
  const underWay = new Map<TableId, Promise<unknown>>();

  /**
   * Readers do not wait for a failed write, since it changed nothing. After a failed flush, every later read of the table rejects
   * with the flush's error.
   */
  function begins(id: TableId, written: Promise<unknown>): Promise<void> {
    const kept = written.then(flushed, () => undefined);
    const all = Promise.all([underWay.get(id), kept]);
    underWay.set(id, all);
    const settle = () => {
      if (underWay.get(id) === all) underWay.delete(id);
    };
    all.then(settle, () => undefined);
    return kept;
  }

  return {
    async changes(id, writing) {
      const written = write(writing);
      const kept = begins(id, written);
      const result = await written;
      await kept;
      return result;
    },
    async notes(id, writing) {
      const written = write(writing);
      void begins(id, written);
      await written;
    },
    async settled(id, reading) {
      const read = await reading;
      await underWay.get(id);
      return read;
    },
    async settledTable(reading) {
      const table = await reading;
      if (table !== null) await underWay.get(table.id);
      return table;
    },
  };
}
