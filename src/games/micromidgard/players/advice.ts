/** Advises good answers to beginners, with reasons, from the lines of play that the sensible player finds best. */
import type { Request } from '../../../core/requests/request.ts';
import type { Advice } from '../../../core/teaching/guide.ts';
import { TRACKS } from '../box/components.ts';
import { seatAt } from '../facts/seats.ts';
import { micromidgard } from '../game.ts';
import type { QuestionKind, SeatState } from '../state/state.ts';
import type { MicromidgardView } from '../state/view.ts';
import { briefOf, type Gain } from '../words/choices/briefs.ts';
import { bestLines } from './sensible.ts';

/** The questions worth giving advice on, because their answers have further effects. */
const ADVISED: readonly QuestionKind[] = ['start-resource', 'move', 'turn'];

export function advice(request: Request, view: MicromidgardView): readonly Advice[] {
  const { seat } = view.turn;
  // After an undo, the table appends something to the question's key, but the rules know only their own key.
  const [own] = micromidgard.requests(view);
  if (own === undefined || !ADVISED.some((about) => about === own.about)) return [];
  return bestLines(own, view).flatMap(({ first, at }) => {
    const alternative = request.alternatives.find(({ id }) => id === first.choice);
    if (alternative === undefined) return [];
    const gain = gainOf(seatAt(view, seat), seatAt(at, seat));
    const reason = { key: `micromidgard.why.${gain}` };
    const brief = briefOf(alternative, first.values, gain, view);
    return [{ alternative, values: first.values, reason, brief }];
  });
}

/** The greatest gain from the line of play in this turn. */
function gainOf(now: SeatState, then: SeatState): Gain {
  if (then.points > now.points) return 'points';
  if (then.relics.length > now.relics.length) return 'relic';
  if (TRACKS.some((track) => then.levels[track] > now.levels[track])) return 'level';
  return then.gold > now.gold || then.mead > now.mead ? 'resources' : 'place';
}
