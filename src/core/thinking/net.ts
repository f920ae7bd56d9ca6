/** A small neural network for the chance to win: one hidden layer, trained offline and stored as numbers. */

/** The numbers of a network are stored in thousandths. */
export const NET_UNIT = 1000;

export type Net = {
  /** The weights of each hidden unit: its bias, then one weight per feature. */
  readonly hidden: readonly (readonly number[])[];
  /** The weights of the output: its bias, then one weight per hidden unit. */
  readonly out: readonly number[];
};

/** The chance to win, from 0 to 1. */
export function chanceBy(net: Net, features: readonly number[]): number {
  return chanceOf(logOddsBy(net, features));
}

export function chanceOf(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds));
}

/** The chance to win, as log odds. */
export function logOddsBy({ hidden, out }: Net, features: readonly number[]): number {
  const present = presentIn(features);
  let sum = out[0] ?? 0;
  for (let unit = 0; unit < hidden.length; unit += 1)
    sum += (out[unit + 1] ?? 0) * Math.tanh(weighed(hidden[unit] ?? [], features, present) / NET_UNIT);
  return sum / NET_UNIT;
}

/** The indices of the features that aren't 0. Most positions have only a few, and features that are 0 add nothing to a sum. */
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
