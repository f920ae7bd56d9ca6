/** Determines whether a giant or a power made a difference, by repeating the action without it. */
import { isDeepStrictEqual } from 'node:util';
import type { Action } from '../../../../src/core/requests/request.ts';
import type { SeatIndex } from '../../../../src/core/seat.ts';
import type { Giant } from '../../../../src/games/yggdrasil/box/components.ts';
import { yggdrasil } from '../../../../src/games/yggdrasil/game.ts';
import type { YggdrasilState } from '../../../../src/games/yggdrasil/state/state.ts';

export interface Deed {
  readonly before: YggdrasilState;
  readonly seat: SeatIndex;
  readonly action: Action;
  readonly state: YggdrasilState;
}

/** The giant that takes every power away. [Y-621] */
const CANCELLER: Giant = 'vafthrudnir';

/** Whether the outcome or the question would have been different without the active giant. */
export function giantMattered(deed: Deed, giant: Giant): boolean {
  const { before } = deed;
  if (isFightAgainst(deed, giant)) return false;
  const without = { ...before, active: before.active.filter((each) => each !== giant) };
  return asksOtherwise(before, without) || wouldEndOtherwise(deed, without, giant);
}

/** Without the giant there's no such fight, which says nothing about the giant's effect. */
function isFightAgainst({ before, action }: Deed, giant: Giant): boolean {
  const { question } = before;
  const foe = question !== null && 'fight' in question ? question.fight.foe : action.values['giant'];
  return foe === giant;
}

/** Whether the current god's personal power made a difference. False while any god is in a trance. */
export function personalPowerMattered(deed: Deed): boolean {
  const { before } = deed;
  if (before.active.includes(CANCELLER) || before.seats.some((seat) => seat.inTrance)) return false;
  const without = {
    ...before,
    active: [...before.active, CANCELLER],
    pile: before.pile.filter((giant) => giant !== CANCELLER),
    beaten: before.beaten.filter((giant) => giant !== CANCELLER),
  };
  return wouldEndOtherwise(deed, without, CANCELLER);
}

/** Whether another god's trance made a difference to the current god. */
export function tranceMattered(deed: Deed, seat: number): boolean {
  const { before, state } = deed;
  if (before.turn.seat === seat || state.turn.seat === seat) return false;
  return wouldEndOtherwise(deed, {
    ...before,
    seats: before.seats.map((each, at) => (at === seat ? { ...each, inTrance: false } : each)),
  });
}

function asksOtherwise(one: YggdrasilState, other: YggdrasilState): boolean {
  return !isDeepStrictEqual(whatIsAsked(one), whatIsAsked(other));
}

/** Everything that is asked, except the lists of active giants. */
function whatIsAsked(state: YggdrasilState): unknown {
  return yggdrasil
    .requests(state)
    .flatMap(({ alternatives }) => alternatives)
    .filter(({ verb }) => verb !== 'jotunheim' && verb !== 'discard');
}

function wouldEndOtherwise({ seat, action, state }: Deed, without: YggdrasilState, moved?: Giant): boolean {
  const applied = yggdrasil.apply(without, seat, action);
  return !applied.ok || !isDeepStrictEqual(whatPlayLeft(applied.state, moved), whatPlayLeft(state, moved));
}

/** The state after play, except future randomness, the trances, and the giant that was moved for the comparison. */
function whatPlayLeft(state: YggdrasilState, moved: Giant | undefined): unknown {
  const { streams: _streams, pileTopIsKnown: _isKnown, question, ...rest } = state;
  const isAboutGiants = question?.about === 'odin-giant' || question?.about === 'pile-giant';
  const others = (giants: readonly Giant[]) => giants.filter((giant) => giant !== moved);
  return {
    ...rest,
    pile: others(state.pile),
    active: others(state.active),
    beaten: others(state.beaten),
    question: isAboutGiants ? question.about : question,
    seats: state.seats.map(({ inTrance: _inTrance, ...seat }) => seat),
  };
}
