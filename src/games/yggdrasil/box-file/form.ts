/** Declares the schema of Yggdrasil's box file: every field, its meaning, and the sentence for each fault. */
import { z } from 'zod';
import { areDifferent, beginning, each, fields, listOf } from '../../../box-files/parts.ts';
import { RULE_STATES } from '../box/box.ts';
import { ENEMIES, GIANTS, ISLANDS, RAGNAROK_CARDS, RUNES } from '../box/components.ts';
import { EFFECTS_IN_WORDS, effectOfWords } from './effects.ts';

/** The areas of Asgard's track from the left, each named after the border that an enemy there has crossed last. */
export const AREA_NAMES = ['start', 'arch', 'wall', 'door', 'residence'] as const;
export type AreaName = (typeof AREA_NAMES)[number];

const FACES_OF_THE_DIE = 6;
const MAX_HAMMERS = 9;

/**
 * A name starts and ends with a letter and has only visible characters, so that it can't format a message, mention anyone or hide
 * text.
 */
const NAME = /^(?=.{1,30}$)(?!.*\p{Default_Ignorable_Code_Point})\p{L}(?:[\p{L}\p{M} '’.-]*[\p{L}\p{M}.])?$/u;

const YES_OR_NO = z.boolean('yggdrasil.box.no-yes-or-no');
const COLOUR = z.enum(ISLANDS, 'yggdrasil.box.no-colour');
const ENEMY = z.enum(ENEMIES, 'yggdrasil.box.no-enemy');
const HAMMERS = z
  .int('yggdrasil.box.no-hammers')
  .min(0, 'yggdrasil.box.no-hammers')
  .max(MAX_HAMMERS, 'yggdrasil.box.no-hammers');
const FORCE = z.literal([5, 6, 7, 8, null], 'yggdrasil.box.no-force');

function faces<Mark extends z.ZodType>(mark: Mark) {
  return listOf(mark).length(FACES_OF_THE_DIE, { error: 'yggdrasil.box.six-faces', abort: true });
}

function name(about: string) {
  return z.string('yggdrasil.box.no-name').regex(NAME, 'yggdrasil.box.no-name').describe(about);
}

export const RULES = listOf(z.literal(RULE_STATES, 'yggdrasil.box.no-rules'))
  .min(1, 'yggdrasil.box.no-rules-named')
  .refine((rules) => new Set(rules).size === rules.length, 'yggdrasil.box.rules-twice')
  .meta({ description: 'yggdrasil.box.about.rules', uniqueItems: true });

const DIE = fields({
  colours: faces(COLOUR)
    .refine((colours) => ISLANDS.every((island) => colours.includes(island)), 'yggdrasil.box.colour-missing')
    .describe('yggdrasil.box.about.colours')
    .optional(),
  hammers: faces(HAMMERS).describe('yggdrasil.box.about.hammers').optional(),
}).describe('yggdrasil.box.about.die');

export const AREA_FORCES = fields({
  start: FORCE.describe('yggdrasil.box.about.start'),
  arch: FORCE.describe('yggdrasil.box.about.arch'),
  wall: FORCE.describe('yggdrasil.box.about.wall'),
  door: FORCE.describe('yggdrasil.box.about.door'),
  residence: FORCE.describe('yggdrasil.box.about.residence'),
}).describe('yggdrasil.box.about.force');

const RAGNAROK = fields(
  each(
    RAGNAROK_CARDS,
    listOf(ENEMY)
      .min(2, { error: 'yggdrasil.box.too-few-enemies', abort: true })
      .refine(areDifferent, 'yggdrasil.box.enemy-twice')
      .meta({ description: 'yggdrasil.box.about.card', uniqueItems: true }),
  ),
  'yggdrasil.box.unknown-card',
).describe('yggdrasil.box.about.ragnarok');

const GIANT = fields({
  name: name('yggdrasil.box.about.giant-name').optional(),
  rune: z.enum(RUNES, 'yggdrasil.box.no-rune').describe('yggdrasil.box.about.rune').optional(),
  effect: z
    .enum(EFFECTS_IN_WORDS, 'yggdrasil.box.no-effect')
    .transform(effectOfWords)
    .describe('yggdrasil.box.about.effect')
    .optional(),
}).describe('yggdrasil.box.about.giant');

export const GIANT_CARDS_READ = fields(each(GIANTS, GIANT), 'yggdrasil.box.unknown-giant').describe(
  'yggdrasil.box.about.giants',
);

export const ARTIFACT_NAMES = fields(
  each(ENEMIES, name('yggdrasil.box.about.artifact')),
  'yggdrasil.box.unknown-enemy',
).describe('yggdrasil.box.about.artifacts');

const RULINGS = fields({
  bonusWithoutDie: YES_OR_NO.describe('yggdrasil.box.about.bonusWithoutDie').optional(),
  cancellingSilencesTrances: YES_OR_NO.describe('yggdrasil.box.about.cancellingSilencesTrances').optional(),
  hiddenGiantsAreStrengthened: YES_OR_NO.describe(
    'yggdrasil.box.about.hiddenGiantsAreStrengthened',
  ).optional(),
  calmingPowerInResidence: z
    .literal([1, 2, 3], 'yggdrasil.box.no-power')
    .describe('yggdrasil.box.about.calmingPowerInResidence')
    .optional(),
}).describe('yggdrasil.box.about.rulings');

export const BOX_FILE = fields({
  ...beginning('yggdrasil'),
  rules: RULES,
  die: DIE.optional(),
  force: AREA_FORCES.optional(),
  ragnarok: RAGNAROK.optional(),
  giants: GIANT_CARDS_READ.optional(),
  vanirStart: z
    .enum(['valkyries', 'blank'], 'yggdrasil.box.no-square')
    .describe('yggdrasil.box.about.vanirStart')
    .optional(),
  artifacts: ARTIFACT_NAMES.optional(),
  rulings: RULINGS.optional(),
});

export type BoxFile = z.output<typeof BOX_FILE>;
