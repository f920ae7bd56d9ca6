/** Finds the rules that a person searches for: by number, by topic, or by words in their text. */

import type { Translate } from '../core/presentation/phrase.ts';
import type { RuleRow } from '../core/rulebook/rulebook.ts';
import { type RuleTopic, rowTopicsOf } from '../core/rulebook/topic.ts';

export interface RuleSource {
  readonly rulebook: readonly RuleRow[];
  readonly topics: readonly RuleTopic[];
}

export interface FoundRule {
  readonly row: RuleRow;
  /** The text of the rule in the reader's language. */
  readonly text: string;
}

export interface FoundRules {
  /** The topic whose explanation in plain sentences answers the search. */
  readonly topic: RuleTopic | null;
  readonly rules: readonly FoundRule[];
  /** Whether the search was for a rule number: then the person also wants the rule's sources. */
  readonly byNumber: boolean;
}

/**
 * Normalises a text for comparison, without accents, capitals and punctuation: `nidhogg` finds Nidhögg, and a question mark makes
 * no difference.
 */
function plain(text: string): string {
  const letters = text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC').toLowerCase();
  return letters
    .replace(/[?!.,;:…’'"«»“”？！。、]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The topic's names in the reader's language, the most common name first. */
export function namesOf({ called }: RuleTopic, translate: Translate): readonly string[] {
  return translate(called)
    .split(/[,、]/)
    .map((name) => name.trim());
}

/**
 * Finds rules. A number finds only the rule with that number. Any other query finds the topic with that name and its rules,
 * sorted so that rules with the fewest other topics come first, and after those the rules that contain every word of the query.
 * If nothing matches, finds a topic that is named within the query.
 */
export function rulesAbout(
  { rulebook, topics }: RuleSource,
  query: string,
  translate: Translate,
): FoundRules {
  const textOf = (row: RuleRow) => translate({ key: row.id });
  const found = (rows: readonly RuleRow[], topic: RuleTopic | null = null, byNumber = false) => ({
    topic,
    rules: rows.map((row) => ({ row, text: textOf(row) })),
    byNumber,
  });
  const wanted = plain(query);
  if (wanted === '') return found([]);
  const numbered = rulebook.filter((row) => plain(row.id) === wanted);
  if (numbered.length > 0) return found(numbered, null, true);

  const id = wanted.replaceAll(' ', '-');
  const called = topics.map((topic) => ({ topic, names: namesOf(topic, translate).map(plain) }));
  const byId = topics.find((topic) => topic.id === id) ?? null;
  const byName = called.find(({ names }) => names.includes(wanted))?.topic ?? null;
  const rows = rowsOn(rulebook, byId === null ? [id] : rowTopicsOf(byId));
  const words = wanted.split(' ');
  const inWords = rulebook.filter((row) => words.every((word) => plain(textOf(row)).includes(word)));
  if (byId === null && byName !== null) return found(rowsOn(rulebook, rowTopicsOf(byName)), byName);
  const literally = [...new Set([...rows, ...inWords])];
  if (byId !== null || literally.length > 0) return found(literally, byId);

  const named = called
    .flatMap(({ topic, names }) => names.map((name) => ({ topic, name })))
    .filter(({ name }) => isNamedIn(wanted, name))
    .sort((one, other) => other.name.length - one.name.length)[0];
  return named === undefined ? found([]) : found(rowsOn(rulebook, rowTopicsOf(named.topic)), named.topic);
}

function rowsOn(rulebook: readonly RuleRow[], topics: readonly string[]): readonly RuleRow[] {
  return rulebook
    .filter((row) => row.topics.some((topic) => topics.includes(topic)))
    .sort((one, other) => one.topics.length - other.topics.length);
}

/** Whether the name occurs in the text as whole words. Japanese has no spaces between words. */
function isNamedIn(wanted: string, name: string): boolean {
  return /^[\p{Script=Latin}\d -]+$/u.test(name)
    ? ` ${wanted} `.includes(` ${name} `)
    : wanted.includes(name);
}
