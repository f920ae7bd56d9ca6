/**
 * The interface through which a game presents itself: keys for texts, and a picture, so that the rest of the program doesn't have
 * to know which game it is.
 */
import type { GameEvent, Options, Outcome } from '../game.ts';
import type { Action, Alternative, Request, Value, Values } from '../requests/request.ts';
import type { Refusal } from '../result.ts';
import type { SeatIndex } from '../seat.ts';
import type { DangerLevel } from './danger-level.ts';
import type { Emoji } from './emojis.ts';
import type { Centrepiece, Ending } from './ending.ts';
import type { Highlight } from './highlight.ts';
import type { Phrase, Translate } from './phrase.ts';
import type { Warning } from './warning.ts';

/** Points, one number per seat. */
export interface Race {
  readonly points: readonly number[];
  readonly goal: number;
}

/** The pictures of a finished game, from which its poster and its story are made. */
export interface Finale<View> {
  /** The part of the board that decides the game, without markings: as tall as the available space, if it stays legible. */
  centrepiece(view: View, translate: Translate, room?: number): Centrepiece;
  /** Null during the game. */
  ending(outcome: Outcome, view: View): Ending | null;
}

/** An answer that a lesson wants from the learner. */
export type Asked = Pick<Action, 'choice' | 'values'>;

export interface Presenter<View, Box = unknown, Event extends GameEvent = GameEvent> {
  /** The name of a role, such as a god's. */
  role(role: string): Phrase;
  /**
   * The ability that only this role has in a game with these options, in one sentence that fits a menu line; null if all roles
   * can do the same.
   */
  power(role: string, options: Options): Phrase | null;
  /** The name of an option of the table, for the lobby. */
  option(option: string): Phrase;
  optionValue(option: string, value: Value): Phrase;
  /** The house values in a box from `Game.box`, each in a few words. */
  houseValues(box: Box): readonly Phrase[];
  /** An event as a line, with names from the view; null if other lines already cover it. */
  event(event: Event, view: View): Phrase | null;
  /** A line for each event of a sequence; the view is from the moment after the last one. */
  events(events: readonly Event[], view: View): readonly (Phrase | null)[];
  /** The event that a phone should show first; null if none qualifies. */
  headline(events: readonly Event[]): Event | null;
  /** The most important thing that the players themselves did, for the story of the game; null if they did nothing. */
  mainEvent(events: readonly Event[]): Event | null;
  /** The question in one line, including what depends on it. */
  question(request: Request, view: View): Phrase;
  /** Additional information for a player before answering, shown by a button; empty for most questions. */
  details(request: Request, view: View): readonly Phrase[];
  /** The verb that alternatives share, for a button or a command; if a view is given, as it applies there. */
  verb(verb: string, view?: View): Phrase;
  /** A verb's question about its choices; null for a verb without choices, or if the game's question already covers it. */
  how(verb: string): Phrase | null;
  /** The verbs that are useful now, most likely first; null if any of them may be. */
  likely(request: Request, view: View): readonly string[] | null;
  /** Verbs whose groups of answers are shown on the board if there is room. */
  readonly unfolded: readonly string[];
  /** A group of answers with its best chance, for a button; `shared` are the fields they have in common. */
  group(alternative: Alternative, shared: Values, view: View): Phrase;
  /** An answer in a group whose name is already shown, with its odds. */
  within(alternative: Alternative, values: Values, view: View): Phrase;
  /** The cheapest answer that is certain to succeed while others may fail, which gets marked; null if there isn't one. */
  surest(alternative: Alternative, view: View): Values | null;
  alternative(alternative: Alternative, view: View): Phrase;
  /** The icon for an answer, or for the answers that share these values. Null if no icon fits. */
  emoji(alternative: Alternative, shared: Values): Emoji | null;
  field(alternative: Alternative, field: string): Phrase;
  /** One value of a field with its odds or consequences; `others` are the fields filled so far. */
  value(alternative: Alternative, field: string, value: Value, others: Values, view: View): Phrase;
  /** A complete answer with its odds, short enough for a menu line. */
  answer(alternative: Alternative, values: Values, view: View): Phrase;
  /** The best answers for a short menu, best first, if there are too many for one menu. */
  shortlist(alternative: Alternative, view: View): readonly Values[];
  /** Null for most answers. */
  warning(alternative: Alternative, values: Values, view: View): Warning | null;
  /** A seat's holdings, in one line. */
  holdings(seat: SeatIndex, view: View): Phrase;
  /** The current dangers that could lose the game or hold it up, except those in the headline of the same message. */
  alerts(view: View, headline?: Event | null): readonly Phrase[];
  /** The progress of the game, in a few words: cards left, rounds played. */
  progress(view: View): Phrase;
  /**
   * The leader and the lead, in a game against each other. A board has the first line, its picture shows the rest. Empty if all win
   * or lose together.
   */
  scoreboard(view: View): readonly Phrase[];
  refusal(refusal: Refusal): Phrase;
  outcome(outcome: Outcome, view: View): Phrase;
  /** The seat's feats in all events of a game, in a few words each; empty if there is nothing to count. */
  feats(seat: SeatIndex, events: readonly Event[]): readonly Phrase[];
  /** The closeness of a game, in a few words; `steps` comes from `Game.closeness`. */
  closeness(steps: number): Phrase;
  /** The whole board as lines that read well aloud. */
  textBoard(view: View): readonly Phrase[];
  /** The picture and the latest changes on it, in words; under 1,000 characters when translated. */
  description(view: View, changes: readonly Event[]): readonly Phrase[];
  /**
   * The picture below a turn's message, as an SVG document: everything a player needs for the next move, readable at a glance in
   * the small frame of a channel. At most 4:5 tall. A lesson's board points at the place or the piece for the answer it wants, if
   * that is on the board.
   */
  turnBoard(view: View, changes: readonly Event[], translate: Translate, asked?: Asked): string;
  /** The board with all its details, as an SVG document for a full screen, with the changes marked. */
  fullBoard(view: View, changes: readonly Event[], translate: Translate): string;
  /** Null for most events. If a view is given, the picture also shows the effect in this game. */
  highlight(event: Event, view?: View): Highlight | null;
  /** Null if the game has neither posters nor stories. */
  readonly finale: Finale<View> | null;
  /**
   * Steps to the nearest defeat: one number if everyone loses together, one per seat in games against each other; empty if steps
   * can't be counted.
   */
  danger(view: View): readonly number[];
  /** The points of each seat in a race for points, and how many are needed to win; null in other games. */
  race(view: View): Race | null;
  /**
   * The level of everyone's danger, as coloured on the turn board; null in games against each other, and once the game is over.
   */
  dangerLevel(view: View): DangerLevel | null;
  /** Why defeat is that near, in one sentence; null if nothing in particular stands out, or in games against each other. */
  closeCall(view: View): Phrase | null;
  /** Odds that people can look up at any time. `given` is what they would spend; if omitted, what the player has. */
  odds(view: View, given: { readonly [counted: string]: number }): readonly Phrase[];
}
