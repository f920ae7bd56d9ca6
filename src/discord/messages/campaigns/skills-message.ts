/**
 * The shop of a campaign, with a menu for each of a person's roles. An item shows its price and its effect, or why it cannot be
 * bought.
 */
import type { Offer } from '../../../core/campaign.ts';
import type { Phrase, Translate } from '../../../core/presentation/phrase.ts';
import type { LoadedCampaign } from '../../../tables/campaigns/loaded-campaign.ts';
import { rolesToBuyFor } from '../../../tables/campaigns/purchases.ts';
import type { Table } from '../../../tables/model/table.ts';
import { formatCustomId } from '../../custom-ids/custom-id.ts';
import {
  channelMention,
  firstLines,
  LIMITS,
  type MenuOption,
  mention,
  menu,
  type Row,
  row,
} from '../pieces/parts.ts';
import type { Reply } from '../pieces/reply.ts';
import { type UndoReader, undoableBy, undoButtons } from './undo-button.ts';

/** `last` is the last table opened for the campaign; null if that table cannot be read. */
export function skillsMessage(
  loaded: LoadedCampaign,
  offers: readonly Offer[],
  { last, ...reader }: UndoReader & { readonly last: Table | null },
  translate: Translate,
): Reply {
  const { campaign, entry, rules, chronicle } = loaded;
  const { userId } = reader;
  const theirs = rolesToBuyFor(campaign, userId);
  const shown = chronicle === null ? [] : rules.summary(chronicle.is).roles;
  const lines = theirs.flatMap((role): readonly Phrase[] => {
    const points = shown.find((each) => each.role === role)?.points;
    return points === undefined
      ? []
      : [{ key: 'campaign.to-spend', with: { role: entry.presenter.role(role), points } }];
  });
  const isPlayed = theirs.length > 0 && last?.status === 'playing';
  const later = { key: 'campaign.buy-later', with: { channel: channelMention(last?.place.channelId ?? '') } };
  const hint = { key: theirs.length === 0 ? 'campaign.no-role' : 'campaign.skills-hint' };
  const undoable = isPlayed ? null : undoableBy(loaded, reader);
  const undo = undoable === null ? [] : [{ key: 'campaign.undo-hint', with: { ware: undoable.label } }];
  const menus = theirs.flatMap((role) => menuFor(loaded, offers, role, translate) ?? []);
  const buttons = isPlayed ? [] : undoButtons(loaded, reader, translate);
  const rows = buttons.length === 0 ? menus : [...menus, row(buttons)];
  return {
    content: firstLines(
      [...lines, ...(isPlayed ? [later] : []), ...proposals(loaded, offers, userId), ...undo, hint].map(
        translate,
      ),
      LIMITS.content,
    ),
    rows: rows.slice(0, LIMITS.rows),
  };
}

/** Items that can be bought come first. Null if nothing is left. */
function menuFor(
  { campaign, entry }: LoadedCampaign,
  offers: readonly Offer[],
  role: string,
  translate: Translate,
): Row | null {
  const theirs = offers.filter(({ payers }) => payers.some((payer) => payer.role === role));
  if (theirs.length === 0) return null;
  const [now, notNow] = [true, false].map((isNow) =>
    theirs.filter(({ refusal }) => (refusal === null) === isNow),
  );
  const options = [...(now ?? []), ...(notNow ?? [])].map((offer): MenuOption => {
    const { ware, payers, label, effect, refusal } = offer;
    const price = payers.find((payer) => payer.role === role)?.price ?? 0;
    return {
      label: translate({ key: 'campaign.ware', with: { ware: label, points: price } }),
      value: ware,
      description: translate(refusal === null ? effect : entry.presenter.refusal(refusal)),
    };
  });
  const placeholder = translate({ key: 'campaign.choose', with: { role: entry.presenter.role(role) } });
  const id = formatCustomId({ kind: 'campaign-buy', table: campaign.tableId, role });
  return menu(id, placeholder, options);
}

/** Each purchase that waits for a person's agreement, with the person who proposed it. */
function proposals(
  { campaign }: LoadedCampaign,
  offers: readonly Offer[],
  reader: string,
): readonly Phrase[] {
  return campaign.proposals.flatMap(({ ware, agreed: [user] }) => {
    const offer = offers.find((each) => each.ware === ware);
    if (offer === undefined || user === undefined) return [];
    return user === reader
      ? [{ key: 'campaign.own-proposal', with: { ware: offer.label } }]
      : [{ key: 'campaign.open-proposal', with: { ware: offer.label, user: mention(user) } }];
  });
}
