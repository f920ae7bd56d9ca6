/** Finds time zones by the places that people know: cities, and countries in each of the bot's languages. */
import { readFileSync } from 'node:fs';
import { IANAZone } from 'luxon';
import { z } from 'zod';
import { inPackage } from '../runtime/package-folder.ts';
import { LANGUAGES } from './languages.ts';

export interface Zone {
  /** The zone's current name in the time zone database. */
  readonly id: string;
  /** All names of the zone, normalised for comparison. */
  readonly names: readonly string[];
}

/** The current names of zones that Node lists under a former name. */
const RENAMED: Readonly<Record<string, string>> = {
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Godthab': 'America/Nuuk',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

/** For countries with several zones: the zone in which almost everyone lives, if there is one. */
const MAIN: Readonly<Record<string, string>> = {
  AR: 'America/Argentina/Buenos_Aires',
  CL: 'America/Santiago',
  CN: 'Asia/Shanghai',
  CY: 'Asia/Nicosia',
  DE: 'Europe/Berlin',
  EC: 'America/Guayaquil',
  ES: 'Europe/Madrid',
  GL: 'America/Nuuk',
  KZ: 'Asia/Almaty',
  MN: 'Asia/Ulaanbaatar',
  MY: 'Asia/Kuala_Lumpur',
  NZ: 'Pacific/Auckland',
  PF: 'Pacific/Tahiti',
  PT: 'Europe/Lisbon',
  UA: 'Europe/Kyiv',
  UZ: 'Asia/Tashkent',
};

const NAMES = z.record(z.string(), z.array(z.string()));

/** Names of cities (by zone) and countries that Node doesn't know. */
const { cities: CITIES, countries: COUNTRIES } = z
  .strictObject({ cities: NAMES, countries: NAMES })
  .parse(JSON.parse(readFileSync(inPackage('assets', 'time-zones.json'), 'utf8')));

/** A text normalised for comparison: no capitals, accents or punctuation, and characters of one width. */
export function comparable(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll(/[_\p{P}\s]+/gu, ' ')
    .trim();
}

interface Places {
  readonly zones: readonly Zone[];
  /** The zones of each city and country. A country has all its zones, or only the one in which almost everyone lives. */
  readonly byName: ReadonlyMap<string, ReadonlySet<string>>;
}

let known: Places | null = null;

/** All places, collected when they're first needed, because few people ever need them. */
export function places(): Places {
  known ??= collected();
  return known;
}

/** The current name of a zone; null if the zone is unknown. */
export function currentName(zone: string): string | null {
  const renamed = RENAMED[zone] ?? zone;
  if (IANAZone.isValidZone(renamed)) return renamed;
  return IANAZone.isValidZone(zone) ? zone : null;
}

function collected(): Places {
  const byName = new Map<string, Set<string>>();
  const byZone = new Map<string, Set<string>>();
  const noteZone = (zone: string, name: string) => {
    const names = byZone.get(zone) ?? new Set();
    byZone.set(zone, names.add(comparable(name)));
  };
  const note = (zone: string, name: string) => {
    noteZone(zone, name);
    const zones = byName.get(comparable(name)) ?? new Set();
    byName.set(comparable(name), zones.add(zone));
  };
  const listed = new Map(Intl.supportedValuesOf('timeZone').map((zone) => [zone, currentName(zone) ?? zone]));
  noteZone('UTC', 'UTC');
  for (const [old, zone] of listed) {
    for (const id of [old, zone]) {
      noteZone(zone, id);
      note(zone, id.slice(id.lastIndexOf('/') + 1));
    }
  }
  for (const [listedAs, names] of Object.entries(CITIES))
    for (const name of names) note(currentName(listedAs) ?? listedAs, name);
  for (const { names, zones, main } of countries()) {
    const current = zones.map((zone) => listed.get(zone) ?? zone);
    for (const name of names) {
      for (const zone of current) noteZone(zone, name);
      // If a country and a city have the same name, the city wins.
      if (byName.has(comparable(name))) continue;
      byName.set(comparable(name), new Set(main === null ? current : [main]));
    }
  }
  const zones = [...byZone].map(([id, names]) => ({ id, names: [...names] }));
  return { zones, byName };
}

interface Country {
  readonly names: ReadonlySet<string>;
  readonly zones: readonly string[];
  readonly main: string | null;
}

function countries(): readonly Country[] {
  const displays = LANGUAGES.flatMap((language) =>
    (['long', 'short'] as const).map(
      (style) => new Intl.DisplayNames(language, { type: 'region', style, fallback: 'none' }),
    ),
  );
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((first) => letters.map((second) => `${first}${second}`));
  // The codes of former countries are skipped, because they have the names of current ones: DD is Germany too.
  const current = codes.filter((code) => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`);
  return current.flatMap((code) => {
    const names = displays.flatMap((display) => display.of(code) ?? []);
    const zones = names.length === 0 ? [] : zonesOfCountry(code);
    const all = new Set([...names, ...(COUNTRIES[code] ?? [])]);
    return zones.length === 0 ? [] : [{ names: all, zones, main: MAIN[code] ?? null }];
  });
}

const LISTED = z.array(z.string());

/** The zones of a country. Newer versions of JavaScript have a method for them, older ones a property. */
function zonesOfCountry(code: string): readonly string[] {
  const locale = new Intl.Locale(`und-${code}`);
  const ask: unknown = Reflect.get(locale, 'getTimeZones');
  const found: unknown =
    typeof ask === 'function' ? Reflect.apply(ask, locale, []) : Reflect.get(locale, 'timeZones');
  return LISTED.safeParse(found).data ?? [];
}
