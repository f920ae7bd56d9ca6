/**
 * The interface through which a game presents itself: message keys for texts, and pictures. The rest of the program doesn't have
 * to know which game it shows.
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

/** A race for points, with one number per seat. */
export interface Race {
  readonly points: readonly number[];
  readonly goal: number;
}

/** The pictures from which the poster and the story of a finished game are made. */
export interface Finale<View> {
  /** The part of the board that decides the game, without markings. It fills the available height if it stays legible. */
  centrepiece(view: View, translate: Translate, room?: number): Centrepiece;
  /** The picture and text of the ending; null while the game is running. */
  ending(outcome: Outcome, view: View): Ending | null;
}

/** An answer that a lesson wants from the learner. */
export type LessonAnswer = Pick<Action, 'choice' | 'values'>;

export interface Presenter<View, Box = unknown, Event extends GameEvent = GameEvent> {
  /** The name of a role, for example a god. */
  role(role: string): Phrase;
  /**
   * The special ability of a role in a game with these options, in one sentence that fits a menu line; null if all roles have the
   * same abilities.
   */
  power(role: string, options: Options): Phrase | null;
  /** The name of an option of the table, for the lobby. */
  option(option: string): Phrase;
  optionValue(option: string, value: Value): Phrase;
  /** The house values in a box returned by `Game.box`, each in a few words. */
  houseValues(box: Box): readonly Phrase[];
  /** An event as a line of text, with names from the view; null if other lines already cover it. */
  event(event: Event, view: View): Phrase | null;
  /** The line of each event in a sequence. The view is from the moment after the last event. */
  events(events: readonly Event[], view: View): readonly (Phrase | null)[];
  /** The event to show first on a phone; null if none is important enough. */
  headline(events: readonly Event[]): Event | null;
  /** The most important thing that the players did themselves, for the story of the game; null if they did nothing. */
  mainEvent(events: readonly Event[]): Event | null;
  /** Whether dice, cards or a draw decided this event, so that a review can call it lucky or unlucky. */
  isByChance(event: Event): boolean;
  /** The question in one line, including the consequences of the answer. */
  question(request: Request, view: View): Phrase;
  /** Additional information that a button shows before the player answers; empty for most questions. */
  details(request: Request, view: View): readonly Phrase[];
  /** The verb that several alternatives share, for a button or command. With a view, the words suit the current position. */
  verb(verb: string, view?: View): Phrase;
  /**
   * The question that asks how to carry out a verb. Null if the verb has no choices, or if the game's question already covers
   * them.
   */
  how(verb: string, request: Request): Phrase | null;
  /** The verbs that are useful now, most likely first; null if all of them might be. */
  likely(request: Request, view: View): readonly string[] | null;
  /** The verbs whose groups of answers get their own buttons on the board if there's room. */
  readonly unfolded: readonly string[];
  /** A group of answers with the best odds among them, for a button. `shared` are the values they have in common. */
  group(alternative: Alternative, shared: Values, view: View): Phrase;
  /** An answer with its odds, shown below the name of its group. */
  within(alternative: Alternative, values: Values, view: View): Phrase;
  /** The cheapest answer that is certain to succeed when others can fail; it gets a mark. Null if there isn't one. */
  surest(alternative: Alternative, view: View): Values | null;
  alternative(alternative: Alternative, view: View): Phrase;
  /** The icon for an answer, or for all answers that share these values; null if no icon fits. */
  emoji(alternative: Alternative, shared: Values): Emoji | null;
  field(alternative: Alternative, field: string): Phrase;
  /** A value of a field with its odds or consequences; `others` are the values chosen so far. */
  value(alternative: Alternative, field: string, value: Value, others: Values, view: View): Phrase;
  /** A complete answer with its odds, short enough for a menu line. */
  answer(alternative: Alternative, values: Values, view: View): Phrase;
  /** The best answers, best first, for a short menu when there are too many for one menu. */
  shortlist(alternative: Alternative, view: View): readonly Values[];
  /** The warning to confirm before this answer; null for most answers. */
  warning(alternative: Alternative, values: Values, view: View): Warning | null;
  /** Everything that a seat owns, in one line. */
  holdings(seat: SeatIndex, view: View): Phrase;
  /** The current dangers that could cost the players the game or hold it up, except the one in the message's own headline. */
  alerts(view: View, headline?: Event | null): readonly Phrase[];
  /** The progress of the game, in a few words: cards left, rounds played. */
  progress(view: View): Phrase;
  /**
   * The standings in a competitive game: first the leader and the lead, in the one line that a turn's message shows, then the
   * rest. Empty if all win or lose together.
   */
  scoreboard(view: View): readonly Phrase[];
  refusal(refusal: Refusal): Phrase;
  outcome(outcome: Outcome, view: View): Phrase;
  /** A seat's feats during the game, in a few words each; empty if there are none. */
  feats(seat: SeatIndex, events: readonly Event[]): readonly Phrase[];
  /** The margin of a victory, in a few words; `steps` comes from `Game.closeness`. */
  closeness(steps: number): Phrase;
  /** The whole board as lines that read well aloud. */
  textBoard(view: View): readonly Phrase[];
  /** Describes the picture and the latest changes on it, in words; under 1,000 characters when translated. */
  description(view: View, changes: readonly Event[]): readonly Phrase[];
  /**
   * The picture below a turn's message, as an SVG document: everything a player needs for the next move, readable at a glance in
   * the small frame of a channel. At most 4:5 tall. In a lesson, the board points at the place or piece that belongs to
   * `lessonAnswer`, if the board shows it. A game without a drawing of its own omits this function: `drawnBoard` then draws the
   * text board.
   */
  turnBoard?(
    view: View,
    changes: readonly Event[],
    translate: Translate,
    lessonAnswer?: LessonAnswer,
  ): string;
  /**
   * Draws the board with all its details, as an SVG document for a full screen, with the changes marked. A game whose turn board
   * has all details omits this function.
   */
  fullBoard?(view: View, changes: readonly Event[], translate: Translate): string;
  /** The highlight for an event; null for most events. With a view, its picture also shows the effect on this game. */
  highlight(event: Event, view?: View): Highlight | null;
  /** The pictures for a poster and a story; null if the game has neither. */
  readonly finale: Finale<View> | null;
  /**
   * The number of steps to the nearest defeat: one number if everyone loses together, one per seat in competitive games; empty if
   * steps can't be counted.
   */
  danger(view: View): readonly number[];
  /** The points of each seat in a race for points, and how many are needed to win; null in other games. */
  race(view: View): Race | null;
  /** The danger that everyone is in, as coloured on the turn board. Null in competitive games, and once the game is over. */
  dangerLevel(view: View): DangerLevel | null;
  /**
   * Why a defeat is close, in one sentence. Null if there's no particular reason, and in competitive games. A sentence that also
   * shows how close it is has the parameter `steps`.
   */
  closeCall(view: View): Phrase | null;
  /** Odds that people can look up at any time. `given` contains the amounts to spend (default: everything the player has). */
  odds(view: View, given: { readonly [counted: string]: number }): readonly Phrase[];
}
