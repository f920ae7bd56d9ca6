/** What can be done in a World is worth to the god on turn, by rules of thumb, in one coin: a Life point is worth about 5. */
import { type Foe, isEnemy, type Tier, type World } from '../components.ts';
import { placeOf } from '../enemies/standing.ts';
import { foesInReach, strengthOf } from '../gods/fighting.ts';
import { active, godsOnTree } from '../gods/gods.ts';
import { heroesInReserve } from '../gods/stocks.ts';
import { isTaken } from '../iotunns/obstacle.ts';
import { blockerOf } from '../iotunns/world.ts';
import { preventedInFight } from '../powers/powers.ts';
import { isRavaged, markersLeft } from '../tree/ravage.ts';
import { levelOf, neighboursOf } from '../tree/tree.ts';
import type { ChroniclesView } from '../view.ts';
import { risksIn, tierHere } from '../worlds/actions.ts';

const LIFE = 5;
const LAST_LIFE = 1000;
const GOD_DIE_SAVES = 2 / 3;
const VANIR_DIE_SAVES = 1 / 2;
/** A card round the Wheel: the next one wakes its enemy. */
const ON_THE_WHEEL = 1.5;
const NEAR = 0.25;

/** How much it matters that this foe is thrown back. */
export function urgencyOf(view: ChroniclesView, foe: Foe): number {
  if (!isEnemy(foe)) return urgencyOfIotunn(view, foe);
  const place = placeOf(view, foe);
  const isNext = view.wheel[foe] === null ? 1 : ON_THE_WHEEL;
  switch (foe) {
    case 'hel':
    case 'surt':
      if (place === 'cage') return 0;
      return { bottom: 0, middle: 18, top: 60 }[levelOf(place)] * isNext;
    case 'jormungand':
      return (view.island + 1 >= view.box.islands.length ? 60 : ([0, 4, 14][view.island] ?? 14)) * isNext;
    case 'fenrir':
      return place === 'cage' ? 0 : 16 * isNext;
    case 'loki':
      return place === 'cage' ? 0 : 3;
  }
}

function urgencyOfIotunn(
  view: ChroniclesView,
  iotunn: Exclude<Foe, 'hel' | 'surt' | 'loki' | 'jormungand' | 'fenrir'>,
): number {
  const card = view.box.iotunns[iotunn];
  const crowd = [0, 0, 1, 3, 6, 12, 25, 50][view.iotunns.length] ?? 0;
  const own = card.kind === 'enemy' ? urgencyOf(view, card.enemy) / 2 : card.kind === 'obstacle' ? 4 : 3;
  return crowd + own + 2;
}

/** What Risks are expected to cost after everything that could be spent on them. */
function costOfRisks(view: ChroniclesView, risks: number): number {
  if (risks <= 0) return 0;
  const { elves, vanirDice, life } = active(view);
  const heroes = isTaken(view, 'heroes') ? 0 : view.valhalla;
  const dice = isTaken(view, 'vanir-dice') ? 0 : vanirDice;
  const rolled = (isTaken(view, 'god-die') ? 0 : GOD_DIE_SAVES) + Math.min(dice, risks + 1) * VANIR_DIE_SAVES;
  const turned = isTaken(view, 'elves') ? 0 : Math.min(elves, dice + 1 - rolled);
  const sure = heroes + turned;
  const lost = Math.max(0, risks - sure - rolled);
  const worst = Math.max(0, risks - heroes - Math.min(isTaken(view, 'elves') ? 0 : elves, dice + 1));
  const mayDie = worst >= life ? (lost >= life - 1 ? LAST_LIFE : LIFE * 4) : 0;
  return lost * (LIFE + 8 / life) + Math.min(risks, sure) * 1.5 + mayDie;
}

export function worthOfFight(view: ChroniclesView, foe: Foe, prevented: number): number {
  const risks = strengthOf(view, foe) - preventedInFight(view, foe) - prevented;
  return urgencyOf(view, foe) - costOfRisks(view, risks);
}

/** Of carrying out the action of the World in which the god stands, or of healing it. */
export function worthOfAction(view: ChroniclesView, world: World, tier: Tier): number {
  if (blockerOf(view, world) !== undefined) return 0;
  if (isRavaged(view, world)) return worthOfHealing(view, view.box.healCosts);
  const { elves, vanirDice, artifacts } = active(view);
  const most = view.box.taken[tier];
  const cost = costOfRisks(view, risksIn(view, world, tier));
  switch (world) {
    case 'alfheim':
      return Math.min(most, view.alfheim) * (elves < 4 ? 3 : 1);
    case 'vanaheim':
      return Math.min(most, view.vanaheim) * (vanirDice < 5 ? 2.8 : 1);
    case 'midgard':
      return Math.min(most, heroesInReserve(view)) * (view.valhalla < 5 ? 2.6 : 1.5);
    case 'nidavellir':
      return artifacts.length < 4 ? 4 + view.box.dispensers[tier] : 2;
    case 'svartalfheim':
      return 2 + most;
    case 'iotunheim':
      return 1 + view.box.stonesThrown[tier].length;
    case 'asgard':
      return view.ravaged.length === 0 ? 0 : crowding(markersLeft(view)) - cost;
    case 'niflheim':
      return relief(view.anonymous, view.box.anonymous) - cost;
    case 'muspellheim':
      return relief(view.fireGiants, view.box.fireGiants) - cost;
  }
}

function worthOfHealing(view: ChroniclesView, life: number): number {
  if (active(view).life <= life) return -LAST_LIFE;
  return crowding(markersLeft(view)) - life * LIFE;
}

/** Fewer markers left, and a stronger Fenrir. */
function crowding(left: number): number {
  return [45, 30, 15, 9, 6, 4, 3][left] ?? 2;
}

/** The fuller a ladder is, the sooner there are too few in its reserve. */
function relief(onLadder: number, all: number): number {
  const left = all - onLadder;
  return onLadder === 0 ? 0 : Math.min(3, onLadder) * ([14, 12, 6, 4][left] ?? 1.5);
}

export interface Plan {
  readonly worth: number;
  readonly foe: Foe | null;
}

/** The best that the god on turn can do where it stands, and how near it stands to what must be done next. */
export function bestPlan(view: ChroniclesView): Plan {
  const { world } = active(view);
  const near = nearness(view, world);
  let best: Plan = { worth: near, foe: null };
  if (view.turn.isBitten || view.turn.hasActed) return best;
  const action = worthOfAction(view, world, tierHere(view)) + near;
  if (action > best.worth) best = { worth: action, foe: null };
  for (const foe of foesInReach(view)) {
    const worth = worthOfFight(view, foe, 0) + near;
    if (worth > best.worth) best = { worth, foe };
  }
  return best;
}

function nearness(view: ChroniclesView, world: World): number {
  const reach = [world, ...neighboursOf(world, view.rotation)];
  const threats = (['hel', 'surt', 'jormungand', 'fenrir'] as const).filter((enemy) => {
    const place = placeOf(view, enemy);
    return place !== 'cage' && reach.includes(place);
  });
  const helped = godsOnTree(view).some(
    (god) => god.world === world && view.supports.some((each) => each.god === god.god && each.life > 0),
  );
  return threats.reduce((sum, enemy) => sum + NEAR * urgencyOf(view, enemy), 0) + (helped ? 2 : 0);
}
