/** Lists the pieces in the box by name; every union and record of the game derives from these lists. */

/** The two lights. Each wolf, each side of a Relic and each row of Prophecies belongs to the Sun or to the Moon. */
export const LIGHTS = ['sun', 'moon'] as const;
export type Light = (typeof LIGHTS)[number];
export type ByLight<T> = Readonly<Record<Light, T>>;

export const OUTER_REALMS = [
  'asgard',
  'vanaheim',
  'alfheim',
  'muspellheim',
  'helheim',
  'niflheim',
  'svartalfheim',
  'jotunheim',
] as const;
export type OuterRealm = (typeof OUTER_REALMS)[number];

export const REALMS = ['midgard', ...OUTER_REALMS] as const;
export type Realm = (typeof REALMS)[number];

/** The meeples. The box doesn't name them, so they're the stags that graze on Yggdrasil. [M-907] */
export const MEEPLES = ['dain', 'dvalin', 'duneyr', 'durathror'] as const;
export type Meeple = (typeof MEEPLES)[number];
export type ByMeeple<T> = Readonly<Record<Meeple, T>>;

/** The players. The box doesn't name them, so they're Odin's ravens. [M-912] */
export const RAVENS = ['hugin', 'munin'] as const;
export type Raven = (typeof RAVENS)[number];

export const RESOURCES = ['gold', 'mead'] as const;
export type Resource = (typeof RESOURCES)[number];
export type ByResource<T> = Readonly<Record<Resource, T>>;

export const ACTIONS = [...LIGHTS, 'craft'] as const;
export type Action = (typeof ACTIONS)[number];
export type ByAction<T> = Readonly<Record<Action, T>>;

/** The Blessing tracks whose squares are covered by Relics. [M-303] */
export const CRAFT_TRACKS = ['red', 'blue'] as const;
export type CraftTrack = (typeof CRAFT_TRACKS)[number];

export const TRACKS = [...CRAFT_TRACKS, ...LIGHTS] as const;
export type Track = (typeof TRACKS)[number];
export type ByTrack<T> = Readonly<Record<Track, T>>;

/** The Blessings of each track: its card has one on either side. [M-106] */
export const BLESSINGS_OF = {
  red: ['surtr', 'wayland'],
  blue: ['svartalfheim', 'buri'],
  sun: ['angrboda', 'hel'],
  moon: ['odin', 'freya'],
} as const satisfies ByTrack<readonly [string, string]>;
export type Blessing = (typeof BLESSINGS_OF)[Track][number];

export const LEVELS = [1, 2, 3, 4] as const;
export type Level = (typeof LEVELS)[number];
export const TOP_LEVEL = 4;

export function levelAbove(level: Level): Level {
  const above = LEVELS[LEVELS.indexOf(level) + 1];
  if (above === undefined) throw new RangeError(`nothing is above level ${level}`);
  return above;
}

/** The Relics, three per level. Each token has a Sun side and a Moon side. */
export const RELICS = ['1a', '1b', '1c', '2a', '2b', '2c', '3a', '3b', '3c', '4a', '4b', '4c'] as const;
export type Relic = (typeof RELICS)[number];

export function relicsOfLevel(level: Level): readonly Relic[] {
  return RELICS.filter((relic) => relic.startsWith(String(level)));
}

/** The measures that a Prophecy can compare. */
export const MEASURES = [
  'gold',
  'mead',
  'resources',
  'gold-over-mead',
  'mead-over-gold',
  'sun-relics',
  'moon-relics',
  'relics',
  'red-level',
  'blue-level',
  'sun-level',
  'moon-level',
  'levels',
  'points',
] as const;
export type Measure = (typeof MEASURES)[number];

/** The two kinds of Prophecy: the raven with the most of its measure wins, or the one with the least. */
export const LEANINGS = ['most', 'least'] as const;
export type Leaning = (typeof LEANINGS)[number];

export type Prophecy = `${Leaning}-${Measure}`;
export const PROPHECIES: readonly Prophecy[] = LEANINGS.flatMap((leaning) =>
  MEASURES.map((measure): Prophecy => `${leaning}-${measure}`),
);

export function otherLight(light: Light): Light {
  return light === 'sun' ? 'moon' : 'sun';
}

export function otherResource(resource: Resource): Resource {
  return resource === 'gold' ? 'mead' : 'gold';
}
