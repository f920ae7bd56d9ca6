/** A hash that is equal for equal plain data, whatever order its fields have. */
import { createHash } from 'node:crypto';

/** SHA-256 in hex. */
export function fingerprintOf(data: unknown): string {
  return createHash('sha256').update(JSON.stringify(data, inOrder)).digest('hex');
}

function inOrder(_: string, data: unknown): unknown {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return data;
  return Object.fromEntries(Object.entries(data).sort(([one], [other]) => (one < other ? -1 : 1)));
}
