/**
 * A computer player with rules of thumb: it takes the action with the highest value now, by its weights, and gathers help if
 * nothing is urgent.
 */

import type { Policy } from '../../../core/policy.ts';
import { sample } from '../../../core/requests/answer.ts';
import type { Alternative, Request, Value } from '../../../core/requests/request.ts';
import { asListOf } from '../../../core/typed/one-of.ts';
import { fightAgainst } from '../actions/fighting.ts';
import {
  CREATURES,
  ENEMIES,
  FOES,
  type Foe,
  GODS,
  type GodName,
  IOTUNNS,
  WORLDS,
  type World,
} from '../box/components.ts';
import { active } from '../facts/gods.ts';
import { waysToMove } from '../facts/moving.ts';
import type { Question } from '../state/state.ts';
import type { ChroniclesView } from '../state/view.ts';
import { SPOILS } from '../turn/question-rules.ts';
import { DEED } from '../turn/turn-ways.ts';
import { type Answer, withBracing } from './bracing.ts';
import { dangerOfCard, harmOfCard, utilityOfCreature } from './help.ts';
import { bestOf, bestTransfer, bestTurning, byReadiness, type Transfer } from './order.ts';
import { type Outlook, outlookOf, utilityOfDefeat } from './outlook.ts';
import {
  actionIn,
  bestPlan,
  type Context,
  contextOf,
  diceUtility,
  elvesUtility,
  fightWith,
  healedUtility,
  lifeUtility,
  type Plan,
} from './utility.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** The powers used in addition to moving and acting, and the answer that ends the turn. */
const BESIDE = ['call', 'give-life', 'look', 'done'];

const DONE: Answer = { choice: 'done', values: {} };
const NONE: Answer = { choice: 'none', values: {} };

export const sensible: Policy<ChroniclesView> = playerBy(WEIGHTS);

export function playerBy(weights: Weights): Policy<ChroniclesView> {
  return {
    answer(request, view, pick) {
      const chosen = chosenFor(request, view, weights);
      return chosen === null ? sample(request, pick) : { request: request.key, ...chosen };
    },
  };
}

/** The best answer; null if all answers are equally good. */
function chosenFor(request: Request, view: ChroniclesView, weights: Weights): Answer | null {
  const { question } = view;
  switch (question?.about) {
    case undefined:
      return null;
    case 'turn-end':
      return DONE;
    case 'elves':
    case 'support-life':
      return most(request);
    default:
      return question === null ? null : weighed(question, request, outlookOf(view, weights));
  }
}

function weighed(question: Question, request: Request, outlook: Outlook): Answer | null {
  const { view } = outlook;
  switch (question.about) {
    case 'order': {
      const [choice] = byReadiness(request, outlook);
      return choice === undefined ? null : { choice, values: {} };
    }
    case 'turn':
      return turnAnswer(request, outlook);
    case 'own-card': {
      const self = active(view);
      const isWorse = harmOfCard(outlook, self, 'wheel') > harmOfCard(outlook, self, 'deck');
      return { choice: isWorse ? 'change' : 'keep', values: {} };
    }
    case 'spoils':
      return only(request, SPOILS, (spoil) =>
        spoil === 'elf' ? elvesUtility(outlook, 1) : diceUtility(outlook, 1),
      );
    case 'place-god':
      return { choice: 'place', values: { world: bestTransfer(outlook, question.god, WORLDS).world } };
    case 'runes':
      return runeUsed(request, outlook);
    case 'world-action':
      return actionNow(request, contextOf(outlook), question.world);
    case 'creature':
      return only(request, CREATURES, (creature) => utilityOfCreature(outlook, creature));
    case 'move-gods':
      return oneMoved(request, outlook);
    case 'put-under': {
      const under = view.seats.filter(
        (seat) => seat.deck.length > 0 && harmOfCard(outlook, seat, 'deck') > 0,
      );
      return { choice: 'put-under', values: { gods: under.map(({ god }) => god) } };
    }
    case 'god-regains':
      return only(request, GODS, (god) => lifeUtility(outlook, lifeOf(view, god), question.life));
    case 'turn-tree':
      return { choice: 'turn', values: { times: bestTurning(outlook, [0, 1, 2]).times } };
    case 'fight':
      return fightNow(request, contextOf(outlook), question.prevented);
    case 'iotunn-back':
      return only(request, IOTUNNS, (iotunn) => utilityOfDefeat(outlook, iotunn));
    case 'card-back':
      return only(request, ENEMIES, (enemy) => dangerOfCard(outlook, enemy));
    case 'heal':
      return only(request, WORLDS, (world) => healedUtility(outlook, world));
    default:
      return null;
  }
}

function lifeOf({ seats }: ChroniclesView, god: GodName): number {
  return seats.find((seat) => seat.god === god)?.life ?? 0;
}

/**
 * The answer to a request with only one alternative: its first field gets the best value. Null if that field isn't a choice of
 * one item.
 */
function only<Name extends string>(
  request: Request,
  names: readonly Name[],
  utility: (name: Name) => number,
): Answer | null {
  const [way] = request.alternatives;
  const [named] = Object.entries(way?.fields ?? {});
  if (way === undefined || named === undefined || named[1].kind !== 'one') return null;
  return { choice: way.id, values: { [named[0]]: bestOf(asListOf(names, named[1].of), utility) } };
}

function most({ alternatives: [way] }: Request): Answer | null {
  if (way === undefined) return null;
  const values: Record<string, Value> = {};
  for (const [name, field] of Object.entries(way.fields))
    values[name] = field.kind === 'number' ? field.to : 0;
  return { choice: way.id, values };
}

export function optionsOf<Name extends string>(
  way: Alternative | undefined,
  name: string,
  names: readonly Name[],
): readonly Name[] {
  const field = way?.fields[name];
  return field?.kind === 'one' ? asListOf(names, field.of) : [];
}

/** The answer during a turn. Looking at a card costs nothing, so it comes first. */
function turnAnswer(request: Request, outlook: Outlook): Answer {
  if (request.alternatives.some(({ id }) => id === 'look')) return { choice: 'look', values: {} };
  return gift(request, outlook) ?? turnMove(request, contextOf(outlook));
}

function turnMove(request: Request, context: Context): Answer {
  const { view } = context;
  const here = active(view).world;
  const canMove = request.alternatives.some(({ id }) => id === 'move');
  const plan = bestPlan(context, canMove ? [here, ...waysToMove(view)] : [here]);
  if (plan.world !== here) return { choice: 'move', values: { world: plan.world } };
  const way = request.alternatives.find((each) => isMeant(each, plan));
  return way === undefined ? DONE : withBracing(way, plan.bracing, plan.named);
}

function isMeant({ id }: Alternative, { acts, foe, world, isDeed }: Plan): boolean {
  if (foe !== null) return id === fightAgainst(foe);
  if (isDeed) return id === DEED;
  return acts && (id === world || id === 'heal');
}

/** The gift of a Life point to a god in need; null if no god needs one. */
function gift(request: Request, { view, weights }: Outlook): Answer | null {
  const gifts = request.alternatives.filter(({ verb }) => verb === 'give-life');
  if (gifts.length === 0 || active(view).life <= weights.enoughToGive) return null;
  const way = gifts.find(({ id }) =>
    GODS.some((god) => id === `give-life:${god}` && lifeOf(view, god) < weights.inNeed),
  );
  return way === undefined ? null : { choice: way.id, values: { life: 1 } };
}

/** The verbs worth using before the turn ends: the one that this player would use now, then those of other moves and actions. */
export function isUseful(request: Request, view: ChroniclesView): readonly string[] {
  const { choice } = turnAnswer(request, outlookOf(view, WEIGHTS));
  const first = request.alternatives.find(({ id }) => id === choice)?.verb;
  if (first === undefined || first === 'done') return [];
  const others = request.alternatives.map(({ verb }) => verb).filter((verb) => !BESIDE.includes(verb));
  return [...new Set([first, ...others])];
}

/** The answer that uses the rune with the highest value. The other runes follow later. */
function runeUsed(request: Request, outlook: Outlook): Answer {
  const ideas = request.alternatives.flatMap((way) => runeIdeas(way, outlook));
  const best = bestOf([{ utility: 0, answer: NONE }, ...ideas], ({ utility }) => utility);
  return best.answer;
}

interface RuneIdea {
  readonly utility: number;
  readonly answer: Answer;
}

function runeIdeas(way: Alternative, outlook: Outlook): readonly RuneIdea[] {
  const { view } = outlook;
  const idea = (utility: number, values: Answer['values']) => [
    { utility, answer: { choice: way.id, values } },
  ];
  switch (way.id) {
    case 'regain-life':
      return idea(lifeUtility(outlook, active(view).life, 1), {});
    case 'world-action': {
      const context = contextOf(outlook);
      const utility = (world: World) => actionIn(context, world, 'normal')?.utility ?? 0;
      const world = bestOf(optionsOf(way, 'world', WORLDS), utility);
      return idea(utility(world), { world });
    }
    case 'move-god': {
      const best = bestMove(
        optionsOf(way, 'god', GODS).map((god) => bestTransfer(outlook, god, optionsOf(way, 'world', WORLDS))),
      );
      return idea(best.utility, { god: best.god, world: best.world });
    }
    case 'turn-tree': {
      const { times, utility } = bestTurning(outlook, [1, 2]);
      return idea(utility, { times });
    }
    default:
      return [];
  }
}

function bestMove(transfers: readonly Transfer[]): Transfer {
  return bestOf(transfers, ({ utility }) => utility);
}

function oneMoved(request: Request, outlook: Outlook): Answer {
  const ways = request.alternatives.filter(({ verb }) => verb === 'move');
  if (ways.length === 0) return NONE;
  const transfers = ways.flatMap((way) => {
    const god = GODS.find((each) => way.id === `move:${each}`);
    return god === undefined ? [] : [bestTransfer(outlook, god, optionsOf(way, 'world', WORLDS))];
  });
  const { god, world, utility } = bestMove(transfers);
  return utility > 0 ? { choice: `move:${god}`, values: { world } } : NONE;
}

function actionNow({ alternatives: [way] }: Request, context: Context, world: World): Answer | null {
  const act = actionIn(context, world, 'normal');
  return way === undefined || act === null ? null : withBracing(way, act.bracing, act.named);
}

function fightNow(request: Request, context: Context, prevented: number): Answer | null {
  const { world } = active(context.view);
  const fights = request.alternatives.flatMap((way) => {
    const foe: Foe | undefined = FOES.find((each) => way.id === fightAgainst(each));
    return foe === undefined ? [] : [{ way, ...fightWith(context, foe, prevented, world) }];
  });
  const best = bestOf([null, ...fights], (fight) => fight?.utility ?? 0);
  return best === null ? NONE : withBracing(best.way, best.bracing);
}
