/**
 * How a game presents itself: keys for words, and a picture, so that the rest of the program need not know which game
 * it is.
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

/** Points, one number for each seat. */
export interface Race {
  readonly points: readonly number[];
  readonly goal: number;
}

/** The pictures of a game that is over: its poster and its story are made of them. */
export interface Finale<View> {
  /** The part of the board that decides the game, with nothing marked: as tall as the room, if it stays legible. */
  centrepiece(view: View, translate: Translate, room?: number): Centrepiece;
  /** Null during the game. */
  ending(outcome: Outcome, view: View): Ending | null;
}

/** An answer that a lesson asks for. */
export type Asked = Pick<Action, 'choice' | 'values'>;

export interface Presenter<View, Box = unknown, Event extends GameEvent = GameEvent> {
  /** The name of a role, such as a god's. */
  role(role: string): Phrase;
  /**
   * The ability of that role that others lack in a game with these options, in one sentence that fits a line of a menu; null
   * if all can do the same.
   */
  power(role: string, options: Options): Phrase | null;
  /** The name of an option of the table, for the lobby. */
  option(option: string): Phrase;
  optionValue(option: string, value: Value): Phrase;
  /** The house values of a box, as `Game.box` gives it, each in a few words. */
  houseValues(box: Box): readonly Phrase[];
  /** An event as a line, with the names that the view knows; null if other lines tell it already. */
  event(event: Event, view: View): Phrase | null;
  /** A line for each of these events in a row, of which the view is of the moment after the last. */
  events(events: readonly Event[], view: View): readonly (Phrase | null)[];
  /** The event that a phone should show first; null if none qualifies. */
  headline(events: readonly Event[]): Event | null;
  /** The greatest thing that the players did themselves, for the story of the game; null if they did nothing. */
  mainEvent(events: readonly Event[]): Event | null;
  /** The question in one line, with what depends on it. */
  question(request: Request, view: View): Phrase;
  /** More that a player may want to know before answering, behind a button; empty for most questions. */
  details(request: Request, view: View): readonly Phrase[];
  /** The verb that alternatives share, for a button or a command; with a view, as it is there. */
  verb(verb: string, view?: View): Phrase;
  /** The question of a verb about its choices; null for a verb without any, and if the question says it. */
  how(verb: string): Phrase | null;
  /** The verbs that are of use now, the most likely wanted first; null if any may be. */
  likely(request: Request, view: View): readonly string[] | null;
  /** Verbs whose groups of answers are shown on the board if there is room. */
  readonly unfolded: readonly string[];
  /** A group of answers with its best chance, for a button; `shared` is what they have in common. */
  group(alternative: Alternative, shared: Values, view: View): Phrase;
  /** An answer of a group that has been named already, with its odds. */
  within(alternative: Alternative, values: Values, view: View): Phrase;
  /** The cheapest answer that surely succeeds while others may fail, to be marked; null if there isn't one. */
  surest(alternative: Alternative, view: View): Values | null;
  alternative(alternative: Alternative, view: View): Phrase;
  /** Returns the icon for an answer, or for the answers that share these values. Null if no icon fits. */
  emoji(alternative: Alternative, shared: Values): Emoji | null;
  field(alternative: Alternative, field: string): Phrase;
  /** One value of a field with its odds or consequences; `others` are the fields filled so far. */
  value(alternative: Alternative, field: string, value: Value, others: Values, view: View): Phrase;
  /** A whole answer with its odds, short enough for a line of a menu. */
  answer(alternative: Alternative, values: Values, view: View): Phrase;
  /** The answers for a short menu, the best first, if there are too many for one. */
  shortlist(alternative: Alternative, view: View): readonly Values[];
  /** Null for most answers. */
  warning(alternative: Alternative, values: Values, view: View): Warning | null;
  /** The holdings of a seat, in one line. */
  holdings(seat: SeatIndex, view: View): Phrase;
  /** The dangers that could lose the game or hold it up now, without those in the headline of the same message. */
  alerts(view: View, headline?: Event | null): readonly Phrase[];
  /** How far the game is, in a few words: cards left, rounds played. */
  progress(view: View): Phrase;
  /** The leader and the lead, in a game against each other; the board always shows it. Empty if all win or lose together. */
  scoreboard(view: View): readonly Phrase[];
  refusal(refusal: Refusal): Phrase;
  outcome(outcome: Outcome, view: View): Phrase;
  /** The moves of the seat, counted over all events of a game, in a few words each; empty if there is nothing to count. */
  feats(seat: SeatIndex, events: readonly Event[]): readonly Phrase[];
  /** How close a game was, in a few words; `steps` as `Game.closeness` counts them. */
  closeness(steps: number): Phrase;
  /** The whole board in lines that read well aloud. */
  textBoard(view: View): readonly Phrase[];
  /** The picture and the latest changes on it, in words; under 1,000 characters once translated. */
  description(view: View, changes: readonly Event[]): readonly Phrase[];
  /**
   * The picture under a turn's message, as an SVG document: everything a player needs for the next move, readable at a glance in the small
   * frame of a channel. At most 4:5 tall. A lesson's board points at the place or the piece of the answer it asks for, if that is on the
   * board.
   */
  turnBoard(view: View, changes: readonly Event[], translate: Translate, asked?: Asked): string;
  /** The board with everything on it, as an SVG document for a full screen, with the changes marked. */
  fullBoard(view: View, changes: readonly Event[], translate: Translate): string;
  /** Null for most events. With a view its picture also shows what it brings about in this game. */
  highlight(event: Event, view?: View): Highlight | null;
  /** Null if the game has neither posters nor stories. */
  readonly finale: Finale<View> | null;
  /**
   * Steps to the nearest defeat: one number for all who lose together, one for each seat in a contest; none if no one
   * can count them.
   */
  danger(view: View): readonly number[];
  /** The points of each seat in a race for points, and how many win; null in other games. */
  race(view: View): Race | null;
  /** How near everyone's defeat is, as coloured on the turn board; null in a contest, and once the game is over. */
  dangerLevel(view: View): DangerLevel | null;
  /** Why defeat is as near as that, in one sentence; null if nothing in particular stands out, and in a contest. */
  closeCall(view: View): Phrase | null;
  /** Odds that people may ask for at any time. `given` is what they would spend; left out, what the player has. */
  odds(view: View, given: { readonly [counted: string]: number }): readonly Phrase[];
}
