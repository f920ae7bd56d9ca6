/** What the sensible player thinks of creatures and of cards, in the coin of `worth.ts`. */
import type { Creature, Enemy, GodName } from '../components.ts';
import type { Card } from '../state.ts';
import type { ChroniclesView } from '../view.ts';
import { urgencyOf } from './worth.ts';

const LITTLE_LIFE = 4;

export function worthOfCreature(view: ChroniclesView, creature: Creature): number {
  const hurt = view.seats.some(({ life }) => life < LITTLE_LIFE);
  const effect = view.box.creatures[creature];
  switch (effect.kind) {
    case 'god-regains':
      return hurt ? 20 : 8;
    case 'gods-here-regain':
      return hurt ? 9 : 5;
    case 'takes':
      return Math.min(effect.elves, view.alfheim) * 3 + Math.min(effect.vanirDice, view.vanaheim) * 2.8;
    case 'heroes':
      return 5;
    case 'artifact':
      return 5;
    case 'iotunn-back':
      return view.iotunns.length * 3;
    case 'anonymous-back':
      return view.anonymous * 2;
    case 'fire-giants-back':
      return view.fireGiants * 2;
    case 'heals':
      return view.ravaged.length * 3;
    case 'jormungand-back':
      return urgencyOf(view, 'jormungand');
    case 'card-back':
      return 4;
    default:
      return 2;
  }
}

/** What it would cost if the enemy woke now. */
export function dangerOf(view: ChroniclesView, enemy: Enemy): number {
  if (enemy === 'nidhogg') return Number.NEGATIVE_INFINITY;
  return urgencyOf(view, enemy) + (enemy === 'fenrir' ? 4 : 2);
}

export function ownCardWakesAnEnemy(view: ChroniclesView, god: GodName): boolean {
  return wakesAnEnemy(view, view.seats.find((seat) => seat.god === god)?.faceDown.card);
}

export function topCardWakesAnEnemy(view: ChroniclesView, god: GodName): boolean {
  return wakesAnEnemy(view, view.seats.find((seat) => seat.god === god)?.deck[0]);
}

/** Nidhogg may wake: he brings victory. */
function wakesAnEnemy({ wheel }: ChroniclesView, card: Card | null | undefined): boolean {
  return card !== null && card !== undefined && card.enemy !== 'nidhogg' && wheel[card.enemy] !== null;
}
