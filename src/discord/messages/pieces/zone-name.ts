/** How people read the name of a time zone. */

/** The database of time zones counts hours west of Greenwich, everyone else hours east of it. */
const OF_OFFSET = /^Etc\/GMT([+-])(\d+)$/;

export function zoneName(zone: string): string {
  const [, west, hours] = OF_OFFSET.exec(zone) ?? [];
  return hours === undefined ? zone.replaceAll('_', ' ') : `UTC${west === '+' ? '−' : '+'}${hours}`;
}
