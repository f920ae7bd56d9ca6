/** Runs a crash test: plays every game and kills the program until a fault is found or the planned kills are done. */
import { inspect } from 'node:util';
import type { DatabaseKind } from '../../scripts/machine/new-database.ts';
import { playersChance } from '../../src/core/playing.ts';
import { type DailyCounts, faultsOfUnplayed } from './daily/unplayed.ts';
import { openKilling } from './killing.ts';
import { type KindOfKill, newPlan, type Plan } from './plan.ts';
import type { Edge } from './stage/program.ts';
import { openStage } from './stage/stage.ts';

export interface CrashRun {
  readonly kills: number;
  readonly seed: string;
  readonly database: DatabaseKind;
  /** The number of programs that share the shards. */
  readonly processes: number;
  /** Called after each kill. */
  readonly told?: (line: string) => void;
  /** Replaces the usual way to open the stage; tests use it to blind an instrument. */
  readonly opens?: typeof openStage;
}

export interface CrashOutcome extends DailyCounts {
  readonly kills: number;
  /** The number of restarts that came half an hour later. */
  readonly late: number;
  /** The number of leases that expired by themselves; for the other deaths, the clock was moved past the end of the lease. */
  readonly leasesWaitedFor: number;
  /** The number of times the other programs had done a dead program's remaining jobs before a new program started. */
  readonly takenOver: number;
  readonly tally: ReturnType<Plan['tally']>;
  readonly commits: number;
  readonly messages: number;
  readonly games: number;
  /** The number of campaign games that have ended, each with its entry. */
  readonly entered: number;
  /** Presses that were lost in a kill and that people repeated. */
  readonly pressedAgain: number;
  /** Interactions that Discord delivered again. */
  readonly delivered: number;
  /**
   * Sentences about faults. The run ends at the first kill with a fault. If no one played the daily challenge, that's a fault
   * too.
   */
  readonly faults: readonly string[];
}

/** With a SQLite file, a statement has been executed by the time the program continues, so there is no edge during it. */
const EDGES: Readonly<Record<DatabaseKind, readonly Edge[]>> = {
  sqlite: ['before', 'after'],
  postgres: ['before', 'during', 'after'],
};

/** Suspending a single program only makes it answer later. */
function othersFor({ database, processes }: CrashRun): readonly KindOfKill[] {
  if (database === 'sqlite') return [];
  return processes === 1 ? ['server'] : ['server', 'stop'];
}

export async function runCrash(run: CrashRun): Promise<CrashOutcome> {
  const { kills, seed, database, processes, told = () => undefined, opens = openStage } = run;
  const pick = playersChance(seed);
  const plan = newPlan(pick, EDGES[database], othersFor(run));
  const stage = await opens({ database, processes, met: plan.met });
  const killing = openKilling(stage, plan, pick);
  const faults: string[] = [];
  let done = 0;
  try {
    await killing.begin();
    for (; done < kills && faults.length === 0; done += 1) {
      const report = await killing.once();
      faults.push(...report.faults);
      told(`${done + 1} of ${kills}: ${report.what}`);
    }
  } catch (error) {
    faults.push(inspect(error));
  } finally {
    await stage.close();
  }
  const counts = killing.counts();
  if (faults.length === 0) faults.push(...faultsOfUnplayed(done, counts));
  return { ...counts, kills: done, faults };
}
