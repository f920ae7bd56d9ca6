/** Turns phrases into sentences, using the messages of one language. */
import { IntlMessageFormat } from 'intl-messageformat';
import type { Phrase, PhraseValue, Translate } from '../core/presentation/phrase.ts';
import { DEFAULT_LANGUAGE, type Language } from './languages.ts';
import { localeFiles, type Messages } from './locales.ts';

const translators = new Map<Language, Translate>();

/**
 * The translator for a language. Throws if the language has no locale files. Messages missing in the language come in English;
 * the locale check makes sure that a release has none.
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
 * Makes a translator from these messages. It throws for a key without a message and for a placeholder without a value, because
 * both are bugs. Texts from people are inserted unchanged, so the caller has to escape them.
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

  function fill(value: PhraseValue): string | number {
    if (typeof value !== 'object') return value;
    if ('key' in value) return translate(value);
    if ('either' in value) return either.format(value.either.map(translate));
    return all.format(value.map(translate));
  }

  function translate({ key, with: places = {} }: Phrase): string {
    const filled = Object.entries(places).map(([place, value]) => [place, fill(value)] as const);
    return String(compile(key).format(Object.fromEntries(filled)));
  }

  return translate;
}

/** Matches a command with its subcommand, or an option, in backticks. Anything else in backticks is literal. */
const TYPED = /`(\/[a-z][a-z -]*|[a-z][a-z-]*)`/g;
const NAME = /[a-z][a-z-]*/g;

/** Replaces the English names of commands and options in a message with the names that Discord shows to the reader. */
function withNamesOf(messages: Messages, message: string): string {
  return message.replace(TYPED, (typed) => typed.replace(NAME, (name) => messages[`name.${name}`] ?? name));
}
