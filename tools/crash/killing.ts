/** Kills the program or its database while people play, starts a new one, and checks everything after each kill. */
import type { Pick } from '../../src/core/requests/answer.ts';
import { putDays } from '../daily/days.ts';
import { PAST_DAYS } from './daily/practice.ts';
import { faultsOfCommit } from './judging/faults-of-commit.ts';
import { openJudge } from './judging/judge.ts';
import { type Looked, openLooking } from './looking.ts';
import { openPlaying, type Played } from './people.ts';
import type { Kill, Plan } from './plan.ts';
import type { Death } from './stage/replica.ts';
import { Blind, blindToCommits } from './stage/sight.ts';
import type { Stage } from './stage/stage.ts';

/** Longer than Discord waits for an answer, in ms. */
const NO_ANSWER_MS = 4_000;
const LATE_MS = 30 * 60_000;
/** If the step for a kill hasn't come after this many rounds, the program is killed from outside. */
const MAX_ROUNDS = 6;

export function openKilling(stage: Stage, plan: Plan, pick: Pick) {
  const isShared = stage.replicas.length > 1;
  const playing = openPlaying(stage, pick);
  const judge = openJudge(stage, playing.direct);
  const looking = openLooking(stage, playing, judge, pick);
  const { lookedAt } = looking;
  const counts = { late: 0, leasesWaitedFor: 0, takenOver: 0 };

  /** Plays until the program is gone. */
  async function playedToTheEnd(kill: Kill): Promise<readonly Played[]> {
    const program = stage.victim().program();
    if (kill.where === 'database') await program.arm(kill);
    if (kill.where === 'wire') stage.victim().armCall(kill);
    if (kill.where === 'start') program.kill();
    // People who wait for a first response give up after a time limit, so the clock has to advance even if nothing else uses it.
    if (!isShared) void program.died.then(() => stage.turnsClock(NO_ANSWER_MS));
    const done: Played[] = [];
    for (let rounds = 0; !stage.isGone(); rounds += 1) {
      const isWaitedFor = 'edge' in kill && rounds < MAX_ROUNDS;
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

  /** Plays while the database server, but no program, is killed. */
  function playedThroughOutage(after: number) {
    return stage.withoutServer(after, playing.round);
  }

  async function once(): Promise<Looked> {
    stage.chooses(pick(stage.replicas.length));
    const dying = stage.victim().program();
    const { what, faults } = await killAndLook();
    if (faults.length === 0) return { what, faults };
    const isSame = dying === stage.victim().program();
    const ofDead = isSame ? [] : [...dying.lastWords(), 'it died, and these came after it'];
    const words = [...ofDead, ...stage.lastWords()];
    return { what, faults: [...faults, await judge.evidenceOf(faults, words)] };
  }

  async function killAndLook(): Promise<Looked> {
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
    return lookedAt(done, what, () => [
      ...faultsOfCommit(kill, death, judge.memory, { isShared }),
      ...death.complaints,
    ]);
  }

  /**
   * Starts a new program, either immediately or after the others have taken over and have done the dead program's remaining jobs.
   */
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

  /** Waits until other programs have the dead program's shards and have done its remaining jobs. */
  async function takenOver(): Promise<void> {
    if (pick(10) === 0) counts.leasesWaitedFor += 1;
    else await stage.expireGone();
    await stage.eventually(stage.isServed);
    await stage.eventually(stage.isAtRest);
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

  /** Makes sure that the instruments see commits. Otherwise a run could find neither lost changes nor premature ones. */
  async function seesCommits(): Promise<void> {
    const causes = (await stage.keeper.changes()).map(({ cause }) => cause);
    const blind = blindToCommits(causes, stage.hasSeenCommit);
    if (blind.length > 0) throw new Blind(blind.join('; '));
  }

  function noted(kill: Kill, { call, statement }: Death): string {
    if (call !== null) return plan.hit('wire', call.edge, call.kind);
    if (statement !== null && kill.where === 'database')
      return plan.hit('database', kill.edge, statement.kind);
    return plan.hit('moment', null, 'any');
  }

  return {
    async begin() {
      for (const at of stage.replicas.keys()) {
        stage.chooses(at);
        await stage.starts(null);
      }
      await stage.eventually(stage.isServed);
      await putDays(stage.databaseUrl, stage.local.world.now(), null, PAST_DAYS);
      await playing.prepare();
      const done = await playing.round();
      await stage.eventually(stage.isAtRest);
      const faults = await judge.faults(done);
      if (faults.length > 0) throw new Error(`before any kill: ${faults.join('\n')}`);
      await seesCommits();
    },
    once,
    counts: () => ({
      ...counts,
      dailyAnswers: playing.attempts.count(),
      practiceAnswers: playing.practice.count(),
      ...looking.counts(),
      ...judge.counts(),
      tally: plan.tally(),
    }),
  };
}
