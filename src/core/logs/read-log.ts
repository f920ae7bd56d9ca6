/** Reads a game log from untrusted JSON, or reports the first error. */
import type { GameLog } from './log.ts';

type Shape =
  | 'text'
  | 'seat'
  /** A whole number of at least 1. */
  | 'count'
  /** A value that a field of some request could have. */
  | 'value'
  /** Any JSON without property names that every object inherits; only the game interprets it. */
  | 'anything'
  | 'nothing'
  | { readonly listOf: Shape }
  | { readonly each: Shape }
  | { readonly fields: { readonly [field: string]: Shape } }
  /** The shape `has` if the object has the field, otherwise `lacks`. */
  | { readonly whereIt: string; readonly has: Shape; readonly lacks: Shape };

export type LogRead =
  | { readonly ok: true; readonly log: GameLog }
  /** The path of keys and list positions that leads to the error, outermost first, and the expected value. */
  | { readonly ok: false; readonly at: Place; readonly expected: Expected };

type Place = readonly (string | number)[];
type Expected = 'text' | 'seat' | 'count' | 'value' | 'anything' | 'nothing' | 'list' | 'object';
type Fault = Extract<LogRead, { ok: false }>;

const ACTION: Shape = { fields: { request: 'text', choice: 'text', values: { each: 'value' } } };

const OPENING: Shape = {
  fields: { options: { each: 'value' }, roles: { listOf: 'text' }, seed: 'text', box: 'anything' },
};

const ENTRY: Shape = {
  whereIt: 'back',
  // An entry with both `back` and `action` could be read as one kind and replayed as the other.
  has: { fields: { seat: 'seat', back: 'count', reseed: 'nothing' } },
  lacks: {
    whereIt: 'reseed',
    has: { fields: { reseed: 'text' } },
    lacks: { fields: { seat: 'seat', action: ACTION } },
  },
};

const LOG: Shape = {
  fields: {
    game: 'text',
    rulesVersion: 'text',
    opening: OPENING,
    actions: { listOf: ENTRY },
  },
};

/** Reads parsed JSON of any shape. Unknown fields are ignored. */
export function readLog(json: unknown): LogRead {
  return faultIn(LOG, json, []) ?? { ok: true, log: json as GameLog };
}

function faultIn(shape: Shape, json: unknown, at: Place): Fault | null {
  if (typeof shape === 'string') return IS[shape](json) ? null : { ok: false, at, expected: shape };
  if ('listOf' in shape) {
    if (!Array.isArray(json)) return { ok: false, at, expected: 'list' };
    return firstFault(
      json.map((item: unknown, place) => [shape.listOf, item, place]),
      at,
    );
  }
  if (!isObject(json)) return { ok: false, at, expected: 'object' };
  if ('whereIt' in shape)
    return faultIn(Object.hasOwn(json, shape.whereIt) ? shape.has : shape.lacks, json, at);
  const parts =
    'each' in shape
      ? Object.entries(json).map(([name, value]): Part => [shape.each, value, name])
      : Object.entries(shape.fields).map(([name, field]): Part => [field, own(json, name), name]);
  return firstFault(parts, at);
}

type Part = readonly [Shape, unknown, string | number];

function firstFault(parts: readonly Part[], at: Place): Fault | null {
  for (const [shape, json, place] of parts) {
    const fault = faultIn(shape, json, [...at, place]);
    if (fault !== null) return fault;
  }
  return null;
}

const IS: Readonly<Record<Extract<Shape, string>, (json: unknown) => boolean>> = {
  text: (json) => typeof json === 'string',
  seat: (json) => Number.isInteger(json) && Number(json) >= 0,
  count: (json) => Number.isInteger(json) && Number(json) > 0,
  value: isValue,
  nothing: (json) => json === undefined,
  anything: (json) => json !== undefined && !hasInheritedName(json),
};

/**
 * Games use the names in a box for look-ups. A name such as `__proto__` would lead to the prototype that all objects share, and
 * the game could then change that prototype for the whole process.
 */
function hasInheritedName(json: unknown): boolean {
  if (typeof json === 'string') return json in Object.prototype;
  if (typeof json !== 'object' || json === null) return false;
  return Object.entries(json).some(([name, value]) => hasInheritedName(name) || hasInheritedName(value));
}

function isValue(json: unknown): boolean {
  if (Array.isArray(json)) return json.every((item) => typeof item === 'string');
  if (isObject(json)) return Object.values(json).every((amount) => typeof amount === 'number');
  return typeof json === 'string' || typeof json === 'number' || typeof json === 'boolean';
}

function isObject(json: unknown): json is { readonly [name: string]: unknown } {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

/** The property itself, not an inherited one, which wasn't in the JSON. */
function own(json: { readonly [name: string]: unknown }, name: string): unknown {
  return Object.hasOwn(json, name) ? json[name] : undefined;
}
