/**
 * Trains a small net by gradient descent (Adam), so that its chances approach the results. The same seed gives the same net.
 */

import { openStreams, roll, seedFrom } from '../../src/core/random.ts';
import { NET_UNIT, type Net } from '../../src/core/thinking/net.ts';

export interface Example {
  readonly features: readonly number[];
  /** 1 for a win, 0 for a loss, a fraction for a shared win. */
  readonly won: number;
}

const RATE = 0.002;
const BATCH = 64;
/** Keeps weights small, so that the net doesn't learn noise. */
const DECAY = 1e-5;
const FIRST_MOMENT = 0.9;
const SECOND_MOMENT = 0.999;

export function trained(examples: readonly Example[], units: number, epochs: number, seed: string): Net {
  const inputs = (examples[0]?.features.length ?? 0) + 1;
  const count = units * inputs + units + 1;
  const random = numbersFrom(seed);
  const weights = Float64Array.from({ length: count }, (_, at) =>
    at < units * inputs ? (random() - 0.5) / Math.sqrt(inputs) : (random() - 0.5) / Math.sqrt(units),
  );
  const gradient = new Float64Array(count);
  const first = new Float64Array(count);
  const second = new Float64Array(count);
  const active = new Float64Array(units);
  let steps = 0;

  function learnFrom({ features, won }: Example): void {
    const out = units * inputs;
    let sum = weights[out] ?? 0;
    for (let unit = 0; unit < units; unit += 1) {
      const base = unit * inputs;
      let own = weights[base] ?? 0;
      for (let at = 1; at < inputs; at += 1) own += (weights[base + at] ?? 0) * (features[at - 1] ?? 0);
      active[unit] = Math.tanh(own);
      sum += (weights[out + 1 + unit] ?? 0) * (active[unit] ?? 0);
    }
    const error = 1 / (1 + Math.exp(-sum)) - won;
    add(gradient, out, error);
    for (let unit = 0; unit < units; unit += 1) {
      const value = active[unit] ?? 0;
      add(gradient, out + 1 + unit, error * value);
      const back = error * (weights[out + 1 + unit] ?? 0) * (1 - value * value);
      const base = unit * inputs;
      add(gradient, base, back);
      for (let at = 1; at < inputs; at += 1) add(gradient, base + at, back * (features[at - 1] ?? 0));
    }
  }

  function step(size: number, rate: number): void {
    steps += 1;
    const one = 1 - FIRST_MOMENT ** steps;
    const two = 1 - SECOND_MOMENT ** steps;
    for (let at = 0; at < count; at += 1) {
      const slope = (gradient[at] ?? 0) / size + DECAY * (weights[at] ?? 0);
      first[at] = FIRST_MOMENT * (first[at] ?? 0) + (1 - FIRST_MOMENT) * slope;
      second[at] = SECOND_MOMENT * (second[at] ?? 0) + (1 - SECOND_MOMENT) * slope * slope;
      add(weights, at, (-rate * ((first[at] ?? 0) / one)) / (Math.sqrt((second[at] ?? 0) / two) + 1e-8));
      gradient[at] = 0;
    }
  }

  const order = examples.map((_, at) => at);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffleBy(random, order);
    const rate = RATE * (1 - epoch / epochs);
    for (let from = 0; from < order.length; from += BATCH) {
      const batch = order.slice(from, from + BATCH);
      for (const at of batch) {
        const example = examples[at];
        if (example !== undefined) learnFrom(example);
      }
      step(batch.length, rate);
    }
  }
  return netOf(weights, units, inputs);
}

function add(numbers: Float64Array, at: number, more: number): void {
  numbers[at] = (numbers[at] ?? 0) + more;
}

function netOf(weights: Float64Array, units: number, inputs: number): Net {
  const rounded = Array.from(weights, (weight) => Math.round(weight * NET_UNIT));
  return {
    hidden: Array.from({ length: units }, (_, unit) => rounded.slice(unit * inputs, (unit + 1) * inputs)),
    out: rounded.slice(units * inputs),
  };
}

function numbersFrom(seed: string): () => number {
  const chance = { streams: openStreams(seedFrom(seed), ['training']) };
  return () => roll(chance, 'training', 2 ** 32) / 2 ** 32;
}

function shuffleBy(random: () => number, order: number[]): void {
  for (let left = order.length; left > 1; left -= 1) {
    const at = Math.floor(random() * left);
    const last = order[left - 1] ?? 0;
    order[left - 1] = order[at] ?? 0;
    order[at] = last;
  }
}
