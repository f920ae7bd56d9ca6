/** The layout of the rulebook of Yggdrasil Chronicles on the rules page. */
import type { Book } from '../../../core/rulebook/book.ts';
import { OVERRIDDEN_SENTENCES, SOURCE_DOCUMENTS, SOURCE_PAGES } from './sources.ts';

export const BOOK: Book = {
  title: 'Yggdrasil Chronicles',
  letter: 'C',
  foreword: [
    'Yggdrasil Chronicles has nine rule states: easy (the sheets with side A up), hard (side B, where each god has an',
    'ability), and the seven sagas of the campaign (side B). No source tells their pages: they are house sagas. What the Artifacts, creatures and abilities do, and what the dice show, is printed',
    'on the components and told in none of the sources: those rows are house values.',
  ],
  chapters: {
    0: 'The campaign: house sagas',
    1: 'Components, the Tree and set-up',
    2: 'The round, the turn and the Wheel',
    3: 'Fights, and the actions of the Worlds',
    4: 'The enemies, and the ravaged Worlds',
    5: 'The Iotunns',
    6: 'Risks and Life',
    7: 'Artifacts, creatures and the gods',
    8: 'The end of the game',
    9: 'House values, and play at a distance',
  },
  documents: SOURCE_DOCUMENTS,
  pages: SOURCE_PAGES,
  overridden: OVERRIDDEN_SENTENCES,
};
