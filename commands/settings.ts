/** /settings: what somebody has chosen for themselves, and what is kept of them. */
import { InteractionContextType } from 'discord.js';
import type { Command } from '../src/discord/command.ts';
import { suggestAway } from '../src/discord/commands/away-option.ts';
import { languageOption } from '../src/discord/commands/language-option.ts';
import { optionsIn } from '../src/discord/commands/options.ts';
import { dataWishIn, ownData, ownDataOption } from '../src/discord/commands/own-data.ts';
import { changePersonalSettings } from '../src/discord/commands/personal-settings.ts';
import { suggestTimeZones } from '../src/discord/commands/time-zones.ts';
import { acknowledge } from '../src/discord/interactions/replies.ts';
import { QUIET_CALLS, RHYTHMS } from '../src/tables/model/settings.ts';

/** Of a day. */
const LAST_HOUR = 23;

export const settings: Command = {
  name: 'settings',
  declare: (translate) => {
    const { oneOf, count, suggested, yesOrNo } = optionsIn(translate);
    return {
      name: 'settings',
      description: translate({ key: 'command.settings' }),
      contexts: [InteractionContextType.Guild],
      options: [
        languageOption('option.language', translate, { undoes: true }),
        oneOf('reminders', RHYTHMS),
        count('quiet-from', 0, LAST_HOUR),
        count('quiet-to', 0, LAST_HOUR),
        suggested('time-zone'),
        suggested('away'),
        oneOf('quiet-calls', QUIET_CALLS),
        yesOrNo('direct'),
        ownDataOption(translate),
      ],
    };
  },
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
