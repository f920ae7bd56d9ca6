/** What can be done in a world: why not, how, and what then happens. */
import type { Alternative, Field, Value, Values } from '../../../../core/requests/request.ts';
import type { Draft } from '../../state/draft.ts';
import type { YggdrasilRefusal } from '../../state/events.ts';
import type { Deed, YggdrasilState } from '../../state/state.ts';

export interface DeedRule {
  /** The ways to do it now; none when it cannot be done. */
  alternatives(game: YggdrasilState): readonly Alternative[];
  /** Why there is no way to do it, when there is none. */
  whyNot(game: YggdrasilState): YggdrasilRefusal;
  /** `choice` is the id of one of the alternatives, `values` fill its fields. */
  perform(game: Draft, choice: string, values: Values): void;
}

/** The single way to do something, under the deed's own name. */
export function onlyWay(
  deed: Deed,
  fields: { readonly [field: string]: Field } = {},
): readonly Alternative[] {
  return [{ id: deed, verb: deed, fields }];
}

/** A name that filled a field of kind `one`; membership was checked before. */
export function named<Name extends string>(values: Values, field: string): Name {
  return expect(values[field], (value): value is Name => typeof value === 'string');
}

export function namedAll<Name extends string>(values: Values, field: string): readonly Name[] {
  return expect(values[field], (value): value is readonly Name[] => Array.isArray(value));
}

export function amount(values: Values, field: string): number {
  return expect(values[field], (value): value is number => typeof value === 'number');
}

export function amounts(values: Values, field: string): { readonly [name: string]: number } {
  return expect(
    values[field],
    (value): value is { readonly [name: string]: number } => typeof value === 'object',
  );
}

function expect<Kind extends Value>(value: Value | undefined, is: (value: Value) => value is Kind): Kind {
  if (value === undefined || !is(value))
    throw new TypeError('an answer reached the rules that no request allows');
  return value;
}
