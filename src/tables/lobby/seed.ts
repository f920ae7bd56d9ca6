/** The seed that a person types for a table. */
import type { Seed } from '../../core/random.ts';

/** The longest seed that a person may type. The bot shows it when the game is over. */
export const MAX_SEED_LENGTH = 60;

/** With the name of its algorithm in front. Some scripts write vowels as marks on letters. */
const SEED = /^[a-z]+-\d:(?=.*[^ ])[\p{L}\p{M}\p{N} .:_-]{1,72}$/u;

export function isSeed(seed: Seed): boolean {
  return SEED.test(seed);
}

/**
 * The text of a seed as people mean it. What looks the same is the same: keyboards differ in spaces, in how they write
 * an accent, and in characters that cannot be seen.
 */
export function seedTyped(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
