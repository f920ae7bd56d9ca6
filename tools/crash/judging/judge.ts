/** Judges the database and the posted messages after each kill. */

import { setTimeout as wait } from 'node:timers/promises';
import type { KeptJob } from '../kept.ts';
import type { Stage } from '../stage/stage.ts';
import { evidenceOf } from './evidence.ts';
import { type Done, faultsInKept, faultsInSeen, type Memory, newMemory } from './faults-kept.ts';
import { faultsInPosted, type LeftBehind, recordPosted } from './faults-posted.ts';

export interface Judge {
  readonly memory: Memory;
  /** Records what a program left behind, once it has died or is stopped. */
  readonly died: () => Promise<void>;
  /** Records the kill as evidence. */
  readonly note: (what: string) => void;
  readonly faults: (done: readonly Done[]) => Promise<readonly string[]>;
  readonly faultsInKept: (done: readonly Done[]) => Promise<readonly string[]>;
  readonly evidenceOf: (faults: readonly string[], words: readonly string[]) => Promise<string>;
  readonly counts: () => {
    readonly commits: number;
    readonly messages: number;
    readonly entered: number;
    readonly games: number;
  };
}

/**
 * The maximum number of checks of claimed jobs, together far longer than a live process needs for one job on a busy machine,
 * rendering and search included.
 */
const LOOKS_AT_CLAIMS = 60;
const LOOK_AGAIN_MS = 1_000;

/** `direct` are the people who want direct messages. */
export function openJudge(
  {
    local: { world },
    keeper,
    undrawn,
    hasSeenCommit,
  }: Pick<Stage, 'local' | 'keeper' | 'undrawn' | 'hasSeenCommit'>,
  direct: readonly string[],
): Judge {
  const recorded = recordPosted(world);
  const memory = newMemory();
  const deaths: LeftBehind[] = [];
  const kills: string[] = [];
  const inKept = async (done: readonly Done[]) => [
    ...(await faultsInKept(keeper, memory, done, world.now())),
    ...faultsInSeen(done, memory, hasSeenCommit),
  ];

  /** A live program briefly claims jobs that come due between two checks. */
  async function claimedForEver(): Promise<readonly string[]> {
    let left: readonly KeptJob[] = (await keeper.jobs()).filter(({ claimed }) => claimed);
    for (let looks = 0; left.length > 0 && looks < LOOKS_AT_CLAIMS; looks += 1) {
      await wait(LOOK_AGAIN_MS);
      left = stillClaimed(left, await keeper.jobs());
    }
    return left.map(({ job }) => `a job is claimed for ever: ${job.kind}`);
  }

  return {
    memory,
    async died() {
      deaths.push({ sent: recorded.sent.length, tables: await keeper.tables() });
    },
    note: (what) => void kills.push(what),
    async faults(done) {
      return [
        ...(await inKept(done)),
        ...faultsInPosted({ world, sent: recorded.sent, deaths, direct, undrawn }, await keeper.tables()),
        ...(await claimedForEver()),
        ...(await keeper.jobs()).flatMap(({ job, reason }) =>
          reason === null ? [] : [`a job cannot be done: ${job.kind}, ${reason}`],
        ),
      ];
    },
    faultsInKept: inKept,
    evidenceOf: (faults, words) => evidenceOf({ world, sent: recorded.sent, keeper, kills, words }, faults),
    counts: () => ({
      commits: memory.changes.size,
      messages: recorded.sent.length,
      entered: memory.entered.size,
      games: new Set([...memory.changes.values()].map(({ tableId }) => tableId)).size,
    }),
  };
}

/** The jobs claimed forever: claimed in `before`, and neither released nor restarted since. */
export function stillClaimed(before: readonly KeptJob[], now: readonly KeptJob[]): readonly KeptJob[] {
  return before.filter((one) =>
    now.some(({ id, claimed, attempts }) => claimed && id === one.id && attempts === one.attempts),
  );
}
