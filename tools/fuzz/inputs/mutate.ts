/** Small damage to texts and JSON: a bit flip, a cut, a duplicate, or another version. */
import type { Chance } from '../chance.ts';
import { oddText } from './odd-text.ts';

const SEPARATORS = /[|~.#:,]/g;
const HIGHEST_UNIT = 0xffff;

/** The text, damaged one to three times at random. */
export function mutated(text: string, chance: Chance): string {
  let now = text;
  for (let left = 1 + chance.below(3); left > 0; left -= 1) now = damaged(now, chance);
  return now;
}

function damaged(text: string, chance: Chance): string {
  const at = chance.below(text.length + 1);
  switch (
    chance.weighed({ flip: 4, cut: 2, drop: 2, insert: 3, double: 2, lengthen: 1, version: 1, piece: 2 })
  ) {
    case 'flip':
      return text.slice(0, at) + flipped(text.slice(at, at + 1), chance) + text.slice(at + 1);
    case 'cut':
      return text.slice(0, at);
    case 'drop':
      return text.slice(0, at) + text.slice(at + 1 + chance.below(8));
    case 'insert':
      return text.slice(0, at) + oddText(chance).slice(0, 12) + text.slice(at);
    case 'double':
      return text.replace(SEPARATORS, (found) => (chance.once(3) ? found + found : found));
    case 'lengthen':
      return text + text.slice(0, at);
    case 'version':
      return text.replace(/\d/, (digit) => String((Number(digit) + 1 + chance.below(8)) % 10));
    case 'piece':
      return withAnotherPiece(text, chance);
  }
}

function flipped(sign: string, chance: Chance): string {
  if (sign === '') return '';
  return String.fromCharCode((sign.charCodeAt(0) ^ (1 << chance.below(8))) & HIGHEST_UNIT);
}

/** Replaces one of the parts between separators. */
function withAnotherPiece(text: string, chance: Chance): string {
  const pieces = text.split('|');
  const at = chance.below(pieces.length);
  const other = chance.of(['', '0', '1', '-1', '99999999', 'zzz', ...pieces, oddText(chance).slice(0, 20)]);
  return pieces.map((piece, place) => (place === at ? other : piece)).join('|');
}

/** Any JSON, up to a few levels deep. */
export function oddJson(chance: Chance, depth = 2): unknown {
  switch (chance.below(depth > 0 ? 8 : 6)) {
    case 0:
      return null;
    case 1:
      return chance.once(2);
    case 2:
      return chance.of([0, -1, 1, 0.5, 1e300, -1e-300, 2 ** 53, chance.below(1000)]);
    case 3:
    case 4:
    case 5:
      return oddText(chance);
    case 6:
      return Array.from({ length: chance.below(5) }, () => oddJson(chance, depth - 1));
    default:
      return Object.fromEntries(
        Array.from({ length: chance.below(5) }, () => [
          oddText(chance).slice(0, 30),
          oddJson(chance, depth - 1),
        ]),
      );
  }
}

/** The JSON with one to three places removed, duplicated, moved or replaced by something else. */
export function mutatedJson(json: unknown, chance: Chance): unknown {
  const copy = structuredClone(json);
  for (let left = 1 + chance.below(3); left > 0; left -= 1) {
    const places = placesIn(copy);
    if (places.length === 0) return oddJson(chance);
    const { of, key } = chance.of(places);
    damagePlace(of, key, chance);
  }
  return copy;
}

interface PlaceIn {
  readonly of: Record<string, unknown> | unknown[];
  readonly key: string;
}

function placesIn(json: unknown): readonly PlaceIn[] {
  if (typeof json !== 'object' || json === null) return [];
  const of = json as Record<string, unknown> | unknown[];
  return Object.entries(json).flatMap(([key, inner]) => [{ of, key }, ...placesIn(inner)]);
}

function damagePlace(of: Record<string, unknown> | unknown[], key: string, chance: Chance): void {
  const before: unknown = Reflect.get(of, key);
  switch (chance.below(5)) {
    case 0:
      if (Array.isArray(of)) of.splice(Number(key), 1);
      else Reflect.deleteProperty(of, key);
      return;
    case 1:
      if (Array.isArray(of)) of.push(structuredClone(before));
      else of[`${key}${chance.of(['', '2', ' '])}`] = structuredClone(before);
      return;
    case 2:
      Reflect.set(of, key, [before]);
      return;
    case 3:
      Reflect.set(of, key, typeof before === 'string' ? mutated(before, chance) : String(before));
      return;
    default:
      Reflect.set(of, key, oddJson(chance));
  }
}
