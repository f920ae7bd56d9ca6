/** Promise: a view holds nothing hidden, so that another game behind the same view could go on just as well. */
import { isDeepStrictEqual } from 'node:util';
import type { Opening } from '../../../src/core/game.ts';
import { seedFrom } from '../../../src/core/random.ts';
import { giverOf, type Pick, sample } from '../../../src/core/requests/answer.ts';
import { seatIndex } from '../../../src/core/seat.ts';
import type { Subject } from '../../games/subject.ts';

/** How long a game whose hidden part was dealt anew is played on. */
const STEPS_PLAYED_ON = 4;
const A_SEED = 1_000_000;

export function brokenViews<State, View>(
  subject: Subject<State, View>,
  opening: Opening,
  state: State,
  pick: Pick,
): readonly string[] {
  const { game } = subject;
  const another = game.resample(state, seedFrom(`anew ${pick(A_SEED)}`));
  const viewers = [undefined, ...opening.roles.map((_, seat) => seatIndex(seat))];
  const broken: string[] = [];
  if (viewers.some((seat) => holdsAStream(game.observe(state, seat))))
    broken.push('a view shows the streams');
  if (viewers.some((seat) => !isDeepStrictEqual(game.observe(another, seat), game.observe(state, seat))))
    broken.push('dealing the hidden part anew can be seen');
  const seed = seedFrom(`again ${pick(A_SEED)}`);
  if (!isDeepStrictEqual(game.resample(another, seed), game.resample(state, seed)))
    broken.push('what is hidden shows through when it is dealt anew');
  return [...broken, ...brokenWhenPlayedOn(subject, opening, another, pick)];
}

function brokenWhenPlayedOn<State, View>(
  subject: Subject<State, View>,
  opening: Opening,
  start: State,
  pick: Pick,
): readonly string[] {
  const { game } = subject;
  let state = start;
  for (let steps = 0; steps <= STEPS_PLAYED_ON; steps += 1) {
    const complaints = subject.broken(state, opening);
    if (complaints.length > 0) return complaints.map((sentence) => `dealt anew: ${sentence}`);
    const [request] = game.requests(state);
    if (request === undefined) return [];
    const action = sample(request, pick);
    const applied = game.apply(state, giverOf(request, action), action);
    if (!applied.ok) return [`dealt anew, an answer is refused: ${applied.refusal.why}`];
    state = applied.state;
  }
  return [];
}

/** A stream is known by what it remembers. */
const REMEMBERED = [
  ['c', 's0', 's1', 's2'],
  ['key', 'n'],
];

function holdsAStream(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false;
  const isStream = REMEMBERED.some((parts) => parts.every((part) => part in data));
  return isStream || Object.values(data).some(holdsAStream);
}
