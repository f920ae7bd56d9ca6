/** A person who plays the daily challenge through a crash test: no press whose result they saw may be lost, and none doubled. */
import type { Pick } from '../../../src/core/requests/answer.ts';
import { everyComponent } from '../../../src/playground/model/component-types.ts';
import type { Component, Message } from '../../../src/playground/model/shapes.ts';
import type { Seen } from '../../../src/playground/people.ts';
import { answerIn, isStart, isSure, requestOf } from '../../daily/controls.ts';
import type { KeptAnswer } from '../kept.ts';
import type { Scenery } from '../stage/stage.ts';
import { Died, type Waiting } from '../stage/waiting.ts';

export interface Attempts {
  /** Opens the page, and presses one of its controls if there is time. */
  readonly press: () => Promise<void>;
  /** A sentence for each fault; remembers the stored answers for the next check. */
  readonly faults: () => Promise<readonly string[]>;
  /** An interaction that was carried out, which Discord may deliver again; null if nothing was carried out yet. */
  readonly repeated: () => string | null;
  /** The number of stored answers. */
  readonly count: () => number;
}

/** The number of presses in the time in which the others make one move. */
const IN_A_ROUND = 3;
/** The text shown above the page when an earlier press did go through after all. */
const STALE = "That's already been played.";

export function openAttempts({ local, keeper, until }: Scenery, pick: Pick): Attempts {
  const { world, people } = local;
  const who = world.personCalled('Eir')?.id ?? '';
  const pressed = new Set<string>();
  const stored = new Map<string, KeptAnswer>();
  /** The presses after which the page asked something else. */
  const acknowledged = new Set<string>();

  async function written(seen: Seen, wait: Waiting['until']): Promise<Message | null> {
    if (!('interactionId' in seen)) return null;
    const words = () => world.interactions.get(seen.interactionId)?.written.at(-1);
    await wait(() => words() !== undefined || seen.kind === 'failed');
    return world.messages.get(words() ?? '') ?? null;
  }

  async function acts(): Promise<void> {
    const page = await written(await people.slash(who, people.openDirect(who).id, '/daily', {}), until);
    if (page === null) return;
    const controls = everyComponent(page.components);
    const able = controls.filter((control) => isStart(control) || requestOf(control) !== undefined);
    const chosen = able[pick(Math.max(1, able.length))];
    if (chosen === undefined) return;
    await presses(page, chosen);
  }

  /** Presses the control, and the button of the confirmation if there is one. */
  async function presses(page: Message, control: Component): Promise<void> {
    const seen = await uses(page, control);
    if (seen === null || !('interactionId' in seen)) return;
    pressed.add(seen.interactionId);
    const after = await written(seen, until);
    if (after === null) return;
    const controls = everyComponent(after.components);
    const sure = controls.find(isSure);
    if (sure !== undefined) return presses(after, sure);
    const [asked, others] = [requestOf(control), controls.flatMap((one) => requestOf(one) ?? [])];
    if (asked === undefined || others.length === 0 || after.content.startsWith(STALE)) return;
    if (!others.includes(asked)) acknowledged.add(seen.interactionId);
  }

  async function uses(page: Message, { custom_id: id = '', options }: Component): Promise<Seen | null> {
    if (options === undefined) return people.press(who, page.id, id);
    const value = answerIn(options, pick);
    return value === undefined ? null : people.choose(who, page.id, id, [value]);
  }

  return {
    async press() {
      try {
        for (let left = IN_A_ROUND; left > 0; left -= 1) await acts();
      } catch (error) {
        if (!(error instanceof Died)) throw error;
      }
    },
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
