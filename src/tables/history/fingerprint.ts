/** A hash of plain data that doesn't depend on the order of fields. */
import { createHash } from 'node:crypto';

/** SHA-256 in hex. */
export function fingerprintOf(data: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(inOrder(data)))
    .digest('hex');
}

function inOrder(data: unknown): unknown {
  if (typeof data !== 'object' || data === null) return data;
  if (Array.isArray(data)) return data.map(inOrder);
  const ordered: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(data).sort(byName)) ordered[field] = inOrder(value);
  return ordered;
}

function byName([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : 1;
}
