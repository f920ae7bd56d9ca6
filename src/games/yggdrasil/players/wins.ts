/** The win rates of good players, for the difficulty menu. Measured with `sensible`: docs/data/balance/yggdrasil.md. */
import type { Options } from '../../../core/game.ts';

/** The win rates in percent, by rules, special cards and number of gods, starting at one god. */
const WINS: { readonly [rules: string]: { readonly [cards: string]: readonly number[] } } = {
  '2018': {
    '0 0': [91, 94, 89, 89, 77, 64],
    '3 0': [83, 84, 83, 74, 56, 31],
    '6 0': [62, 64, 59, 47, 26, 7],
    '6 4': [35, 30, 11, 3, 1, 0],
  },
  '2011': {
    '0 0': [92, 94, 90, 89, 77, 64],
    '3 0': [83, 84, 84, 77, 57, 33],
    '6 0': [63, 66, 60, 48, 30, 8],
    '6 4': [37, 32, 13, 4, 1, 0],
  },
  '2010': {
    '0 0': [95, 97, 94, 91, 82, 73],
    '3 0': [86, 89, 90, 80, 67, 38],
    '6 0': [70, 73, 63, 59, 30, 11],
  },
};

/** The win rate; the options come from `GameEntry.difficultyOf`. Null for a plain shuffle, which was never measured. */
export function wins({ rules, angry = 0, ragnarok = 0, specials }: Options, gods: number): number | null {
  if (specials !== undefined) return null;
  return WINS[String(rules)]?.[`${angry} ${ragnarok}`]?.[gods - 1] ?? null;
}
