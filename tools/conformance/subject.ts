/** The facts that shared tests need of a game besides its entry in the catalogue: each game says them in its `subject.ts`. */
import type { Game, Opening } from '../../src/core/game.ts';
import type { GoldenSubject } from './golden/subject.ts';

export type Table = Omit<Opening, 'seed'>;

export type Permute = <Item>(items: readonly Item[]) => readonly Item[];

/** Things that lie hidden, each of which may as well lie in another's place. */
export interface HiddenField<State> {
  readonly name: string;
  /** The field of the state in which they lie. */
  readonly in: string;
  permuted(state: State, permute: Permute): State;
  /** `into`, in which these things lie as they do in `from`. */
  keptFrom(from: State, into: State): State;
}

/** `read` gives the things place by place, none if all of them lie open; `write` puts as many back. */
export function hiddenField<State, Item>(
  name: string,
  field: keyof State & string,
  {
    read,
    write,
  }: {
    readonly read: (state: State) => readonly Item[];
    readonly write: (state: State, items: readonly Item[]) => State;
  },
): HiddenField<State> {
  return {
    name,
    in: field,
    permuted: (state, permute) => write(state, permute(read(state))),
    keptFrom: (from, into) => write(into, read(from)),
  };
}

export interface Subject<State = unknown, View = unknown> {
  readonly game: Game<State, View>;
  /** The same number gives the same table every time; a run of numbers goes through all the ways to open a table. */
  tableNumbered(number: number): Table;
  /** A table with as many seats as there can be and all that makes a game long; `isOther` where it can be long in two ways. */
  fullTable(isOther: boolean): Table;
  /** A sentence for each thing that must hold at every moment of the game and does not. */
  broken(state: State, table: Table): readonly string[];
  /** Everything that no one sees, but for the streams: shared tests let it lie otherwise without asking the game's own `resample`. */
  readonly hidden: readonly HiddenField<State>[];
  /** The fields of the state that the view doesn't repeat because they follow from what it shows. */
  readonly followsFromView: readonly string[];
  /** Kinds of questions that are put even if there is only one answer. */
  readonly alwaysAsked: readonly string[];
  /** The rows of its rulebook that rest on how we read a sentence that could be read otherwise. What is open in the box has its house value. */
  readonly readings: readonly string[];
  readonly golden: GoldenSubject<State, View>;
}
