/** Defines a ware of a campaign: its name, and what it adds to the chronicle. */
import { GODS, type GodName } from '../box/components.ts';
import { PAIRS, type Pair, pairOf } from '../box/skills.ts';
import type { Chronicle, GodChronicle } from './chronicle.ts';

export const SKILLS = ['elves', 'vanir-dice', 'steady-hand', 'sure-hand'] as const;
export type Skill = (typeof SKILLS)[number];

/** A ware: a skill of one god, or a Relation between two gods. */
export type Ware =
  | { readonly kind: Skill; readonly god: GodName }
  | { readonly kind: 'relation'; readonly pair: Pair };

export function nameOf(ware: Ware): string {
  return ware.kind === 'relation' ? `relation.${ware.pair}` : `${ware.kind}.${ware.god}`;
}

/** The ware with that name, which can contain two gods in either order; null if there isn't one. */
export function wareNamed(name: string): Ware | null {
  const [kind, whose = ''] = name.split('.');
  const gods = whose.split('+').map((part) => GODS.find((god) => god === part));
  const [one, other] = gods;
  if (gods.length > 2 || one === undefined) return null;
  if (kind === 'relation') {
    const pair = other === undefined ? null : pairOf(one, other);
    return pair === null ? null : { kind, pair };
  }
  const skill = SKILLS.find((each) => each === kind);
  return skill === undefined || gods.length > 1 ? null : { kind: skill, god: one };
}

/** The chronicle with the ware added, before anyone has paid for it. */
export function withWare(chronicle: Chronicle, ware: Ware): Chronicle {
  if (ware.kind === 'relation') {
    const relations = PAIRS.filter((pair) => pair === ware.pair || chronicle.relations.includes(pair));
    return { ...chronicle, relations };
  }
  const { kind } = ware;
  const gods = chronicle.gods.map((each) => (each.god === ware.god ? withSkill(each, kind) : each));
  return { ...chronicle, gods };
}

function withSkill(god: GodChronicle, skill: Skill): GodChronicle {
  switch (skill) {
    case 'elves':
      return { ...god, elves: god.elves + 1 };
    case 'vanir-dice':
      return { ...god, vanirDice: god.vanirDice + 1 };
    case 'steady-hand':
      return { ...god, isSteady: true };
    case 'sure-hand':
      return { ...god, isSure: true };
  }
}
