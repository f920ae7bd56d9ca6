/** Lists the document on which the rulebook is based, section by section, and the other pages that were read. */
import type { OverriddenSentence, SourceDocument, SourcePage } from '../../../core/rulebook/sources.ts';
import type { RuleState } from '../box/box.ts';

/** The document prints the rules of both versions; its examples use the easy one. */
export const SOURCE_DOCUMENTS: readonly SourceDocument<RuleState>[] = [
  {
    key: 'S3',
    what: 'express rules in French (Ludovox)',
    rules: 'easy',
    sections: [
      { title: 'Set-up of the Tree', from: 1, to: 15 },
      { title: 'Placing the enemies', from: 16, to: 21 },
      { title: 'What each player gets', from: 22, to: 34 },
      { title: 'The round', from: 35, to: 38 },
      { title: 'Revealing a card', from: 39, to: 51 },
      { title: 'Hel', from: 52, to: 55 },
      { title: 'Surt', from: 56, to: 59 },
      { title: 'Loki', from: 60, to: 65 },
      { title: 'Jormungand', from: 66, to: 69 },
      { title: 'Fenrir', from: 70, to: 74 },
      { title: 'Nidhogg', from: 75, to: 78 },
      { title: 'Iotunns', from: 79, to: 92 },
      { title: 'Moving', from: 93, to: 94 },
      { title: 'Fighting', from: 95, to: 118 },
      { title: 'Bonus and malus', from: 119, to: 121 },
      { title: 'The actions of the Worlds', from: 122, to: 155 },
      { title: 'Healing the Tree', from: 156, to: 160 },
      { title: 'The end of the game', from: 161, to: 172 },
    ],
  },
];

export const SOURCE_PAGES: readonly SourcePage<RuleState>[] = [
  { key: 'BBD', what: 'review (bigbaddice.pl)', rules: null },
  { key: 'BLOGSP', what: 'review (blogspiele.de)', rules: null },
  { key: 'BSN', what: 'review (brettspiel-news.de)', rules: null },
  { key: 'COOPLAND', what: 'review (coop-land.es)', rules: null },
  { key: 'CORNETIN', what: 'review (elcornetin.es)', rules: null },
  { key: 'DOCSLIB', what: 'contents page and map of the English rulebook (docslib.org)', rules: null },
  { key: 'FREDH', what: 'report from a fair (fred-h.net)', rules: null },
  { key: 'GIGA', what: 'report of a game (gigazine.net)', rules: null },
  { key: 'HALL', what: 'review (hall9000.de)', rules: null },
  { key: 'HJ', what: "the Japanese publisher's page (hobbyjapan.co.jp)", rules: null },
  { key: 'LUDO', what: "the publisher's diary (ludonaute.fr)", rules: null },
  { key: 'SPK', what: 'review (spielkult.de)', rules: null },
  { key: 'TIPS', what: "the publisher's text (spiele.tips)", rules: null },
  { key: 'TURLNIJ', what: 'review (turlnij.pl)', rules: null },
];

export const OVERRIDDEN_SENTENCES: readonly OverriddenSentence[] = [
  { sentence: 'S3.33', row: 'C-119', reason: 'ruled' },
  { sentence: 'S3.131', row: 'C-335', reason: 'ruled' },
  { sentence: 'S3.165', row: 'C-008', reason: 'ruled' },
  { sentence: 'BLOGSP', row: 'C-114', reason: 'outvoted' },
];
