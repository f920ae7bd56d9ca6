/** Lists the skills and Relations of a campaign, which gods keep throughout a game. [C-053 to C-070] */

import { asOneOf } from '../../../core/typed/one-of.ts';
import type { GodName } from './components.ts';
import { GODS } from './components.ts';

/** All pairs of gods that can have a Relation, in catalogue order. */
export const PAIRS = [
  'freyr+freyja',
  'freyr+frigg',
  'freyr+heimdall',
  'freyr+odin',
  'freyr+thor',
  'freyr+tyr',
  'freyja+frigg',
  'freyja+heimdall',
  'freyja+odin',
  'freyja+thor',
  'freyja+tyr',
  'frigg+heimdall',
  'frigg+odin',
  'frigg+thor',
  'frigg+tyr',
  'heimdall+odin',
  'heimdall+thor',
  'heimdall+tyr',
  'odin+thor',
  'odin+tyr',
  'thor+tyr',
] as const;
export type Pair = (typeof PAIRS)[number];

export function godsOf(pair: Pair): readonly [GodName, GodName] {
  const [one, other] = pair.split('+');
  return [asOneOf(GODS, one), asOneOf(GODS, other)];
}

/** The pair of two gods, in either order; null if both are the same god. */
export function pairOf(one: GodName, other: GodName): Pair | null {
  const names: readonly string[] = [`${one}+${other}`, `${other}+${one}`];
  return PAIRS.find((pair) => names.includes(pair)) ?? null;
}

export function otherOf(pair: Pair, god: GodName): GodName {
  const [one, other] = godsOf(pair);
  return god === one ? other : one;
}

export function relationsWith(god: GodName, relations: readonly Pair[]): readonly Pair[] {
  return relations.filter((pair) => godsOf(pair).includes(god));
}

/** The public record of the gods' skills. */
export interface Skills {
  /** The gods that turn a failure of the God die into a success. */
  readonly steady: readonly GodName[];
  /** The gods that keep a Vanir die which a roll would lose. */
  readonly sure: readonly GodName[];
  readonly relations: readonly Pair[];
}

export const NO_SKILLS: Skills = { steady: [], sure: [], relations: [] };

/**
 * The maximum number of Elves or Vanir dice that a god can start with, and of Relations that it can have. [C-051, C-052, C-055]
 */
export const MAX_FOR_A_GOD = 2;

/** The maximum number of Support gods in a game. [C-118] */
export const MAX_SUPPORTS = 2;

/** The maximum number of Heroes at the start of a saga that was lost before. [C-018] */
export const MAX_HEROES = 3;
