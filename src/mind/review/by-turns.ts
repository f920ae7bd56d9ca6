/** Evaluates a decision in a duel: by the search, and by what is known about the moment that followed. */
import type { Game } from '../../core/game.ts';
import { seedFrom } from '../../core/random.ts';
import { requestForSeats } from '../../core/requests/answer.ts';
import type { Action } from '../../core/requests/request.ts';
import type { SeatIndex } from '../../core/seat.ts';
import type { DuelJudgement, Parts } from '../../core/thinking/judgement.ts';
import { resultFor } from '../chance/rollouts.ts';
import { reasonsInDuel } from '../duel/by-turns.ts';
import { type Line, lookingAhead } from '../duel/look-ahead.ts';
import { answerKey } from '../quick.ts';
import { thinking } from '../think.ts';
import { NOTICEABLE, positionOf } from '../thought.ts';
import type { Work } from '../work.ts';
import type { Decision } from './decisions.ts';
import type { Chances, Next, ReviewEffort } from './weighed-decision.ts';

/** More than the number of turns worth considering in any position. */
const ALL_TURNS = 500;
const FIRST_SEAT = 0;

/**
 * The best answer and the given one are each searched separately, with the same effort: for worse answers, a search only finds
 * bounds. If the next moment is known, the given answer is worth as much as that moment, and a better one as much as the moment
 * to which it leads. So the chances of a game agree with each other, and everything a player loses was lost by an answer.
 */
export function* weighByTurns<State, View>(
  game: Game<State, View>,
  judgement: DuelJudgement<State, View>,
  decision: Decision<State>,
  { valued }: ReviewEffort,
  next: Next<State> | undefined,
): Work<Chances> {
  const { place, state, request, seat, action } = decision;
  const seed = seedFrom(`review/${place}`);
  const position = positionOf(game, state, request, seat);
  const effort = { valued, stop: () => false };
  const { best } = yield* thinking(game, judgement, position, effort, seed);
  const from = position.resample(seed);
  const givenLine = yield* lineWith(action);
  const isPlayed = isSame(best.action, action);
  const bestLine = isPlayed ? givenLine : yield* lineWith(best.action);
  const searched = chanceOf(givenLine);
  const searchedBest = chanceOf(bestLine) ?? best.chance;
  const known = next === undefined ? null : chanceIn(next, seat);
  const played = known ?? searched;
  const value = played ?? searchedBest;
  const none = { shown: null, ahead: null, because: [], line: [], after: null, until: null };
  const asGood = { ...none, played, usual: value, best: value, better: null };
  if (isPlayed || searchedBest - (searched ?? 0) <= NOTICEABLE) return asGood;
  const lead = known === null ? searchedBest - value : yield* leadOver(value, best.action);
  if (lead <= NOTICEABLE) return asGood;
  const chance = value + lead;
  const because =
    bestLine === undefined || givenLine === undefined
      ? []
      : reasonsInDuel(partsInDuel(bestLine), partsInDuel(givenLine));
  const line = bestLine === undefined ? [] : [...bestLine.turn.answers, ...(bestLine.reply?.answers ?? [])];
  return { ...none, played, usual: chance, best: chance, better: best.action, because, line };

  function chanceOf(line: Line<State> | undefined): number | null {
    return line === undefined ? null : judgement.chance(line.utility);
  }

  /**
   * The lead of the better answer: at most the difference between equally deep searches of the moments after both answers. If the
   * game itself showed that the given answer was even worse, the better one might have turned out worse too.
   */
  function* leadOver(value: number, better: Action): Work<number> {
    const after = (answer: Action) => chanceAfter(game, judgement, decision, answer, valued);
    const chance = yield* after(better);
    if (chance - value <= NOTICEABLE) return 0;
    return Math.min(chance - value, chance - (yield* after(action)));
  }

  function partsInDuel({ turn }: Line<State>): Parts {
    return judgement.parts(game.observe(turn.after(), seat), seat);
  }

  function* lineWith(answer: Action): Work<Line<State> | undefined> {
    const turns = (at: State, most: number) => {
      if (at !== from) return judgement.turns(at, most);
      const all = judgement.turns(at, ALL_TURNS);
      return { ...all, turns: all.turns.filter(({ answers: [first] }) => isSame(first, answer)) };
    };
    const { lines } = yield* lookingAhead({ turns }, from, effort);
    return lines[0];
  }
}

/**
 * The chance after an answer, found by a search that starts at the next moment. The moments of the game are evaluated in the same
 * way.
 */
export function* chanceAfter<State, View>(
  game: Game<State, View>,
  judgement: DuelJudgement<State, View>,
  { place, state, seat }: Decision<State>,
  answer: Action,
  valued: number,
): Work<number> {
  const applied = game.apply(state, seat, answer);
  if (!applied.ok) throw new Error(`refused: ${JSON.stringify({ answer, refusal: applied.refusal })}`);
  const result = resultFor(game, applied.state, seat);
  if (result !== null) return result;
  const [request] = game.requests(applied.state);
  const mover = request?.seats[0];
  if (request === undefined || mover === undefined) throw new Error('no one has to move in a running game');
  const after = positionOf(game, applied.state, requestForSeats(request, [mover]), mover);
  const effort = { valued, stop: () => false };
  const { best } = yield* thinking(game, judgement, after, effort, seedFrom(`review/${place}`));
  return mover === seat ? best.chance : 1 - best.chance;
}

/** The seat's chance in the moment after its answer. */
function chanceIn(next: Next, seat: SeatIndex): number {
  const isOwn = next.kind === 'end' ? seat === FIRST_SEAT : seat === next.weighing.seat;
  const chance = next.kind === 'end' ? next.chance : next.weighing.usual;
  return isOwn ? chance : 1 - chance;
}

function isSame(first: Action | undefined, answer: Action): boolean {
  return first !== undefined && answerKey(first) === answerKey(answer);
}
