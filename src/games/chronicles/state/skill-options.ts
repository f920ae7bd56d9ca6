/**
 * Declares the options through which a campaign brings skills into a game, and the limits on their sum. [C-010, C-051 to C-055]
 */
import type { OptionSpec } from '../../../core/game.ts';
import type { OptionsOf } from '../../../core/options.ts';
import { isSaga, type RuleState } from '../box/box.ts';
import { GODS } from '../box/components.ts';
import { MAX_FOR_A_GOD, MAX_HEROES, MAX_SUPPORTS, PAIRS, relationsWith } from '../box/skills.ts';
import type { SkillRefusal } from './skill-refusal.ts';

/** The maximum number of Relations in a game; each belongs to two gods. */
const MAX_RELATIONS = (MAX_FOR_A_GOD * GODS.length) / 2;

const SHARE = {
  fields: [{ kind: 'share', among: GODS, min: 0, max: MAX_FOR_A_GOD * GODS.length }],
  byDefault: {},
  byTable: true,
} as const satisfies OptionSpec;

const SOME_GODS = {
  fields: [{ kind: 'some', of: GODS, min: 0, max: GODS.length }],
  byDefault: [],
  byTable: true,
} as const satisfies OptionSpec;

/** The options for skills. Missing ones have the values of a standalone game. */
export const SKILL_OPTIONS = {
  elves: SHARE,
  dice: SHARE,
  steady: SOME_GODS,
  sure: SOME_GODS,
  relations: {
    fields: [{ kind: 'some', of: PAIRS, min: 0, max: MAX_RELATIONS }],
    byDefault: [],
    byTable: true,
  },
  heroes: { fields: [{ kind: 'number', from: 0, to: MAX_HEROES }], byDefault: 0, byTable: true },
  supports: {
    fields: [{ kind: 'some', of: GODS, min: 0, max: MAX_SUPPORTS }],
    byDefault: [],
    byTable: true,
  },
} as const satisfies { readonly [option: string]: OptionSpec };

/** The things that a game takes over from its campaign. */
export type Carried = OptionsOf<typeof SKILL_OPTIONS>;

export function carriedIn(options: Partial<Carried>): Carried {
  const { elves, dice, steady, sure, relations, heroes, supports } = SKILL_OPTIONS;
  return {
    elves: options.elves ?? elves.byDefault,
    dice: options.dice ?? dice.byDefault,
    steady: options.steady ?? steady.byDefault,
    sure: options.sure ?? sure.byDefault,
    relations: options.relations ?? relations.byDefault,
    heroes: options.heroes ?? heroes.byDefault,
    supports: options.supports ?? supports.byDefault,
  };
}

/** Checks limits beyond a single field: how much one god can have, and that only sagas have skills. */
export function refusalOfSkills({
  rules,
  ...options
}: Partial<Carried> & { readonly rules: RuleState }): SkillRefusal | null {
  const carried = carriedIn(options);
  const { elves, dice, relations } = carried;
  if (!isSaga(rules) && hasAny(carried)) return { code: 'skills-outside-sagas' };
  const most = MAX_FOR_A_GOD;
  const rich = GODS.find((god) => (elves[god] ?? 0) > most || (dice[god] ?? 0) > most);
  if (rich !== undefined) return { code: 'too-much-for-a-god', god: rich, most };
  const loved = GODS.find((god) => relationsWith(god, relations).length > most);
  return loved === undefined ? null : { code: 'too-many-relations', god: loved, most };
}

function hasAny({ elves, dice, heroes, ...lists }: Carried): boolean {
  const amounts = [...Object.values(elves), ...Object.values(dice), heroes];
  return amounts.some((amount) => amount > 0) || Object.values(lists).some((list) => list.length > 0);
}
