/** The question asked once before an answer that no one should give by mistake. */
import type { Phrase } from './phrase.ts';

export interface Warning {
  readonly text: Phrase;
  /** The answer can't succeed, or wastes what it spends. Lists leave it out if they have a better one. */
  readonly isInVain: boolean;
  /** The label of the button that confirms the answer. The default is the verb with "anyway". */
  readonly button?: Phrase;
  /** The answer loses the game for certain, and the button to give it says so. */
  readonly losesGame?: true;
}

/** For an answer that some people want. */
export function caution(text: Phrase | null): Warning | null {
  return text === null ? null : { text, isInVain: false };
}

/** For an answer that achieves nothing, or no more than a cheaper one. */
export function inVain(text: Phrase | null): Warning | null {
  return text === null ? null : { text, isInVain: true };
}

/** For an answer that certainly loses the game. */
export function losing(warning: Warning | null): Warning | null {
  return warning === null ? null : { ...warning, losesGame: true };
}
