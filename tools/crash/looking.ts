/** Checks the stored and posted data after a kill, and again after people have repeated the moves lost in it. */
import type { Pick } from '../../src/core/requests/answer.ts';
import type { Judge } from './judging/judge.ts';
import { NO_ANSWER } from './moves.ts';
import type { Played, Playing } from './people.ts';
import type { Stage } from './stage/stage.ts';

export interface Looked {
  /** A description of the kill, such as the step at which the program died. */
  readonly what: string;
  readonly faults: readonly string[];
}

export interface Looking {
  /** `faultsThen` returns more faults for the first check. */
  readonly lookedAt: (
    done: readonly Played[],
    what: string,
    faultsThen?: () => readonly string[],
  ) => Promise<Looked>;
  readonly counts: () => { readonly pressedAgain: number; readonly delivered: number };
}

export function openLooking(stage: Stage, playing: Playing, judge: Judge, pick: Pick): Looking {
  const { memory } = judge;
  const counts = { pressedAgain: 0, delivered: 0 };

  async function lookedAt(
    done: readonly Played[],
    what: string,
    faultsThen: () => readonly string[] = () => [],
  ): Promise<Looked> {
    judge.note(what);
    await stage.eventually(stage.isServed);
    await stage.eventually(stage.isAtRest);
    await playing.seated(done);
    const faults = [...(await judge.faults(done)), ...(await inDaily()), ...faultsThen()];
    if (faults.length > 0) return { what, faults };
    for (const id of await repeated(done)) {
      await playing.delivered(id);
      counts.delivered += 1;
    }
    const again = await pressedAgain(done, what.startsWith('server'));
    await stage.eventually(stage.isAtRest);
    const attempted = await inDaily();
    return { what, faults: [...again, ...(await judge.faults(done)), ...attempted, ...stage.complaints()] };
  }

  async function inDaily(): Promise<readonly string[]> {
    return [...(await playing.attempts.faults()), ...(await playing.practice.faults())];
  }

  /** Discord resends some of the interactions that were carried out. */
  async function repeated(done: readonly Played[]): Promise<readonly string[]> {
    const committed = new Set((await stage.keeper.changes()).map(({ cause }) => cause));
    const ofTables = done
      .flatMap(({ causes: ids }) => ids)
      .filter((id) => committed.has(id) && pick(3) === 0);
    const ofDaily = [playing.attempts, playing.practice].flatMap(({ repeated: last }) => last() ?? []);
    return [...ofTables.slice(0, 2), ...ofDaily];
  }

  /** People repeat the moves lost in the kill, which must then be carried out. */
  async function pressedAgain(done: readonly Played[], isOutage: boolean): Promise<readonly string[]> {
    const faults: string[] = [];
    for (const { move, causes: ids, came } of done) {
      const isSwallowed = came === null || (came.kind === 'refused' && (isOutage || came.text === NO_ANSWER));
      if (!isSwallowed || ids.some((id) => memory.changes.has(id))) continue;
      if (!(await playing.canBeDoneAgain(move))) continue;
      const tries = await playing.again(move);
      counts.pressedAgain += 1;
      faults.push(...(await judge.faultsInKept(tries)));
      const seen = JSON.stringify(tries.at(-1)?.came);
      const isDone = tries.some(({ causes }) => causes.some((id) => memory.changes.has(id)));
      // A computer or a timer may have answered in the meantime.
      if (!isDone && (await playing.canBeDoneAgain(move)))
        faults.push(`${move.what} of ${move.who} was swallowed, and refused when it was done again: ${seen}`);
    }
    return faults;
  }

  return { lookedAt, counts: () => counts };
}
