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

/** A Discord subcommand that gives some of the game's answers. */
export interface MoveCommand {
  readonly name: string;
  /** The game's verbs that the subcommand covers; usually just the verb with the subcommand's name. */
  readonly verbs: readonly string[];
  /** The answer's fields that become options of the subcommand. Their suggestions are the values that are legal right now. */
  readonly options: readonly string[];
}

/** Everything the program needs to know about a game. Only the game itself looks inside its state, view, box and corrections. */
export interface GameEntry<State = unknown, View = unknown, Box = unknown, Corrections = unknown> {
  readonly game: Game<State, View, Box, Corrections>;
  readonly presenter: Presenter<View, Box>;
  readonly rulebook: readonly RuleRow[];
  /** The topics that people search for most, in the order in which they're suggested. */
  readonly topics: readonly RuleTopic[];
  /** The explanations for newcomers; null if the game needs none. */
  readonly guide: Guide<View> | null;
  /** The format of the game's box file; null if no printed values have to be guessed. */
  readonly boxFile: BoxFileFormat<Corrections> | null;
  /**
   * The subcommands of the game's Discord command, which is named after the game's id. They don't have to cover every answer,
   * because buttons and `/act` do.
   */
  readonly moveCommands: readonly MoveCommand[];
  /** The guided first game of `/learn`; null if the game has no lesson. */
  readonly lesson: Lesson<State, Box> | null;
  /** The rules for campaigns; null if the game has none. */
  readonly campaign: Campaign<State, unknown, Box> | null;
  /** The named difficulties from the easiest to the hardest, each with its options; empty if a game has only one. */
  readonly difficulties: { readonly [name: string]: Options };
  /** The win rate of good players with these options and this number of seats, in percent; null if never measured. */
  wins(options: Options, seats: number): number | null;
  /** The options that make a table easier or harder, without house rules. Tables for which they're equal are equally hard. */
  difficultyOf(options: Options): Options;
  /** The computer players that `npm run simulate` can use, by name. */
  readonly policies: { readonly [name: string]: Policy<View> };
  /** Everything the mind needs in order to play the game; null if computers can't play it. */
  readonly judgement: Judgement<State, View> | null;
  /** The recipe for daily challenges; null if the game has none. */
  readonly daily: DailyRecipe<View> | null;
  /** The samples for tools, loaded on demand because the running bot never needs them. */
  samples(): Promise<GameSamples<View>>;
}

export type Catalogue = ReadonlyMap<string, GameEntry>;

/** The parts of a game that computers need in order to think about it. */
export type Thinkable<State = unknown, View = unknown> = Pick<
  GameEntry<State, View>,
  'game' | 'judgement' | 'daily'
>;

/** The games that computers can think about, by id. A full catalogue fits as well. */
export type Minds = ReadonlyMap<string, Thinkable>;

export interface CorrectableEntry extends GameEntry {
  readonly boxFile: BoxFileFormat;
}

/** Whether computers can take seats: the game needs a player that looks ahead, or one that plays by rules of thumb. */
export function hasComputers({ judgement, policies }: Pick<GameEntry, 'judgement' | 'policies'>): boolean {
  return judgement !== null || policies['sensible'] !== undefined;
}

/** Whether players can get advice: from a computer that looks ahead, or from the guide. */
export function hasAdvice({ judgement, guide }: Pick<GameEntry, 'judgement' | 'guide'>): boolean {
  return judgement !== null || guide !== null;
}

/** The games whose printed values a box file can correct. */
export function correctable(catalogue: Catalogue): ReadonlyMap<string, CorrectableEntry> {
  return new Map([...catalogue].flatMap(([id, entry]) => (isCorrectable(entry) ? [[id, entry]] : [])));
}

function isCorrectable(entry: GameEntry): entry is CorrectableEntry {
  return entry.boxFile !== null;
}
