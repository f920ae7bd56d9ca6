/** Describes a good answer of a turn on a button: what to do and why, in a few words. */

import type { Phrase } from '../../../../core/presentation/phrase.ts';
import type { Alternative, Values } from '../../../../core/requests/request.ts';
import { amountOrZero, named } from '../../../../core/requests/values.ts';
import type { Foe, World } from '../../box/components.ts';
import { ARTIFACTS, WORLDS } from '../../box/components.ts';
import { active, withGodIn } from '../../facts/gods.ts';
import { tierHere } from '../../facts/tiers.ts';
import { isRavaged } from '../../facts/tree.ts';
import { chanceToDie, lossesOf } from '../../odds/dangers.ts';
import { chanceUnhurt } from '../../odds/save-roll.ts';
import { foeMeant } from '../../odds/targets.ts';
import type { ChroniclesView } from '../../state/view.ts';
import { alternativeLabel } from '../labels.ts';
import { artifactName, elves, foeName, heroes, lifePoints, vanirDice, worldName } from '../names.ts';
import { chance, isCertain } from '../odds.ts';
import { deedIn } from './consequences-in-worlds.ts';

/** The purpose of a move: the deed of the page, a Fight, or the action possible in that World. */
export type Aim = 'deed' | 'action' | Foe;

/** Worlds whose buttons show how much they give. */
const COUNTED: readonly World[] = ['alfheim', 'vanaheim', 'midgard'];

export function briefMove(world: World, aim: Aim, view: ChroniclesView): Phrase {
  return {
    key: 'chronicles.brief.move',
    with: { world: worldName(world), reason: reasonToGo(world, aim, view) },
  };
}

function reasonToGo(world: World, aim: Aim, view: ChroniclesView): Phrase {
  if (aim === 'deed') return { key: 'chronicles.brief.there.deed' };
  if (aim !== 'action') return { key: 'chronicles.brief.there.fight', with: { foe: foeName(aim) } };
  if (isRavaged(view, world)) return { key: 'chronicles.brief.there.heal' };
  const then = withGodIn(view, world);
  return COUNTED.some((each) => each === world)
    ? deedIn(then, world, tierHere(then))
    : { key: `chronicles.brief.there.${world}` };
}

export function briefOf(alternative: Alternative, values: Values, view: ChroniclesView): Phrase {
  const { verb } = alternative;
  switch (verb) {
    case 'fight':
      return fight(alternative, values, view);
    case 'heal':
      return { key: 'chronicles.brief.heal', with: { world: worldName(active(view).world) } };
    case 'asgard':
      return { key: 'chronicles.brief.heal', with: { world: worldName(named(values, 'world', WORLDS)) } };
    case 'alfheim':
      return brief(verb, elves(Number(values['elves'])));
    case 'vanaheim':
      return brief(verb, vanirDice(Number(values['dice'])));
    case 'midgard':
      return brief(verb, heroes(Number(values['heroes'])));
    case 'nidavellir':
      return brief(verb, artifactName(named(values, 'artifact', ARTIFACTS)));
    case 'svartalfheim':
    case 'iotunheim':
    case 'muspellheim':
    case 'niflheim':
      return { key: `chronicles.brief.${verb}` };
    default:
      return alternativeLabel(alternative, view);
  }
}

function brief(verb: string, what: Phrase): Phrase {
  return { key: `chronicles.brief.${verb}`, with: { what } };
}

/** A Fight always drives the foe away, so the words give the help sent and the odds. */
function fight(alternative: Alternative, values: Values, view: ChroniclesView): Phrase {
  const foe = foeMeant(alternative);
  if (foe === undefined) return alternativeLabel(alternative, view);
  const places = {
    foe: foeName(foe),
    heroes: amountOrZero(values, 'heroes'),
    dice: amountOrZero(values, 'dice'),
    isBoth: String(amountOrZero(values, 'heroes') > 0 && amountOrZero(values, 'dice') > 0),
  };
  const fatal = chanceToDie(view, alternative, values);
  if (fatal > 0) return { key: 'chronicles.brief.fight-fatal', with: { ...places, chance: chance(fatal) } };
  const losses = lossesOf(view, alternative, values);
  const least = losses.findIndex((each) => each > 0);
  if (least > 0) return { key: 'chronicles.brief.fight-hurt', with: { ...places, life: lifePoints(least) } };
  const unhurt = chanceUnhurt(losses);
  return isCertain(unhurt)
    ? { key: 'chronicles.brief.fight-sure', with: places }
    : { key: 'chronicles.brief.fight', with: { ...places, chance: chance(unhurt) } };
}
