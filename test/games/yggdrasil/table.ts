/** A small language of play: arrange a moment of a real game, play it through the real rules, and look at the result. */

import type { Opening, Options } from '../../../src/core/game.ts';
import { seedFrom } from '../../../src/core/random.ts';
import { enumerate } from '../../../src/core/requests/answer.ts';
import type { Alternative, Field, Request } from '../../../src/core/requests/request.ts';
import type { Box, RuleState } from '../../../src/games/yggdrasil/box/box.ts';
import type { Card, GodName, Island } from '../../../src/games/yggdrasil/box/components.ts';
import { houseBox } from '../../../src/games/yggdrasil/box/rule-states.ts';
import { yggdrasil } from '../../../src/games/yggdrasil/game.ts';
import type { YggdrasilEvent } from '../../../src/games/yggdrasil/state/events.ts';
import type {
  Bag,
  QuestionKind,
  SeatState,
  YggdrasilState,
} from '../../../src/games/yggdrasil/state/state.ts';
import { type Playing, playingOn } from '../playing.ts';
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

export interface Table extends Playing<YggdrasilState, YggdrasilEvent, QuestionKind, Table> {
  with(moment: Moment): Table;
  /** The die's next results: colours and numbers of hammers, in order. */
  rolling(...marks: readonly Mark[]): Table;
  /** The counters drawn next from that bag. */
  drawing(island: Island, counters: Bag): Table;

  readonly activeGod: GodName;
  god(name: GodName): SeatState;
  /** The allowed values of a field, of one alternative or of the only one. */
  field(name: string, choice?: string): Field;
  /** The names a field offers. */
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

/** The opening of a game with those gods, with our own values. */
export function openingOf(
  roles: readonly GodName[],
  seed: string,
  options: Options = THE_USUAL_GAME,
): Opening<Box> {
  return { options, roles, seed: seedFrom(seed), box: yggdrasil.box(options, null) };
}

/** It is the first god's turn, after a harmless card and with three actions left; no one has anything yet. */
export function table(...gods: readonly GodName[]): Table {
  return tableOf('2018', ...gods);
}

/** Like `table`, under the rules of that edition. */
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
    if (!applied.ok) throw new Error(applied.refusal.code);
    state = applied.state;
  }
  return arranged({ ...state, knownTop: 0, knownBottom: 0 }, atTheStart(rules));
}

/** A table that continues from a state. */
function tableAt(first: YggdrasilState): Table {
  return playingOn<YggdrasilState, YggdrasilEvent, QuestionKind, Table>(
    { rules: yggdrasil, check: expectLegal },
    first,
    (hands) => ({
      with: (moment) => hands.set(arranged(hands.state, moment)),
      rolling: (...marks) =>
        hands.set({
          ...hands.state,
          streams: { ...hands.state.streams, dice: streamRolling(hands.state.box.die, marks) },
        }),
      drawing: (island, counters) =>
        hands.set({
          ...hands.state,
          streams: { ...hands.state.streams, draws: streamDrawing(hands.state, island, counters) },
        }),

      get activeGod() {
        const seat = hands.state.seats[hands.state.turn.seat];
        if (seat === undefined) throw new Error('nobody is on turn');
        return seat.god;
      },
      god(name) {
        const seat = hands.state.seats[seatOf(hands.state, name)];
        if (seat === undefined) throw new Error(`${name} does not play`);
        return seat;
      },
      field: (name, choice) => fieldOf(hands.request(), name, choice),
      choices(name, choice) {
        const wanted = fieldOf(hands.request(), name, choice);
        if (!('of' in wanted)) throw new Error(`${name} is not chosen from a list`);
        return wanted.of;
      },
    }),
  );
}

function way({ alternatives }: Request, choice?: string): Alternative {
  const [only, other] = alternatives.filter(({ id }) => choice === undefined || id === choice);
  if (only === undefined || other !== undefined) throw new Error(`not the only way: ${choice ?? 'any'}`);
  return only;
}

function fieldOf(request: Request, name: string, choice?: string): Field {
  const wanted = way(request, choice).fields[name];
  if (wanted === undefined) throw new Error(`no field ${name}`);
  return wanted;
}

/** Thor and Heimdall, whose powers affect no enemy card: Thor stops, and this card is drawn for Heimdall. */
export function cardComes(card: Card, moment: Moment = {}, ...marks: readonly Mark[]): Table {
  return cardComesIn('2018', card, moment, ...marks);
}

/** Like `cardComes`, under the rules of that edition. */
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
