/** Shows when defeat was nearest in a cooperative game that was won. */
import type { Phrase } from '../../../../core/presentation/phrase.ts';
import { closestCall, dangers } from '../dangers.ts';
import { playedMoments } from './played-turns.ts';
import type { ReviewedGame } from './reviewed-game.ts';

/** At most this many of the closest turns are listed; later turns take precedence. */
const MAX_TURNS = 3;

/** One line; none if the steps can't be counted, or if the game was lost. */
export function closestLines(reviewed: ReviewedGame): readonly Phrase[] {
  const { entry, review } = reviewed;
  const turns = dangers(entry, playedMoments(reviewed)).slice(0, -1);
  const steps = turns.map(({ steps: [each = 0] }) => each);
  const [first] = steps;
  if (review.isContest || review.end < 1 || first === undefined) return [];
  const least = Math.min(...steps);
  const closeness = entry.presenter.closeness(least);
  if (closestCall(steps) === null) return [{ key: 'review.never-close', with: { closeness } }];
  const named = turns.filter((_, at) => steps[at] === least).slice(-MAX_TURNS);
  const phrase = ({ turn }: { readonly turn: number }): Phrase => ({ key: 'ending.hardest', with: { turn } });
  return [{ key: 'review.closest', with: { closeness, turns: named.map(phrase) } }];
}
