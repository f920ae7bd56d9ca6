/** /settings: what somebody has chosen for themselves, and what is kept of them. */
import {
  type APIApplicationCommandBasicOption,
  ApplicationCommandOptionType,
  InteractionContextType,
} from 'discord.js';
import type { Translate } from '../src/core/face.ts';
import type { Command } from '../src/discord/command.ts';
import { suggestAway } from '../src/discord/commands/away-option.ts';
import { languageOption } from '../src/discord/commands/language-option.ts';
import { dataWishIn, ownData, ownDataOption } from '../src/discord/commands/own-data.ts';
import { changePersonalSettings } from '../src/discord/commands/personal-settings.ts';
import { suggestTimeZones } from '../src/discord/commands/time-zones.ts';
import { acknowledge } from '../src/discord/interactions/replies.ts';
import { RHYTHMS } from '../src/tables/settings.ts';

export const settings: Command = {
  name: 'settings',
  declare: (translate) => ({
    name: 'settings',
    description: translate({ key: 'command.settings' }),
    contexts: [InteractionContextType.Guild],
    options: [
      languageOption('option.language', translate, { undoes: true }),
      {
        type: ApplicationCommandOptionType.String,
        name: 'reminders',
        description: translate({ key: 'option.reminders' }),
        choices: RHYTHMS.map((value) => ({ name: translate({ key: `choice.reminders-${value}` }), value })),
      },
      hour('quiet-from', translate),
      hour('quiet-to', translate),
      suggested('time-zone', translate),
      suggested('away', translate),
      {
        type: ApplicationCommandOptionType.Boolean,
        name: 'direct',
        description: translate({ key: 'option.direct' }),
      },
      ownDataOption(translate),
    ],
  }),
  async run(bot, interaction) {
    await acknowledge(interaction);
    const wish = dataWishIn(interaction);
    await (wish === null ? changePersonalSettings(bot, interaction) : ownData(bot, interaction, wish));
  },
  async complete({ translate }, { options }) {
    const { name, value } = options.getFocused(true);
    return name === 'away' ? suggestAway(value, translate) : suggestTimeZones(value);
  },
};

function hour(name: string, translate: Translate): APIApplicationCommandBasicOption {
  return {
    type: ApplicationCommandOptionType.Integer,
    name,
    description: translate({ key: `option.${name}` }),
    min_value: 0,
    max_value: 23,
  };
}

function suggested(name: string, translate: Translate): APIApplicationCommandBasicOption {
  return {
    type: ApplicationCommandOptionType.String,
    name,
    description: translate({ key: `option.${name}` }),
    autocomplete: true,
  };
}
