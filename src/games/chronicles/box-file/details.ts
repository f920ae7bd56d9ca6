/** Reads the parameters of a power or of an effect in a box file: its numbers and names. */
import { z } from 'zod';
import { areDifferent, listOf } from '../../../box-files/parts.ts';
import { ARTIFACT_LEVELS, TREE_ENEMIES, WORLDS } from '../box/components.ts';

const MOST = 9;
const MAX_STEPS = 5;
const MAX_GODS = 5;

/** The names of the Worlds. A schema with an id is published only once, however many cards refer to it. */
export const WORLD = z.enum(WORLDS, 'chronicles.box.no-world').meta({ id: 'world' });

export const AMOUNT = z
  .int('chronicles.box.no-amount')
  .min(1, 'chronicles.box.no-amount')
  .max(MOST, 'chronicles.box.no-amount');

export const AMOUNT_OR_NONE = z
  .int('chronicles.box.no-amount-or-none')
  .min(0, 'chronicles.box.no-amount-or-none')
  .max(MOST, 'chronicles.box.no-amount-or-none');

const STEPS = z
  .int('chronicles.box.no-steps')
  .min(1, 'chronicles.box.no-steps')
  .max(MAX_STEPS, 'chronicles.box.no-steps');

const NUMBER_OF_GODS = z
  .int('chronicles.box.no-gods')
  .min(1, 'chronicles.box.no-gods')
  .max(MAX_GODS, 'chronicles.box.no-gods');

const ENEMIES = z
  .array(z.enum(TREE_ENEMIES, 'chronicles.box.no-target'), 'chronicles.box.no-target')
  .min(1, 'chronicles.box.no-target')
  .refine(areDifferent, 'chronicles.box.target-twice');

const TWO_WORLDS = listOf(WORLD)
  .length(2, 'chronicles.box.two-worlds')
  .refine(areDifferent, 'chronicles.box.two-worlds')
  .meta({ id: 'two-worlds' });

export const LEVEL = z.literal(ARTIFACT_LEVELS, 'chronicles.box.no-level');

export const POWER_DETAILS = {
  risks: AMOUNT.describe('chronicles.box.about.risks').optional(),
  against: z
    .union([z.enum(['anybody', 'iotunns']), ENEMIES], 'chronicles.box.no-target')
    .meta({ id: 'foes' })
    .describe('chronicles.box.about.against')
    .optional(),
  steps: STEPS.describe('chronicles.box.about.steps').optional(),
  worlds: TWO_WORLDS.describe('chronicles.box.about.worlds').optional(),
  world: WORLD.describe('chronicles.box.about.world').optional(),
  more: AMOUNT.describe('chronicles.box.about.more').optional(),
  dice: AMOUNT.describe('chronicles.box.about.dice').optional(),
  life: AMOUNT.describe('chronicles.box.about.life').optional(),
  faces: AMOUNT.describe('chronicles.box.about.faces').optional(),
};

export const EFFECT_DETAILS = {
  gods: NUMBER_OF_GODS.describe('chronicles.box.about.gods').optional(),
  steps: STEPS.describe('chronicles.box.about.steps').optional(),
  heroes: AMOUNT.describe('chronicles.box.about.heroes').optional(),
  life: AMOUNT.describe('chronicles.box.about.life').optional(),
  anonymous: AMOUNT.describe('chronicles.box.about.anonymous').optional(),
  fireGiants: AMOUNT.describe('chronicles.box.about.fireGiants').optional(),
  elves: AMOUNT_OR_NONE.describe('chronicles.box.about.elves').optional(),
  vanirDice: AMOUNT_OR_NONE.describe('chronicles.box.about.vanirDice').optional(),
  prevents: AMOUNT_OR_NONE.describe('chronicles.box.about.prevents').optional(),
  level: LEVEL.describe('chronicles.box.about.dispenser').optional(),
};

type Given = { readonly [detail: string]: unknown };

/** Reports missing details, and details that belong to another power or effect. */
export function checkDetails(
  given: Given,
  known: Given,
  needed: readonly string[],
  ctx: z.core.$RefinementCtx,
): void {
  for (const detail of Object.keys(known)) {
    const isThere = given[detail] !== undefined;
    if (isThere === needed.includes(detail)) continue;
    ctx.addIssue({
      code: 'custom',
      path: [detail],
      input: given[detail],
      message: 'chronicles.box.detail-too-much',
    });
  }
}

/** The given fields that are listed in `details`. */
export function onlyThose(given: Given, details: readonly string[]): Given {
  return Object.fromEntries(details.map((detail) => [detail, given[detail]]));
}
