/** Chooses the order of the gods and their places: a computer player's judgement about several gods together. */
import type { Request } from '../../../core/requests/request.ts';
import { type SeatIndex, seatIndex } from '../../../core/seat.ts';
import type { GodName, Rotation, World } from '../box/components.ts';
import { turnedBy } from '../box/tree.ts';
import { godsOnTree } from '../facts/gods.ts';
import { waysToMove } from '../facts/moving.ts';
import { beginningOf, turnToCome, type Waiting, waiting } from '../facts/rounds.ts';
import { patienceOf } from './help.ts';
import { chanceOfCard, type Outlook, outlookOf } from './outlook.ts';
import { type Site, sitesOf } from './sites.ts';
import { bestPlan, bestPlanIn, contextOf } from './utility.ts';

/** The outlook at the beginning of the turn of the god in that seat. */
function atTurnOf(outlook: Outlook, seat: SeatIndex): Outlook {
  const { view, weights, waking, defeats } = outlook;
  const turn = { ...turnToCome(view.turn.number), seat };
  return { view: { ...view, turn }, weights, waking, defeats };
}

function utilityOfTurn(outlook: Outlook, sites: readonly Site[], seat: SeatIndex): number {
  const asIf = atTurnOf(outlook, seat);
  const held = asIf.view.seats[seat];
  if (held === undefined) throw new RangeError(`no seat ${seat}`);
  return bestPlan(contextOf(asIf, sites), [held.world, ...waysToMove(asIf.view)]).utility;
}

/** The advantage if the god plays next: the value of its options, minus the advantage if it plays late. */
function readiness(outlook: Outlook, sites: readonly Site[], { seat }: Waiting): number {
  const { view, weights } = outlook;
  const held = view.seats[seat];
  if (held === undefined) throw new RangeError(`no seat ${seat}`);
  const bitten = view.wheel.fenrir === null ? 0 : chanceOfCard(held, 'fenrir', 'wheel');
  return weights.eager * utilityOfTurn(outlook, sites, seat) * (1 - bitten) - patienceOf(outlook, held);
}

/** The answers to the question of who plays next, as ids, the best god first. */
export function byReadiness({ alternatives }: Request, outlook: Outlook): readonly string[] {
  const sites = sitesOf(outlook);
  return waiting(outlook.view)
    .filter(({ god }) => alternatives.some(({ id }) => id === beginningOf(god)))
    .map((each) => ({ id: beginningOf(each.god), utility: readiness(outlook, sites, each) }))
    .sort((one, other) => other.utility - one.utility)
    .map(({ id }) => id);
}

export interface Transfer {
  readonly god: GodName;
  readonly world: World;
  readonly utility: number;
}

/** Finds the value of having the god in a World. What's the same for all Worlds is found only once. */
function valueOfPlaces(outlook: Outlook, god: GodName): (world: World) => number {
  const { view, weights } = outlook;
  const seat = view.seats.findIndex((each) => each.god === god);
  if (seat < 0)
    return (world) => weights.besideSupport * view.seats.filter((each) => each.world === world).length;
  const context = contextOf(atTurnOf(outlook, seatIndex(seat)));
  return (world) => bestPlanIn(context, world).utility;
}

/** The best place for a god, with the value gained by going there. */
export function bestTransfer(outlook: Outlook, god: GodName, worlds: readonly World[]): Transfer {
  const from = godsOnTree(outlook.view).find((each) => each.god === god)?.world;
  const valueIn = valueOfPlaces(outlook, god);
  const best = bestOf(
    worlds.map((world) => ({ god, world, utility: valueIn(world) })),
    ({ utility }) => utility,
  );
  return from === undefined ? best : { ...best, utility: best.utility - valueIn(from) };
}

/** Of these numbers of turns of the middle level, the one that gives the best options to the gods that still have to play. */
export function bestTurning(
  outlook: Outlook,
  times: readonly number[],
): { readonly times: number; readonly utility: number } {
  const utilityOf = (each: number) => utilityAt(outlook, turnedBy(outlook.view.rotation, each));
  const best = bestOf(times, utilityOf);
  return { times: best, utility: utilityOf(best) - utilityOf(0) };
}

function utilityAt(outlook: Outlook, rotation: Rotation): number {
  const turned = outlookOf({ ...outlook.view, rotation }, outlook.weights);
  const sites = sitesOf(turned);
  return waiting(turned.view).reduce((sum, { seat }) => sum + utilityOfTurn(turned, sites, seat), 0);
}

/** The most valuable item, the first if there are several. There must be at least one item. */
export function bestOf<Item>(items: readonly Item[], utility: (item: Item) => number): Item {
  let best: { readonly item: Item; readonly utility: number } | null = null;
  for (const item of items) {
    const each = utility(item);
    if (best === null || each > best.utility) best = { item, utility: each };
  }
  if (best === null) throw new RangeError('nothing to choose from');
  return best.item;
}
