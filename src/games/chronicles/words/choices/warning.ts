/** Warns once before an answer that would or could lose the game immediately, or that is probably a mistake. */

import type { Phrase } from '../../../../core/presentation/phrase.ts';
import { caution, inVain, losing, type Warning } from '../../../../core/presentation/warning.ts';
import type { Alternative, Values } from '../../../../core/requests/request.ts';
import { amount, named, namedOrUndefined } from '../../../../core/requests/values.ts';
import type { GodName, World } from '../../box/components.ts';
import { CREATURES, WORLDS } from '../../box/components.ts';
import { active } from '../../facts/gods.ts';
import { tollOf } from '../../facts/moving.ts';
import { looksAtOwnCard } from '../../facts/powers.ts';
import { waiting } from '../../facts/rounds.ts';
import {
  chanceOfDefeat,
  type Reveal,
  revealsAtBeginning,
  revealsOf,
  revealsOfTopCard,
} from '../../odds/awakening.ts';
import { chanceToDie, lifeAtHand } from '../../odds/dangers.ts';
import { isLastMarkerOut, isRavagedAgainAtOnce, ravagedByRetreat } from '../../odds/ravaging.ts';
import { foeMeant, worldOfAction } from '../../odds/targets.ts';
import type { ChroniclesView } from '../../state/view.ts';
import { hasActionLeft } from '../labels.ts';
import { creatureName, elves, enemyName, foeName, godName, lifePoints, worldName } from '../names.ts';
import { chance, isCertain } from '../odds.ts';
import { isCreatureInVain } from './consequences-of-creatures.ts';

/** The warning; null if there's nothing wrong with the answer. */
export function warningLine(alternative: Alternative, values: Values, view: ChroniclesView): Warning | null {
  switch (alternative.verb) {
    case 'begin':
      return beginning(alternative, view);
    case 'keep':
      return losingBy(revealsOf(view, active(view)), 'chronicles.warning.keep');
    case 'change':
      return losingBy(revealsOfTopCard(view, active(view)), 'chronicles.warning.change');
    case 'move':
      return losing(inVain(lastToll(values, view)));
    case 'fight':
      return losing(inVain(lastRavaging(alternative, view))) ?? deadly(alternative, values, view);
    case 'asgard':
      return healingFromAfar(alternative, values, view);
    case 'niflheim':
    case 'muspellheim':
      return deadly(alternative, values, view);
    case 'heal':
      return 'world' in alternative.fields
        ? inVain(healingInVain(named(values, 'world', WORLDS), view))
        : (losing(inVain(healingForLife(view))) ?? inVain(healingInVain(worldOfAction(view), view)));
    case 'give':
      return losing(inVain(elvesKept(values, view)));
    case 'bear':
      return losing(inVain(lifeKept(values, view)));
    case 'choose':
      return inVain(creatureInVain(values, view));
    case 'done':
      return ending(view);
    default:
      return null;
  }
}

/** Warns a god that begins if its card could lose the game: another god could begin first and drive the enemy back. */
function beginning({ only }: Alternative, view: ChroniclesView): Warning | null {
  return only === undefined ? null : losingBy(revealsAtBeginning(view, only), 'chronicles.warning.begin');
}

/** Warns at the end of a turn. If only one god is left, its card is revealed without a question, so this is the last chance. */
function ending(view: ChroniclesView): Warning | null {
  const next = view.question?.about === 'turn' ? nextWithoutQuestion(view) : null;
  const warning =
    next === null ? null : losingBy(next.reveals, 'chronicles.warning.done', { god: godName(next.god) });
  if (warning !== null) return warning;
  return hasActionLeft(view)
    ? caution({ key: 'chronicles.warning.action-left', with: { hasMoved: String(view.turn.hasMoved) } })
    : null;
}

interface Next {
  readonly god: GodName;
  readonly reveals: readonly Reveal[];
}

/** The god that plays next without a question. A single god continues with the top card of the only deck. [C-912] */
function nextWithoutQuestion(view: ChroniclesView): Next | null {
  const [only, another] = waiting(view).filter(({ seat }) => seat !== view.turn.seat);
  if (only !== undefined && another === undefined)
    return { god: only.god, reveals: revealsAtBeginning(view, only.seat) };
  const [alone] = view.seats.length === 1 ? view.seats : [];
  if (alone === undefined || looksAtOwnCard(view)) return null;
  return { god: alone.god, reveals: revealsOfTopCard(view, alone) };
}

function losingBy(
  reveals: readonly Reveal[],
  key: string,
  places: NonNullable<Phrase['with']> = {},
): Warning | null {
  const waking = reveals.filter(({ loses }) => loses !== null);
  if (waking.length === 0) return null;
  const total = chanceOfDefeat(reveals);
  const isSure = isCertain(total);
  const enemies = { either: waking.map(({ enemy }) => enemyName(enemy)) };
  const warning = caution({
    key,
    with: { ...places, isSure: String(isSure), chance: chance(total), enemies },
  });
  return isSure ? losing(warning) : warning;
}

/**
 * Warns if the foe's retreat ravages a World when no marker is left. The foe always retreats, and the game would be lost. [C-303,
 * C-809]
 */
function lastRavaging(alternative: Alternative, view: ChroniclesView): Phrase | null {
  const foe = foeMeant(alternative);
  const world = foe === undefined ? null : ravagedByRetreat(view, foe);
  if (foe === undefined || world === null || !isLastMarkerOut(view)) return null;
  return {
    key: 'chronicles.warning.no-marker',
    with: { foe: foeName(foe), world: worldName(world) },
  };
}

/** Warns of the exact chance to lose the game, counting every Elf and every Support god that could help. */
function deadly(alternative: Alternative, values: Values, view: ChroniclesView): Warning | null {
  const fatal = chanceToDie(view, alternative, values);
  if (fatal === 0) return null;
  const { god, life } = active(view);
  const isSure = isCertain(fatal);
  const places = { god: godName(god), life: lifePoints(life), chance: chance(fatal), isSure: String(isSure) };
  const text = { key: 'chronicles.warning.deadly', with: places };
  return isSure ? losing(inVain(text)) : caution(text);
}

/** Warns before healing from afar. If there are two warnings, the one about losing the game is shown. */
function healingFromAfar(alternative: Alternative, values: Values, view: ChroniclesView): Warning | null {
  const fatal = deadly(alternative, values, view);
  const vain = inVain(healingInVain(named(values, 'world', WORLDS), view));
  return fatal === null || vain === null ? (fatal ?? vain) : { ...fatal, isInVain: true };
}

/** Warns if the toll takes the last Life. A Support god can pay some of the toll when the god arrives. [C-047] */
function lastToll(values: Values, view: ChroniclesView): Phrase | null {
  if (view.question?.about !== 'turn') return null;
  const world = named(values, 'world', WORLDS);
  const toll = tollOf(view, world);
  const { god, life } = active(view);
  return toll === 0 || toll < lifeAtHand(view, { world, life })
    ? null
    : {
        key: 'chronicles.warning.toll',
        with: { god: godName(god), world: worldName(world), life: lifePoints(toll) },
      };
}

function healingForLife(view: ChroniclesView): Phrase | null {
  const { healCosts } = view.box;
  return healCosts < lifeAtHand(view, active(view))
    ? null
    : { key: 'chronicles.warning.heal-for-last-life', with: { life: lifePoints(healCosts) } };
}

function healingInVain(world: World, view: ChroniclesView): Phrase | null {
  return isRavagedAgainAtOnce(view, world)
    ? { key: 'chronicles.warning.heal-in-vain', with: { world: worldName(world) } }
    : null;
}

/** Warns of a useless creature, but only if another drawn creature could change something. [C-349] */
function creatureInVain(values: Values, view: ChroniclesView): Phrase | null {
  const { question } = view;
  const creature = namedOrUndefined(values, 'creature', CREATURES);
  if (question?.about !== 'creature' || creature === undefined || !isCreatureInVain(view, creature))
    return null;
  return question.creatures.every((each) => isCreatureInVain(view, each))
    ? null
    : { key: 'chronicles.warning.creature-in-vain', with: { creature: creatureName(creature) } };
}

/** Warns if the given Elves leave more Risks than the god and its Support gods can survive. */
function elvesKept(values: Values, view: ChroniclesView): Phrase | null {
  const { question } = view;
  if (question?.about !== 'elves') return null;
  const given = amount(values, 'elves');
  const lost = question.roll.risks - given;
  return lost < lifeAtHand(view, active(view))
    ? null
    : { key: 'chronicles.warning.elves', with: { elves: elves(given), life: lifePoints(lost) } };
}

function lifeKept(values: Values, view: ChroniclesView): Phrase | null {
  const { question } = view;
  if (question?.about !== 'support-life') return null;
  const borne = amount(values, 'life');
  const others = view.supports.filter(({ god }) => question.helpers.includes(god));
  const help = others.reduce((sum, { life }) => sum + life, active(view).life);
  return question.life - borne < help
    ? null
    : {
        key: 'chronicles.warning.life',
        with: { support: godName(question.god), god: godName(active(view).god), life: lifePoints(borne) },
      };
}
