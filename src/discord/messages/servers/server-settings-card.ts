/** The menus and buttons below a server's settings, for its moderators. */
import {
  type APIChannelSelectComponent,
  type APIRoleSelectComponent,
  ChannelType,
  ComponentType,
  SelectMenuDefaultValueType,
} from 'discord.js';
import type { Translate } from '../../../core/presentation/phrase.ts';
import { DEADLINES, HOST_RIGHTS, NEVER, type ServerSettings } from '../../../tables/model/settings.ts';
import type { ChannelId } from '../../../tables/model/table.ts';
import { LANGUAGES } from '../../../words/languages.ts';
import { formatCustomId } from '../../custom-ids/custom-id.ts';
import {
  SERVER_CHOICE,
  SERVER_LIMITS,
  SERVER_MENUS,
  SERVER_SWITCHES,
  type ServerMenu,
  type ServerSetting,
  type ServerSwitch,
} from '../../custom-ids/server-settings.ts';
import { ownNameOf } from '../pieces/own-name.ts';
import { button, type MenuOption, menu, type Row, row } from '../pieces/parts.ts';

/** The kinds of channel in which games can be played, directly or in threads. */
export const PLAYABLE = [
  ChannelType.GuildText,
  ChannelType.GuildAnnouncement,
  ChannelType.GuildVoice,
  ChannelType.GuildForum,
] as const;
/** The menu value that leaves a setting to Discord. */
export const AS_DISCORD = 'as-discord';
/** The changes that the switches can make. */
export const SWITCHED = [
  'reminders-on',
  'reminders-off',
  'skips-vote',
  'skips-moderators',
  'places-thread',
  'places-channel',
  'boards-dark',
  'boards-light',
  'daily-on',
  'daily-off',
] as const;
/** The kinds of channel in which the bot can post the daily challenge. */
export const POSTABLE = [ChannelType.GuildText, ChannelType.GuildAnnouncement] as const;
/** The maximum number of channels that a channel menu can show as chosen. */
export const CHANNELS_IN_MENU = 25;
const HOURS_OF_A_DAY = 24;

/** `open` is the setting whose menu is shown. */
export function serverSettingsCard(
  settings: ServerSettings,
  open: ServerMenu | null,
  translate: Translate,
): readonly Row[] {
  const named = (setting: ServerMenu | typeof SERVER_LIMITS) => translate({ key: `server.menu-${setting}` });
  const all = ([...SERVER_MENUS, SERVER_LIMITS] as const).map((value) => ({ label: named(value), value }));
  const placeholder = open === null ? translate({ key: 'server.menu-choose' }) : named(open);
  return [
    menu(idOf(SERVER_CHOICE), placeholder, all),
    ...(open === null ? [] : [valuesOf(open, settings, named(open), translate)]),
    row(switches(settings, translate)),
  ];
}

function idOf(setting: ServerSetting): string {
  return formatCustomId({ kind: 'server-setting', setting });
}

/** Each button is labelled with the change it makes. */
function switches({ reminders, skips, places, theme, daily }: ServerSettings, translate: Translate) {
  const next = {
    reminders: reminders === false ? 'reminders-on' : 'reminders-off',
    skips: skips === 'moderators' ? 'skips-vote' : 'skips-moderators',
    places: places === 'channel' ? 'places-thread' : 'places-channel',
    boards: theme === 'light' ? 'boards-dark' : 'boards-light',
    daily: daily === false ? 'daily-on' : 'daily-off',
  } as const satisfies { readonly [Switch in ServerSwitch]: (typeof SWITCHED)[number] };
  return SERVER_SWITCHES.map((setting) =>
    button(idOf(setting), translate({ key: `button.server-${next[setting]}` })),
  );
}

function valuesOf(open: ServerMenu, settings: ServerSettings, name: string, translate: Translate): Row {
  const menuOf = (options: readonly MenuOption[]) => menu(idOf(open), name, options);
  switch (open) {
    case 'language':
      return menuOf([
        { label: translate({ key: 'choice.language-as-discord' }), value: AS_DISCORD },
        ...LANGUAGES.map((value) => ({ label: ownNameOf(value), value })),
      ]);
    case 'hosts':
      return menuOf(
        HOST_RIGHTS.map((value) => ({ label: translate({ key: `choice.hosts-${value}` }), value })),
      );
    case 'deadline':
      return menuOf(DEADLINES.map((hours) => ({ label: deadline(hours, translate), value: String(hours) })));
    case 'channels':
      return row([
        channelMenu(open, name, {
          types: PLAYABLE,
          most: CHANNELS_IN_MENU,
          chosen: settings.channels ?? [],
        }),
      ]);
    case 'daily-channel': {
      const { dailyChannel } = settings;
      const chosen = dailyChannel === null ? [] : [dailyChannel.channelId];
      return row([channelMenu(open, name, { types: POSTABLE, most: 1, chosen })]);
    }
    case 'host-role':
      return row([roleMenu(open, settings.hostRole, name)]);
    case 'moderator-role':
      return row([roleMenu(open, settings.moderatorRole, name)]);
  }
}

function deadline(hours: number, translate: Translate): string {
  if (hours === NEVER) return translate({ key: 'choice.deadline-never' });
  return translate({ key: 'choice.deadline', with: { hours, days: hours / HOURS_OF_A_DAY } });
}

interface ChannelChoice {
  readonly types: readonly ChannelType[];
  readonly most: number;
  readonly chosen: readonly ChannelId[];
}

function channelMenu(
  setting: 'channels' | 'daily-channel',
  placeholder: string,
  { types, most, chosen }: ChannelChoice,
): APIChannelSelectComponent {
  return {
    type: ComponentType.ChannelSelect,
    custom_id: idOf(setting),
    placeholder,
    channel_types: [...types],
    min_values: 0,
    max_values: most,
    default_values: chosen.slice(0, most).map((id) => ({ id, type: SelectMenuDefaultValueType.Channel })),
  };
}

function roleMenu(
  setting: 'host-role' | 'moderator-role',
  chosen: string | null,
  placeholder: string,
): APIRoleSelectComponent {
  return {
    type: ComponentType.RoleSelect,
    custom_id: idOf(setting),
    placeholder,
    min_values: 0,
    max_values: 1,
    default_values: chosen === null ? [] : [{ id: chosen, type: SelectMenuDefaultValueType.Role }],
  };
}
