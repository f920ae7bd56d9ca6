/** The stage of a crash test: a local Discord, a database, and the programs that run there until they are killed. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type DatabaseKind, newDatabase } from '../../../scripts/machine/new-database.ts';
import { type LocalDiscord, startLocalDiscord } from '../../../src/playground/local-discord.ts';
import type { Sent } from '../../../src/playground/wiretap.ts';
import { type Keeper, openKeeper } from '../kept.ts';
import { SHARDS } from '../places.ts';
import { leasesIn } from './leases.ts';
import type { StatementArm } from './program.ts';
import { type Death, openReplica, type Replica } from './replica.ts';
import { openWaiting, type Waiting } from './waiting.ts';

export interface Stage {
  readonly local: LocalDiscord;
  /** Every call that a living program has sent to Discord. */
  readonly calls: readonly Sent[];
  readonly keeper: Keeper;
  readonly databaseUrl: string;
  readonly replicas: readonly Replica[];
  /** The replica that is killed next, or was killed last. */
  readonly victim: () => Replica;
  readonly chooses: (at: number) => void;
  /** Whether the victim has died or is stopped. */
  readonly isGone: () => boolean;
  /** Moves the clock forward by that many ms: immediately for Discord, and for the bot when its next program starts. */
  readonly turnsClock: (ms: number) => void;
  /** Starts the victim's next program, which `arm` may kill before it is ready. */
  readonly starts: (arm: StatementArm | null) => Promise<void>;
  /** Resolves when the victim is dead and, if it was the only program, when Discord has noticed. */
  readonly death: () => Promise<Death>;
  /** Waits until others may take over the leases of dead programs. */
  readonly expireGone: () => Promise<void>;
  /** Kills the database server after people have acted for `after` ms, and starts it again. */
  readonly withoutServer: <Done>(after: number, meanwhile: () => Promise<Done>) => Promise<Done>;
  /** Waits as people do: rejects with `Died` when waiting is useless because the victim is gone. */
  readonly until: Waiting['until'];
  /** Waits patiently: rejects only when a program dies that should have lived. */
  readonly eventually: Waiting['until'];
  /** Whether every due job is done. */
  readonly isAtRest: () => Promise<boolean>;
  /** Whether live programs have all shards. */
  readonly isServed: () => Promise<boolean>;
  readonly complaints: () => readonly string[];
  /** The last log lines of the live programs, and of the programs that have died since the live ones started. */
  readonly lastWords: () => readonly string[];
  /** Whether the instruments have seen the commit of that cause. */
  readonly hasSeenCommit: (cause: string) => boolean;
  /** The number of that table's highlights that couldn't be drawn in time, which the bot omits. */
  readonly undrawn: (tableId: string) => number;
  readonly close: () => Promise<void>;
}

/** The parts of the stage that people need. */
export type Scenery = Pick<
  Stage,
  'local' | 'calls' | 'keeper' | 'replicas' | 'until' | 'eventually' | 'isGone' | 'isAtRest'
>;

export interface StageSettings {
  readonly database: DatabaseKind;
  /** The number of programs that share the shards. */
  readonly processes: number;
  /** Called with every kind of step that a program does once it is ready. */
  readonly met: (where: 'database' | 'wire', kind: string) => void;
}

/**
 * The clocks of the program and of the stage differ by a moment, so the program's immediate jobs are due a little later on the
 * stage.
 */
const CLOCK_SKEW_MS = 1_000;
const OFFLINE_WITHIN_MS = 90_000;
/** The time limit for people served by other programs after one is gone. */
const OTHERS_ANSWER_WITHIN_MS = 4_000;
/** A killed server has passed its commits to the system before it responded, as a production server does. */
const SERVER = ['synchronous_commit=on'];
const AWAY_MS = 1_500;

export async function openStage({ database: kind, processes, met }: StageSettings): Promise<Stage> {
  let turned = 0;
  const now = () => Date.now() + turned;
  const folder = mkdtempSync(join(tmpdir(), 'ratatoskr-crash-'));
  const database = await newDatabase(kind, folder, SERVER);
  const local = await startLocalDiscord({ port: 0, now });
  const { world } = local;
  const isShared = processes > 1;
  if (isShared) world.sharding.set({ shards: SHARDS, maxConcurrency: SHARDS });
  const keeper = openKeeper(database.url);
  const leases = isShared ? leasesIn(database.url) : null;
  const waiting = openWaiting(whatIsLeft);
  world.watch(waiting.look);
  const calls: Sent[] = [];
  const committed = new Set<string>();
  const undrawn = new Map<string, number>();
  const replicas: Replica[] = [];
  for (let number = 0; number < processes; number += 1)
    replicas.push(
      await openReplica({
        local,
        databaseUrl: database.url,
        folder,
        met,
        committed: (change) => {
          for (const value of change) committed.add(value);
        },
        logged: (line) => {
          const table = highlightLeftOut(line);
          if (table !== null) undrawn.set(table, (undrawn.get(table) ?? 0) + 1);
        },
        called: (one) => calls.push(one),
        look: waiting.look,
      }),
    );
  let chosen = 0;
  /** The names of the leases of the replicas. */
  const names = new Map<Replica, string>();

  function victim(): Replica {
    const [replica] = replicas.slice(chosen);
    if (replica === undefined) throw new Error('there is no such program');
    return replica;
  }

  const living = () => replicas.filter((one) => !one.isDead() && !one.program().isSuspended());
  const isGone = () => victim().isDead() || victim().program().isSuspended();

  async function whatIsLeft(): Promise<string> {
    const jobs = (await keeper.jobs()).filter(({ dueAt }) => dueAt.getTime() <= now());
    const open = living().flatMap((one) => [...one.open]);
    const words = living().map((one) => one.program().lastWords().slice(-20));
    return JSON.stringify({ jobs, open, complaints: complaints(), words });
  }

  const complaints = () => living().flatMap((one) => one.program().complaints());
  const lastWords = () => replicas.flatMap((one) => one.program().lastWords());

  /** Resolves when further waiting is useless: the victim is gone, and the other programs have had time to answer. */
  async function isInVain(): Promise<void> {
    await victim().program().gone;
    if (isShared) await wait(OTHERS_ANSWER_WITHIN_MS);
  }

  async function learnName(): Promise<void> {
    const known = [...names.values()];
    const [name] = (await leases?.holders())?.filter((one) => !known.includes(one)) ?? [];
    if (name !== undefined) names.set(victim(), name);
  }

  return {
    local,
    calls,
    keeper,
    databaseUrl: database.url,
    replicas,
    victim,
    chooses: (at) => {
      chosen = at;
    },
    isGone,
    turnsClock: (ms) => {
      turned += ms;
    },
    async starts(statement) {
      if (!isShared) await keeper.close();
      await victim().starts(turned, statement);
      await learnName();
    },
    async death() {
      const death = await victim().death();
      if (!isShared) await world.until(() => !world.bot.isOnline, OFFLINE_WITHIN_MS);
      return death;
    },
    async expireGone() {
      const gone = replicas.filter((one) => !living().includes(one));
      await leases?.expire(gone.flatMap((one) => names.get(one) ?? []));
    },
    async withoutServer(after, meanwhile) {
      const done = meanwhile();
      await wait(after);
      await keeper.closedDuring(async () => {
        for (const one of living()) one.program().expectsOutage();
        await database.server?.stop();
        await wait(AWAY_MS);
        await database.server?.start();
        for (const one of living()) one.program().hasServerAgain();
      });
      return done;
    },
    until: (predicate) => waiting.until(predicate, [isInVain()]),
    eventually: (predicate) =>
      waiting.until(
        predicate,
        living().map((one) => one.program().died.then(() => Promise.reject(new Error(deathOf(one))))),
      ),
    isAtRest: async () =>
      living().every(({ open }) => open.size === 0) && (await keeper.due(now() + CLOCK_SKEW_MS)) === 0,
    isServed: async () => leases === null || (await leases.areServedBy(living().length)),
    complaints,
    lastWords,
    hasSeenCommit: (cause) => committed.has(cause),
    undrawn: (tableId) => undrawn.get(tableId) ?? 0,
    async close() {
      for (const replica of replicas) await replica.close();
      await keeper.close();
      await local.close();
      await database.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function deathOf(replica: Replica): string {
  const program = replica.program();
  return `a program that was to live has died, with ${program.ownEnd() ?? 'SIGKILL'}, and said last:\n${program.lastWords().join('\n')}`;
}

/** The table named by a log line about an undrawn highlight; null for any other line. */
export function highlightLeftOut(line: string): string | null {
  if (!line.includes('"msg":"cannot draw picture"') || !line.includes('"picture":"highlight.png"'))
    return null;
  return /"table":"([^"]+)"/.exec(line)?.[1] ?? null;
}
