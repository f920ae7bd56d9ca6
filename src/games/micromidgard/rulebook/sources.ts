/** Lists the document on which the rulebook is based, section by section, and the other pages that were consulted. */
import type { OverriddenSentence, SourceDocument, SourcePage } from '../../../core/rulebook/sources.ts';
import type { RuleState } from '../box/box.ts';

export const SOURCE_DOCUMENTS: readonly SourceDocument<RuleState>[] = [
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
  },
];

export const SOURCE_PAGES: readonly SourcePage<RuleState>[] = [
  { key: 'BEV', what: 'review (boardseyeview.net)', rules: 'standard' },
  { key: 'BGA', what: 'summary of the rules on Board Game Arena (boardgamearena.com)', rules: 'standard' },
  {
    key: 'BLOG',
    what: "how to play, by the game's designer (prometheusgamelabs.wordpress.com)",
    rules: 'standard',
  },
  { key: 'DIARIES', what: 'review of the prototype (boardgamediaries.com)', rules: 'standard' },
  {
    key: 'DIFF',
    what: 'two revisions of the help page, compared (en.doc.boardgamearena.com)',
    rules: 'standard',
  },
  { key: 'SHOP', what: "the publisher's text (bgstation.onepos.shop)", rules: 'standard' },
];

export const OVERRIDDEN_SENTENCES: readonly OverriddenSentence[] = [
  { sentence: 'S2.53', row: 'M-906', reason: 'designer' },
];
