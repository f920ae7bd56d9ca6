/** The shop between the games of a campaign. [C-008 to C-012] */
import type { Bought, Offer } from '../../../core/campaign.ts';
import { refused } from '../../../core/result.ts';
import type { Box } from '../box/box.ts';
import type { GodName } from '../box/components.ts';
import { PAIRS } from '../box/skills.ts';
import type { SkillRefusal } from '../state/skill-refusal.ts';
import { effectLine, wareLabel } from '../words/campaign/wares.ts';
import { changeBy } from './change.ts';
import { type Chronicle, godIn } from './chronicle.ts';
import { isTogether, type Payer, priceOf } from './prices.ts';
import { nameOf, SKILLS, type Ware, wareNamed, withWare } from './ware.ts';

/** God by god, and then the Relations; not what a god can never have more of. */
export function wares(chronicle: Chronicle, box: Box): readonly Offer[] {
  const pairs = PAIRS.filter((pair) => isTogether(chronicle, pair));
  const all: readonly Ware[] = [
    ...chronicle.gods.flatMap(({ god }) => SKILLS.map((kind) => ({ kind, god }))),
    ...pairs.map((pair) => ({ kind: 'relation' as const, pair })),
  ];
  return all.flatMap((ware) => {
    const pricing = priceOf(chronicle, ware, box);
    return pricing.ok ? [offerOf(chronicle, ware, pricing.payers, box)] : [];
  });
}

function offerOf(chronicle: Chronicle, ware: Ware, payers: readonly Payer[], box: Box): Offer {
  return {
    ware: nameOf(ware),
    payers,
    refusal: tooDear(chronicle, payers),
    label: wareLabel(chronicle, ware, box),
    effect: effectLine(changeBy(chronicle, withWare(chronicle, ware), ware, box), ware),
  };
}

export function buy(chronicle: Chronicle, named: string, box: Box): Bought<Chronicle> {
  const ware = wareNamed(named);
  if (ware === null) return refused({ why: 'no-such-ware' });
  const pricing = priceOf(chronicle, ware, box);
  if (!pricing.ok) return pricing;
  const { payers } = pricing;
  const refusal = tooDear(chronicle, payers);
  if (refusal !== null) return refused(refusal);
  const priceFor = (god: GodName) => payers.find(({ role }) => role === god)?.price ?? 0;
  const bought = withWare(chronicle, ware);
  const gods = bought.gods.map((each) => ({ ...each, points: each.points - priceFor(each.god) }));
  return { ok: true, ware: nameOf(ware), chronicle: { ...bought, gods } };
}

/** The first of those who pay that has too few points. */
function tooDear(chronicle: Chronicle, payers: readonly Payer[]): SkillRefusal | null {
  for (const { role, price } of payers) {
    const points = godIn(chronicle, role)?.points ?? 0;
    if (points < price) return { why: 'too-few-points', god: role, price, points };
  }
  return null;
}
