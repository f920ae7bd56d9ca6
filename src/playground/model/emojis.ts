/** The application's emojis, and how often Discord calls them invalid although they are valid. */

export interface ApplicationEmoji {
  readonly id: string;
  readonly name: string;
  readonly picture: Buffer;
}

export interface ApplicationEmojis {
  /** The emojis by id. */
  readonly known: Map<string, ApplicationEmoji>;
  /** The share of messages with emojis that are rejected; a test may change it. */
  refusedPart: number;
  /** Whether the next message with emojis is rejected. The pattern is the same in every world. */
  readonly refusesNext: () => boolean;
}

/** As measured on Discord: 2 to 4% of identical messages (discord-api-docs #7128). */
const REFUSED_PART = 0.04;
const SEED = 7128;

export function openEmojis(saved: readonly ApplicationEmoji[]): ApplicationEmojis {
  let drawn = SEED;
  const emojis: ApplicationEmojis = {
    known: new Map(saved.map((emoji) => [emoji.id, emoji])),
    refusedPart: REFUSED_PART,
    refusesNext: () => {
      drawn = (drawn * MULTIPLIER + INCREMENT) % MODULUS;
      return drawn / MODULUS < emojis.refusedPart;
    },
  };
  return emojis;
}

/** A linear congruential generator, with the constants of Numerical Recipes. */
const MULTIPLIER = 1_664_525;
const INCREMENT = 1_013_904_223;
const MODULUS = 2 ** 32;
