/** The solo sample in words: keys of its locale files. */
import type { Phrase } from '../../../src/core/presentation/phrase.ts';
import { GENTLE, GOAL, MAX_STINGS, type SoloView, STING, TURNS } from './game.ts';

/** The rules, for players who look them up. */
export const RULES: readonly Phrase[] = ['goal', 'gentle', 'hard', 'stung', 'cold'].map((rule) => ({
  key: `solo.rule.${rule}`,
  with: { goal: GOAL, turns: TURNS, gentle: GENTLE, sting: STING, stings: MAX_STINGS },
}));

export function heatLine({ heat }: SoloView): Phrase {
  return { key: 'solo.heat', with: { heat, goal: GOAL } };
}

export function stingsLine({ stings }: SoloView): Phrase {
  return { key: 'solo.stings', with: { stings, most: MAX_STINGS } };
}

export function progressLine({ turn, heat }: SoloView): Phrase {
  return { key: 'solo.progress', with: { turn, turns: TURNS, heat, goal: GOAL } };
}

export function holdingsLine({ heat, stings }: SoloView): Phrase {
  return { key: 'solo.holdings', with: { heat, goal: GOAL, stings } };
}

/** The turn, or how the game ended. */
export function firstLine({ turn, end }: SoloView): Phrase {
  return end === null ? { key: 'solo.turn', with: { turn, turns: TURNS } } : { key: `solo.end.${end}` };
}
