/** Lists the pieces in the box by name; every union and record of the game derives from these lists. */
import { isOneOf } from '../../../core/typed/one-of.ts';
import { recordOf } from '../../../core/typed/records.ts';

export const GODS = ['freyr', 'freyja', 'frigg', 'heimdall', 'odin', 'thor', 'tyr'] as const;
export type GodName = (typeof GODS)[number];

/** The largest number of gods for which the rules print Life points. [C-113] */
export const MAX_PLAYERS = 5;

/** The enemies with figures on the Tree or in the Cage. */
export const WALKERS = ['hel', 'surt', 'loki', 'fenrir'] as const;
export type Walker = (typeof WALKERS)[number];
export type ByWalker<T> = Readonly<Record<Walker, T>>;

export const ENEMIES = ['hel', 'surt', 'loki', 'jormungand', 'fenrir', 'nidhogg'] as const;
export type Enemy = (typeof ENEMIES)[number];
export type ByEnemy<T> = Readonly<Record<Enemy, T>>;

/** The enemies that can be fought. Nidhogg is out of reach in the Saga book. [C-417] */
export const TREE_ENEMIES = ['hel', 'surt', 'loki', 'jormungand', 'fenrir'] as const;
export type TreeEnemy = (typeof TREE_ENEMIES)[number];

export const LEVELS = ['top', 'middle', 'bottom'] as const;
export type Level = (typeof LEVELS)[number];

/** The Worlds of each level in their starting positions: in front, to the left, to the right. [C-102] */
export const WORLDS_OF_LEVEL = {
  top: ['asgard', 'vanaheim', 'alfheim'],
  middle: ['midgard', 'nidavellir', 'svartalfheim'],
  bottom: ['iotunheim', 'muspellheim', 'niflheim'],
} as const;

export const WORLDS = [...WORLDS_OF_LEVEL.top, ...WORLDS_OF_LEVEL.middle, ...WORLDS_OF_LEVEL.bottom] as const;
export type World = (typeof WORLDS)[number];

/** The possible places of an enemy. No god can enter the Cage. */
export const PLACES = [...WORLDS, 'cage'] as const;
export type Place = (typeof PLACES)[number];

/** The three positions of the middle level, by the number of turns. */
export const ROTATIONS = [0, 1, 2] as const;
export type Rotation = (typeof ROTATIONS)[number];

/** The Iotunns. The names of the five obstacles are printed; the other thirteen are ours. [C-902] */
export const IOTUNNS = [
  'suttung',
  'skrymir',
  'thrym',
  'hrungnir',
  'utgard-loki',
  'vafthrudnir',
  'thiazi',
  'gymir',
  'hymir',
  'billing',
  'geirrod',
  'bergelmir',
  'eggther',
  'farbauti',
  'hraesvelg',
  'sinmara',
  'hler',
  'angrboda',
] as const;
export type Iotunn = (typeof IOTUNNS)[number];

/** The foes that run along the tracks of sagas: the wolves chasing the sun and the moon, and the helmsman of Naglfar. */
export const SAGA_FOES = ['skoll', 'hati', 'hrym'] as const;
export type SagaFoe = (typeof SAGA_FOES)[number];

/** The foes that a god can fight. */
export const FOES = [...TREE_ENEMIES, ...IOTUNNS, ...SAGA_FOES] as const;
export type Foe = (typeof FOES)[number];

/** The things that an Iotunn on the Sword of the Obstacles takes from the gods. */
export const RESOURCES = ['elves', 'heroes', 'artifacts', 'vanir-dice', 'god-die'] as const;
export type Resource = (typeof RESOURCES)[number];

/** The Artifacts. Valshamr's name is printed; the others are ours. [C-907] */
export const ARTIFACTS = [
  'valshamr',
  'gram',
  'skidbladnir',
  'svalinn',
  'brisingamen',
  'andvaranaut',
  'megingjord',
  'draupnir',
  'jarngreipr',
  'hofund',
  'gjallarhorn',
  'mistilteinn',
  'mjolnir',
  'gungnir',
  'gleipnir',
  'laevateinn',
  'iduns-apples',
  'hlidskjalf',
] as const;
export type Artifact = (typeof ARTIFACTS)[number];

export const ARTIFACT_LEVELS = [1, 2, 3] as const;
export type ArtifactLevel = (typeof ARTIFACT_LEVELS)[number];

/** The creatures. Their names are ours. [C-908] */
export const CREATURES = [
  'ratatoskr',
  'sleipnir',
  'huginn-and-muninn',
  'saehrimnir',
  'heidrun',
  'audhumla',
  'eikthyrnir',
  'arvak-and-alsvid',
  'vedrfolnir',
  'gullinbursti',
  'freyjas-cats',
  'tanngrisnir-and-tanngnjost',
  'geri-and-freki',
  'garm',
  'norns',
  'mimir',
  'gullinkambi',
  'hildisvini',
] as const;
export type Creature = (typeof CREATURES)[number];

/** The rune stones. The third colour is ours. [C-906] */
export const RUNE_STONES = ['white', 'green', 'black'] as const;
export type RuneStone = (typeof RUNE_STONES)[number];

export const RUNES = ['turn-tree', 'move-god', 'regain-life', 'world-action'] as const;
export type Rune = (typeof RUNES)[number];

/** The faces of the dice: each saves or not, and some lose a Vanir die. */
export const DIE_FACES = ['success', 'success-lost', 'failure', 'failure-lost'] as const;
export type DieFace = (typeof DIE_FACES)[number];

/** The variants of an action, depending on who else is in the god's World. */
export const TIERS = ['malus', 'normal', 'bonus'] as const;
export type Tier = (typeof TIERS)[number];
export type ByTier<T> = Readonly<Record<Tier, T>>;

/** Computer players ask for the kind of a foe so often that a search in the lists would be too slow. */
const KINDS: Readonly<Record<Foe, 'enemy' | 'iotunn' | 'saga-foe'>> = {
  ...recordOf(TREE_ENEMIES, () => 'enemy' as const),
  ...recordOf(IOTUNNS, () => 'iotunn' as const),
  ...recordOf(SAGA_FOES, () => 'saga-foe' as const),
};

export function isEnemy(foe: Foe): foe is TreeEnemy {
  return KINDS[foe] === 'enemy';
}

export function isIotunn(foe: Foe): foe is Iotunn {
  return KINDS[foe] === 'iotunn';
}

export function isSagaFoe(foe: Foe): foe is SagaFoe {
  return KINDS[foe] === 'saga-foe';
}

export function isWalker(foe: Enemy | Foe): foe is Walker {
  return isOneOf(WALKERS, foe);
}
