/** How a game shows itself: keys for words and a picture, so that whoever carries it need not know which game it is. */
import type { GameEvent, Outcome } from './game.ts';
import type { Json } from './json.ts';
import type { Alternative, Request, Value, Values } from './request.ts';
import type { Refusal } from './result.ts';
import type { SeatIndex } from './seat.ts';

/**
 * A message key of the locales and what fills its places. A list is joined the way the language joins lists: all of
 * them, or one or another of them.
 */
export interface Saying {
  readonly key: string;
  readonly with?: { readonly [place: string]: Filling };
}

export type Filling = string | number | Saying | readonly Saying[] | { readonly either: readonly Saying[] };

/** Makes a sentence of a saying, in one language. */
export type Translate = (saying: Saying) => string;

export interface Presenter<View> {
  /** What a seat plays as: a god's name. */
  role(role: string): Saying;
  /** An option of the table and one of its values, for the lobby. */
  option(option: string): Saying;
  optionValue(option: string, value: Value): Saying;
  /** The values of a box, as `Game.box` gives it, that are the house's own: what each is, in a few words. */
  houseValues(box: Json): readonly Saying[];
  /** What happened, as a line, with the names that a view of the game knows; null where other lines say it already. */
  event(event: GameEvent, view: View): Saying | null;
  /** Of several events, the one that a phone should show first; null where none stands out. */
  headline(events: readonly GameEvent[]): GameEvent | null;
  /** What is asked, in one line that spells out what hangs on it. */
  question(request: Request, view: View): Saying;
  /** The verb that alternatives share: a button, a command. */
  verb(verb: string): Saying;
  alternative(alternative: Alternative, view: View): Saying;
  field(alternative: Alternative, field: string): Saying;
  /** One value of a field with its odds or consequences; `others` are the fields filled so far. */
  value(alternative: Alternative, field: string, value: Value, others: Values, view: View): Saying;
  /** A whole answer with its odds, short enough for a line of a menu. */
  answer(alternative: Alternative, values: Values, view: View): Saying;
  /** The answers worth a place in a short menu, best first, where there are too many for one. */
  shortlist(alternative: Alternative, view: View): readonly Values[];
  /** What should be asked once before this answer is given, since it cannot be meant lightly; null for most. */
  warning(alternative: Alternative, values: Values, view: View): Saying | null;
  /** What a seat holds, in one line. */
  holdings(seat: SeatIndex, view: View): Saying;
  /** What could lose the game or hold it up right now. */
  alerts(view: View): readonly Saying[];
  /** How far the game is, in a few words: cards left, rounds played. */
  progress(view: View): Saying;
  /** Who leads, and in what, where somebody wins against others: always shown. Empty where all win or lose together. */
  scoreboard(view: View): readonly Saying[];
  refusal(refusal: Refusal): Saying;
  outcome(outcome: Outcome, view: View): Saying;
  /** How close a game was that was won by so few steps, as `Game.closeness` counts them; a few words. */
  closeness(steps: number): Saying;
  /** The whole board in lines that read well aloud. */
  textBoard(view: View): readonly Saying[];
  /** What the picture shows and what just changed on it; under 1,000 characters once translated. */
  description(view: View, changes: readonly GameEvent[]): readonly Saying[];
  /** The board as an SVG document, with the changes marked. */
  picture(view: View, changes: readonly GameEvent[], translate: Translate): string;
  /** Chances that people may ask for at any time, with what they would spend; left out, with what there is. */
  odds(view: View, given: { readonly [counted: string]: number }): readonly Saying[];
}
