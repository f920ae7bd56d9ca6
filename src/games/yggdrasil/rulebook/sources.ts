/**
 * The documents that the rulebook was made from. Each of their sentences that states a rule or a number of the game is
 * numbered in reading order: list items, table cells, figures and worked examples too; lore, poems and thanks are not.
 */
import type { RuleState } from '../box/box.ts';

export interface SourceSection {
  /** As headed in the document, in English. */
  readonly title: string;
  /** Its first and its last sentence. */
  readonly from: number;
  readonly to: number;
}

export interface SourceDocument {
  readonly key: string;
  readonly what: string;
  /** The rule state that it prints. */
  readonly rules: RuleState;
  readonly sections: readonly SourceSection[];
}

export const SOURCE_DOCUMENTS: readonly SourceDocument[] = [
  {
    key: 'S0',
    what: 'printed rulebook of the 2018 reprint, English',
    rules: '2018',
    sections: [
      { title: 'Game flow', from: 1, to: 10 },
      { title: 'End of the game: defeat', from: 11, to: 17 },
      { title: 'End of the game: victory', from: 18, to: 18 },
      { title: 'Contents', from: 19, to: 34 },
      { title: 'Set-up', from: 35, to: 48 },
      { title: 'Difficulty level', from: 49, to: 61 },
      { title: 'Asgard', from: 62, to: 63 },
      { title: 'Combat', from: 64, to: 77 },
      { title: 'Midgard', from: 78, to: 91 },
      { title: 'Nidavellir', from: 92, to: 100 },
      { title: 'Alfheim', from: 101, to: 103 },
      { title: 'Niflheim', from: 104, to: 105 },
      { title: 'Helheim', from: 106, to: 108 },
      { title: 'Muspellheim', from: 109, to: 114 },
      { title: 'Jotunheim', from: 115, to: 125 },
      { title: 'Powers of the runes', from: 126, to: 129 },
      { title: 'Effects of the giants', from: 130, to: 136 },
      { title: 'Vanaheim', from: 137, to: 145 },
      { title: 'Enemy effects', from: 146, to: 153 },
      { title: 'Hel', from: 154, to: 161 },
      { title: 'Surt', from: 162, to: 167 },
      { title: 'Jormungand', from: 168, to: 173 },
      { title: 'Loki', from: 174, to: 179 },
      { title: 'Nidhogg', from: 180, to: 184 },
      { title: 'Fenrir', from: 185, to: 197 },
      { title: 'Trance', from: 198, to: 206 },
      { title: 'Odin', from: 207, to: 208 },
      { title: 'Thor', from: 209, to: 210 },
      { title: 'Frey', from: 211, to: 213 },
      { title: 'Heimdall', from: 214, to: 215 },
      { title: 'Tyr', from: 216, to: 217 },
      { title: 'Freyja', from: 218, to: 221 },
    ],
  },
  {
    key: 'S1',
    what: 'rules from before the first printing (2010), Italian',
    rules: '2010',
    sections: [
      { title: 'Title page', from: 1, to: 1 },
      { title: 'Set-up', from: 2, to: 20 },
      { title: 'Difficulty levels', from: 21, to: 26 },
      { title: 'Object of the game', from: 27, to: 28 },
      { title: 'Game flow', from: 29, to: 46 },
      { title: 'End of the game: defeat', from: 47, to: 50 },
      { title: 'End of the game: victory', from: 51, to: 51 },
      { title: 'Hel', from: 52, to: 56 },
      { title: 'Surt', from: 57, to: 60 },
      { title: 'Loki', from: 61, to: 64 },
      { title: 'Jormungand', from: 65, to: 67 },
      { title: 'Nidhogg', from: 68, to: 69 },
      { title: 'Fenrir', from: 70, to: 82 },
      { title: 'Midgard', from: 83, to: 92 },
      { title: 'Nidavellir', from: 93, to: 98 },
      { title: 'Alfheim', from: 99, to: 101 },
      { title: 'Niflheim', from: 102, to: 102 },
      { title: 'Helheim', from: 103, to: 104 },
      { title: 'Muspellheim', from: 105, to: 107 },
      { title: 'Vanaheim', from: 108, to: 114 },
      { title: 'Asgard', from: 115, to: 118 },
      { title: 'Combat', from: 119, to: 125 },
      { title: 'Giants', from: 126, to: 128 },
      { title: 'Jotunheim', from: 129, to: 133 },
      { title: 'Power of the runes', from: 134, to: 137 },
      { title: 'Giants, continued', from: 138, to: 143 },
      { title: "Gods' powers", from: 144, to: 151 },
    ],
  },
  {
    key: 'S4',
    what: 'summary of the first edition (2011) by players, Japanese',
    rules: '2011',
    sections: [
      { title: 'Actions: Asgard', from: 1, to: 2 },
      { title: 'Actions: Midgard', from: 3, to: 9 },
      { title: 'Actions: Nidavellir', from: 10, to: 16 },
      { title: 'Actions: Alfheim', from: 17, to: 17 },
      { title: 'Actions: Niflheim', from: 18, to: 19 },
      { title: 'Actions: Helheim', from: 20, to: 20 },
      { title: 'Actions: Muspellheim', from: 21, to: 22 },
      { title: 'Actions: Jotunheim', from: 23, to: 25 },
      { title: 'Actions: Vanaheim', from: 26, to: 31 },
      { title: 'Enemies: Hel', from: 32, to: 33 },
      { title: 'Enemies: Surt', from: 34, to: 34 },
      { title: 'Enemies: Jormungand', from: 35, to: 36 },
      { title: 'Enemies: Loki', from: 37, to: 38 },
      { title: 'Enemies: Nidhogg', from: 39, to: 39 },
      { title: 'Enemies: Fenrir', from: 40, to: 49 },
      { title: 'Gods', from: 50, to: 57 },
      { title: 'Defeat', from: 58, to: 60 },
      { title: 'Victory', from: 61, to: 61 },
      { title: 'The turn', from: 62, to: 66 },
      { title: 'Combat', from: 67, to: 74 },
      { title: 'Second summary: actions', from: 75, to: 88 },
      { title: 'Second summary: enemies', from: 89, to: 99 },
      { title: 'Second summary: gods', from: 100, to: 107 },
      { title: 'Effects of the giants', from: 108, to: 115 },
      { title: 'Effects of the runes', from: 116, to: 119 },
      { title: 'The bags at first', from: 120, to: 127 },
    ],
  },
];

/** A page that was read but not numbered: a row cites it whole. */
export interface SourcePage {
  readonly key: string;
  readonly what: string;
  /** The rule state that it is about; null where it does not say. */
  readonly rules: RuleState | null;
}

export const SOURCE_PAGES: readonly SourcePage[] = [
  { key: 'W-bgmap', what: 'review of the first edition, Japanese (boardgamemap.com)', rules: '2011' },
  { key: 'W-cyber', what: 'rules summary of the first edition, French (cyberfab.fr)', rules: '2011' },
  { key: 'W-elbakin', what: 'review of the first edition, French (elbakin.net)', rules: '2011' },
  { key: 'W-escale', what: 'review of the first edition, French (escaleajeux.fr)', rules: '2011' },
  {
    key: 'W-josh',
    what: 'review of the first edition, English (boardgamereviewsbyjosh.com)',
    rules: '2011',
  },
  { key: 'W-kult', what: 'review, Italian (kultunderground.org)', rules: null },
  { key: 'W-ludorium', what: 'review, English (ludorium.at)', rules: null },
  {
    key: 'W-meta',
    what: 'review of the first edition, English (metagamesblog.thegamemechanic.com)',
    rules: '2011',
  },
  { key: 'W-power14', what: 'review, Polish (powermilk.pl)', rules: null },
  { key: 'W-ring', what: 'review, German (ringbote.de)', rules: null },
  { key: 'W-ultra', what: 'rules page of the first edition, English (ultraboardgames.com)', rules: '2011' },
  { key: 'W-vassal', what: "a computer module's how-to text, English (vassalengine.org)", rules: null },
];

/** Why a sentence is not followed. */
export type OverridingReason =
  /** Two other sources agree against it. */
  | 'mistranslated'
  /** The same document says otherwise where it goes into the matter. */
  | 'said-otherwise'
  /** The other documents, and the same one elsewhere, say otherwise. */
  | 'outvoted'
  /** Another source on the same rule state says otherwise, and says it twice. */
  | 'disputed';

export interface OverriddenSentence {
  /** Or the key of the page, where its sentences have no numbers. */
  readonly sentence: string;
  /** The row that says what we do. */
  readonly row: string;
  readonly why: OverridingReason;
}

export const OVERRIDDEN_SENTENCES: readonly OverriddenSentence[] = [
  { sentence: 'S0.154', row: 'Y-303', why: 'said-otherwise' },
  { sentence: 'S1.7', row: 'Y-117', why: 'said-otherwise' },
  { sentence: 'S1.14', row: 'Y-114', why: 'mistranslated' },
  { sentence: 'S1.15', row: 'Y-114', why: 'mistranslated' },
  { sentence: 'S1.16', row: 'Y-114', why: 'mistranslated' },
  { sentence: 'S4.1', row: 'Y-422', why: 'outvoted' },
  { sentence: 'W-cyber', row: 'Y-730', why: 'disputed' },
];

/** The rule state that a source is about: that of a numbered sentence, or of a page; null where it does not say. */
export function stateOfSource(source: string): RuleState | null {
  const [key] = source.split('.');
  return [...SOURCE_DOCUMENTS, ...SOURCE_PAGES].find((each) => each.key === key)?.rules ?? null;
}

/** Every numbered sentence of a document: `S0.1`, `S0.2` and so on. */
export function sentencesOf({ key, sections }: SourceDocument): readonly string[] {
  return sections.flatMap(({ from, to }) =>
    Array.from({ length: to - from + 1 }, (_, at) => `${key}.${from + at}`),
  );
}
