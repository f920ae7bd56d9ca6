/** Writes the commands in a message as people type them, instead of as mentions. */
import type { Language } from '../../src/words/languages.ts';
import { localeFiles } from '../../src/words/locales.ts';

/** The text in that language, with the options next to the mention. */
export function asTyped(words: string, language: Language = 'en'): string {
  return words.replaceAll(
    /<\/([^:>\n]+):\d+>(?: `([^`\n]+)`)?/g,
    (_mention, command: string, rest?: string) =>
      `\`/${[typedIn(language, command), ...(rest === undefined ? [] : [rest])].join(' ')}\``,
  );
}

/** A command by the names that Discord shows to readers of that language. */
function typedIn(language: Language, command: string): string {
  const names = namesIn(language);
  return command
    .split(' ')
    .map((name) => names.get(`name.${name}`) ?? name)
    .join(' ');
}

const namesOf = new Map<Language, ReadonlyMap<string, string>>();

function namesIn(language: Language): ReadonlyMap<string, string> {
  const known = namesOf.get(language);
  if (known !== undefined) return known;
  const names = new Map(localeFiles(language).flatMap(({ messages }) => Object.entries(messages)));
  namesOf.set(language, names);
  return names;
}
