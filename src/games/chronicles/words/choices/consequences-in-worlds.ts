/** Describes a World to go to or to act in: who is there, and what its action would give. */
import type { Phrase } from '../../../../core/presentation/phrase.ts';
import { risksIn } from '../../actions/acting.ts';
import { strengthOf } from '../../actions/fighting.ts';
import { type Foe, type GodName, isEnemy, type Tier, type World } from '../../box/components.ts';
import { active, godsOnTree, heroesInReserve, withGodIn } from '../../facts/gods.ts';
import { blockerOf, guardOf, placeOfIotunn } from '../../facts/iotunns.ts';
import { tollOf } from '../../facts/moving.ts';
import { pageOf, takenBy } from '../../facts/page.ts';
import { moreTaken } from '../../facts/powers.ts';
import { canDoDeedIn } from '../../facts/task.ts';
import { tierHere } from '../../facts/tiers.ts';
import { placeOnTrack, sagaFoesIn } from '../../facts/tracks.ts';
import { enemiesIn, isRavaged } from '../../facts/tree.ts';
import type { ChroniclesView } from '../../state/view.ts';
import {
  anonymous,
  elves,
  fireGiants,
  foeName,
  godName,
  heroes,
  iotunnName,
  lifePoints,
  risks,
  stoneName,
  vanirDice,
  worldName,
} from '../names.ts';

/** At most this many gods and this many foes are listed by name; the others as a count. */
const NAMED = 2;

/** The target of a god's move, and the company there: "Midgard (Thor and Jormungand 3)". */
export function worldWithCompany(view: ChroniclesView, god: GodName, world: World): Phrase {
  const there = [...companyIn(view, god, world), ...foesIn(view, world)];
  const name = worldName(world);
  return there.length === 0 ? name : { key: 'chronicles.there', with: { world: name, there } };
}

/** The destination of the current god, which can still act, with the action that it would have there. */
export function worldToMoveTo(view: ChroniclesView, world: World): Phrase {
  const place = withToll(view, world, worldWithCompany(view, active(view).god, world));
  if (view.turn.isBitten || view.turn.hasActed) return place;
  const then = withGodIn(view, world);
  const deed = withPageDeed(then, world, deedIn(then, world, tierHere(then)));
  return { key: 'chronicles.deed', with: { place, deed } };
}

/** The World's action, preceded by the deed of the page if that is still open. [C-041] */
function withPageDeed(view: ChroniclesView, world: World, deed: Phrase): Phrase {
  const { deed: ofPage } = pageOf(view);
  if (ofPage === null || !canDoDeedIn(view, world)) return deed;
  const page = { key: `chronicles.deed.page.${ofPage.name}` };
  return { key: 'chronicles.deed.with-page', with: { page, deed } };
}

/** A World with the Life that moving there costs on this page of the saga. [C-047] */
function withToll(view: ChroniclesView, world: World, place: Phrase): Phrase {
  const toll = tollOf(view, world);
  return toll === 0 ? place : { key: 'chronicles.there.toll', with: { place, life: lifePoints(toll) } };
}

/** A World in which a rune lets a god act from afar. */
export function worldToActIn(view: ChroniclesView, world: World): Phrase {
  return {
    key: 'chronicles.deed',
    with: { place: worldName(world), deed: deedIn(view, world, 'normal') },
  };
}

function companyIn(view: ChroniclesView, god: GodName, world: World): readonly Phrase[] {
  const gods = godsOnTree(view).filter((each) => each.world === world && each.god !== god);
  return gods.length > NAMED
    ? [{ key: 'chronicles.there.gods', with: { count: gods.length } }]
    : gods.map((each) => godName(each.god));
}

function foesIn(view: ChroniclesView, world: World): readonly Phrase[] {
  const iotunns = view.iotunns.filter((iotunn) => placeOfIotunn(view, iotunn) === world);
  const runners = sagaFoesIn(view).filter((foe) => placeOnTrack(view, foe) === world);
  const foes: readonly Foe[] = [...enemiesIn(view, world), ...iotunns, ...runners];
  return foes.length > NAMED
    ? [{ key: 'chronicles.there.foes', with: { count: foes.length } }]
    : foes.map((foe) => foeWithStrength(view, foe));
}

/** A foe with its Strength, which is omitted if the foe can't be fought. */
function foeWithStrength(view: ChroniclesView, foe: Foe): Phrase {
  const name = foeName(foe);
  if (isEnemy(foe) && guardOf(view, foe) !== undefined) return name;
  return { key: 'chronicles.there.foe', with: { foe: name, strength: strengthOf(view, foe) } };
}

/** The current god's possible actions in a World other than fighting. */
export function deedIn(view: ChroniclesView, world: World, tier: Tier): Phrase {
  const iotunn = blockerOf(view, world);
  if (iotunn !== undefined) return { key: 'chronicles.deed.blocked', with: { iotunn: iotunnName(iotunn) } };
  if (isRavaged(view, world))
    return { key: 'chronicles.deed.heal', with: { life: lifePoints(view.box.healCosts) } };
  return actionOf(view, world, tier);
}

function actionOf(view: ChroniclesView, world: World, tier: Tier): Phrase {
  const { box } = view;
  const taken = takenBy(view, tier);
  switch (world) {
    case 'alfheim':
      return takes(elves, Math.min(taken + moreTaken(view, world), view.alfheim));
    case 'vanaheim':
      return takes(vanirDice, Math.min(taken + moreTaken(view, world), view.vanaheim));
    case 'midgard':
      return calls(Math.min(taken, heroesInReserve(view)));
    case 'nidavellir':
      return { key: 'chronicles.deed.nidavellir', with: { count: frontsIn(view, box.dispensers[tier]) } };
    case 'svartalfheim':
      return { key: 'chronicles.deed.svartalfheim', with: { count: taken } };
    case 'iotunheim': {
      const stones = box.stonesThrown[tier];
      return {
        key: 'chronicles.deed.iotunheim',
        with: { stones: stones.map(stoneName), count: stones.length },
      };
    }
    case 'asgard':
      return view.ravaged.length === 0
        ? { key: 'chronicles.deed.nothing-ravaged' }
        : { key: 'chronicles.deed.asgard', with: { risks: risks(risksIn(view, world, tier)) } };
    case 'niflheim':
      return sendsBack(view, world, tier, anonymous, view.anonymous);
    case 'muspellheim':
      return sendsBack(view, world, tier, fireGiants, view.fireGiants);
  }
}

function takes(counted: (count: number) => Phrase, count: number): Phrase {
  const key = count === 0 ? 'chronicles.deed.none-left' : 'chronicles.deed.takes';
  return { key, with: { what: counted(count) } };
}

function calls(count: number): Phrase {
  const key = count === 0 ? 'chronicles.deed.none-left' : 'chronicles.deed.calls';
  return { key, with: { what: heroes(count) } };
}

function sendsBack(
  view: ChroniclesView,
  world: World,
  tier: Tier,
  counted: (count: number) => Phrase,
  onLadder: number,
): Phrase {
  const what = counted(Math.min(view.box.removed, onLadder));
  return onLadder === 0
    ? { key: 'chronicles.deed.nobody-on-ladder', with: { what } }
    : {
        key: 'chronicles.deed.sends-back',
        with: { what, risks: risks(risksIn(view, world, tier)) },
      };
}

function frontsIn({ dispensers }: ChroniclesView, levels: number): number {
  return Object.values(dispensers)
    .slice(0, levels)
    .filter(({ front }) => front !== null).length;
}
