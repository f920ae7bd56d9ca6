/** A game's explanations for newcomers: a few cards, and good answers for a first turn. */
import type { Options } from '../game.ts';
import { RULES } from '../options.ts';
import type { Phrase, Translate } from '../presentation/phrase.ts';
import type { Alternative, Request, Values } from '../requests/request.ts';
import type { SeatIndex } from '../seat.ts';
import type { Amounts } from '../thinking/reason.ts';
import type { LegendPart } from './legend.ts';

/** A card of the guide: a short text with a picture. */
export interface GuideCard {
  /** The text, under sixty words in every language. */
  readonly text: Phrase;
  readonly altText: Phrase;
  /** The rules versions to which the card applies (default: all). */
  readonly rules?: readonly string[];
  /** Draws the picture as an SVG document. */
  picture(translate: Translate): string;
}

/** The picture in the lobby. It also opens the story of a game. */
export type TitlePicture = Pick<GuideCard, 'altText' | 'picture'>;

/** The drawings of a campaign's chapter, for its lobby and for the page of the campaign. */
export interface ChapterPicture {
  /** The chapter's name in one or two words. */
  readonly name: Phrase;
  /** Whether the chapter is outside the usual order. */
  readonly isBeside: boolean;
  /** Draws the chapter as a piece of SVG without text, in the size of a scene. */
  scene(light: 'begins' | 'won'): string;
  /** The picture that replaces the title picture of the game. */
  readonly title: TitlePicture;
}

/** A good answer for a beginner, with the reason for it. */
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
  /** The cards in reading order. */
  readonly cards: readonly GuideCard[];
  /** A role's character and special abilities. It's the last card, for people who have that role. */
  roleCard(role: string): GuideCard;
  /** All symbols on the board that aren't self-explanatory. */
  legend(translate: Translate): readonly LegendPart[];
  /**
   * Good answers of different kinds to a question of the game, best first, according to the computer player; empty for questions
   * that need no advice.
   */
  advice(request: Request, view: View): readonly Advice[];
  /**
   * Describes an amount of a part from `Judgement.parts` in a clause that names the owner and can be understood without knowing
   * the rules. `seat` is the viewer. Null if there are no words for the part.
   */
  part(part: string, amounts: Amounts, view: View, seat: SeatIndex): Phrase | null;
  /** The rulebook rows that make the answer possible or good, most relevant first. Empty if no row is worth reading. */
  rules(answer: Pick<Advice, 'alternative' | 'values'>, view: View): readonly string[];
  /** The drawings of each chapter of a campaign, keyed by the chapter's name; empty if there are no campaigns. */
  readonly chapters: Readonly<Record<string, ChapterPicture>>;
}

/** The title picture of a table with these options: each chapter of a campaign has its own. */
export function titleOf(
  { title, chapters }: Pick<Guide<never>, 'title' | 'chapters'>,
  options: Options,
): TitlePicture {
  const chapter = String(options[RULES]);
  return (Object.hasOwn(chapters, chapter) ? chapters[chapter]?.title : undefined) ?? title;
}
