/** Undoes purchases with a campaign's points, until its next game begins. */
import type { Phrase } from '../../core/presentation/phrase.ts';
import type { CampaignChange, CampaignEntry, Chronicle, KeptCampaign } from '../model/campaign.ts';
import { type TableRefused, tableRefuses } from '../model/refusal.ts';
import type { UserId } from '../model/table.ts';
import { next } from './games.ts';
import { keptAs, type LoadedCampaign } from './loaded-campaign.ts';
import { payersAmong } from './purchases.ts';

/** The latest purchase since the last game. */
export interface UndoablePurchase {
  /** The number of the purchase's entry. */
  readonly number: number;
  readonly ware: string;
  readonly label: Phrase;
  /** The points that each role gets back: the price it paid at that time. */
  readonly paid: readonly { readonly role: string; readonly points: number }[];
  /** The chronicle before the purchase, in the current format. */
  readonly before: unknown;
}

export type Undoing =
  | { readonly ok: true; readonly change: CampaignChange; readonly purchase: UndoablePurchase }
  | TableRefused;

/** Returns null if nothing was bought since the last game, or if everything was undone. `box` has the current names. */
export function undoablePurchase(
  loaded: LoadedCampaign,
  entries: readonly CampaignEntry[],
  box: unknown,
): UndoablePurchase | null {
  const { campaign, rules, chronicle } = loaded;
  const latest = purchasesSinceGame(campaign, entries).at(-1);
  if (campaign.status !== 'running' || chronicle === null || latest === undefined) return null;
  const { number, ware, before: kept } = latest;
  const before = rules.migrate(kept.version, kept.is);
  if (before === null) return null;
  const label = rules.wares(before, box).find((offer) => offer.ware === ware)?.label;
  if (label === undefined) return null;
  const left = rules.summary(chronicle.is).roles;
  const paid = rules.summary(before).roles.flatMap(({ role, points }) => {
    const spent = points - (left.find((each) => each.role === role)?.points ?? 0);
    return spent > 0 ? [{ role, points: spent }] : [];
  });
  return { number, ware, label, paid, before };
}

/** Undoes the purchase in the entry with that number. Anyone who paid a part may do so, and everyone gets their points back. */
export function undo(
  loaded: LoadedCampaign,
  entries: readonly CampaignEntry[],
  number: number,
  box: unknown,
  { userId, now }: { readonly userId: UserId; readonly now: Date },
): Undoing {
  const { campaign, rules, chronicle } = loaded;
  if (campaign.status !== 'running') return tableRefuses('campaign-over');
  if (chronicle === null) return tableRefuses('campaign-other-rules');
  if (entries.some((entry) => entry.number > number && entry.deed.kind === 'played'))
    return tableRefuses('purchase-stays');
  const purchase = undoablePurchase(loaded, entries, box);
  if (purchase?.number !== number) {
    const isThere = purchasesSinceGame(campaign, entries).some((each) => each.number === number);
    return tableRefuses(isThere && purchase !== null ? 'purchase-not-latest' : 'purchase-gone');
  }
  const payers = payersAmong(campaign, purchase.paid);
  const [payer = campaign.hostId] = payers;
  if (!payers.includes(userId)) return tableRefuses('not-your-role', { user: payer });
  const kept = keptAs(rules, purchase.before);
  return {
    ok: true,
    purchase,
    change: {
      campaign: next(campaign, { chronicle: kept }, now),
      entry: {
        number: campaign.entries,
        by: userId,
        tableId: null,
        deed: { kind: 'returned', ware: purchase.ware },
        chronicle: kept,
        writtenAt: now,
      },
    },
  };
}

/** The notice about the undone purchase, posted at the table. */
export function undonePhrase(
  { entry: { presenter } }: LoadedCampaign,
  { label, paid }: UndoablePurchase,
  user: UserId,
): Phrase {
  const price = paid.map(({ role, points }) => ({
    key: 'campaign.paid',
    with: { role: presenter.role(role), points },
  }));
  return { key: 'campaign.returned', with: { user, ware: label, price } };
}

interface Purchased {
  readonly number: number;
  readonly ware: string;
  readonly before: Chronicle;
}

/**
 * The purchases since the last game that were not undone, oldest first. A damaged entry is missing from the list: the chronicle
 * before the next entry is then unknown, so nothing up to it can be undone.
 */
function purchasesSinceGame(campaign: KeptCampaign, entries: readonly CampaignEntry[]): readonly Purchased[] {
  const bought: Purchased[] = [];
  let before: CampaignEntry | undefined;
  for (const entry of entries) {
    const { number, deed } = entry;
    const isNext = before?.number === number - 1;
    if (before !== undefined && isNext && deed.kind === 'bought')
      bought.push({ number, ware: deed.ware, before: before.chronicle });
    else if (isNext && deed.kind === 'returned') bought.pop();
    else bought.length = 0;
    before = entry;
  }
  return before?.number === campaign.entries - 1 ? bought : [];
}
