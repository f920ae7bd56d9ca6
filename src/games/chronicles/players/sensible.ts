/** A player with rules of thumb: it throws back what is most dangerous, if it can afford it, and else gathers help. */

import type { Policy } from '../../../core/policy.ts';
import { type Pick, sample } from '../../../core/requests/answer.ts';
import type { Action, Alternative, Request, Value } from '../../../core/requests/request.ts';
import type { Enemy, Foe, GodName, Iotunn, World } from '../components.ts';
import { strengthOf } from '../gods/fighting.ts';
import { active, atTurnOf, standingIn } from '../gods/gods.ts';
import { preventedInFight } from '../powers/powers.ts';
import type { Question } from '../state.ts';
import { waysToMove } from '../tree/moving.ts';
import type { ChroniclesView } from '../view.ts';
import { beginningOf, waiting } from '../wheel/rounds.ts';
import { risksIn, tierHere } from '../worlds/actions.ts';
import { type Answer, withBracing } from './bracing.ts';
import { dangerOf, ownCardWakesAnEnemy, topCardWakesAnEnemy, worthOfCreature } from './help.ts';
import { bestPlan, urgencyOf, worthOfAction, worthOfFight } from './worth.ts';

/** Life points of Frigg, and of whoever she gives to. */
const ENOUGH_TO_GIVE = 4;
const IN_NEED = 3;

/** Powers that are used beside moving and acting, and the end of the turn. */
const BESIDE = ['call', 'give-life', 'look', 'done'];

export const sensible: Policy<ChroniclesView> = { answer };

function answer(request: Request, view: ChroniclesView, pick: Pick): Action {
  const { question } = view;
  const chosen = question === null ? null : chosenFor(question, request, view);
  return chosen === null ? sample(request, pick) : { request: request.key, ...chosen };
}

/** Null where any answer is as good as another. */
function chosenFor(question: Question, request: Request, view: ChroniclesView): Answer | null {
  switch (question.about) {
    case 'order':
      return { choice: beginningOf(whoGoesNext(view)), values: {} };
    case 'turn':
      return onTurn(request, view);
    case 'own-card':
      return { choice: ownCardWakesAnEnemy(view, active(view).god) ? 'change' : 'keep', values: {} };
    case 'elves':
    case 'support-life':
      return most(request);
    case 'place-god':
      return {
        choice: 'place',
        values: { world: question.god === active(view).god ? bestWorld(view) : active(view).world },
      };
    case 'runes':
      return runes(request, view);
    case 'world-action':
      return withBracing(view, request.alternatives[0], 0);
    case 'creature':
      return {
        choice: 'choose',
        values: { creature: bestOf(question.creatures, (creature) => worthOfCreature(view, creature)) },
      };
    case 'move-gods':
      return { choice: 'none', values: {} };
    case 'put-under':
      return {
        choice: 'put-under',
        values: {
          gods: view.seats
            .filter(({ deck }) => deck.length > 0)
            .map(({ god }) => god)
            .filter((god) => topCardWakesAnEnemy(view, god)),
        },
      };
    case 'god-regains':
      return only(request, (god) => -(view.seats.find((seat) => seat.god === god)?.life ?? 0));
    case 'turn-tree':
      return { choice: 'turn', values: { times: 0 } };
    case 'fight':
      return fightNow(request, view, question.prevented);
    case 'iotunn-back':
      return only(request, (iotunn) => urgencyOf(view, iotunn as Iotunn));
    case 'card-back':
      return only(request, (enemy) => dangerOf(view, enemy as Enemy));
    default:
      return null;
  }
}

function bestOf<Item>(items: readonly Item[], worth: (item: Item) => number): Item {
  const [first, ...others] = items;
  if (first === undefined) throw new RangeError('nothing to choose from');
  return others.reduce((best, item) => (worth(item) > worth(best) ? item : best), first);
}

/** The best value of the only field of the only way to answer. */
function only(request: Request, worth: (name: string) => number): Answer | null {
  const [way] = request.alternatives;
  const [named] = Object.entries(way?.fields ?? {});
  if (way === undefined || named === undefined || named[1].kind !== 'one') return null;
  return { choice: way.id, values: { [named[0]]: bestOf(named[1].of, worth) } };
}

function most({ alternatives: [way] }: Request): Answer | null {
  if (way === undefined) return null;
  const values = Object.entries(way.fields).map(([name, field]): [string, Value] => [
    name,
    field.kind === 'number' ? field.to : 0,
  ]);
  return { choice: way.id, values: Object.fromEntries(values) };
}

/** Whoever has most to do. */
function whoGoesNext(view: ChroniclesView): GodName {
  const next = bestOf(waiting(view), ({ seat }) => {
    const asIf = atTurnOf(view, seat);
    return bestPlan(standingIn(asIf, bestWorld(asIf))).worth;
  });
  return next.god;
}

/** Where the god on turn should stand, of where it is and where it can go. */
function bestWorld(view: ChroniclesView): World {
  const worlds = view.turn.hasMoved ? [] : waysToMove(view);
  return bestOf([active(view).world, ...worlds], (world) => bestPlan(standingIn(view, world)).worth);
}

function onTurn(request: Request, view: ChroniclesView): Answer {
  const gift = request.alternatives.find(({ verb }) => verb === 'give-life');
  if (gift !== undefined && active(view).life > ENOUGH_TO_GIVE && giftIsNeeded(view, gift))
    return { choice: gift.id, values: { life: 1 } };
  const canMove = request.alternatives.some(({ id }) => id === 'move');
  const world = canMove ? bestWorld(view) : active(view).world;
  if (world !== active(view).world) return { choice: 'move', values: { world } };
  const { foe } = bestPlan(view);
  const risks =
    foe === null
      ? risksIn(view, active(view).world, tierHere(view))
      : strengthOf(view, foe) - preventedInFight(view, foe);
  const ways = request.alternatives;
  const act = ways.find(({ id }) =>
    foe === null ? id === 'heal' || id === active(view).world : id === `fight:${foe}`,
  );
  const isWorthwhile = foe !== null || worthOfAction(view, world, tierHere(view)) > 0;
  return (isWorthwhile ? withBracing(view, act, risks) : null) ?? { choice: 'done', values: {} };
}

/** What is worth doing before the turn is ended: what this player would do first, then the other ways to move and act. */
export function worthDoing(request: Request, view: ChroniclesView): readonly string[] {
  const { choice } = onTurn(request, view);
  const first = request.alternatives.find(({ id }) => id === choice)?.verb;
  if (first === undefined || first === 'done') return [];
  const others = request.alternatives.map(({ verb }) => verb).filter((verb) => !BESIDE.includes(verb));
  return [...new Set([first, ...others])];
}

function giftIsNeeded(view: ChroniclesView, { id }: Alternative): boolean {
  return view.seats.some(({ god, life }) => id === `give-life:${god}` && life < IN_NEED);
}

function runes(request: Request, view: ChroniclesView): Answer | null {
  const act = request.alternatives.find(({ id }) => id === 'world-action');
  if (request.alternatives.some(({ id }) => id === 'regain-life'))
    return { choice: 'regain-life', values: {} };
  const field = act?.fields['world'];
  if (field?.kind === 'one') {
    const world = bestOf(field.of, (each) => worthOfAction(view, each as World, 'normal'));
    if (worthOfAction(view, world as World, 'normal') > 0)
      return { choice: 'world-action', values: { world } };
  }
  return { choice: 'none', values: {} };
}

function fightNow(request: Request, view: ChroniclesView, prevented: number): Answer | null {
  const worthOf = ({ id }: Alternative) =>
    id === 'none' ? 0 : worthOfFight(view, id.slice('fight:'.length) as Foe, prevented);
  const best = bestOf(request.alternatives, worthOf);
  if (best.id === 'none') return { choice: 'none', values: {} };
  const foe = best.id.slice('fight:'.length) as Foe;
  return withBracing(view, best, strengthOf(view, foe) - prevented - preventedInFight(view, foe));
}
