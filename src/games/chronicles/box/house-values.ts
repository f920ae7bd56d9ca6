/**
 * Our own values for everything that no source gives. Each names its row of the rulebook, which states its origin and our
 * confidence in it; a box file replaces it for a server.
 */

import type { ArtifactCard, IotunnCard, Rulings, Standalone } from './box.ts';
import type { Artifact, Creature, DieFace, GodName, Iotunn, Rune, RuneStone } from './components.ts';
import type { CreatureEffect } from './creature-effect.ts';
import type { Power } from './power.ts';
import { BLANK, type SagaSpace, TREE, TURN_TREE } from './saga.ts';

/**
 * The Anonymous called by each island. That islands show 1, 2 or 3 is printed; one of each, in this order, is our choice. [C-901]
 */
export const ISLANDS: readonly number[] = [0, 1, 2, 3];

/** The Iotunns' cards. The five obstacles are printed; the Worlds that the other thirteen block are our choice. [C-902] */
export const IOTUNN_CARDS: Readonly<Record<Iotunn, IotunnCard>> = {
  suttung: { kind: 'obstacle', takes: 'elves' },
  skrymir: { kind: 'obstacle', takes: 'heroes' },
  thrym: { kind: 'obstacle', takes: 'artifacts' },
  hrungnir: { kind: 'obstacle', takes: 'vanir-dice' },
  'utgard-loki': { kind: 'obstacle', takes: 'god-die' },
  vafthrudnir: { kind: 'world', world: 'asgard' },
  thiazi: { kind: 'world', world: 'alfheim' },
  gymir: { kind: 'world', world: 'vanaheim' },
  hymir: { kind: 'world', world: 'midgard' },
  billing: { kind: 'world', world: 'nidavellir' },
  geirrod: { kind: 'world', world: 'svartalfheim' },
  bergelmir: { kind: 'world', world: 'niflheim' },
  eggther: { kind: 'world', world: 'muspellheim' },
  farbauti: { kind: 'enemy', enemy: 'loki' },
  hraesvelg: { kind: 'enemy', enemy: 'hel' },
  sinmara: { kind: 'enemy', enemy: 'surt' },
  hler: { kind: 'enemy', enemy: 'jormungand' },
  angrboda: { kind: 'enemy', enemy: 'fenrir' },
};

/** The God die. That two symbols save is printed; how many there are is our choice. [C-903] */
export const GOD_DIE: readonly DieFace[] = ['success', 'success', 'success', 'success', 'failure', 'failure'];

/** The Vanir die. That two symbols save and two lose the die is printed; how many there are is our choice. [C-904] */
export const VANIR_DIE: readonly DieFace[] = [
  'success',
  'success',
  'success-lost',
  'failure',
  'failure-lost',
  'failure-lost',
];

/**
 * The faces of the rune stones. The four runes are printed; their distribution, and the third stone's colour, are our choice.
 * [C-906]
 */
export const RUNE_FACES: Readonly<Record<RuneStone, readonly Rune[]>> = {
  white: ['turn-tree', 'move-god'],
  green: ['regain-life', 'move-god'],
  black: ['world-action', 'regain-life'],
};

/**
 * The Artifacts' cards. Valshamr's name and its effect in Midgard are printed; its level and all other cards are ours. [C-907]
 */
export const ARTIFACT_CARDS: Readonly<Record<Artifact, ArtifactCard>> = {
  valshamr: { level: 1, power: { kind: 'ignores-enemies' } },
  gram: { level: 1, power: { kind: 'prevents-in-fights', risks: 1, against: 'iotunns' } },
  skidbladnir: { level: 1, power: { kind: 'moves', steps: 2 } },
  svalinn: { level: 1, power: { kind: 'prevents-in-actions', risks: 1 } },
  brisingamen: { level: 1, power: { kind: 'takes-more', world: 'vanaheim', more: 1 } },
  andvaranaut: { level: 1, power: { kind: 'takes-more', world: 'alfheim', more: 1 } },
  megingjord: { level: 2, power: { kind: 'prevents-in-fights', risks: 1, against: 'anybody' } },
  draupnir: { level: 2, power: { kind: 'takes-after-fights' } },
  jarngreipr: { level: 2, power: { kind: 'keeps-dice', dice: 1 } },
  hofund: { level: 2, power: { kind: 'prevents-in-fights', risks: 1, against: ['hel', 'surt'] } },
  gjallarhorn: { level: 2, power: { kind: 'moves-another-god', steps: 1 } },
  mistilteinn: { level: 2, power: { kind: 'prevents-in-fights', risks: 2, against: ['loki'] } },
  mjolnir: { level: 3, power: { kind: 'prevents-in-fights', risks: 2, against: 'anybody' } },
  gungnir: { level: 3, power: { kind: 'fights-next-door' } },
  gleipnir: { level: 3, power: { kind: 'prevents-in-fights', risks: 3, against: ['fenrir'] } },
  laevateinn: { level: 3, power: { kind: 'prevents-in-fights', risks: 3, against: ['surt'] } },
  'iduns-apples': { level: 3, power: { kind: 'regains-at-the-end', world: 'asgard', life: 1 } },
  hlidskjalf: { level: 3, power: { kind: 'looks-at-decks' } },
};

/** The creatures' cards, all of which are ours. [C-908] */
export const CREATURE_CARDS: Readonly<Record<Creature, CreatureEffect>> = {
  ratatoskr: { kind: 'goes-anywhere' },
  sleipnir: { kind: 'moves-gods', gods: 2, steps: 2 },
  'huginn-and-muninn': { kind: 'looks-at-decks' },
  saehrimnir: { kind: 'heroes', heroes: 2 },
  heidrun: { kind: 'gods-here-regain', life: 1 },
  audhumla: { kind: 'god-regains', life: 2 },
  eikthyrnir: { kind: 'anonymous-back', anonymous: 2 },
  'arvak-and-alsvid': { kind: 'fire-giants-back', fireGiants: 2 },
  vedrfolnir: { kind: 'turns-tree' },
  gullinbursti: { kind: 'takes', elves: 2, vanirDice: 0 },
  'freyjas-cats': { kind: 'takes', elves: 0, vanirDice: 2 },
  'tanngrisnir-and-tanngnjost': { kind: 'takes', elves: 1, vanirDice: 1 },
  'geri-and-freki': { kind: 'fights', prevents: 1 },
  garm: { kind: 'iotunn-back' },
  norns: { kind: 'card-back' },
  mimir: { kind: 'artifact', level: 1 },
  gullinkambi: { kind: 'heals' },
  hildisvini: { kind: 'jormungand-back' },
};

/**
 * The pages of the standalone games. A review says that the hard one is longer; both lengths, and the spaces, are our choice.
 * [C-905]
 */
export const SAGA_PAGES: Readonly<Record<Standalone, readonly SagaSpace[]>> = {
  easy: [BLANK, BLANK, BLANK, TREE],
  hard: [BLANK, BLANK, TURN_TREE, BLANK, TURN_TREE, TREE],
};

/** The powers on the hard side. A review says that they exist, and that one gives Life away; the rest is our choice. [C-909] */
export const GOD_POWERS: Readonly<Record<GodName, Power>> = {
  freyr: { kind: 'moves', steps: 2 },
  freyja: { kind: 'keeps-dice', dice: 1 },
  frigg: { kind: 'gives-life' },
  heimdall: { kind: 'links', worlds: ['asgard', 'midgard'] },
  odin: { kind: 'looks-at-own-card' },
  thor: { kind: 'prevents-in-fights', risks: 1, against: 'anybody' },
  tyr: { kind: 'rerolls-god-die' },
};

/** Our reading of a sentence that can be read either way. [C-415] */
export const RULINGS: Rulings = { fenrirAlwaysBites: true };
