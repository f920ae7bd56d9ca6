/** Declares the values that an owner of the game reads off their copy to replace house values. */

import { recordOf } from '../../../core/typed/records.ts';
import type { Box, HouseValue } from './box.ts';
import {
  type Action,
  type ByLight,
  type ByTrack,
  OUTER_REALMS,
  type OuterRealm,
  type Prophecy,
  REALMS,
  type Realm,
  TRACKS,
} from './components.ts';
import type { Yield } from './deal.ts';

export interface RealmCorrection {
  readonly normal?: readonly Yield[] | undefined;
  /** The gifts of the destroyed side. Midgard doesn't have one. */
  readonly destroyed?: readonly Yield[] | undefined;
}

/** Corrections of a box. Values that weren't read off the copy are omitted and stay unchanged. */
export interface Corrections {
  readonly ring?: readonly OuterRealm[] | undefined;
  readonly sunSpaces?: number | undefined;
  readonly realms?: { readonly [realm in Realm]?: RealmCorrection | undefined } | undefined;
  readonly tokens?:
    | { readonly [track in keyof Box['tokens']]?: Box['tokens'][track] | undefined }
    | undefined;
  readonly prophecyPoints?: readonly number[] | undefined;
  readonly prophecies?: ByLight<readonly Prophecy[]> | undefined;
  readonly moonTrackAction?: Action | undefined;
}

export function corrected(box: Box, corrections: Corrections): Box {
  const { ring, sunSpaces, realms, tokens, prophecyPoints, prophecies, moonTrackAction } = corrections;
  return {
    ...box,
    house: box.house.filter((value) => !IS_CORRECTED[value](corrections)),
    ring: ring ?? box.ring,
    sunSpaces: sunSpaces ?? box.sunSpaces,
    realms: recordOf(REALMS, (realm) => realms?.[realm]?.normal ?? box.realms[realm]),
    destroyedRealms: recordOf(
      OUTER_REALMS,
      (realm) => realms?.[realm]?.destroyed ?? box.destroyedRealms[realm],
    ),
    tokens: recordOf(TRACKS, (track) => tokens?.[track] ?? box.tokens[track]) satisfies ByTrack<unknown>,
    prophecyPoints: prophecyPoints ?? box.prophecyPoints,
    prophecies: prophecies ?? box.prophecies,
    trackActions: { ...box.trackActions, moon: moonTrackAction ?? box.trackActions.moon },
  };
}

/** A house value counts as corrected once none of its parts is a guess. */
const IS_CORRECTED: Readonly<Record<HouseValue, (corrections: Corrections) => boolean>> = {
  ring: ({ ring, sunSpaces }) => ring !== undefined && sunSpaces !== undefined,
  realms: ({ realms }) =>
    REALMS.every((realm) => realms?.[realm]?.normal !== undefined) &&
    OUTER_REALMS.every((realm) => realms?.[realm]?.destroyed !== undefined),
  tokens: ({ tokens }) => TRACKS.every((track) => tokens?.[track] !== undefined),
  'prophecy-points': ({ prophecyPoints }) => prophecyPoints !== undefined,
  prophecies: ({ prophecies }) => prophecies !== undefined,
  'moon-track-action': ({ moonTrackAction }) => moonTrackAction !== undefined,
};
