/** The layout of Micro Midgard's rulebook on the rules page. */
import type { Book } from '../../../core/rulebook/book.ts';
import { OVERRIDDEN_SENTENCES, SOURCE_DOCUMENTS, SOURCE_PAGES } from './sources.ts';

export const BOOK: Book = {
  title: 'Micro Midgard',
  letter: 'M',
  foreword: [
    'Micro Midgard has one rule state, called standard. What its Realms give and what its Prophecies compare is printed on',
    'the components and told in none of the sources: those rows are house values.',
  ],
  chapters: {
    1: 'Components and set-up',
    2: 'The turn, and what a Realm gives',
    3: 'What actions are spent on',
    4: 'The squares of the Blessings',
    5: 'The Relics',
    6: 'The wolves',
    7: 'Ragnarök and the Prophecies',
    8: 'The end of the game',
    9: 'Play at a distance, and house values',
  },
  documents: SOURCE_DOCUMENTS,
  pages: SOURCE_PAGES,
  overridden: OVERRIDDEN_SENTENCES,
};
