/** The names of time zones as people read them. */

/** The time zone database counts these hours west of Greenwich, while everyone else counts them east. */
const OF_OFFSET = /^Etc\/GMT([+-])(\d+)$/;

export function zoneName(zone: string): string {
  const [, west, hours] = OF_OFFSET.exec(zone) ?? [];
  return hours === undefined ? zone.replaceAll('_', ' ') : `UTC${west === '+' ? '−' : '+'}${hours}`;
}
