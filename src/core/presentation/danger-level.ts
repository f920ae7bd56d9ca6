/** The levels of danger, by the distance to a defeat. Boards and messages choose their colours by them. */

/** At this distance from a defeat, the level is always the worst one. */
const LAST = 1;

export const DANGER_LEVELS = ['safe', 'near', 'close', 'critical'] as const;
export type DangerLevel = (typeof DANGER_LEVELS)[number];

/**
 * The level for a distance of `steps` when the full distance is `most`. It becomes a warning once half of the distance is gone.
 */
export function dangerLevel(steps: number, most: number): DangerLevel {
  if (steps <= LAST) return 'critical';
  if (steps <= LAST + 1) return 'close';
  return steps <= Math.ceil(most / 2) ? 'near' : 'safe';
}
