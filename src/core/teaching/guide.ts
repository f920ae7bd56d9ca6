/** How a game explains itself to people who have never played it: a few cards, and good answers for a first turn. */
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
  /** The picture in words. */
  readonly altText: Phrase;
  /** The rule states that it is about. Without it, it is about the game in every rule state. */
  readonly rules?: readonly string[];
  /** An SVG document. */
  picture(translate: Translate): string;
}

/** The picture of a lobby, which a story shows first. */
export type TitlePicture = Pick<GuideCard, 'altText' | 'picture'>;

/** A chapter of a campaign, as its lobby and the page of the campaign draw it. */
export interface ChapterPicture {
  /** In a word or two. */
  readonly name: Phrase;
  /** Whether it's outside the usual order. */
  readonly isBeside: boolean;
  /** A piece of SVG without words, with the measures of a scene. */
  scene(light: 'begins' | 'won'): string;
  /** In place of the title picture of the game. */
  readonly title: TitlePicture;
}

/** An answer that a beginner does well to give, and why. */
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
  /** A role's character, and what only it can do; the last card for people who have a role. */
  roleCard(role: string): GuideCard;
  /** All marks of the board that do not explain themselves. */
  legend(translate: Translate): readonly LegendPart[];
  /**
   * Good answers of different kinds to a question of the game, best first, as judged by the computer player; empty for questions that need
   * no advice.
   */
  advice(request: Request, view: View): readonly Advice[];
  /**
   * The name of a part of the position, among `Judgement.parts`, with its amount: a clause that names the owner, and is understood without
   * the rules. `seat` is the viewer. Null if people have no words for it.
   */
  part(part: string, amounts: Amounts, view: View, seat: SeatIndex): Phrase | null;
  /** The rows of the rulebook that make the answer possible or good, the most telling one first; empty if none adds to the answer. */
  rules(answer: Pick<Advice, 'alternative' | 'values'>, view: View): readonly string[];
  /** By the campaign's names for them; empty without a campaign. */
  readonly chapters: Readonly<Record<string, ChapterPicture>>;
}

/** Of a table with these options: a chapter has its own title picture. */
export function titleOf(
  { title, chapters }: Pick<Guide<never>, 'title' | 'chapters'>,
  options: Options,
): TitlePicture {
  const chapter = String(options[RULES]);
  return (Object.hasOwn(chapters, chapter) ? chapters[chapter]?.title : undefined) ?? title;
}
