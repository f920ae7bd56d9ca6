/** Names the values of fields. A game provides words for each field, which get the value with the field's own type. */

import type { Alternative, Value, Values } from '../requests/request.ts';
import { asListOf, asOneOf } from '../typed/one-of.ts';
import type { Phrase } from './phrase.ts';

/** The context in which a value is named: its alternative, the values chosen so far, and the view. */
export interface Within<View> {
  readonly way: Alternative;
  readonly others: Values;
  readonly view: View;
}

export type ValueWords<View> = (value: Value, within: Within<View>) => Phrase;

export function byName<Name extends string, View>(
  names: readonly Name[],
  words: (name: Name, within: Within<View>) => Phrase,
): ValueWords<View> {
  return (value, within) => words(asOneOf(names, value), within);
}

export function byNumber<View>(words: (number: number, within: Within<View>) => Phrase): ValueWords<View> {
  return (value, within) => {
    if (typeof value !== 'number') throw new TypeError(`not a number: ${JSON.stringify(value)}`);
    return words(value, within);
  };
}

/** Words for a field with several names: for a single name while people choose, and for the list of names chosen so far. */
export function byNames<Name extends string, View>(
  names: readonly Name[],
  words: (name: Name, within: Within<View>) => Phrase,
  listed: (names: readonly Name[]) => Phrase,
): ValueWords<View> {
  return (value, within) =>
    typeof value === 'string' ? words(asOneOf(names, value), within) : listed(asListOf(names, value));
}

/** Names values with words by field, or by verb and field (`move.world`) if the field means something else for that verb. */
export function valueNamer<View>(words: Readonly<Record<string, ValueWords<View>>>) {
  return (way: Alternative, field: string, value: Value, others: Values, view: View): Phrase => {
    const name = words[`${way.verb}.${field}`] ?? words[field];
    if (name === undefined) throw new Error(`no words for the values of ${way.verb}.${field}`);
    return name(value, { way, others, view });
  };
}
