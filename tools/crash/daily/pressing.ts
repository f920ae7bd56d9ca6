/** A person who opens a page of the daily challenge and uses one of its controls, like a person in a hurry. */
import type { Pick } from '../../../src/core/requests/answer.ts';
import { everyComponent } from '../../../src/playground/model/component-types.ts';
import type { Component, Message } from '../../../src/playground/model/shapes.ts';
import type { GivenOptions, Seen } from '../../../src/playground/people.ts';
import { answerIn, isStart, isSure, requestOf } from '../../daily/controls.ts';
import type { Scenery } from '../stage/stage.ts';
import { Died } from '../stage/waiting.ts';

export interface Press {
  readonly interactionId: string;
  readonly isStart: boolean;
}

interface Presser {
  readonly who: string;
  /** The options of `/daily` that open the page. */
  readonly options: GivenOptions;
  readonly pressed: (press: Press) => void;
  /** Called if the page shows that the press was carried out. */
  readonly carriedOut: (press: Press) => void;
}

/** The number of presses in the time in which the others make one move. */
const IN_A_ROUND = 3;
/** In one of this many presses, people may also start over. */
const STARTS_OVER_EVERY = 4;
/** The text shown above the page when an earlier press did go through after all. */
const STALE = "That's already been played.";

/** Opens the page and uses one of its controls, a few times, until the program is gone. */
export async function pressesInARound(scenery: Scenery, pick: Pick, presser: Presser): Promise<void> {
  try {
    for (let left = IN_A_ROUND; left > 0; left -= 1) await acts(scenery, pick, presser);
  } catch (error) {
    if (!(error instanceof Died)) throw error;
  }
}

async function acts(scenery: Scenery, pick: Pick, presser: Presser): Promise<void> {
  const { people } = scenery.local;
  const { who, options } = presser;
  const page = await pageAfter(
    scenery,
    await people.slash(who, people.openDirect(who).id, '/daily', options),
  );
  if (page === null) return;
  const controls = controlsOf(page);
  const answers = controls.filter((control) => requestOf(control) !== undefined);
  const starts = controls.filter(isStart);
  const able = answers.length === 0 || pick(STARTS_OVER_EVERY) === 0 ? [...starts, ...answers] : answers;
  const chosen = able[pick(Math.max(1, able.length))];
  if (chosen !== undefined) await presses(scenery, pick, presser, page, chosen);
}

/** Uses the control, and the button of the confirmation if there is one. */
async function presses(
  scenery: Scenery,
  pick: Pick,
  presser: Presser,
  page: Message,
  control: Component,
): Promise<void> {
  const before = askedOn(page);
  const seen = await uses(scenery, pick, presser.who, page, control);
  if (seen === null || !('interactionId' in seen)) return;
  const press = { interactionId: seen.interactionId, isStart: isStart(control) };
  presser.pressed(press);
  const after = await pageAfter(scenery, seen);
  if (after === null) return;
  const sure = controlsOf(after).find(isSure);
  if (sure !== undefined) return presses(scenery, pick, presser, after, sure);
  if (hasGoneOn(control, before, after)) presser.carriedOut(press);
}

/** After a start from a page that asked nothing, the page asks something; after an answer, it asks something else. */
function hasGoneOn(control: Component, before: readonly string[], after: Message): boolean {
  const now = askedOn(after);
  if (now.length === 0 || after.content.startsWith(STALE)) return false;
  const asked = requestOf(control);
  return asked === undefined ? before.length === 0 : !now.includes(asked);
}

async function uses(
  { local: { people } }: Scenery,
  pick: Pick,
  who: string,
  page: Message,
  { custom_id: id = '', options }: Component,
): Promise<Seen | null> {
  if (options === undefined) return people.press(who, page.id, id);
  const value = answerIn(options, pick);
  return value === undefined ? null : people.choose(who, page.id, id, [value]);
}

async function pageAfter({ local: { world }, until }: Scenery, seen: Seen): Promise<Message | null> {
  if (!('interactionId' in seen)) return null;
  const words = () => world.interactions.get(seen.interactionId)?.written.at(-1);
  await until(() => words() !== undefined || seen.kind === 'failed');
  return world.messages.get(words() ?? '') ?? null;
}

function controlsOf(page: Message): readonly Component[] {
  return everyComponent(page.components);
}

/** The keys of the questions that the page asks. */
function askedOn(page: Message): readonly string[] {
  return controlsOf(page).flatMap((control) => requestOf(control) ?? []);
}
