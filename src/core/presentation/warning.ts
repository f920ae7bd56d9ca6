/** The confirmation before an answer that no one should give by mistake. */
import type { Phrase } from './phrase.ts';

export interface Warning {
  readonly text: Phrase;
  /** The answer can't succeed, or wastes what it spends. Lists omit it if they have a better one. */
  readonly isInVain: boolean;
  /** The label of the confirmation button. The default is the verb with "anyway". */
  readonly button?: Phrase;
  /** The answer is certain to lose the game, and the confirmation button says so. */
  readonly losesGame?: true;
}

/** For an answer that some people want to give. */
export function caution(text: Phrase | null): Warning | null {
  return text === null ? null : { text, isInVain: false };
}

/** For an answer that achieves nothing, or no more than a cheaper one. */
export function inVain(text: Phrase | null): Warning | null {
  return text === null ? null : { text, isInVain: true };
}

/** For an answer that is certain to lose the game. */
export function losing(warning: Warning | null): Warning | null {
  return warning === null ? null : { ...warning, losesGame: true };
}
