/** A small language of play: arrange a moment of a real game, play it through the real rules, look at what became of it. */
import { enumerate } from '../../../src/core/answer.ts';
import type { Applied, Opening, Options } from '../../../src/core/game.ts';
import { seedFrom } from '../../../src/core/random.ts';
import type { Action, Alternative, Field, Request, Values } from '../../../src/core/request.ts';
import type { Refusal } from '../../../src/core/result.ts';
import type { SeatIndex } from '../../../src/core/seat.ts';
import type { Box, RuleState } from '../../../src/games/yggdrasil/box/box.ts';
import { houseBox } from '../../../src/games/yggdrasil/box/rule-states.ts';
import type { Card, GodName, Island } from '../../../src/games/yggdrasil/components.ts';
import type { YggdrasilEvent, YggdrasilEventType } from '../../../src/games/yggdrasil/events.ts';
import { yggdrasil } from '../../../src/games/yggdrasil/game.ts';
import type { Bag, QuestionKind, SeatState, YggdrasilState } from '../../../src/games/yggdrasil/state.ts';
import { expectLegal } from './legality.ts';
import { type Mark, streamDrawing, streamRolling } from './luck.ts';
import { arranged, everyEnemyOn, type Moment, seatOf } from './moment.ts';

export const THE_USUAL_GAME: Options = {
  rules: '2018',
  angry: 0,
  ragnarok: 0,
  bags: 'open',
  'ask-elves': 'when-it-matters',
};

export interface Table {
  with(moment: Moment): Table;
  /** What the die shows from now on: colours and numbers of hammers, in the order in which they fall. */
  rolling(...marks: readonly Mark[]): Table;
  /** What comes next out of that bag. */
  drawing(island: Island, counters: Bag): Table;

  /** The god on turn does this. */
  plays(choice: string, values?: Values): Table;
  /** The god on turn answers the question that stands, which has one way to be answered. */
  answers(values?: Values): Table;
  /** The god on turn stops; the next god's turn begins with a card. */
  done(): Table;
  /** Why the god on turn, or the one who tries, may not do this. Fails when it is allowed. */
  refuses(choice: string, values?: Values, by?: SeatIndex): Refusal;

  readonly state: YggdrasilState;
  readonly request: Request;
  readonly about: QuestionKind | null;
  readonly onTurn: GodName;
  /** What happened at the last thing done, and whether it revealed anything. */
  readonly events: readonly YggdrasilEvent[];
  readonly revealed: boolean;
  told<Type extends YggdrasilEventType>(type: Type): readonly Extract<YggdrasilEvent, { type: Type }>[];
  god(name: GodName): SeatState;
  /** Ids of the alternatives that stand, or of those that begin so. */
  ways(beginning?: string): readonly string[];
  /** What may fill a field, of one way or of the only way there is. */
  field(name: string, choice?: string): Field;
  /** The names among which a field lets choose. */
  choices(name: string, choice?: string): readonly string[];
}

/** The board as set-up leaves it, whatever the first card did to it. */
function atTheStart(rules: RuleState): Moment {
  const { bags, helheimVikings, muspellheimFireGiants, submergedAtFirst } = houseBox(rules);
  return {
    enemies: everyEnemyOn(1),
    active: [],
    bags,
    helheim: helheimVikings,
    muspellheim: muspellheimFireGiants,
    lostVikings: 0,
    valkyries: 'rainbow',
    submerged: submergedAtFirst,
    fenrirIsAngry: false,
  };
}

/** How a game of those gods begins, with our own values. */
export function openingOf(
  roles: readonly GodName[],
  seed: string,
  options: Options = THE_USUAL_GAME,
): Opening<Box> {
  return { options, roles, seed: seedFrom(seed), box: yggdrasil.box(options, null) };
}

/** The first god is on turn, has drawn a harmless card and has three actions before them; nobody has anything yet. */
export function table(...gods: readonly GodName[]): Table {
  return tableOf('2018', ...gods);
}

/** The same by the rules of that edition. */
export function tableOf(rules: RuleState, ...gods: readonly GodName[]): Table {
  return tableAt(atTheFirstAction(rules, gods));
}

function atTheFirstAction(rules: RuleState, gods: readonly GodName[]): YggdrasilState {
  let { state } = yggdrasil.setup(openingOf(gods, 'the first table', { ...THE_USUAL_GAME, rules }));
  while (state.question?.about !== 'turn') {
    const [request] = yggdrasil.requests(state);
    const [action] = request === undefined ? [] : enumerate(request, 1);
    if (action === undefined) throw new Error('the table does not get to its first action');
    const applied = yggdrasil.apply(state, state.turn.seat, action);
    if (!applied.ok) throw new Error(applied.refusal.why);
    state = applied.state;
  }
  return arranged({ ...state, knownTop: 0, knownBottom: 0 }, atTheStart(rules));
}

/** A table that goes on from a state. */
function tableAt(first: YggdrasilState): Table {
  let state = first;
  let events: readonly YggdrasilEvent[] = [];
  let revealed = false;

  function set(next: YggdrasilState): Table {
    expectLegal(next);
    state = deepFrozen(next);
    return game;
  }

  function request(): Request {
    const [standing] = yggdrasil.requests(state);
    if (standing === undefined) throw new Error('nothing is asked');
    return standing;
  }

  function attempt(choice: string, values: Values, by: SeatIndex): Applied<YggdrasilState> {
    const action: Action = { request: request().key, choice, values };
    return yggdrasil.apply(state, by, deepFrozen(action));
  }

  function act(choice: string, values: Values): Table {
    const applied = attempt(choice, values, state.turn.seat);
    if (!applied.ok) throw new Error(`refused: ${JSON.stringify(applied.refusal)}`);
    events = applied.events as readonly YggdrasilEvent[];
    revealed = applied.revealed;
    return set(applied.state);
  }

  function way(choice?: string): Alternative {
    const { alternatives } = request();
    const [only, other] = alternatives.filter(({ id }) => choice === undefined || id === choice);
    if (only === undefined || other !== undefined) throw new Error(`not the only way: ${choice ?? 'any'}`);
    return only;
  }

  function field(name: string, choice?: string): Field {
    const wanted = way(choice).fields[name];
    if (wanted === undefined) throw new Error(`no field ${name}`);
    return wanted;
  }

  const game: Table = {
    with: (moment) => set(arranged(state, moment)),
    rolling: (...marks) =>
      set({ ...state, streams: { ...state.streams, dice: streamRolling(state.box.die, marks) } }),
    drawing: (island, counters) =>
      set({ ...state, streams: { ...state.streams, draws: streamDrawing(state, island, counters) } }),

    plays: (choice, values = {}) => act(choice, values),
    answers: (values = {}) => act(way().id, values),
    done: () => act('done', {}),
    refuses(choice, values = {}, by = state.turn.seat) {
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
    get onTurn() {
      const seat = state.seats[state.turn.seat];
      if (seat === undefined) throw new Error('nobody is on turn');
      return seat.god;
    },
    get events() {
      return events;
    },
    get revealed() {
      return revealed;
    },
    told: <Type extends YggdrasilEventType>(type: Type) =>
      events.filter((event): event is Extract<YggdrasilEvent, { type: Type }> => event.type === type),
    god(name) {
      const seat = state.seats[seatOf(state, name)];
      if (seat === undefined) throw new Error(`${name} does not play`);
      return seat;
    },
    ways: (beginning = '') =>
      request()
        .alternatives.map(({ id }) => id)
        .filter((id) => id.startsWith(beginning)),
    field,
    choices(name, choice) {
      const wanted = field(name, choice);
      if (!('of' in wanted)) throw new Error(`${name} is not chosen from a list`);
      return wanted.of;
    },
  };
  return set(first) && game;
}

function deepFrozen<Kind>(data: Kind): Kind {
  if (typeof data === 'object' && data !== null && !Object.isFrozen(data)) {
    Object.freeze(data);
    for (const part of Object.values(data)) deepFrozen(part);
  }
  return data;
}

/** Thor and Heimdall, whose powers touch no enemy card: Thor stops, and for Heimdall this card is drawn. */
export function cardComes(card: Card, moment: Moment = {}, ...marks: readonly Mark[]): Table {
  return cardComesIn('2018', card, moment, ...marks);
}

/** The same by the rules of that edition. */
export function cardComesIn(
  rules: RuleState,
  card: Card,
  moment: Moment = {},
  ...marks: readonly Mark[]
): Table {
  return tableOf(rules, 'thor', 'heimdall')
    .with({ ...moment, next: [card] })
    .rolling(...marks)
    .done();
}
