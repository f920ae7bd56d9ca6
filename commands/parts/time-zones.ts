/** Time zones as people type them: suggested by their names, and known by the name the database of time zones has. */
import { IANAZone } from 'luxon';
import { matching, type Suggestion } from '../../src/discord/interactions/typed-answers.ts';

const NAMES: readonly string[] = ['UTC', ...Intl.supportedValuesOf('timeZone')];

/** Spaces are as good as underscores. */
export function suggestTimeZones(typed: string): readonly Suggestion[] {
  const zones = NAMES.map((zone) => ({ name: zone.replaceAll('_', ' '), value: zone }));
  return matching(zones, typed);
}

/** In whatever letters it was typed, also by an older name; null where there is no such time zone. */
export function timeZoneTyped(text: string): string | null {
  const typed = text.trim().replaceAll(' ', '_');
  const known = NAMES.find((zone) => zone.toLowerCase() === typed.toLowerCase());
  return known ?? (typed.includes('/') && IANAZone.isValidZone(typed) ? typed : null);
}
