/** Knows the connections between the nine Realms, and their gifts. [M-201 to M-204] */
import { MEEPLES, type Meeple, REALMS, type Realm } from '../box/components.ts';
import type { Yield } from '../box/deal.ts';
import type { MicromidgardState } from '../state/state.ts';

export function isDestroyed({ doom, ragnaroks }: MicromidgardState, realm: Realm): boolean {
  const doomed: readonly Realm[] = doom;
  const at = doomed.indexOf(realm);
  return at >= 0 && at < ragnaroks;
}

/** Whether two Realms are adjacent: an outer Realm touches its two neighbours on the ring, and Midgard in the middle. */
export function areAdjacent({ box: { ring } }: MicromidgardState, one: Realm, other: Realm): boolean {
  if (one === other) return false;
  if (one === 'midgard' || other === 'midgard') return true;
  const at = ring.indexOf(one);
  return ring[(at + 1) % ring.length] === other || ring[(at + ring.length - 1) % ring.length] === other;
}

/** Whether a meeple can move between two Realms. A destroyed Realm has lost its link to Midgard, in both directions. [M-204] */
export function areConnected(game: MicromidgardState, one: Realm, other: Realm): boolean {
  if (!areAdjacent(game, one, other)) return false;
  const outer = one === 'midgard' ? other : other === 'midgard' ? one : null;
  return outer === null || !isDestroyed(game, outer);
}

export function meepleIn({ meeples }: MicromidgardState, realm: Realm): Meeple | undefined {
  return MEEPLES.find((meeple) => meeples[meeple] === realm);
}

/** The Realms to which a meeple could move from a Realm: one step to an empty one. */
export function waysOutOf(game: MicromidgardState, from: Realm): readonly Realm[] {
  const { dain, dvalin, duneyr, durathror } = game.meeples;
  const ways: Realm[] = [];
  for (const to of neighboursIn(game, from)) {
    const isTaken = to === dain || to === dvalin || to === duneyr || to === durathror;
    if (!isTaken && areConnected(game, from, to)) ways.push(to);
  }
  return ways;
}

type Neighbours = Partial<Record<Realm, readonly Realm[]>>;

const NEIGHBOURS = new WeakMap<MicromidgardState['box'], Neighbours>();

/** The Realms adjacent to this one. A box never changes, so they are computed once per box. */
function neighboursIn(game: MicromidgardState, realm: Realm): readonly Realm[] {
  const found: Neighbours = NEIGHBOURS.get(game.box) ?? {};
  NEIGHBOURS.set(game.box, found);
  found[realm] ??= REALMS.filter((other) => areAdjacent(game, realm, other));
  return found[realm];
}

/** The gifts of a Realm as it is now. */
export function yieldOf(game: MicromidgardState, realm: Realm): readonly Yield[] {
  return realm !== 'midgard' && isDestroyed(game, realm)
    ? game.box.destroyedRealms[realm]
    : game.box.realms[realm];
}
