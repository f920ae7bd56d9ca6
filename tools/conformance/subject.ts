/** The facts that shared tests need about a game besides its catalogue entry, from each game's `subject.ts`. */
import type { Game, Opening } from '../../src/core/game.ts';
import { atRandom } from '../../src/core/policy.ts';
import type { GoldenSubject } from './golden/subject.ts';

export type Table = Omit<Opening, 'seed'>;

export type Permute = <Item>(items: readonly Item[]) => readonly Item[];

/** Interchangeable hidden things. */
export interface HiddenField<State> {
  readonly name: string;
  /** The field of these things in the state. */
  readonly in: string;
  permuted(state: State, permute: Permute): State;
  /** `into`, with these things arranged as in `from`. */
  keptFrom(from: State, into: State): State;
}

/** `read` returns the things place by place, empty if all of them are visible; `write` puts as many back. */
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
  /** A table with the most seats and everything that makes a game long; `isOther` if it can be long in two ways. */
  fullTable(isOther: boolean): Table;
  /** A sentence for each broken invariant. */
  broken(state: State, table: Table): readonly string[];
  /** Everything invisible except the streams: shared tests rearrange it without the game's own `resample`. */
  readonly hidden: readonly HiddenField<State>[];
  /** The fields of the state that the view doesn't repeat because they follow from what it shows. */
  readonly followsFromView: readonly string[];
  /** Kinds of questions that are asked even if there is only one answer. */
  readonly alwaysAsked: readonly string[];
  /**
   * Rulebook rows based on our reading of an ambiguous sentence. Rows for values that the box leaves open aren't listed, since
   * they have a house value.
   */
  readonly readings: readonly string[];
  readonly golden: GoldenSubject<State, View>;
}

/** The parts of a subject for a game whose tables differ only in the number of seats: no options and no roles. */
interface PlainParts<State, View> extends Pick<GoldenSubject<State, View>, 'endOf'> {
  readonly game: Game<State, View>;
  readonly broken: (state: State) => readonly string[];
  /** The results of `endOf`, the commonest first. Each has a golden log with the most seats; the first has one with any number. */
  readonly ends: readonly string[];
}

/** The subject of such a game. Its golden logs come from random games. */
export function plainSubject<State, View>({
  game,
  broken,
  ends,
  endOf,
}: PlainParts<State, View>): Subject<State, View> {
  const { min, max } = game.seats;
  const tableFor = (seats: number): Table => ({
    options: {},
    roles: Array<string>(seats).fill(''),
    box: null,
  });
  const numbers = Array.from({ length: max - min + 1 }, (_, more) => min + more);
  const cells = numbers.flatMap((seats) =>
    (seats === max ? ends : ends.slice(0, 1)).map((end) => ({
      rules: game.id,
      box: 'house' as const,
      seats,
      end,
    })),
  );
  return {
    game,
    tableNumbered: (number) => tableFor(min + (number % numbers.length)),
    fullTable: () => tableFor(max),
    broken,
    hidden: [],
    followsFromView: [],
    alwaysAsked: [],
    readings: [],
    golden: { game, cells, endOf, attempt: ({ seats }) => ({ table: tableFor(seats), policy: atRandom }) },
  };
}
