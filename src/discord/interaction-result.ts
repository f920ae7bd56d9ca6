/** The result of an interaction, which its handler returns for the log and the metrics. */
import type { Phrase } from '../core/presentation/phrase.ts';

export type InteractionResult =
  | { readonly outcome: 'done' }
  /** The bot told the person why. */
  | { readonly outcome: 'refused'; readonly refusal: string };

export const DONE: InteractionResult = { outcome: 'done' };

/** Matches the part of the key that all refusals share: the bot's own, or a game's after its id. */
const OF_REFUSALS = /^((?:[a-z]+\.)?)refusal\./;

/**
 * A refusal in words of its own. The code comes from their key, such as `not-seated`; for a game's refusal it starts with the
 * game's id.
 */
export function refusedAs({ key }: Pick<Phrase, 'key'>): InteractionResult {
  return { outcome: 'refused', refusal: key.replace(OF_REFUSALS, '$1') };
}
