/** Chooses the answers for a short menu, best first, if there are too many for one menu. */

import { enumerate } from '../../../../core/requests/answer.ts';
import type { Alternative, Values } from '../../../../core/requests/request.ts';
import { amountOrZero, named, namedOrUndefined } from '../../../../core/requests/values.ts';
import { foesInReach } from '../../actions/fighting.ts';
import { GODS, WORLDS } from '../../box/components.ts';
import { active, godsOnTree, worldOf } from '../../facts/gods.ts';
import { enemiesIn } from '../../facts/tree.ts';
import { chanceToDie, lossesOf } from '../../odds/dangers.ts';
import { isRavagedAgainAtOnce } from '../../odds/ravaging.ts';
import { expectedLoss } from '../../odds/save-roll.ts';
import type { ChroniclesView } from '../../state/view.ts';

/** One line less than a menu can hold, to leave room for "something else". */
const MOST = 24;
/** A limit far above the number of answers that any alternative has. */
const ALL = 20_000;

/** The value that people give to these things, in one common unit. */
const LIFE = 5;
const HERO = 1.5;
const ELF = 2;
const VANIR_DIE = 1.4;
const GAME = 1000;

export function shortlistOf(alternative: Alternative, view: ChroniclesView): readonly Values[] {
  const all = everyAnswer(alternative);
  switch (alternative.verb) {
    case 'fight':
    case 'asgard':
    case 'niflheim':
    case 'muspellheim':
      return cheapestFirst(all, alternative, view).slice(0, placesFor(alternative, view));
    case 'alfheim':
    case 'vanaheim':
    case 'midgard':
    case 'give':
    case 'bear':
      return all.toReversed().slice(0, MOST);
    case 'move-god':
      return towardsEnemies(all, view).slice(0, MOST);
    default:
      return all.slice(0, placesFor(alternative, view));
  }
}

function everyAnswer(alternative: Alternative): readonly Values[] {
  const request = { key: '', turn: 0, about: '', seats: [], alternatives: [alternative] };
  return enumerate(request, ALL).map(({ values }) => values);
}

/**
 * The number of menu lines for an alternative: the lines are divided among the foes in reach, or among the gods that could be
 * moved or helped.
 */
function placesFor({ verb, id }: Alternative, view: ChroniclesView): number {
  const isOneOfMany = id !== verb;
  const sharing = verb === 'fight' ? foesInReach(view).length : isOneOfMany ? godsOnTree(view).length : 1;
  return Math.max(1, Math.floor((MOST + 1 - sharing) / sharing));
}

function cheapestFirst(
  answers: readonly Values[],
  alternative: Alternative,
  view: ChroniclesView,
): readonly Values[] {
  const priced = answers.map((values) => ({
    values,
    cost: costOf(values, alternative, view) - gainOf(values, view),
  }));
  return priced.sort((one, other) => one.cost - other.cost).map(({ values }) => values);
}

/** The cost of an answer: the average loss of Life, the Elves to give, the help sent, and the chance to lose the game. */
function costOf(values: Values, alternative: Alternative, view: ChroniclesView): number {
  const lost = expectedLoss(lossesOf(view, alternative, values));
  const elves = expectedLoss(lossesOf(view, alternative, values, 0)) - lost;
  const sent = amountOrZero(values, 'heroes') * HERO + amountOrZero(values, 'dice') * VANIR_DIE;
  return lost * LIFE + elves * ELF + sent + chanceToDie(view, alternative, values) * GAME;
}

/**
 * The gain of an answer, apart from its cost: the value of the pieces sent back. It's far below 0 if a World is healed in vain.
 */
function gainOf(values: Values, view: ChroniclesView): number {
  const sentBack = amountOrZero(values, 'anonymous') + amountOrZero(values, 'fire-giants');
  const world = namedOrUndefined(values, 'world', WORLDS);
  const isVain = world !== undefined && isRavagedAgainAtOnce(view, world);
  return sentBack * LIFE - (isVain ? GAME : 0);
}

/** Orders the answers: Worlds with the most enemies first, the current god before the others. Staying put comes last. */
function towardsEnemies(answers: readonly Values[], view: ChroniclesView): readonly Values[] {
  const { god: own } = active(view);
  const rank = (values: Values) => {
    const god = named(values, 'god', GODS);
    const world = named(values, 'world', WORLDS);
    const isStaying = worldOf(view, god) === world;
    return Number(isStaying) * GAME - enemiesIn(view, world).length * 2 - Number(god === own);
  };
  return [...answers].sort((one, other) => rank(one) - rank(other));
}
