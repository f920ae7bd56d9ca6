/** The distance to defeat, in the few levels that boards and messages both use for colours. */

/** One step from defeat is always the worst level. */
const LAST = 1;

export const DANGER_LEVELS = ['safe', 'near', 'close', 'critical'] as const;
export type DangerLevel = (typeof DANGER_LEVELS)[number];

/** The level becomes a warning once half of the `most` steps are gone. */
export function dangerLevel(steps: number, most: number): DangerLevel {
  if (steps <= LAST) return 'critical';
  if (steps <= LAST + 1) return 'close';
  return steps <= Math.ceil(most / 2) ? 'near' : 'safe';
}
