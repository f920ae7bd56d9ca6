/** Weighs a decision of a played game: the chance to win with the answer that was given, and with the best one. */
import type { Game } from '../../core/game.ts';
import { type Seed, seedFrom } from '../../core/random.ts';
import type { Action } from '../../core/requests/request.ts';
import type { SeatIndex } from '../../core/seat.ts';
import type { ChanceJudgement, DuelJudgement, Judgement } from '../../core/thinking/judgement.ts';
import { rolledOut } from '../chance/rollouts.ts';
import { differenceOf, isBeyondDoubt, meanOf } from '../chance/statistics.ts';
import { lookAhead } from '../duel/look-ahead.ts';
import { answerKey } from '../quick.ts';
import { think } from '../think.ts';
import { NOTICEABLE, positionOf } from '../thought.ts';
import type { Decision } from './decisions.ts';

/** Counts, and no time, so that a game is always reviewed the same. */
export interface ReviewEffort {
  /** So many positions are valued to find a better answer. */
  readonly valued: number;
  /** On so many boards drawn anew the answer that was given is played out, and a better one against it. */
  readonly boards: number;
}

const USUAL_BOARDS = 64;

export function usualReviewEffort({ usualEffort }: Pick<Judgement, 'usualEffort'>): ReviewEffort {
  return { valued: usualEffort, boards: USUAL_BOARDS };
}

/** Chances from 0 to 1, of the seat that answered. */
export interface Weighing {
  /** The place of the answer in the log. */
  readonly at: number;
  readonly turn: number;
  readonly seat: SeatIndex;
  /** The answer did as little as the rules allow. */
  readonly isIdle: boolean;
  /** To win with the answer that was given, before dice and cards decide; null where nobody looked at that answer. */
  readonly played: number | null;
  /** With the best answer. */
  readonly best: number;
  /** That answer; null where none is better than the one given, beyond doubt. */
  readonly better: Action | null;
}

/** The same decision of the same game is always weighed the same. */
export function weigh<State, View>(
  game: Game<State, View>,
  judgement: Judgement<State, View>,
  decision: Decision<State>,
  effort: ReviewEffort,
): Weighing {
  const seed = seedFrom(`review/${decision.place}`);
  const chances =
    judgement.kind === 'chance'
      ? weighByPlayouts(game, judgement, decision, effort, seed)
      : weighByTurns(game, judgement, decision, effort, seed);
  const { at, seat, request, state, action } = decision;
  const isIdle = isSame(game.skip(state, request), action);
  return { at, turn: request.turn, seat, isIdle, ...chances };
}

/** More turns than any position has that are worth a look. */
const ALL_TURNS = 500;

type Chances = Pick<Weighing, 'played' | 'best' | 'better'>;

/**
 * The best of many answers always seems better than it is, so it counts only where it is better beyond doubt on fresh
 * boards too.
 */
function weighByPlayouts<State, View>(
  game: Game<State, View>,
  judgement: ChanceJudgement<View>,
  { state, request, seat, action }: Decision<State>,
  { valued, boards }: ReviewEffort,
  seed: Seed,
): Chances {
  const position = { ...positionOf(game, state, request, seat), standing: action };
  const { best } = think(game, judgement, position, { valued, stop: () => false }, seed);
  const rollOut = rolledOut(game, judgement, position, seedFrom(`${seed}/again`));
  const chancesWith = (answer: Action) =>
    Array.from({ length: boards }, (_, board) => rollOut(answer, board).chance);
  const given = chancesWith(action);
  const played = meanOf(given).mean;
  const none = { played, best: played, better: null };
  if (isSame(best.action, action)) return none;
  const gain = differenceOf(chancesWith(best.action), given);
  return gain.mean > NOTICEABLE && isBeyondDoubt(gain)
    ? { played, best: played + gain.mean, better: best.action }
    : none;
}

/** The best answer and the given one are each looked at alone, with the same effort: of worse answers a thought knows only bounds. */
function weighByTurns<State, View>(
  game: Game<State, View>,
  judgement: DuelJudgement<State, View>,
  { state, request, seat, action }: Decision<State>,
  { valued }: ReviewEffort,
  seed: Seed,
): Chances {
  const position = positionOf(game, state, request, seat);
  const effort = { valued, stop: () => false };
  const { best } = think(game, judgement, position, effort, seed);
  const from = position.resample(seed);
  const given = chanceWith(action);
  const isPlayed = isSame(best.action, action);
  const chance = (isPlayed ? given : chanceWith(best.action)) ?? best.chance;
  const better = !isPlayed && chance - (given ?? 0) > NOTICEABLE ? best.action : null;
  return { played: given, best: better === null ? (given ?? chance) : chance, better };

  function chanceWith(answer: Action): number | null {
    const turns = (at: State, most: number) =>
      at === from
        ? judgement.turns(at, ALL_TURNS).filter(({ answers: [first] }) => isSame(first, answer))
        : judgement.turns(at, most);
    const [line] = lookAhead({ turns }, from, effort).lines;
    return line === undefined ? null : judgement.chance(line.worth);
  }
}

function isSame(first: Action | undefined, answer: Action): boolean {
  return first !== undefined && answerKey(first) === answerKey(answer);
}
