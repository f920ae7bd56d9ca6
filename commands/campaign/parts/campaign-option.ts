/** Finds the campaign that a command is about: the one that was typed, or else the one that fits the person and the channel. */
import type {
  APIApplicationCommandBasicOption,
  AutocompleteInteraction,
  ChatInputCommandInteraction,
} from 'discord.js';
import type { Translate } from '../../../src/core/presentation/phrase.ts';
import type { Bot } from '../../../src/discord/bot.ts';
import type { InteractionResult } from '../../../src/discord/interaction-result.ts';
import { campaignMeant, isRunning, withCampaign } from '../../../src/discord/interactions/pages/campaigns.ts';
import { guildOf } from '../../../src/discord/interactions/people.ts';
import { matching, type Suggestion } from '../../../src/discord/interactions/typed-answers.ts';
import { campaignName } from '../../../src/discord/messages/campaigns/campaign-words.ts';
import { cut, LIMITS } from '../../../src/discord/messages/pieces/parts.ts';
import type { LoadedCampaign } from '../../../src/tables/campaigns/loaded-campaign.ts';
import { optionsIn } from '../../parts/options.ts';
import type { Subcommand } from '../../parts/subcommand.ts';

function campaignOption(translate: Translate): APIApplicationCommandBasicOption {
  return optionsIn(translate).suggested('campaign');
}

/** A subcommand about one campaign, with its other options. */
export function aboutCampaign(
  name: string,
  run: (
    bot: Bot,
    interaction: ChatInputCommandInteraction,
    loaded: LoadedCampaign,
  ) => Promise<InteractionResult>,
  more: Pick<Subcommand, 'options' | 'suggest'> = {},
): Subcommand {
  return {
    name,
    options: (translate, catalogue) => [
      ...(more.options?.(translate, catalogue) ?? []),
      campaignOption(translate),
    ],
    async run(bot, interaction) {
      const meant = await campaignMeant(bot, interaction, interaction.options.getString('campaign'));
      return withCampaign(bot, interaction, meant, (loaded) => run(bot, interaction, loaded));
    },
    suggest: async (bot, interaction) =>
      interaction.options.getFocused(true).name === 'campaign'
        ? suggestCampaigns(bot, interaction)
        : ((await more.suggest?.(bot, interaction)) ?? []),
  };
}

/** Running campaigns come first. */
async function suggestCampaigns(
  bot: Bot,
  interaction: AutocompleteInteraction,
): Promise<readonly Suggestion[]> {
  const all = await bot.tables.campaignsOfServer(guildOf(interaction));
  const sorted = [...all.filter(isRunning), ...all.filter((each) => !isRunning(each))];
  const suggestions = sorted.map((loaded) => ({
    name: cut(bot.translate(campaignName(loaded)), LIMITS.optionLabel),
    value: loaded.campaign.id,
  }));
  return matching(suggestions, interaction.options.getFocused());
}
