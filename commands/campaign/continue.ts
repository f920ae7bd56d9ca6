/** /campaign continue: opens a table for the next game of a campaign. */
import type { AutocompleteInteraction } from 'discord.js';
import type { Bot } from '../../src/discord/bot.ts';
import { goOn } from '../../src/discord/interactions/opening/opening.ts';
import { campaignMeant } from '../../src/discord/interactions/pages/campaigns.ts';
import { matching, type Suggestion } from '../../src/discord/interactions/typed-answers.ts';
import { chapterPhrase } from '../../src/discord/messages/campaigns/campaign-words.ts';
import { TABLE_PLACES } from '../../src/tables/model/settings.ts';
import { optionsIn } from '../parts/options.ts';
import { aboutCampaign } from './parts/campaign-option.ts';

export const continueCampaign = aboutCampaign(
  'continue',
  (bot, interaction, loaded) => {
    const { options } = interaction;
    const where = TABLE_PLACES.find((place) => place === options.getString('where')) ?? null;
    return goOn(bot, interaction, loaded, { chapter: options.getString('chapter'), where });
  },
  {
    options: (translate) => {
      const { suggested, oneOf } = optionsIn(translate);
      return [suggested('chapter'), oneOf('where', TABLE_PLACES)];
    },
    suggest: suggestChapters,
  },
);

/** The usual next chapter comes first. */
async function suggestChapters(
  bot: Bot,
  interaction: AutocompleteInteraction,
): Promise<readonly Suggestion[]> {
  const meant = await campaignMeant(bot, interaction, interaction.options.getString('campaign'));
  if ('ok' in meant || meant.chronicle === null) return [];
  const chapters = meant.rules.next(meant.chronicle.is).map((chapter) => ({
    name: bot.translate(chapterPhrase(meant.entry, chapter)),
    value: chapter,
  }));
  return matching(chapters, interaction.options.getFocused());
}
