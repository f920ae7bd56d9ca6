/**
 * Finds French and Italian words before a placeholder that must change with the next word. Otherwise "de {god}" becomes "de Odin"
 * instead of "d'Odin", and "dal {from, number, percent}" becomes "dal 8%" instead of "dall'8%".
 */

/**
 * Placeholders whose values never change the word before them: numbers, times, mentions, and names with the same kind of
 * initial.
 */
const SAFE_PLACES: ReadonlySet<string> = new Set([
  'amount',
  'back',
  'chance',
  'count',
  'force',
  'instead',
  'length',
  'level',
  'max',
  'min',
  'most',
  'rules',
  'spaces',
  'strength',
  'yours',
  'known',
  'at',
  'from',
  'time',
  'to',
  'until',
  'by',
  'host',
  'user',
  'users',
  'relic',
  'wolf',
]);

const BEFORE_PLACES: Readonly<Record<string, RegExp>> = {
  fr: /(?<![\p{L}'’-])(?:de|du|que|lorsque|puisque|jusque|ne|se|je|me|te|le|la|au)[ \u{A0}]\{(\w+)\}/giu,
  it: /(?<![\p{L}'’-])(?:il|lo|la|i|gli|un|uno|una|al|allo|alla|ai|dal|dallo|dalla|del|dello|della|nel|nello|nella|sul|sullo|sulla) \{(\w+)\}/giu,
};

const BEFORE_PERCENTAGES =
  /(?<![\p{L}'’-])(?:(?:il|lo|un|uno|al|allo|dal|dallo|del|dello|nel|nello|sul|sullo) |(?:l|all|dall|dell|nell|sull)['’])\{\w+, number, percent\}/giu;

/** The problem with a text in that language; null if there isn't one. */
export function brokenArticle(language: string, text: string): string | null {
  const names = BEFORE_PLACES[language];
  const open = [...text.matchAll(names ?? /$^/g)].find(([, place = '']) => !SAFE_PLACES.has(place));
  if (open !== undefined) return `has "${open[0]}", and that word changes with what fills the place`;
  const [percentage] = language === 'it' ? (text.match(BEFORE_PERCENTAGES) ?? []) : [];
  return percentage === undefined ? null : `has "${percentage}", and that word changes with the number`;
}
