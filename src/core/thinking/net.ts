/** A small neural network that gives the chance to win: one hidden layer, learnt offline and kept as numbers. */

/** All numbers are in thousandths. */
export const NET_UNIT = 1000;

export type Net = {
  /** For each hidden unit its bias, then a weight for each feature. */
  readonly hidden: readonly (readonly number[])[];
  /** The bias, then a weight for each hidden unit. */
  readonly out: readonly number[];
};

/** From 0 to 1. */
export function chanceBy(net: Net, features: readonly number[]): number {
  return chanceOf(logOddsBy(net, features));
}

export function chanceOf(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds));
}

/** The logarithm of how many times likelier it is to win than not to. */
export function logOddsBy({ hidden, out }: Net, features: readonly number[]): number {
  const present = presentIn(features);
  let sum = out[0] ?? 0;
  for (let unit = 0; unit < hidden.length; unit += 1)
    sum += (out[unit + 1] ?? 0) * Math.tanh(weighed(hidden[unit] ?? [], features, present) / NET_UNIT);
  return sum / NET_UNIT;
}

/** The places of the features that are not 0: in most positions few are, and the others add nothing. */
function presentIn(features: readonly number[]): readonly number[] {
  const present: number[] = [];
  for (let at = 0; at < features.length; at += 1) if (features[at] !== 0) present.push(at);
  return present;
}

function weighed(
  weights: readonly number[],
  features: readonly number[],
  present: readonly number[],
): number {
  let sum = weights[0] ?? 0;
  for (const at of present) sum += (weights[at + 1] ?? 0) * (features[at] ?? 0);
  return sum;
}
