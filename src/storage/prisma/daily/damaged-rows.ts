/** Reads a row of the daily challenge that may be damaged, and reports the damage. */
import type { DamageListener } from '../../storage.ts';
import { readOr, unreadableReason } from '../rows/unreadable.ts';

/** `row` names the row in the report. */
export function readOrDamaged<T>(
  damaged: DamageListener,
  row: string,
  read: () => Promise<T | null>,
): Promise<T | 'damaged' | null> {
  return readOr<T | 'damaged' | null>(read, (error) => {
    damaged({ row, code: unreadableReason(error, row) });
    return 'damaged';
  });
}
