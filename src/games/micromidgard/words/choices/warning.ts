/** Warns once before an answer that wastes something. */

import { caution, inVain, losing, type Warning } from '../../../../core/presentation/warning.ts';
import type { Alternative, Values } from '../../../../core/requests/request.ts';
import { squareMeant } from '../../actions/activate.ts';
import { relicMeant } from '../../actions/use.ts';
import type { Gain } from '../../box/deal.ts';
import { faceOf } from '../../box/relics.ts';
import { bringsNothing } from '../../facts/payable.ts';
import { losesByEnding } from '../../facts/scoring.ts';
import { squareAt } from '../../facts/tracks.ts';
import type { MicromidgardView } from '../../state/view.ts';
import { sideShown } from '../relics.ts';
import { endingWarning } from '../status/status.ts';
import { answerLabel } from './answers.ts';

export function warningOf(alternative: Alternative, values: Values, view: MicromidgardView): Warning | null {
  if (alternative.verb === 'done') {
    const warning = caution(endingWarning(view));
    return losesByEnding(view) ? losing(warning) : warning;
  }
  if (!bringsNothing(view, gainsOf(alternative, view))) return null;
  const answer = answerLabel(alternative, values, view);
  return inVain({ key: 'micromidgard.warning.for-nothing', with: { answer } });
}

/** The gains for which the player pays with a square or a Relic. */
function gainsOf({ id, verb }: Alternative, view: MicromidgardView): readonly Gain[] {
  const square = verb === 'activate' ? squareMeant(id) : null;
  if (square !== null) return squareAt(view, square.track, square.level).gain;
  const relic = verb === 'use' ? relicMeant(id) : undefined;
  return relic === undefined ? [] : faceOf(relic, sideShown(view, relic)).gain;
}
