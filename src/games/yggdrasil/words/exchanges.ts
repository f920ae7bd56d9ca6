/** Describes an exchange of Vikings and Elves between two gods. */
import type { Phrase } from '../../../core/presentation/phrase.ts';
import { counters } from './names.ts';

/** The amounts that the current god gave; negative if it took them. */
export function exchanged(
  moved: { readonly vikings: number; readonly elves: number },
  by: Phrase,
  god: Phrase,
): Phrase {
  const { got, gave } = swapped(moved);
  if (gave === null) return { key: 'yggdrasil.event.counters-given', with: { by, god, counters: got ?? [] } };
  if (got === null) return { key: 'yggdrasil.event.counters-taken', with: { by, god, counters: gave } };
  return { key: 'yggdrasil.event.counters-swapped', with: { by, god, got, gave } };
}

/** The other god's gains and gifts in an exchange; null if there are none. */
export function swapped(moved: { readonly vikings: number; readonly elves: number }): {
  readonly got: readonly Phrase[] | null;
  readonly gave: readonly Phrase[] | null;
} {
  const one = (sign: 1 | -1): readonly Phrase[] | null => {
    const amounts = { vikings: sign * moved.vikings, elves: sign * moved.elves };
    return amounts.vikings > 0 || amounts.elves > 0 ? counters(amounts) : null;
  };
  return { got: one(1), gave: one(-1) };
}
