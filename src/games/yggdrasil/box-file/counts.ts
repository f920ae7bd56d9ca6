/** Finds contradictions between a box file and the known counts: the number of cards of each kind, and no duplicates. */
import { z } from 'zod';
import { listed, quoted } from '../../../box-files/faults.ts';
import type { BoxFault } from '../../../core/box.ts';
import type { Box, GiantEffect, RuleState } from '../box/box.ts';
import { ARTIFACTS, ENEMIES, type Enemy, GIANTS, type Giant, RUNES } from '../box/components.ts';
import { corrected } from '../box/corrections.ts';
import { houseBox } from '../box/rule-states.ts';
import { correctionsIn } from './corrections.ts';
import { effectInWords } from './effects.ts';
import { AREA_FORCES, AREA_NAMES, ARTIFACT_NAMES, GIANT_CARDS_READ, RULES } from './form.ts';
import { forceByArea } from './house.ts';

/** The parts of a file that are counted; a part with the wrong format is omitted. */
const COUNTED = z.object({
  rules: RULES.catch([]),
  force: AREA_FORCES.optional().catch(undefined),
  ragnarok: z.unknown().optional(),
  giants: GIANT_CARDS_READ.optional().catch(undefined),
  artifacts: ARTIFACT_NAMES.optional().catch(undefined),
});

/** The contradictions between a file and the counts of any edition that it covers. */
export function contradictionsIn(file: unknown): readonly BoxFault[] {
  const counted = COUNTED.safeParse(file);
  if (!counted.success) return [];
  const { ragnarok, ...parts } = counted.data;
  const corrections = correctionsIn({ ...parts, game: 'yggdrasil' });
  return [
    ...ragnarokWithoutCards(parts.rules, ragnarok),
    ...parts.rules.flatMap((rules) => {
      const house = houseBox(rules);
      const box = corrected(house, corrections);
      return [...forcesTwice(box, house), ...giantsTwice(box, house), ...artifactsTwice(box, house)];
    }),
  ];
}

/** A value of a field in the box file, and the house value. */
interface Statement {
  readonly at: readonly string[];
  /** The card or area with this value, by its name in the file. */
  readonly by: string;
  readonly says: string | number | null;
  readonly houseSays: string | number | null;
}

/**
 * The problems with a value that occurs more often than allowed. In the house values none does, so the values that differ from
 * them are wrong.
 */
function tooMany(key: string, statements: readonly Statement[], allowed = 1): readonly BoxFault[] {
  return [...new Set(statements.map(({ says }) => says))].flatMap((number) => {
    const group = statements.filter(({ says }) => says === number);
    const changed = group.filter(({ houseSays }) => houseSays !== number);
    const surplus = changed.slice(changed.length - Math.max(0, group.length - allowed));
    return surplus.map(({ at, by }) => {
      const others = listed(group.filter((one) => one.by !== by).map((one) => one.by));
      return { at, phrase: { key, with: { value: quoted(number), others, count: group.length, allowed } } };
    });
  });
}

/** The problems with the forces: four of the five areas must have a force, and no two the same. [Y-903] */
function forcesTwice(box: Box, house: Box): readonly BoxFault[] {
  const [forces, houseForces] = [forceByArea(box), forceByArea(house)];
  const statements = AREA_NAMES.map((by) => ({
    at: ['force', by],
    by,
    says: forces[by],
    houseSays: houseForces[by],
  }));
  return tooMany('yggdrasil.box.force-twice', statements);
}

/**
 * The problems with the sixteen giants. Each rune must have four, no two may have the same effect, and no more may close a world
 * than in the house values. [Y-908]
 */
function giantsTwice(box: Box, house: Box): readonly BoxFault[] {
  const about = (field: string, says: (of: Box, giant: Giant) => string) =>
    GIANTS.map((by) => ({ at: ['giants', by, field], by, says: says(box, by), houseSays: says(house, by) }));
  const kinds = about('effect', (of, giant) => kindOf(of.giants[giant].effect));
  const ofKind = (kind: string) => kinds.filter(({ says }) => says === kind);
  const inHouse = (kind: string) => kinds.filter(({ houseSays }) => houseSays === kind).length;
  return [
    ...tooMany(
      'yggdrasil.box.rune-too-often',
      about('rune', (of, giant) => of.giants[giant].rune),
      GIANTS.length / RUNES.length,
    ),
    ...tooMany(
      'yggdrasil.box.effect-twice',
      about('effect', (of, giant) => effectInWords(of.giants[giant].effect)),
    ),
    ...tooMany('yggdrasil.box.too-many-blocks', ofKind('blocks'), inHouse('blocks')),
    ...tooMany('yggdrasil.box.no-strengthened-giants', ofKind('giants'), inHouse('giants')),
    ...tooMany(
      'yggdrasil.box.name-twice',
      about('name', (of, giant) => plain(of.names.giants[giant] ?? giant)),
    ),
  ];
}

/**
 * The kind of an effect. In the rules from before the printing, no giant strengthened the giants; instead, one more closed a
 * world.
 */
function kindOf(effect: GiantEffect): string {
  return effect.kind === 'strengthens' && effect.whom === 'giants' ? 'giants' : effect.kind;
}

/** The problems with the six artifacts, whose names must differ. [Y-905, Y-906] */
function artifactsTwice(box: Box, house: Box): readonly BoxFault[] {
  const nameIn = (of: Box, enemy: Enemy) => plain(of.names.artifacts[enemy] ?? ARTIFACTS[enemy]);
  const statements = ENEMIES.map((by) => ({
    at: ['artifacts', by],
    by,
    says: nameIn(box, by),
    houseSays: nameIn(house, by),
  }));
  return tooMany('yggdrasil.box.name-twice', statements);
}

/** A name for comparison. Names that differ only in accents, case or word separators look the same to a reader. */
function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ '’.-]+/g, '-')
    .toLowerCase();
}

/** The problem if a file has Ragnarok cards but is for the rules from before the printing, which had none. */
function ragnarokWithoutCards(rules: readonly RuleState[], ragnarok: unknown): readonly BoxFault[] {
  const hasCards = rules.some((state) => Object.keys(houseBox(state).ragnarok).length > 0);
  return ragnarok === undefined || rules.length === 0 || hasCards
    ? []
    : [{ at: ['ragnarok'], phrase: { key: 'yggdrasil.box.no-ragnarok-cards' } }];
}
