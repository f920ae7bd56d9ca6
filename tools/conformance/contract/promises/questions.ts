/** Promise: until the game is over, it asks a person in the current turn to make a choice. */

import { type Game, TURN_BEGAN } from '../../../../src/core/game.ts';
import type { PlayedStep } from '../../../../src/core/playing.ts';
import { allows, enumerate, requestForSeats } from '../../../../src/core/requests/answer.ts';
import type { Request } from '../../../../src/core/requests/request.ts';

export function brokenQuestions<State, View>(
  game: Game<State, View>,
  { action, state, events }: PlayedStep<State>,
  alwaysAsked: readonly string[],
): readonly string[] {
  const requests = game.requests(state);
  const isOver = game.outcome(state).kind !== 'ongoing';
  const broken = requests.flatMap((request) => brokenRequest(game, request, alwaysAsked));
  if (isOver && requests.length > 0) broken.push('the game is over and still asks');
  if (!isOver && requests.length === 0) broken.push('the game is not over and asks nothing');
  if (requests.some(({ key }) => key === action?.request)) broken.push('the question answered still stands');
  if (new Set(requests.map(({ key }) => key)).size < requests.length)
    broken.push('two questions share a key');
  const opening = events.findLast(({ type }) => type === TURN_BEGAN);
  if (opening !== undefined && requests.some(({ turn }) => turn !== opening['turn']))
    broken.push(`the event says that turn ${opening['turn']} begins, the question that it is another`);
  return broken;
}

function brokenRequest(
  { passesAfterPause }: Pick<Game<unknown, unknown>, 'passesAfterPause'>,
  request: Request,
  alwaysAsked: readonly string[],
): readonly string[] {
  const { about, alternatives, defaultAnswer, seats } = request;
  const broken: string[] = [];
  if (seats.length === 0) broken.push(`${about} is asked of nobody`);
  if (new Set(alternatives.map(({ id }) => id)).size < alternatives.length)
    broken.push(`two ways to answer ${about} share an id`);
  if (enumerate(request, 2).length < (alwaysAsked.includes(about) ? 1 : 2))
    broken.push(`${about} is asked without a choice`);
  if (seats.some((seat) => requestForSeats(request, [seat]).alternatives.length === 0))
    broken.push(`${about} is asked of somebody who may not answer`);
  if (defaultAnswer !== undefined && !allows(request, defaultAnswer.action))
    broken.push(`the answer that ${about} gives by itself is not allowed`);
  if (defaultAnswer?.when === 'after-a-pause' && passesAfterPause !== true)
    broken.push(`${about} passes after a pause, which the game doesn't announce (passesAfterPause)`);
  return broken;
}
