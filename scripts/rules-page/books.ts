/** The rulebooks: one line for each game of the catalogue. */
import type { Book } from './book.ts';
import { CHRONICLES_BOOK } from './books/chronicles.ts';
import { MICROMIDGARD_BOOK } from './books/micromidgard.ts';
import { YGGDRASIL_BOOK } from './books/yggdrasil.ts';

export const BOOKS: readonly Book[] = [YGGDRASIL_BOOK, MICROMIDGARD_BOOK, CHRONICLES_BOOK];
