/** Fills in the form of an answer as a person would. */
import type { Field, Values } from '../../src/core/requests/request.ts';
import type { Field as Filled } from '../../src/playground/people/fields.ts';

/** The inputs for one field. An order has one input per place, except the last. */
export function filled(name: string, field: Field, values: Values): readonly (readonly [string, Filled])[] {
  const value = values[name];
  switch (field.kind) {
    case 'order': {
      const left = field.of.map((item, at) => ({ item, at }));
      const places = (value as readonly string[]).map((wanted) => {
        const [taken] = left.splice(
          left.findIndex(({ item }) => item === wanted),
          1,
        );
        return String(taken?.at);
      });
      return places.slice(0, -1).map((place, at) => [`${name}#${at}`, place] as const);
    }
    case 'share': {
      const amounts = Object.entries(value as { readonly [god: string]: number });
      return [[name, amounts.map(([god, amount]) => `${god} ${amount}`).join(', ')]];
    }
    case 'some':
      return [[name, value as readonly string[]]];
    default:
      return [[name, String(value)]];
  }
}
