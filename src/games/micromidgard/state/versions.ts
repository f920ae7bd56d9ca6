/** The version of these rules. There is no older one from which a game could be taken over. */
import type { MicromidgardState } from './state.ts';

export const RULES_VERSION = 'micromidgard-1';

export function migrateState(): MicromidgardState | null {
  return null;
}
