/** The stage of a crash test: a local Discord, a database, and the program that runs there until it is killed. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LocalDiscord, startLocalDiscord } from '../../../src/playground/local-discord.ts';
import type { Sent } from '../../../test/e2e/wiretap.ts';
import { type DatabaseKind, newDatabase } from '../../new-database.ts';
import { type Keeper, openKeeper } from '../judging/kept.ts';
import type { Program, StatementArm } from './program.ts';
import { type Death, openReplica, type Replica } from './replica.ts';

/** The program has died, so nothing more comes of waiting for it. */
export class Died extends Error {}

export interface Stage {
  readonly local: LocalDiscord;
  /** Every call that a living program has sent to Discord. */
  readonly calls: readonly Sent[];
  readonly keeper: Keeper;
  readonly program: () => Program;
  readonly isDead: () => boolean;
  /** Moves the time forward by so many ms, for Discord at once and for the next program. */
  readonly turnsClock: (ms: number) => void;
  /** Starts the next program; it may die of `arm` before it is ready. */
  readonly starts: (arm: StatementArm | null) => Promise<void>;
  readonly armCall: Replica['armCall'];
  /** Resolves when the program is gone and Discord has noticed. */
  readonly isGone: () => Promise<Death>;
  /**
   * Checks the predicate at every step of the program and every change of Discord. Rejects with `Died`, or when nothing
   * happens any more.
   */
  readonly until: (predicate: () => boolean | Promise<boolean>) => Promise<void>;
  /** Resolves when every due errand is done. */
  readonly rests: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface StageSettings {
  readonly database: DatabaseKind;
  /** Called with every kind of step that a program does once it is ready. */
  readonly met: (where: 'database' | 'wire', kind: string) => void;
}

/** The clocks of the program and of the stage differ by a moment: what the program does at once is due a little later here. */
const CLOCK_SKEW_MS = 1_000;
const STUCK_AFTER_MS = 90_000;
/** A server that is killed has given its commits to the system before it answered, as one has that runs for people. */
const SERVER = ['synchronous_commit=on'];

export async function openStage({ database: kind, met }: StageSettings): Promise<Stage> {
  let turned = 0;
  const now = () => Date.now() + turned;
  const folder = mkdtempSync(join(tmpdir(), 'ratatoskr-crash-'));
  const database = await newDatabase(kind, folder, SERVER);
  const local = await startLocalDiscord({ port: 0, now });
  const { world } = local;
  const keeper = openKeeper(database.url);
  const lookers = new Set<() => void>();
  const look = () => {
    for (const looker of lookers) looker();
  };
  world.watch(look);
  const calls: Sent[] = [];
  const replica = await openReplica({
    local,
    databaseUrl: database.url,
    folder,
    met,
    called: (one) => calls.push(one),
    look,
  });
  const { program, isDead } = replica;

  function until(predicate: () => boolean | Promise<boolean>): Promise<void> {
    const { died } = program();
    return new Promise((resolve, reject) => {
      let isLooking = false;
      let isToLookAgain = false;
      const finish = (then: () => void) => {
        lookers.delete(looker);
        clearTimeout(timer);
        then();
      };
      const fail = (error: unknown) => finish(() => reject(error));
      /** What changes while it looks makes it look again. */
      async function looks(): Promise<void> {
        isLooking = true;
        try {
          do {
            isToLookAgain = false;
            if (isDead()) return;
            if (await predicate()) finish(resolve);
          } while (isToLookAgain && lookers.has(looker));
        } finally {
          isLooking = false;
        }
      }
      const looker = () => {
        isToLookAgain = true;
        if (!isLooking) looks().catch(fail);
      };
      const stuck = () =>
        void whatIsLeft().then((left) => fail(new Error(`nothing happens any more: ${left}`)), fail);
      const timer = setTimeout(stuck, STUCK_AFTER_MS);
      lookers.add(looker);
      void died.then(() => fail(new Died(program().complaints().join('\n'))));
      looker();
    });
  }

  async function whatIsLeft(): Promise<string> {
    const errands = (await keeper.errands()).filter(({ dueAt }) => dueAt.getTime() <= now());
    return JSON.stringify({ errands, calls: [...replica.open], complaints: program().complaints() });
  }

  return {
    local,
    calls,
    keeper,
    program,
    isDead,
    turnsClock: (ms) => {
      turned += ms;
    },
    async starts(statement) {
      await keeper.close();
      await replica.starts(turned, statement);
    },
    armCall: replica.armCall,
    async isGone() {
      const death = await replica.isGone();
      await world.until(() => !world.bot.isOnline, STUCK_AFTER_MS);
      return death;
    },
    until,
    rests: () =>
      until(async () => replica.open.size === 0 && (await keeper.due(now() + CLOCK_SKEW_MS)) === 0),
    async close() {
      await replica.close();
      await keeper.close();
      await local.close();
      await database.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
