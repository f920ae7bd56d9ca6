/** The players of a simulation by name: those of the game, and computers of the strengths people play with. */
import type { GameEntry } from '../../src/core/catalogue.ts';
import { type Answerer, answersBy } from '../../src/core/playing.ts';
import { seedFrom } from '../../src/core/random.ts';
import { requestForSeats } from '../../src/core/requests/answer.ts';
import type { Request } from '../../src/core/requests/request.ts';
import type { SeatIndex } from '../../src/core/seat.ts';
import { STRENGTHS, type Strength } from '../../src/core/thinking/strength.ts';
import { effortInTurn } from '../../src/mind/chance/turn-effort.ts';
import { answerAs } from '../../src/mind/play.ts';
import { positionOf } from '../../src/mind/thought.ts';

/** The strengths by their names on the command line. */
const COMPUTERS: ReadonlyMap<string, Strength> = new Map(
  STRENGTHS.map((strength) => [strength === 'best' ? 'mind' : strength, strength]),
);

/** The number of possible seeds for one search. */
const SEEDS = 2 ** 31;

/** The players that `--policy` can name for a seat. */
export function playersOf({ policies, judgement }: GameEntry): readonly string[] {
  return [...Object.keys(policies), ...(judgement === null ? [] : COMPUTERS.keys())];
}

/** Whether one of the players looks ahead, so that the result depends on the effort. */
export function needsEffort(players: string): boolean {
  return players.split(',').some((name) => COMPUTERS.get(name) === 'best');
}

/**
 * `players` are names in seat order, separated by commas; the last one plays all remaining seats. `effort` is the number of
 * positions that a computer evaluates for an answer; null uses the effort of a table.
 */
export function answererCalled(entry: GameEntry, players: string, effort: number | null): Answerer<unknown> {
  const seats = players.split(',').map((name) => oneCalled(entry, name, effort));
  const [everybody] = seats;
  if (everybody === undefined) throw new Error('nobody plays');
  if (seats.length === 1) return everybody;
  return (request, state, pick) => {
    const seat = firstSeat(request);
    const answer = seats[Math.min(seat, seats.length - 1)] ?? everybody;
    return answer(requestForSeats(request, [seat]), state, pick);
  };
}

function oneCalled(entry: GameEntry, name: string, effort: number | null): Answerer<unknown> {
  const { game, policies, judgement } = entry;
  const policy = policies[name];
  if (policy !== undefined) return answersBy(game, policy);
  const strength = COMPUTERS.get(name);
  if (strength === undefined || judgement === null)
    throw new Error(`${game.id} has no player called ${name}`);
  const stop = () => false;
  return (request, state, pick) => {
    const position = positionOf(game, state, request, firstSeat(request));
    const thinking =
      effort === null ? effortInTurn(judgement, position.view, stop) : { valued: effort, stop };
    return answerAs(strength, game, judgement, position, thinking, seedFrom(String(pick(SEEDS))));
  };
}

function firstSeat({ key, seats }: Request): SeatIndex {
  const [seat] = seats;
  if (seat === undefined) throw new Error(`request ${key} asks nobody`);
  return seat;
}
