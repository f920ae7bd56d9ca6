/** Buys skills as soon as the points allow, without saving up for more. */
import type { Campaign, Offer } from '../../../src/core/campaign.ts';

/** Buys the dearest item first, since prices reflect usefulness. Among equally dear items, buys the first on the list. */
export function shop(campaign: Campaign, chronicle: unknown, box: unknown): unknown {
  let left = chronicle;
  for (let ware = bestOffer(campaign, left, box); ware !== null; ware = bestOffer(campaign, left, box)) {
    const bought = campaign.buy(left, ware, box);
    if (!bought.ok) throw new Error(`${ware} was on offer and cannot be bought`);
    left = bought.chronicle;
  }
  return left;
}

function bestOffer(campaign: Campaign, chronicle: unknown, box: unknown): string | null {
  let best: Offer | null = null;
  for (const offer of campaign.wares(chronicle, box))
    if (offer.refusal === null && (best === null || priceOf(offer) > priceOf(best))) best = offer;
  return best?.ware ?? null;
}

function priceOf({ payers }: Offer): number {
  return payers.reduce((sum, { price }) => sum + price, 0);
}
