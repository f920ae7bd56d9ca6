/** The seed that a person types for a table. */
import type { Seed } from '../../core/random.ts';

/** The maximum length of a typed seed. The bot shows the seed when the game is over. */
export const MAX_SEED_LENGTH = 60;

/** A seed, preceded by the name of its algorithm. Marks are allowed because some scripts write vowels as marks on letters. */
const SEED = /^[a-z]+-\d:(?=.*[^ ])[\p{L}\p{M}\p{N} .:_-]{1,72}$/u;

export function isSeed(seed: Seed): boolean {
  return SEED.test(seed);
}

/**
 * The typed seed in a normalised form. Seeds that look the same are the same: keyboards differ in spaces, in how they enter an
 * accent, and in invisible characters.
 */
export function seedTyped(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
