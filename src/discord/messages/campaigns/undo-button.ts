/** The button that undoes the latest purchase of a campaign. */
import type { APIButtonComponent } from 'discord.js';
import type { Translate } from '../../../core/presentation/phrase.ts';
import type { LoadedCampaign } from '../../../tables/campaigns/loaded-campaign.ts';
import { rolesToBuyFor } from '../../../tables/campaigns/purchases.ts';
import type { UndoablePurchase } from '../../../tables/campaigns/undoing.ts';
import { formatCustomId } from '../../custom-ids/custom-id.ts';
import { button } from '../pieces/parts.ts';

export interface UndoReader {
  readonly undoable: UndoablePurchase | null;
  readonly userId: string;
}

/** The purchase, if the reader decides for a role that paid for it; otherwise null. */
export function undoableBy(
  { campaign }: LoadedCampaign,
  { undoable, userId }: UndoReader,
): UndoablePurchase | null {
  const theirs = rolesToBuyFor(campaign, userId);
  return undoable?.paid.some(({ role }) => theirs.includes(role)) === true ? undoable : null;
}

/** Returns an empty list if the reader has nothing to undo. */
export function undoButtons(
  loaded: LoadedCampaign,
  reader: UndoReader,
  translate: Translate,
): readonly APIButtonComponent[] {
  const purchase = undoableBy(loaded, reader);
  if (purchase === null) return [];
  const { number: entry, label } = purchase;
  const id = formatCustomId({ kind: 'campaign-undo', table: loaded.campaign.tableId, entry });
  return [button(id, translate({ key: 'button.campaign-undo', with: { ware: label } }))];
}
