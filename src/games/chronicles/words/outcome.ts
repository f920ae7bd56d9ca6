/** Describes the result of the game, with a kind word for those who lost. */

import type { Outcome } from '../../../core/game.ts';
import type { Phrase } from '../../../core/presentation/phrase.ts';
import { asOneOf } from '../../../core/typed/one-of.ts';
import type { Defeat } from '../state/state.ts';
import { DEFEATS } from '../state/state.ts';
import type { ChroniclesView } from '../state/view.ts';
import { godName } from './names.ts';

/** The cause of the defeat, as the end of a sentence. */
export function defeatName(code: Defeat, view: ChroniclesView): Phrase {
  const gods = fallen(view);
  return code === 'god-without-life'
    ? { key: 'chronicles.defeat.god-without-life', with: { gods, count: gods.length } }
    : { key: `chronicles.defeat.${code}` };
}

function fallen({ seats }: ChroniclesView): readonly Phrase[] {
  return seats.filter(({ life }) => life === 0).map(({ god }) => godName(god));
}

export function outcomeLine(outcome: Outcome, view: ChroniclesView): Phrase {
  switch (outcome.kind) {
    case 'ongoing':
      return { key: 'chronicles.outcome.ongoing' };
    case 'won':
      return { key: 'chronicles.outcome.won', with: { round: view.round } };
    case 'lost': {
      const [code] = outcome.why;
      if (code === undefined) throw new Error('every defeat has a reason');
      return defeatLine(asOneOf(DEFEATS, code), view);
    }
    case 'ranked':
      throw new Error('the gods win together or lose together');
  }
}

/** The cause of the defeat, with some encouragement. */
function defeatLine(code: Defeat, view: ChroniclesView): Phrase {
  return code === 'god-without-life'
    ? { key: 'chronicles.outcome.god-without-life', with: { gods: fallen(view) } }
    : { key: `chronicles.outcome.${code}` };
}

/** The line about the end of the game, built from the view; null while the game is running. */
export function endLine(view: ChroniclesView): Phrase | null {
  if (view.end === null) return null;
  return view.end.kind === 'won'
    ? outcomeLine({ kind: 'won', why: [] }, view)
    : defeatLine(view.end.why, view);
}
