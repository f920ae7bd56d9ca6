/** The effort for a decision in a computer's turn: the usual effort, and more if the decision is still open. */
import type { Judgement } from '../../core/thinking/judgement.ts';
import type { Effort } from '../thought.ts';

/** `stop` ends the search, and `stopRace` the further search for an open decision (default: `stop`). */
export function effortInTurn<State, View>(
  judgement: Judgement<State, View>,
  view: View,
  stop: () => boolean,
  stopRace: () => boolean = stop,
): Effort {
  const usual = { valued: judgement.usualEffort, stop };
  const open = judgement.kind === 'chance' ? (judgement.effortWhileOpen?.(view) ?? null) : null;
  return open === null ? usual : { ...usual, whileOpen: { ...open, stop: stopRace } };
}
