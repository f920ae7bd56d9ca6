/** Describes a value of a field with its odds or consequences, as a line of a menu. */

import type { Phrase } from '../../../../core/presentation/phrase.ts';
import {
  byName,
  byNames,
  byNumber,
  type ValueWords,
  valueNamer,
  type Within,
} from '../../../../core/presentation/value-words.ts';
import { namedOrUndefined } from '../../../../core/requests/values.ts';
import {
  ARTIFACTS,
  CREATURES,
  ENEMIES,
  type Enemy,
  GODS,
  type GodName,
  IOTUNNS,
  WORLDS,
  WORLDS_OF_LEVEL,
  type World,
} from '../../box/components.ts';
import { turnedBy, worldUnder } from '../../box/tree.ts';
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

/** The words by field, or by verb and field if the field means something else for that verb. */
const WORDS: Readonly<Record<string, ValueWords<ChroniclesView>>> = {
  world: byName(WORLDS, (world, { view }) => healedWorld(view, world)),
  'move.world': byName(WORLDS, destination),
  'call.world': byName(WORLDS, (world, { way, view }) => worldWithCompany(view, godMeant(way), world)),
  'place.world': byName(WORLDS, (world, { view }) => placeForGod(world, view)),
  'move-god.world': byName(WORLDS, placeForChosen),
  'world-action.world': byName(WORLDS, (world, { view }) => worldToActIn(view, world)),
  god: byName(GODS, (god, { view }) => whereGodIs(god, view)),
  'regain.god': byName(GODS, (god, { view }) => whoRegains(god, view)),
  heroes: byNumber(heroesSent),
  'midgard.heroes': byNumber(heroes),
  dice: byNumber(diceRolled),
  'vanaheim.dice': byNumber(vanirDice),
  'alfheim.elves': byNumber(elves),
  'give.elves': byNumber((count, { view }) => elvesGiven(count, view)),
  anonymous: byNumber(anonymous),
  'fire-giants': byNumber(fireGiants),
  artifact: byName(ARTIFACTS, (artifact, { view }) => artifactWithPower(view.box, artifact)),
  'give-life.life': byNumber((count, { way, view }) => lifeGiven(count, godMeant(way), view)),
  'bear.life': byNumber((count, { view }) => lifeBorne(count, view)),
  spoil: (value) => (value === 'elf' ? elves(1) : vanirDice(1)),
  times: byNumber((times, { view }) => turned(times, view)),
  creature: byName(CREATURES, (creature, { view }) => creatureOutlook(view, creature)),
  gods: byNames(GODS, (god, { view }) => topCardOf(god, view), godsListed),
  iotunn: byName(IOTUNNS, (iotunn, { view }) => iotunnWithEffect(view.box, iotunn)),
  enemy: byName(ENEMIES, (enemy, { view }) => cardOnWheel(enemy, view)),
};

export const valueLabel = valueNamer(WORDS);

/** The destination of the god's own move, or of a creature's effect. */
function destination(world: World, { way, view }: Within<ChroniclesView>): Phrase {
  return way.id === way.verb ? worldToMoveTo(view, world) : worldWithCompany(view, godMeant(way), world);
}

function placeForGod(world: World, view: ChroniclesView): Phrase {
  const { question } = view;
  return question?.about === 'place-god' ? worldWithCompany(view, question.god, world) : worldName(world);
}

function placeForChosen(world: World, { others, view }: Within<ChroniclesView>): Phrase {
  return worldWithCompany(view, namedOrUndefined(others, 'god', GODS) ?? active(view).god, world);
}

function whereGodIs(god: GodName, view: ChroniclesView): Phrase {
  const places = { god: godName(god), world: worldName(worldOf(view, god)) };
  return { key: 'chronicles.value.god-in', with: places };
}

function whoRegains(god: GodName, view: ChroniclesView): Phrase {
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

/** The number of Heroes sent. They prevent Risks for certain; the remaining Risks need a roll. */
function heroesSent(count: number, { way, view }: Within<ChroniclesView>): Phrase {
  const left = Math.max(0, risksOf(view, way) - count);
  return { key: 'chronicles.value.heroes', with: { heroes: heroes(count), risks: risks(left) } };
}

/** The odds with the Heroes chosen so far, or with none if that field is still open. */
function diceRolled(count: number, { others, way, view }: Within<ChroniclesView>): Phrase {
  const odds = oddsOutlook(view, way, { heroes: 0, ...others, dice: count });
  const isOpen = 'heroes' in way.fields && others['heroes'] === undefined;
  return {
    key: isOpen ? 'chronicles.value.dice-without-heroes' : 'chronicles.value.dice',
    with: { dice: vanirDice(count), odds },
  };
}

function elvesGiven(count: number, view: ChroniclesView): Phrase {
  const { question } = view;
  const lost = question?.about === 'elves' ? question.roll.risks - count : 0;
  return { key: 'chronicles.value.elves', with: { elves: elves(count), loss: lifeOutlook(view, lost) } };
}

function lifeGiven(count: number, to: GodName, view: ChroniclesView): Phrase {
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

/** The loss that the Support god takes. The rest is lost by the god, unless the next Support god takes it. */
function lifeBorne(count: number, view: ChroniclesView): Phrase {
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

/** A number of turns of the middle level, with the Worlds that are then below those of the top level. */
function turned(times: number, view: ChroniclesView): Phrase {
  const rotation = turnedBy(view.rotation, times);
  const below = (top: World): Phrase => worldName(worldUnder(top, rotation));
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

/** The card on top of a god's deck. It's revealed in the next round at the earliest, so no one knows what it would cost then. */
function topCardOf(god: GodName, view: ChroniclesView): Phrase {
  const [known] = revealsOfTopCard(view, seatOf(god, view));
  if (known === undefined) return godName(god);
  return {
    key: 'chronicles.value.top-card',
    with: { god: godName(god), card: cardOutlook({ ...known, loses: null }) },
  };
}

function godsListed(gods: readonly GodName[]): Phrase {
  return gods.length === 0
    ? { key: 'chronicles.value.no-deck' }
    : { key: 'core.list', with: { items: gods.map(godName) } };
}

function cardOnWheel(enemy: Enemy, view: ChroniclesView): Phrase {
  const card = view.wheel[enemy];
  if (card === null) return enemyName(enemy);
  return { key: 'chronicles.card-of', with: { god: godName(card.pack), enemy: enemyName(enemy) } };
}
