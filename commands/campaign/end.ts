/** /campaign end: asks for confirmation before ending a campaign permanently. */
import { formatCustomId } from '../../src/discord/custom-ids/custom-id.ts';
import { refuse } from '../../src/discord/interactions/acting.ts';
import { privilegedActorOf } from '../../src/discord/interactions/people.ts';
import { complete } from '../../src/discord/interactions/replies.ts';
import { campaignName } from '../../src/discord/messages/campaigns/campaign-words.ts';
import { button, row, type Style } from '../../src/discord/messages/pieces/parts.ts';
import { refusedToEndCampaign } from '../../src/tables/campaigns/games.ts';
import { aboutCampaign } from './parts/campaign-option.ts';

export const end = aboutCampaign('end', async (bot, interaction, loaded) => {
  const { campaign } = loaded;
  const refused = refusedToEndCampaign(campaign, await privilegedActorOf(bot, interaction));
  if (refused !== null) return refuse(bot, interaction, refused, null);
  const of = (kind: 'campaign-end' | 'keep', style: Style) =>
    button(
      formatCustomId({ kind, table: campaign.tableId }),
      bot.translate({ key: `button.${kind}` }),
      style,
    );
  return complete(interaction, {
    content: bot.translate({ key: 'campaign.end-sure', with: { campaign: campaignName(loaded) } }),
    rows: [row([of('campaign-end', 'danger'), of('keep', 'secondary')])],
  });
});
