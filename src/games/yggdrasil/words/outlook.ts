/** Describes the effect of a choice in a few words: an enemy's new space, or an effect's damage. */
import type { Phrase } from '../../../core/presentation/phrase.ts';
import { boxOf, enemiesOn, FIRST_SPACE, RESIDENCE } from '../box/box.ts';
import { type Card, type Enemy, enemyOn, type Island, isAngry, isRagnarok } from '../box/components.ts';
import { powerAt } from '../facts/enemies.ts';
import { canBeFought, forceOf } from '../facts/fights.ts';
import { wouldLoseNow } from '../odds/chances.ts';
import type { YggdrasilView } from '../state/view.ts';
import { cardName, enemyName, fireGiants, placeName, spaceName, vikings } from './names.ts';

/** The board with some enemies moved this many spaces forward, or back if the number is negative. */
function moved(view: YggdrasilView, enemies: readonly Enemy[], spaces: number): YggdrasilView {
  const spaceOf = (enemy: Enemy) => Math.max(FIRST_SPACE, Math.min(view.enemies[enemy] + spaces, RESIDENCE));
  const there = Object.fromEntries(enemies.map((enemy) => [enemy, spaceOf(enemy)]));
  return { ...view, enemies: { ...view.enemies, ...there } };
}

/** An enemy's new space, and the force needed to beat it there. */
export function moveOutlook(view: YggdrasilView, enemy: Enemy, spaces: number): Phrase {
  const then = moved(view, [enemy], spaces);
  const places = {
    enemy: enemyName(enemy),
    from: view.enemies[enemy],
    space: spaceName(then.enemies[enemy]),
  };
  if (!canBeFought(then, enemy)) return { key: 'yggdrasil.outlook.move-home', with: places };
  const outlook = { key: 'yggdrasil.outlook.move', with: { ...places, force: forceOf(then, enemy) } };
  return warned(outlook, then, spaces > 0);
}

/** The effect that a card would have now. */
export function cardOutlook(view: YggdrasilView, card: Card): Phrase {
  if (isRagnarok(card)) {
    const called = enemiesOn(boxOf(view), card);
    const then = moved(view, called, 1);
    const moves = called.map((enemy) => ({
      key: 'yggdrasil.outlook.to-space',
      with: { enemy: enemyName(enemy), space: then.enemies[enemy] },
    }));
    return warned({ key: 'yggdrasil.outlook.ragnarok', with: { card: cardName(card), moves } }, then, true);
  }
  const enemy = enemyOn(card);
  const then = moved(view, [enemy], isAngry(card) ? 2 : 1);
  const space = spaceName(then.enemies[enemy]);
  const effect = effectOutlook(then, enemy);
  return warned({ key: 'yggdrasil.outlook.card', with: { card: cardName(card), space, effect } }, then, true);
}

function warned(outlook: Phrase, then: YggdrasilView, comesCloser: boolean): Phrase {
  if (!comesCloser || !wouldLoseNow(then)) return outlook;
  return { key: 'yggdrasil.outlook.danger', with: { outlook } };
}

/** The effect that an enemy would have with the power of its space. */
function effectOutlook(view: YggdrasilView, enemy: Enemy): Phrase {
  const power = powerAt(boxOf(view), view.enemies[enemy]);
  if (power === 0) return { key: 'yggdrasil.outlook.no-effect' };
  switch (enemy) {
    case 'hel':
      return { key: 'yggdrasil.outlook.hel', with: { vikings: vikings(power), forGood: forGood(view) } };
    case 'surt':
      return {
        key: 'yggdrasil.outlook.surt',
        with: { fireGiants: fireGiants(Math.min(power, view.muspellheim)) },
      };
    case 'jormungand':
      return { key: 'yggdrasil.outlook.jormungand' };
    case 'loki':
      return {
        key: 'yggdrasil.outlook.loki',
        with: { giants: Math.min(power, view.pile.giants.length) },
      };
    case 'nidhogg':
      return { key: 'yggdrasil.outlook.nidhogg' };
    case 'fenrir':
      return { key: 'yggdrasil.outlook.fenrir', with: { isAngry: String(view.fenrirIsAngry) } };
  }
}

/** The effect of an enemy that strikes an island. */
export function strikeOutlook(view: YggdrasilView, enemy: Enemy, island: Island, power: number): Phrase {
  const place = placeName(island);
  switch (enemy) {
    case 'hel':
      return helOutlook(view, island, power);
    case 'surt': {
      const fires = fireGiants(Math.min(power, view.muspellheim));
      return { key: 'yggdrasil.outlook.strike.surt', with: { island: place, fireGiants: fires } };
    }
    case 'jormungand':
      return {
        key: 'yggdrasil.outlook.strike.jormungand',
        with: { island: place, before: whatWasSubmerged(view, island) },
      };
    default:
      throw new Error(`${enemy} strikes no island`);
  }
}

function whatWasSubmerged({ submerged }: YggdrasilView, island: Island): 'nothing' | 'itself' | 'another' {
  if (submerged === null) return 'nothing';
  return submerged === island ? 'itself' : 'another';
}

/** Whether the Vikings that Hel takes leave the game, as a text parameter. */
function forGood(view: YggdrasilView): string {
  return String(boxOf(view).switches.helRemovesForGood);
}

function helOutlook(view: YggdrasilView, island: Island, power: number): Phrase {
  const taken = { island: placeName(island), forGood: forGood(view) };
  if (view.bags === null)
    return { key: 'yggdrasil.outlook.strike.hel-unseen', with: { ...taken, vikings: vikings(power) } };
  const count = Math.min(power, view.bags[island].vikings);
  return { key: 'yggdrasil.outlook.strike.hel', with: { ...taken, count } };
}
