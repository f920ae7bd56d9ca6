/**
 * Alea by its public equations: t = 2091639 s0 + c 2^-32; s0 = s1; s1 = s2; c = floor(t); s2 = t - c. In whole numbers, S = 2^32
 * s, this is multiply-with-carry of lag 3, and S / 2^32 is X / M cut off after 32 bits, if M = 2091639 * 2^96 - 1 and each X is
 * 2^-32 times the one before it, modulo M: a truncated linear recurrence.
 */
const MULTIPLIER = 2_091_639;
const WORD = 2 ** 32;

/** A basis of all vectors w of whole numbers for which w * (X / M) is whole, for `count` consecutive X. */
export function relations(count: number): readonly (readonly number[])[] {
  const row = (parts: { readonly [place: number]: number }) =>
    Array.from({ length: count }, (_, place) => parts[place] ?? 0);
  return Array.from({ length: count }, (_, place) =>
    place < 3 ? row({ [place]: 1, [place + 1]: -WORD }) : row({ [place - 3]: -MULTIPLIER, [place]: 1 }),
  );
}

/** The state of alea just before it gives the last of four consecutive numbers; null if it can't have given them. */
export function rememberedBefore(numbers: readonly number[]) {
  const [one = 0, two = 0, three = 0, four = 0] = numbers.map((number) => Math.floor(number * WORD));
  const carry = Number((BigInt(four) - BigInt(MULTIPLIER) * BigInt(one)) & 0xffffffffn);
  return carry < MULTIPLIER ? { c: carry, s0: one / WORD, s1: two / WORD, s2: three / WORD } : null;
}
