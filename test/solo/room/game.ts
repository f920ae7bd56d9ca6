/**
 * The rules of the solo sample: while Sindri forges Mjolnir, one player works the bellows, gently or hard. Pumping hard gives
 * more heat, but Loki may sting as a fly.
 */
import { oneQuestion } from '../../../src/core/answering.ts';
import { defineGame } from '../../../src/core/defining/game.ts';
import { type GameEvent, type Outcome, turnBegan } from '../../../src/core/game.ts';
import type { Writable } from '../../../src/core/logs/event-record.ts';
import { openStreams, roll, type Streams } from '../../../src/core/random.ts';
import { least } from '../../../src/core/requests/answer.ts';
import { plainAlternative, type Request } from '../../../src/core/requests/request.ts';
import { seatIndex } from '../../../src/core/seat.ts';

/** The heat at which the hammer is finished. */
export const GOAL = 18;
export const TURNS = 7;
/** With this many stings, Brokk drops the bellows. */
export const MAX_STINGS = 3;
/** The heat from pumping gently. */
export const GENTLE = 2;
/** If the die shows at most this much, Loki stings. */
export const STING = 2;
export const VERBS = ['gentle', 'hard'] as const;
export const ENDS = ['forged', 'cold', 'stung'] as const;
type End = (typeof ENDS)[number];

export interface SoloView {
  readonly turn: number;
  readonly heat: number;
  readonly stings: number;
  /** How the game ended; null until then. */
  readonly end: End | null;
}

export interface SoloState extends SoloView {
  readonly streams: Streams<'die'>;
}

type Draft = Writable<SoloState>;

const BROKK = seatIndex(0);

function pumpGently(game: Draft): GameEvent {
  game.heat += GENTLE;
  return { type: 'gentle', heat: GENTLE };
}

function pumpHard(game: Draft): GameEvent {
  const pips = 1 + roll(game, 'die', 6);
  if (pips <= STING) {
    game.stings += 1;
    return { type: 'stung', pips };
  }
  game.heat += pips;
  return { type: 'hard', pips };
}

function endOf({ turn, heat, stings }: SoloView): End | null {
  if (heat >= GOAL) return 'forged';
  if (stings >= MAX_STINGS) return 'stung';
  return turn >= TURNS ? 'cold' : null;
}

/** The hammer is finished, or spoilt, or the next turn begins. */
function endTurn(game: Draft): readonly GameEvent[] {
  game.end = endOf(game);
  if (game.end !== null) return [];
  game.turn += 1;
  return [turnBegan(game.turn, BROKK)];
}

function requestOf({ turn, end }: SoloState): Request | null {
  if (end !== null) return null;
  return { key: `${turn}`, turn, about: 'turn', seats: [BROKK], alternatives: VERBS.map(plainAlternative) };
}

function outcomeOf({ end }: SoloState): Outcome {
  if (end === null) return { kind: 'ongoing' };
  return { kind: end === 'forged' ? 'won' : 'lost', why: [end] };
}

export const solo = defineGame<SoloState, SoloView>({
  id: 'solo',
  rulesVersion: 'solo-1',
  seats: { min: 1, max: 1 },
  setup: ({ seed }) => ({
    state: { streams: openStreams(seed, ['die']), turn: 1, heat: 0, stings: 0, end: null },
    events: [turnBegan(1, BROKK)],
  }),
  ...oneQuestion<SoloState>({
    requestOf,
    answer(state, { choice }) {
      const game = { ...state };
      const isHard = choice === 'hard';
      const pumped = isHard ? pumpHard(game) : pumpGently(game);
      return { events: [pumped, ...endTurn(game)], state: game, revealed: isHard };
    },
  }),
  skip: (_state, request) => least(request, 'gentle'),
  outcome: outcomeOf,
  closeness: ({ end, turn }) => (end === 'forged' ? 1 + TURNS - turn : null),
  observe: ({ turn, heat, stings, end }) => ({ turn, heat, stings, end }),
});
