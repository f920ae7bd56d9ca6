/** Promise: playing on in a rollout reaches the same state as applying each answer. */
import { isDeepStrictEqual } from 'node:util';
import type { Game } from '../../../../src/core/game.ts';
import { playersChance } from '../../../../src/core/playing.ts';
import { giverOf, sample } from '../../../../src/core/requests/answer.ts';
import type { Request } from '../../../../src/core/requests/request.ts';

/** The number of turns for which a game is played on. */
const TURNS = 3;

export function brokenRollouts<State, View>(
  game: Game<State, View>,
  state: State,
  seed: string,
): readonly string[] {
  const [request] = game.requests(state);
  if (game.playOn === undefined || request === undefined) return [];
  const until = request.turn + TURNS;
  const reached = game.playOn(state, until, answererBy(seed));
  const expected = appliedUntil(game, state, until, answererBy(seed));
  return expected === null || isDeepStrictEqual(reached, expected)
    ? []
    : ['playing on reaches another state than applying the same answers'];
}

function answererBy(seed: string): (request: Request) => ReturnType<typeof sample> {
  const pick = playersChance(seed);
  return (request) => sample(request, pick);
}

/** Null if the rules refuse one of the answers, which breaks another promise. */
function appliedUntil<State, View>(
  game: Game<State, View>,
  start: State,
  until: number,
  answer: ReturnType<typeof answererBy>,
): State | null {
  let state = start;
  for (;;) {
    const [request] = game.requests(state);
    if (request === undefined || request.turn >= until) return state;
    const action = answer(request);
    const applied = game.apply(state, giverOf(request, action), action);
    if (!applied.ok) return null;
    state = applied.state;
  }
}
