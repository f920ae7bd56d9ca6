/** /server settings: shows the moderators' choices for their server, and lets them change them. */
import {
  type APIApplicationCommandBasicOption,
  ApplicationCommandOptionType,
  type ChatInputCommandInteraction,
} from 'discord.js';
import type { Translate } from '../../src/core/presentation/phrase.ts';
import { THEMES } from '../../src/core/presentation/theme.ts';
import type { Bot } from '../../src/discord/bot.ts';
import type { InteractionResult } from '../../src/discord/interaction-result.ts';
import { guildOf } from '../../src/discord/interactions/people.ts';
import { integerTyped } from '../../src/discord/interactions/refusing/renamed-options.ts';
import {
  changeServer,
  dailyChannelChosen,
  hostRoleChosen,
  moderatorRoleChosen,
} from '../../src/discord/interactions/servers/settings.ts';
import { PLAYABLE, POSTABLE } from '../../src/discord/messages/servers/server-settings-card.ts';
import { channelsToggled } from '../../src/tables/lobby/hosting.ts';
import {
  HOST_RIGHTS,
  MAX_ALLOWED,
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
    count('max-tables', 1, MAX_ALLOWED, 'server-max-tables'),
    count('max-per-channel', 1, MAX_ALLOWED, 'server-max-per-channel'),
    oneOf('boards', THEMES, 'server-boards'),
    yesOrNo('daily', 'server-daily'),
    {
      type: ApplicationCommandOptionType.Channel,
      ...described('daily-channel'),
      channel_types: [...POSTABLE],
    },
  ];
}

function showAndChange(bot: Bot, interaction: Typed): Promise<InteractionResult> {
  return changeServer(bot, interaction, (before) => chosenBy(interaction, before), null);
}

/** The settings for the options that were typed. */
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
  const mostTables = integerTyped(interaction, 'max-tables');
  const mostInChannel = integerTyped(interaction, 'max-per-channel');
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
    ...dailyChosen(interaction, before),
  };
}

/** If both `everywhere` and `channel` are given, that channel becomes the only allowed one. */
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

/** A role decides who may host; with the everyone role, anyone may. */
function hostsChosen(interaction: Typed): Partial<ServerSettings> {
  const { options } = interaction;
  const chosen = HOST_RIGHTS.find((right) => right === options.getString('hosts'));
  const role = options.getRole('host-role');
  if (role === null) return chosen === undefined ? {} : { hosts: chosen };
  const byRole = hostRoleChosen(role.id, guildOf(interaction));
  return chosen === undefined ? byRole : { ...byRole, hosts: chosen };
}

/** Choosing the everyone role removes the chosen role. */
function moderatorsChosen(interaction: Typed): Partial<ServerSettings> {
  const role = interaction.options.getRole('moderator-role');
  return role === null ? {} : moderatorRoleChosen(role.id, guildOf(interaction));
}

/** Naming the chosen channel again removes it. */
function dailyChosen({ options, user }: Typed, before: ServerSettings): Partial<ServerSettings> {
  const isOn = options.getBoolean('daily');
  const channel = options.getChannel('daily-channel');
  const isAgain = channel !== null && channel.id === before.dailyChannel?.channelId;
  return {
    ...(channel === null ? {} : dailyChannelChosen(isAgain ? null : channel.id, user.id)),
    ...(isOn === null ? {} : { daily: isOn }),
  };
}
