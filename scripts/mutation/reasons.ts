/** The recorded reasons why mutants survive, and whether they match the survivors of a run. */
import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { reasonsOf } from './games.ts';
import type { Mutant } from './report.ts';

/** A reason covers this change on any line of the file, in `times` places (default: one). */
const reason = z.strictObject({
  file: z.string(),
  code: z.string(),
  replacement: z.string(),
  times: z.number().int().min(2).optional(),
  reason: z.string().min(1),
});

export type Reason = z.infer<typeof reason>;

export function readReasons(game: string): readonly Reason[] {
  const path = reasonsOf(game);
  return existsSync(path) ? z.array(reason).parse(JSON.parse(readFileSync(path, 'utf8'))) : [];
}

export function reasonFor(mutant: Mutant, reasons: readonly Reason[]): string | undefined {
  return reasons.find((one) => isSameChange(one, mutant))?.reason;
}

/** A sentence for each survivor without a reason, and for each reason that doesn't have as many survivors as it covers. */
export function disagreements(survivors: readonly Mutant[], reasons: readonly Reason[]): readonly string[] {
  const unexplained = survivors.filter((mutant) => reasonFor(mutant, reasons) === undefined);
  return [
    ...unexplained.map(
      ({ file, line, code, replacement }) =>
        `${file}:${line} survived, and no reason says why:\n${JSON.stringify({ file, code, replacement, reason: '' })}`,
    ),
    ...reasons.flatMap((one) => {
      const expected = one.times ?? 1;
      const found = survivors.filter((mutant) => isSameChange(one, mutant)).length;
      return found === expected
        ? []
        : [`a reason is for ${expected} survivors and has ${found}:\n${JSON.stringify(one)}`];
    }),
  ];
}

type Change = Pick<Mutant, 'file' | 'code' | 'replacement'>;

function isSameChange(one: Change, other: Change): boolean {
  return one.file === other.file && one.code === other.code && one.replacement === other.replacement;
}
