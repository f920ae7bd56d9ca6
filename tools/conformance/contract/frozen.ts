/** Deep-freezes a game's data: the rules get and return frozen data, so no one can modify a state. */
import type { Game } from '../../../src/core/game.ts';

export function deepFrozen<Kind>(data: Kind): Kind {
  if (typeof data === 'object' && data !== null && !Object.isFrozen(data)) {
    Object.freeze(data);
    for (const part of Object.values(data)) deepFrozen(part);
  }
  return data;
}

export function onFrozenStates<State, View>(game: Game<State, View>): Game<State, View> {
  return {
    ...game,
    setup: (opening) => deepFrozen(game.setup(deepFrozen(opening))),
    apply: (state, seat, action) => deepFrozen(game.apply(deepFrozen(state), seat, deepFrozen(action))),
    requests: (state) => deepFrozen(game.requests(state)),
    observe: (state, seat) => deepFrozen(game.observe(state, seat)),
    resample: (state, seed) => deepFrozen(game.resample(state, seed)),
    reseed: (state, seed) => deepFrozen(game.reseed(state, seed)),
    withChance: (state, seed) => deepFrozen(game.withChance(state, seed)),
  };
}
