/** The part of a game's subject for golden logs: the finished games to keep, and how to find them. */
import type { Game, Opening } from '../../../src/core/game.ts';
import type { Policy } from '../../../src/core/policy.ts';
import { openStreams, roll, seedFrom, shuffle } from '../../../src/core/random.ts';
import { valuesOf } from '../../../src/core/requests/answer.ts';

/** One promised finished game. */
export interface Cell {
  /** The rules version; its logs share a file of this name. */
  readonly rules: string;
  /** The printed values: our own, or corrected by a box file. */
  readonly box: 'house' | 'corrected';
  readonly seats: number;
  /** The end of the game, in the game's own code. */
  readonly end: string;
  /** The option for its house rule, if it has one. */
  readonly houseRule?: string;
}

/** A table that may lead to the wanted end, and its players. */
export interface Attempt<View> {
  readonly table: Omit<Opening, 'seed'>;
  readonly policy: Policy<View>;
}

export interface GoldenSubject<State = unknown, View = unknown> {
  readonly game: Game<State, View>;
  /**
   * The promised finished games, without ends that no play can reach. A house rule need not be
   * listed here: `deferredBy` adds a game for each.
   */
  readonly cells: readonly Cell[];
  /** The code of the end, for a finished state. */
  endOf(state: State): string;
  /** The same number gives the same attempt every time. */
  attempt(cell: Cell, number: number): Attempt<View>;
}

export function nameOf({ rules, box, seats, end, houseRule }: Cell): string {
  const more = [
    ...(box === 'corrected' ? ['box file'] : []),
    ...(houseRule === undefined ? [] : [houseRule]),
  ];
  return [rules, `${seats} seats`, end, ...more].join(', ');
}

/**
 * Every promised finished game: the subject's, and one more for each house rule without a game. It copies the first game, so a
 * new house rule doesn't change other logs.
 */
export function deferredBy({ game, cells }: Pick<GoldenSubject, 'game' | 'cells'>): readonly Cell[] {
  const [first] = cells;
  if (first === undefined) return [];
  const houseRules = Object.entries(game.options).flatMap(([option, { isHouseRule }]) =>
    isHouseRule === true && cells.every(({ houseRule }) => houseRule !== option) ? [option] : [],
  );
  return [...cells, ...houseRules.map((houseRule) => ({ ...first, houseRule }))];
}

/** The table, playing by the house rule of its cell. It then has no box file, unless the attempt itself chose the option. */
export function withHouseRule(
  game: GoldenSubject['game'],
  { houseRule }: Cell,
  table: Attempt<unknown>['table'],
): Attempt<unknown>['table'] {
  if (houseRule === undefined || table.options[houseRule] !== undefined) return table;
  const { fields = [], byDefault } = game.options[houseRule] ?? {};
  const value = fields.flatMap((field) => [...valuesOf(field)]).find((each) => each !== byDefault);
  if (value === undefined) throw new Error(`nobody can choose ${houseRule}`);
  const options = { ...table.options, [houseRule]: value };
  return { ...table, options, box: game.box(options, null) };
}

/**
 * Random values for an attempt's table, such as the value of an option. Each name has its own stream and draws once, so a
 * new option doesn't change the others drawn for the same number.
 */
export function tableChance(cell: Cell, number: number) {
  const stream = (name: string) => ({
    streams: openStreams(seedFrom(`${nameOf(cell)}, table ${number}`), [name]),
  });
  return {
    /** A whole number from 0 up to but not including `sides`. */
    below: (name: string, sides: number) => roll(stream(name), name, sides),
    shuffled: <Item>(name: string, items: readonly Item[]) => shuffle(stream(name), name, items),
  };
}

/** The rules versions, each once; they name the files. */
export function rulesOf({ cells }: GoldenSubject): readonly string[] {
  return [...new Set(cells.map(({ rules }) => rules))];
}
