/** Purchases with a campaign's points: who may buy, and who has to agree. */
import type { Offer } from '../../core/campaign.ts';
import type { Phrase } from '../../core/presentation/phrase.ts';
import type { Refusal } from '../../core/result.ts';
import type { CampaignChange, KeptCampaign } from '../model/campaign.ts';
import { type TableRefused, tableRefuses } from '../model/refusal.ts';
import type { UserId } from '../model/table.ts';
import { namesOf } from '../turns/agreeing-words.ts';
import { next } from './games.ts';
import { keptAs, type LoadedCampaign } from './loaded-campaign.ts';

export type Purchase =
  | {
      readonly ok: true;
      readonly change: CampaignChange;
      readonly offer: Offer;
      /** The people who still have to agree; empty once the item is bought. */
      readonly awaited: readonly UserId[];
      /** Earlier proposals that can no longer be bought. */
      readonly lapsed: readonly Lapsed[];
    }
  | TableRefused;

/** A proposal that another purchase has made impossible, and everyone who would have paid for it. */
export interface Lapsed {
  readonly offer: Offer;
  readonly refusal: Refusal;
  readonly people: readonly UserId[];
}

/**
 * Buys the item, or proposes it if others pay a part of it. A shared purchase is made once everyone who pays has agreed.
 * Proposals that it makes impossible are dropped. `box` has the current prices.
 */
export function purchase(
  loaded: LoadedCampaign,
  named: string,
  box: unknown,
  userId: UserId,
  now: Date,
): Purchase {
  const { campaign, entry, rules, chronicle } = loaded;
  if (campaign.status !== 'running') return tableRefuses('campaign-over');
  if (chronicle === null) return tableRefuses('campaign-other-rules');
  if (campaign.chronicle === null) return tableRefuses('campaign-not-begun');
  const bought = rules.buy(chronicle.is, named, box);
  if (!bought.ok) return { ok: false, by: 'game', gameId: entry.game.id, refusal: bought.refusal };
  const offers = rules.wares(chronicle.is, box);
  const offer = offers.find(({ ware }) => ware === bought.ware);
  if (offer === undefined) return tableRefuses('campaign-changed');
  const agreement = agreedBy(campaign, offer, userId);
  if (!agreement.ok) return agreement;
  const { agreed, awaited } = agreement;
  const { ware } = offer;
  const others = campaign.proposals.filter((proposal) => proposal.ware !== ware);
  if (awaited.length > 0) {
    const proposals = [...others, { ware, agreed }];
    return { ok: true, change: { campaign: next(campaign, { proposals }, now) }, offer, awaited, lapsed: [] };
  }
  const boughtNext = (other: string) => rules.buy(bought.chronicle, other, box);
  const proposals = others.filter((proposal) => boughtNext(proposal.ware).ok);
  const kept = keptAs(rules, bought.chronicle);
  return {
    ok: true,
    change: {
      campaign: next(campaign, { proposals, chronicle: kept }, now),
      entry: {
        number: campaign.entries,
        by: userId,
        tableId: null,
        deed: { kind: 'bought', ware },
        chronicle: kept,
        writtenAt: now,
      },
    },
    offer,
    awaited,
    lapsed: others.flatMap((proposal): readonly Lapsed[] => {
      const still = boughtNext(proposal.ware);
      const proposed = offers.find((each) => each.ware === proposal.ware);
      if (still.ok || proposed === undefined) return [];
      return [
        { offer: proposed, refusal: still.refusal, people: peopleOf(campaign, rolesThatPay(proposed)) },
      ];
    }),
  };
}

/** The people who have agreed to the purchase, including this person, and those who still have to. */
interface Agreement {
  readonly ok: true;
  readonly agreed: readonly UserId[];
  readonly awaited: readonly UserId[];
}

function agreedBy(campaign: KeptCampaign, offer: Offer, userId: UserId): Agreement | TableRefused {
  const roles = rolesThatPay(offer);
  const payers = peopleOf(campaign, roles);
  if (!payers.includes(userId)) {
    const [role = ''] = roles;
    return tableRefuses('not-your-role', { user: payerOf(campaign, role) });
  }
  const proposed = campaign.proposals.find(({ ware }) => ware === offer.ware)?.agreed ?? [];
  // A role may have got another holder since the proposal.
  const earlier = proposed.filter((person) => payers.includes(person));
  const agreed = [...new Set([...earlier, userId])];
  const awaited = payers.filter((payer) => !agreed.includes(payer));
  return awaited.length > 0 && earlier.includes(userId)
    ? tableRefuses('already-agreed')
    : { ok: true, agreed, awaited };
}

/** The person who decides how that role's points are spent: its holder, or the host if no person holds it. */
function payerOf({ seats, hostId }: KeptCampaign, role: string): UserId {
  return seats.find((seat) => seat.role === role)?.userId ?? hostId;
}

/** The roles for which that person may buy. */
export function rolesToBuyFor(campaign: KeptCampaign, userId: string): readonly string[] {
  return campaign.seats.map(({ role }) => role).filter((role) => payerOf(campaign, role) === userId);
}

/** The notice about the purchase, posted at the table. */
export function boughtPhrase(
  { entry: { presenter } }: LoadedCampaign,
  { offer, awaited }: Extract<Purchase, { ok: true }>,
  user: UserId,
): Phrase {
  const price = offer.payers.map(({ role, price: points }) => ({
    key: 'campaign.paid',
    with: { role: presenter.role(role), points },
  }));
  const about = { user, ware: offer.label, price };
  if (awaited.length === 0) return { key: 'campaign.bought', with: about };
  return { key: 'campaign.proposed', with: { ...about, effect: offer.effect, users: namesOf(awaited) } };
}

/** The notice about a proposal that is no longer possible, posted at the table. */
export function lapsedPhrase(
  { entry: { presenter } }: LoadedCampaign,
  { offer, refusal, people }: Lapsed,
): Phrase {
  const about = { ware: offer.label, why: presenter.refusal(refusal), users: namesOf(people) };
  return { key: 'campaign.lapsed', with: about };
}

/** The people who decide for these roles. */
export function payersAmong(
  campaign: KeptCampaign,
  paid: readonly { readonly role: string }[],
): readonly UserId[] {
  return peopleOf(
    campaign,
    paid.map(({ role }) => role),
  );
}

function rolesThatPay({ payers }: Offer): readonly string[] {
  return payers.map(({ role }) => role);
}

function peopleOf(campaign: KeptCampaign, roles: readonly string[]): readonly UserId[] {
  return [...new Set(roles.map((role) => payerOf(campaign, role)))];
}
