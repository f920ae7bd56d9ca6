/** The context shared by all parts of the Discord side, and the language for a person. */
import type { Logger } from 'pino';
import type { Catalogue } from '../core/catalogue.ts';
import type { Translate } from '../core/presentation/phrase.ts';
import type { Daily } from '../daily/daily.ts';
import type { DrawingPriority } from '../render/drawing/waiting-pictures.ts';
import type { Settings } from '../tables/model/settings.ts';
import type { BoxShelf } from '../tables/model/storage/box-shelf.ts';
import type { Statistics } from '../tables/model/storage/statistics.ts';
import type { TableStore } from '../tables/model/storage/store.ts';
import { ERASED } from '../tables/model/table.ts';
import type { Tables } from '../tables/tables.ts';
import type { LastSeen } from '../tables/waiting/absence.ts';
import type { Reviews } from '../thinking/reviews.ts';
import type { Thinker } from '../thinking/thinker.ts';
import type { Language } from '../words/languages.ts';
import { translator } from '../words/translate.ts';
import type { About } from './about.ts';
import type { Measures } from './measures.ts';
import type { PageQueue } from './page-queue.ts';

/** Draws a picture outside the main thread. If that fails, it returns a short `code`, and `because` for the log. */
export interface Painter {
  /** Pictures for tables (the default) come before private ones. */
  render(
    svg: string,
    priority?: DrawingPriority,
  ): Promise<
    | { readonly ok: true; readonly picture: Buffer }
    | { readonly ok: false; readonly code: string; readonly because?: string }
  >;
}

/** The painter for replies that only one person sees. */
export function privately({ render }: Painter): Painter {
  return { render: (svg) => render(svg, 'private') };
}

/** The bot's context before it knows who will read a message, so it has no language yet. */
export interface BotContext {
  readonly tables: Tables;
  readonly store: TableStore;
  readonly boxes: BoxShelf;
  readonly settings: Settings;
  readonly statistics: Statistics;
  readonly daily: Daily;
  readonly catalogue: Catalogue;
  readonly painter: Painter;
  readonly pages: PageQueue;
  readonly thinker: Thinker;
  readonly reviews: Reviews;
  readonly now: () => Date;
  readonly log: Logger;
  /** Omitted if no process will run after this one, as in tests. */
  readonly lastSeen?: LastSeen;
  /** The origins from which people's attached files are downloaded. */
  readonly filesFrom: readonly string[];
  readonly about: About;
  /** The ids of the commands by name, so that messages can make them tappable; empty until Discord has sent them. */
  readonly commandIds?: ReadonlyMap<string, string>;
  /** Omitted if nothing is measured. */
  readonly measures?: Measures;
}

/** Discord's mention of an erased person. */
const NOBODY = `<@${ERASED}>`;

/** The bot together with the language it writes in: one reader's, or that of a table's channel. */
export interface Bot extends BotContext {
  readonly language: Language;
  readonly translate: Translate;
}

export function withLanguage(bot: BotContext, language: Language): Bot {
  return { ...bot, language, translate: withWordForErased(translator(language)) };
}

/** Discord cannot show a mention of an erased person, so a word replaces it everywhere. */
function withWordForErased(translate: Translate): Translate {
  return (phrase) => {
    const text = translate(phrase);
    if (!text.includes(NOBODY)) return text;
    const word = translate({ key: 'people.erased' });
    const begins = text.startsWith(NOBODY) ? `${word.charAt(0).toUpperCase()}${word.slice(1)}` : NOBODY;
    return text.replace(NOBODY, begins).replaceAll(NOBODY, word);
  };
}
