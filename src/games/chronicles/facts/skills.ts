/**
 * Finds the powers that the current god has from its skills, and from its Relation to a god in the same World. [C-053, C-054,
 * C-061 to C-070]
 */
import type { GodName } from '../box/components.ts';
import type { Power } from '../box/power.ts';
import { otherOf, type Pair, relationsWith } from '../box/skills.ts';
import type { OpenBoard } from '../state/state.ts';
import { active, godsOnTree } from './gods.ts';

export const STEADY_HAND: Power = { kind: 'steadies-god-die', faces: 1 };
export const SURE_HAND: Power = { kind: 'keeps-dice', dice: 1 };

const NONE: readonly never[] = [];

export function powersBySkills(game: OpenBoard): readonly Power[] {
  const { steady, sure, relations } = game.skills;
  if (steady.length + sure.length + relations.length === 0) return NONE;
  const { god } = active(game);
  return [
    ...(steady.includes(god) ? [STEADY_HAND] : NONE),
    ...(sure.includes(god) ? [SURE_HAND] : NONE),
    ...relationsAtWork(game).map((pair) => game.box.relations[pair]),
  ];
}

/** The Relations of the current god with gods in the same World, including Support gods. */
export function relationsAtWork(game: OpenBoard): readonly Pair[] {
  const { god, world } = active(game);
  const isHere = (other: GodName) =>
    godsOnTree(game).some((each) => each.god === other && each.world === world);
  return relationsOf(game, god).filter((pair) => isHere(otherOf(pair, god)));
}

export function relationsOf({ skills }: OpenBoard, god: GodName): readonly Pair[] {
  return relationsWith(god, skills.relations);
}
