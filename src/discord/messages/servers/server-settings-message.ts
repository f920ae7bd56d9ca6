/** Shows the settings of a server: all of them, or only a person's changes. */
import type { Phrase, Translate } from '../../../core/presentation/phrase.ts';
import { MAX_IN_CHANNEL, MAX_TABLES, type ServerSettings } from '../../../tables/model/settings.ts';
import { OVERDUE_AFTER } from '../../../tables/waiting/overdue.ts';
import { channelMention, cut, LIMITS, roleMention } from '../pieces/parts.ts';

/** Few enough to read at a glance; the others are counted. */
const CHANNELS_NAMED = 20;
const HOURS_OF_A_DAY = 24;

/** `language` is the language of new tables, in that language. */
export function settingsText(settings: ServerSettings, language: string, translate: Translate): string {
  const spoken = {
    key: settings.language === null ? 'server.language-as-discord' : 'server.language',
    with: { language },
  };
  const lines = [
    spoken,
    channels(settings),
    hosts(settings),
    moderators(settings),
    reminders(settings),
    deadline(settings),
    skips(settings),
    places(settings),
    limits(settings),
    boards(settings),
    daily(settings),
    { key: 'server.has-overview' },
  ];
  return cut(lines.map((line) => `- ${translate(line)}`).join('\n'), LIMITS.content);
}

export function changeLines(
  settings: ServerSettings,
  changed: readonly (keyof ServerSettings)[],
  by: { readonly user: string; readonly language: string },
  translate: Translate,
): string {
  const isChanged = (...fields: readonly (keyof ServerSettings)[]) =>
    fields.some((field) => changed.includes(field));
  const lines = [
    ...(isChanged('channels') ? [channels(settings)] : []),
    ...(isChanged('hosts', 'hostRole') ? [hosts(settings)] : []),
    ...(isChanged('moderatorRole') ? [moderators(settings)] : []),
    ...(isChanged('reminders') ? [reminders(settings)] : []),
    ...(isChanged('overdueAfter') ? [deadline(settings)] : []),
    ...(isChanged('skips') ? [skips(settings)] : []),
    ...(isChanged('places') ? [places(settings)] : []),
    ...(isChanged('mostTables', 'mostInChannel') ? [limits(settings)] : []),
    ...(isChanged('theme') ? [boards(settings)] : []),
    ...(isChanged('daily', 'dailyChannel') ? [daily(settings)] : []),
  ].map((line) => `- ${translate(line)}`);
  const parts = [
    ...(isChanged('language') ? [translate({ key: 'server.language-chosen', with: by })] : []),
    ...(lines.length === 0 ? [] : [translate({ key: 'server.changed', with: { user: by.user } }), ...lines]),
  ];
  return cut(parts.join('\n'), LIMITS.content);
}

function channels({ channels: allowed }: ServerSettings): Phrase {
  if (allowed === null) return { key: 'server.channels-all' };
  const named = allowed.slice(0, CHANNELS_NAMED).map((id) => ({
    key: 'server.channel',
    with: { channel: channelMention(id) },
  }));
  const count = allowed.length;
  return { key: 'server.channels', with: { channels: named, count, more: count - named.length } };
}

function hosts({ hosts: right, hostRole }: ServerSettings): Phrase {
  return { key: `server.hosts-${right ?? 'anyone'}`, with: { role: roleMention(hostRole ?? '') } };
}

function moderators({ moderatorRole }: ServerSettings): Phrase {
  return moderatorRole === null
    ? { key: 'server.moderators' }
    : { key: 'server.moderators-role', with: { role: roleMention(moderatorRole) } };
}

function reminders({ reminders: areSent }: ServerSettings): Phrase {
  return { key: areSent === false ? 'server.reminders-off' : 'server.reminders-on' };
}

function deadline({ overdueAfter }: ServerSettings): Phrase {
  const hours = overdueAfter ?? OVERDUE_AFTER;
  if (hours === 0) return { key: 'server.deadline-never' };
  return hours % HOURS_OF_A_DAY === 0
    ? { key: 'server.deadline-days', with: { days: hours / HOURS_OF_A_DAY } }
    : { key: 'server.deadline-hours', with: { hours } };
}

function skips({ skips: right }: ServerSettings): Phrase {
  return { key: `server.skips-${right ?? 'vote'}` };
}

function places({ places: place }: ServerSettings): Phrase {
  return { key: `server.places-${place ?? 'thread'}` };
}

/** A channel can't have more tables than its server. */
function limits({ mostTables, mostInChannel }: ServerSettings): Phrase {
  const tables = mostTables ?? MAX_TABLES;
  const inChannel = Math.min(tables, mostInChannel ?? MAX_IN_CHANNEL);
  return { key: 'server.limits', with: { tables, inChannel } };
}

function boards({ theme }: ServerSettings): Phrase {
  return { key: `server.boards-${theme ?? 'dark'}` };
}

function daily({ daily: isOn, dailyChannel }: ServerSettings): Phrase {
  if (isOn === false) return { key: 'server.daily-off' };
  if (dailyChannel === null) return { key: 'server.daily-on' };
  return { key: 'server.daily-posted', with: { channel: channelMention(dailyChannel.channelId) } };
}
