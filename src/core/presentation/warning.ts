/** The question asked once before an answer that no one should give by mistake. */
import type { Phrase } from './phrase.ts';

export interface Warning {
  readonly text: Phrase;
  /** The answer cannot succeed, or wastes what it spends. Lists leave it out where they have a better one. */
  readonly isInVain: boolean;
  /** The label of the button that confirms the answer. The default is the verb with "anyway". */
  readonly button?: Phrase;
  /** The answer loses the game for certain, and the button to give it says so. */
  readonly losesGame?: true;
}

/** Of an answer that some people mean. */
export function caution(text: Phrase | null): Warning | null {
  return text === null ? null : { text, isInVain: false };
}

/** Of an answer that achieves nothing, or no more than a cheaper one. */
export function inVain(text: Phrase | null): Warning | null {
  return text === null ? null : { text, isInVain: true };
}

/** Of an answer that loses the game for certain. */
export function losing(warning: Warning | null): Warning | null {
  return warning === null ? null : { ...warning, losesGame: true };
}
