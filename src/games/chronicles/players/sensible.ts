/** A computer player with rules of thumb: it does what is worth most now, by its weights, and gathers help where nothing presses. */

import type { Policy } from '../../../core/policy.ts';
import { sample } from '../../../core/requests/answer.ts';
import type { Alternative, Request, Value } from '../../../core/requests/request.ts';
import { asListOf } from '../../../core/typed/one-of.ts';
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
import { dangerOfCard, harmOfCard, worthOfCreature } from './help.ts';
import { bestOf, bestTransfer, bestTurning, byReadiness, type Transfer } from './order.ts';
import { type Outlook, outlookOf, worthOfDefeat } from './outlook.ts';
import { WEIGHTS, type Weights } from './weights.ts';
import {
  actionIn,
  bestPlan,
  diceWorth,
  elvesWorth,
  fightWith,
  healedWorth,
  lifeWorth,
  type Plan,
  type Standing,
  standingOf,
} from './worth.ts';

/** Powers that are used beside moving and acting, and the end of the turn. */
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

/** Null where any answer is as good as another. */
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
      return onTurn(request, outlook);
    case 'own-card': {
      const self = active(view);
      const isWorse = harmOfCard(outlook, self, 'wheel') > harmOfCard(outlook, self, 'deck');
      return { choice: isWorse ? 'change' : 'keep', values: {} };
    }
    case 'spoils':
      return only(request, SPOILS, (spoil) =>
        spoil === 'elf' ? elvesWorth(outlook, 1) : diceWorth(outlook, 1),
      );
    case 'place-god':
      return { choice: 'place', values: { world: bestTransfer(outlook, question.god, WORLDS).world } };
    case 'runes':
      return runeUsed(request, outlook);
    case 'world-action':
      return actionNow(request, standingOf(outlook), question.world);
    case 'creature': {
      const standing = standingOf(outlook);
      return only(request, CREATURES, (creature) => worthOfCreature(standing, creature));
    }
    case 'move-gods':
      return oneMoved(request, outlook);
    case 'put-under': {
      const under = view.seats.filter(
        (seat) => seat.deck.length > 0 && harmOfCard(outlook, seat, 'deck') > 0,
      );
      return { choice: 'put-under', values: { gods: under.map(({ god }) => god) } };
    }
    case 'god-regains':
      return only(request, GODS, (god) => lifeWorth(outlook, lifeOf(view, god), question.life));
    case 'turn-tree':
      return { choice: 'turn', values: { times: bestTurning(outlook, [0, 1, 2]).times } };
    case 'fight':
      return fightNow(request, standingOf(outlook), question.prevented);
    case 'iotunn-back':
      return only(request, IOTUNNS, (iotunn) => worthOfDefeat(outlook, iotunn));
    case 'card-back':
      return only(request, ENEMIES, (enemy) => dangerOfCard(outlook, enemy));
    case 'heal':
      return only(request, WORLDS, (world) => healedWorth(outlook, world));
    default:
      return null;
  }
}

function lifeOf({ seats }: ChroniclesView, god: GodName): number {
  return seats.find((seat) => seat.god === god)?.life ?? 0;
}

/** The best value of the only field of the only way to answer. */
function only<Name extends string>(
  request: Request,
  names: readonly Name[],
  worth: (name: Name) => number,
): Answer | null {
  const [way] = request.alternatives;
  const [named] = Object.entries(way?.fields ?? {});
  if (way === undefined || named === undefined || named[1].kind !== 'one') return null;
  return { choice: way.id, values: { [named[0]]: bestOf(asListOf(names, named[1].of), worth) } };
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

/** Looking costs nothing, so it comes first. */
function onTurn(request: Request, outlook: Outlook): Answer {
  if (request.alternatives.some(({ id }) => id === 'look')) return { choice: 'look', values: {} };
  return gift(request, outlook) ?? deed(request, standingOf(outlook));
}

function deed(request: Request, standing: Standing): Answer {
  const { view } = standing;
  const here = active(view).world;
  const canMove = request.alternatives.some(({ id }) => id === 'move');
  const plan = bestPlan(standing, canMove ? [here, ...waysToMove(view)] : [here]);
  if (plan.world !== here) return { choice: 'move', values: { world: plan.world } };
  const way = request.alternatives.find((each) => isMeant(each, plan));
  return way === undefined ? DONE : withBracing(way, plan.bracing, plan.named);
}

function isMeant({ id }: Alternative, { acts, foe, world, isDeed }: Plan): boolean {
  if (foe !== null) return id === `fight:${foe}`;
  if (isDeed) return id === DEED;
  return acts && (id === world || id === 'heal');
}

/** One Life point for a god in need. */
function gift(request: Request, { view, weights }: Outlook): Answer | null {
  const gifts = request.alternatives.filter(({ verb }) => verb === 'give-life');
  if (gifts.length === 0 || active(view).life <= weights.enoughToGive) return null;
  const way = gifts.find(({ id }) =>
    GODS.some((god) => id === `give-life:${god}` && lifeOf(view, god) < weights.inNeed),
  );
  return way === undefined ? null : { choice: way.id, values: { life: 1 } };
}

/** The moves worth doing before the turn is ended: what this player would do first, then the other ways to move and act. */
export function worthDoing(request: Request, view: ChroniclesView): readonly string[] {
  const { choice } = onTurn(request, outlookOf(view, WEIGHTS));
  const first = request.alternatives.find(({ id }) => id === choice)?.verb;
  if (first === undefined || first === 'done') return [];
  const others = request.alternatives.map(({ verb }) => verb).filter((verb) => !BESIDE.includes(verb));
  return [...new Set([first, ...others])];
}

/** The rune that brings most, the others after it. */
function runeUsed(request: Request, outlook: Outlook): Answer {
  const ideas = request.alternatives.flatMap((way) => runeIdeas(way, outlook));
  const best = bestOf([{ worth: 0, answer: NONE }, ...ideas], ({ worth }) => worth);
  return best.answer;
}

interface RuneIdea {
  readonly worth: number;
  readonly answer: Answer;
}

function runeIdeas(way: Alternative, outlook: Outlook): readonly RuneIdea[] {
  const { view } = outlook;
  const idea = (worth: number, values: Answer['values']) => [{ worth, answer: { choice: way.id, values } }];
  switch (way.id) {
    case 'regain-life':
      return idea(lifeWorth(outlook, active(view).life, 1), {});
    case 'world-action': {
      const standing = standingOf(outlook);
      const worth = (world: World) => actionIn(standing, world, 'normal')?.worth ?? 0;
      const world = bestOf(optionsOf(way, 'world', WORLDS), worth);
      return idea(worth(world), { world });
    }
    case 'move-god': {
      const best = bestMove(
        optionsOf(way, 'god', GODS).map((god) => bestTransfer(outlook, god, optionsOf(way, 'world', WORLDS))),
      );
      return idea(best.worth, { god: best.god, world: best.world });
    }
    case 'turn-tree': {
      const { times, worth } = bestTurning(outlook, [1, 2]);
      return idea(worth, { times });
    }
    default:
      return [];
  }
}

function bestMove(transfers: readonly Transfer[]): Transfer {
  return bestOf(transfers, ({ worth }) => worth);
}

function oneMoved(request: Request, outlook: Outlook): Answer {
  const ways = request.alternatives.filter(({ verb }) => verb === 'move');
  if (ways.length === 0) return NONE;
  const transfers = ways.flatMap((way) => {
    const god = GODS.find((each) => way.id === `move:${each}`);
    return god === undefined ? [] : [bestTransfer(outlook, god, optionsOf(way, 'world', WORLDS))];
  });
  const { god, world, worth } = bestMove(transfers);
  return worth > 0 ? { choice: `move:${god}`, values: { world } } : NONE;
}

function actionNow({ alternatives: [way] }: Request, standing: Standing, world: World): Answer | null {
  const act = actionIn(standing, world, 'normal');
  return way === undefined || act === null ? null : withBracing(way, act.bracing, act.named);
}

function fightNow(request: Request, standing: Standing, prevented: number): Answer | null {
  const { world } = active(standing.view);
  const fights = request.alternatives.flatMap((way) => {
    const foe: Foe | undefined = FOES.find((each) => way.id === `fight:${each}`);
    return foe === undefined ? [] : [{ way, ...fightWith(standing, foe, prevented, world) }];
  });
  const best = bestOf([null, ...fights], (fight) => fight?.worth ?? 0);
  return best === null ? NONE : withBracing(best.way, best.bracing);
}
