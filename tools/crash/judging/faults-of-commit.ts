/** Judges the commit at which a program died. */
import type { Kill } from '../plan.ts';
import type { Death } from '../stage/replica.ts';
import { COMMIT } from '../stage/sight.ts';
import type { Memory } from './faults-kept.ts';

/**
 * A commit must exist if the program was killed just after it. It must not exist if the program was killed before it,
 * unless the next program repeated it by itself, or another program had received it too.
 */
export function faultsOfCommit(
  kill: Kill,
  { statement }: Death,
  { changes }: Memory,
  { isShared }: { readonly isShared: boolean },
): readonly string[] {
  if (statement?.kind !== COMMIT || kill.where !== 'database') return [];
  if (statement.change.length === 0)
    return ['the instrument at the database driver is blind: it saw no values of a change'];
  const isKept = statement.change.some((value) => changes.has(value));
  if (kill.edge === 'after') return isKept ? [] : ['a change is lost at whose commit the program died'];
  const mayBeDone = kill.edge === 'during' || isShared;
  const isItsOwn = statement.change.some((value) => value.startsWith('outbox-'));
  return isKept && !mayBeDone && !isItsOwn ? ['a change is there before whose commit the program died'] : [];
}
