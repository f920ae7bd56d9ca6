/** Finds the actions that are worthwhile according to the weights of a computer player. */

import type { Alternative, Field, Request, Values } from '../../../core/requests/request.ts';
import { asListOf } from '../../../core/typed/one-of.ts';
import { EXCHANGES } from '../actions/niflheim.ts';
import { ENEMIES, ISLANDS, SEA, VANIR_SQUARES } from '../box/components.ts';
import { actionsLeft, activeGod, mayRepeatAWorld } from '../facts/powers.ts';
import { FOES } from '../state/state.ts';
import type { YggdrasilView } from '../state/view.ts';
import { type Position, positionOf } from './position.ts';
import {
  artifactUtility,
  bestFight,
  bestFightOf,
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
  for (const alternative of request.alternatives) addIdeas(ideas, alternative, position);
  addBorrowings(ideas, request, position);
  return ideas;
}

/** Inserts the idea after all that are at least as good, because sorting the list at the end takes longer. */
function insert(ideas: Idea[], idea: Idea): void {
  let at = ideas.length;
  for (; at > 0; at -= 1) {
    const before = ideas[at - 1];
    if (before === undefined || before.utility >= idea.utility) break;
    ideas[at] = before;
  }
  ideas[at] = idea;
}

/** The actions worth taking in a turn, best first. */
export function bestIdeas(request: Request, view: YggdrasilView): readonly Idea[] {
  return ideasOf(request, positionOf(view, WEIGHTS));
}

/**
 * The best idea of each verb, and of one more action in a world if a power allows a repetition; no more than `most`, best first.
 */
export function ideasOf(
  request: Request,
  position: Position,
  most = Number.POSITIVE_INFINITY,
): readonly Idea[] {
  let mayRepeat = mayRepeatAWorld(position.view);
  const chosen: Idea[] = [];
  for (const idea of allIdeas(request, position)) {
    if (chosen.length >= most) break;
    const isRepeated = chosen.some(({ alternative }) => alternative.verb === idea.alternative.verb);
    if (isRepeated && !mayRepeat) continue;
    if (isRepeated) mayRepeat = false;
    chosen.push(idea);
  }
  return chosen;
}

/** Adds the ideas of an alternative that have a positive value. Exchanges follow once the fights are known. */
function addIdeas(ideas: Idea[], alternative: Alternative, position: Position): void {
  if (alternative.verb === 'niflheim') return;
  switch (alternative.id) {
    case 'calm':
    case 'leave-trance':
      addPlain(ideas, alternative, ABOVE_ALL);
      return;
    case 'asgard':
      addFights(ideas, alternative, 'enemy', position);
      return;
    case 'jotunheim':
      addFights(ideas, alternative, 'giant', position);
      return;
    case 'midgard':
      addEach(ideas, alternative, 'island', SEA, searchUtility, position);
      return;
    case 'nidavellir':
      addEach(ideas, alternative, 'artifact', ENEMIES, artifactUtility, position);
      return;
    case 'alfheim':
      addPlain(ideas, alternative, elfUtility(position));
      return;
    case 'helheim':
      addEach(ideas, alternative, 'island', ISLANDS, vikingsSentUtility, position);
      return;
    case 'muspellheim':
      addEach(ideas, alternative, 'island', ISLANDS, firesPutOutUtility, position);
      return;
    case 'vanaheim:advance':
      addPlain(ideas, alternative, vanirStepUtility(position));
      return;
    case 'vanaheim:use':
      addEach(ideas, alternative, 'square', VANIR_SQUARES, squareUtility, position);
  }
}

function addPlain(ideas: Idea[], alternative: Alternative, utility: number): void {
  if (utility > 0) insert(ideas, { utility, alternative, values: {} });
}

/** Fills in one field. Written out because computed property names are far slower. */
const FILLED = {
  enemy: (enemy: string, vikings: number | null) => (vikings === null ? { enemy } : { enemy, vikings }),
  giant: (giant: string, vikings: number | null) => (vikings === null ? { giant } : { giant, vikings }),
  island: (island: string) => ({ island }),
  artifact: (artifact: string) => ({ artifact }),
  square: (square: string) => ({ square }),
} as const;

/** Adds an idea for each option of the field. */
function addEach<Name extends string>(
  ideas: Idea[],
  alternative: Alternative,
  field: 'island' | 'artifact' | 'square',
  names: readonly Name[],
  utilityOf: (position: Position, option: Name) => number,
  position: Position,
): void {
  for (const option of optionsOf(alternative.fields[field], names)) {
    const utility = utilityOf(position, option);
    if (utility > 0) insert(ideas, { utility, alternative, values: FILLED[field](option) });
  }
}

/** Adds an idea for each foe, with the number of Vikings worth sending. */
function addFights(
  ideas: Idea[],
  alternative: Alternative,
  field: 'enemy' | 'giant',
  position: Position,
): void {
  const self = activeGod(position.view);
  const areSent = 'vikings' in alternative.fields;
  for (const foe of optionsOf(alternative.fields[field], FOES)) {
    const { utility, vikings } = bestFight(position, prospectOf(position, foe), self);
    if (utility > 0)
      insert(ideas, { utility, alternative, values: FILLED[field](foe, areSent ? vikings : null) });
  }
}

export function optionsOf<Name extends string>(
  field: Field | undefined,
  names: readonly Name[],
): readonly Name[] {
  return field?.kind === 'one' ? asListOf(names, field.of) : [];
}

/**
 * Adds ideas to take everything that another god has, for a fight against an enemy that can still be fought this turn. Only a
 * better fight than the god's own is worth it.
 */
function addBorrowings(ideas: Idea[], request: Request, position: Position): void {
  const { view, weights } = position;
  const enemies = request.alternatives.find(({ id }) => id === 'asgard')?.fields['enemy'];
  if (enemies === undefined || actionsLeft(view) < 2) return;
  const alone = ideas.find(({ alternative }) => alternative.id === 'asgard')?.utility ?? 0;
  const { vikings, elves } = activeGod(view);
  const prospects = optionsOf(enemies, ENEMIES).map((enemy) => prospectOf(position, enemy));
  for (const lender of view.seats) {
    const taking = EXCHANGES[lender.god]['take-vikings'];
    const alternative = request.alternatives.find(({ id }) => id === taking);
    if (alternative === undefined) continue;
    const all = { vikings: vikings + lender.vikings, elves: elves + lender.elves };
    const utility = weights.lending * (bestFightOf(position, prospects, all, alone) - alone);
    if (utility > 0)
      insert(ideas, { utility, alternative, values: { vikings: lender.vikings, elves: 0 - lender.elves } });
  }
}
