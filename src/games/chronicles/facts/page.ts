/** Reads the page that Nidhogg is gnawing at, and its changes to the rules. [C-002] */

import { type Foe, isIotunn, type Tier } from '../box/components.ts';
import type { SagaPage, TaskFoe } from '../box/saga.ts';
import type { OpenBoard } from '../state/state.ts';

/** The part of the board that the functions about a page need, so that tools can call them without a whole board. */
export type Paged = Pick<OpenBoard, 'box' | 'page'>;

export function pageOf({ box, page }: Paged): SagaPage {
  const found = box.saga.pages[page];
  if (found === undefined) throw new RangeError(`the saga has no page ${page + 1}`);
  return found;
}

/** The amount that a World gives, or the number of creatures drawn. [C-022] */
export function takenBy(game: Paged, tier: Tier): number {
  return (pageOf(game).taken ?? game.box.taken)[tier];
}

/** The Strength that the page adds to a foe, and one more if the current god is fated to fall to it. [C-048, C-049] */
export function addedStrength(game: OpenBoard, foe: Foe): number {
  if (isIotunn(foe)) return 0;
  const { stronger } = pageOf(game);
  return (stronger[foe] ?? 0) + (isFatedNow(game, foe) ? 1 : 0);
}

/** Whether the current god is fated to fall to this foe. */
function isFatedNow(game: OpenBoard, foe: TaskFoe): boolean {
  const { seat } = game.turn;
  return seat !== null && pageOf(game).fated[foe] === game.seats[seat]?.god;
}

/** The number of moves that Nidhogg needs from here to the end of the saga. */
export function stepsLeft({ box, page, nidhogg }: OpenBoard): number {
  return box.saga.pages.slice(page).reduce((sum, { spaces }) => sum + spaces.length, -nidhogg);
}

/** The number of moves that Nidhogg makes in the whole saga. */
export function stepsInAll({ box }: Pick<OpenBoard, 'box'>): number {
  return box.saga.pages.reduce((sum, { spaces }) => sum + spaces.length, 0);
}
