/** The shared part of the small languages of play: a moment of a real game, played through the real rules and inspected. */
import { expect } from 'vitest';
import type { Applied, Game, GameEvent } from '../../src/core/game.ts';
import { giverOf } from '../../src/core/requests/answer.ts';
import type { Action, Request, Values } from '../../src/core/requests/request.ts';
import type { Refusal } from '../../src/core/result.ts';
import type { SeatIndex } from '../../src/core/seat.ts';
import { deepFrozen } from '../../tools/conformance/contract/frozen.ts';

/** `Table` is the language of one game, in which every action returns the table again. */
export interface Playing<State, Event extends GameEvent, About, Table> {
  /** The current player does this. */
  plays(choice: string, values?: Values): Table;
  /** The asked player answers the open question in the only possible way. */
  answers(values?: Values): Table;
  /** The current player stops. */
  done(): Table;
  /** The refusal for the asked seat, or for `by`. Fails if the answer is allowed. */
  refuses(choice: string, values?: Values, by?: SeatIndex): Refusal;

  readonly state: State;
  readonly request: Request;
  /** The current question; null when the game is over. */
  readonly about: About | null;
  /** The events of the last action. */
  readonly events: readonly Event[];
  /** Whether the last action revealed anything. */
  readonly revealed: boolean;
  told<Type extends Event['type']>(type: Type): readonly Extract<Event, { type: Type }>[];
  /** Ids of the current alternatives, or of those that start like this. */
  ways(beginning?: string): readonly string[];
}

/** The parts that make up a game's language. */
export interface Hands<State, Table> {
  readonly state: State;
  request(): Request;
  /** Continues from that state. */
  set(next: State): Table;
  act(choice: string, values: Values): Table;
}

export interface Played<State> {
  readonly rules: Game<State, unknown>;
  /** Checks the invariants of every state, and what was revealed on the way to it. */
  check(state: State, revealed: boolean): void;
  /** Every event type, if listed by hand. */
  readonly eventTypes?: readonly string[];
}

/** A table that continues from a state; `own` is what its game adds to the language. */
export function playingOn<
  State extends { readonly question: { readonly about: About } | null },
  Event extends GameEvent,
  About,
  Table extends Playing<State, Event, About, Table>,
>(
  { rules, check, eventTypes }: Played<State>,
  begun: State,
  own: (hands: Hands<State, Table>) => Omit<Table, keyof Playing<State, Event, About, Table>>,
): Table {
  let state = begun;
  let events: readonly Event[] = [];
  let revealed = false;

  function set(next: State): Table {
    expect(JSON.parse(JSON.stringify(next)), 'a state is plain data').toEqual(next);
    check(next, revealed);
    state = deepFrozen(next);
    return table;
  }

  function request(): Request {
    const [request] = rules.requests(state);
    if (request === undefined) throw new Error('nothing is asked');
    if (request.alternatives.length === 0) throw new Error('there is no way to answer');
    if (request.alternatives.some(({ verb }) => verb === '')) throw new Error('a way has no verb');
    return request;
  }

  function attempt(choice: string, values: Values, by?: SeatIndex): Applied<State> {
    const action: Action = { request: request().key, choice, values };
    return rules.apply(state, by ?? giverOf(request(), action), deepFrozen(action));
  }

  function act(choice: string, values: Values): Table {
    const applied = attempt(choice, values);
    if (!applied.ok) throw new Error(`refused: ${JSON.stringify(applied.refusal)}`);
    events = applied.events as readonly Event[];
    if (eventTypes !== undefined) expect(events.filter(({ type }) => !eventTypes.includes(type))).toEqual([]);
    revealed = applied.revealed;
    return set(applied.state);
  }

  const shared: Playing<State, Event, About, Table> = {
    plays: (choice, values = {}) => act(choice, values),
    answers(values = {}) {
      const [only, other] = request().alternatives;
      if (only === undefined || other !== undefined) throw new Error('there are several ways to answer');
      return act(only.id, values);
    },
    done: () => act('done', {}),
    refuses(choice, values = {}, by = request().seats[0]) {
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
    told: <Type extends Event['type']>(type: Type) =>
      events.filter((event): event is Extract<Event, { type: Type }> => event.type === type),
    ways: (beginning = '') =>
      request()
        .alternatives.map(({ id }) => id)
        .filter((id) => id.startsWith(beginning)),
  };
  const hands = {
    get state() {
      return state;
    },
    request,
    set,
    act,
  };
  // A spread would read the getters now.
  const table = Object.defineProperties(shared, Object.getOwnPropertyDescriptors(own(hands))) as Table;
  return set(begun);
}
