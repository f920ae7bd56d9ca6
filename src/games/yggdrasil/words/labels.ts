/** Names the labels of buttons and fields: verbs, their alternatives, their fields, and the options of a table. */

import type { Phrase } from '../../../core/presentation/phrase.ts';
import type { Alternative, Value, Values } from '../../../core/requests/request.ts';
import { namedOrUndefined } from '../../../core/requests/values.ts';
import { asListOf, asOneOf, isOneOf } from '../../../core/typed/one-of.ts';
import { boxOf } from '../box/box.ts';
import { CARDS, type Card, enemyOn, GODS, isRagnarok, WORLDS, type World } from '../box/components.ts';
import { destinations, mayFindSouls, searchableIsland } from '../facts/places.ts';
import { activeGod } from '../facts/powers.ts';
import { chanceToBeat, chanceToCalm } from '../odds/chances.ts';
import { FOES } from '../state/state.ts';
import type { YggdrasilView } from '../state/view.ts';
import { cardName, enemyName, foeName, godName, placeName, squareName, worldName } from './names.ts';
import { actionsOf } from './questions.ts';

/** The action and its world. With a view, the label says if Midgard would give no Vikings now. */
export function verbLabel(verb: string, view?: YggdrasilView): Phrase {
  const key = `yggdrasil.verb.${verb}`;
  if (!isWorld(verb)) return { key };
  const world = worldName(verb);
  const inVain = verb === 'midgard' && view !== undefined ? inVainLabel(view, world) : null;
  return inVain ?? { key, with: { world } };
}

/**
 * The label of a search that finds nothing: the only place to which the Valkyries can go has no souls. Null if there's more to
 * choose.
 */
function inVainLabel(view: YggdrasilView, world: Phrase): Phrase | null {
  const [only, another] = destinations(view);
  if (only === undefined || another !== undefined || mayFindSouls(view, only)) return null;
  const isSearched = String(searchableIsland(view, only) !== undefined);
  return { key: 'yggdrasil.midgard-in-vain', with: { world, place: placeName(only), isSearched } };
}

function isWorld(verb: string): verb is World {
  return isOneOf(WORLDS, verb);
}

/** The label of a verb in one word: a world's name stands for its action. */
export function shortVerbLabel(verb: string): Phrase {
  return isWorld(verb) ? worldName(verb) : verbLabel(verb);
}

export function howLabel(verb: string): Phrase | null {
  return isWorld(verb) && verb !== 'alfheim' ? { key: `yggdrasil.how.${verb}` } : null;
}

/** The label of a group: a foe with the best chance against it, or an alternative whose details are still to be chosen. */
export function groupLabel(alternative: Alternative, shared: Values, view: YggdrasilView): Phrase {
  const { verb } = alternative;
  if (verb !== 'asgard' && verb !== 'jotunheim') return alternativeLabel(alternative, view);
  const foe = namedOrUndefined(shared, verb === 'asgard' ? 'enemy' : 'giant', FOES);
  if (foe === undefined) return alternativeLabel(alternative, view);
  const { vikings, elves } = activeGod(view);
  return {
    key: 'yggdrasil.group.fight',
    with: {
      foe: foeName(boxOf(view), foe),
      chance: chanceToBeat(view, foe, vikings, elves),
    },
  };
}

/** An alternative: only the verb, unless there are several alternatives or the odds fit on a button. */
export function alternativeLabel({ id, verb }: Alternative, view: YggdrasilView): Phrase {
  const [, way = '', god] = id.split(':');
  switch (verb) {
    case 'niflheim':
      return { key: `yggdrasil.niflheim.${way}`, with: { god: godName(asOneOf(GODS, god)) } };
    case 'vanaheim':
      return vanaheimLabel(way, view);
    case 'calm':
      return { key: 'yggdrasil.calm-with-odds', with: { chance: chanceToCalm(view) } };
    case 'done': {
      const { left } = actionsOf(view);
      return left === 0 ? verbLabel(verb) : { key: 'yggdrasil.done-early', with: { left } };
    }
    default:
      return verbLabel(verb);
  }
}

/**
 * The label for Vanaheim: the next square for an advance, or the squares that can be used. In 2010 only the Vanir's own square
 * can be used.
 */
function vanaheimLabel(way: string, view: YggdrasilView): Phrase {
  const { vanirSquares, switches } = boxOf(view);
  const next = vanirSquares[view.vanir + 1];
  const here = vanirSquares[view.vanir];
  if (way === 'advance' && next !== undefined)
    return { key: 'yggdrasil.vanaheim.advance', with: { square: squareName(next) } };
  if (way === 'use' && !switches.vanirReachesBack && here !== undefined)
    return { key: 'yggdrasil.vanaheim.use-now', with: { square: squareName(here) } };
  const count = vanirSquares.slice(0, view.vanir + 1).filter((square) => square !== 'blank').length;
  return { key: `yggdrasil.vanaheim.${way}`, with: { count } };
}

/** The label of a field. Vikings and Elves can be given before a roll, after it or to another god, and the label says which. */
export function fieldLabel({ id, verb }: Alternative, field: string): Phrase {
  const way = verb === 'niflheim' ? id.replace(/:(.*):.*/, '.$1') : verb;
  return { key: `yggdrasil.field.${[way, field].join('.')}` };
}

export function optionLabel(option: string): Phrase {
  return { key: `yggdrasil.option.${option}` };
}

/** The value of an option: a number counts random cards; a list names the cards. */
export function optionValueLabel(option: string, value: Value): Phrase {
  if (typeof value === 'number') return { key: `yggdrasil.option.${option}.count`, with: { count: value } };
  if (!Array.isArray(value)) return optionLabel([option, value].join('.'));
  const cards = asListOf(CARDS, value);
  if (cards.length === 0) return { key: `yggdrasil.option.${option}.count`, with: { count: 0 } };
  return { key: 'core.list', with: { items: cards.map(specialCardName) } };
}

/** The name of a special card: an Angry card has the name of its enemy, a Ragnarök card its own. */
function specialCardName(card: Card): Phrase {
  return isRagnarok(card) ? cardName(card) : enemyName(enemyOn(card));
}
