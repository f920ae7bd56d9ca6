/** Compares two rules versions of a game by age. */

/** Versions of one game differ only in the number at the end. False if they can't be compared. */
export function isOlderVersion(version: string, than: string): boolean {
  const [one, other] = [partsOf(version), partsOf(than)];
  return one !== null && other !== null && one.name === other.name && one.number < other.number;
}

function partsOf(version: string): { readonly name: string; readonly number: number } | null {
  const found = /^(?<name>.*)-(?<number>\d+)$/.exec(version)?.groups;
  if (found === undefined) return null;
  const { name = '', number = '' } = found;
  return { name, number: Number(number) };
}
