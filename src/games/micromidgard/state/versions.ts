/** Names the version of these rules. There's no older version from which to migrate games. */
import type { MicromidgardState } from './state.ts';

export const RULES_VERSION = 'micromidgard-1';

export function migrateState(): MicromidgardState | null {
  return null;
}
