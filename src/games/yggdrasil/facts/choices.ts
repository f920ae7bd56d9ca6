/** Finds the actions that the current god can choose now, as far as the table can see. */
import { isOneOf } from '../../../core/typed/one-of.ts';
import { boxOf } from '../box/box.ts';
import { ENEMIES, ISLANDS, isAngry, type VanirSquare, WORLDS, type World } from '../box/components.ts';
import type { ArtifactLevel, GodAction, OpenBoard } from '../state/state.ts';
import type { YggdrasilView } from '../state/view.ts';
import { enemiesThatCanRetreat } from './enemies.ts';
import { canBeFought } from './fights.ts';
import { closedWorlds } from './giants.ts';
import { canAdvance, destinations, placesNextToTheValkyries, squaresReached } from './places.ts';
import { actionsLeft, activeGod, mayEnterAndLeaveTrance, mayRepeatAWorld } from './powers.ts';

export type Tranced = 'enter-trance' | 'leave-trance';

/** The status of an action: `used` means that it was chosen this turn, `idle` that it would do nothing now. */
export type ActionStatus = 'open' | 'used' | 'closed' | 'idle';

function isWorld(action: GodAction): action is World {
  return isOneOf(WORLDS, action);
}

/**
 * Whether an action can't be chosen again in this turn. Apart from calming, all actions of a turn are different, unless a power
 * allows two in one world.
 */
export function isUsedUp(game: OpenBoard, action: GodAction): boolean {
  if (action === 'calm' || !game.turn.spent.includes(action)) return false;
  return !isWorld(action) || !mayRepeatAWorld(game) || hasRepeatedAWorld(game);
}

function hasRepeatedAWorld(game: OpenBoard): boolean {
  const worlds = game.turn.spent.filter(isWorld);
  return new Set(worlds).size < worlds.length;
}

export function statusOf(view: YggdrasilView, action: World | Tranced): ActionStatus {
  if (isWorld(action) && closedWorlds(view).includes(action)) return 'closed';
  if (isUsedUp(view, action)) return 'used';
  const canAct = view.question?.about === 'turn' && !view.fenrirIsAngry && actionsLeft(view) > 0;
  return canAct && hasWay(view, action) ? 'open' : 'idle';
}

function hasWay(view: YggdrasilView, action: World | Tranced): boolean {
  const self = activeGod(view);
  switch (action) {
    case 'asgard':
      return !self.inTrance && ENEMIES.some((enemy) => canBeFought(view, enemy));
    case 'midgard':
      return destinations(view).length > 0;
    case 'nidavellir':
      return ENEMIES.some((enemy) => {
        const level = self.artifacts[enemy];
        return level < 3 && view.seats.every(({ artifacts }) => artifacts[enemy] !== nextTo(level));
      });
    case 'alfheim':
      return view.alfheim > 0;
    case 'niflheim':
      return view.seats.length > 1 && view.seats.some(({ vikings, elves }) => vikings + elves > 0);
    case 'helheim':
      return view.helheim > 0;
    case 'muspellheim': {
      const { bags } = view;
      return bags === null || ISLANDS.some((island) => bags[island].fireGiants > 0);
    }
    case 'jotunheim':
      return view.active.length > 0 || view.pile.giants.length > 0;
    case 'vanaheim':
      return canAdvance(view) || squaresReached(view).some((square) => canUse(view, square));
    case 'enter-trance':
      return boxOf(view).switches.hasTrance && !self.inTrance && mayTurn(view, 'leave-trance');
    case 'leave-trance':
      return self.inTrance && mayTurn(view, 'enter-trance');
  }
}

function nextTo(level: ArtifactLevel): number {
  return level + 1;
}

function mayTurn(view: YggdrasilView, other: Tranced): boolean {
  return !view.turn.spent.includes(other) || mayEnterAndLeaveTrance(view);
}

function canUse(view: YggdrasilView, square: VanirSquare): boolean {
  const [top] = view.deck.top;
  switch (square) {
    case 'blank':
      return false;
    case 'move-valkyries':
      return placesNextToTheValkyries(view).length > 0;
    case 'two-vikings':
      return view.helheim > 0;
    case 'reorder-six':
      return view.deck.count > 1;
    case 'discard-card':
      return view.deck.count > 0 && !(top !== undefined && isAngry(top));
    case 'enemy-back':
      return enemiesThatCanRetreat(view).length > 0;
    case 'discard-giant':
      return view.pile.giants.length > 0;
  }
}
