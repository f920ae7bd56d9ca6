/** The result of an interaction, which its handler returns for the log and the metrics. */
import type { Phrase } from '../core/presentation/phrase.ts';

export type InteractionResult =
  | { readonly outcome: 'done' }
  /** The bot told the person why. */
  | { readonly outcome: 'refused'; readonly refusal: string };

export const DONE: InteractionResult = { outcome: 'done' };

/** Matches the start of every refusal's key. A game's refusals have the game's id before it. */
const OF_REFUSALS = /^((?:[a-z]+\.)?)refusal\./;

/**
 * A refusal with its own text. The code comes from the text's key, such as `not-seated`; for a game's refusal it starts with the
 * game's id.
 */
export function refusedAs({ key }: Pick<Phrase, 'key'>): InteractionResult {
  return { outcome: 'refused', refusal: key.replace(OF_REFUSALS, '$1') };
}
