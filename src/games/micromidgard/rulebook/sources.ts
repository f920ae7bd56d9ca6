/**
 * The document that the rulebook was made from. Each of its sentences that states a rule or a number of the game is
 * numbered in reading order: list items and table cells too, a table row by row.
 */
import type { RuleState } from '../box/box.ts';

export interface SourceSection {
  /** As headed in the document. */
  readonly title: string;
  /** Its first and its last sentence. */
  readonly from: number;
  readonly to: number;
}

export interface OverriddenSentence {
  readonly sentence: string;
  /** The row that says what we do. */
  readonly row: string;
  /** The designer of the game says otherwise. */
  readonly why: 'designer';
}

export interface SourceDocument {
  readonly key: string;
  readonly what: string;
  /** The rule state that it prints. */
  readonly rules: RuleState;
  readonly sections: readonly SourceSection[];
  readonly overridden: readonly OverriddenSentence[];
}

export const SOURCE_DOCUMENTS: readonly SourceDocument[] = [
  {
    key: 'S2',
    what: 'help page of Board Game Arena, revision of 3 April 2024',
    rules: 'standard',
    sections: [
      { title: 'Playing the Game', from: 1, to: 1 },
      { title: 'Taking a Turn', from: 2, to: 6 },
      { title: 'Move', from: 7, to: 13 },
      { title: 'Activate', from: 14, to: 22 },
      { title: 'Activating a Blessing track', from: 23, to: 27 },
      { title: 'Activating a Relic', from: 28, to: 30 },
      { title: 'Check for Ragnarok', from: 31, to: 38 },
      { title: 'End of the Game', from: 39, to: 43 },
      { title: "Surtr's and Wayland's Blessing", from: 44, to: 52 },
      { title: "Odin's and Freya's Blessing", from: 53, to: 61 },
      { title: "Angrboda's and Hel's Blessing", from: 62, to: 70 },
      { title: "Svartalfheim's and Buri's Blessing", from: 71, to: 79 },
      { title: 'Sun Relics', from: 80, to: 91 },
      { title: 'Moon Relics', from: 92, to: 103 },
    ],
    overridden: [{ sentence: 'S2.53', row: 'M-906', why: 'designer' }],
  },
];

/** Pages that were read but not numbered: a row cites them whole. */
export const PAGES = {
  BEV: 'review (boardseyeview.net)',
  BGA: 'summary of the rules on Board Game Arena (boardgamearena.com)',
  BLOG: "how to play, by the game's designer (prometheusgamelabs.wordpress.com)",
  DIARIES: 'review of the prototype (boardgamediaries.com)',
  DIFF: 'two revisions of the help page, compared (en.doc.boardgamearena.com)',
  SHOP: "the publisher's text (bgstation.onepos.shop)",
} as const;

/** Every numbered sentence of a document: `S2.1`, `S2.2` and so on. */
export function sentencesOf({ key, sections }: SourceDocument): readonly string[] {
  return sections.flatMap(({ from, to }) =>
    Array.from({ length: to - from + 1 }, (_, at) => `${key}.${from + at}`),
  );
}
