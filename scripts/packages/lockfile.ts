/** Whether the lockfile pins down every package by its content, and takes none from elsewhere than a registry. */
import { z } from 'zod';

const LOCKFILE = z.object({
  packages: z.record(
    z.string(),
    z.object({ integrity: z.string().optional(), resolved: z.string().optional() }),
  ),
});

/** A sentence for each package that somebody could exchange. Where one comes from is named only if it is no registry. */
export function faultsOfLockfile(json: unknown): readonly string[] {
  return Object.entries(LOCKFILE.parse(json).packages)
    .filter(([path]) => path !== '')
    .flatMap(([path, { integrity, resolved }]) => [
      ...(integrity?.startsWith('sha512-') === true ? [] : [`${path} has no sha512 fingerprint`]),
      ...(resolved === undefined ? [] : [`${path} comes from ${resolved}`]),
    ]);
}
