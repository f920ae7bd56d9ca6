/** A person who plays the daily challenge through a crash test: no press whose result they saw may be lost, and none doubled. */
import type { Pick } from '../../../src/core/requests/answer.ts';
import type { KeptAnswer } from '../kept.ts';
import type { Scenery } from '../stage/stage.ts';
import { pressesInARound } from './pressing.ts';

export interface Attempts {
  /** Opens the page and uses some of its controls, if there is time. */
  readonly press: () => Promise<void>;
  /** A sentence for each fault; remembers the stored answers for the next check. */
  readonly faults: () => Promise<readonly string[]>;
  /** An interaction that was carried out, which Discord may deliver again; null if nothing was carried out yet. */
  readonly repeated: () => string | null;
  /** The number of answers that were stored. */
  readonly count: () => number;
}

export function openAttempts(scenery: Scenery, pick: Pick): Attempts {
  const { local, keeper } = scenery;
  const who = local.world.personCalled('Eir')?.id ?? '';
  const pressed = new Set<string>();
  const stored = new Map<string, KeptAnswer>();
  /** The presses after which the page asked something else. */
  const acknowledged = new Set<string>();

  return {
    press: () =>
      pressesInARound(scenery, pick, {
        who,
        options: {},
        pressed: ({ interactionId }) => void pressed.add(interactionId),
        carriedOut: ({ interactionId, isStart }) => {
          if (!isStart) acknowledged.add(interactionId);
        },
      }),
    async faults() {
      const answers = await keeper.answers(who);
      const faults = [...stored.values()].flatMap((before) => {
        const found = answers.find(({ cause }) => cause === before.cause);
        if (found === undefined) return [`the answer ${before.cause} of the daily is lost`];
        return JSON.stringify(found) === JSON.stringify(before)
          ? []
          : [`the answer ${before.cause} has changed`];
      });
      for (const cause of acknowledged)
        if (answers.every((answer) => answer.cause !== cause))
          faults.push(`the daily went on after ${cause}, and its answer is not stored`);
      for (const answer of answers) stored.set(answer.cause, answer);
      const positions = new Map<string, number>();
      for (const { date, position, cause } of answers) {
        const next = positions.get(date) ?? 0;
        if (position !== next)
          faults.push(`the daily of ${date} has position ${position} instead of ${next}`);
        positions.set(date, next + 1);
        if (!pressed.has(cause)) faults.push(`no one pressed for the answer ${cause} of the daily`);
      }
      return faults;
    },
    repeated: () => [...stored.keys()].at(-1) ?? null,
    count: () => stored.size,
  };
}
