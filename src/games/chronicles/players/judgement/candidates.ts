/** Lists the answers that are worth comparing by a search, the likely best first. */

import { enumerate } from '../../../../core/requests/answer.ts';
import type { Action, Alternative, Request } from '../../../../core/requests/request.ts';
import { asOneOf } from '../../../../core/typed/one-of.ts';
import { fightAgainst } from '../../actions/fighting.ts';
import { FOES, GODS, WORLDS } from '../../box/components.ts';
import { active } from '../../facts/gods.ts';
import { tierHere } from '../../facts/tiers.ts';
import type { ChroniclesView } from '../../state/view.ts';
import { DEED } from '../../turn/turn-ways.ts';
import { type Answer, type Bracing, withBracing } from '../bracing.ts';
import { bestTransfer, byReadiness } from '../order.ts';
import { type Outlook, outlookOf } from '../outlook.ts';
import { optionsOf } from '../sensible.ts';
import { utilityOfDeed } from '../task.ts';
import { actionIn, type Context, contextOf, fightWith, nearness, planAfterMoving } from '../utility.ts';
import { WEIGHTS } from '../weights.ts';

export function candidates(request: Request, view: ChroniclesView, most: number): readonly Action[] {
  const answers = answersTo(request, view);
  if (answers === null) return enumerate(request, most);
  return answers.slice(0, most).map((answer) => ({ request: request.key, ...answer }));
}

/** The answers to a request; null if every allowed answer is equally likely to be the best. */
function answersTo(request: Request, view: ChroniclesView): readonly Answer[] | null {
  const outlook = outlookOf(view, WEIGHTS);
  switch (view.question?.about) {
    case 'order':
      return byReadiness(request, outlook).map((choice) => ({ choice, values: {} }));
    case 'turn':
      return inATurn(request, outlook);
    default:
      return null;
  }
}

interface Idea {
  readonly answer: Answer;
  readonly utility: number;
}

function inATurn(request: Request, outlook: Outlook): readonly Answer[] {
  const context = contextOf(outlook);
  const ideas = request.alternatives.flatMap((way) => ideasFor(way, context));
  return ideas.toSorted((one, other) => other.utility - one.utility).map(({ answer }) => answer);
}

function ideasFor(way: Alternative, context: Context): readonly Idea[] {
  const { view } = context;
  const here = active(view).world;
  switch (way.verb) {
    case 'move':
      return optionsOf(way, 'world', WORLDS).map((world) => ({
        answer: { choice: way.id, values: { world } },
        utility: planAfterMoving(context, world).utility,
      }));
    case 'fight': {
      const foe = FOES.find((each) => way.id === fightAgainst(each));
      return foe === undefined ? [] : braced(way, fightWith(context, foe, 0, here));
    }
    case DEED:
      return [
        { answer: { choice: way.id, values: {} }, utility: utilityOfDeed(view, context.weights, here) ?? 0 },
      ];
    case 'call': {
      const { god, world, utility } = bestTransfer(
        context,
        asOneOf(GODS, way.id.slice('call:'.length)),
        optionsOf(way, 'world', WORLDS),
      );
      return [{ answer: { choice: `call:${god}`, values: { world } }, utility }];
    }
    case 'give-life':
      return [{ answer: { choice: way.id, values: { life: 1 } }, utility: 0 }];
    case 'look':
      return [{ answer: { choice: way.id, values: {} }, utility: Number.POSITIVE_INFINITY }];
    case 'done':
      return [{ answer: { choice: way.id, values: {} }, utility: nearness(context, here) }];
    default: {
      const act = actionIn(context, here, tierHere(view));
      return act === null ? [] : braced(way, act);
    }
  }
}

/**
 * If help other than the best is tried for an action, that variant ranks this much lower, below other actions that seem about as
 * good.
 */
const LESS_LIKELY = 1;

interface Rated {
  readonly utility: number;
  readonly bracing: Bracing;
  readonly named?: string | undefined;
}

/** An action with the help that seems best, and with one Hero or one die more or fewer. */
function braced(way: Alternative, { utility, bracing, named }: Rated): readonly Idea[] {
  const { heroes, dice } = bracing;
  const others: readonly Bracing[] = [
    { ...bracing, heroes: heroes - 1 },
    { ...bracing, heroes: heroes + 1 },
    { ...bracing, dice: dice - 1 },
    { ...bracing, dice: dice + 1 },
  ];
  const allowed = others.filter(
    (each) => canSend(way, 'heroes', each.heroes) && canSend(way, 'dice', each.dice),
  );
  return [
    { answer: withBracing(way, bracing, named), utility },
    ...allowed.map((each) => ({ answer: withBracing(way, each, named), utility: utility - LESS_LIKELY })),
  ];
}

/** Whether that amount of help can be sent. A field that starts at 1 is for an amount taken, never for help. */
function canSend({ fields }: Alternative, name: 'heroes' | 'dice', amount: number): boolean {
  const field = fields[name];
  if (field?.kind !== 'number' || field.from > 0) return amount === 0;
  return amount >= field.from && amount <= field.to;
}
