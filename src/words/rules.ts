/** Finds the rules that somebody asks about: by number, by topic, or by words of their text. */
import type { RuleRow } from '../core/rulebook/rulebook.ts';

export interface FoundRule {
  readonly row: RuleRow;
  /** The text of the rule in the reader's language. */
  readonly text: string;
}

/** Ignores accents and capitals, so that `nidhogg` finds Nidhögg. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

/**
 * The rule of that number alone; otherwise every rule of that topic, the one with the fewest other topics first, and
 * then the rules whose text has all the words. `wordsOf` gives the text of a rule by its id.
 */
export function rulesAbout(
  rulebook: readonly RuleRow[],
  asked: string,
  wordsOf: (id: string) => string,
): readonly FoundRule[] {
  const wanted = plain(asked);
  if (wanted === '') return [];
  const numbered = rulebook.filter((row) => plain(row.id) === wanted);
  const rows = numbered.length > 0 ? numbered : rowsAbout(rulebook, wanted, wordsOf);
  return rows.map((row) => ({ row, text: wordsOf(row.id) }));
}

function rowsAbout(
  rulebook: readonly RuleRow[],
  wanted: string,
  wordsOf: (id: string) => string,
): readonly RuleRow[] {
  const topic = wanted.replace(/\s+/g, '-');
  const onTopic = rulebook
    .filter((row) => row.topics.includes(topic))
    .sort((one, other) => one.topics.length - other.topics.length);
  const words = wanted.split(/\s+/);
  const inWords = rulebook.filter((row) => {
    const text = plain(wordsOf(row.id));
    return words.every((word) => text.includes(word));
  });
  return [...new Set([...onTopic, ...inWords])];
}
