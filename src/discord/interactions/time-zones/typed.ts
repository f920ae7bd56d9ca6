/** Typed time zones: by name, by a city or a country, or by an offset. */

import type { Phrase } from '../../../core/presentation/phrase.ts';
import { comparable, currentName, places, type Zone } from '../../../words/time-zone-places.ts';
import { cut, LIMITS } from '../../messages/pieces/parts.ts';
import { quoted } from '../../messages/pieces/quoted.ts';
import { zoneName } from '../../messages/pieces/zone-name.ts';
import type { Suggestion } from '../typed-answers.ts';
import { zoneOfOffset } from './offsets.ts';

export type ZoneTyped =
  | { readonly ok: true; readonly zone: string }
  | { readonly ok: false; readonly code: 'unknown' }
  /** A country may have several zones. */
  | { readonly ok: false; readonly code: 'several'; readonly zones: readonly string[] };

export function timeZoneTyped(text: string): ZoneTyped {
  const typed = text.trim();
  const offset = zoneOfOffset(typed);
  if (offset !== null) return { ok: true, zone: offset };
  const found = places().byName.get(comparable(typed));
  const [first, ...others] = found ?? [];
  if (first !== undefined && others.length === 0) return { ok: true, zone: first };
  const named = zoneNamed(typed);
  if (named !== null) return { ok: true, zone: named };
  return first === undefined
    ? { ok: false, code: 'unknown' }
    : { ok: false, code: 'several', zones: [first, ...others] };
}

/** The zone with that name. Ignores case, and accepts older names. */
function zoneNamed(typed: string): string | null {
  const wanted = comparable(typed);
  const zone = places().zones.find(
    ({ id, names }) => comparable(id) === wanted || (typed.includes('/') && names.includes(wanted)),
  );
  if (zone !== undefined) return zone.id;
  const id = typed.replaceAll(' ', '_');
  return id.includes('/') ? currentName(id) : null;
}

/** Zones whose city or country begins with the typed text come first. */
export function suggestTimeZones(text: string): readonly Suggestion[] {
  const typed = comparable(text);
  const offset = zoneOfOffset(text);
  const words = typed.split(' ').filter((word) => word !== '');
  const zones = places().zones.filter(({ names }) => {
    const all = names.join(' ');
    return words.every((word) => all.includes(word));
  });
  const beginsWith = ({ names }: Zone) => names.some((name) => name.startsWith(typed));
  const ranked = [...zones.filter(beginsWith), ...zones.filter((zone) => !beginsWith(zone))];
  const ids = new Set([...(offset === null ? [] : [offset]), ...ranked.map(({ id }) => id)]);
  return [...ids]
    .slice(0, LIMITS.choices)
    .map((value) => ({ name: cut(zoneName(value), LIMITS.optionLabel), value }));
}

/** The maximum length of typed text to quote. */
const MAX_ECHO_LENGTH = 60;
/** At most this many zones of a country are named. */
const ZONES_NAMED = 8;

/** The reason why no zone was recognised. */
export function unreadZone(read: Extract<ZoneTyped, { ok: false }>, text: string): Phrase {
  const typed = quoted(text, MAX_ECHO_LENGTH);
  if (read.code === 'unknown') return { key: 'settings.no-such-time-zone', with: { typed } };
  const zones = read.zones.slice(0, ZONES_NAMED).map(zoneName).join(', ');
  return { key: 'settings.several-time-zones', with: { typed, zones } };
}
