/** Arranges a moment of a game without adding or losing a piece: pieces for one place come from another. */

import { type SeatIndex, seatIndex } from '../../../src/core/seat.ts';
import type { Box } from '../../../src/games/yggdrasil/box/box.ts';
import {
  type ByEnemy,
  type ByIsland,
  type Card,
  type Enemy,
  enemyOn,
  type Giant,
  type GodName,
  ISLANDS,
  type Island,
  isAngry,
  isRagnarok,
  type SeaPlace,
  type VanirSquare,
} from '../../../src/games/yggdrasil/box/components.ts';
import type {
  ArtifactLevel,
  Bag,
  GodAction,
  SeatState,
  YggdrasilState,
} from '../../../src/games/yggdrasil/state/state.ts';
import { FIRE_GIANTS_IN_THE_BOX, VIKINGS_IN_THE_BOX } from './legality.ts';

/** A god's belongings. */
export interface Belongings {
  readonly vikings?: number;
  readonly elves?: number;
  readonly artifacts?: Partial<ByEnemy<ArtifactLevel>>;
  readonly inTrance?: boolean;
}

/** Named parts are set. The others stay as they are, except to keep the totals right. */
export interface Moment extends Belongings {
  /** The current god, who gets the belongings named outside of `gods`. */
  readonly turn?: GodName;
  readonly spent?: readonly GodAction[];
  readonly gods?: { readonly [God in GodName]?: Belongings };
  readonly enemies?: Partial<ByEnemy<number>>;
  /** The cards on top of the deck, or all of it together with `deck`. */
  readonly next?: readonly Card[];
  readonly deck?: readonly Card[];
  /** The giants on top of the pile; all others that are neither active nor beaten follow. */
  readonly pile?: readonly Giant[];
  readonly active?: readonly Giant[];
  readonly beaten?: readonly Giant[];
  readonly bags?: Partial<ByIsland<Partial<Bag>>>;
  readonly helheim?: number;
  readonly muspellheim?: number;
  readonly lostVikings?: number;
  readonly valkyries?: SeaPlace;
  /** Null if the submerged tile is in the open sea. */
  readonly submerged?: Island | null;
  readonly vanir?: VanirSquare;
  readonly fenrirIsAngry?: boolean;
  readonly daeg?: number;
  /** The printed values, as a box file has them. */
  readonly box?: Box;
  readonly bagsAreOpen?: boolean;
  readonly elvesAreAlwaysAsked?: boolean;
}

export function seatOf(state: YggdrasilState, god: GodName): SeatIndex {
  return seatIndex(state.seats.findIndex((seat) => seat.god === god));
}

export function arranged(state: YggdrasilState, moment: Moment): YggdrasilState {
  const seat = moment.turn === undefined ? state.turn.seat : seatOf(state, moment.turn);
  const seats = state.seats.map((each, at) => {
    const belongings = { ...moment.gods?.[each.god], ...(at === seat ? activeGod(moment) : {}) };
    return provided(each, belongings);
  });
  const elves = seats.reduce((sum, each) => sum + each.elves, 0);
  return {
    ...state,
    ...counters(state, seats, moment),
    ...cards(state, moment),
    ...giants(state, moment),
    seats,
    turn: { ...state.turn, seat, spent: moment.spent ?? state.turn.spent },
    enemies: { ...state.enemies, ...moment.enemies },
    alfheim: seats.length + 1 - elves,
    valkyries: moment.valkyries ?? state.valkyries,
    submerged: moment.submerged === undefined ? state.submerged : moment.submerged,
    box: moment.box ?? state.box,
    vanir:
      moment.vanir === undefined ? state.vanir : (moment.box ?? state.box).vanirSquares.indexOf(moment.vanir),
    fenrirIsAngry: moment.fenrirIsAngry ?? state.fenrirIsAngry,
    daeg: moment.daeg ?? state.daeg,
    bagsAreOpen: moment.bagsAreOpen ?? state.bagsAreOpen,
    elvesAreAlwaysAsked: moment.elvesAreAlwaysAsked ?? state.elvesAreAlwaysAsked,
  };
}

function activeGod({ vikings, elves, artifacts, inTrance }: Moment): Belongings {
  return {
    ...(vikings === undefined ? {} : { vikings }),
    ...(elves === undefined ? {} : { elves }),
    ...(artifacts === undefined ? {} : { artifacts }),
    ...(inTrance === undefined ? {} : { inTrance }),
  };
}

function provided(seat: SeatState, belongings: Belongings): SeatState {
  return { ...seat, ...belongings, artifacts: { ...seat.artifacts, ...belongings.artifacts } };
}

type Counters = Pick<YggdrasilState, 'bags' | 'helheim' | 'lostVikings' | 'muspellheim'>;

function counters(state: YggdrasilState, seats: readonly SeatState[], moment: Moment): Counters {
  const vikings = makeUp(VIKINGS_IN_THE_BOX - seats.reduce((sum, seat) => sum + seat.vikings, 0), [
    ...ISLANDS.toReversed().map((island) => ({
      fixed: moment.bags?.[island]?.vikings,
      now: state.bags[island].vikings,
    })),
    { fixed: moment.helheim, now: state.helheim },
    { fixed: moment.lostVikings, now: state.lostVikings },
  ]);
  const fireGiants = makeUp(FIRE_GIANTS_IN_THE_BOX, [
    ...ISLANDS.map((island) => ({
      fixed: moment.bags?.[island]?.fireGiants,
      now: state.bags[island].fireGiants,
    })),
    { fixed: moment.muspellheim, now: state.muspellheim },
  ]);
  const [black = 0, green = 0, blue = 0, white = 0, helheim = 0, lostVikings = 0] = vikings;
  const [onWhite = 0, onBlue = 0, onGreen = 0, onBlack = 0, muspellheim = 0] = fireGiants;
  return {
    bags: {
      white: { vikings: white, fireGiants: onWhite },
      blue: { vikings: blue, fireGiants: onBlue },
      green: { vikings: green, fireGiants: onGreen },
      black: { vikings: black, fireGiants: onBlack },
    },
    helheim,
    lostVikings,
    muspellheim,
  };
}

interface Store {
  readonly fixed: number | undefined;
  readonly now: number;
}

/** The stores with the requested amounts. Stores without a requested amount make up the total, starting with the first. */
function makeUp(total: number, stores: readonly Store[]): readonly number[] {
  let spare = total - stores.reduce((sum, { fixed, now }) => sum + (fixed ?? now), 0);
  const amounts = stores.map(({ fixed, now }) => {
    if (fixed !== undefined) return fixed;
    const amount = Math.max(0, now + spare);
    spare -= amount - now;
    return amount;
  });
  if (spare !== 0) throw new Error(`no such moment: ${spare} counters more would be needed`);
  return amounts;
}

function cards(state: YggdrasilState, { deck, next }: Moment): Partial<YggdrasilState> {
  const wanted = deck ?? next;
  if (wanted === undefined) return {};
  const rest = [...state.deck];
  const discard = [...state.discard];
  for (const card of wanted) takeCard(card, rest, discard);
  const unknown = { knownTop: 0, knownBottom: 0 };
  return deck === undefined
    ? { ...unknown, deck: [...wanted, ...rest], discard }
    : { ...unknown, deck: wanted, discard: [...discard, ...rest] };
}

/** A special card that the deck was built without is added as set-up would. [Y-125, Y-127] */
function takeCard(card: Card, ...from: readonly Card[][]): void {
  const held = from.find((cards) => cards.includes(card));
  if (held !== undefined) held.splice(held.indexOf(card), 1);
  else if (isRagnarok(card)) return;
  else if (isAngry(card)) takeCard(enemyOn(card), ...from);
  else throw new Error(`no such moment: there is no more card of ${card}`);
}

function giants(state: YggdrasilState, moment: Moment): Partial<YggdrasilState> {
  const active = moment.active ?? state.active;
  const beaten = moment.beaten ?? state.beaten;
  const top = moment.pile ?? [];
  const all = [...state.pile, ...state.active, ...state.beaten];
  const placed: readonly Giant[] = [...active, ...beaten, ...top];
  return { active, beaten, pile: [...top, ...all.filter((giant) => !placed.includes(giant))] };
}

export function everyEnemyOn(space: number): ByEnemy<number> {
  const spaces: Record<Enemy, number> = {
    hel: space,
    surt: space,
    jormungand: space,
    loki: space,
    nidhogg: space,
    fenrir: space,
  };
  return spaces;
}
