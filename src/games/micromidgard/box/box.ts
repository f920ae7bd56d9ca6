/** Declares the box as plain data: the values that we couldn't read off a real copy, and the limits of the game. */
import type { Action, ByLight, ByTrack, OuterRealm, Prophecy, Realm } from './components.ts';
import type { Yield } from './deal.ts';

export const RULE_STATES = ['standard'] as const;
export type RuleState = (typeof RULE_STATES)[number];

/** The values that no source states with certainty. */
export const HOUSE_VALUES = [
  'ring',
  'realms',
  'tokens',
  'prophecy-points',
  'prophecies',
  'moon-track-action',
] as const;
export type HouseValue = (typeof HOUSE_VALUES)[number];

export interface Box {
  readonly rules: RuleState;
  /** The house values in the box: no owner of the game has confirmed them. */
  readonly house: readonly HouseValue[];
  /** The outer Realms clockwise, from the one next to the Sun wolf's first space. */
  readonly ring: readonly OuterRealm[];
  /** The number of wolf spaces on the Sun's track; the rest are the Moon's. */
  readonly sunSpaces: number;
  readonly realms: Readonly<Record<Realm, readonly Yield[]>>;
  /** The gifts of each Realm on its destroyed side. */
  readonly destroyedRealms: Readonly<Record<OuterRealm, readonly Yield[]>>;
  /** The Realms on the two sides of each Ragnarok token, in the order of the Blessings on the track's card. */
  readonly tokens: ByTrack<readonly [OuterRealm, OuterRealm]>;
  readonly prophecyPoints: readonly number[];
  readonly prophecies: ByLight<readonly Prophecy[]>;
  readonly trackActions: ByTrack<Action>;
  readonly winningScore: number;
  /** The maximum amount that a player can have of one resource. */
  readonly mostOfAResource: number;
}
