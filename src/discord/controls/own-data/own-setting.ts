/** The menus and buttons of the settings card: each changes one setting and updates the card. */
import type { Saying } from '../../../core/telling/saying.ts';
import { type PersonSettings, RHYTHMS } from '../../../tables/model/settings.ts';
import type { UserId } from '../../../tables/model/table.ts';
import { LANGUAGES } from '../../../words/languages.ts';
import { withLanguage } from '../../bot.ts';
import type { OwnMenu, OwnSwitch } from '../../custom-ids/own-settings.ts';
import { languageOfReader } from '../../interactions/language.ts';
import { unknownControl } from '../../interactions/refusing/unknown.ts';
import { acknowledgePress, complete } from '../../interactions/replies.ts';
import {
  AWAY_PRESETS,
  hoursOf,
  NONE,
  OTHER_HOURS,
  other,
  ownSettingsCard,
  QUIET_PRESETS,
} from '../../messages/own-settings/settings-card.ts';
import { settingsMessage } from '../../messages/own-settings/settings-message.ts';
import type { Control } from '../control.ts';

const DAY_MS = 24 * 60 * 60_000;

type Chosen =
  | { readonly ok: true; readonly chosen: Partial<PersonSettings> }
  /** Why nothing has changed. */
  | { readonly ok: false; readonly why: Saying };

export const ownSetting: Control<'own-setting'> = {
  usedBy: 'anybody',
  isPrivate: true,
  async press(bot, press, { setting }) {
    await acknowledgePress(press);
    const userId = press.user.id as UserId;
    const before = await bot.settings.ofPerson(userId);
    const [value] = press.isStringSelectMenu() ? press.values : [];
    const read = chosenBy(setting, value, before, bot.now());
    if (read === null) return unknownControl(bot, press);
    if (read.ok) await bot.settings.changePerson(userId, read.chosen, bot.now());
    const reader = withLanguage(bot, await languageOfReader(bot, press));
    const now = await bot.settings.ofPerson(userId);
    const why = read.ok ? [] : [reader.translate(read.why)];
    return complete(press, {
      content: [...why, settingsMessage(now, bot.now(), reader)].join('\n\n'),
      rows: ownSettingsCard(now, bot.now(), reader),
    });
  },
};

/** Null if no card of ours has that value. */
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
      return quiet(value, before);
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

function quiet(value: string | undefined, { timeZone }: PersonSettings): Chosen | null {
  if (value === NONE) return { ok: true, chosen: { quietHours: null } };
  if (value === OTHER_HOURS) return { ok: false, why: { key: 'settings.type-hours' } };
  const preset = QUIET_PRESETS.find((each) => each === value);
  if (preset === undefined) return null;
  if (timeZone === null) return { ok: false, why: { key: 'settings.needs-time-zone' } };
  return { ok: true, chosen: { quietHours: hoursOf(preset) } };
}
