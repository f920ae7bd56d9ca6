/** What a game brings along to be listed: its rules, how it shows itself, its rulebook, players of its own. */
import type { BoxFileFormat } from './box.ts';
import type { Game, Options } from './game.ts';
import type { Policy } from './policy.ts';
import type { Presenter } from './presenter.ts';
import type { RuleRow } from './rulebook.ts';

/** The types of state and view are the game's own; nobody else looks inside. */
export interface GameEntry<State = unknown, View = unknown> {
  readonly game: Game<State, View>;
  readonly presenter: Presenter<View>;
  readonly rulebook: readonly RuleRow[];
  readonly boxFile: BoxFileFormat;
  /** Named steps from the easiest on, each by the options that make it; none where a game is always as hard. */
  readonly difficulties: { readonly [name: string]: Options };
  /** Of a table's options, those that make it as hard as it is: the same for tables that are equally hard. */
  difficultyOf(options: Options): Options;
  /** Players that `npm run simulate` knows by name. */
  readonly policies: { readonly [name: string]: Policy<View> };
}

export type Catalogue = ReadonlyMap<string, GameEntry>;
