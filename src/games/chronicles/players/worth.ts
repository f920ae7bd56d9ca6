/** The possible deeds of the god on turn in each World, and what they are worth to a computer player. */

import { risksIn } from '../actions/acting.ts';
import { foesInReachFrom, strengthOf, whereToFight } from '../actions/fighting.ts';
import {
  ARTIFACT_LEVELS,
  type Artifact,
  type Foe,
  isEnemy,
  isSagaFoe,
  TIERS,
  type Tier,
  type World,
} from '../box/components.ts';
import { neighboursOf } from '../box/tree.ts';
import { active, heroesInReserve, mostLife } from '../facts/gods.ts';
import { blockerOf, placeOfIotunn } from '../facts/iotunns.ts';
import { tollOf } from '../facts/moving.ts';
import { takenBy } from '../facts/page.ts';
import { moreTaken, preventedInFight } from '../facts/powers.ts';
import { enemiesIn, isRavaged } from '../facts/standing.ts';
import { tierIn } from '../facts/tiers.ts';
import { sagaFoesIn } from '../facts/tracks.ts';
import type { ChroniclesView } from '../state/view.ts';
import { type Bracing, bracingAgainst, type Means, meansOf } from './bracing.ts';
import {
  bornBySupports,
  lifeCost,
  type Outlook,
  worthOfAnonymousBack,
  worthOfDefeat,
  worthOfFireGiantsBack,
  worthOfHealed,
} from './outlook.ts';
import { worthOfCompany } from './page-ahead.ts';
import { worthOfDeed } from './task.ts';
import type { Weights } from './weights.ts';

/** The outlook of the god on turn, and what it can send against Risks. */
export interface Standing extends Outlook {
  readonly means: Means;
}

export function standingOf(outlook: Outlook): Standing {
  const { view, weights, waking, defeats, nearby } = outlook;
  return { view, weights, waking, defeats, nearby, means: meansOf(outlook) };
}

/** The god's deed, or null for nothing, and what it sends against the Risks of it. */
export interface Plan {
  readonly worth: number;
  readonly world: World;
  readonly foe: Foe | null;
  readonly acts: boolean;
  /** The deed of the page, and not the action of the World. */
  readonly isDeed: boolean;
  readonly bracing: Bracing;
  /** Which World to heal, or which Artifact to take. */
  readonly named?: string | undefined;
}

const NO_BRACING: Bracing = { heroes: 0, dice: 0, cost: 0 };

/** The best that the god can do if it stands in that World. */
export function bestPlanIn(standing: Standing, world: World): Plan {
  const { view } = standing;
  const near = nearness(standing, world);
  let best: Plan = { worth: near, world, foe: null, acts: false, isDeed: false, bracing: NO_BRACING };
  if (view.turn.isBitten || view.turn.hasActed) return best;
  const act = actionIn(standing, world, tierIn(view, world));
  if (act !== null && act.worth + near > best.worth) {
    const { bracing, named } = act;
    best = { worth: act.worth + near, world, foe: null, acts: true, isDeed: false, bracing, named };
  }
  const deed = worthOfDeed(view, standing.weights, world);
  if (deed !== null && deed + near > best.worth)
    best = { worth: deed + near, world, foe: null, acts: true, isDeed: true, bracing: NO_BRACING };
  for (const foe of foesInReachFrom(view, world)) {
    const fight = fightWith(standing, foe, 0, world);
    const worth = fight.worth + near - nearnessTo(standing, foe, world);
    if (worth > best.worth) best = { worth, world, foe, acts: true, isDeed: false, bracing: fight.bracing };
  }
  return best;
}

/** The same where the god goes there by itself, which may cost a toll. */
export function planAfterMoving(standing: Standing, world: World): Plan {
  const { view, weights } = standing;
  const plan = bestPlanIn(standing, world);
  const toll = tollOf(view, world);
  if (toll === 0) return plan;
  const cost = lifeCost(weights, active(view).life, toll, bornBySupports(view, world));
  return { ...plan, worth: plan.worth - cost };
}

/** The first of the best ones. */
export function bestPlan(standing: Standing, worlds: readonly World[]): Plan {
  let best: Plan | null = null;
  for (const world of worlds) {
    const plan = planAfterMoving(standing, world);
    if (best === null || plan.worth > best.worth) best = plan;
  }
  if (best === null) throw new RangeError('nowhere to stand');
  return best;
}

/** If the page lets fewer or more creatures be drawn: the company that draws as many elsewhere. */
function tierDrawn(view: ChroniclesView, tier: Tier): Tier {
  const drawn = takenBy(view, tier);
  if (drawn === view.box.taken[tier]) return tier;
  return TIERS.find((each) => view.box.taken[each] >= drawn) ?? 'bonus';
}

interface Deed {
  readonly worth: number;
  readonly bracing: Bracing;
  readonly named?: string | undefined;
}

export function fightWith(standing: Standing, foe: Foe, prevented: number, world: World): Deed {
  const { view, weights } = standing;
  const risks = strengthOf(view, foe) - preventedInFight(view, foe) - prevented;
  const bracing = bracingAgainst(standing.means, risks, bornBySupports(view, world));
  return { worth: worthOfDefeat(standing, foe) - weights.fighting - bracing.cost, bracing };
}

/** Carrying out the action of a World, or healing it; null where there is nothing to do. */
export function actionIn(standing: Standing, world: World, tier: Tier): Deed | null {
  const { view } = standing;
  if (blockerOf(view, world) !== undefined) return null;
  if (isRavaged(view, world)) return { worth: worthOfHealing(standing, world), bracing: NO_BRACING };
  const risks = risksIn(view, world, tier);
  const bracing = risks > 0 ? bracingAgainst(standing.means, risks, bornBySupports(view, world)) : NO_BRACING;
  const gain = gainIn(standing, world, tier);
  return gain === null ? null : { worth: gain.worth - bracing.cost, bracing, named: gain.named };
}

interface Gain {
  readonly worth: number;
  readonly named?: string;
}

/** The gain of a World's action, before its Risks; null if it cannot be done. */
function gainIn(standing: Standing, world: World, tier: Tier): Gain | null {
  const { view, weights } = standing;
  const { box } = view;
  const self = active(view);
  switch (world) {
    case 'alfheim': {
      const most = Math.min(takenBy(view, tier) + moreTaken(view, world), view.alfheim);
      return some(most, self.elves, weights.elfTaken, weights.plentyOfElves);
    }
    case 'vanaheim': {
      const most = Math.min(takenBy(view, tier) + moreTaken(view, world), view.vanaheim);
      return some(most, self.vanirDice, weights.dieTaken, weights.plentyOfDice);
    }
    case 'midgard': {
      const most = Math.min(takenBy(view, tier), heroesInReserve(view));
      return some(most, view.valhalla, weights.heroTaken, weights.plentyOfHeroes);
    }
    case 'nidavellir':
      return bestArtifact(standing, tier);
    case 'svartalfheim':
      return { worth: weights.creatures[tierDrawn(view, tier)] };
    case 'iotunheim':
      return { worth: weights.stones[tier] };
    case 'asgard':
      return bestHealed(standing);
    case 'niflheim':
      return view.anonymous === 0 ? null : { worth: worthOfAnonymousBack(standing, box.removed) };
    case 'muspellheim':
      return view.fireGiants === 0 ? null : { worth: worthOfFireGiantsBack(standing, box.removed) };
  }
}

function some(most: number, have: number, each: number, plenty: number): Gain | null {
  return most === 0 ? null : { worth: taken(most, have, each, plenty) };
}

function taken(most: number, have: number, each: number, plenty: number): number {
  let worth = 0;
  for (let one = 0; one < most; one += 1) worth += each / (1 + plenty * (have + one));
  return worth;
}

export function elvesWorth({ view, weights }: Outlook, elves: number): number {
  return taken(Math.min(elves, view.alfheim), active(view).elves, weights.elfTaken, weights.plentyOfElves);
}

export function diceWorth({ view, weights }: Outlook, dice: number): number {
  return taken(Math.min(dice, view.vanaheim), active(view).vanirDice, weights.dieTaken, weights.plentyOfDice);
}

export function heroesWorth({ view, weights }: Outlook, heroes: number): number {
  const most = Math.min(heroes, heroesInReserve(view));
  return taken(most, view.valhalla, weights.heroTaken, weights.plentyOfHeroes);
}

function bestArtifact({ view, weights }: Outlook, tier: Tier): Gain | null {
  let best: Gain | null = null;
  for (const level of ARTIFACT_LEVELS.slice(0, view.box.dispensers[tier])) {
    const { front } = view.dispensers[level];
    if (front === null) continue;
    const worth = artifactWorth(view, weights, front);
    if (best === null || worth > best.worth) best = { worth, named: front };
  }
  return best;
}

export function artifactWorth(view: ChroniclesView, weights: Weights, artifact: Artifact): number {
  const { power } = view.box.artifacts[artifact];
  const kind = weights.artifact[power.kind] / (1 + weights.plentyOfArtifacts * active(view).artifacts.length);
  if (power.kind !== 'prevents-in-fights') return kind;
  if (power.against === 'anybody') return kind * power.risks;
  if (power.against === 'iotunns') return kind * power.risks * weights.againstIotunns;
  return kind * power.risks * power.against.length * weights.againstOne;
}

function bestHealed(standing: Standing): Gain | null {
  const { view } = standing;
  let best: Gain | null = null;
  for (const world of view.ravaged) {
    const worth = healedWorth(standing, world);
    if (best === null || worth > best.worth) best = { worth, named: world };
  }
  return best;
}

/** A World in which two enemies stand is ravaged again at once. [C-427] */
export function healedWorth(outlook: Outlook, world: World): number {
  return enemiesIn(outlook.view, world).length > 1 ? 0 : worthOfHealed(outlook, world);
}

function worthOfHealing(standing: Standing, world: World): number {
  const { view, weights } = standing;
  const cost = lifeCost(weights, active(view).life, view.box.healCosts, bornBySupports(view, world));
  return healedWorth(standing, world) - cost;
}

/** The worth of standing in a World when the turn is over. */
export function nearness(standing: Standing, world: World): number {
  const { view, weights } = standing;
  const { god } = active(view);
  let sum = nearnessToFoes(standing, world) + worthOfCompany(standing, world);
  for (const support of view.supports)
    if (support.world === world && support.life > 0) sum += weights.besideSupport;
  for (const other of view.seats) if (other.world === world && other.god !== god) sum += weights.besideGods;
  return sum;
}

const THREATS = ['hel', 'surt', 'jormungand', 'fenrir'] as const;

/** The same for every god that stands there. */
function nearnessToFoes(outlook: Outlook, world: World): number {
  const known = outlook.nearby.get(world);
  if (known !== undefined) return known;
  let sum = 0;
  for (const enemy of THREATS) sum += nearnessTo(outlook, enemy, world);
  for (const iotunn of outlook.view.iotunns) sum += nearnessTo(outlook, iotunn, world);
  for (const foe of sagaFoesIn(outlook.view)) sum += nearnessTo(outlook, foe, world);
  outlook.nearby.set(world, sum);
  return sum;
}

function nearnessTo(outlook: Outlook, foe: Foe, world: World): number {
  const { view, weights } = outlook;
  if (!isEnemy(foe) && !isSagaFoe(foe))
    return placeOfIotunn(view, foe) === world ? weights.nearIotunn * worthOfDefeat(outlook, foe) : 0;
  const place = whereToFight(view, foe);
  if (place === null || place === 'cage' || foe === 'loki') return 0;
  if (place === world) return weights.here * Math.max(0, worthOfDefeat(outlook, foe));
  const isNextDoor = neighboursOf(world, view.rotation).includes(place);
  return isNextDoor ? weights.nextDoor * Math.max(0, worthOfDefeat(outlook, foe)) : 0;
}

/** Of so much Life given back to a god. */
export function lifeWorth(outlook: Outlook, life: number, regained: number): number {
  const { view, weights } = outlook;
  const after = Math.min(mostLife(view), life + regained);
  return weights.regained * lifeCost(weights, after, after - life, 0);
}
