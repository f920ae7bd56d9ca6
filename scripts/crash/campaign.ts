/** Plays games of every kind and kills the program again and again; after each restart it checks everything. */
import { inspect } from 'node:util';
import { playersChance } from '../../src/core/playing.ts';
import type { Pick } from '../../src/core/requests/answer.ts';
import type { DatabaseKind } from '../new-database.ts';
import { NO_ANSWER } from './deeds.ts';
import { openJudge } from './judging/judge.ts';
import { openPlaying, type Played } from './people.ts';
import { type Kill, type KindOfKill, newPlan, type Plan } from './plan.ts';
import type { Edge } from './stage/program.ts';
import type { Death } from './stage/replica.ts';
import { openStage, type Stage } from './stage/stage.ts';

export interface Campaign {
  readonly kills: number;
  readonly seed: string;
  readonly database: DatabaseKind;
  /** How many programs share the shards. */
  readonly processes: number;
  /** Called after each kill. */
  readonly told?: (line: string) => void;
}

export interface CampaignOutcome {
  readonly kills: number;
  /** How many of the restarts came half an hour later. */
  readonly late: number;
  /** How often a lease ran out by itself; at the other deaths its time was let pass at once. */
  readonly leasesWaitedFor: number;
  /** How often the others had done everything before a new program came. */
  readonly takenOver: number;
  readonly tally: ReturnType<Plan['tally']>;
  readonly commits: number;
  readonly messages: number;
  readonly games: number;
  /** Games of campaigns that have ended, each with its entry. */
  readonly entered: number;
  /** Presses that a kill had swallowed and that people repeated. */
  readonly pressedAgain: number;
  /** Interactions that Discord delivered again. */
  readonly delivered: number;
  /** Sentences. The campaign ends at the first kill that has some. */
  readonly faults: readonly string[];
}

/** Longer than Discord waits for an answer. */
const NO_ANSWER_MS = 4_000;
const LATE_MS = 30 * 60_000;
/** After so many rounds, a kill whose step never comes is done from outside. */
const MOST_ROUNDS = 6;
const COMMIT = 'a change of a table: COMMIT';
/** A file has carried a statement out when the program goes on. */
const EDGES: Readonly<Record<DatabaseKind, readonly Edge[]>> = {
  sqlite: ['before', 'after'],
  postgres: ['before', 'during', 'after'],
};

/** A program that is alone and stopped only answers later. */
function othersFor({ database, processes }: Campaign): readonly KindOfKill[] {
  if (database === 'sqlite') return [];
  return processes === 1 ? ['server'] : ['server', 'stop'];
}

export async function runCampaign(campaign: Campaign): Promise<CampaignOutcome> {
  const { kills, seed, database, processes, told = () => undefined } = campaign;
  const pick = playersChance(seed);
  const plan = newPlan(pick, EDGES[database], othersFor(campaign));
  const stage = await openStage({ database, processes, met: plan.met });
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
  return { ...killing.counts(), kills: done, faults };
}

function openKilling(stage: Stage, plan: Plan, pick: Pick) {
  const { keeper } = stage;
  const isShared = stage.replicas.length > 1;
  const playing = openPlaying(stage, pick);
  const judge = openJudge(stage, playing.direct);
  const { memory } = judge;
  const counts = { late: 0, pressedAgain: 0, delivered: 0, leasesWaitedFor: 0, takenOver: 0 };

  /** Plays until the program is gone. */
  async function playedToTheEnd(kill: Kill): Promise<readonly Played[]> {
    const program = stage.victim().program();
    if (kill.where === 'database') await program.arm(kill);
    if (kill.where === 'wire') stage.victim().armCall(kill);
    if (kill.where === 'start') program.kill();
    // People who wait for a first answer give up by the clock, where nobody else goes by it.
    if (!isShared) void program.died.then(() => stage.turnsClock(NO_ANSWER_MS));
    const done: Played[] = [];
    for (let rounds = 0; !stage.isGone(); rounds += 1) {
      const isWaitedFor = 'edge' in kill && rounds < MOST_ROUNDS;
      if (!isWaitedFor) setTimeout(ends(kill), 'after' in kill ? kill.after : 0);
      done.push(...(await playing.round()));
      if (!isWaitedFor) await program.gone;
    }
    return done;
  }

  function ends(kill: Kill): () => void {
    const program = stage.victim().program();
    return kill.where === 'stop' ? program.suspend : program.kill;
  }

  /** The server of the database is killed while people play, and no program is. */
  function playedThroughOutage(after: number) {
    return stage.withoutServer(after, playing.round);
  }

  async function once() {
    stage.chooses(pick(stage.replicas.length));
    const dying = stage.victim().program();
    const { what, faults } = await killAndLook();
    if (faults.length === 0) return { what, faults };
    const words = [...dying.lastWords(), 'it died, and these live', ...stage.lastWords()];
    return { what, faults: [...faults, await judge.evidenceOf(faults, words)] };
  }

  async function killAndLook(): Promise<{ readonly what: string; readonly faults: readonly string[] }> {
    const kill = plan.next();
    if (kill.where === 'server') {
      const done = await playedThroughOutage(kill.after);
      return lookedAt(done, plan.hit('server', null, 'killed under load'));
    }
    const done = await playedToTheEnd(kill);
    if (kill.where === 'stop') {
      await judge.died();
      await takenOver();
      const { what, faults } = await lookedAt(done, plan.hit('stop', null, 'for longer than its lease'));
      stage.victim().program().resume();
      await stage.eventually(stage.isServed);
      await stage.eventually(stage.isAtRest);
      return { what, faults: [...faults, ...(await judge.faults(done)), ...stage.complaints()] };
    }
    const death = await isGone();
    const isLate = !isShared && pick(5) === 0;
    if (isLate) {
      stage.turnsClock(LATE_MS);
      counts.late += 1;
    }
    const at = kill.where === 'start' ? await diesAtStart(kill) : noted(kill, death);
    await comesBack();
    const what = `${at}${isLate ? ', and back half an hour later' : ''}`;
    return lookedAt(done, what, () => [...faultsOfCommit(kill, death), ...death.complaints]);
  }

  /** A new program comes at once, or when the others have taken over and done everything. */
  async function comesBack(): Promise<void> {
    if (!isShared) {
      await stage.starts(null);
      return;
    }
    const isFirst = pick(2) === 0;
    if (isFirst) {
      await takenOver();
      counts.takenOver += 1;
    }
    await stage.starts(null);
    if (!isFirst) await takenOver();
  }

  /** Others have the shards of the one that is gone, and have done what it left. */
  async function takenOver(): Promise<void> {
    if (pick(10) === 0) counts.leasesWaitedFor += 1;
    else await stage.expireGone();
    await stage.eventually(stage.isServed);
    await stage.eventually(stage.isAtRest);
  }

  /** Looks, repeats, and looks again. */
  async function lookedAt(
    done: readonly Played[],
    what: string,
    faultsThen: () => readonly string[] = () => [],
  ) {
    judge.note(what);
    await stage.eventually(stage.isServed);
    await stage.eventually(stage.isAtRest);
    await playing.seated(done);
    const faults = [...(await judge.faults(done)), ...faultsThen()];
    if (faults.length > 0) return { what, faults };
    for (const id of await repeated(done)) {
      await playing.delivered(id);
      counts.delivered += 1;
    }
    const again = await pressedAgain(done, what.startsWith('server'));
    await stage.eventually(stage.isAtRest);
    return { what, faults: [...again, ...(await judge.faults(done)), ...stage.complaints()] };
  }

  async function isGone(): Promise<Death> {
    const death = await stage.death();
    await judge.died();
    return death;
  }

  async function diesAtStart(kill: Extract<Kill, { where: 'start' }>): Promise<string> {
    await stage.starts(kill);
    stage.victim().program().kill();
    const { statement } = await isGone();
    return plan.hit('start', statement === null ? null : kill.edge, statement?.kind ?? 'when it was ready');
  }

  function noted(kill: Kill, { call, statement }: Death): string {
    if (call !== null) return plan.hit('wire', call.edge, call.kind);
    if (statement !== null && kill.where === 'database')
      return plan.hit('database', kill.edge, statement.kind);
    return plan.hit('moment', null, 'any');
  }

  /**
   * A commit must be there if the program was killed just after it. It must not be there if the program was killed
   * before it, unless the next program did it again by itself, or another had heard of it too.
   */
  function faultsOfCommit(kill: Kill, { statement }: Death): readonly string[] {
    if (statement?.kind !== COMMIT || kill.where !== 'database') return [];
    const isKept = statement.change.some((value) => memory.changes.has(value));
    if (kill.edge === 'after') return isKept ? [] : ['a change is lost at whose commit the program died'];
    const mayBeDone = kill.edge === 'during' || isShared;
    const isItsOwn = statement.change.some((value) => value.startsWith('outbox-'));
    return isKept && !mayBeDone && !isItsOwn
      ? ['a change is there before whose commit the program died']
      : [];
  }

  async function repeated(done: readonly Played[]): Promise<readonly string[]> {
    const committed = new Set((await keeper.changes()).map(({ cause }) => cause));
    return done
      .flatMap(({ causes: ids }) => ids)
      .filter((id) => committed.has(id) && pick(3) === 0)
      .slice(0, 2);
  }

  /** People repeat what the kill swallowed, and then it must be carried out. */
  async function pressedAgain(done: readonly Played[], isOutage: boolean): Promise<readonly string[]> {
    const faults: string[] = [];
    for (const { deed, causes: ids, came } of done) {
      const isSwallowed = came === null || (came.kind === 'refused' && (isOutage || came.text === NO_ANSWER));
      if (!isSwallowed || ids.some((id) => memory.changes.has(id))) continue;
      if (!(await playing.canBeDoneAgain(deed))) continue;
      const tries = await playing.again(deed);
      counts.pressedAgain += 1;
      faults.push(...(await judge.faultsInKept(tries)));
      const seen = JSON.stringify(tries.at(-1)?.came);
      if (!tries.some(({ causes }) => causes.some((id) => memory.changes.has(id))))
        faults.push(`${deed.what} of ${deed.who} was swallowed, and refused when it was done again: ${seen}`);
    }
    return faults;
  }

  return {
    async begin() {
      for (const at of stage.replicas.keys()) {
        stage.chooses(at);
        await stage.starts(null);
      }
      await stage.eventually(stage.isServed);
      await playing.prepare();
      const done = await playing.round();
      await stage.eventually(stage.isAtRest);
      const faults = await judge.faults(done);
      if (faults.length > 0) throw new Error(`before any kill: ${faults.join('\n')}`);
    },
    once,
    counts: () => ({ ...counts, ...judge.counts(), tally: plan.tally() }),
  };
}
