/** The menus and buttons below a person's settings. Each menu shows the current choice. */
import type { Phrase } from '../../../core/presentation/phrase.ts';
import { type PersonSettings, type QUIET_CALLS, RHYTHMS } from '../../../tables/model/settings.ts';
import { isAway } from '../../../tables/waiting/overdue.ts';
import { RHYTHM } from '../../../tables/waiting/reminding.ts';
import { LANGUAGES } from '../../../words/languages.ts';
import type { Bot } from '../../bot.ts';
import { formatCustomId } from '../../custom-ids/custom-id.ts';
import { OWN_OPENERS, type OwnMenu, type OwnOpener, type OwnSwitch } from '../../custom-ids/own-settings.ts';
import { ownNameOf } from '../pieces/own-name.ts';
import { button, type MenuOption, menu, type Row, row } from '../pieces/parts.ts';

/** The value of a menu's first option, which turns the setting off. */
export const NONE = 'none';
/** Each preset goes from one hour to another. Other hours are entered in a form. */
export const QUIET_PRESETS = ['21-7', '22-8', '23-7', '23-9', '0-8'] as const;
export const OTHER_HOURS = 'other';
/** The lengths of an absence, in days. */
export const AWAY_PRESETS = ['1', '3', '7', '14'] as const;

export function ownSettingsCard(settings: PersonSettings, now: Date, bot: Bot): readonly Row[] {
  const { translate } = bot;
  const menuOf = (setting: OwnMenu, value: string, options: readonly MenuOption[]): Row =>
    menu(
      formatCustomId({ kind: 'own-setting', setting }),
      translate({ key: 'settings.now', with: { setting: { key: `settings.menu-${setting}` }, value } }),
      options,
    );
  const buttonOf = (setting: OwnSwitch | OwnOpener, phrase: Phrase) =>
    button(formatCustomId({ kind: 'own-setting', setting }), translate(phrase));
  const rhythm = (each: string) => translate({ key: `choice.reminders-${each}` });
  const { quietHours, language, quietCalls, direct } = settings;
  return [
    menuOf(
      'reminders',
      rhythm(settings.rhythm ?? RHYTHM),
      RHYTHMS.map((value) => ({ label: rhythm(value), value })),
    ),
    menuOf('quiet', quietHours === null ? none(bot) : hours(quietHours, bot), [
      { label: none(bot), value: NONE },
      ...QUIET_PRESETS.map((value) => ({ label: hours(hoursOf(value), bot), value })),
      { label: translate({ key: 'settings.other-hours' }), value: OTHER_HOURS },
    ]),
    menuOf('away', awayNow(settings, now, bot), [
      { label: translate({ key: 'settings.here' }), value: NONE },
      ...AWAY_PRESETS.map((value) => ({
        label: translate({ key: 'settings.days', with: { days: Number(value) } }),
        value,
      })),
    ]),
    menuOf('language', language === null ? asDiscord(bot) : ownNameOf(language), [
      { label: asDiscord(bot), value: NONE },
      ...LANGUAGES.map((value) => ({ label: ownNameOf(value), value })),
    ]),
    row([
      buttonOf('direct', { key: direct === true ? 'button.direct-off' : 'button.direct-on' }),
      buttonOf('quiet-calls', { key: `button.quiet-calls-${other(quietCalls)}` }),
      ...OWN_OPENERS.map((opener) => buttonOf(opener, { key: `button.own-${opener}` })),
    ]),
  ];
}

export function hoursOf(preset: string): { readonly from: number; readonly to: number } {
  const [from = 0, to = 0] = preset.split('-').map(Number);
  return { from, to };
}

/** The other way to handle pings in quiet hours. */
export function other(calls: PersonSettings['quietCalls']): (typeof QUIET_CALLS)[number] {
  return calls === 'wait' ? 'silent' : 'wait';
}

function hours({ from, to }: { readonly from: number; readonly to: number }, { translate }: Bot): string {
  return translate({ key: 'settings.hours', with: { from, to } });
}

function none({ translate }: Bot): string {
  return translate({ key: 'settings.none' });
}

function asDiscord({ translate }: Bot): string {
  return translate({ key: 'choice.language-as-discord' });
}

/** A menu line can't show Discord's timestamps, so the day is in the text above it. */
function awayNow(settings: PersonSettings, now: Date, { translate }: Bot): string {
  return translate({ key: isAway(settings, now) ? 'settings.gone' : 'settings.here' });
}
