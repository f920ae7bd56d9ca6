/** Vector operations for the lattice reduction. */

export function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let part = 0; part < one.length; part += 1) sum += (one[part] ?? 0) * (other[part] ?? 0);
  return sum;
}

/** Changes `from` in place. */
export function subtract(from: Float64Array, what: Float64Array, times: number): void {
  for (let part = 0; part < from.length; part += 1) {
    from[part] = (from[part] ?? 0) - times * (what[part] ?? 0);
  }
}
