/** What every part of the Discord side works with. */
import type { Logger } from 'pino';
import type { Catalogue } from '../core/catalogue.ts';
import type { Translate } from '../core/face.ts';
import type { BoxShelf } from '../tables/box-shelf.ts';
import type { TableStore } from '../tables/store.ts';
import type { Tables } from '../tables/tables.ts';

/** Draws a picture away from the main thread, or says why not. */
export interface Painter {
  render(
    svg: string,
  ): Promise<
    | { readonly ok: true; readonly picture: Buffer }
    | { readonly ok: false; readonly why: string; readonly because?: string }
  >;
}

export interface Bot {
  readonly tables: Tables;
  readonly store: TableStore;
  readonly boxes: BoxShelf;
  readonly catalogue: Catalogue;
  readonly painter: Painter;
  /** The language of a table's channel; private answers use it too, until people can choose. */
  readonly translate: Translate;
  readonly now: () => Date;
  readonly log: Logger;
}
