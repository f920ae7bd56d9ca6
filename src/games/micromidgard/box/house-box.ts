/** Builds the box from our house values. */
import { type Box, HOUSE_VALUES } from './box.ts';
import {
  DESTROYED_YIELDS,
  MOON_TRACK_ACTION,
  PROPHECY_POINTS,
  PROPHECY_POOLS,
  REALM_YIELDS,
  RING,
  SUN_SPACES,
  TOKENS,
} from './house-values.ts';

export const HOUSE_BOX: Box = {
  rules: 'standard',
  house: HOUSE_VALUES,
  ring: RING,
  sunSpaces: SUN_SPACES,
  realms: REALM_YIELDS,
  destroyedRealms: DESTROYED_YIELDS,
  tokens: TOKENS,
  prophecyPoints: PROPHECY_POINTS,
  prophecies: PROPHECY_POOLS,
  trackActions: { red: 'craft', blue: 'craft', sun: 'sun', moon: MOON_TRACK_ACTION },
  winningScore: 9,
  mostOfAResource: 7,
};
