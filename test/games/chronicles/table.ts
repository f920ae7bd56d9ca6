/** A small language of play: arrange a moment of a real game, play it through the real rules, look at what became of it. */
import { expect } from 'vitest';
import { giverOf } from '../../../src/core/answer.ts';
import type { Applied, Opening } from '../../../src/core/game.ts';
import { seedFrom } from '../../../src/core/random.ts';
import type { Action, Request, Values } from '../../../src/core/request.ts';
import type { Refusal } from '../../../src/core/result.ts';
import { type SeatIndex, seatIndex } from '../../../src/core/seat.ts';
import type { Box, RuleState } from '../../../src/games/chronicles/box/box.ts';
import type {
  DieFace,
  Enemy,
  GodName,
  Rune,
  RuneStone,
  World,
} from '../../../src/games/chronicles/components.ts';
import type { ChroniclesEvent, ChroniclesEventType } from '../../../src/games/chronicles/events.ts';
import { chronicles } from '../../../src/games/chronicles/game.ts';
import type { ChroniclesState, QuestionKind, SeatState } from '../../../src/games/chronicles/state.ts';
import { beginningOf } from '../../../src/games/chronicles/wheel/rounds.ts';
import { deepFrozen } from '../../contract/frozen.ts';
import { EVENT_TYPES } from './event-types.ts';
import { type Mark, streamShowing } from './luck.ts';
import { arranged, type Moment } from './moment.ts';
import { brokenRules } from './play/invariants.ts';

export interface Table {
  with(moment: Moment): Table;
  /** What the God die shows next, and then the Vanir dice. */
  rolling(god: DieFace | null, ...vanir: readonly DieFace[]): Table;
  /** What the God die shows, and what it shows when it is rolled again. */
  rollingAgain(first: DieFace, again: DieFace): Table;
  /** What the stones show next. */
  throwing(runes: Partial<Record<RuneStone, Rune>>): Table;

  /** That god goes next and reveals its card. */
  begins(god: GodName): Table;
  /** The god on turn does this. */
  plays(choice: string, values?: Values): Table;
  moves(world: World): Table;
  /** The god on turn answers the question that stands, which has one way to be answered. */
  answers(values?: Values): Table;
  done(): Table;
  /** Why the god on turn, or the one who tries, may not do this. Fails when it is allowed. */
  refuses(choice: string, values?: Values, by?: SeatIndex): Refusal;

  readonly state: ChroniclesState;
  readonly request: Request;
  readonly about: QuestionKind | null;
  /** What happened at the last thing done, and whether it revealed anything. */
  readonly events: readonly ChroniclesEvent[];
  readonly revealed: boolean;
  told<Type extends ChroniclesEventType>(type: Type): readonly Extract<ChroniclesEvent, { type: Type }>[];
  god(name: GodName): SeatState;
  /** Ids of the alternatives that stand, or of those that begin so. */
  ways(beginning?: string): readonly string[];
  /** The names among which a field lets choose; none where there is no such way. */
  choices(field: string, choice?: string): readonly string[];
  /** The most that a number may be; null where it is not asked for. */
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

/** The first round, before anybody has gone; the first god has laid Nidhogg, and the Wheel is empty. */
export function table(...gods: readonly GodName[]): Table {
  return tableOf('easy', ...gods);
}

export function tableOf(rules: RuleState, ...gods: readonly GodName[]): Table {
  const { state } = chronicles.setup(openingOf([...gods], 'the first table', rules));
  const [first] = gods;
  if (state.turn.seat === null || first === undefined) return tableAt(arranged(state, { card: 'nidhogg' }));
  return tableAt(state);
}

/** The first god is on turn and has laid Nidhogg's card round the Wheel. */
export function turnOf(...gods: readonly GodName[]): Table {
  return turnIn('easy', ...gods);
}

export function turnIn(rules: RuleState, ...gods: readonly GodName[]): Table {
  const game = tableOf(rules, ...gods);
  const [first] = gods;
  if (first === undefined) throw new Error('nobody plays');
  return game.state.turn.seat === null ? game.begins(first) : game;
}

const PATIENCE = 100;

/** Odin and Thor, and Odin has the Support god's card of that enemy in his deck. */
export function supportedBy(enemy: Enemy): { readonly game: Table; readonly support: GodName } {
  for (let number = 0; number < PATIENCE; number += 1) {
    const game = opened(['odin', 'thor'], `support ${number}`);
    const [support] = game.state.supports.map(({ god }) => god);
    const [odin] = game.state.seats;
    const has = odin?.deck.some((card) => card.enemy === enemy && card.pack === support);
    if (has === true && support !== undefined) return { game, support };
  }
  throw new Error(`Odin never gets a Support god's card of ${enemy}`);
}

function tableAt(begun: ChroniclesState): Table {
  let state = begun;
  let events: readonly ChroniclesEvent[] = [];
  let revealed = false;

  function set(next: ChroniclesState): Table {
    expect(JSON.parse(JSON.stringify(next)), 'a state is plain data').toEqual(next);
    expect(brokenRules(next)).toEqual([]);
    state = deepFrozen(next);
    return game;
  }

  function request(): Request {
    const [standing] = chronicles.requests(state);
    if (standing === undefined) throw new Error('nothing is asked');
    if (standing.alternatives.length === 0) throw new Error('there is no way to answer');
    if (standing.alternatives.some(({ verb }) => verb === '')) throw new Error('a way has no verb');
    return standing;
  }

  function attempt(choice: string, values: Values, by: SeatIndex): Applied<ChroniclesState> {
    const action: Action = { request: request().key, choice, values };
    return chronicles.apply(state, by, deepFrozen(action));
  }

  function asked(): SeatIndex {
    return request().seats[0] ?? seatIndex(0);
  }

  function act(choice: string, values: Values): Table {
    const applied = attempt(choice, values, giverOf(request(), { request: request().key, choice, values }));
    if (!applied.ok) throw new Error(`refused: ${JSON.stringify(applied.refusal)}`);
    events = applied.events as readonly ChroniclesEvent[];
    expect(events.filter(({ type }) => !EVENT_TYPES.includes(type))).toEqual([]);
    revealed = applied.revealed;
    return set(applied.state);
  }

  function withLuck(marks: readonly Mark[]): Table {
    return set({ ...state, streams: { ...state.streams, dice: streamShowing(state.box, marks) } });
  }

  function field(name: string, choice: string | undefined) {
    const ways = request().alternatives;
    return (choice === undefined ? ways[0] : ways.find(({ id }) => id === choice))?.fields[name];
  }

  const game: Table = {
    with: (moment) => set(arranged(state, moment)),
    rolling: (god, ...vanir) =>
      withLuck([...(god === null ? [] : [{ god }]), ...vanir.map((face) => ({ vanir: face }))]),
    rollingAgain: (first, again) => withLuck([{ god: first }, { god: again }]),
    throwing: (runes) =>
      withLuck(Object.entries(runes).map(([stone, rune]) => ({ stone: stone as RuneStone, rune }))),
    begins: (god) => act(beginningOf(god), {}),
    plays: (choice, values = {}) => act(choice, values),
    moves: (world) => act('move', { world }),
    answers(values = {}) {
      const [only, other] = request().alternatives;
      if (only === undefined || other !== undefined) throw new Error('there are several ways to answer');
      return act(only.id, values);
    },
    done: () => act('done', {}),
    refuses(choice, values = {}, by = asked()) {
      const applied = attempt(choice, values, by);
      if (applied.ok) throw new Error(`${choice} was not refused`);
      return applied.refusal;
    },
    get state() {
      return state;
    },
    get request() {
      return request();
    },
    get about() {
      return state.question?.about ?? null;
    },
    get events() {
      return events;
    },
    get revealed() {
      return revealed;
    },
    told: <Type extends ChroniclesEventType>(type: Type) =>
      events.filter((event): event is Extract<ChroniclesEvent, { type: Type }> => event.type === type),
    god(name) {
      const found = state.seats.find((seat) => seat.god === name);
      if (found === undefined) throw new Error(`nobody plays ${name}`);
      return found;
    },
    ways: (beginning = '') =>
      request()
        .alternatives.map(({ id }) => id)
        .filter((id) => id.startsWith(beginning)),
    choices(name, choice) {
      const found = field(name, choice);
      return found !== undefined && 'of' in found ? found.of : [];
    },
    most(name, choice) {
      const found = field(name, choice);
      return found?.kind === 'number' ? found.to : null;
    },
  };
  return set(begun);
}
