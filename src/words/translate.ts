/** Makes sentences of sayings, from the messages of one language. */
import { IntlMessageFormat } from 'intl-messageformat';
import type { Filling, Saying, Translate } from '../core/presenter.ts';
import { DEFAULT_LANGUAGE, type Language } from './languages.ts';
import { localeFiles, type Messages } from './locales.ts';

const translators = new Map<Language, Translate>();

/**
 * The translator of a language that has a folder of messages; anything else is a mistake of the caller. What a language
 * does not say yet is said in English: better than no word, and the check of the locales does not let it pass.
 */
export function translator(language: Language): Translate {
  const known = translators.get(language);
  if (known !== undefined) return known;
  const translate = translatorOf(language, { ...messagesIn(DEFAULT_LANGUAGE), ...messagesIn(language) });
  translators.set(language, translate);
  return translate;
}

function messagesIn(language: Language): Messages {
  return Object.assign({}, ...localeFiles(language).map((file) => file.messages)) as Messages;
}

/**
 * Translates with these messages. A key without a message, and a place that nothing fills, are bugs and throw.
 * What people wrote goes in as text and comes out as it went in: escaping is the caller's.
 */
export function translatorOf(language: string, messages: Messages): Translate {
  const all = new Intl.ListFormat(language, { type: 'conjunction' });
  const either = new Intl.ListFormat(language, { type: 'disjunction' });
  const compiled = new Map<string, IntlMessageFormat>();

  function compile(key: string): IntlMessageFormat {
    const known = compiled.get(key);
    if (known !== undefined) return known;
    if (!Object.hasOwn(messages, key)) throw new Error(`no message for ${key} in ${language}`);
    const text = withNamesOf(messages, messages[key] ?? '');
    const message = new IntlMessageFormat(text, language, undefined, { ignoreTag: true });
    compiled.set(key, message);
    return message;
  }

  function fill(filling: Filling): string | number {
    if (typeof filling !== 'object') return filling;
    if ('key' in filling) return translate(filling);
    if ('either' in filling) return either.format(filling.either.map(translate));
    return all.format(filling.map(translate));
  }

  function translate({ key, with: places = {} }: Saying): string {
    const filled = Object.entries(places).map(([place, filling]) => [place, fill(filling)] as const);
    return String(compile(key).format(Object.fromEntries(filled)));
  }

  return translate;
}

/** In backticks, a command with its subcommand, or an option alone; anything else there is typed as it stands. */
const TYPED = /`(\/[a-z][a-z -]*|[a-z][a-z-]*)`/g;
const NAME = /[a-z][a-z-]*/g;

/** Messages call commands and options by their English names; people read them by the names that Discord shows them. */
function withNamesOf(messages: Messages, message: string): string {
  return message.replace(TYPED, (typed) => typed.replace(NAME, (name) => messages[`name.${name}`] ?? name));
}
