/** The name of each language in that language. */
import type { Language } from '../../../words/languages.ts';
import { translator } from '../../../words/translate.ts';

/** The name is the same for every reader, so that people find their own language. */
export function ownNameOf(language: Language): string {
  return translator(language)({ key: 'language.own' });
}
