/** The bot's counters and timers, in a Prometheus registry. */
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { ADMISSION_CODES } from '../discord/interaction-result.ts';
import type { Measures } from '../discord/measures.ts';
import { TABLE_REFUSALS } from '../tables/model/refusal.ts';
import { STORAGE_ERRORS } from '../tables/model/storage/storage-error.ts';

export interface Instruments {
  readonly measures: Measures;
  /** `outcome` is the store's result or `failed`; `took` is in ms. */
  readonly committed: (outcome: string, took: number) => void;
  /** `took` is in ms. */
  readonly flushed: (took: number) => void;
  /** `outcome` is `drawn` or the reason why not; `took` is in ms. */
  readonly painted: (outcome: string, took: number) => void;
  /** `outcome` is `answered` or the reason why not; `took` is in ms. */
  readonly thought: (purpose: string, outcome: string, took: number) => void;
  /** `late` is the time between due and done, in ms. */
  readonly delivered: (errand: string, late: number) => void;
  /** Counts a failed attempt: the job is retried, parked or set aside. */
  readonly undelivered: (errand: string, outcome: 'postponed' | 'parked' | 'set-aside') => void;
  readonly registry: Registry;
}

/**
 * In seconds. The targets (15 and 50 ms to the acknowledgement, 3 and 10 to the commit, 80 and 200 to the picture) are bucket
 * bounds.
 */
const ACKNOWLEDGED_WITHIN = [0.005, 0.01, 0.015, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 3];
const ARRIVED_WITHIN = [0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5];
const OVER_WITHIN = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const COMMITTED_WITHIN = [0.001, 0.002, 0.003, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1, 5];
const PAINTED_WITHIN = [0.02, 0.04, 0.08, 0.12, 0.2, 0.4, 1, 2, 5];
const ANSWERED_WITHIN = [0.05, 0.1, 0.25, 0.5, 1, 1.5, 2, 3, 5, 10];
const DELIVERED_WITHIN = [0.05, 0.1, 0.2, 0.4, 0.8, 2, 5, 15, 60, 300, 1800];

/** Prometheus sees no increase in a series that starts at 1, so these start at 0. A game's own refusals appear when they occur. */
const KNOWN_REFUSALS = [
  ...ADMISSION_CODES,
  ...STORAGE_ERRORS.map((code) => `storage-${code}`),
  ...TABLE_REFUSALS,
];

const seconds = (milliseconds: number) => milliseconds / 1000;

export function openInstruments({ version }: { readonly version: string }): Instruments {
  const registry = new Registry();
  const registers = [registry];

  new Gauge({
    name: 'ratatoskr_build_info',
    help: 'Always 1; its labels are the versions.',
    labelNames: ['version', 'node'],
    registers,
  }).set({ version, node: process.versions.node }, 1);

  const age = new Histogram({
    name: 'ratatoskr_interaction_age_seconds',
    help: 'How old interactions are when they come in, by the clock of Discord and ours.',
    labelNames: ['kind'],
    buckets: ARRIVED_WITHIN,
    registers,
  });
  const acknowledgement = new Histogram({
    name: 'ratatoskr_acknowledgement_seconds',
    help: 'From when an interaction came in until Discord had taken our acknowledgement.',
    labelNames: ['kind'],
    buckets: ACKNOWLEDGED_WITHIN,
    registers,
  });
  const interaction = new Histogram({
    name: 'ratatoskr_interaction_seconds',
    help: 'From when an interaction came in until nothing more was to be done about it.',
    labelNames: ['kind', 'outcome'],
    buckets: OVER_WITHIN,
    registers,
  });
  const interactions = new Counter({
    name: 'ratatoskr_interactions_total',
    help: 'Interactions by input and result: done, refused, failed, or elsewhere if another instance answered.',
    labelNames: ['kind', 'name', 'outcome'],
    registers,
  });
  const refusals = new Counter({
    name: 'ratatoskr_refusals_total',
    help: 'Interactions that were refused, by the reason that people were told.',
    labelNames: ['code'],
    registers,
  });
  for (const code of KNOWN_REFUSALS) refusals.inc({ code }, 0);
  const commit = new Histogram({
    name: 'ratatoskr_commit_seconds',
    help: 'Writing down one change to a table.',
    labelNames: ['outcome'],
    buckets: COMMITTED_WITHIN,
    registers,
  });
  const flush = new Histogram({
    name: 'ratatoskr_flush_seconds',
    help: 'Bringing to the disk what was written, for all who wait for it.',
    buckets: COMMITTED_WITHIN,
    registers,
  });
  const picture = new Histogram({
    name: 'ratatoskr_picture_seconds',
    help: 'Drawing one board, with the wait for it.',
    labelNames: ['outcome'],
    buckets: PAINTED_WITHIN,
    registers,
  });
  const thought = new Histogram({
    name: 'ratatoskr_thought_seconds',
    help: 'A question to the computers that think, with the wait for a free process.',
    labelNames: ['purpose', 'outcome'],
    buckets: ANSWERED_WITHIN,
    registers,
  });
  const lateness = new Histogram({
    name: 'ratatoskr_errand_delay_seconds',
    help: 'How long after they were due the jobs of the outbox were done.',
    labelNames: ['errand'],
    buckets: DELIVERED_WITHIN,
    registers,
  });
  const errands = new Counter({
    name: 'ratatoskr_errands_total',
    help: 'Tries of jobs by result: done, postponed, parked or set-aside.',
    labelNames: ['errand', 'outcome'],
    registers,
  });

  return {
    registry,
    measures: {
      arrived: ({ kind }, ago) => age.observe({ kind }, seconds(ago)),
      acknowledged: ({ kind }, took) => acknowledgement.observe({ kind }, seconds(took)),
      ended({ kind, name }, ending, took) {
        const { outcome } = ending;
        interaction.observe({ kind, outcome }, seconds(took));
        interactions.inc({ kind, name, outcome });
        if (outcome === 'refused') refusals.inc({ code: ending.refusal });
      },
    },
    committed: (outcome, took) => commit.observe({ outcome }, seconds(took)),
    flushed: (took) => flush.observe(seconds(took)),
    painted: (outcome, took) => picture.observe({ outcome }, seconds(took)),
    thought: (purpose, outcome, took) => thought.observe({ purpose, outcome }, seconds(took)),
    delivered(errand, late) {
      lateness.observe({ errand }, seconds(late));
      errands.inc({ errand, outcome: 'done' });
    },
    undelivered: (errand, outcome) => errands.inc({ errand, outcome }),
  };
}
