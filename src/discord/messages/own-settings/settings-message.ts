/** Tells everything that a person has chosen for themselves. */
import { DateTime } from 'luxon';
import type { Phrase } from '../../../core/presentation/phrase.ts';
import type { PersonSettings } from '../../../tables/model/settings.ts';
import { isAway } from '../../../tables/waiting/overdue.ts';
import { PACES, RHYTHM } from '../../../tables/waiting/reminding.ts';
import type { Bot } from '../../bot.ts';
import { ownNameOf } from '../pieces/own-name.ts';
import { timestamp } from '../pieces/parts.ts';
import { zoneName } from '../pieces/zone-name.ts';

export function settingsMessage(settings: PersonSettings, now: Date, { language, translate }: Bot): string {
  const languageKey = settings.language === null ? 'settings.language-as-discord' : 'settings.language';
  const phrases: readonly Phrase[] = [
    { key: languageKey, with: { language: ownNameOf(language) } },
    reminders(settings),
    quietHours(settings),
    ...(settings.timeZone === null ? [] : [timeZone(settings.timeZone, now)]),
    away(settings, now),
    { key: settings.quietCalls === 'wait' ? 'settings.calls-wait' : 'settings.calls-silent' },
    { key: settings.direct === true ? 'settings.direct' : 'settings.no-direct' },
    { key: 'settings.live' },
  ];
  return phrases.map((phrase) => `- ${translate(phrase)}`).join('\n');
}

function reminders({ rhythm }: PersonSettings): Phrase {
  const pace = PACES[rhythm ?? RHYTHM];
  return pace === null
    ? { key: 'settings.no-reminders' }
    : { key: 'settings.reminders', with: { first: pace.first, every: pace.every } };
}

function quietHours({ quietHours: hours }: PersonSettings): Phrase {
  return hours === null
    ? { key: 'settings.no-quiet-hours' }
    : { key: 'settings.quiet-hours', with: { from: hours.from, to: hours.to } };
}

/** The time there shows people whether it is theirs. */
function timeZone(zone: string, now: Date): Phrase {
  const time = DateTime.fromJSDate(now, { zone }).toFormat('HH:mm');
  return { key: 'settings.time-zone', with: { zone: zoneName(zone), time } };
}

function away(settings: PersonSettings, now: Date): Phrase {
  const { awayUntil } = settings;
  return awayUntil !== null && isAway(settings, now)
    ? { key: 'settings.away', with: { until: timestamp(awayUntil, 'exact') } }
    : { key: 'settings.not-away' };
}
