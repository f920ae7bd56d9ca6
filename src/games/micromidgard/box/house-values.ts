/**
 * Our own values for everything that no source gives. Each names the rulebook row that states its origin and our confidence in
 * it. A server's box file can replace these values.
 */
import type { Action, ByLight, ByTrack, OuterRealm, Prophecy, Realm } from './components.ts';
import { actions, gold, mead, wolfAction, type Yield } from './deal.ts';

/**
 * The outer Realms clockwise, in an order of our choice: both Realms of a token are next to the same track, so that each track
 * loses two spaces. [M-901]
 */
export const RING: readonly OuterRealm[] = [
  'asgard',
  'vanaheim',
  'alfheim',
  'muspellheim',
  'helheim',
  'niflheim',
  'svartalfheim',
  'jotunheim',
];

/** The number of spaces on the Sun's track. The two tracks share eight spaces evenly. [M-901] */
export const SUN_SPACES = 4;

/** The gifts of the Realms. All of them are our choice, including that half of the outer Realms move a wolf. [M-902] */
export const REALM_YIELDS: Readonly<Record<Realm, readonly Yield[]>> = {
  midgard: [gold(1), mead(1)],
  asgard: [wolfAction('sun'), gold(1)],
  vanaheim: [gold(3)],
  alfheim: [actions('craft'), gold(1)],
  muspellheim: [wolfAction('sun'), mead(1)],
  helheim: [wolfAction('moon'), mead(1)],
  niflheim: [mead(3)],
  svartalfheim: [actions('craft'), mead(1)],
  jotunheim: [wolfAction('moon'), gold(1)],
};

/** The gifts of destroyed Realms. The source says only that they give less; the amounts are our choice. [M-902] */
export const DESTROYED_YIELDS: Readonly<Record<OuterRealm, readonly Yield[]>> = {
  asgard: [wolfAction('sun')],
  vanaheim: [gold(2)],
  alfheim: [actions('craft')],
  muspellheim: [wolfAction('sun')],
  helheim: [wolfAction('moon')],
  niflheim: [mead(2)],
  svartalfheim: [actions('craft')],
  jotunheim: [wolfAction('moon')],
};

/** The Realms on the Ragnarok tokens. In the myths, each belongs to one of the Blessings on the track's card. [M-903] */
export const TOKENS: ByTrack<readonly [OuterRealm, OuterRealm]> = {
  red: ['muspellheim', 'alfheim'],
  blue: ['svartalfheim', 'niflheim'],
  sun: ['jotunheim', 'helheim'],
  moon: ['asgard', 'vanaheim'],
};

/** The points of each column, from the left. [M-904] */
export const PROPHECY_POINTS: readonly number[] = [1, 1, 2, 2, 3];

/** The Prophecies. A review says only that they compare the two players; the measures are our choice. [M-905] */
export const PROPHECY_POOLS: ByLight<readonly Prophecy[]> = {
  sun: [
    'most-gold',
    'most-sun-relics',
    'most-sun-level',
    'most-red-level',
    'most-gold-over-mead',
    'most-levels',
    'most-resources',
    'most-relics',
  ],
  moon: [
    'most-mead',
    'most-moon-relics',
    'most-moon-level',
    'most-blue-level',
    'most-mead-over-gold',
    'least-levels',
    'least-resources',
    'least-points',
  ],
};

/**
 * The action of the Moon track. The help page prints "Craft" here, but the designer says that exactly two Blessings are Craft.
 * [M-906]
 */
export const MOON_TRACK_ACTION: Action = 'moon';
