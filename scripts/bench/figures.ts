/** Figures as the bench prints them: a name, a number with its unit, and its target. */

export interface Figure {
  readonly measure: string;
  readonly value: number;
  readonly unit: string;
  readonly target: string;
}

/** The value below which `share` of the samples lie, for example the median for 0.5. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function megabytes(bytes: number): number {
  return bytes / 1024 / 1024;
}
