/** A moment of a real game, arranged for a test: unnamed parts are unchanged. */

import type { Box } from '../../../src/games/chronicles/box/box.ts';
import {
  ARTIFACT_LEVELS,
  type Artifact,
  type ByWalker,
  type Creature,
  ENEMIES,
  type Enemy,
  type GodName,
  type Iotunn,
  type Place,
  type Rotation,
  type SagaFoe,
  type World,
} from '../../../src/games/chronicles/box/components.ts';
import type { TaskFoe } from '../../../src/games/chronicles/box/saga.ts';
import type { Skills } from '../../../src/games/chronicles/box/skills.ts';
import type { ChroniclesState, HiddenCard, SeatState } from '../../../src/games/chronicles/state/state.ts';

/** A god's belongings and cards. */
export interface Being {
  readonly world?: World;
  readonly life?: number;
  readonly elves?: number;
  readonly dice?: number;
  readonly artifacts?: readonly Artifact[];
  /** The god's own card, face down on the Wheel. */
  readonly card?: Enemy;
  /** The card on top of the god's deck. */
  readonly top?: Enemy;
}

/** A moment. Belongings given directly are those of the table's first god. */
export interface Moment extends Being {
  readonly gods?: Partial<Record<GodName, Being>>;
  readonly support?: { readonly world?: World; readonly life?: number };
  readonly places?: Partial<ByWalker<Place>>;
  readonly island?: number;
  readonly nidhogg?: number;
  /** The number of the page, from 0. */
  readonly page?: number;
  readonly deedsDone?: readonly World[];
  readonly fightsDone?: readonly TaskFoe[];
  readonly tracks?: Partial<Record<SagaFoe, number>>;
  readonly rotation?: Rotation;
  readonly ravaged?: readonly World[];
  readonly iotunns?: readonly Iotunn[];
  readonly nextIotunn?: Iotunn;
  /** The next cards of the deck. */
  readonly creatures?: readonly Creature[];
  /** All the cards left in a deck. */
  readonly creatureDeck?: readonly Creature[];
  readonly iotunnDeck?: readonly Iotunn[];
  /** The Artifacts in front of their dispensers. */
  readonly fronts?: readonly Artifact[];
  readonly anonymous?: number;
  readonly fireGiants?: number;
  readonly heroes?: number;
  /** The Elves or dice left in the World; the last god of the table has all others. */
  readonly alfheim?: number;
  readonly vanaheim?: number;
  /** The owner of that enemy's card on the Wheel. */
  readonly wheel?: Partial<Record<Enemy, GodName>>;
  readonly box?: Partial<Box>;
  readonly skills?: Partial<Skills>;
}

export function arranged(state: ChroniclesState, moment: Moment): ChroniclesState {
  const { places, support, box } = moment;
  const dealt = withCards(state, moment);
  const iotunns = moment.iotunns ?? state.iotunns;
  const seats = withStocks(
    dealt.seats.map((seat, at) => seatAs(seat, beingOf(moment, seat.god, at))),
    state,
    moment,
  );
  return {
    ...dealt,
    box: { ...state.box, ...box },
    skills: { ...state.skills, ...moment.skills },
    seats,
    supports: state.supports.map((each) => ({ ...each, ...support })),
    places: { ...state.places, ...places },
    island: moment.island ?? state.island,
    nidhogg: moment.nidhogg ?? state.nidhogg,
    page: moment.page ?? state.page,
    deedsDone: moment.deedsDone ?? state.deedsDone,
    fightsDone: moment.fightsDone ?? state.fightsDone,
    tracks: { ...state.tracks, ...moment.tracks },
    rotation: moment.rotation ?? state.rotation,
    ravaged: moment.ravaged ?? state.ravaged,
    iotunns,
    iotunnDeck:
      moment.iotunnDeck ??
      first(moment.nextIotunn === undefined ? [] : [moment.nextIotunn], state.iotunnDeck).filter(
        (iotunn) => !iotunns.includes(iotunn),
      ),
    creatureDeck: moment.creatureDeck ?? first(moment.creatures ?? [], state.creatureDeck),
    dispensers: dispensersAs(state, seats, moment.fronts ?? []),
    anonymous: moment.anonymous ?? state.anonymous,
    fireGiants: moment.fireGiants ?? state.fireGiants,
    valhalla: moment.heroes ?? state.valhalla,
    alfheim: total(state, 'elves') - sum(seats.map(({ elves }) => elves)),
    vanaheim: total(state, 'vanirDice') - sum(seats.map(({ vanirDice }) => vanirDice)),
  };
}

function beingOf(moment: Moment, god: GodName, at: number): Being {
  return { ...(at === 0 ? moment : {}), ...moment.gods?.[god] };
}

function seatAs(seat: SeatState, { world, life, elves, dice, artifacts }: Being): SeatState {
  return {
    ...seat,
    world: world ?? seat.world,
    life: life ?? seat.life,
    elves: elves ?? seat.elves,
    vanirDice: dice ?? seat.vanirDice,
    artifacts: artifacts ?? seat.artifacts,
  };
}

function withStocks(seats: readonly SeatState[], state: ChroniclesState, { alfheim, vanaheim }: Moment) {
  return seats.map((seat, at) => {
    if (at < seats.length - 1) return seat;
    const others = seats.slice(0, -1);
    const elves =
      alfheim === undefined
        ? seat.elves
        : total(state, 'elves') - alfheim - sum(others.map((each) => each.elves));
    const vanirDice =
      vanaheim === undefined
        ? seat.vanirDice
        : total(state, 'vanirDice') - vanaheim - sum(others.map((each) => each.vanirDice));
    return { ...seat, elves, vanirDice };
  });
}

function total({ alfheim, vanaheim, seats }: ChroniclesState, what: 'elves' | 'vanirDice'): number {
  return (what === 'elves' ? alfheim : vanaheim) + sum(seats.map((seat) => seat[what]));
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((all, amount) => all + amount, 0);
}

function first<Item>(wanted: readonly Item[], all: readonly Item[]): readonly Item[] {
  return [...wanted, ...all.filter((item) => !wanted.includes(item))];
}

function dispensersAs(state: ChroniclesState, seats: readonly SeatState[], fronts: readonly Artifact[]) {
  const held = seats.flatMap(({ artifacts }) => artifacts);
  const ofLevel = (level: 1 | 2 | 3) => {
    const known = ARTIFACT_LEVELS.flatMap((each) => state.dispensers[each]).concat(
      ...state.seats.map(({ artifacts }) => artifacts),
    );
    const here = known.filter(
      (artifact) => state.box.artifacts[artifact].level === level && !held.includes(artifact),
    );
    return first(
      fronts.filter((artifact) => here.includes(artifact)),
      here,
    );
  };
  return { 1: ofLevel(1), 2: ofLevel(2), 3: ofLevel(3) };
}

function withCards(state: ChroniclesState, moment: Moment): ChroniclesState {
  let { seats } = state;
  const wheel = { ...state.wheel };
  for (const enemy of ENEMIES) {
    const pack = moment.wheel?.[enemy];
    if (pack === undefined) continue;
    wheel[enemy] = { enemy, pack };
    seats = seats.map((seat) => without(seat, enemy, pack));
  }
  seats = seats.map((seat, at) => {
    const { card, top } = beingOf(moment, seat.god, at);
    const laid = card === undefined ? seat : withFaceDown(seat, card);
    return top === undefined ? laid : withTop(laid, top);
  });
  return { ...state, seats, wheel };
}

function without(seat: SeatState, enemy: Enemy, pack: GodName): SeatState {
  const isIt = (card: HiddenCard) => card.enemy === enemy && card.pack === pack;
  const deck = seat.deck.filter((card) => !isIt(card));
  if (seat.faceDown === null || !isIt(seat.faceDown)) return { ...seat, deck };
  const [top = null, ...others] = deck;
  return { ...seat, faceDown: top, deck: others };
}

/** Lays the god's own card of this enemy face down or, if there is none, a Support god's card. */
function withFaceDown(seat: SeatState, enemy: Enemy): SeatState {
  const all = seat.faceDown === null ? seat.deck : [seat.faceDown, ...seat.deck];
  const found =
    all.find((card) => card.enemy === enemy && card.pack === seat.god) ??
    all.find((card) => card.enemy === enemy);
  if (found === undefined) throw new Error(`${seat.god} has no card of ${enemy}`);
  return { ...seat, faceDown: found, deck: all.filter((card) => card !== found) };
}

function withTop(seat: SeatState, enemy: Enemy): SeatState {
  const found = seat.deck.find((card) => card.enemy === enemy);
  if (found === undefined) throw new Error(`${seat.god} has no card of ${enemy} in the deck`);
  return { ...seat, deck: first([found], seat.deck) };
}
