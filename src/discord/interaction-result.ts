/** The result of an interaction, which its handler returns for the log and the metrics. */
import type { Phrase } from '../core/presentation/phrase.ts';

export type InteractionResult =
  | { readonly outcome: 'done' }
  /** The bot refused, and told the person the reason. */
  | { readonly outcome: 'refused'; readonly refusal: string };

export const DONE: InteractionResult = { outcome: 'done' };

/** Matches the start of every refusal's key. A game's refusals have the game's id before it. */
const OF_REFUSALS = /^((?:[a-z]+\.)?)refusal\./;

/** A refusal with its own text. */
export function refusedAs({ key }: Pick<Phrase, 'key'>): InteractionResult {
  return { outcome: 'refused', refusal: refusalCode(key) };
}

/** The code that a text's key stands for, such as `not-seated`; for a game's refusal it starts with the game's id. */
function refusalCode(key: string): string {
  return key.replace(OF_REFUSALS, '$1');
}

const BEFORE_TABLES = [
  'refusal.too-fast',
  'refusal.crowded',
  'refusal.daily-crowded',
  'refusal.restarting',
  'refusal.timed-out',
  'refusal.missing-permission',
] as const;

/** A refusal that doesn't depend on a table, so the bot decides on it before it looks at one. */
export interface AdmissionRefusal extends Phrase {
  readonly key: (typeof BEFORE_TABLES)[number];
}

/** The codes of these refusals. The metrics count each of them from the start. */
export const ADMISSION_CODES: readonly string[] = BEFORE_TABLES.map(refusalCode);
