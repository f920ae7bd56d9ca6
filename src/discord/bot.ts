/** What every part of the Discord side works with, and the language in which it speaks to somebody. */
import type { Logger } from 'pino';
import type { Catalogue } from '../core/catalogue.ts';
import type { Translate } from '../core/presenter.ts';
import type { BoxShelf } from '../tables/model/box-shelf.ts';
import type { Settings } from '../tables/model/settings.ts';
import type { TableStore } from '../tables/model/store.ts';
import { ERASED } from '../tables/model/table.ts';
import type { Tables } from '../tables/tables.ts';
import type { LastSeen } from '../tables/waiting/absence.ts';
import type { Language } from '../words/languages.ts';
import { translator } from '../words/translate.ts';
import type { Measures } from './measures.ts';
import { mention } from './messages/parts.ts';

/** Draws a picture away from the main thread, or says why not. */
export interface Painter {
  render(
    svg: string,
  ): Promise<
    | { readonly ok: true; readonly picture: Buffer }
    | { readonly ok: false; readonly why: string; readonly because?: string }
  >;
}

/** The bot before it knows whom it speaks to. */
export interface BotContext {
  readonly tables: Tables;
  readonly store: TableStore;
  readonly boxes: BoxShelf;
  readonly settings: Settings;
  readonly catalogue: Catalogue;
  readonly painter: Painter;
  readonly now: () => Date;
  readonly log: Logger;
  /** Left out where no program comes after this one. */
  readonly lastSeen?: LastSeen;
  /** The origins from which files that people attach are fetched. */
  readonly filesFrom: readonly string[];
  /** Left out where nobody measures. */
  readonly measures?: Measures;
}

const NOBODY = mention(ERASED);

/** Speaks to one reader, or to the channel of one table. */
export interface Bot extends BotContext {
  readonly language: Language;
  readonly translate: Translate;
}

export function withLanguage(bot: BotContext, language: Language): Bot {
  return { ...bot, language, translate: withWordForErased(translator(language)) };
}

/** Discord knows nobody of that id: whoever was erased is called by a word, wherever somebody would be mentioned. */
function withWordForErased(translate: Translate): Translate {
  return (saying) => {
    const text = translate(saying);
    if (!text.includes(NOBODY)) return text;
    const word = translate({ key: 'asked.erased' });
    const begins = text.startsWith(NOBODY) ? `${word.charAt(0).toUpperCase()}${word.slice(1)}` : NOBODY;
    return text.replace(NOBODY, begins).replaceAll(NOBODY, word);
  };
}
