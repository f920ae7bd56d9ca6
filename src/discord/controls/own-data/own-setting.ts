/** The menus, buttons and forms of the settings card: each changes a setting and updates the card, or shows more. */
import type { ModalSubmitInteraction } from 'discord.js';
import type { Phrase } from '../../../core/presentation/phrase.ts';
import { type PersonSettings, RHYTHMS } from '../../../tables/model/settings.ts';
import type { UserId } from '../../../tables/model/table.ts';
import { LANGUAGES } from '../../../words/languages.ts';
import { type Bot, withLanguage } from '../../bot.ts';
import type { OwnMenu, OwnSwitch } from '../../custom-ids/own-settings.ts';
import type { Press } from '../../incoming.ts';
import type { InteractionResult } from '../../interaction-result.ts';
import { languageOfReader } from '../../interactions/language.ts';
import { dataReply, eraseQuestion } from '../../interactions/pages/own-data.ts';
import { unknownControl, unknownForm } from '../../interactions/refusing/unknown.ts';
import { acknowledgePress, askInForm, complete, whisper } from '../../interactions/replies.ts';
import { timeZoneTyped, unreadZone } from '../../interactions/time-zones/typed.ts';
import {
  AWAY_PRESETS,
  hoursOf,
  NONE,
  OTHER_HOURS,
  other,
  ownSettingsCard,
  QUIET_PRESETS,
} from '../../messages/own-settings/settings-card.ts';
import { FROM, hourIn, hoursForm, TO, ZONE, zoneForm } from '../../messages/own-settings/settings-form.ts';
import { settingsMessage } from '../../messages/own-settings/settings-message.ts';
import type { Filled } from '../../messages/questions/form.ts';
import type { Control } from '../control.ts';

const DAY_MS = 24 * 60 * 60_000;

type Chosen =
  | { readonly ok: true; readonly chosen: Partial<PersonSettings> }
  /** The reason why nothing was changed. */
  | { readonly ok: false; readonly reason: Phrase };

export const ownSetting: Control<'own-setting'> = {
  usedBy: 'anybody',
  isPrivate: true,
  async press(bot, press, { setting }) {
    const userId = press.user.id as UserId;
    const [value] = press.isStringSelectMenu() ? press.values : [];
    const before = await bot.settings.ofPerson(userId);
    if (setting === 'zone') return askInForm(press, zoneForm(before, bot));
    if (setting === 'quiet' && value === OTHER_HOURS) return askInForm(press, hoursForm(before, bot));
    const preset = setting === 'quiet' ? presetOf(value) : undefined;
    // The bot can't know when it's night for this person, so the form also asks for the time zone.
    if (preset !== undefined && before.timeZone === null)
      return askInForm(press, hoursForm({ ...before, quietHours: hoursOf(preset) }, bot));
    await acknowledgePress(press);
    if (setting === 'export') return whisper(press, await dataReply(bot, userId));
    if (setting === 'erase') return whisper(press, eraseQuestion(bot));
    const read = chosenBy(setting, value, before, bot.now());
    return read === null ? unknownControl(bot, press) : keep(bot, press, read);
  },
  async send(bot, form, { setting }, filled) {
    const read = setting === 'quiet' ? hoursIn(filled) : setting === 'zone' ? zoneIn(filled) : null;
    return read === null ? unknownForm(bot, form) : keep(bot, form, read);
  },
};

/** Updates the card, in the language just chosen. */
async function keep(
  bot: Bot,
  interaction: Press | ModalSubmitInteraction,
  read: Chosen,
): Promise<InteractionResult> {
  const userId = interaction.user.id as UserId;
  if (read.ok) await bot.settings.changePerson(userId, read.chosen, bot.now());
  const reader = withLanguage(bot, await languageOfReader(bot, interaction));
  const now = await bot.settings.ofPerson(userId);
  const reasons = read.ok ? [] : [reader.translate(read.reason)];
  return complete(interaction, {
    content: [...reasons, settingsMessage(now, bot.now(), reader)].join('\n\n'),
    rows: ownSettingsCard(now, bot.now(), reader),
  });
}

function zoneIn(filled: Filled): Chosen {
  const text = filled.get(ZONE)?.[0] ?? '';
  const read = timeZoneTyped(text);
  return read.ok
    ? { ok: true, chosen: { timeZone: read.zone } }
    : { ok: false, reason: unreadZone(read, text) };
}

/** The same hour twice disables quiet hours. Null if none of the bot's forms offers such hours. */
function hoursIn(filled: Filled): Chosen | null {
  const [from, to] = [FROM, TO].map((field) => hourIn(filled.get(field)?.[0]));
  if (from === undefined || to === undefined) return null;
  const zone = zoneIn(filled);
  return zone.ok
    ? { ok: true, chosen: { ...zone.chosen, quietHours: from === to ? null : { from, to } } }
    : zone;
}

/** Returns null if none of the bot's cards offers that value. */
function chosenBy(
  setting: OwnMenu | OwnSwitch,
  value: string | undefined,
  before: PersonSettings,
  now: Date,
): Chosen | null {
  switch (setting) {
    case 'reminders':
      return changed(
        'rhythm',
        RHYTHMS.find((each) => each === value),
      );
    case 'quiet':
      return quiet(value);
    case 'away': {
      if (value === NONE) return { ok: true, chosen: { awayUntil: null } };
      const days = AWAY_PRESETS.find((each) => each === value);
      if (days === undefined) return null;
      return { ok: true, chosen: { awayUntil: new Date(now.getTime() + Number(days) * DAY_MS) } };
    }
    case 'language':
      return changed('language', value === NONE ? null : LANGUAGES.find((each) => each === value));
    case 'direct':
      return { ok: true, chosen: { direct: before.direct !== true } };
    case 'quiet-calls':
      return { ok: true, chosen: { quietCalls: other(before.quietCalls) } };
  }
}

function changed<Key extends keyof PersonSettings>(
  key: Key,
  value: PersonSettings[Key] | undefined,
): Chosen | null {
  return value === undefined ? null : { ok: true, chosen: { [key]: value } };
}

function quiet(value: string | undefined): Chosen | null {
  if (value === NONE) return { ok: true, chosen: { quietHours: null } };
  const preset = presetOf(value);
  return preset === undefined ? null : { ok: true, chosen: { quietHours: hoursOf(preset) } };
}

function presetOf(value: string | undefined): (typeof QUIET_PRESETS)[number] | undefined {
  return QUIET_PRESETS.find((each) => each === value);
}
