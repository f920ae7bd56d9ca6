/**
 * The turn that decided a game: when defeat was nearest and why, what caused the defeat, or in a duel the winner's largest gain.
 */
import type { Translate } from '../../../core/presentation/phrase.ts';
import type { Turning } from '../../../render/pictures/end-picture.ts';
import type { HeldMoment } from '../../../tables/history/history.ts';
import type { LoadedTable } from '../../../tables/turns/loaded-table.ts';
import { captionOf } from './caption.ts';
import { playedTurns } from './turns-played.ts';

export interface TurningPoint extends Turning {
  /** The state at the end of that turn. */
  readonly state: unknown;
}

/** Returns null if there's nothing to say about the turn, or if it is the end itself, which the title already shows. */
export function turningPoint(
  { entry: { presenter, game } }: Pick<LoadedTable, 'entry'>,
  moments: readonly HeldMoment[],
  { turn, light }: { readonly turn: number | null; readonly light: 'won' | 'lost' },
  translate: Translate,
): TurningPoint | null {
  const turns = playedTurns(moments);
  const found = turns.find((each) => each.turn === turn);
  if (found === undefined || found === turns.at(-1)) return null;
  const isNearest = light === 'won' && !game.isContest;
  const title = translate({
    key: isNearest ? 'poster.closest' : game.isContest ? 'poster.gain' : 'poster.hardest',
    with: { turn: found.turn },
  });
  const state = found.moments.at(-1)?.state;
  const view = game.observe(state);
  const reason = isNearest ? presenter.closeCall(view) : null;
  const what =
    reason === null ? captionOf({ game, presenter }, found, translate, 'headline') : translate(reason);
  if (what === '') return null;
  const isCounted = reason?.with?.['steps'] !== undefined;
  if (!isNearest || isCounted) return { title, what, state };
  const closeness = translate(presenter.closeness(presenter.danger(view)[0] ?? 0));
  return { title, what: translate({ key: 'poster.close', with: { closeness, what } }), state };
}
