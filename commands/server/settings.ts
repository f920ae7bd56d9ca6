/** /server settings: shows what the moderators have chosen for their server, and lets them choose. */
import {
  type APIApplicationCommandBasicOption,
  ApplicationCommandOptionType,
  ChannelType,
  type ChatInputCommandInteraction,
} from 'discord.js';
import type { Translate } from '../../src/core/telling/saying.ts';
import { THEMES } from '../../src/core/telling/theme.ts';
import { type Bot, withLanguage } from '../../src/discord/bot.ts';
import type { Handled } from '../../src/discord/handled.ts';
import { refuseInWords } from '../../src/discord/interactions/acting.ts';
import { languageOfServer } from '../../src/discord/interactions/language.ts';
import { guildOf, isServerModerator } from '../../src/discord/interactions/people.ts';
import { announce, complete } from '../../src/discord/interactions/replies.ts';
import { ownNameOf } from '../../src/discord/messages/pieces/own-name.ts';
import { cut, LIMITS, mention } from '../../src/discord/messages/pieces/parts.ts';
import { changesTold, settingsText } from '../../src/discord/messages/servers/server-settings-message.ts';
import { channelsToggled } from '../../src/tables/lobby/hosting.ts';
import {
  HOST_RIGHTS,
  MOST_ALLOWED,
  type ServerSettings,
  SKIP_RIGHTS,
  TABLE_PLACES,
} from '../../src/tables/model/settings.ts';
import type { ChannelId } from '../../src/tables/model/table.ts';
import { deadlineChosen, deadlineOption } from '../parts/deadline-option.ts';
import { languageChosen, languageOption } from '../parts/language-option.ts';
import { optionsIn } from '../parts/options.ts';
import type { Subcommand } from '../parts/subcommand.ts';

type Typed = ChatInputCommandInteraction;

/** Where a game can be carried, in the channel or in its threads. */
const PLAYABLE = [
  ChannelType.GuildText,
  ChannelType.GuildAnnouncement,
  ChannelType.GuildVoice,
  ChannelType.GuildForum,
] as const;

export const settings: Subcommand = {
  name: 'settings',
  options: optionsOfSettings,
  run: showAndChange,
};

function optionsOfSettings(translate: Translate): APIApplicationCommandBasicOption[] {
  const { oneOf, yesOrNo, count } = optionsIn(translate);
  const described = (name: string) => ({ name, description: translate({ key: `option.server-${name}` }) });
  return [
    languageOption('option.server-language', translate, { undoes: true }),
    {
      type: ApplicationCommandOptionType.Channel,
      ...described('channel'),
      channel_types: [...PLAYABLE],
    },
    yesOrNo('everywhere', 'server-everywhere'),
    oneOf('hosts', HOST_RIGHTS, 'server-hosts'),
    { type: ApplicationCommandOptionType.Role, ...described('host-role') },
    { type: ApplicationCommandOptionType.Role, ...described('moderator-role') },
    yesOrNo('reminders', 'server-reminders'),
    deadlineOption('option.server-deadline', translate),
    oneOf('skips', SKIP_RIGHTS, 'server-skips'),
    oneOf('places', TABLE_PLACES, 'server-places'),
    count('most-tables', 1, MOST_ALLOWED, 'server-most-tables'),
    count('most-in-channel', 1, MOST_ALLOWED, 'server-most-in-channel'),
    oneOf('boards', THEMES, 'server-boards'),
  ];
}

async function showAndChange(bot: Bot, interaction: Typed): Promise<Handled> {
  const guildId = guildOf(interaction);
  const isReadable = await bot.settings.isReadable(guildId);
  const before = await bot.settings.ofServer(guildId);
  const wanted = chosenBy(interaction, before);
  if (Object.keys(wanted).length > 0 && !(await isServerModerator(bot, interaction)))
    return refuseInWords(bot, interaction, { key: 'server.only-moderators-choose' });
  const after = { ...before, ...wanted };
  if (after.hosts === 'role' && after.hostRole === null)
    return refuseInWords(bot, interaction, { key: 'server.host-role-missing' });
  const changed = changedIn(before, after);
  const isMended = !isReadable && Object.keys(wanted).length > 0;
  if (changed.length > 0 || isMended) await bot.settings.changeServer(guildId, wanted, bot.now());
  const language = await languageOfServer(bot, interaction);
  const text = settingsText(after, ownNameOf(language), bot.translate);
  const damaged = isReadable || isMended ? [] : [bot.translate({ key: 'server.unreadable' })];
  const done = await complete(interaction, {
    content: cut([...damaged, text].join('\n'), LIMITS.content),
  });
  if (changed.length === 0) return done;
  // The answer is in the chosen language, so that its reader sees at once which one it is.
  const { translate } = withLanguage(bot, language);
  const by = { user: mention(interaction.user.id), language: ownNameOf(language) };
  return announce(interaction, { content: changesTold(after, changed, by, translate) });
}

function changedIn(before: ServerSettings, after: ServerSettings): readonly (keyof ServerSettings)[] {
  const fields = Object.keys(after) as (keyof ServerSettings)[];
  return fields.filter((field) => JSON.stringify(after[field]) !== JSON.stringify(before[field]));
}

/** Only what was typed. */
function chosenBy(interaction: Typed, before: ServerSettings): Partial<ServerSettings> {
  const { options } = interaction;
  const language = languageChosen(interaction);
  const oneOf = <T extends string>(name: string, known: readonly T[]) =>
    known.find((each) => each === options.getString(name));
  const skips = oneOf('skips', SKIP_RIGHTS);
  const places = oneOf('places', TABLE_PLACES);
  const theme = oneOf('boards', THEMES);
  const reminders = options.getBoolean('reminders');
  const overdueAfter = deadlineChosen(interaction);
  const mostTables = interaction.options.getInteger('most-tables');
  const mostInChannel = interaction.options.getInteger('most-in-channel');
  return {
    ...(language === undefined ? {} : { language }),
    ...channelsChosen(interaction, before),
    ...hostsChosen(interaction),
    ...moderatorsChosen(interaction),
    ...(reminders === null ? {} : { reminders }),
    ...(overdueAfter === null ? {} : { overdueAfter }),
    ...(skips === undefined ? {} : { skips }),
    ...(places === undefined ? {} : { places }),
    ...(mostTables === null ? {} : { mostTables }),
    ...(mostInChannel === null ? {} : { mostInChannel }),
    ...(theme === undefined ? {} : { theme }),
  };
}

/** Both together: only in that channel. */
function channelsChosen(
  { options }: Typed,
  before: ServerSettings,
): Pick<ServerSettings, 'channels'> | object {
  const isEverywhere = options.getBoolean('everywhere') === true;
  const channel = options.getChannel('channel');
  const base = isEverywhere ? { channels: null } : before;
  if (channel !== null) return { channels: channelsToggled(base, channel.id as ChannelId) };
  return isEverywhere ? base : {};
}

/** A role by itself says that hosting goes by it; the role of everybody says that anyone may. */
function hostsChosen(interaction: Typed): Partial<ServerSettings> {
  const { options } = interaction;
  const chosen = HOST_RIGHTS.find((right) => right === options.getString('hosts'));
  const role = options.getRole('host-role');
  if (role === null) return chosen === undefined ? {} : { hosts: chosen };
  const isEverybody = role.id === guildOf(interaction);
  return {
    hosts: chosen ?? (isEverybody ? 'anyone' : 'role'),
    hostRole: isEverybody ? null : role.id,
  };
}

/** The role of everybody takes the one that was named back. */
function moderatorsChosen(interaction: Typed): Partial<ServerSettings> {
  const role = interaction.options.getRole('moderator-role');
  if (role === null) return {};
  return { moderatorRole: role.id === guildOf(interaction) ? null : role.id };
}
