/** Promise: states and events are plain data, and nothing but the state decides what happens next. */
import type { Game } from '../../../../src/core/game.ts';
import type { PlayedStep } from '../../../../src/core/playing.ts';

export function brokenData<State, View>(
  game: Game<State, View>,
  { before, seat, action, events, state }: PlayedStep<State>,
): readonly string[] {
  const broken: string[] = [];
  if (!survivesJson(state)) broken.push('the state does not survive JSON');
  if (!survivesJson(events)) broken.push('the events do not survive JSON');
  if (before !== null && seat !== null && action !== null) {
    const applied = game.apply(throughJson(before), seat, throughJson(action));
    if (!applied.ok) broken.push(`after a restart the action is refused: ${applied.refusal.code}`);
    else if (jsonOf(applied.state) !== jsonOf(state) || jsonOf(applied.events) !== jsonOf(events))
      broken.push('after a restart the same action leads elsewhere');
  }
  return broken;
}

function throughJson<Kind>(data: Kind): Kind {
  return JSON.parse(jsonOf(data)) as Kind;
}

/**
 * The JSON of frozen data. Each step starts with the frozen state that the previous step ended with, so this JSON is needed
 * again.
 */
const jsonOfFrozen = new WeakMap<object, string>();

function jsonOf(data: unknown): string {
  if (typeof data !== 'object' || data === null || !Object.isFrozen(data)) return JSON.stringify(data);
  const known = jsonOfFrozen.get(data) ?? JSON.stringify(data);
  jsonOfFrozen.set(data, known);
  return known;
}

/** Frozen data known to survive JSON. A step leaves most parts of a state as they were, so they need no second check. */
const surviving = new WeakSet<object>();

/**
 * Whether JSON returns exactly this: plain objects, arrays without gaps, text, finite numbers except -0, true, false and null.
 */
function survivesJson(data: unknown): boolean {
  if (typeof data === 'number') return Number.isFinite(data) && !Object.is(data, -0);
  if (typeof data !== 'object') return typeof data === 'string' || typeof data === 'boolean';
  if (data === null || surviving.has(data)) return true;
  if (!isPlain(data) || !Object.values(data).every(survivesJson)) return false;
  if (Object.isFrozen(data)) surviving.add(data);
  return true;
}

/**
 * Whether JSON loses nothing: it keeps only enumerable fields with string keys, of an array only the items, and turns a gap into
 * null.
 */
function isPlain(data: object): boolean {
  const fields = Object.keys(data).length;
  return Array.isArray(data)
    ? fields === data.length && Reflect.ownKeys(data).length === fields + 1
    : Object.getPrototypeOf(data) === Object.prototype && Reflect.ownKeys(data).length === fields;
}
