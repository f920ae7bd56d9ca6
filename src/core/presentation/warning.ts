/** A warning that people confirm before an answer they might give by mistake. */
import type { Phrase } from './phrase.ts';

export interface Warning {
  readonly text: Phrase;
  /** Whether the answer can't succeed, or wastes the things it spends. Lists omit such answers if there are better ones. */
  readonly isInVain: boolean;
  /** The label of the confirmation button (default: the verb with "anyway"). */
  readonly button?: Phrase;
  /** True if the answer is certain to lose the game; the confirmation button then says so. */
  readonly losesGame?: true;
}

/** A warning for an answer that some people want to give. */
export function caution(text: Phrase | null): Warning | null {
  return text === null ? null : { text, isInVain: false };
}

/** A warning for an answer that achieves nothing, or no more than a cheaper one. */
export function inVain(text: Phrase | null): Warning | null {
  return text === null ? null : { text, isInVain: true };
}

/** Marks a warning as one for an answer that is certain to lose the game. */
export function losing(warning: Warning | null): Warning | null {
  return warning === null ? null : { ...warning, losesGame: true };
}
