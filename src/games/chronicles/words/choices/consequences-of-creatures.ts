/** Determines whether a creature could change anything now. A creature that can't can still be chosen. [C-349] */
import type { Phrase } from '../../../../core/presentation/phrase.ts';
import { foesInReach } from '../../actions/fighting.ts';
import type { Creature } from '../../box/components.ts';
import type { CreatureEffect } from '../../box/creature-effect.ts';
import { active, heroesInReserve, mostLife } from '../../facts/gods.ts';
import { cardsToTakeBack } from '../../facts/rounds.ts';
import type { ChroniclesView } from '../../state/view.ts';
import { creatureWithEffect } from '../cards.ts';

export function creatureOutlook(view: ChroniclesView, creature: Creature): Phrase {
  const line = creatureWithEffect(view.box, creature);
  return isCreatureInVain(view, creature)
    ? { key: 'chronicles.value.creature-in-vain', with: { creature: line } }
    : line;
}

export function isCreatureInVain(view: ChroniclesView, creature: Creature): boolean {
  return changesNothing(view, view.box.creatures[creature]);
}

function changesNothing(view: ChroniclesView, effect: CreatureEffect): boolean {
  switch (effect.kind) {
    case 'goes-anywhere':
    case 'moves-gods':
    case 'turns-tree':
      return false;
    case 'looks-at-decks':
      return view.seats.every(({ deck }) => deck.length === 0);
    case 'heroes':
      return heroesInReserve(view) === 0;
    case 'gods-here-regain':
      return !isSomebodyHurt(view, (world) => world === active(view).world);
    case 'god-regains':
      return !isSomebodyHurt(view, () => true);
    case 'anonymous-back':
      return view.anonymous === 0;
    case 'fire-giants-back':
      return view.fireGiants === 0;
    case 'takes':
      return Math.min(effect.elves, view.alfheim) + Math.min(effect.vanirDice, view.vanaheim) === 0;
    case 'fights':
      return foesInReach(view).length === 0;
    case 'iotunn-back':
      return view.iotunns.length === 0;
    case 'card-back':
      return cardsToTakeBack(view).length === 0;
    case 'artifact':
      return view.dispensers[effect.level].front === null;
    case 'heals':
      return view.ravaged.length === 0;
    case 'jormungand-back':
      return view.island === 0;
  }
}

function isSomebodyHurt(view: ChroniclesView, isMeant: (world: string) => boolean): boolean {
  return view.seats.some(({ world, life }) => isMeant(world) && life < mostLife(view));
}
