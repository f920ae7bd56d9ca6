/** Hashes that identify plain data, independent of the order of its fields. */
import type { Moment } from '../../../src/core/logs/replay.ts';
import { fingerprintOf } from '../../../src/tables/history/fingerprint.ts';

const MARK_DIGITS = 4;

/** SHA-256 of the last state, and of the events of all moments. */
export function hashesOf(moments: readonly Moment<unknown>[]): {
  readonly state: string;
  readonly events: string;
} {
  return {
    state: fingerprintOf(moments.at(-1)?.state),
    events: fingerprintOf(moments.map(({ events }) => events)),
  };
}

/** The first digits of the hash of each moment, to find where a game diverges. */
export function marksOf(moments: readonly Moment<unknown>[]): string {
  return moments.map(markOf).join('');
}

/** The index of the first moment whose mark differs (the opening is 0); null if all marks agree. */
export function firstOtherMoment(moments: readonly Moment<unknown>[], marks: string): number | null {
  const other = moments.findIndex((moment, at) => {
    const from = at * MARK_DIGITS;
    return markOf(moment) !== marks.slice(from, from + MARK_DIGITS);
  });
  return other < 0 ? null : other;
}

function markOf(moment: Moment<unknown>): string {
  return fingerprintOf(moment).slice(0, MARK_DIGITS);
}
