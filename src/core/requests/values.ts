/** Reads the values of an answer's fields. The answer has already been checked, so all values exist and have the right type. */
import { asListOf, asOneOf } from '../typed/one-of.ts';
import type { Value, Values } from './request.ts';

/** The name in a field. `names` contains all names that the field could possibly offer. */
export function named<Name extends string>(values: Values, field: string, names: readonly Name[]): Name {
  return asOneOf(names, values[field]);
}

/** The name in a field; undefined if the field doesn't exist or hasn't been filled in yet. */
export function namedOrUndefined<Name extends string>(
  values: Values,
  field: string,
  names: readonly Name[],
): Name | undefined {
  return values[field] === undefined ? undefined : named(values, field, names);
}

export function namedAll<Name extends string>(
  values: Values,
  field: string,
  names: readonly Name[],
): readonly Name[] {
  return asListOf(names, values[field]);
}

export function amount(values: Values, field: string): number {
  return expected(values[field], (value): value is number => typeof value === 'number');
}

/** The number in a field; 0 if the field doesn't exist, because then there's nothing to give. */
export function amountOrZero(values: Values, field: string): number {
  return values[field] === undefined ? 0 : amount(values, field);
}

export function amounts(values: Values, field: string): { readonly [name: string]: number } {
  return expected(
    values[field],
    (value): value is { readonly [name: string]: number } => typeof value === 'object',
  );
}

function expected<Kind extends Value>(
  value: Value | undefined,
  isRight: (value: Value) => value is Kind,
): Kind {
  if (value === undefined || !isRight(value))
    throw new TypeError('an answer reached the rules that no request allows');
  return value;
}
