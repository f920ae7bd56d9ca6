/** The entry of a game in the catalogue: everything the rest of the program knows about it. */
import type { BoxFileFormat } from './box.ts';
import type { Campaign } from './campaign.ts';
import type { Game, Options } from './game.ts';
import type { Policy } from './policy.ts';
import type { Presenter } from './presentation/presenter.ts';
import type { RuleRow } from './rulebook/rulebook.ts';
import type { RuleTopic } from './rulebook/topic.ts';
import type { GameSamples } from './samples.ts';
import type { Guide } from './teaching/guide.ts';
import type { Lesson } from './teaching/lesson.ts';
import type { DailyRecipe } from './thinking/daily.ts';
import type { Judgement } from './thinking/judgement.ts';

/** A subcommand for some of the game's answers. */
export interface MoveCommand {
  readonly name: string;
  /** The game's verbs that it covers; usually its own name. */
  readonly verbs: readonly string[];
  /** Fields of the answer, as options; each is suggested from what is currently legal. */
  readonly options: readonly string[];
}

/** Only the game itself reads its state, its view, its box and the corrections from a box file. */
export interface GameEntry<State = unknown, View = unknown, Box = unknown, Corrections = unknown> {
  readonly game: Game<State, View, Box, Corrections>;
  readonly presenter: Presenter<View, Box>;
  readonly rulebook: readonly RuleRow[];
  /** The topics that people search for most; the first are suggested first. */
  readonly topics: readonly RuleTopic[];
  /** Null if a game needs no guide. */
  readonly guide: Guide<View> | null;
  /** Null if no printed values have to be guessed. */
  readonly boxFile: BoxFileFormat<Corrections> | null;
  /**
   * The subcommands of the game's command, which is named after the game's id. Buttons and `/act` cover every answer of every
   * game.
   */
  readonly moveCommands: readonly MoveCommand[];
  /** The guided first game of `/learn`; null if the game has no lesson. */
  readonly lesson: Lesson<State, Box> | null;
  /** Null if the game has no campaigns. */
  readonly campaign: Campaign<State, unknown, Box> | null;
  /** Named difficulties from the easiest to the hardest, each with its options; empty if a game has only one. */
  readonly difficulties: { readonly [name: string]: Options };
  /** The win rate of good play with these options and this number of seats, in percent. Null if it was never measured. */
  wins(options: Options, seats: number): number | null;
  /** The options that determine how hard a table is, except house rules. Tables with the same result are equally hard. */
  difficultyOf(options: Options): Options;
  /** The computer players that `npm run simulate` knows by name. */
  readonly policies: { readonly [name: string]: Policy<View> };
  /** Everything the mind needs to know about the game; null if computers can't play it. */
  readonly judgement: Judgement<State, View> | null;
  /** Null if the game has no daily challenge. */
  readonly daily: DailyRecipe<View> | null;
  /** Loaded on demand, since the running bot never needs them. */
  samples(): Promise<GameSamples<View>>;
}

export type Catalogue = ReadonlyMap<string, GameEntry>;

/** The parts of a game that computers need to think about it. */
export type Thinkable<State = unknown, View = unknown> = Pick<
  GameEntry<State, View>,
  'game' | 'judgement' | 'daily'
>;

/** A catalogue works too. */
export type Minds = ReadonlyMap<string, Thinkable>;

export interface CorrectableEntry extends GameEntry {
  readonly boxFile: BoxFileFormat;
}

/** Whether computers may take seats: the game has a player that looks ahead, or one that plays by rules of thumb. */
export function hasComputers({ judgement, policies }: Pick<GameEntry, 'judgement' | 'policies'>): boolean {
  return judgement !== null || policies['sensible'] !== undefined;
}

/** The games whose printed values a box file can correct. */
export function correctable(catalogue: Catalogue): ReadonlyMap<string, CorrectableEntry> {
  return new Map([...catalogue].flatMap(([id, entry]) => (isCorrectable(entry) ? [[id, entry]] : [])));
}

function isCorrectable(entry: GameEntry): entry is CorrectableEntry {
  return entry.boxFile !== null;
}
