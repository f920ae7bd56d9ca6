/** Lets many people play the daily challenge at once, as after midnight, in direct messages with the bot. */
import { setTimeout as wait } from 'node:timers/promises';
import { everyComponent } from '../../../src/playground/model/component-types.ts';
import type { Component, Message } from '../../../src/playground/model/shapes.ts';
import type { Seen } from '../../../src/playground/people.ts';
import type { UserId } from '../../../src/tables/model/table.ts';
import { LANGUAGES } from '../../../src/words/languages.ts';
import { translator } from '../../../src/words/translate.ts';
import { answerIn, isStart, isSure, requestOf } from '../../daily/controls.ts';
import { moveIn } from './hall.ts';
import type { Playing } from './playing.ts';

export interface Challenged {
  readonly people: number;
  readonly finished: number;
  /** The times from a press or command until its page was shown, in ms. */
  readonly shown: readonly number[];
  /** Boards that were shown without their picture. */
  readonly withoutPicture: number;
  /** Presses and commands that the bot refused because too many people play. They are repeated. */
  readonly refused: number;
  /** Presses and commands that failed, or whose page didn't come in time. */
  readonly lost: number;
}

export interface Challenge {
  /** Lets everyone finish the answer they're giving, and stops. */
  stop(): Promise<Challenged>;
}

const FIRST_OF_THESE = 2_000_000;
const ARRIVE_WITHIN_MS = 30_000;
/** People read the page before they answer. */
const [READS_FROM_MS, READS_TO_MS] = [2_000, 6_000];
const SHOWN_WITHIN_MS = 20_000;
const CROWDED: readonly string[] = LANGUAGES.map((language) =>
  translator(language)({ key: 'refusal.daily-crowded' }),
);

export function playDaily({ local: { world, people }, local, pick }: Playing, count: number): Challenge {
  const shown: number[] = [];
  let [finished, lost, withoutPicture, refused] = [0, 0, 0, 0];
  let isOver = false;

  /** The page after the press or command, which is repeated if it's refused; null if it wasn't shown. */
  async function pageAfter(act: () => Promise<Seen>): Promise<Message | null> {
    const page = await messageAfter(act);
    if (page === null || !CROWDED.includes(page.content)) return page;
    refused += 1;
    await reads();
    return isOver ? page : pageAfter(act);
  }

  async function messageAfter(act: () => Promise<Seen>): Promise<Message | null> {
    const start = performance.now();
    const seen = await act();
    const written = () =>
      'interactionId' in seen ? world.interactions.get(seen.interactionId)?.written.at(-1) : undefined;
    const isShown = await world
      .until(() => written() !== undefined, SHOWN_WITHIN_MS)
      .then(
        () => true,
        () => false,
      );
    const page = world.messages.get(written() ?? '') ?? null;
    if (!isShown || page === null) lost += 1;
    else if (!CROWDED.includes(page.content)) shown.push(performance.now() - start);
    if (page !== null && answersOn(page).length > 0 && page.attachments.length === 0) withoutPicture += 1;
    return page;
  }

  const reads = () => wait(READS_FROM_MS + pick(READS_TO_MS - READS_FROM_MS));

  function uses(
    who: UserId,
    page: Message,
    { custom_id: id = '', options }: Component,
  ): Promise<Message | null> {
    const value = options === undefined ? undefined : answerIn(options, pick);
    return pageAfter(() =>
      value === undefined ? people.press(who, page.id, id) : people.choose(who, page.id, id, [value]),
    );
  }

  async function plays(number: number): Promise<void> {
    await wait((ARRIVE_WITHIN_MS * number) / count);
    const who = moveIn(local, FIRST_OF_THESE + number);
    let page = await pageAfter(() => people.slash(who, people.openDirect(who).id, 'daily', {}));
    let hasStarted = false;
    while (page !== null && !isOver) {
      await reads();
      const controls = everyComponent(page.components);
      const answers = answersOn(page);
      const next =
        controls.find(isSure) ?? controls.find(isStart) ?? answers[pick(Math.max(1, answers.length))];
      if (next === undefined) {
        if (hasStarted) finished += 1;
        return;
      }
      hasStarted = true;
      page = await uses(who, page, next);
    }
  }

  const all = Promise.all(Array.from({ length: count }, (_, number) => plays(number)));
  return {
    async stop() {
      isOver = true;
      await all;
      return { people: count, finished, shown, withoutPicture, refused, lost };
    },
  };
}

function answersOn({ components }: Message): readonly Component[] {
  return everyComponent(components).filter((control) => requestOf(control) !== undefined);
}
