/** A small language of play: arrange a moment of a real game, play it through the real rules, and look at the result. */
import { expect } from 'vitest';
import type { Opening } from '../../../src/core/game.ts';
import { seedFrom } from '../../../src/core/random.ts';
import type { Request } from '../../../src/core/requests/request.ts';
import type { Box, RuleState } from '../../../src/games/chronicles/box/box.ts';
import type {
  DieFace,
  Enemy,
  GodName,
  Rune,
  RuneStone,
  World,
} from '../../../src/games/chronicles/box/components.ts';
import { beginningOf } from '../../../src/games/chronicles/facts/rounds.ts';
import { chronicles } from '../../../src/games/chronicles/game.ts';
import type { ChroniclesEvent } from '../../../src/games/chronicles/state/events.ts';
import type { ChroniclesState, QuestionKind, SeatState } from '../../../src/games/chronicles/state/state.ts';
import { brokenRules } from '../../../tools/conformance/games/chronicles/invariants.ts';
import { type Hands, type Played, type Playing, playingOn } from '../playing.ts';
import { EVENT_TYPES } from './event-types.ts';
import { type Mark, streamShowing } from './luck.ts';
import { arranged, type Moment } from './moment.ts';

export interface Table extends Playing<ChroniclesState, ChroniclesEvent, QuestionKind, Table> {
  with(moment: Moment): Table;
  /** The God die's next result, followed by those of the Vanir dice. */
  rolling(god: DieFace | null, ...vanir: readonly DieFace[]): Table;
  /** The God die's result, and its result when rolled again. */
  rollingAgain(first: DieFace, again: DieFace): Table;
  /** The stones' next results. */
  throwing(runes: Partial<Record<RuneStone, Rune>>): Table;

  /** That god goes next and reveals its card. */
  begins(god: GodName): Table;
  moves(world: World): Table;

  god(name: GodName): SeatState;
  /** The names a field offers; empty if there is no such field. */
  choices(field: string, choice?: string): readonly string[];
  /** The maximum of a number; null if it is not asked for. */
  most(field: string, choice?: string): number | null;
}

export function openingOf(gods: readonly GodName[], seed: string, rules: RuleState = 'easy'): Opening<Box> {
  const options = { rules };
  return { options, roles: gods, seed: seedFrom(seed), box: chronicles.box(options, null) };
}

/** The game right after set-up. */
export function opened(gods: readonly GodName[], seed: string, rules: RuleState = 'easy'): Table {
  return tableAt(chronicles.setup(openingOf(gods, seed, rules)).state);
}

/** The first round, before anyone has gone; the first god has laid Nidhögg, and the Wheel is empty. */
export function table(...gods: readonly GodName[]): Table {
  return tableOf('easy', ...gods);
}

export function tableOf(rules: RuleState, ...gods: readonly GodName[]): Table {
  const { state } = chronicles.setup(openingOf([...gods], 'the first table', rules));
  const [first] = gods;
  if (state.turn.seat === null || first === undefined) return tableAt(arranged(state, { card: 'nidhogg' }));
  return tableAt(state);
}

/** It is the first god's turn, and it has laid Nidhögg's card on the Wheel. */
export function turnOf(...gods: readonly GodName[]): Table {
  return turnIn('easy', ...gods);
}

export function turnIn(rules: RuleState, ...gods: readonly GodName[]): Table {
  const game = tableOf(rules, ...gods);
  const [first] = gods;
  if (first === undefined) throw new Error('nobody plays');
  return game.state.turn.seat === null ? game.begins(first) : game;
}

const MAX_ATTEMPTS = 100;

/** Odin and Thor, and Odin has the Support god's card of that enemy in his deck. */
export function supportedBy(enemy: Enemy): { readonly game: Table; readonly support: GodName } {
  for (let number = 0; number < MAX_ATTEMPTS; number += 1) {
    const game = opened(['odin', 'thor'], `support ${number}`);
    const [support] = game.state.supports.map(({ god }) => god);
    const [odin] = game.state.seats;
    const has = odin?.deck.some((card) => card.enemy === enemy && card.pack === support);
    if (has === true && support !== undefined) return { game, support };
  }
  throw new Error(`Odin never gets a Support god's card of ${enemy}`);
}

const PLAYED: Played<ChroniclesState> = {
  rules: chronicles,
  check: (state) => expect(brokenRules(state)).toEqual([]),
  eventTypes: EVENT_TYPES,
};

function tableAt(begun: ChroniclesState): Table {
  return playingOn<ChroniclesState, ChroniclesEvent, QuestionKind, Table>(PLAYED, begun, (hands) => ({
    with: (moment) => hands.set(arranged(hands.state, moment)),
    rolling: (god, ...vanir) =>
      withLuck(hands, [...(god === null ? [] : [{ god }]), ...vanir.map((face) => ({ vanir: face }))]),
    rollingAgain: (first, again) => withLuck(hands, [{ god: first }, { god: again }]),
    throwing: (runes) =>
      withLuck(
        hands,
        Object.entries(runes).map(([stone, rune]) => ({ stone: stone as RuneStone, rune })),
      ),
    begins: (god) => hands.act(beginningOf(god), {}),
    moves: (world) => hands.act('move', { world }),
    god(name) {
      const found = hands.state.seats.find((seat) => seat.god === name);
      if (found === undefined) throw new Error(`nobody plays ${name}`);
      return found;
    },
    choices(name, choice) {
      const found = fieldOf(hands.request(), name, choice);
      return found !== undefined && 'of' in found ? found.of : [];
    },
    most(name, choice) {
      const found = fieldOf(hands.request(), name, choice);
      return found?.kind === 'number' ? found.to : null;
    },
  }));
}

function withLuck({ state, set }: Hands<ChroniclesState, Table>, marks: readonly Mark[]): Table {
  return set({ ...state, streams: { ...state.streams, dice: streamShowing(state.box, marks) } });
}

function fieldOf({ alternatives: ways }: Request, name: string, choice: string | undefined) {
  return (choice === undefined ? ways[0] : ways.find(({ id }) => id === choice))?.fields[name];
}
