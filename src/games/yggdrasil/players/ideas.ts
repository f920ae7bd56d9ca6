/** Finds the actions that are worthwhile according to the weights of a computer player. */

import type { Alternative, Field, Request, Values } from '../../../core/requests/request.ts';
import { asListOf } from '../../../core/typed/one-of.ts';
import { ENEMIES, ISLANDS, SEA, VANIR_SQUARES } from '../box/components.ts';
import { actionsLeft, activeGod, mayRepeatAWorld } from '../facts/powers.ts';
import { FOES } from '../state/state.ts';
import type { YggdrasilView } from '../state/view.ts';
import { type Position, positionOf } from './position.ts';
import {
  artifactUtility,
  bestFight,
  elfUtility,
  firesPutOutUtility,
  prospectOf,
  searchUtility,
  squareUtility,
  vanirStepUtility,
  vikingsSentUtility,
} from './utility.ts';
import { WEIGHTS } from './weights.ts';

export interface Idea {
  readonly utility: number;
  readonly alternative: Alternative;
  readonly values: Values;
}

/** The value of an action that must come before all others. */
const ABOVE_ALL = 200;

/** All actions with a positive value, in their best form for each target, best first. */
export function allIdeas(request: Request, position: Position): readonly Idea[] {
  const ideas: Idea[] = [];
  for (const alternative of request.alternatives) ideas.push(...ideasFor(alternative, position));
  ideas.push(...borrowings(request, position, ideas));
  return ideas.sort((one, other) => other.utility - one.utility);
}

/** The actions worth taking in a turn, best first. */
export function bestIdeas(request: Request, view: YggdrasilView): readonly Idea[] {
  return ideasOf(request, positionOf(view, WEIGHTS));
}

/** The best idea of each verb, and of one more action in a world if a power allows a repetition. */
export function ideasOf(request: Request, position: Position): readonly Idea[] {
  let again = mayRepeatAWorld(position.view) ? 1 : 0;
  const seen = new Set<string>();
  return allIdeas(request, position).filter(({ alternative: { verb } }) => {
    if (!seen.has(verb)) return seen.add(verb);
    again -= 1;
    return again === 0;
  });
}

/** The ideas of an alternative that have a positive value. */
function ideasFor(alternative: Alternative, position: Position): readonly Idea[] {
  switch (alternative.id) {
    case 'calm':
    case 'leave-trance':
      return plain(alternative, ABOVE_ALL);
    case 'asgard':
      return fights(alternative, 'enemy', position);
    case 'jotunheim':
      return fights(alternative, 'giant', position);
    case 'midgard':
      return each(alternative, 'island', SEA, (island) => searchUtility(position, island));
    case 'nidavellir':
      return each(alternative, 'artifact', ENEMIES, (enemy) => artifactUtility(position, enemy));
    case 'alfheim':
      return plain(alternative, elfUtility(position));
    case 'helheim':
      return each(alternative, 'island', ISLANDS, (island) => vikingsSentUtility(position, island));
    case 'muspellheim':
      return each(alternative, 'island', ISLANDS, (island) => firesPutOutUtility(position, island));
    case 'vanaheim:advance':
      return plain(alternative, vanirStepUtility(position));
    case 'vanaheim:use':
      return each(alternative, 'square', VANIR_SQUARES, (square) => squareUtility(position, square));
    default:
      return [];
  }
}

function plain(alternative: Alternative, utility: number): readonly Idea[] {
  return utility > 0 ? [{ utility, alternative, values: {} }] : [];
}

/** Fills in one field. Written out because computed property names are far slower. */
const FILLED = {
  enemy: (enemy: string, vikings: number | null) => (vikings === null ? { enemy } : { enemy, vikings }),
  giant: (giant: string, vikings: number | null) => (vikings === null ? { giant } : { giant, vikings }),
  island: (island: string) => ({ island }),
  artifact: (artifact: string) => ({ artifact }),
  square: (square: string) => ({ square }),
} as const;

/** One idea for each option of the field. */
function each<Name extends string>(
  alternative: Alternative,
  field: 'island' | 'artifact' | 'square',
  names: readonly Name[],
  utilityOf: (option: Name) => number,
): readonly Idea[] {
  const ideas: Idea[] = [];
  for (const option of optionsOf(alternative.fields[field], names)) {
    const utility = utilityOf(option);
    if (utility > 0) ideas.push({ utility, alternative, values: FILLED[field](option) });
  }
  return ideas;
}

/** One idea for each foe, with the number of Vikings worth sending. */
function fights(alternative: Alternative, field: 'enemy' | 'giant', position: Position): readonly Idea[] {
  const self = activeGod(position.view);
  const areSent = 'vikings' in alternative.fields;
  const ideas: Idea[] = [];
  for (const foe of optionsOf(alternative.fields[field], FOES)) {
    const { utility, vikings } = bestFight(position, prospectOf(position, foe), self);
    if (utility > 0)
      ideas.push({ utility, alternative, values: FILLED[field](foe, areSent ? vikings : null) });
  }
  return ideas;
}

export function optionsOf<Name extends string>(
  field: Field | undefined,
  names: readonly Name[],
): readonly Name[] {
  return field?.kind === 'one' ? asListOf(names, field.of) : [];
}

/** Ideas to take everything that another god has, for a fight against an enemy that can still be fought this turn. */
function borrowings(request: Request, position: Position, others: readonly Idea[]): readonly Idea[] {
  const { view, weights } = position;
  const enemies = request.alternatives.find(({ id }) => id === 'asgard')?.fields['enemy'];
  if (enemies === undefined || actionsLeft(view) < 2) return [];
  const alone = Math.max(
    0,
    ...others.map(({ alternative, utility }) => (alternative.id === 'asgard' ? utility : 0)),
  );
  const { vikings, elves } = activeGod(view);
  const prospects = optionsOf(enemies, ENEMIES).map((enemy) => prospectOf(position, enemy));
  return view.seats.flatMap((lender) => {
    const taking = `niflheim:take-vikings:${lender.god}`;
    const alternative = request.alternatives.find(({ id }) => id === taking);
    if (alternative === undefined) return [];
    const all = { vikings: vikings + lender.vikings, elves: elves + lender.elves };
    const together = prospects.map((prospect) => bestFight(position, prospect, all).utility);
    const utility = weights.lending * (Math.max(...together) - alone);
    if (utility <= 0) return [];
    return [{ utility, alternative, values: { vikings: lender.vikings, elves: 0 - lender.elves } }];
  });
}
