/** The menus, buttons and form of the card of `/server settings`: each changes a setting and updates the card. */
import { DEADLINES, HOST_RIGHTS, MAX_ALLOWED, type ServerSettings } from '../../../tables/model/settings.ts';
import type { ChannelId } from '../../../tables/model/table.ts';
import { LANGUAGES } from '../../../words/languages.ts';
import {
  SERVER_CHOICE,
  SERVER_LIMITS,
  SERVER_MENUS,
  type ServerMenu,
  type ServerSwitch,
} from '../../custom-ids/server-settings.ts';
import type { Press } from '../../incoming.ts';
import { refuseInWords } from '../../interactions/acting.ts';
import { guildOf } from '../../interactions/people.ts';
import { unknownControl, unknownForm } from '../../interactions/refusing/unknown.ts';
import { acknowledgePress, askInForm } from '../../interactions/replies.ts';
import {
  changeServer,
  dailyChannelChosen,
  hostRoleChosen,
  moderatorRoleChosen,
} from '../../interactions/servers/settings.ts';
import type { Filled } from '../../messages/questions/form.ts';
import { IN_CHANNEL, limitsForm, TABLES } from '../../messages/servers/limits-form.ts';
import {
  AS_DISCORD,
  CHANNELS_IN_MENU,
  serverSettingsCard,
} from '../../messages/servers/server-settings-card.ts';
import type { Control } from '../control.ts';

export const serverSetting: Control<'server-setting'> = {
  usedBy: 'moderators',
  isPrivate: true,
  async press(bot, press, { setting }) {
    const values = press.isButton() ? [] : press.values;
    if (setting === SERVER_CHOICE) {
      const [picked] = values;
      if (picked === SERVER_LIMITS)
        return askInForm(press, limitsForm(await bot.settings.ofServer(guildOf(press)), bot.translate));
      const open = SERVER_MENUS.find((each) => each === picked);
      if (open === undefined) return unknownControl(bot, press);
      await acknowledgePress(press);
      return changeServer(bot, press, () => ({}), open);
    }
    if (setting === SERVER_LIMITS) return unknownControl(bot, press);
    const menu = SERVER_MENUS.find((each) => each === setting) ?? null;
    const wantedFrom = (before: ServerSettings) =>
      isSwitch(setting) ? switched(setting, before) : chosen(setting, values, before, press);
    await acknowledgePress(press);
    if (wantedFrom(await bot.settings.ofServer(guildOf(press))) === null) return unknownControl(bot, press);
    return changeServer(bot, press, (before) => wantedFrom(before) ?? {}, menu);
  },
  async send(bot, form, { setting }, filled) {
    if (setting !== SERVER_LIMITS) return unknownForm(bot, form);
    const [mostTables, mostInChannel] = [TABLES, IN_CHANNEL].map((field) => limitIn(field, filled));
    if (mostTables === undefined || mostInChannel === undefined)
      return refuseInWords(
        bot,
        form,
        { key: 'server.bad-limit', with: { most: MAX_ALLOWED } },
        serverSettingsCard(await bot.settings.ofServer(guildOf(form)), null, bot.translate),
      );
    return changeServer(bot, form, () => ({ mostTables, mostInChannel }), null);
  },
};

function isSwitch(setting: ServerMenu | ServerSwitch): setting is ServerSwitch {
  return !SERVER_MENUS.some((menu) => menu === setting);
}

function switched(setting: ServerSwitch, before: ServerSettings): Partial<ServerSettings> {
  switch (setting) {
    case 'reminders':
      return { reminders: before.reminders === false };
    case 'skips':
      return { skips: before.skips === 'moderators' ? 'vote' : 'moderators' };
    case 'places':
      return { places: before.places === 'channel' ? 'thread' : 'channel' };
    case 'boards':
      return { theme: before.theme === 'light' ? 'dark' : 'light' };
    case 'daily':
      return { daily: before.daily === false };
  }
}

/** Returns null if none of the bot's cards offers such values. */
function chosen(
  setting: ServerMenu,
  values: readonly string[],
  before: ServerSettings,
  press: Press,
): Partial<ServerSettings> | null {
  const [value] = values;
  switch (setting) {
    case 'language':
      return value === AS_DISCORD ? { language: null } : known('language', LANGUAGES, value);
    case 'hosts':
      return known('hosts', HOST_RIGHTS, value);
    case 'deadline':
      return known('overdueAfter', DEADLINES, value);
    case 'channels': {
      const others = (before.channels ?? []).slice(CHANNELS_IN_MENU);
      const channels = [...new Set([...(values as readonly ChannelId[]), ...others])];
      return { channels: channels.length === 0 ? null : channels };
    }
    case 'host-role':
      return hostRoleChosen(value ?? null, guildOf(press));
    case 'moderator-role':
      return moderatorRoleChosen(value ?? null, guildOf(press));
    case 'daily-channel':
      return dailyChannelChosen(value ?? null, press.user.id);
  }
}

function known<Key extends keyof ServerSettings>(
  key: Key,
  values: readonly (ServerSettings[Key] & (string | number))[],
  value: string | undefined,
): Partial<ServerSettings> | null {
  const found = values.find((each) => String(each) === value);
  return found === undefined ? null : { [key]: found };
}

function limitIn(field: string, filled: Filled): number | undefined {
  const text = filled.get(field)?.[0]?.normalize('NFKC').trim() ?? '';
  const limit = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return limit >= 1 && limit <= MAX_ALLOWED ? limit : undefined;
}
