/** Converts a player's numbers to one list for the search, and back. */
import type { Numbers } from '../../src/core/samples.ts';

/** Every number other than 0, in order: a 0 means an absent weight, and stays. */
export function listOf(numbers: Numbers): readonly number[] {
  return Object.values(numbers).flatMap((part) => {
    if (typeof part === 'number') return part === 0 ? [] : [part];
    return listOf(part as Numbers);
  });
}

/** The same numbers, each multiplied by the factor at its place in the list. */
export function scaled(numbers: Numbers, factors: readonly number[]): Numbers {
  const left = [...factors];
  const scale = (part: Numbers[string]): Numbers[string] => {
    if (typeof part === 'number') return part === 0 ? 0 : rounded(part * (left.shift() ?? 1));
    if (Array.isArray(part)) return part.map((each) => scale(each) as number);
    return Object.fromEntries(Object.entries(part).map(([name, each]) => [name, scale(each)]));
  };
  return scale(numbers) as Numbers;
}

/** No number of games is large enough to show the effect of a fourth digit. */
function rounded(number: number): number {
  return Number(number.toPrecision(3));
}
