/** Single positions of played games: the chance that advice would show there, and how many games are won from there. */
import type { GameEntry } from '../../src/core/catalogue.ts';
import type { Game } from '../../src/core/game.ts';
import { type Answerer, playersChance, playOutBy } from '../../src/core/playing.ts';
import { seedFrom } from '../../src/core/random.ts';
import { giverOf, requestForSeats } from '../../src/core/requests/answer.ts';
import type { SeatIndex } from '../../src/core/seat.ts';
import type { ChanceJudgement, DuelJudgement, Judgement } from '../../src/core/thinking/judgement.ts';
import { furtherChances } from '../../src/mind/chance/further-chances.ts';
import { resultFor, rolledOut } from '../../src/mind/chance/rollouts.ts';
import { forShownChances } from '../../src/mind/chance/shown-chances.ts';
import { quickAnswer } from '../../src/mind/quick.ts';
import { meanOf } from '../../src/mind/statistics.ts';
import { think } from '../../src/mind/think.ts';
import { MIN_BOARDS_SHOWN, positionOf } from '../../src/mind/thought.ts';
import { inOneGo } from '../../src/mind/work.ts';
import { answererCalled } from '../simulate/players.ts';
import { type Cell, openingOf } from './measuring.ts';
import type { Told } from './summary.ts';

export interface PositionsPlan {
  readonly positions: number;
  /** The number of games continued from each position, in a game of chance. */
  readonly playouts: number;
  /** The player of the games from which the positions are taken. */
  readonly policy: string;
  /** The number of positions that a player who looks ahead evaluates for an answer. */
  readonly effort: number;
  readonly seed: string;
}

interface Moment {
  readonly state: unknown;
  readonly turn: number;
}

const never = () => false;

/** One position of each game, at the start of a random turn. A run with more positions begins with the same ones. */
export function toldIn(
  entry: GameEntry,
  judgement: Judgement,
  cell: Cell,
  plan: PositionsPlan,
): readonly Told[] {
  const answer = answererCalled(entry, plan.policy, plan.effort);
  return Array.from({ length: plan.positions }, (_, number) => {
    const opening = openingOf(entry, cell, `positions-${plan.seed}`, number);
    const moments: Moment[] = [];
    for (const { state } of playOutBy(entry.game, opening, answer)) {
      const turn = entry.game.requests(state)[0]?.turn;
      if (turn !== undefined && turn !== moments.at(-1)?.turn) moments.push({ state, turn });
    }
    const pick = playersChance(`${opening.seed}/position`);
    const state = moments[pick(moments.length)]?.state;
    return judgement.kind === 'chance'
      ? toldByChance(entry.game, judgement, state, plan, opening.seed)
      : toldInDuel(entry.game, judgement, state, plan, answer);
  });
}

function askedAt(game: Game<unknown, unknown>, state: unknown) {
  const [request] = game.requests(state);
  const seat: SeatIndex | undefined = request?.seats[0];
  if (request === undefined || seat === undefined) throw new Error('nothing is asked at the start of a turn');
  return positionOf(game, state, requestForSeats(request, [seat]), seat);
}

/**
 * Compares the chance shown for the quick player's answer with the games won after that answer. The player of the search's
 * playouts also plays those games to the end, on boards that weren't used for the chance.
 */
function toldByChance(
  game: Game<unknown, unknown>,
  judgement: ChanceJudgement,
  state: unknown,
  { playouts }: PositionsPlan,
  name: string,
): Told {
  const position = askedAt(game, state);
  const seed = seedFrom(`${name}/told`);
  const shown = forShownChances(judgement);
  if (shown.kind !== 'chance') throw new Error('a game of chance stays one');
  const answer = quickAnswer(shown, position.request, position.view, seed);
  const effort = { boards: MIN_BOARDS_SHOWN, stop: never };
  const told = inOneGo(furtherChances(game, shown, position, answer, effort, seed)) ?? [];
  const toTheEnd = { ...shown, turnsAhead: () => Number.POSITIVE_INFINITY };
  const rollOut = rolledOut(game, toTheEnd, position, seedFrom(`${name}/played`));
  const wins = Array.from({ length: playouts }, (_, board) => rollOut(answer, board).chance);
  const won = wins.reduce((sum, chance) => sum + chance, 0) / playouts;
  return { told: meanOf(told).mean, won, games: playouts };
}

/** Nothing is left to chance, so the game is continued once, by the player that reached the position. */
function toldInDuel(
  game: Game<unknown, unknown>,
  judgement: DuelJudgement,
  state: unknown,
  { seed }: PositionsPlan,
  answer: Answerer<unknown>,
): Told {
  const position = askedAt(game, state);
  const effort = { valued: judgement.usualEffort, stop: never };
  const { best } = think(game, judgement, position, effort, seedFrom(seed));
  const pick = playersChance(`${seed}/duel`);
  let now = state;
  for (;;) {
    const [request] = game.requests(now);
    if (request === undefined) break;
    const action = answer(request, now, pick);
    const applied = game.apply(now, giverOf(request, action), action);
    if (!applied.ok) throw new Error(`refused: ${JSON.stringify(applied.refusal)}`);
    now = applied.state;
  }
  return { told: best.chance, won: resultFor(game, now, position.seat) ?? 0, games: 1 };
}
