/** The names of what can be pressed and filled in: verbs, ways to do them, their fields, the options of a table. */

import type { Alternative, Value } from '../../../core/requests/request.ts';
import type { Saying } from '../../../core/telling/presenter.ts';
import { boxOf } from '../box/box.ts';
import { chanceToCalm } from '../combat/odds.ts';
import { type Card, type Enemy, type GodName, isRagnarok } from '../components.ts';
import type { YggdrasilView } from '../view.ts';
import { cardName, enemyName, godName, squareName } from './names.ts';
import { actionsOf } from './questions.ts';

export function verbLabel(verb: string): Saying {
  return { key: `yggdrasil.verb.${verb}` };
}

/** One way to act: the verb alone, unless there are several or its odds fit on a button. */
export function alternativeLabel({ id, verb }: Alternative, view: YggdrasilView): Saying {
  const [, way = '', god] = id.split(':');
  switch (verb) {
    case 'niflheim':
      return { key: `yggdrasil.niflheim.${way}`, with: { god: godName(god as GodName) } };
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

/** The Vanir's square is where the scale is used up to, or where the Vanir goes on from; in 2010 the only one used. */
function vanaheimLabel(way: string, view: YggdrasilView): Saying {
  const { vanirSquares, switches } = boxOf(view);
  const next = vanirSquares[view.vanir + 1];
  const here = vanirSquares[view.vanir];
  if (way === 'advance' && next !== undefined)
    return { key: 'yggdrasil.vanaheim.advance', with: { square: squareName(next) } };
  if (way === 'use' && !switches.vanirReachesBack && here !== undefined)
    return { key: 'yggdrasil.vanaheim.use-own', with: { square: squareName(here) } };
  const count = vanirSquares.slice(0, view.vanir + 1).filter((square) => square !== 'blank').length;
  return { key: `yggdrasil.vanaheim.${way}`, with: { count } };
}

/** Vikings and Elves are given before a roll, after it or to another god: the label says which. */
export function fieldLabel({ id, verb }: Alternative, field: string): Saying {
  const way = verb === 'niflheim' ? id.replace(/:(.*):.*/, '.$1') : verb;
  return { key: `yggdrasil.field.${[way, field].join('.')}` };
}

export function optionLabel(option: string): Saying {
  return { key: `yggdrasil.option.${option}` };
}

/** A number says how many cards chance picks; a list names them. */
export function optionValueLabel(option: string, value: Value): Saying {
  if (typeof value === 'number') return { key: `yggdrasil.option.${option}.count`, with: { count: value } };
  if (!Array.isArray(value)) return optionLabel([option, value].join('.'));
  const cards = value as readonly (Card | Enemy)[];
  if (cards.length === 0) return { key: `yggdrasil.option.${option}.count`, with: { count: 0 } };
  return { key: 'core.list', with: { items: cards.map(specialCardName) } };
}

/** An Angry card goes by the name of its enemy, a Ragnarök card by its own. */
function specialCardName(name: Card | Enemy): Saying {
  return isRagnarok(name) ? cardName(name) : enemyName(name as Enemy);
}
