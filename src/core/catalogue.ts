/** The entry of a game in the catalogue: its rules, its presenter, its rulebook and its computer players. */
import type { BoxFileFormat } from './box.ts';
import type { Game, Options } from './game.ts';
import type { Policy } from './policy.ts';
import type { Presenter } from './presenter.ts';
import type { RuleRow } from './rulebook.ts';

/** Only the game itself looks inside its state, its view, its box and the corrections of a box file. */
export interface GameEntry<State = unknown, View = unknown, Box = unknown, Corrections = unknown> {
  readonly game: Game<State, View, Box, Corrections>;
  readonly presenter: Presenter<View, Box>;
  readonly rulebook: readonly RuleRow[];
  readonly boxFile: BoxFileFormat<Corrections>;
  /** Named steps from the easiest to the hardest, each with its options; none where a game has one difficulty. */
  readonly difficulties: { readonly [name: string]: Options };
  /** The options that decide how hard a table is. Two tables with the same result are equally hard. */
  difficultyOf(options: Options): Options;
  /** The computer players that `npm run simulate` knows by name. */
  readonly policies: { readonly [name: string]: Policy<View> };
}

export type Catalogue = ReadonlyMap<string, GameEntry>;
