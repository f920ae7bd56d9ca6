/** Determines the content type of a file by its extension. */

const TYPES: ReadonlyMap<string, string> = new Map([
  ['png', 'image/png'],
  ['webp', 'image/webp'],
  ['jpg', 'image/jpeg'],
  ['json', 'application/json; charset=utf-8'],
  ['txt', 'text/plain; charset=utf-8'],
]);

export function typeByName(name: string): string | undefined {
  return TYPES.get(name.split('.').at(-1)?.toLowerCase() ?? '');
}
