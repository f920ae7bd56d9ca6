/** Encodes an answer as a short text and decodes it, for places that can only contain text: `asgard~surt~3`. */
import { fits } from './answer.ts';
import type { Action, Alternative, Field, Request, Value, Values } from './request.ts';

const BETWEEN_FIELDS = '~';
const BETWEEN_ITEMS = '.';

/** The fields follow in their declared order. List items are written as positions, which keeps the text short. */
export function encodeAnswer(alternative: Alternative, values: Values): string {
  const fields = Object.entries(alternative.fields).map(([name, field]) => encodeValue(field, values[name]));
  return [alternative.id, ...fields].join(BETWEEN_FIELDS);
}

function encodeValue(field: Field, value: Value | undefined): string {
  if (value === undefined) throw new TypeError('an answer with a field left out');
  switch (field.kind) {
    case 'some':
    case 'order':
      return placesOf(field.of, value as readonly string[]).join(BETWEEN_ITEMS);
    case 'share':
      return field.among
        .map((name) => (value as { readonly [name: string]: number })[name] ?? 0)
        .join(BETWEEN_ITEMS);
    default:
      return String(value);
  }
}

/** The position of each item in the list `of`. Equal items get different positions. */
function placesOf(of: readonly string[], items: readonly string[]): readonly number[] {
  const taken = new Set<number>();
  return items.map((item) => {
    const place = of.findIndex((each, at) => each === item && !taken.has(at));
    taken.add(place);
    return place;
  });
}

/**
 * The action encoded in the text; null if the text fits no alternative of the request. The caller still checks the action with
 * `allows`.
 */
export function decodeAnswer(request: Request, text: string): Action | null {
  const [choice, ...parts] = text.split(BETWEEN_FIELDS);
  const alternative = request.alternatives.find(({ id }) => id === choice);
  if (alternative === undefined) return null;
  const fields = Object.entries(alternative.fields);
  if (parts.length !== fields.length) return null;
  const values: Record<string, Value> = {};
  for (const [at, [name, field]] of fields.entries()) {
    const value = decodeValue(field, parts[at] ?? '');
    if (value === undefined) return null;
    values[name] = value;
  }
  return { request: request.key, choice: alternative.id, values };
}

function decodeValue(field: Field, text: string): Value | undefined {
  const value = rawValue(field, text);
  return fits(field, value) ? value : undefined;
}

function rawValue(field: Field, text: string): unknown {
  switch (field.kind) {
    case 'one':
      return text;
    case 'number':
      return /^-?\d+$/.test(text) ? Number(text) : undefined;
    case 'some':
    case 'order':
      return text === '' ? [] : text.split(BETWEEN_ITEMS).map((place) => field.of[Number(place)]);
    case 'share':
      return Object.fromEntries(
        text.split(BETWEEN_ITEMS).map((amount, at) => [field.among[at] ?? '', Number(amount)]),
      );
    case 'yes':
      return text === 'true' ? true : text === 'false' ? false : undefined;
  }
}
