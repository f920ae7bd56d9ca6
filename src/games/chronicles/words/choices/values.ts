/** One value of a field with its odds or consequences, as a line of a menu. */

import type { Alternative, Value, Values } from '../../../../core/requests/request.ts';
import type { Saying } from '../../../../core/telling/saying.ts';
import {
  type Artifact,
  type Creature,
  type Enemy,
  type GodName,
  type Iotunn,
  WORLDS_OF_LEVEL,
  type World,
} from '../../box/components.ts';
import { turnedBy, worldAbove } from '../../box/tree.ts';
import { active, mostLife, worldOf } from '../../facts/gods.ts';
import { revealsOfTopCard } from '../../odds/awakening.ts';
import { risksOf } from '../../odds/dangers.ts';
import type { ChroniclesView, SeatView } from '../../state/view.ts';
import { artifactWithPower, iotunnWithEffect } from '../cards.ts';
import { godMeant } from '../labels.ts';
import {
  anonymous,
  elves,
  enemyName,
  fireGiants,
  godName,
  heroes,
  lifePoints,
  risks,
  vanirDice,
  worldName,
} from '../names.ts';
import { cardOutlook, healedWorld, lifeOutlook, oddsOutlook } from './consequences.ts';
import { worldToActIn, worldToMoveTo, worldWithCompany } from './consequences-in-worlds.ts';
import { creatureOutlook } from './consequences-of-creatures.ts';

type Words = (value: Value, others: Values, alternative: Alternative, view: ChroniclesView) => Saying;

/** By field; where it means something else under a verb, by both. */
const WORDS: Readonly<Record<string, Words>> = {
  world: (value, _others, _way, view) => healedWorld(view, value as World),
  'move.world': (value, _others, way, view) => destination(way, value as World, view),
  'call.world': (value, _others, way, view) => worldWithCompany(view, godMeant(way), value as World),
  'place.world': (value, _others, _way, view) => placeForGod(value as World, view),
  'move-god.world': (value, others, _way, view) => placeForChosen(value as World, others['god'], view),
  'world-action.world': (value, _others, _way, view) => worldToActIn(view, value as World),
  god: (value, _others, _way, view) => whereGodIs(value as GodName, view),
  'regain.god': (value, _others, _way, view) => whoRegains(value as GodName, view),
  heroes: (value, _others, way, view) => heroesSent(value as number, way, view),
  'midgard.heroes': (value) => heroes(value as number),
  dice: (value, others, way, view) => diceRolled(value as number, others, way, view),
  'vanaheim.dice': (value) => vanirDice(value as number),
  'alfheim.elves': (value) => elves(value as number),
  'give.elves': (value, _others, _way, view) => elvesGiven(value as number, view),
  anonymous: (value) => anonymous(value as number),
  'fire-giants': (value) => fireGiants(value as number),
  artifact: (value, _others, _way, view) => artifactWithPower(view.box, value as Artifact),
  'give-life.life': (value, _others, way, view) => lifeGiven(value as number, godMeant(way), view),
  'bear.life': (value, _others, _way, view) => lifeBorne(value as number, view),
  spoil: (value) => (value === 'elf' ? elves(1) : vanirDice(1)),
  times: (value, _others, _way, view) => turned(value as number, view),
  creature: (value, _others, _way, view) => creatureOutlook(view, value as Creature),
  gods: (value, _others, _way, view) =>
    typeof value === 'string' ? topCardOf(value as GodName, view) : godsListed(value as readonly GodName[]),
  iotunn: (value, _others, _way, view) => iotunnWithEffect(view.box, value as Iotunn),
  enemy: (value, _others, _way, view) => cardOnWheel(value as Enemy, view),
};

export function valueLabel(
  alternative: Alternative,
  field: string,
  value: Value,
  others: Values,
  view: ChroniclesView,
): Saying {
  const { verb } = alternative;
  const words = WORDS[`${verb}.${field}`] ?? WORDS[field];
  if (words === undefined) throw new Error(`no words for the values of ${verb}.${field}`);
  return words(value, others, alternative, view);
}

/** Of a god's own move, or of one that a creature moves. */
function destination(way: Alternative, world: World, view: ChroniclesView): Saying {
  return way.id === way.verb ? worldToMoveTo(view, world) : worldWithCompany(view, godMeant(way), world);
}

function placeForGod(world: World, view: ChroniclesView): Saying {
  const { question } = view;
  return question?.about === 'place-god' ? worldWithCompany(view, question.god, world) : worldName(world);
}

function placeForChosen(world: World, god: Value | undefined, view: ChroniclesView): Saying {
  return worldWithCompany(view, (god ?? active(view).god) as GodName, world);
}

function whereGodIs(god: GodName, view: ChroniclesView): Saying {
  const places = { god: godName(god), world: worldName(worldOf(view, god)) };
  return { key: 'chronicles.value.god-in', with: places };
}

function whoRegains(god: GodName, view: ChroniclesView): Saying {
  const { question } = view;
  const { life } = seatOf(god, view);
  const regained = question?.about === 'god-regains' ? question.life : 0;
  return {
    key: 'chronicles.value.regains',
    with: { god: godName(god), from: life, to: Math.min(life + regained, mostLife(view)) },
  };
}

function seatOf(god: GodName, view: ChroniclesView): SeatView {
  const found = view.seats.find((seat) => seat.god === god);
  if (found === undefined) throw new RangeError(`nobody plays ${god}`);
  return found;
}

/** Heroes prevent Risks for certain; what they leave is rolled for. */
function heroesSent(count: number, way: Alternative, view: ChroniclesView): Saying {
  const left = Math.max(0, risksOf(view, way) - count);
  return { key: 'chronicles.value.heroes', with: { heroes: heroes(count), risks: risks(left) } };
}

/** With the Heroes that are sent, or with none while that is open. */
function diceRolled(count: number, others: Values, way: Alternative, view: ChroniclesView): Saying {
  const odds = oddsOutlook(view, way, { heroes: 0, ...others, dice: count });
  const isOpen = 'heroes' in way.fields && others['heroes'] === undefined;
  return {
    key: isOpen ? 'chronicles.value.dice-without-heroes' : 'chronicles.value.dice',
    with: { dice: vanirDice(count), odds },
  };
}

function elvesGiven(count: number, view: ChroniclesView): Saying {
  const { question } = view;
  const lost = question?.about === 'elves' ? question.roll.risks - count : 0;
  return { key: 'chronicles.value.elves', with: { elves: elves(count), loss: lifeOutlook(view, lost) } };
}

function lifeGiven(count: number, to: GodName, view: ChroniclesView): Saying {
  return {
    key: 'chronicles.value.life-given',
    with: {
      life: lifePoints(count),
      left: active(view).life - count,
      god: godName(to),
      to: seatOf(to, view).life + count,
    },
  };
}

/** The part that the Support god does not bear is lost, unless the next Support god bears it. */
function lifeBorne(count: number, view: ChroniclesView): Saying {
  const { question } = view;
  if (question?.about !== 'support-life') return lifePoints(count);
  const left = question.life - count;
  const places = {
    support: godName(question.god),
    life: lifePoints(count),
    god: godName(active(view).god),
    left: lifePoints(left),
    isAll: String(left === 0),
    isFatal: String(question.helpers.length === 0 && left >= active(view).life),
  };
  return { key: 'chronicles.value.life-borne', with: places };
}

/** How the Worlds of the middle level would hang below those of the top level. */
function turned(times: number, view: ChroniclesView): Saying {
  const rotation = turnedBy(view.rotation, times);
  const below = (top: World): Saying => {
    const middle = WORLDS_OF_LEVEL.middle.find((world) => worldAbove(world, rotation) === top) ?? top;
    return worldName(middle);
  };
  const [front, left, right] = WORLDS_OF_LEVEL.top;
  return {
    key: 'chronicles.value.turned',
    with: {
      times,
      front: worldName(front),
      left: worldName(left),
      right: worldName(right),
      belowFront: below(front),
      belowLeft: below(left),
      belowRight: below(right),
    },
  };
}

/** It is revealed next round at the earliest, so no one knows what would then be lost by it. */
function topCardOf(god: GodName, view: ChroniclesView): Saying {
  const [known] = revealsOfTopCard(view, seatOf(god, view));
  if (known === undefined) return godName(god);
  return {
    key: 'chronicles.value.top-card',
    with: { god: godName(god), card: cardOutlook({ ...known, loses: null }) },
  };
}

function godsListed(gods: readonly GodName[]): Saying {
  return gods.length === 0
    ? { key: 'chronicles.value.no-deck' }
    : { key: 'core.list', with: { items: gods.map(godName) } };
}

function cardOnWheel(enemy: Enemy, view: ChroniclesView): Saying {
  const card = view.wheel[enemy];
  if (card === null) return enemyName(enemy);
  return { key: 'chronicles.card-of', with: { god: godName(card.pack), enemy: enemyName(enemy) } };
}
