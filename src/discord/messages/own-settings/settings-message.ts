/** The text above the menus of a person's settings: what the menus themselves don't show. */
import { DateTime } from 'luxon';
import type { Phrase } from '../../../core/presentation/phrase.ts';
import type { PersonSettings } from '../../../tables/model/settings.ts';
import { isAway } from '../../../tables/waiting/overdue.ts';
import type { Bot } from '../../bot.ts';
import { timestamp } from '../pieces/parts.ts';
import { zoneName } from '../pieces/zone-name.ts';

export function settingsMessage(settings: PersonSettings, now: Date, { translate }: Bot): string {
  const phrases: readonly Phrase[] = [
    ...(settings.timeZone === null ? [] : [timeZone(settings.timeZone, now)]),
    ...away(settings, now),
    { key: settings.quietCalls === 'wait' ? 'settings.calls-wait' : 'settings.calls-silent' },
    ...(settings.direct === true ? [{ key: 'settings.direct' }] : []),
    // People who chose a language may expect it in channels too.
    ...(settings.language === null ? [] : [{ key: 'settings.posts' }]),
  ];
  return [...phrases.map((phrase) => `- ${translate(phrase)}`), translate({ key: 'settings.live' })].join(
    '\n',
  );
}

/** The current time there lets people check that the zone is theirs. */
function timeZone(zone: string, now: Date): Phrase {
  const time = DateTime.fromJSDate(now, { zone }).toFormat('HH:mm');
  return { key: 'settings.time-zone', with: { zone: zoneName(zone), time } };
}

function away(settings: PersonSettings, now: Date): readonly Phrase[] {
  const { awayUntil } = settings;
  if (awayUntil === null || !isAway(settings, now)) return [];
  return [{ key: 'settings.away', with: { until: timestamp(awayUntil, 'exact') } }];
}
