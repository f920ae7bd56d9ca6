/**
 * Lets Thor and Freyja spend the beginning of a game in a trance. Only the search plays like this: the quick player never enters
 * a trance and leaves one at once.
 */
import type { Policy } from '../../../core/policy.ts';
import type { Request } from '../../../core/requests/request.ts';
import { type GodName, isRagnarok } from '../box/components.ts';
import { activeGod } from '../facts/powers.ts';
import type { SeatState } from '../state/state.ts';
import type { YggdrasilView } from '../state/view.ts';

/**
 * The gods whose trance is worth more to all gods, early in a game, than their fights against the six enemies. The trances of the
 * others lose games.
 */
const GIVING: readonly GodName[] = ['thor', 'freyja'];
/** With more gods, each has too few turns to use a trance before the enemies are near. */
const MAX_GODS = 4;
/** These gods enter a trance while more enemy cards than this are left. Later, it wouldn't pay off anymore. */
const CARDS_TO_ENTER = 34;
/** They stay in it while more enemy cards than this are left. Then the enemies are near, and every god has to fight. */
const CARDS_TO_STAY = 28;

export function staysInTrance(view: YggdrasilView, { god, inTrance }: SeatState): boolean {
  return inTrance && paysOff(view, god, CARDS_TO_STAY);
}

/** The same player, except that it enters a trance where that pays off, and stays in it. */
export function withTrances(player: Policy<YggdrasilView>): Policy<YggdrasilView> {
  return {
    answer(request, view, pick) {
      if (view.question?.about !== 'turn') return player.answer(request, view, pick);
      const self = activeGod(view);
      if (staysInTrance(view, self)) return player.answer(without('leave-trance', request), view, pick);
      if (!allowsTrance(request) || !paysOff(view, self.god, CARDS_TO_ENTER))
        return player.answer(request, view, pick);
      return { request: request.key, choice: 'enter-trance', values: {} };
    },
  };
}

/** In games with Ragnarök cards, the enemies come too fast. */
function paysOff({ deck, seats }: YggdrasilView, god: GodName, cards: number): boolean {
  return (
    deck.count > cards && GIVING.includes(god) && seats.length <= MAX_GODS && !deck.cards.some(isRagnarok)
  );
}

function allowsTrance({ alternatives }: Request): boolean {
  return alternatives.some(({ id }) => id === 'enter-trance');
}

function without(choice: string, request: Request): Request {
  return { ...request, alternatives: request.alternatives.filter(({ id }) => id !== choice) };
}
