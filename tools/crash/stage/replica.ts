/** A replica of the bot: a series of programs that die, each with a successor ready, and their connection to Discord. */
import type { LocalDiscord } from '../../../src/playground/local-discord.ts';
import { type Fate, type Moment, type Sent, tapWire } from '../../../src/playground/wiretap.ts';
import { callKind } from './calls.ts';
import { type Edge, type LastStatement, type Program, prepareProgram, type StatementArm } from './program.ts';
import { Blind, blindSpots, COMMIT } from './sight.ts';

/** A call at which the program is killed, after surviving `left` such calls. */
interface CallArm {
  readonly edge: Edge;
  /** The kind of the call; null means any kind. */
  readonly kind: string | null;
  readonly left: number;
}

/** How the program died: at a statement, at a call, or killed from outside. */
export interface Death {
  readonly statement: LastStatement | null;
  readonly call: { readonly edge: Edge; readonly kind: string } | null;
  readonly complaints: readonly string[];
}

export interface Replica {
  readonly program: () => Program;
  readonly isDead: () => boolean;
  /** The calls that Discord hasn't answered yet. A call with a broken connection gets no answer. */
  readonly open: ReadonlySet<Sent>;
  /**
   * Starts the next program, which `arm` may kill before it's ready. Rejects with its output if it ends by itself, and with
   * `Blind` if the instruments don't see its steps.
   */
  readonly starts: (turned: number, arm: StatementArm | null) => Promise<void>;
  readonly armCall: (arm: CallArm) => void;
  /** Resolves when the program is dead. */
  readonly death: () => Promise<Death>;
  readonly close: () => Promise<void>;
}

export interface ReplicaSettings {
  readonly local: LocalDiscord;
  readonly databaseUrl: string;
  /** An empty folder to run in. */
  readonly folder: string;
  /** Called with every kind of step that a program does once it is ready. */
  readonly met: (where: 'database' | 'wire', kind: string) => void;
  /** Called at every commit with the values of the change that it has written. */
  readonly committed: (change: readonly string[]) => void;
  /** Called with every line of the log. */
  readonly logged: (line: string) => void;
  /** Called with every call to Discord. */
  readonly called: (one: Sent) => void;
  /** Called when something may have changed. */
  readonly look: () => void;
}

export async function openReplica(settings: ReplicaSettings): Promise<Replica> {
  const { local, databaseUrl, folder, met, committed, logged, called, look } = settings;
  let isReady = false;
  /** The number of steps that the instruments have seen. */
  let seen = { statements: 0, calls: 0 };
  let arm: { edge: Edge; kind: string | null; left: number } | null = null;
  let hit: Death['call'] = null;
  const open = new Set<Sent>();
  const wire = await tapWire(local, follow);
  const environment = {
    DISCORD_TOKEN: local.token,
    DISCORD_API_URL: wire.apiUrl,
    DISCORD_FILES_URL: local.url,
    DATABASE_URL: databaseUrl,
  };
  let next = prepare();
  let program = next;

  function prepare(): Program {
    return prepareProgram({
      environment,
      folder,
      logged,
      stepped: (kind, change) => {
        seen.statements += 1;
        // The judge only looks at commits with this name. If the name changes, the run counts as blind.
        if (kind === COMMIT) committed(change);
        if (isReady) met('database', kind);
        if (!kind.endsWith('a look')) look();
      },
    });
  }

  function follow(edge: Moment, one: Sent): Fate {
    const kind = callKind(local.world, one);
    if (edge !== 'before') open.delete(one);
    if (isDead()) return 'is-lost';
    if (edge === 'broken') {
      setImmediate(look);
      return 'is-lost';
    }
    if (edge === 'after') seen.calls += 1;
    if (isReady) met('wire', kind);
    if (arm !== null && arm.edge === edge && (arm.kind === null || arm.kind === kind)) {
      arm.left -= 1;
      if (arm.left < 0) {
        hit = { edge, kind };
        program.kill();
        return 'is-lost';
      }
    }
    if (edge === 'before') {
      open.add(one);
      called(one);
    }
    setImmediate(look);
    return 'goes-on';
  }

  function isDead(): boolean {
    return hit !== null || program.isDead();
  }

  function endedByItself(): string {
    return `the program ended by itself, with ${program.ownEnd()}, and said last:\n${program.lastWords().join('\n')}`;
  }

  return {
    program: () => program,
    isDead,
    open,
    async starts(turned, statement) {
      program = next;
      open.clear();
      hit = null;
      isReady = false;
      seen = { statements: 0, calls: 0 };
      const from = Date.now() + turned;
      const loggedAt = await program.start({ turned, arm: statement });
      if (program.ownEnd() !== null) throw new Error(endedByItself());
      if (loggedAt !== null) {
        const blind = blindSpots({ ...seen, loggedAt }, { from, to: Date.now() + turned });
        if (blind.length > 0) throw new Blind(blind.join('; '));
      }
      isReady = !program.isDead();
      next = prepare();
    },
    armCall: (wanted) => {
      arm = { ...wanted };
    },
    async death() {
      const statement = await program.died;
      arm = null;
      const ended = program.ownEnd() === null ? [] : [endedByItself()];
      return { statement, call: hit, complaints: [...program.complaints(), ...ended] };
    },
    async close() {
      for (const one of [program, next]) {
        one.kill();
        await one.died;
      }
      await wire.close();
    },
  };
}
