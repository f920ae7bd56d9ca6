/** Finds the current god's possible actions in each World, and their value for a computer player. */

import { risksIn } from '../actions/acting.ts';
import { strengthOf } from '../actions/fighting.ts';
import { ARTIFACT_LEVELS, type Artifact, type Foe, TIERS, type Tier, type World } from '../box/components.ts';
import { neighboursOf } from '../box/tree.ts';
import { active, heroesInReserve, mostLife } from '../facts/gods.ts';
import { blockerOf } from '../facts/iotunns.ts';
import { tollOf } from '../facts/moving.ts';
import { takenBy } from '../facts/page.ts';
import { fightsNextDoor, moreTaken, preventedInFight } from '../facts/powers.ts';
import { tierIn } from '../facts/tiers.ts';
import { enemiesIn, isRavaged } from '../facts/tree.ts';
import type { ChroniclesView } from '../state/view.ts';
import { type Bracing, bracingAgainst, type Means, meansOf } from './bracing.ts';
import {
  bornBySupports,
  lifeCost,
  type Outlook,
  utilityOfAnonymousBack,
  utilityOfDefeat,
  utilityOfFireGiantsBack,
  utilityOfHealed,
} from './outlook.ts';
import { utilityOfCompany } from './page-ahead.ts';
import { isInReach, nearnessToFoes, type Site, sitesOf } from './sites.ts';
import { utilityOfDeed } from './task.ts';
import type { Weights } from './weights.ts';

/** The outlook of the current god, the foes on the Tree, and the help that the god can send against Risks. */
export interface Context extends Outlook {
  readonly sites: readonly Site[];
  readonly fightsNextDoor: boolean;
  readonly means: Means;
}

/** The context of the current god. The sites can be passed along, because they're the same for every god. */
export function contextOf(outlook: Outlook, sites: readonly Site[] = sitesOf(outlook)): Context {
  const { view, weights, waking, defeats } = outlook;
  const means = meansOf(outlook);
  return { view, weights, waking, defeats, sites, fightsNextDoor: fightsNextDoor(view), means };
}

/** A plan for the god: the World to be in, the action there, if any, and the help that the god sends against the Risks. */
export interface Plan {
  readonly utility: number;
  readonly world: World;
  readonly foe: Foe | null;
  readonly acts: boolean;
  /** Whether the action is the deed of the page instead of the World's action. */
  readonly isDeed: boolean;
  readonly bracing: Bracing;
  /** The World to heal, or the Artifact to take. */
  readonly named?: string | undefined;
}

const NOWHERE: readonly World[] = [];
const NO_BRACING: Bracing = { heroes: 0, dice: 0, cost: 0 };

/**
 * The god's best action in that World. Weighing the Risks of a Fight is slow, so Fights that can't be worth more than `toBeat`
 * are skipped.
 */
export function bestPlanIn(context: Context, world: World, toBeat = Number.NEGATIVE_INFINITY): Plan {
  const { view, weights } = context;
  const near = nearness(context, world);
  let best: Plan = { utility: near, world, foe: null, acts: false, isDeed: false, bracing: NO_BRACING };
  if (view.turn.isBitten || view.turn.hasActed) return best;
  const act = actionIn(context, world, tierIn(view, world));
  if (act !== null && act.utility + near > best.utility) {
    const { bracing, named } = act;
    best = { utility: act.utility + near, world, foe: null, acts: true, isDeed: false, bracing, named };
  }
  const deed = utilityOfDeed(view, weights, world);
  if (deed !== null && deed + near > best.utility)
    best = { utility: deed + near, world, foe: null, acts: true, isDeed: true, bracing: NO_BRACING };
  const nextDoor = context.fightsNextDoor ? neighboursOf(world, view.rotation) : NOWHERE;
  for (const site of context.sites) {
    const { foe, defeat } = site;
    if (!isInReach(site, world, nextDoor)) continue;
    const lost = site.world === world ? site.here : site.nextDoor;
    const most = defeat - weights.fighting + near - lost;
    if (most <= toBeat || most <= best.utility) continue;
    const { utility, bracing } = fightWith(context, foe, 0, world);
    if (utility + near - lost > best.utility)
      best = { utility: utility + near - lost, world, foe, acts: true, isDeed: false, bracing };
  }
  return best;
}

/** The best plan after the god has moved to that World, which can cost a toll. */
export function planAfterMoving(context: Context, world: World, toBeat?: number): Plan {
  const { view, weights } = context;
  const plan = bestPlanIn(context, world, toBeat);
  const toll = tollOf(view, world);
  if (toll === 0) return plan;
  const cost = lifeCost(weights, active(view).life, toll, bornBySupports(view, world));
  return { ...plan, utility: plan.utility - cost };
}

/** The best plan in any of these Worlds; of several equally good ones, the first. */
export function bestPlan(context: Context, worlds: readonly World[]): Plan {
  let best: Plan | null = null;
  for (const world of worlds) {
    const plan = planAfterMoving(context, world, best?.utility);
    if (best === null || plan.utility > best.utility) best = plan;
  }
  if (best === null) throw new RangeError('nowhere to stand');
  return best;
}

/**
 * The lowest tier that usually draws at least as many creatures as `tier` draws on this page. If the page doesn't change the
 * number, `tier` itself.
 */
function tierDrawn(view: ChroniclesView, tier: Tier): Tier {
  const drawn = takenBy(view, tier);
  if (drawn === view.box.taken[tier]) return tier;
  return TIERS.find((each) => view.box.taken[each] >= drawn) ?? 'bonus';
}

interface Rated {
  readonly utility: number;
  readonly bracing: Bracing;
  readonly named?: string | undefined;
}

export function fightWith(context: Context, foe: Foe, prevented: number, world: World): Rated {
  const { view, weights } = context;
  const risks = strengthOf(view, foe) - preventedInFight(view, foe) - prevented;
  const bracing = bracingAgainst(context.means, risks, bornBySupports(view, world));
  return { utility: utilityOfDefeat(context, foe) - weights.fighting - bracing.cost, bracing };
}

/** The best way to carry out a World's action or to heal the World; null if there's nothing to do. */
export function actionIn(context: Context, world: World, tier: Tier): Rated | null {
  const { view } = context;
  if (blockerOf(view, world) !== undefined) return null;
  if (isRavaged(view, world)) return { utility: utilityOfHealing(context, world), bracing: NO_BRACING };
  const gain = gainIn(context, world, tier);
  if (gain === null) return null;
  const risks = risksIn(view, world, tier);
  const bracing = risks > 0 ? bracingAgainst(context.means, risks, bornBySupports(view, world)) : NO_BRACING;
  return { utility: gain.utility - bracing.cost, bracing, named: gain.named };
}

interface Gain {
  readonly utility: number;
  readonly named?: string;
}

/** The gain of a World's action, before its Risks; null if it cannot be done. */
function gainIn(context: Context, world: World, tier: Tier): Gain | null {
  const { view, weights } = context;
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
      return bestArtifact(context, tier);
    case 'svartalfheim':
      return { utility: weights.creatures[tierDrawn(view, tier)] };
    case 'iotunheim':
      return { utility: weights.stones[tier] };
    case 'asgard':
      return bestHealed(context);
    case 'niflheim':
      return view.anonymous === 0 ? null : { utility: utilityOfAnonymousBack(context, box.removed) };
    case 'muspellheim':
      return view.fireGiants === 0 ? null : { utility: utilityOfFireGiantsBack(context, box.removed) };
  }
}

function some(most: number, have: number, each: number, plenty: number): Gain | null {
  return most === 0 ? null : { utility: taken(most, have, each, plenty) };
}

function taken(most: number, have: number, each: number, plenty: number): number {
  let utility = 0;
  for (let one = 0; one < most; one += 1) utility += each / (1 + plenty * (have + one));
  return utility;
}

export function elvesUtility({ view, weights }: Outlook, elves: number): number {
  return taken(Math.min(elves, view.alfheim), active(view).elves, weights.elfTaken, weights.plentyOfElves);
}

export function diceUtility({ view, weights }: Outlook, dice: number): number {
  return taken(Math.min(dice, view.vanaheim), active(view).vanirDice, weights.dieTaken, weights.plentyOfDice);
}

export function heroesUtility({ view, weights }: Outlook, heroes: number): number {
  const most = Math.min(heroes, heroesInReserve(view));
  return taken(most, view.valhalla, weights.heroTaken, weights.plentyOfHeroes);
}

function bestArtifact({ view, weights }: Outlook, tier: Tier): Gain | null {
  let best: Gain | null = null;
  for (const level of ARTIFACT_LEVELS.slice(0, view.box.dispensers[tier])) {
    const { front } = view.dispensers[level];
    if (front === null) continue;
    const utility = artifactUtility(view, weights, front);
    if (best === null || utility > best.utility) best = { utility, named: front };
  }
  return best;
}

export function artifactUtility(view: ChroniclesView, weights: Weights, artifact: Artifact): number {
  const { power } = view.box.artifacts[artifact];
  const kind = weights.artifact[power.kind] / (1 + weights.plentyOfArtifacts * active(view).artifacts.length);
  if (power.kind !== 'prevents-in-fights') return kind;
  if (power.against === 'anybody') return kind * power.risks;
  if (power.against === 'iotunns') return kind * power.risks * weights.againstIotunns;
  return kind * power.risks * power.against.length * weights.againstOne;
}

function bestHealed(context: Context): Gain | null {
  const { view } = context;
  let best: Gain | null = null;
  for (const world of view.ravaged) {
    const utility = healedUtility(context, world);
    if (best === null || utility > best.utility) best = { utility, named: world };
  }
  return best;
}

/** The value of healing a World; 0 if it holds two enemies, because it's then ravaged again immediately. [C-427] */
export function healedUtility(outlook: Outlook, world: World): number {
  return enemiesIn(outlook.view, world).length > 1 ? 0 : utilityOfHealed(outlook, world);
}

function utilityOfHealing(context: Context, world: World): number {
  const { view, weights } = context;
  const cost = lifeCost(weights, active(view).life, view.box.healCosts, bornBySupports(view, world));
  return healedUtility(context, world) - cost;
}

/** The value of being in a World at the end of the turn. */
export function nearness(context: Context, world: World): number {
  const { view, weights } = context;
  const { god } = active(view);
  let sum = nearnessToFoes(context, context.sites, world) + utilityOfCompany(context, world);
  for (const support of view.supports)
    if (support.world === world && support.life > 0) sum += weights.besideSupport;
  for (const other of view.seats) if (other.world === world && other.god !== god) sum += weights.besideGods;
  return sum;
}

/** The value of giving back `regained` Life to a god with `life` left. */
export function lifeUtility(outlook: Outlook, life: number, regained: number): number {
  const { view, weights } = outlook;
  const after = Math.min(mostLife(view), life + regained);
  return weights.regained * lifeCost(weights, after, after - life, 0);
}
