/** What every part of the Discord side works with, and the language in which it speaks to somebody. */
import type { Logger } from 'pino';
import type { Catalogue } from '../core/catalogue.ts';
import type { Translate } from '../core/face.ts';
import type { BoxShelf } from '../tables/box-shelf.ts';
import type { Settings } from '../tables/settings.ts';
import type { TableStore } from '../tables/store.ts';
import type { Tables } from '../tables/tables.ts';
import type { Language } from '../words/languages.ts';
import { translator } from '../words/translate.ts';

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
export interface MuteBot {
  readonly tables: Tables;
  readonly store: TableStore;
  readonly boxes: BoxShelf;
  readonly settings: Settings;
  readonly catalogue: Catalogue;
  readonly painter: Painter;
  readonly now: () => Date;
  readonly log: Logger;
}

/** Speaks to one reader, or to the channel of one table. */
export interface Bot extends MuteBot {
  readonly language: Language;
  readonly translate: Translate;
}

export function speaking(bot: MuteBot, language: Language): Bot {
  return { ...bot, language, translate: translator(language) };
}
