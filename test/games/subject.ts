/** What shared tests must know of a game besides its entry in the catalogue: each game says it in its `subject.ts`. */
import type { Game, Opening } from '../../src/core/game.ts';
import type { GoldenSubject } from '../golden/subject.ts';

export type Table = Omit<Opening, 'seed'>;

export interface Subject<State = unknown, View = unknown> {
  readonly game: Game<State, View>;
  /** What `number` names is the same every time; a run of numbers goes through all the ways to open a table. */
  tableNumbered(number: number): Table;
  /** A table with as many seats as there can be and all that makes a game long; `isOther` where it can be long in two ways. */
  fullTable(isOther: boolean): Table;
  /** A sentence for each thing that must hold at every moment of the game and does not. */
  broken(state: State, table: Table): readonly string[];
  /** Kinds of questions that are put even where there is only one answer. */
  readonly alwaysAsked: readonly string[];
  /** The rows of its rulebook that rest on how we read a sentence that could be read otherwise. What is open in the box has its house value. */
  readonly readings: readonly string[];
  readonly golden: GoldenSubject<State, View>;
}
