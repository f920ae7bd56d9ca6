/**
 * What the box prints and what differs between rule states, in one table. Values that no source gives are house values:
 * die [Y-901, Y-902], forces [Y-903], Ragnarok cards [Y-904], squares [Y-907], worlds that can be closed [Y-908], giants [Y-911 to Y-926].
 * A printed rule state is one such table and a few named switches, never a copy of the rules.
 */
import type {
  ByIsland,
  Card,
  Enemy,
  Giant,
  Island,
  RagnarokCard,
  Rune,
  VanirSquare,
  World,
} from './components.ts';

/** What an active giant does to the gods. */
export type GiantEffect =
  | { readonly kind: 'strengthens'; readonly whom: Enemy | 'giants' }
  | { readonly kind: 'blocks'; readonly world: World }
  | { readonly kind: 'whirlpool' }
  | { readonly kind: 'cancels-powers' }
  | { readonly kind: 'forbids-die' };

export interface GiantCard {
  readonly rune: Rune;
  readonly effect: GiantEffect;
}

export interface Box {
  /** The die's two marks are never read together, so they are two lists of six. */
  readonly die: { readonly colours: readonly Island[]; readonly hammers: readonly number[] };
  /** By space 1..8 of the Asgard track; index 0 is unused. */
  readonly power: readonly number[];
  /** By space; 0 where nothing can be fought. */
  readonly force: readonly number[];
  readonly bags: ByIsland<{ readonly vikings: number; readonly fireGiants: number }>;
  readonly helheimVikings: number;
  readonly muspellheimFireGiants: number;
  readonly cardsPerEnemy: number;
  readonly ragnarok: Readonly<Record<RagnarokCard, readonly Enemy[]>>;
  readonly giants: Readonly<Record<Giant, GiantCard>>;
  readonly giantForce: number;
  readonly vanirSquares: readonly VanirSquare[];
  /** By power 1..3; index 0 is unused. */
  readonly calmingColours: readonly (readonly Island[])[];
  readonly defeat: readonly { readonly enemies: number; readonly fromSpace: number; readonly why: Defeat }[];
  readonly switches: {
    /** Whether Vikings taken by Hel leave the game instead of going to Helheim. */
    readonly helRemovesForGood: boolean;
    /** Whether Thor's bonus still counts while a giant forbids the die. */
    readonly bonusWithoutDie: boolean;
    readonly hasTrance: boolean;
  };
}

export type Defeat = 'five-beyond-the-wall' | 'three-beyond-the-door' | 'one-in-the-residence';

/** Where the track's borders lie: an enemy is past the border when its space is higher. */
export const WALL = 3;
export const DOOR = 5;
export const RESIDENCE = 8;
export const FIRST_SPACE = 1;

/** The reprint of 2018, with trance. */
export const BOX_2018: Box = {
  die: {
    colours: ['white', 'blue', 'blue', 'green', 'green', 'black'],
    hammers: [0, 1, 1, 2, 2, 3],
  },
  power: [0, 0, 1, 1, 2, 2, 3, 3, 0],
  force: [0, 0, 5, 5, 6, 6, 7, 7, 8],
  bags: {
    white: { vikings: 6, fireGiants: 12 },
    blue: { vikings: 9, fireGiants: 9 },
    green: { vikings: 12, fireGiants: 6 },
    black: { vikings: 15, fireGiants: 3 },
  },
  helheimVikings: 5,
  muspellheimFireGiants: 12,
  cardsPerEnemy: 7,
  ragnarok: {
    'ragnarok-1': ['hel', 'surt', 'jormungand'],
    'ragnarok-2': ['loki', 'nidhogg', 'fenrir'],
    'ragnarok-3': ['hel', 'loki', 'fenrir'],
    'ragnarok-4': ['surt', 'jormungand', 'nidhogg'],
  },
  giants: {
    thrym: { rune: 'sigel', effect: { kind: 'strengthens', whom: 'hel' } },
    suttung: { rune: 'sigel', effect: { kind: 'blocks', world: 'helheim' } },
    hymir: { rune: 'sigel', effect: { kind: 'blocks', world: 'niflheim' } },
    hyrrokkin: { rune: 'sigel', effect: { kind: 'whirlpool' } },
    hrungnir: { rune: 'daeg', effect: { kind: 'strengthens', whom: 'surt' } },
    'utgard-loki': { rune: 'daeg', effect: { kind: 'forbids-die' } },
    gialp: { rune: 'daeg', effect: { kind: 'blocks', world: 'muspellheim' } },
    greip: { rune: 'daeg', effect: { kind: 'blocks', world: 'alfheim' } },
    geirrod: { rune: 'mann', effect: { kind: 'strengthens', whom: 'loki' } },
    thiazi: { rune: 'mann', effect: { kind: 'strengthens', whom: 'nidhogg' } },
    skrymir: { rune: 'mann', effect: { kind: 'blocks', world: 'nidavellir' } },
    vafthrudnir: { rune: 'mann', effect: { kind: 'cancels-powers' } },
    angrboda: { rune: 'tiwaz', effect: { kind: 'strengthens', whom: 'jormungand' } },
    bergelmir: { rune: 'tiwaz', effect: { kind: 'strengthens', whom: 'fenrir' } },
    baugi: { rune: 'tiwaz', effect: { kind: 'blocks', world: 'vanaheim' } },
    gilling: { rune: 'tiwaz', effect: { kind: 'strengthens', whom: 'giants' } },
  },
  giantForce: 3,
  vanirSquares: ['move-valkyries', 'two-vikings', 'reorder-six', 'enemy-back', 'discard-giant'],
  calmingColours: [[], ['white', 'blue', 'green'], ['white', 'blue'], ['white']],
  defeat: [
    { enemies: 5, fromSpace: WALL + 1, why: 'five-beyond-the-wall' },
    { enemies: 3, fromSpace: DOOR + 1, why: 'three-beyond-the-door' },
    { enemies: 1, fromSpace: RESIDENCE, why: 'one-in-the-residence' },
  ],
  switches: { helRemovesForGood: true, bonusWithoutDie: false, hasTrance: true },
};

export const RULE_STATES = ['2018'] as const;
export type RuleState = (typeof RULE_STATES)[number];

/** A map, since a record whose keys look like numbers is slow to read, and this is read all the time. */
const BOXES: ReadonlyMap<RuleState, Box> = new Map([['2018', BOX_2018]]);

export function boxOf(game: { readonly rules: RuleState }): Box {
  const box = BOXES.get(game.rules);
  if (box === undefined) throw new Error(`no such rule state: ${game.rules}`);
  return box;
}

/** Enemies that a card moves. */
export function enemiesOn(box: Box, card: Extract<Card, RagnarokCard>): readonly Enemy[] {
  return box.ragnarok[card];
}
