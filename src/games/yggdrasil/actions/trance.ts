/** The actions outside the worlds: entering and leaving a trance, and calming Fenrir. [Y-701, Y-702] */
import { emit } from '../../../core/logs/event-record.ts';
import { boxOf } from '../box/box.ts';
import { tryToCalm } from '../enemies/fenrir.ts';
import { activeGod, mayEnterAndLeaveTrance, seatAt } from '../facts/powers.ts';
import type { Draft } from '../state/draft.ts';
import type { GodAction, YggdrasilState } from '../state/state.ts';
import { type GodActionRule, onlyWay } from './god-action.ts';

export const enterTrance: GodActionRule = {
  alternatives(game) {
    const may =
      boxOf(game).switches.hasTrance && !activeGod(game).inTrance && !wouldGoBothWays(game, 'leave-trance');
    return may ? onlyWay('enter-trance') : [];
  },
  refusalFor(game) {
    if (!boxOf(game).switches.hasTrance) return { code: 'no-trance' };
    return { code: activeGod(game).inTrance ? 'already-in-trance' : 'trance-both-ways' };
  },
  perform: (game) => turnSheet(game, true),
};

export const leaveTrance: GodActionRule = {
  alternatives(game) {
    return activeGod(game).inTrance && !wouldGoBothWays(game, 'enter-trance') ? onlyWay('leave-trance') : [];
  },
  refusalFor: (game) => ({ code: activeGod(game).inTrance ? 'trance-both-ways' : 'not-in-trance' }),
  perform: (game) => turnSheet(game, false),
};

function wouldGoBothWays(game: YggdrasilState, other: GodAction): boolean {
  return game.turn.spent.includes(other) && !mayEnterAndLeaveTrance(game);
}

function turnSheet(game: Draft, inTrance: boolean): void {
  const god = seatAt(game, game.turn.seat);
  god.inTrance = inTrance;
  emit(game, { type: inTrance ? 'trance-entered' : 'trance-left', god: god.god });
}

/** Tries to calm Fenrir. While he's angry, this is the only possible action, and it can be repeated. [Y-351, Y-352] */
export const calm: GodActionRule = {
  alternatives: (game) => (game.fenrirIsAngry ? onlyWay('calm') : []),
  refusalFor: () => ({ code: 'fenrir-is-calm' }),
  perform: (game) => tryToCalm(game),
};
