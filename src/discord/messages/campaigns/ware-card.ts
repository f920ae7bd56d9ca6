/** The card of an item for sale: its effect and its price, shown before anyone pays. */
import type { Offer } from '../../../core/campaign.ts';
import type { Translate } from '../../../core/presentation/phrase.ts';
import type { LoadedCampaign } from '../../../tables/campaigns/loaded-campaign.ts';
import { formatCustomId } from '../../custom-ids/custom-id.ts';
import { button, row } from '../pieces/parts.ts';
import type { Reply } from '../pieces/reply.ts';
import { type UndoReader, undoButtons } from './undo-button.ts';

/** The button that undoes the latest purchase is here if the shop's menus leave no room for it. */
export function wareCard(
  loaded: LoadedCampaign,
  { ware, label, effect, payers }: Offer,
  reader: UndoReader,
  translate: Translate,
): Reply {
  const { tableId: table } = loaded.campaign;
  const { presenter } = loaded.entry;
  const price = payers.map(({ role, price: points }) => ({
    key: 'campaign.paid',
    with: { role: presenter.role(role), points },
  }));
  const buy = formatCustomId({ kind: 'campaign-pay', table, ware });
  const back = formatCustomId({ kind: 'campaign-shop', table });
  return {
    content: translate({ key: 'campaign.card', with: { ware: label, effect, price } }),
    rows: [
      row([
        button(buy, translate({ key: 'button.campaign-pay' }), 'success'),
        button(back, translate({ key: 'button.back' })),
        ...undoButtons(loaded, reader, translate),
      ]),
    ],
  };
}
