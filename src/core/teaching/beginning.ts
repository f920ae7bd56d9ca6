/** Begins the game shown in a guide, with default options except for the given ones, and always with the same seed. */
import type { Game, Options } from '../game.ts';
import { seedFrom } from '../random.ts';

export function viewAtBeginning<State, View>(
  game: Game<State, View>,
  roles: readonly string[],
  chosen: Options = {},
): View {
  const byDefault = Object.entries(game.options).map(([option, spec]) => [option, spec.byDefault]);
  const options: Options = { ...Object.fromEntries(byDefault), ...chosen };
  const seed = seedFrom('guide');
  return game.observe(game.setup({ options, roles, seed, box: game.box(options, null) }).state);
}
