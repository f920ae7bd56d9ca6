/** The refusals that can follow every question of every game. */
import type { Refusal } from '../result.ts';

export const GENERAL_REFUSALS = ['not-your-turn', 'stale', 'game-is-over', 'not-an-answer'] as const;
export type GeneralRefusal = (typeof GENERAL_REFUSALS)[number];

export function generalRefusal(code: GeneralRefusal): Refusal {
  return { code };
}
