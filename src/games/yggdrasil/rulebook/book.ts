/** The layout of Yggdrasil's rulebook on the rules page. */
import type { Book } from '../../../core/rulebook/book.ts';
import { OVERRIDDEN_SENTENCES, SOURCE_DOCUMENTS, SOURCE_PAGES } from './sources.ts';

export const BOOK: Book = {
  title: 'Yggdrasil',
  letter: 'Y',
  foreword: [
    'Yggdrasil has three printed rule states: 2010 (the rules from before the first printing), 2011 (the first edition)',
    'and 2018 (the reprint).',
  ],
  chapters: {
    1: 'Components and set-up',
    2: 'The turn and the enemy deck',
    3: "What the enemies' cards do",
    4: 'Asgard and combat',
    5: 'The worlds',
    6: 'Giants and runes',
    7: 'Gods and trance',
    8: 'Defeat and victory',
    9: 'Play at a distance, and house values',
  },
  documents: SOURCE_DOCUMENTS,
  pages: SOURCE_PAGES,
  overridden: OVERRIDDEN_SENTENCES,
};
