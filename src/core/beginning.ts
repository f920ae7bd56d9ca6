/** The beginning of a game as its guide shows it: everything as by default, and the same every time. */
import type { Game } from './game.ts';
import { seedFrom } from './random.ts';

export function viewAtBeginning<State, View>(game: Game<State, View>, roles: readonly string[]): View {
  const options = Object.fromEntries(
    Object.entries(game.options).map(([option, { byDefault }]) => [option, byDefault]),
  );
  const seed = seedFrom('guide');
  return game.observe(game.setup({ options, roles, seed, box: game.box(options, null) }).state);
}
