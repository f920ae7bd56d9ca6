/** Reads the fields of an answer whose membership was checked before. */
import type { Value, Values } from '../../../core/requests/request.ts';

export function named<Name extends string>(values: Values, field: string): Name {
  return expected(values[field], (value): value is Name => typeof value === 'string');
}

export function amountOf(values: Values, field: string): number {
  return expected(values[field], (value): value is number => typeof value === 'number');
}

function expected<Kind extends Value>(
  value: Value | undefined,
  isRight: (value: Value) => value is Kind,
): Kind {
  if (value === undefined || !isRight(value))
    throw new TypeError('an answer reached the rules that no request allows');
  return value;
}
