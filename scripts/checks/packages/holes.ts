/** Reads the known vulnerabilities from `npm audit --json`, or the reason why the registry couldn't be queried. */
import { z } from 'zod';

const REPORT = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      severity: z.string(),
      range: z.string(),
      fixAvailable: z.unknown(),
    }),
  ),
  metadata: z.object({ dependencies: z.object({ total: z.number() }) }),
});

const GRAVE: readonly string[] = ['high', 'critical'];

export type Holes =
  | { readonly asked: true; readonly looked: number; readonly grave: readonly string[] }
  /** The registry doesn't support audits or can't be reached; `because` is npm's error. */
  | { readonly asked: false; readonly because: string };

/** `output` is everything that npm wrote, with the warnings around the report. */
export function holesIn(output: string): Holes {
  const report = REPORT.safeParse(jsonIn(output));
  if (!report.success) return { asked: false, because: firstComplaint(output) };
  const { vulnerabilities, metadata } = report.data;
  const grave = Object.entries(vulnerabilities)
    .filter(([, { severity }]) => GRAVE.includes(severity))
    .map(([name, { severity, range, fixAvailable }]) =>
      [`${name} ${range}: ${severity}`, ...(fixAvailable === false ? ['no release mends it yet'] : [])].join(
        ', ',
      ),
    );
  return { asked: true, looked: metadata.dependencies.total, grave };
}

function jsonIn(output: string): unknown {
  const report = /^\{.*^\}/ms.exec(output)?.[0];
  try {
    return report === undefined ? null : JSON.parse(report);
  } catch {
    return null;
  }
}

function firstComplaint(output: string): string {
  const line = output.split('\n').find((each) => /^npm (?:error|warn audit) \S/.test(each));
  return line?.replace(/^npm (?:error|warn audit) (?:code )?/, '') ?? 'no answer';
}
