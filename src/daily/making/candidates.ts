/** Has computers play a game, and finds the turns in it that a challenge may start from. */
import type { Options } from '../../core/game.ts';
import { chooseOptions } from '../../core/options.ts';
import { openStreams, type Seed, seedFrom, shuffle } from '../../core/random.ts';
import { giverOf } from '../../core/requests/answer.ts';
import type { DailyRecipe, DailyTable } from '../../core/thinking/daily.ts';
import type { Strength } from '../../core/thinking/strength.ts';
import type { Work } from '../../mind/work.ts';
import type { DayKeys } from './keys.ts';
import { type Played, playerOf } from './players.ts';

/** The settings to open a table with the game. */
export interface Setting {
  readonly options: Options;
  readonly box: unknown;
  readonly roles: readonly string[];
}

export interface Candidate<State = unknown> {
  readonly setting: Setting;
  /** The state, in which a turn has just begun. */
  readonly position: State;
  readonly turnsLeft: number;
  /** The number of the game, and the position's index among that game's candidates. */
  readonly at: readonly [game: number, place: number];
}

export interface Search<State, View> {
  readonly played: Played<State, View>;
  readonly recipe: DailyRecipe<View>;
  readonly keys: DayKeys;
  /** The maximum number of games played to find a challenge. */
  readonly maxGames: number;
  /** In a duel, after this many games any position that can be won is good enough. */
  readonly patience: number;
}

interface Turn<State> {
  readonly number: number;
  readonly state: State;
}

/** The candidates in the game with that number, from the first turn to the last. */
export function* candidatesIn<State, View>(
  search: Search<State, View>,
  number: number,
): Work<readonly Candidate<State>[]> {
  const { played, recipe, keys } = search;
  const { game } = played;
  // All games for one day use the same kind of table.
  const [table] = shuffled(keys.search('table'), recipe.tables);
  if (table === undefined) throw new Error(`${game.id} has no table for a daily challenge`);
  const setting = settingOf(search, table, number);
  const { turns, isLost } = yield* turnsOf(search, setting, table.players, number);
  const { lasting } = recipe;
  if (lasting === undefined && isLost) return [];
  return turns
    .map(({ state }, at) => ({
      state,
      turnsLeft: lasting === undefined ? turns.length - at : lasting(game.observe(state)),
    }))
    .filter(({ turnsLeft }) => recipe.turnsLeft.includes(turnsLeft))
    .map(({ state, turnsLeft }, place) => ({ setting, position: state, turnsLeft, at: [number, place] }));
}

function settingOf<State, View>(
  { played: { game }, recipe: { seats }, keys }: Search<State, View>,
  table: DailyTable,
  number: number,
): Setting {
  const chosen = chooseOptions(game.options, table.options);
  if (!chosen.ok) throw new Error(`${game.id} has no such table: ${JSON.stringify(chosen.refusal)}`);
  const { options } = chosen;
  const roles = shuffled(keys.search('roles', number), game.roles).slice(0, seats);
  const alike = Array.from({ length: seats }, () => '');
  return { options, box: game.box(options, null), roles: roles.length === 0 ? alike : roles };
}

function shuffled<Item>(seed: Seed, items: readonly Item[]): readonly Item[] {
  return shuffle({ streams: openStreams(seed, ['picks']) }, 'picks', items);
}

function* turnsOf<State, View>(
  { played, keys }: Search<State, View>,
  setting: Setting,
  strength: Strength,
  number: number,
): Work<{ readonly turns: readonly Turn<State>[]; readonly isLost: boolean }> {
  const { game, judgement } = played;
  const seed = keys.search('game', number);
  const player = playerOf(played, strength, judgement.usualEffort);
  const turns: Turn<State>[] = [];
  let { state } = game.setup({ ...setting, seed });
  for (;;) {
    const [request] = game.requests(state);
    if (request === undefined) break;
    if (request.turn !== turns.at(-1)?.number) turns.push({ number: request.turn, state });
    const action = player(request, state, seedFrom(`${seed}/${request.key}`));
    const applied = game.apply(state, giverOf(request, action), action);
    if (!applied.ok) throw new Error(`refused: ${JSON.stringify({ action, refusal: applied.refusal })}`);
    state = applied.state;
    yield;
  }
  return { turns, isLost: game.outcome(state).kind === 'lost' };
}
