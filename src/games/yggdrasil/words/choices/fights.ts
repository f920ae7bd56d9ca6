/** Describes a fight before it begins, with its odds: the foe, and the number of Vikings. */

import type { Phrase } from '../../../../core/presentation/phrase.ts';
import type { Alternative, Values } from '../../../../core/requests/request.ts';
import { asListOf } from '../../../../core/typed/one-of.ts';
import { boxOf } from '../../box/box.ts';
import { forceOf, isEnemy } from '../../facts/fights.ts';
import { activeGod } from '../../facts/powers.ts';
import { chanceToBeat, fewestVikings } from '../../odds/chances.ts';
import type { Foe } from '../../state/state.ts';
import { FOES } from '../../state/state.ts';
import type { YggdrasilView } from '../../state/view.ts';
import { counters, elves, enemyName, foeName, giantWithEffect, vikings } from '../names.ts';

/** The number of Vikings in an answer; null if Vikings are given after the roll. */
export function vikingsIn(values: Values): number | null {
  return typeof values['vikings'] === 'number' ? values['vikings'] : null;
}

const CERTAIN = 1;

/** A foe by name, and for a giant the effect that ends when it's beaten. */
function foeLabel(view: YggdrasilView, foe: Foe): Phrase {
  if (foe === 'pile') return { key: 'yggdrasil.fight.hidden-giant' };
  return isEnemy(foe) ? enemyName(foe) : giantWithEffect(boxOf(view), foe);
}

/** A foe, with the chance if the current god sends everything it has. */
export function foeOutlook(view: YggdrasilView, foe: Foe): Phrase {
  const god = activeGod(view);
  const hasNothing = god.vikings + god.elves === 0;
  return {
    key: hasNothing ? 'yggdrasil.fight.foe-alone' : 'yggdrasil.fight.foe',
    with: {
      foe: foeLabel(view, foe),
      force: forceOf(view, foe),
      chance: chanceToBeat(view, foe, god.vikings, god.elves),
      have: counters(god),
    },
  };
}

/** A number of Vikings against a foe, with the chance without Elves and with every Elf. */
export function vikingsOutlook(view: YggdrasilView, foe: Foe, count: number): Phrase {
  const helpers = activeGod(view).elves;
  const alone = chanceToBeat(view, foe, count, 0);
  const together = chanceToBeat(view, foe, count, helpers);
  if (alone === together) return { key: 'yggdrasil.fight.vikings', with: { vikings: vikings(count), alone } };
  return {
    key: 'yggdrasil.fight.vikings-and-elves',
    with: { vikings: vikings(count), alone, together, elves: elves(helpers) },
  };
}

/** A whole fight. If Vikings are given after the roll, only the foe has to be chosen. [Y-766] */
export function fightOutlook(view: YggdrasilView, foe: Foe, count: number | null): Phrase {
  if (count === null) return foeOutlook(view, foe);
  const name = foe === 'pile' ? foeName(boxOf(view), foe) : foeLabel(view, foe);
  return {
    key: 'yggdrasil.fight',
    with: { foe: name, force: forceOf(view, foe), odds: vikingsOutlook(view, foe, count) },
  };
}

/**
 * The fewest Vikings that certainly win against the foe, if the foe is already chosen; null if no number of Vikings wins for
 * certain.
 */
export function surestFight({ verb, fields }: Alternative, view: YggdrasilView): Values | null {
  const { vikings } = fields;
  const field = verb === 'asgard' ? 'enemy' : 'giant';
  const foes = fields[field];
  if (vikings?.kind !== 'number' || foes?.kind !== 'one') return null;
  const [foe, another] = asListOf(FOES, foes.of);
  if (foe === undefined || another !== undefined) return null;
  const fewest = fewestVikings(view, foe, { vikings: vikings.to, elves: 0 }, CERTAIN);
  return fewest === undefined ? null : { [field]: foe, vikings: fewest };
}
