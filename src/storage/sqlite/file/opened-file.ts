/** Detects whether an open file is still the one at its path. */
import { statSync } from 'node:fs';

export type Loss = 'removed' | 'replaced';

/**
 * Call it when the file is opened. The returned function reports whether the file has since been removed or replaced; null while
 * it's the same file.
 */
export function lossOf(file: string): () => Loss | null {
  const opened = identityOf(file);
  return () => {
    const found = identityOf(file);
    if (found === opened) return null;
    return found === null ? 'removed' : 'replaced';
  };
}

function identityOf(file: string): string | null {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false });
  return found === undefined ? null : `${found.dev} ${found.ino}`;
}
