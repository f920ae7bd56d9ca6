/** Computes facts that a computer player needs for all gods: the enemies that could wake, and the danger from each. */
import {
  type ByEnemy,
  type Enemy,
  type Foe,
  type Iotunn,
  isEnemy,
  isSagaFoe,
  type Place,
  type World,
} from '../box/components.ts';
import { levelOf } from '../box/tree.ts';
import { ravagedByRetreat } from '../odds/ravaging.ts';
import type { ChroniclesView, SeatView } from '../state/view.ts';
import { utilityForTask } from './task.ts';
import { utilityOfFallingBack } from './tracks.ts';
import type { Weights } from './weights.ts';

/** The chances that an enemy wakes in the rest of this round, and in the next one. */
export interface Waking {
  readonly now: number;
  readonly next: number;
}

export interface Outlook {
  readonly view: ChroniclesView;
  readonly weights: Weights;
  readonly waking: ByEnemy<Waking>;
  /** A cache, filled on demand. The values are the same whichever god is the current one. */
  readonly defeats: Map<Foe, number>;
}

export function outlookOf(view: ChroniclesView, weights: Weights): Outlook {
  return { view, weights, waking: wakingOf(view), defeats: new Map() };
}

/** The cost of losing `lost` Life for a god with `life` left; Support gods take the first `borne` of it. */
export function lifeCost(weights: Weights, life: number, lost: number, borne: number): number {
  const bySupports = Math.min(borne, lost);
  let cost = bySupports * weights.supportLife;
  for (let left = life - 1; left >= life - lost + bySupports; left -= 1) {
    if (left <= 0) return cost + weights.losing;
    cost += weights.life + weights.fewLives / left;
  }
  return cost;
}

/** The chance that a card is the enemy's: the card in front of the god, or the one on top of its deck. */
export function chanceOfCard(seat: SeatView, enemy: Enemy, on: 'wheel' | 'deck'): number {
  const card = on === 'wheel' ? seat.faceDown.card : seat.deck[0];
  if (card === undefined || (on === 'wheel' && !seat.faceDown.laid)) return 0;
  if (card !== null) return card.enemy === enemy ? 1 : 0;
  let count = 0;
  for (const unseen of seat.unseen) if (unseen.enemy === enemy) count += 1;
  return count / seat.unseen.length;
}

function wakingOf(view: ChroniclesView): ByEnemy<Waking> {
  return {
    hel: wakingOfEnemy(view, 'hel'),
    surt: wakingOfEnemy(view, 'surt'),
    loki: wakingOfEnemy(view, 'loki'),
    jormungand: wakingOfEnemy(view, 'jormungand'),
    fenrir: wakingOfEnemy(view, 'fenrir'),
    nidhogg: wakingOfEnemy(view, 'nidhogg'),
  };
}

/**
 * The chances that an enemy wakes. Its second card wakes it, so if one of its cards is already on the Wheel, its first card of
 * this round wakes it.
 */
function wakingOfEnemy({ seats, wheel }: ChroniclesView, enemy: Enemy): Waking {
  let none = 1;
  let one = 0;
  let even = 1;
  let noneNext = 1;
  let oneNext = 0;
  for (const seat of seats) {
    if (!seat.hasGone) {
      const chance = chanceOfCard(seat, enemy, 'wheel');
      one = one * (1 - chance) + none * chance;
      none *= 1 - chance;
      even = even * (1 - chance) + (1 - even) * chance;
    }
    const next = chanceOfCard(seat, enemy, 'deck');
    oneNext = oneNext * (1 - next) + noneNext * next;
    noneNext *= 1 - next;
  }
  const lies = wheel[enemy] !== null;
  const willLie = lies ? even : 1 - even;
  return {
    now: lies ? 1 - none : 1 - none - one,
    next: willLie * (1 - noneNext) + (1 - willLie) * (1 - noneNext - oneNext),
  };
}

function minded({ weights, waking }: Outlook, enemy: Enemy, harm: number): number {
  return (weights.wakesNow * waking[enemy].now + weights.wakesNext * waking[enemy].next) * harm;
}

/** The danger from Hel or Surt in this place, and from the next climb. */
function dangerOfClimber(outlook: Outlook, enemy: 'hel' | 'surt', at: Place, ladder: number): number {
  const { weights, view } = outlook;
  const byLevel = weights[enemy];
  if (at === 'cage') return 0;
  const share = 1 + (enemy === 'hel' ? weights.perAnonymous : weights.perFireGiant) * ladder;
  const level = levelOf(at);
  const next = level === 'bottom' ? byLevel.middle : level === 'middle' ? byLevel.top : null;
  const climb = next === null ? weights.losing : (next - byLevel[level]) * share;
  const brings =
    enemy === 'surt'
      ? crowding(weights.fireGiants, ladder, view.box.surtBrings, view.box.fireGiants, weights)
      : 0;
  return byLevel[level] * share + minded(outlook, enemy, Math.min(weights.losing, climb + brings));
}

/** The cost of `more` pieces on a ladder or on the board; if there aren't enough, the cost of losing the game. */
export function crowding(
  byNumber: readonly number[],
  now: number,
  more: number,
  all: number,
  weights: Weights,
): number {
  if (now + more > all) return weights.losing;
  return (byNumber[now + more] ?? 0) - (byNumber[now] ?? 0);
}

function dangerOfJormungand(outlook: Outlook, island: number, anonymous: number): number {
  const { weights, view } = outlook;
  const now = islandWeight(weights, island);
  const called = view.box.islands[island + 1];
  const harm =
    called === undefined
      ? weights.losing
      : islandWeight(weights, island + 1) -
        now +
        crowding(weights.anonymous, anonymous, called, view.box.anonymous, weights);
  return now + minded(outlook, 'jormungand', Math.min(weights.losing, harm));
}

/** The weight of an island. A box can have more islands than the weights know: those count as the last one. */
function islandWeight({ islands }: Weights, island: number): number {
  return islands[Math.min(island, islands.length - 1)] ?? 0;
}

/** The danger from Fenrir. Once he's out, he takes Life from the god that wakes him; the cost is the average over the gods. */
function dangerOfFenrir(outlook: Outlook, isOut: boolean): number {
  const { weights, view } = outlook;
  if (!isOut) return minded(outlook, 'fenrir', weights.fenrir);
  let bites = 0;
  for (const { life } of view.seats) bites += lifeCost(weights, life, view.box.fenrirTakes, 0);
  return weights.fenrir + minded(outlook, 'fenrir', bites / view.seats.length);
}

/** The gain from beating the foe: its retreat, and the Fight for the task. */
export function utilityOfDefeat(outlook: Outlook, foe: Foe): number {
  const known = outlook.defeats.get(foe);
  if (known !== undefined) return known;
  const utility = defeatOf(outlook, foe) + utilityForTask(outlook.view, outlook.weights, foe);
  outlook.defeats.set(foe, utility);
  return utility;
}

function defeatOf(outlook: Outlook, foe: Foe): number {
  const { view, weights } = outlook;
  if (isSagaFoe(foe)) return utilityOfFallingBack(outlook, foe);
  if (!isEnemy(foe)) return utilityOfIotunnGone(outlook, foe);
  const ravaged = ravagedByRetreat(view, foe);
  const price = ravaged === null ? 0 : utilityOfHealed(outlook, ravaged, 1);
  switch (foe) {
    case 'hel':
      return (
        dangerOfClimber(outlook, 'hel', view.places.hel, view.anonymous) -
        dangerOfClimber(outlook, 'hel', 'niflheim', view.anonymous) -
        price
      );
    case 'surt':
      return (
        dangerOfClimber(outlook, 'surt', view.places.surt, view.fireGiants) -
        dangerOfClimber(outlook, 'surt', 'muspellheim', view.fireGiants) -
        price
      );
    case 'jormungand':
      return utilityOfIslandBack(outlook);
    case 'fenrir':
      return view.places.fenrir === 'cage'
        ? 0
        : dangerOfFenrir(outlook, true) - dangerOfFenrir(outlook, false);
    case 'loki':
      return view.places.loki === 'cage' ? 0 : weights.loki;
  }
}

export function utilityOfIslandBack(outlook: Outlook): number {
  const { island, anonymous } = outlook.view;
  if (island === 0) return 0;
  return dangerOfJormungand(outlook, island, anonymous) - dangerOfJormungand(outlook, island - 1, anonymous);
}

function utilityOfIotunnGone({ view, weights }: Outlook, iotunn: Iotunn): number {
  const card = view.box.iotunns[iotunn];
  const crowd = view.iotunns.length;
  const own = weights.iotunnIn[card.kind] + (card.kind === 'world' ? weights.useOf[card.world] : 0);
  return (weights.iotunns[crowd] ?? 0) - (weights.iotunns[crowd - 1] ?? 0) + own;
}

/** The value of healing this World if `more` Worlds are ravaged in addition to the present ones. */
export function utilityOfHealed({ view, weights }: Outlook, world: World, more = 0): number {
  const now = view.ravaged.length + more;
  return (weights.ravaged[now] ?? 0) - (weights.ravaged[now - 1] ?? 0) + weights.useOf[world];
}

export function utilityOfAnonymousBack(outlook: Outlook, most: number): number {
  const { view, weights } = outlook;
  const before = view.anonymous;
  const after = Math.max(0, before - most);
  const dangers = (anonymous: number) =>
    (weights.anonymous[anonymous] ?? 0) +
    dangerOfClimber(outlook, 'hel', view.places.hel, anonymous) +
    dangerOfJormungand(outlook, view.island, anonymous);
  return before === 0 ? 0 : dangers(before) - dangers(after);
}

export function utilityOfFireGiantsBack(outlook: Outlook, most: number): number {
  const { view, weights } = outlook;
  const before = view.fireGiants;
  const after = Math.max(0, before - most);
  const dangers = (fireGiants: number) =>
    (weights.fireGiants[fireGiants] ?? 0) + dangerOfClimber(outlook, 'surt', view.places.surt, fireGiants);
  return before === 0 ? 0 : dangers(before) - dangers(after);
}

/** The cost if the enemy wakes now, in the turn of a god with this much Life. Negative for Nidhogg, who brings the end nearer. */
export function harmOf(
  outlook: Outlook,
  enemy: Enemy,
  { life, world }: Pick<SeatView, 'life' | 'world'>,
): number {
  const { view, weights } = outlook;
  const { box } = view;
  const borne = bornBySupports(view, world);
  switch (enemy) {
    case 'hel':
    case 'surt': {
      const at = view.places[enemy];
      const level = at === 'cage' ? 'top' : levelOf(at);
      if (level === 'top') return weights.losing;
      const climb = weights[enemy][level === 'bottom' ? 'middle' : 'top'] - weights[enemy][level];
      return enemy === 'hel'
        ? climb + lifeCost(weights, life, box.helTakes, borne)
        : climb + crowding(weights.fireGiants, view.fireGiants, box.surtBrings, box.fireGiants, weights);
    }
    case 'loki':
      if (view.iotunns.length >= box.iotunnPawns) return weights.losing;
      return (weights.iotunns[view.iotunns.length + 1] ?? 0) - (weights.iotunns[view.iotunns.length] ?? 0);
    case 'jormungand': {
      const called = box.islands[view.island + 1];
      if (called === undefined) return weights.losing;
      return (
        islandWeight(weights, view.island + 1) -
        islandWeight(weights, view.island) +
        crowding(weights.anonymous, view.anonymous, called, box.anonymous, weights)
      );
    }
    case 'fenrir':
      return view.places.fenrir === 'cage' ? weights.fenrir : lifeCost(weights, life, box.fenrirTakes, borne);
    case 'nidhogg':
      return -weights.nidhogg;
  }
}

/** The Life that Support gods in this World could lose instead of a god. */
export function bornBySupports({ supports }: ChroniclesView, world: World): number {
  let life = 0;
  for (const support of supports) if (support.world === world) life += support.life;
  return life;
}
