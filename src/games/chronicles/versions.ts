/** The version of these rules. There is no older one from which a game could be taken over. */
import type { ChroniclesState } from './state.ts';

export const RULES_VERSION = 'chronicles-1';

export function migrateState(): ChroniclesState | null {
  return null;
}
