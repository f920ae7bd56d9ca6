/** The result of an interaction: its handler returns it, for the log and the metrics. */
import type { Phrase } from '../core/presentation/phrase.ts';

export type InteractionResult =
  | { readonly outcome: 'done' }
  /** The bot gave a person the reason. */
  | { readonly outcome: 'refused'; readonly refusal: string };

export const DONE: InteractionResult = { outcome: 'done' };

/** Matches the part of a key that all refusals of the bot or, after its id, of a game have. */
const OF_REFUSALS = /^((?:[a-z]+\.)?)refusal\./;

/** Refused in these words. The code is made of their key, such as `not-seated`; for the refusal of a game it begins with the game's id. */
export function refusedAs({ key }: Pick<Phrase, 'key'>): InteractionResult {
  return { outcome: 'refused', refusal: key.replace(OF_REFUSALS, '$1') };
}
