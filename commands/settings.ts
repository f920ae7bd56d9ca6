/** /settings: a person's own settings, and the data stored about them. */
import { type ChatInputCommandInteraction, InteractionContextType } from 'discord.js';
import type { Phrase } from '../src/core/presentation/phrase.ts';
import { type Bot, withLanguage } from '../src/discord/bot.ts';
import type { Command } from '../src/discord/command.ts';
import type { InteractionResult } from '../src/discord/interaction-result.ts';
import { refuseInWords } from '../src/discord/interactions/acting.ts';
import { languageOfReader } from '../src/discord/interactions/language.ts';
import { dataReply, eraseQuestion } from '../src/discord/interactions/pages/own-data.ts';
import { acknowledge, complete } from '../src/discord/interactions/replies.ts';
import { suggestTimeZones, timeZoneTyped, unreadZone } from '../src/discord/interactions/time-zones/typed.ts';
import { ownSettingsCard } from '../src/discord/messages/own-settings/settings-card.ts';
import { settingsMessage } from '../src/discord/messages/own-settings/settings-message.ts';
import { quoted } from '../src/discord/messages/pieces/quoted.ts';
import { type PersonSettings, QUIET_CALLS, type QuietHours, RHYTHMS } from '../src/tables/model/settings.ts';
import type { UserId } from '../src/tables/model/table.ts';
import { awayTyped, suggestAway } from './parts/away-option.ts';
import { languageChosen, languageOption } from './parts/language-option.ts';
import { optionsIn } from './parts/options.ts';

const LAST_HOUR = 23;
/** The maximum length of typed text to quote. */
const MAX_ECHO_LENGTH = 60;

/** The ways to see or erase everything that is stored about a person. */
const DATA_WISHES = ['export', 'erase'] as const;

type Typed = ChatInputCommandInteraction;

type Read =
  | { readonly ok: true; readonly chosen: Partial<PersonSettings> }
  /** The reason why nothing was changed. */
  | { readonly ok: false; readonly reason: Phrase };

export const settings: Command = {
  name: 'settings',
  declare: (translate) => {
    const { oneOf, count, suggested, yesOrNo } = optionsIn(translate);
    return {
      name: 'settings',
      description: translate({ key: 'command.settings' }),
      contexts: [InteractionContextType.Guild, InteractionContextType.BotDM],
      options: [
        languageOption('option.language', translate, { undoes: true }),
        oneOf('reminders', RHYTHMS),
        count('quiet-from', 0, LAST_HOUR),
        count('quiet-to', 0, LAST_HOUR),
        suggested('time-zone'),
        suggested('away'),
        oneOf('quiet-calls', QUIET_CALLS),
        yesOrNo('direct'),
        oneOf('data', DATA_WISHES),
      ],
    };
  },
  async run(bot, interaction) {
    await acknowledge(interaction);
    const wish = DATA_WISHES.find((each) => each === interaction.options.getString('data'));
    if (wish === undefined) return change(bot, interaction);
    const userId = interaction.user.id as UserId;
    return complete(interaction, wish === 'export' ? await dataReply(bot, userId) : eraseQuestion(bot));
  },
  async suggest({ translate }, { options }) {
    const { name, value } = options.getFocused(true);
    return name === 'away' ? suggestAway(value, translate) : suggestTimeZones(value);
  },
};

/** The reply already uses the changed values. If a setting cannot be read, nothing is changed. */
async function change(bot: Bot, interaction: Typed): Promise<InteractionResult> {
  const userId = interaction.user.id as UserId;
  const read = chosenIn(interaction, await bot.settings.ofPerson(userId), bot.now());
  if (!read.ok) return refuseInWords(bot, interaction, read.reason);
  if (Object.keys(read.chosen).length > 0) await bot.settings.changePerson(userId, read.chosen, bot.now());
  const reader = withLanguage(bot, await languageOfReader(bot, interaction));
  const chosen = await bot.settings.ofPerson(userId);
  return complete(interaction, {
    content: settingsMessage(chosen, bot.now(), reader),
    rows: ownSettingsCard(chosen, bot.now(), reader),
  });
}

/** `before` contains the previous settings. */
function chosenIn(interaction: Typed, before: PersonSettings, now: Date): Read {
  const { options } = interaction;
  const zoneText = options.getString('time-zone');
  const typedZone = zoneText === null ? null : timeZoneTyped(zoneText);
  if (zoneText !== null && typedZone?.ok === false)
    return { ok: false, reason: unreadZone(typedZone, zoneText) };
  const timeZone = typedZone?.ok === true ? typedZone.zone : before.timeZone;
  const quiet = quietTyped(options.getInteger('quiet-from'), options.getInteger('quiet-to'), before);
  if (quiet === 'half') return { ok: false, reason: { key: 'settings.half-quiet' } };
  if (quiet != null && timeZone === null) return { ok: false, reason: { key: 'settings.needs-time-zone' } };
  const awayText = options.getString('away');
  const away = awayText === null ? null : awayTyped(awayText, timeZone, now);
  if (awayText !== null && away?.ok === false) return unread('settings.no-such-day', awayText);
  const rhythm = RHYTHMS.find((each) => each === options.getString('reminders'));
  const quietCalls = QUIET_CALLS.find((each) => each === options.getString('quiet-calls'));
  const language = languageChosen(interaction);
  const direct = options.getBoolean('direct');
  return {
    ok: true,
    chosen: {
      ...(language === undefined ? {} : { language }),
      ...(rhythm === undefined ? {} : { rhythm }),
      ...(quiet === undefined ? {} : { quietHours: quiet }),
      ...(zoneText === null ? {} : { timeZone }),
      ...(away?.ok === true ? { awayUntil: away.until } : {}),
      ...(quietCalls === undefined ? {} : { quietCalls }),
      ...(direct === null ? {} : { direct }),
    },
  };
}

function unread(key: string, typed: string): Read {
  return { ok: false, reason: { key, with: { typed: quoted(typed, MAX_ECHO_LENGTH) } } };
}

/** Either end can be changed without the other; the same hour twice disables quiet hours. Undefined if nothing was typed. */
function quietTyped(
  typedFrom: number | null,
  typedTo: number | null,
  { quietHours }: PersonSettings,
): QuietHours | null | undefined | 'half' {
  if (typedFrom === null && typedTo === null) return undefined;
  const from = typedFrom ?? quietHours?.from;
  const to = typedTo ?? quietHours?.to;
  if (from === undefined || to === undefined) return 'half';
  return from === to ? null : { from, to };
}
