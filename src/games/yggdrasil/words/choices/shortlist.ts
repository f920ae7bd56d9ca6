/** Chooses the answers for a short menu, best first, if there are too many for one menu. */

import { enumerate } from '../../../../core/requests/answer.ts';
import type { Alternative, Field, Values } from '../../../../core/requests/request.ts';
import { asListOf } from '../../../../core/typed/one-of.ts';
import { boxOf, enemiesOn } from '../../box/box.ts';
import { CARDS, type Card, enemyOn, isRagnarok } from '../../box/components.ts';
import { activeGod } from '../../facts/powers.ts';
import { chanceToBeat, fewestVikings } from '../../odds/chances.ts';
import type { Fight, Foe } from '../../state/state.ts';
import { FOES } from '../../state/state.ts';
import type { YggdrasilView } from '../../state/view.ts';

/** One line less than a menu can hold, so that "something else" fits too. */
const MOST = 24;

/** The chance that counts as even. */
const EVEN = 0.5;
const CERTAIN = 1;

export function shortlistOf(alternative: Alternative, view: YggdrasilView): readonly Values[] {
  switch (alternative.verb) {
    case 'asgard':
      return fights(alternative, 'enemy', view);
    case 'jotunheim':
      return fights(alternative, 'giant', view);
    case 'niflheim':
      return exchanges(alternative);
    case 'give':
      return afterTheRoll(alternative, view);
    case 'share':
      return shares(alternative);
    case 'order':
      return orders(alternative, view);
    default:
      return everyAnswer(alternative);
  }
}

function everyAnswer(alternative: Alternative): readonly Values[] {
  const request = { key: '', turn: 0, about: '', seats: [], alternatives: [alternative] };
  return enumerate(request, MOST).map(({ values }) => values);
}

type FieldOf<Kind extends Field['kind']> = Extract<Field, { kind: Kind }>;

function fieldOf<Kind extends Field['kind']>(
  { fields }: Alternative,
  name: string,
  kind: Kind,
): FieldOf<Kind> | undefined {
  const field = fields[name];
  return isOfKind(field, kind) ? field : undefined;
}

function isOfKind<Kind extends Field['kind']>(field: Field | undefined, kind: Kind): field is FieldOf<Kind> {
  return field?.kind === kind;
}

interface Attack {
  readonly foe: Foe;
  readonly vikings: number;
  /** The chance without Elves. */
  readonly alone: number;
  readonly together: number;
}

/** The answers of a fight. Every foe gets its cheapest attack first; more expensive and safer ones follow while there's room. */
function fights(alternative: Alternative, foeField: string, view: YggdrasilView): readonly Values[] {
  const foes = fieldOf(alternative, foeField, 'one');
  const vikings = fieldOf(alternative, 'vikings', 'number');
  if (foes === undefined || vikings === undefined) return everyAnswer(alternative);
  const attacks = asListOf(FOES, foes.of).map((foe) => attacksOn(foe, vikings.to, view));
  const rounds = Math.max(...attacks.map((each) => each.length));
  const byRound = Array.from({ length: rounds }, (_, round) => attacks.flatMap((each) => each[round] ?? []));
  return byRound
    .flat()
    .slice(0, MOST)
    .sort(cheaperFirst)
    .map((attack) => ({ [foeField]: attack.foe, vikings: attack.vikings }));
}

/**
 * The attacks to offer, each with the fewest Vikings: for any chance to win, for an even chance, and for a certain win without
 * Elves or with all Elves.
 */
function attacksOn(foe: Foe, most: number, view: YggdrasilView): readonly Attack[] {
  const { elves } = activeGod(view);
  const fewest = (helpers: number, wanted: number) =>
    fewestVikings(view, foe, { vikings: most, elves: helpers }, wanted);
  const worthwhile = [
    fewest(0, 0) ?? fewest(elves, 0),
    fewest(0, EVEN),
    fewest(0, CERTAIN),
    fewest(elves, CERTAIN),
  ].filter((vikings) => vikings !== undefined);
  const numbers = new Set(worthwhile.length > 0 ? worthwhile : [0]);
  return [...numbers].map((vikings) => ({
    foe,
    vikings,
    alone: chanceToBeat(view, foe, vikings, 0),
    together: chanceToBeat(view, foe, vikings, elves),
  }));
}

/** Orders attacks by cost. Attacks that can't win come last; of two equally cheap attacks, the more certain one comes first. */
function cheaperFirst(one: Attack, other: Attack): number {
  const hopeless = Number(one.together === 0) - Number(other.together === 0);
  return hopeless || one.vikings - other.vikings || other.alone - one.alone || other.together - one.together;
}

/**
 * The answers of an exchange: one, half or all of the counters, without Elves or with Elves that go along in either direction.
 */
function exchanges(alternative: Alternative): readonly Values[] {
  const vikings = fieldOf(alternative, 'vikings', 'number');
  const elves = fieldOf(alternative, 'elves', 'number');
  if (vikings === undefined || elves === undefined) return everyAnswer(alternative);
  const amounts = [...new Set([vikings.to, 1, Math.ceil(vikings.to / 2)])];
  const alongside = [...new Set([0, 1, elves.to, -1, elves.from])].filter(
    (count) => count >= elves.from && count <= elves.to,
  );
  return alongside
    .flatMap((count) => amounts.map((amount) => ({ vikings: amount, elves: count })))
    .slice(0, MOST);
}

/** The amounts given after the roll: the amounts that just win, fewest Elves first, then nothing, then everything. */
function afterTheRoll(alternative: Alternative, view: YggdrasilView): readonly Values[] {
  const vikings = fieldOf(alternative, 'vikings', 'number');
  const elves = fieldOf(alternative, 'elves', 'number');
  const { question } = view;
  if (question?.about === 'elves') return winningFirst(everyAnswer(alternative), question.fight);
  if (question?.about !== 'vikings-and-elves' || vikings === undefined || elves === undefined)
    return everyAnswer(alternative);
  const missing = question.fight.force - question.fight.strength;
  const exact = Array.from({ length: elves.to + 1 }, (_, count) => ({
    vikings: missing - count,
    elves: count,
  })).filter((given) => missing > 0 && given.vikings >= 0 && given.vikings <= vikings.to);
  return [...exact, { vikings: 0, elves: 0 }, { vikings: vikings.to, elves: elves.to }].slice(0, MOST);
}

/** Orders the answers: the fewest Elves that win, then more of them, then useless amounts. */
function winningFirst(answers: readonly Values[], fight: Fight): readonly Values[] {
  const wins = (values: Values) => fight.strength + Number(values['elves']) >= fight.force;
  return [...answers.filter(wins), ...answers.filter((values) => !wins(values))];
}

/** The ways to share Vikings: an even split, all to one god, or none. */
function shares(alternative: Alternative): readonly Values[] {
  const field = fieldOf(alternative, 'shares', 'share');
  if (field === undefined) return everyAnswer(alternative);
  const { among, max } = field;
  const each = Math.floor(max / among.length);
  const even = among.map((god, at) => [god, each + (at < max % among.length ? 1 : 0)] as const);
  const allToOne = among.map((god) => ({ [god]: max }));
  return [Object.fromEntries(even), ...allToOne, {}].slice(0, MOST).map((amounts) => ({ shares: amounts }));
}

/**
 * The orders of the cards: the enemy furthest from Odin's Residence first or last, one card before or after all others, or the
 * current order.
 */
function orders(alternative: Alternative, view: YggdrasilView): readonly Values[] {
  const cards = fieldOf(alternative, 'cards', 'order');
  if (cards === undefined) return everyAnswer(alternative);
  const lying = asListOf(CARDS, cards.of);
  const furthestFirst = lying.toSorted((one, other) => nearness(one, view) - nearness(other, view));
  const around = (at: number) => furthestFirst.toSpliced(at, 1);
  const last = furthestFirst.map((card, at) => [...around(at), card]);
  const first = furthestFirst.map((card, at) => [card, ...around(at)]);
  const all = [furthestFirst, ...last.toReversed(), ...first, furthestFirst.toReversed(), lying];
  return unlike(all)
    .slice(0, MOST)
    .map((cards) => ({ cards }));
}

/** The space of the foremost enemy among those that the card moves. */
function nearness(card: Card, view: YggdrasilView): number {
  const coming = isRagnarok(card) ? enemiesOn(boxOf(view), card) : [enemyOn(card)];
  return Math.max(...coming.map((enemy) => view.enemies[enemy]));
}

/** Removes duplicate orders, since equal cards are interchangeable. */
function unlike(all: readonly (readonly Card[])[]): readonly (readonly Card[])[] {
  return [...new Map(all.map((cards) => [cards.join(' '), cards])).values()];
}
