/** Chance as part of the state: named streams of seedrandom's alea, kept as plain data. */
import seedrandom from 'seedrandom';

/** What alea remembers between two draws: about 80 bytes as JSON. */
export interface StreamState {
  readonly c: number;
  readonly s0: number;
  readonly s1: number;
  readonly s2: number;
}

export type Streams<Name extends string> = Readonly<Record<Name, StreamState>>;

/** Where the streams of a state in the making are kept: each draw puts the next state in their place. */
export interface Chance<Name extends string> {
  streams: Streams<Name>;
}

/** The algorithm a seed belongs to stands in front of it, so that old seeds keep their meaning. */
const ALGORITHM = 'alea-1';

export type Seed = string & { readonly __brand: 'Seed' };

/** A seed from any text, for example what a person typed: `alea-1:friday`. */
export function seedFrom(text: string): Seed {
  return (text.startsWith(`${ALGORITHM}:`) ? text : `${ALGORITHM}:${text}`) as Seed;
}

/** Fresh streams: draws from one never shift another. */
export function openStreams<Name extends string>(seed: Seed, names: readonly Name[]): Streams<Name> {
  const streams: Record<string, StreamState> = {};
  for (const name of names) streams[name] = seedrandom.alea(`${seed}/${name}`, { state: true }).state();
  return streams as Streams<Name>;
}

/** A whole number from 0 to below `sides`. */
export function roll<Name extends string>(chance: Chance<Name>, stream: Name, sides: number): number {
  const source = seedrandom.alea('', { state: chance.streams[stream] });
  const result = Math.floor(source() * sides);
  chance.streams = { ...chance.streams, [stream]: source.state() };
  return result;
}

/** One of the items; there must be one. */
export function draw<Name extends string, Item>(
  chance: Chance<Name>,
  stream: Name,
  items: readonly Item[],
): Item {
  if (items.length === 0) throw new RangeError('nothing to draw from');
  return items[roll(chance, stream, items.length)] as Item;
}

/** The same items in a random order. */
export function shuffle<Name extends string, Item>(
  chance: Chance<Name>,
  stream: Name,
  items: readonly Item[],
): readonly Item[] {
  const order = [...items];
  const source = seedrandom.alea('', { state: chance.streams[stream] });
  for (let left = order.length; left > 1; left -= 1) {
    const at = Math.floor(source() * left);
    const last = order[left - 1] as Item;
    order[left - 1] = order[at] as Item;
    order[at] = last;
  }
  chance.streams = { ...chance.streams, [stream]: source.state() };
  return order;
}
