/** Reads a typed value leniently. The caller checks whether it fits the field. */
import type { OptionSpec } from '../../../core/game.ts';
import { fits } from '../../../core/requests/answer.ts';
import type { Field } from '../../../core/requests/request.ts';

export function readText(field: Field, text: string): unknown {
  switch (field.kind) {
    case 'number':
      return /^\s*[+-]?\d+\s*$/.test(text) ? Number(text) : undefined;
    case 'share':
      return readShare(field.among, text);
    case 'yes':
      return text === 'true' ? true : text === 'false' ? false : undefined;
    case 'some':
    case 'order':
      return text.split(/[\s,;]+/).filter((item) => item !== '');
    case 'one':
      return text.trim().toLowerCase();
  }
}

/** Reads `Odin 3, Thor 2`, or only the numbers, in the order of `among`. */
function readShare(among: readonly string[], text: string): { readonly [name: string]: number } | undefined {
  const numbers = text.match(/-?\d+/g) ?? [];
  const names = text.toLowerCase().match(/[a-z][a-z-]*/g) ?? [];
  if (names.length === 0) {
    return numbers.length === among.length
      ? Object.fromEntries(among.map((name, at) => [name, Number(numbers[at])]))
      : undefined;
  }
  if (names.length !== numbers.length || new Set(names).size < names.length) return undefined;
  return Object.fromEntries(names.map((name, at) => [name, Number(numbers[at])]));
}

/** The typed value, read as the first field type that accepts it; undefined if none does. */
export function valueTyped({ fields }: OptionSpec, text: string): unknown {
  return fields.flatMap((field) => [readText(field, text)].filter((read) => fits(field, read)))[0];
}
