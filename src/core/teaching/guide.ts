/** A game's explanations for newcomers: a few cards, and good answers for a first turn. */
import type { Options } from '../game.ts';
import { RULES } from '../options.ts';
import type { Phrase, Translate } from '../presentation/phrase.ts';
import type { Alternative, Request, Values } from '../requests/request.ts';
import type { SeatIndex } from '../seat.ts';
import type { Amounts } from '../thinking/reason.ts';
import type { LegendPart } from './legend.ts';

/** A short text with a picture. */
export interface GuideCard {
  /** Under sixty words in every language. */
  readonly text: Phrase;
  /** The picture's alternative text. */
  readonly altText: Phrase;
  /** The rules versions that it is about. If omitted, all of them. */
  readonly rules?: readonly string[];
  /** An SVG document. */
  picture(translate: Translate): string;
}

/** The picture in a lobby, which is also the first one in a story. */
export type TitlePicture = Pick<GuideCard, 'altText' | 'picture'>;

/** A chapter of a campaign, as drawn for its lobby and the campaign's page. */
export interface ChapterPicture {
  /** In a word or two. */
  readonly name: Phrase;
  /** Whether it's outside the usual order. */
  readonly isBeside: boolean;
  /** A piece of SVG without text, in the size of a scene. */
  scene(light: 'begins' | 'won'): string;
  /** Replaces the title picture of the game. */
  readonly title: TitlePicture;
}

/** A good answer for a beginner, with the reason. */
export interface Advice {
  readonly alternative: Alternative;
  readonly values: Values;
  readonly reason: Phrase;
  /** The answer with its reason in about three words, for a button. */
  readonly brief: Phrase;
}

export interface Guide<View> {
  /** The game in one sentence for newcomers, and its title picture. */
  readonly title: GuideCard;
  /** In reading order. */
  readonly cards: readonly GuideCard[];
  /** A role's character, and what only it can do; the last card, for people who have a role. */
  roleCard(role: string): GuideCard;
  /** All symbols on the board that aren't self-explanatory. */
  legend(translate: Translate): readonly LegendPart[];
  /**
   * Good answers of different kinds to a question of the game, best first, according to the computer player; empty for questions
   * that need no advice.
   */
  advice(request: Request, view: View): readonly Advice[];
  /**
   * A part of the position from `Judgement.parts`, with its amount: a clause that names the owner, and can be understood without
   * knowing the rules. `seat` is the viewer. Null if there are no words for it.
   */
  part(part: string, amounts: Amounts, view: View, seat: SeatIndex): Phrase | null;
  /** The rulebook rows that make the answer possible or good, most relevant first; empty if none adds to the answer. */
  rules(answer: Pick<Advice, 'alternative' | 'values'>, view: View): readonly string[];
  /** Keyed by the campaign's names for them; empty if there are no campaigns. */
  readonly chapters: Readonly<Record<string, ChapterPicture>>;
}

/** The title picture for a table with these options: each chapter has its own. */
export function titleOf(
  { title, chapters }: Pick<Guide<never>, 'title' | 'chapters'>,
  options: Options,
): TitlePicture {
  const chapter = String(options[RULES]);
  return (Object.hasOwn(chapters, chapter) ? chapters[chapter]?.title : undefined) ?? title;
}
