/** How a language calls itself. */
import type { Language } from '../../words/languages.ts';
import { translator } from '../../words/translate.ts';

/** Each language is called as its speakers call it, whoever reads. */
export function ownNameOf(language: Language): string {
  return translator(language)({ key: 'language.own' });
}
