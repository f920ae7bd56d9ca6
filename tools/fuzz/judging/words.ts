/** The bot's sentences that mean "no": if a person gets one of them, nothing may have changed. */
import { languages, localeFiles } from '../../../src/words/locales.ts';
import { patternOf } from '../../people/message-pattern.ts';

/** The keys of sentences that say no, in addition to all refusals of tables and games. */
const NO: readonly string[] = [
  'box.only-moderator',
  'box.file-or-reset',
  'box.in-force-already',
  'box.none-in-force',
  'ending.all-only-moderators',
  'tables.only-moderators',
];
const ALL_OF_THESE: readonly string[] = ['refusal.', 'box.unread.'];
/** The bot's message after an internal error. */
const APOLOGY = 'refusal.failed';

/** Beginnings of this length are distinctive enough; shorter ones would match other sentences. */
const MIN_LETTERS = 8;

export interface Words {
  readonly isRefusal: (text: string) => boolean;
  readonly isApology: (text: string) => boolean;
}

export function openWords(): Words {
  const refusals: RegExp[] = [];
  const apologies: RegExp[] = [];
  for (const language of languages()) {
    for (const [key, message] of localeFiles(language).flatMap((file) => Object.entries(file.messages))) {
      const isNo = NO.includes(key) || ALL_OF_THESE.some((beginning) => key.startsWith(beginning));
      if (!isNo) continue;
      const source = patternOf(message, language);
      if (source.replace(/\[\^\]\*|\\|\(|\||\)/g, '').length < MIN_LETTERS) continue;
      (key === APOLOGY ? apologies : refusals).push(new RegExp(`^${source}`, 'u'));
    }
  }
  const matches = (all: readonly RegExp[]) => (text: string) => all.some((one) => one.test(text));
  return { isRefusal: matches(refusals), isApology: matches(apologies) };
}
