/** Promise: a view holds nothing hidden, so that another game with the same view could continue just as well. */
import { isDeepStrictEqual } from 'node:util';
import type { Game, Opening } from '../../../../src/core/game.ts';
import { openStreams, seedFrom } from '../../../../src/core/random.ts';
import { giverOf, type Pick, sample } from '../../../../src/core/requests/answer.ts';
import { seatIndex } from '../../../../src/core/seat.ts';
import type { Permute, Subject } from '../../subject.ts';
import { deepFrozen } from '../frozen.ts';

/** The number of answers for which a resampled game is continued. */
const STEPS_PLAYED_ON = 4;
const A_SEED = 1_000_000;

export function brokenViews<State, View>(
  subject: Subject<State, View>,
  opening: Opening,
  state: State,
  pick: Pick,
): readonly string[] {
  const { game } = subject;
  const viewers = [undefined, ...opening.roles.map((_, seat) => seatIndex(seat))];
  const seed = seedFrom(`again ${pick(A_SEED)}`);
  const resampled = game.resample(state, seed);
  const reseeded = game.reseed(state, seed);
  const views = viewers.map((seat) => ({ seat, view: game.observe(state, seat) }));
  const looksAlike = (other: State) =>
    views.every(({ seat, view }) => isDeepStrictEqual(game.observe(other, seat), view));
  const broken: string[] = [];
  if (views.some(({ view }) => holdsAStream(view))) broken.push('a view shows the streams');
  for (const field of unnamedFields(subject, state)) broken.push(`${field} is hidden and not named as such`);
  if (!looksAlike(resampled)) broken.push('it can be seen that the game was resampled');
  if (!looksAlike(reseeded)) broken.push('it can be seen that the game was reseeded');
  for (const { hidden, other } of lyingOtherwise(subject, state, pick)) {
    if (!looksAlike(other)) broken.push(`it can be seen how the ${hidden} lies`);
    if (!isDeepStrictEqual(game.requests(other), game.requests(state)))
      broken.push(`a question tells how the ${hidden} lies`);
    if (!isDeepStrictEqual(game.resample(other, seed), resampled))
      broken.push(`how the ${hidden} lies shows through when the game is resampled`);
    broken.push(...brokenWhenAnswered(game, state, other, pick).map((sentence) => `${hidden}: ${sentence}`));
  }
  return [...broken, ...brokenWhenPlayedOn(subject, opening, resampled, pick)];
}

/**
 * Yields the state with each kind of hidden thing rearranged separately, and finally with all of them rearranged and other random
 * streams.
 */
function* lyingOtherwise<State, View>({ hidden }: Subject<State, View>, state: State, pick: Pick) {
  const permute: Permute = (items) => permuted(items, pick);
  let all = withOtherChance(state, pick);
  for (const field of hidden) {
    yield { hidden: field.name, other: deepFrozen(field.permuted(state, permute)) };
    all = field.permuted(all, permute);
  }
  yield { hidden: 'whole', other: deepFrozen(all) };
}

function permuted<Item>(items: readonly Item[], pick: Pick): readonly Item[] {
  const left = [...items];
  return items.flatMap(() => left.splice(pick(left.length), 1));
}

function withOtherChance<State>(state: State, pick: Pick): State {
  const { streams } = state as { readonly streams?: object };
  if (streams === undefined) return state;
  return { ...state, streams: openStreams(seedFrom(`other ${pick(A_SEED)}`), Object.keys(streams)) };
}

/**
 * The hidden fields that the subject doesn't name. Random streams are the same field in all games, so no game has to name them.
 */
function unnamedFields<State, View>(
  { game, hidden, followsFromView }: Subject<State, View>,
  state: State,
): readonly string[] {
  const named = new Set(['streams', ...followsFromView, ...hidden.map((field) => field.in)]);
  const seen = new Map<string, unknown>(Object.entries(game.observe(state) as object));
  return Object.entries(state as object)
    .filter(([field, value]) => !named.has(field) && !isDeepStrictEqual(seen.get(field), value))
    .map(([field]) => field);
}

/** An answer that reveals nothing has the same result for any hidden arrangement. */
function brokenWhenAnswered<State, View>(
  game: Game<State, View>,
  state: State,
  other: State,
  pick: Pick,
): readonly string[] {
  const [request] = game.requests(state);
  if (request === undefined) return [];
  const action = sample(request, pick);
  const seat = giverOf(request, action);
  const here = game.apply(state, seat, action);
  const there = game.apply(other, seat, action);
  if (!here.ok || !there.ok) return here.ok === there.ok ? [] : ['whether an answer is refused hangs on it'];
  if (here.revealed || there.revealed)
    return here.revealed === there.revealed ? [] : ['whether an answer can be taken back hangs on it'];
  return isDeepStrictEqual([there.events, game.observe(there.state)], [here.events, game.observe(here.state)])
    ? []
    : [`${request.about} reveals it and can be taken back`];
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
    if (complaints.length > 0) return complaints.map((sentence) => `resampled: ${sentence}`);
    const [request] = game.requests(state);
    if (request === undefined) return [];
    const action = sample(request, pick);
    const applied = game.apply(state, giverOf(request, action), action);
    if (!applied.ok) return [`resampled, an answer is refused: ${applied.refusal.code}`];
    state = applied.state;
  }
  return [];
}

/** The fields by which random streams are recognized, one list for each kind of stream. */
const REMEMBERED = [
  ['c', 's0', 's1', 's2'],
  ['key', 'n'],
];

function holdsAStream(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false;
  const isStream = REMEMBERED.some((parts) => parts.every((part) => part in data));
  return isStream || Object.values(data).some(holdsAStream);
}
