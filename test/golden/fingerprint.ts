/** Hashes that tell whether plain data is the same, in whatever order its fields were written. */
import { createHash } from 'node:crypto';
import type { Moment } from '../../src/core/replay.ts';

const MARK_DIGITS = 3;

export interface Fingerprint {
  readonly state: string;
  readonly events: string;
  readonly marks: string;
}

export function fingerprintOf(moments: readonly Moment<unknown>[]): Fingerprint {
  return {
    state: hashOf(moments.at(-1)?.state),
    events: hashOf(moments.map(({ events }) => events)),
    marks: moments.map((moment) => hashOf(moment).slice(0, MARK_DIGITS)).join(''),
  };
}

/** The first moment whose mark is another one, the opening being 0; null when they all agree. */
export function firstOtherMoment(one: string, other: string): number | null {
  const length = Math.max(one.length, other.length);
  for (let at = 0; at < length; at += MARK_DIGITS) {
    const [mark, otherMark] = [one, other].map((marks) => marks.slice(at, at + MARK_DIGITS));
    if (mark !== otherMark) return at / MARK_DIGITS;
  }
  return null;
}

function hashOf(data: unknown): string {
  return createHash('sha256').update(JSON.stringify(data, inOrder)).digest('hex');
}

function inOrder(_: string, data: unknown): unknown {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return data;
  return Object.fromEntries(Object.entries(data).sort(([one], [other]) => (one < other ? -1 : 1)));
}
