/** Finds the price of a ware and who pays it, or why it can't be bought. [C-051 to C-055] */
import type { Box } from '../box/box.ts';
import type { GodName } from '../box/components.ts';
import { godsOf, MAX_FOR_A_GOD, type Pair, relationsWith } from '../box/skills.ts';
import type { SkillRefusal } from '../state/skill-refusal.ts';
import { type Chronicle, type GodChronicle, godIn } from './chronicle.ts';
import type { Skill, Ware } from './ware.ts';

export interface Payer {
  readonly role: GodName;
  readonly price: number;
}

type Pricing =
  | { readonly ok: true; readonly payers: readonly Payer[] }
  | { readonly ok: false; readonly refusal: SkillRefusal };

function refused(refusal: SkillRefusal): Pricing {
  return { ok: false, refusal };
}

export function priceOf(chronicle: Chronicle, ware: Ware, box: Box): Pricing {
  if (ware.kind === 'relation') return priceOfRelation(chronicle, ware.pair, box);
  const god = godIn(chronicle, ware.god);
  if (god === undefined) return refused({ code: 'not-in-this-campaign', god: ware.god });
  const prices = pricesOf(box, ware.kind);
  const price = prices[ownedOf(god, ware.kind)];
  if (price === undefined) return refused({ code: 'skill-at-most', god: god.god });
  return { ok: true, payers: [{ role: god.god, price }] };
}

/** The prices of a skill, one for each time that it can be bought. [C-051 to C-054] */
function pricesOf({ skillPrices }: Box, skill: Skill): readonly number[] {
  switch (skill) {
    case 'elves':
      return skillPrices.elves;
    case 'vanir-dice':
      return skillPrices.vanirDice;
    case 'steady-hand':
      return [skillPrices.steadyHand];
    case 'sure-hand':
      return [skillPrices.sureHand];
  }
}

function ownedOf(god: GodChronicle, skill: Skill): number {
  switch (skill) {
    case 'elves':
      return god.elves;
    case 'vanir-dice':
      return god.vanirDice;
    case 'steady-hand':
      return Number(god.isSteady);
    case 'sure-hand':
      return Number(god.isSure);
  }
}

/** The price of a Relation. Both gods pay, but a Support god has no points, so the other god pays more. [C-055] */
function priceOfRelation(chronicle: Chronicle, pair: Pair, { skillPrices }: Box): Pricing {
  const gods = godsOf(pair);
  const stranger = gods.find((god) => !isOnTree(chronicle, god));
  if (stranger !== undefined) return refused({ code: 'not-in-this-campaign', god: stranger });
  if (!isTogether(chronicle, pair)) return refused({ code: 'no-such-ware' });
  const [god, other] = gods;
  if (chronicle.relations.includes(pair)) return refused({ code: 'relation-there', god, other });
  const full = gods.find((each) => relationsWith(each, chronicle.relations).length >= MAX_FOR_A_GOD);
  if (full !== undefined) return refused({ code: 'too-many-relations', god: full, most: MAX_FOR_A_GOD });
  const payers = gods.filter((each) => godIn(chronicle, each) !== undefined);
  const price = payers.length === gods.length ? skillPrices.relation : skillPrices.relationWithSupport;
  return { ok: true, payers: payers.map((role) => ({ role, price })) };
}

/** Whether two gods are both on the Tree, and at least one of them is played. */
export function isTogether(chronicle: Chronicle, pair: Pair): boolean {
  const gods = godsOf(pair);
  return (
    gods.every((god) => isOnTree(chronicle, god)) && gods.some((god) => godIn(chronicle, god) !== undefined)
  );
}

function isOnTree(chronicle: Chronicle, god: GodName): boolean {
  return godIn(chronicle, god) !== undefined || chronicle.supports.includes(god);
}
