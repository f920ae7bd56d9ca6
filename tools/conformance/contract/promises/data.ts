/** Promise: states and events are plain data, and nothing but the state decides what happens next. */
import { isDeepStrictEqual } from 'node:util';
import type { Game } from '../../../../src/core/game.ts';
import type { PlayedStep } from '../../../../src/core/playing.ts';

export function brokenData<State, View>(
  game: Game<State, View>,
  { before, seat, action, events, state }: PlayedStep<State>,
): readonly string[] {
  const broken: string[] = [];
  if (!survivesJson(state)) broken.push('the state does not survive JSON');
  if (!survivesJson(events)) broken.push('the events do not survive JSON');
  if (before !== null && seat !== null && action !== null) {
    const applied = game.apply(throughJson(before), seat, throughJson(action));
    if (!applied.ok) broken.push(`after a restart the action is refused: ${applied.refusal.code}`);
    else if (JSON.stringify([applied.state, applied.events]) !== JSON.stringify([state, events]))
      broken.push('after a restart the same action leads elsewhere');
  }
  return broken;
}

function throughJson<Kind>(data: Kind): Kind {
  return JSON.parse(JSON.stringify(data)) as Kind;
}

function survivesJson(data: unknown): boolean {
  return isDeepStrictEqual(throughJson(data), data);
}
