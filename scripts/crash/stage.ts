/** The stage of a crash test: a local Discord, a database file, the wire between, and one program after another that dies. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LocalDiscord, startLocalDiscord } from '../../src/playground/local-discord.ts';
import { type Fate, type Sent, tapWire, type Wiretap } from '../../test/e2e/wiretap.ts';
import { callKind } from './calls.ts';
import { type Keeper, openKeeper } from './judging/kept.ts';
import { type Edge, type LastStatement, type Program, prepareProgram, type StatementArm } from './program.ts';

/** The program has died, so nothing more comes of waiting for it. */
export class Died extends Error {}

/** A call at which the program is killed; it survives `left` such calls first. */
interface CallArm {
  readonly edge: Edge;
  /** Null means any. */
  readonly kind: string | null;
  readonly left: number;
}

/** How the program died: at a statement, at a call, or killed from outside. */
export interface Death {
  readonly statement: LastStatement | null;
  readonly call: { readonly edge: Edge; readonly kind: string } | null;
  readonly complaints: readonly string[];
}

export interface Stage {
  readonly local: LocalDiscord;
  readonly wire: Wiretap;
  readonly keeper: Keeper;
  readonly program: () => Program;
  readonly isDead: () => boolean;
  /** Moves the time forward by so many ms, for Discord at once and for the next program. */
  readonly turnsClock: (ms: number) => void;
  /** Starts the next program; it may die of `arm` before it is ready. */
  readonly starts: (arm: StatementArm | null) => Promise<void>;
  readonly armCall: (arm: CallArm) => void;
  /** Resolves when the program is gone and Discord has noticed. */
  readonly isGone: () => Promise<Death>;
  /**
   * Checks the predicate at every step of the program and every change of Discord. Rejects with `Died`, or when nothing
   * happens any more.
   */
  readonly until: (predicate: () => boolean) => Promise<void>;
  /** Resolves when every due errand is done. */
  readonly rests: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** The clocks of the program and of the stage differ by a moment: what the program does at once is due a little later here. */
const CLOCK_SKEW_MS = 1_000;
const STUCK_AFTER_MS = 90_000;

/** `met` is called with every kind of step that a program does once it is ready. */
export async function openStage(met: (where: 'database' | 'wire', kind: string) => void): Promise<Stage> {
  let turned = 0;
  const now = () => Date.now() + turned;
  const folder = mkdtempSync(join(tmpdir(), 'ratatoskr-crash-'));
  const file = join(folder, 'tables.db');
  const local = await startLocalDiscord({ port: 0, now });
  const { world } = local;
  const keeper = openKeeper(file);
  const lookers = new Set<() => void>();
  const look = () => {
    for (const looker of lookers) looker();
  };
  world.watch(look);

  let isReady = false;
  let arm: { edge: Edge; kind: string | null; left: number } | null = null;
  let hit: Death['call'] = null;
  const open = new Set<Sent>();
  const wire = await tapWire(local, follow);
  const environment = {
    DISCORD_TOKEN: local.token,
    DISCORD_API_URL: wire.apiUrl,
    DISCORD_FILES_URL: local.url,
    DATABASE_URL: `file:${file}`,
  };
  let next = prepare();
  let program = next;

  function prepare(): Program {
    return prepareProgram({
      environment,
      folder,
      stepped: (kind) => {
        if (isReady) met('database', kind);
        if (!kind.endsWith('a look')) look();
      },
    });
  }

  function follow(edge: Edge, one: Sent): Fate {
    const kind = callKind(world, one);
    if (edge === 'after') open.delete(one);
    if (isDead()) return 'is-lost';
    if (isReady) met('wire', kind);
    if (arm !== null && arm.edge === edge && (arm.kind === null || arm.kind === kind)) {
      arm.left -= 1;
      if (arm.left < 0) {
        hit = { edge, kind };
        program.kill();
        return 'is-lost';
      }
    }
    if (edge === 'before') open.add(one);
    setImmediate(look);
    return 'goes-on';
  }

  function isDead(): boolean {
    return hit !== null || program.isDead();
  }

  function until(predicate: () => boolean): Promise<void> {
    const { died } = program;
    return new Promise((resolve, reject) => {
      const finish = (then: () => void) => {
        lookers.delete(looker);
        clearTimeout(timer);
        then();
      };
      const looker = () => {
        if (isDead()) return;
        try {
          if (predicate()) finish(resolve);
        } catch (error) {
          finish(() => reject(error instanceof Error ? error : new Error(String(error))));
        }
      };
      const stuck = () => finish(() => reject(new Error(`nothing happens any more: ${whatIsLeft()}`)));
      const timer = setTimeout(stuck, STUCK_AFTER_MS);
      lookers.add(looker);
      void died.then(() => finish(() => reject(new Died())));
      looker();
    });
  }

  function whatIsLeft(): string {
    const errands = keeper.errands().filter(({ dueAt }) => dueAt <= now());
    return JSON.stringify({ errands, calls: [...open], complaints: program.complaints() });
  }

  return {
    local,
    wire,
    keeper,
    program: () => program,
    isDead,
    turnsClock: (ms) => {
      turned += ms;
    },
    async starts(statement) {
      keeper.close();
      program = next;
      open.clear();
      hit = null;
      isReady = false;
      await program.start({ turned, arm: statement });
      isReady = !program.isDead();
      next = prepare();
    },
    armCall: (wanted) => {
      arm = { ...wanted };
    },
    async isGone() {
      const statement = await program.died;
      await world.until(() => !world.bot.isOnline, STUCK_AFTER_MS);
      arm = null;
      return { statement, call: hit, complaints: program.complaints() };
    },
    until,
    rests: () => until(() => open.size === 0 && keeper.due(now() + CLOCK_SKEW_MS) === 0),
    async close() {
      for (const one of [program, next]) {
        one.kill();
        await one.died;
      }
      keeper.close();
      await wire.close();
      await local.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
