/** Implements the campaign of Yggdrasil Chronicles, and the shop between its games. [C-001 to C-019] */
import type { Bought, Campaign, CampaignSummary, ChapterStatus, Offer } from '../../core/campaign.ts';
import { refused } from '../../core/result.ts';
import { type Box, SAGAS } from './box/box.ts';
import type { GodName } from './box/components.ts';
import { PAIRS } from './box/skills.ts';
import { changeBy } from './campaign/change.ts';
import { begin, CHRONICLE_VERSION, type Chronicle, godIn, migrate } from './campaign/chronicle.ts';
import { isTogether, type Payer, priceOf } from './campaign/prices.ts';
import { after, defeatsIn, FREE_SAGA, next, options } from './campaign/sagas.ts';
import { nameOf, SKILLS, type Ware, wareNamed, withWare } from './campaign/ware.ts';
import type { SkillRefusal } from './state/skill-refusal.ts';
import type { ChroniclesState } from './state/state.ts';
import { skillsLearnt } from './words/campaign/skills.ts';
import { effectLine, wareLabel } from './words/campaign/wares.ts';

/** The wares: each god's skills, then the Relations. Those of which a god already has the maximum are omitted. */
function wares(chronicle: Chronicle, box: Box): readonly Offer[] {
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

function buy(chronicle: Chronicle, named: string, box: Box): Bought<Chronicle> {
  const ware = wareNamed(named);
  if (ware === null) return refused({ code: 'no-such-ware' });
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

/** The refusal for the first payer with too few points; null if all have enough. */
function tooDear(chronicle: Chronicle, payers: readonly Payer[]): SkillRefusal | null {
  for (const { role, price } of payers) {
    const points = godIn(chronicle, role)?.points ?? 0;
    if (points < price) return { code: 'too-few-points', god: role, price, points };
  }
  return null;
}

export const CAMPAIGN: Campaign<ChroniclesState, Chronicle, Box> = {
  version: CHRONICLE_VERSION,
  begin,
  migrate,
  next,
  options,
  after,
  wares,
  buy,
  summary,
};

function summary(chronicle: Chronicle): CampaignSummary {
  const playable = next(chronicle);
  const statusOf = (saga: (typeof SAGAS)[number]): ChapterStatus => {
    if (chronicle.won.includes(saga)) return 'won';
    const canBePlayed = playable.includes(saga);
    if (saga === FREE_SAGA) return canBePlayed ? 'open' : 'optional';
    return canBePlayed ? 'next' : 'to-come';
  };
  return {
    isWon: playable.length === 0,
    chapters: SAGAS.map((saga) => ({
      chapter: saga,
      status: statusOf(saga),
      defeats: defeatsIn(chronicle, saga),
    })),
    roles: chronicle.gods.map((each) => ({
      role: each.god,
      points: each.points,
      skills: skillsLearnt(chronicle, each),
    })),
  };
}
