/**
 * A good computer player that decides by rules of thumb: it collects artifacts, gathers souls, and throws back the most dangerous
 * enemy. It sees only the view.
 */

import type { Policy } from '../../../core/policy.ts';
import { type Pick, sample } from '../../../core/requests/answer.ts';
import type { Action, Request, Values } from '../../../core/requests/request.ts';
import type { Enemy } from '../box/components.ts';
import { ENEMIES, GIANTS, ISLANDS, SEA } from '../box/components.ts';
import { actionsLeft, activeGod } from '../facts/powers.ts';
import type { Fight, QuestionAbout } from '../state/state.ts';
import type { YggdrasilView } from '../state/view.ts';
import { ideasOf, optionsOf } from './ideas.ts';
import { type Position, positionOf, reliefFrom } from './position.ts';
import { best, costs, giantUtility, islandUtility, richness, victoryOver } from './utility.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** The order of actions in a turn. Fighting comes last, to use everything that the other actions gained. */
const ORDER = [
  'calm',
  'leave-trance',
  'nidavellir',
  'niflheim',
  'alfheim',
  'midgard',
  'vanaheim',
  'muspellheim',
  'helheim',
  'jotunheim',
  'asgard',
];

export const sensible: Policy<YggdrasilView> = playerBy(WEIGHTS);

export function playerBy(weights: Weights): Policy<YggdrasilView> {
  return {
    answer(request, view, pick) {
      // The end of each turn is a question too, but its only answer needs no thought.
      if (view.question?.about === 'turn-end') return sample(request, pick);
      return answer(request, positionOf(view, weights), pick);
    },
  };
}

function answer(request: Request, position: Position, pick: Pick): Action {
  const { view, relief } = position;
  const { question } = view;
  if (question === null) throw new Error('nobody is asked');
  switch (question.about) {
    case 'turn':
      return bestMove(request, position);
    case 'elves':
    case 'vikings-and-elves':
      return whatWins(request, question.fight, position);
    case 'odin-cards': {
      const card = best(question.cards, (each) => reliefFrom(position, each));
      return only(request, { card: card ?? question.cards[0], other: 'bottom' });
    }
    case 'nidhogg-drag':
      return pickOne(request, 'enemy', ENEMIES, (enemy) => relief(enemy, -1));
    case 'enemy-back':
      return pickOne(request, 'enemy', ENEMIES, (enemy) => relief(enemy, 1));
    case 'throw-back':
      return thrownBack(request, question, position);
    case 'reorder':
      return only(request, {
        cards: question.cards.toSorted((a, b) => reliefFrom(position, b) - reliefFrom(position, a)),
      });
    case 'tyr-colour':
      return pickOne(request, 'island', ISLANDS, (island) => -islandUtility(position, island));
    case 'valkyries':
      return pickOne(request, 'island', SEA, (island) => richness(view, island));
    case 'pile-giant':
    case 'odin-giant':
      return pickOne(request, 'giant', GIANTS, (giant) => giantUtility(position, giant));
    case 'sigel':
      return only(request, { shares: evenShares(view, question.vikings) });
    default:
      return sample(request, pick);
  }
}

/** The answer to a question with a single alternative. */
function only(request: Request, values: Values): Action {
  return { request: request.key, choice: request.alternatives[0]?.id ?? '', values };
}

function pickOne<Name extends string>(
  request: Request,
  field: string,
  names: readonly Name[],
  utility: (option: Name) => number,
): Action {
  const option = best(optionsOf(request.alternatives[0]?.fields[field], names), utility);
  return only(request, { [field]: option ?? '' });
}

/** The enemies whose retreat brings the most relief, each judged on its own. */
function thrownBack(
  request: Request,
  { among, count, spaces }: QuestionAbout<'throw-back'>,
  { relief }: Position,
): Action {
  const utility = (enemy: Enemy) => relief(enemy, spaces);
  if (count === 1) return pickOne(request, 'enemy', ENEMIES, utility);
  return only(request, { enemies: among.toSorted((a, b) => utility(b) - utility(a)).slice(0, count) });
}

export function evenShares({ seats }: YggdrasilView, vikings: number): { readonly [god: string]: number } {
  const each = Math.floor(vikings / seats.length);
  return Object.fromEntries(seats.map(({ god }, at) => [god, each + (at < vikings % seats.length ? 1 : 0)]));
}

/** Gives exactly as much help as victory needs, and nothing if victory is out of reach or not worth it. */
function whatWins(request: Request, { foe, force, strength }: Fight, position: Position): Action {
  const fields = request.alternatives[0]?.fields ?? {};
  const most = (field: string) => (fields[field]?.kind === 'number' ? fields[field].to : 0);
  const missing = Math.max(0, force - strength);
  const vikings = Math.min(missing, most('vikings'));
  const elves = missing - vikings;
  const cost = costs(position, activeGod(position.view));
  const paysOff = vikings * cost.vikings + elves * cost.elves < victoryOver(position, foe);
  const given = elves <= most('elves') && paysOff ? { vikings, elves } : { vikings: 0, elves: 0 };
  return only(request, 'vikings' in fields ? given : { elves: given.elves });
}

/**
 * The move to make. The candidates are the best ideas, one for each action left; the one that comes first in `ORDER` is played.
 */
function bestMove(request: Request, position: Position): Action {
  const chosen = ideasOf(request, position, actionsLeft(position.view));
  const first = best(chosen, ({ alternative }) => -ORDER.indexOf(alternative.verb));
  if (first === undefined) return { request: request.key, choice: 'done', values: {} };
  return { request: request.key, choice: first.alternative.id, values: first.values };
}
