/**
 * Our own values for everything that no source gives. Each names the rulebook row that states its origin and our confidence in
 * it. A server's box file can replace these values.
 */

import type { GiantCard, Rulings } from './box.ts';
import type { Enemy, Giant, Island, RagnarokCard, VanirSquare } from './components.ts';

/**
 * The colours on the die. It's unknown which of them occur twice; this choice gives Fenrir even steps of 5/6, 1/2 and 1/6.
 * [Y-901]
 */
export const DIE_COLOURS: readonly Island[] = ['white', 'blue', 'blue', 'green', 'green', 'black'];

/** The hammers on the die, from memory. Only the existence of a face with two hammers is printed. [Y-902] */
export const DIE_HAMMERS: readonly number[] = [0, 1, 1, 2, 2, 3];

/** The force of each area of the track. The forces 5 to 8 are printed; their areas are deduced. [Y-903] */
export const FORCE_BY_AREA: readonly (number | null)[] = [null, 5, 6, 7, 8];

/**
 * The Ragnarok cards. Their number is known, but not their enemies: we give each three enemies, and every enemy occurs twice.
 * [Y-904]
 */
export const RAGNAROK: Readonly<Record<RagnarokCard, readonly Enemy[]>> = {
  'ragnarok-1': ['hel', 'surt', 'jormungand'],
  'ragnarok-2': ['loki', 'nidhogg', 'fenrir'],
  'ragnarok-3': ['hel', 'loki', 'fenrir'],
  'ragnarok-4': ['surt', 'jormungand', 'nidhogg'],
};

/** The first square of the Vanir. It's unknown whether a blank square comes before the one that moves the Valkyries. [Y-907] */
export const VANIR_START: VanirSquare = 'move-valkyries';

/**
 * The giants' cards. The number of each effect is known, and Gialp is printed; the other names and runes are ours.
 * [Y-908, Y-911 to Y-926]
 */
export const GIANT_CARDS: Readonly<Record<Giant, GiantCard>> = {
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
};

/** The giants' cards of 2010, when another giant, the Ice Fortress, closed a world instead of strengthening giants. [Y-927] */
export const GIANT_CARDS_OF_2010: Readonly<Record<Giant, GiantCard>> = {
  ...GIANT_CARDS,
  gilling: { rune: 'tiwaz', effect: { kind: 'blocks', world: 'jotunheim' } },
};

/** Our answers to questions that the sources leave open. [Y-632, Y-622, Y-605, Y-359] */
export const RULINGS: Rulings = {
  bonusWithoutDie: false,
  cancellingSilencesTrances: true,
  hiddenGiantsAreStrengthened: true,
  calmingPowerInResidence: 3,
};
