/** How the game stands: all win together, or all lose together. [C-801, C-802] */
import type { Outcome } from '../../../core/game.ts';
import type { OpenBoard } from '../state/state.ts';

export function outcomeOf({ end }: OpenBoard): Outcome {
  if (end === null) return { kind: 'ongoing' };
  return end.kind === 'won'
    ? { kind: 'won', why: ['nidhogg-at-the-tree'] }
    : { kind: 'lost', why: [end.why] };
}
