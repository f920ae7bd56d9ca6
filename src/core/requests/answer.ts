/** Checks, draws and lists the answers that a request allows. No other code has to know the kinds of fields. */

import type { SeatIndex } from '../seat.ts';
import type { Action, Field, Request, Value, Values } from './request.ts';

/** Picks a random whole number, at least 0 and below `sides`. */
export type Pick = (sides: number) => number;

function isCount(value: unknown, from: number, to: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to;
}

function sameItems(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false;
  const left = [...other];
  return one.every((item) => {
    const at = left.indexOf(item);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** Whether the value fits the field. Any value can be passed, even a forged one. */
export function fits(field: Field, value: unknown): value is Value {
  switch (field.kind) {
    case 'one':
      return typeof value === 'string' && field.of.includes(value);
    case 'some':
      return (
        Array.isArray(value) &&
        isCount(value.length, field.min, field.max) &&
        new Set(value).size === value.length &&
        value.every((item) => field.of.includes(item))
      );
    case 'number':
      return isCount(value, field.from, field.to);
    case 'order':
      return Array.isArray(value) && sameItems(value, field.of);
    case 'share':
      return fitsShare(field, value);
    case 'yes':
      return typeof value === 'boolean';
  }
}

function fitsShare(field: Extract<Field, { kind: 'share' }>, value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  let total = 0;
  for (const [name, amount] of Object.entries(value)) {
    if (!field.among.includes(name) || !isCount(amount, 0, field.max)) return false;
    total += amount;
  }
  return isCount(total, field.min, field.max);
}

/** Whether the request allows this action. */
export function allows(request: Request, action: Action): boolean {
  if (action.request !== request.key) return false;
  const alternative = request.alternatives.find((each) => each.id === action.choice);
  if (alternative === undefined) return false;
  const given = Object.keys(action.values);
  const fields = Object.entries(alternative.fields);
  return (
    given.length === fields.length &&
    fields.every(([name, field]) => Object.hasOwn(action.values, name) && fits(field, action.values[name]))
  );
}

/** Whether the seat, one of the request's, may choose this alternative. */
export function mayGive({ alternatives }: Request, seat: SeatIndex, { choice }: Action): boolean {
  const only = alternatives.find(({ id }) => id === choice)?.only;
  return only === undefined || only === seat;
}

/** The seat that gives this answer: the only seat that may give it, or else the first seat of the request. */
export function giverOf(request: Request, { choice }: Action): SeatIndex {
  const giver = request.alternatives.find(({ id }) => id === choice)?.only ?? request.seats[0];
  if (giver === undefined) throw new Error(`request ${request.key} asks nobody`);
  return giver;
}

/** The request, limited to the alternatives that these seats may choose. */
export function requestForSeats(request: Request, seats: readonly SeatIndex[]): Request {
  const theirSeats = request.seats.filter((seat) => seats.includes(seat));
  const theirs = request.alternatives.filter(({ only }) => only === undefined || theirSeats.includes(only));
  return { ...request, seats: theirSeats, alternatives: theirs };
}

/**
 * The smallest answer with one of these verbs, or with the request's first verb if it has none of them. It spends as little as
 * the fields allow, and takes the first of several names.
 */
export function least({ key, alternatives }: Request, ...verbs: readonly string[]): Action {
  const way = alternatives.find(({ verb }) => verbs.includes(verb)) ?? alternatives[0];
  if (way === undefined) throw new RangeError(`request ${key} has no alternatives`);
  const { id, fields } = way;
  const values = Object.entries(fields).map(([name, field]): [string, Value] => [name, leastValue(field)]);
  return { request: key, choice: id, values: Object.fromEntries(values) };
}

function leastValue(field: Field): Value {
  switch (field.kind) {
    case 'one':
      return field.of[0] as string;
    case 'some':
      return field.of.slice(0, field.min);
    case 'number':
      return Math.max(field.from, Math.min(0, field.to));
    case 'order':
      return field.of;
    case 'share':
      return { [field.among[0] as string]: field.min };
    case 'yes':
      return false;
  }
}

/** A random allowed answer: each alternative is equally likely, then each value of its fields. */
export function sample(request: Request, pick: Pick): Action {
  const alternative = request.alternatives[pick(request.alternatives.length)];
  if (alternative === undefined) throw new Error(`request ${request.key} has no alternatives`);
  const values: Record<string, Value> = {};
  for (const name in alternative.fields) {
    const field = alternative.fields[name];
    if (field !== undefined) values[name] = sampleValue(field, pick);
  }
  return { request: request.key, choice: alternative.id, values };
}

function sampleValue(field: Field, pick: Pick): Value {
  switch (field.kind) {
    case 'one':
      return field.of[pick(field.of.length)] as string;
    case 'some':
      return shuffled(field.of, pick).slice(
        0,
        field.min + pick(Math.min(field.max, field.of.length) - field.min + 1),
      );
    case 'number':
      return field.from + pick(field.to - field.from + 1);
    case 'order':
      return shuffled(field.of, pick);
    case 'share': {
      const amounts: Record<string, number> = Object.fromEntries(field.among.map((name) => [name, 0]));
      for (let left = field.min + pick(field.max - field.min + 1); left > 0; left -= 1) {
        const name = field.among[pick(field.among.length)] as string;
        amounts[name] = (amounts[name] ?? 0) + 1;
      }
      return amounts;
    }
    case 'yes':
      return pick(2) === 1;
  }
}

function shuffled(items: readonly string[], pick: Pick): string[] {
  const left = [...items];
  const order: string[] = [];
  while (left.length > 0) order.push(...left.splice(pick(left.length), 1));
  return order;
}

/** The answer to a request that allows exactly one; otherwise undefined. */
export function onlyAnswer(request: Request): Action | undefined {
  if (leastAnswers(request) > 1) return undefined;
  const [only, another] = enumerate(request, 2);
  return another === undefined ? only : undefined;
}

/**
 * A lower bound for the number of answers, computed from the lengths of the fields. Games need it far too often to list all
 * answers each time.
 */
function leastAnswers({ alternatives }: Request): number {
  let answers = 0;
  for (const { fields } of alternatives) {
    let ways = 1;
    for (const name in fields) {
      const field = fields[name];
      if (field !== undefined) ways *= leastValues(field);
    }
    answers += ways;
  }
  return answers;
}

function leastValues(field: Field): number {
  switch (field.kind) {
    case 'one':
      return field.of.length;
    case 'number':
      return Math.max(0, field.to - field.from + 1);
    case 'yes':
      return 2;
    default:
      return 0;
  }
}

/** Lists all allowed answers, up to `limit`. */
export function enumerate(request: Request, limit: number): readonly Action[] {
  const actions: Action[] = [];
  for (const alternative of request.alternatives) {
    for (const values of combinations(Object.entries(alternative.fields))) {
      if (actions.length >= limit) return actions;
      actions.push({ request: request.key, choice: alternative.id, values });
    }
  }
  return actions;
}

/** Combines the given values with every value of the remaining fields. */
function* combinations(
  [first, ...rest]: readonly (readonly [string, Field])[],
  given: Values = {},
): Generator<Values> {
  if (first === undefined) {
    yield given;
    return;
  }
  const [name, field] = first;
  for (const value of valuesOf(field)) {
    const values: Record<string, Value> = { ...given };
    values[name] = value;
    if (rest.length === 0) yield values;
    else yield* combinations(rest, values);
  }
}

/** Yields every value that fits the field, one by one, because a distribution or an ordering can have very many. */
export function* valuesOf(field: Field): Generator<Value> {
  switch (field.kind) {
    case 'one':
      yield* field.of;
      return;
    case 'some':
      yield* subsets(field.of, field.min, field.max);
      return;
    case 'number':
      for (let value = field.from; value <= field.to; value += 1) yield value;
      return;
    case 'order':
      yield* orders(field.of);
      return;
    case 'share':
      for (let total = field.min; total <= field.max; total += 1) yield* shares(field.among, total);
      return;
    case 'yes':
      yield true;
      yield false;
  }
}

function* subsets(items: readonly string[], min: number, max: number): Generator<string[]> {
  const [first, ...rest] = items;
  if (first === undefined || max === 0) {
    if (min <= 0) yield [];
    return;
  }
  for (const others of subsets(rest, min - 1, max - 1)) yield [first, ...others];
  yield* subsets(rest, min, max);
}

function* orders(items: readonly string[]): Generator<string[]> {
  if (items.length === 0) {
    yield [];
    return;
  }
  for (const first of new Set(items)) {
    const at = items.indexOf(first);
    for (const rest of orders([...items.slice(0, at), ...items.slice(at + 1)])) yield [first, ...rest];
  }
}

function* shares(among: readonly string[], total: number): Generator<Record<string, number>> {
  const [first, ...rest] = among;
  if (first === undefined) {
    if (total === 0) yield {};
    return;
  }
  for (let amount = total; amount >= 0; amount -= 1) {
    for (const others of shares(rest, total - amount)) yield { [first]: amount, ...others };
  }
}

/** Whether two answers do the same thing to the same target, no matter how much they spend. */
export function isSameAction(one: Action, other: Action): boolean {
  return (
    one.choice === other.choice &&
    Object.entries(one.values).every(
      ([field, value]) => typeof value === 'number' || other.values[field] === value,
    )
  );
}
