/** Lists the pieces in the box by name; every union and record of the game derives from these lists. */
import { asOneOf, isOneOf } from '../../../core/typed/one-of.ts';

export const ENEMIES = ['hel', 'surt', 'jormungand', 'loki', 'nidhogg', 'fenrir'] as const;
export type Enemy = (typeof ENEMIES)[number];
export type ByEnemy<T> = Readonly<Record<Enemy, T>>;

export const GODS = ['odin', 'thor', 'frey', 'heimdall', 'tyr', 'freyja'] as const;
export type GodName = (typeof GODS)[number];

export const WORLDS = [
  'asgard',
  'midgard',
  'nidavellir',
  'alfheim',
  'niflheim',
  'helheim',
  'muspellheim',
  'jotunheim',
  'vanaheim',
] as const;
export type World = (typeof WORLDS)[number];

/** The islands that have a bag; the die shows their colours. */
export const ISLANDS = ['white', 'blue', 'green', 'black'] as const;
export type Island = (typeof ISLANDS)[number];
export type ByIsland<T> = Readonly<Record<Island, T>>;

/** The places for the Valkyries, in the order of the islands. [Y-501] */
export const SEA = ['rainbow', ...ISLANDS] as const;
export type SeaPlace = (typeof SEA)[number];

export const RUNES = ['sigel', 'daeg', 'mann', 'tiwaz'] as const;
export type Rune = (typeof RUNES)[number];

export const GIANTS = [
  'thrym',
  'suttung',
  'hymir',
  'hyrrokkin',
  'hrungnir',
  'utgard-loki',
  'gialp',
  'greip',
  'geirrod',
  'thiazi',
  'skrymir',
  'vafthrudnir',
  'angrboda',
  'bergelmir',
  'baugi',
  'gilling',
] as const;
export type Giant = (typeof GIANTS)[number];

/** All squares that a reinforcement scale has in any edition. */
export const VANIR_SQUARES = [
  'blank',
  'move-valkyries',
  'two-vikings',
  'reorder-six',
  'discard-card',
  'enemy-back',
  'discard-giant',
] as const;
export type VanirSquare = (typeof VANIR_SQUARES)[number];

export const RAGNAROK_CARDS = ['ragnarok-1', 'ragnarok-2', 'ragnarok-3', 'ragnarok-4'] as const;
export type RagnarokCard = (typeof RAGNAROK_CARDS)[number];

export type AngryCard = `angry-${Enemy}`;

/** A card of the enemy deck: an enemy, an angry one, or several at once. */
export type Card = Enemy | AngryCard | RagnarokCard;
export const CARDS: readonly Card[] = [
  ...ENEMIES,
  ...ENEMIES.map((enemy) => `angry-${enemy}` as const),
  ...RAGNAROK_CARDS,
];

export const ARTIFACT_LEVELS = [1, 2, 3] as const;

/** The artifact that helps against each enemy; only the Ring is printed in the rules. [Y-905, Y-906] */
export const ARTIFACTS: ByEnemy<string> = {
  hel: 'ring',
  surt: 'sword',
  jormungand: 'hammer',
  loki: 'horn',
  nidhogg: 'bow',
  fenrir: 'spear',
};

export function isRagnarok(card: Card): card is RagnarokCard {
  return isOneOf(RAGNAROK_CARDS, card);
}

export function isAngry(card: Card): card is AngryCard {
  return card.startsWith('angry-');
}

/** The enemy that an ordinary or angry card calls. */
export function enemyOn(card: Enemy | AngryCard): Enemy {
  return isAngry(card) ? asOneOf(ENEMIES, card.slice('angry-'.length)) : card;
}
