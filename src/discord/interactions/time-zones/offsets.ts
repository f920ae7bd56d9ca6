/** Reads typed offsets from UTC, and finds the zones that have them all year. */

const OFFSET = /^(?:utc|gmt)?\s*([+-])\s*(\d{1,2})(?::?([0-5]\d))?(?:\s*h)?$/;

/** The only fractional offsets that a zone has all year, each with such a zone. */
const ODD_OFFSETS: Readonly<Record<string, string>> = {
  '+3:30': 'Asia/Tehran',
  '+4:30': 'Asia/Kabul',
  '+5:30': 'Asia/Kolkata',
  '+5:45': 'Asia/Kathmandu',
  '+6:30': 'Asia/Yangon',
  '+8:45': 'Australia/Eucla',
  '+9:30': 'Australia/Darwin',
  '-9:30': 'Pacific/Marquesas',
};

const FARTHEST_EAST = 14;
const FARTHEST_WEST = 12;

/** The zone for `UTC+2`, `+05:30` or `-3`; null if the text isn't an offset that some place has all year. */
export function zoneOfOffset(typed: string): string | null {
  const text = typed.normalize('NFKC').replaceAll(/[−–]/g, '-').trim().toLowerCase();
  if (['utc', 'gmt', 'z'].includes(text)) return 'UTC';
  const [, sign, hours = '', minutes = '00'] = OFFSET.exec(text) ?? [];
  if (sign === undefined) return null;
  const hour = Number(hours);
  if (minutes !== '00') return ODD_OFFSETS[`${sign}${hour}:${minutes}`] ?? null;
  if (hour === 0) return 'UTC';
  if (hour > (sign === '+' ? FARTHEST_EAST : FARTHEST_WEST)) return null;
  return `Etc/GMT${sign === '+' ? '-' : '+'}${hour}`;
}
