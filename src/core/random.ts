/** Treats randomness as part of the state: named random streams, stored as plain data. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import seedrandom from 'seedrandom';

/**
 * The algorithms that a seed can name. `alea` is fast, but about 70 of its dice reveal all the others. It's only for simulations,
 * searches and games that began before `keyed` existed. `keyed` is for games between people: its past dice reveal nothing about
 * future ones. A seed starts with the name of its algorithm, so old seeds keep their meaning.
 */
const ALGORITHMS = ['alea-1', 'keyed-1'] as const;
type Algorithm = (typeof ALGORITHMS)[number];

/** The state of the alea generator between two draws: about 80 bytes as JSON. */
export interface AleaState {
  readonly c: number;
  readonly s0: number;
  readonly s1: number;
  readonly s2: number;
}

/** The secret of a keyed stream, 32 bytes in hex, and the number of its next draw. */
export interface KeyedState {
  readonly key: string;
  readonly n: number;
}

export type StreamState = AleaState | KeyedState;

export type Streams<Name extends string> = Readonly<Record<Name, StreamState>>;

/** Holds the random streams of a state that the rules are modifying. Each draw replaces a stream with its next state. */
export interface Chance<Name extends string> {
  streams: Streams<Name>;
}

export type Seed = string & { readonly __brand: 'Seed' };

/** Turns any text into a seed for fast streams, such as `alea-1:friday`. Text that already names its algorithm stays as it is. */
export function seedFrom(text: string): Seed {
  return named('alea-1', text);
}

/** Turns any text, such as one typed by a player, into a seed for games between people: `keyed-1:friday`. */
export function tableSeedFrom(text: string): Seed {
  return named('keyed-1', text);
}

function named(algorithm: Algorithm, text: string): Seed {
  const isNamed = ALGORITHMS.some((name) => text.startsWith(`${name}:`));
  return (isNamed ? text : `${algorithm}:${text}`) as Seed;
}

/** Opens new streams. Draws from one stream never change another. */
export function openStreams<Name extends string>(seed: Seed, names: readonly Name[]): Streams<Name> {
  return Object.fromEntries(names.map((name) => [name, opened(seed, name)])) as Streams<Name>;
}

/**
 * The state with its streams restarted from the seed, and everything else unchanged. A state without streams is returned
 * unchanged.
 */
export function withStreamsFrom<State extends { readonly streams?: Streams<string> }>(
  state: State,
  seed: Seed,
): State {
  const { streams } = state;
  return streams === undefined ? state : { ...state, streams: openStreams(seed, Object.keys(streams)) };
}

function opened(seed: Seed, name: string): StreamState {
  return seed.startsWith('keyed-1:') ? openKeyed(seed, name) : openAlea(seed, name);
}

function openAlea(seed: Seed, name: string): AleaState {
  return seedrandom.alea(`${seed}/${name}`, { state: true }).state();
}

function openKeyed(seed: Seed, name: string): KeyedState {
  return { key: bytesToHex(hmac(sha256, utf8ToBytes(seed), utf8ToBytes(name))), n: 0 };
}

/** The constants of alea: its multiplier, and 2 to the power of -32. */
const ALEA_FACTOR = 2_091_639;
const ALEA_CARRY = 2 ** -32;

/** A number at least 0 and below 1, and the stream's next state. */
interface Drawn {
  readonly number: number;
  readonly stream: StreamState;
}

function drawnFrom(stream: StreamState): Drawn {
  return 'key' in stream ? drawnByKey(stream) : drawnByAlea(stream);
}

/**
 * The next number of the alea algorithm in the seedrandom package. The package would hash a seed first, which costs more than the
 * whole draw.
 */
function drawnByAlea({ c, s0, s1, s2 }: AleaState): Drawn {
  const sum = ALEA_FACTOR * s0 + c * ALEA_CARRY;
  const carry = Math.trunc(sum);
  const number = sum - carry;
  return { number, stream: { c: carry, s0: s1, s1: s2, s2: number } };
}

/** Seeds a new generator for every number, because the numbers people see could reveal the next ones of the same generator. */
function drawnByKey({ key, n }: KeyedState): Drawn {
  const seed = bytesToHex(hmac(sha256, hexToBytes(key), utf8ToBytes(String(n))));
  return { number: seedrandom.alea(seed)(), stream: { key, n: n + 1 } };
}

/**
 * Replaces a stream without changing the old streams, which would draw the same numbers again. A computed name inside the literal
 * would be far slower.
 */
function replace<Name extends string>(chance: Chance<Name>, name: Name, stream: StreamState): void {
  const streams: Record<Name, StreamState> = { ...chance.streams };
  streams[name] = stream;
  chance.streams = streams;
}

/** A random whole number, at least 0 and below `sides`. */
export function roll<Name extends string>(chance: Chance<Name>, stream: Name, sides: number): number {
  const drawn = drawnFrom(chance.streams[stream]);
  replace(chance, stream, drawn.stream);
  return Math.floor(drawn.number * sides);
}

/** Rolls from a stream of its own, outside any state. It's opened by the first roll, because many players never roll. */
export function rollsOf(seed: Seed, name: string): (sides: number) => number {
  let stream: StreamState | null = null;
  return (sides) => {
    const drawn = drawnFrom(stream ?? opened(seed, name));
    stream = drawn.stream;
    return Math.floor(drawn.number * sides);
  };
}

/** Draws one of the items. There must be at least one. */
export function draw<Name extends string, Item>(
  chance: Chance<Name>,
  stream: Name,
  items: readonly Item[],
): Item {
  if (items.length === 0) throw new RangeError('nothing to draw from');
  return items[roll(chance, stream, items.length)] as Item;
}

/** Returns the same items in a random order. */
export function shuffle<Name extends string, Item>(
  chance: Chance<Name>,
  stream: Name,
  items: readonly Item[],
): readonly Item[] {
  const order = [...items];
  let after = chance.streams[stream];
  for (let left = order.length; left > 1; left -= 1) {
    const drawn = drawnFrom(after);
    after = drawn.stream;
    const at = Math.floor(drawn.number * left);
    const last = order[left - 1] as Item;
    order[left - 1] = order[at] as Item;
    order[at] = last;
  }
  replace(chance, stream, after);
  return order;
}
