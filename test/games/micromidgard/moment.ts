/** A moment of a real game, arranged for a test: unnamed parts are unchanged. */
import { seatIndex } from '../../../src/core/seat.ts';
import type { Box } from '../../../src/games/micromidgard/box/box.ts';
import {
  BLESSINGS_OF,
  type Blessing,
  type ByAction,
  type ByLight,
  type ByMeeple,
  type ByTrack,
  CRAFT_TRACKS,
  type CraftTrack,
  type Level,
  type Light,
  type Meeple,
  OUTER_REALMS,
  type OuterRealm,
  type Prophecy,
  RELICS,
  type Realm,
  type Relic,
  TRACKS,
} from '../../../src/games/micromidgard/box/components.ts';
import type { HeldRelic, MicromidgardState, SeatState } from '../../../src/games/micromidgard/state/state.ts';

/** A Relic with its visible side: `sun 3a`. */
export type Showing = `${Light} ${Relic}`;

export interface Player {
  readonly gold?: number;
  readonly mead?: number;
  readonly points?: number;
  readonly levels?: Partial<ByTrack<Level>>;
  readonly relics?: readonly Showing[];
  readonly marked?: Meeple | null;
}

/** The current player's belongings, and the state of the board. */
export interface Moment extends Player {
  readonly opponent?: Player;
  readonly meeples?: Partial<ByMeeple<Realm>>;
  readonly blessings?: readonly Blessing[];
  /** The Relics on each track, from level 1 up. Relics not named are out of play. */
  readonly covers?: Readonly<Record<CraftTrack, readonly (Relic | null)[]>>;
  /** The first Realms to fall; the others follow. */
  readonly doom?: readonly OuterRealm[];
  readonly ragnaroks?: number;
  readonly wolves?: Partial<ByLight<number>>;
  /** The leftmost remaining Prophecy on each side. */
  readonly next?: Partial<ByLight<Prophecy>>;
  /** Actions to spend: the meeple has already moved. */
  readonly hand?: Partial<ByAction<number>>;
  readonly wolfActions?: Partial<ByLight<number>>;
  readonly used?: readonly Relic[];
  readonly box?: Partial<Box>;
}

export const UNCOVERED = { red: [null, null, null, null], blue: [null, null, null, null] } as const;

/** Vanaheim and Alfheim, next to each other, are cut off, and there is a meeple on either side of them. */
export const SHUT_IN = {
  doom: ['vanaheim', 'alfheim', 'niflheim', 'helheim'],
  ragnaroks: 2,
  meeples: { dain: 'vanaheim', dvalin: 'asgard', duneyr: 'alfheim', durathror: 'muspellheim' },
  marked: 'dvalin',
  opponent: { marked: 'durathror' },
} as const;

export function arranged(state: MicromidgardState, moment: Moment): MicromidgardState {
  const { seat } = state.turn;
  const seats = state.seats.map((each, at) => seatAs(each, at === seat ? moment : (moment.opponent ?? {})));
  const held = seats.flatMap(({ relics }) => relics.map(({ relic }) => relic));
  const covers = coversWithout(moment.covers ?? state.covers, held);
  const inPlay = [...held, ...CRAFT_TRACKS.flatMap((track) => covers[track].flatMap((each) => each ?? []))];
  const isSpending = moment.hand !== undefined || moment.wolfActions !== undefined;
  const ragnaroks = moment.ragnaroks ?? state.ragnaroks;
  return {
    ...state,
    box: { ...state.box, ...moment.box },
    seats,
    turn: {
      ...state.turn,
      hand: { ...state.turn.hand, ...moment.hand },
      wolfActions: { ...state.turn.wolfActions, ...moment.wolfActions },
      used: moment.used ?? state.turn.used,
    },
    meeples: { ...state.meeples, ...moment.meeples },
    blessings: blessingsAs(state.blessings, moment.blessings ?? []),
    covers,
    outOfPlay: RELICS.filter((relic) => !inPlay.includes(relic)),
    doom: filledUp(moment.doom ?? state.doom),
    ragnaroks,
    wolves: { ...state.wolves, ...moment.wolves },
    prophecies: propheciesAs(state.prophecies, ragnaroks, moment.next ?? {}),
    question: isSpending ? { about: 'turn' } : state.question,
  };
}

function filledUp(doom: readonly OuterRealm[]): readonly OuterRealm[] {
  return [...doom, ...OUTER_REALMS.filter((realm) => !doom.includes(realm))].slice(0, TRACKS.length);
}

function seatAs(seat: SeatState, { levels, relics, ...player }: Player): SeatState {
  const { gold, mead, points, marked } = { ...seat, ...player };
  return {
    raven: seat.raven,
    gold,
    mead,
    points,
    marked,
    levels: { ...seat.levels, ...levels },
    relics: relics?.map(heldAs) ?? seat.relics,
  };
}

function heldAs(showing: Showing): HeldRelic {
  const [side, relic] = showing.split(' ') as [Light, Relic];
  return { relic, side };
}

/** One Relic of each level stays out of the game: if all three were in, blue would have none. */
function coversWithout(
  covers: MicromidgardState['covers'],
  held: readonly Relic[],
): MicromidgardState['covers'] {
  const isHeld = (relic: Relic | null) => relic !== null && held.includes(relic);
  const ofLevel = (at: number) => held.filter((relic) => relic.startsWith(String(at + 1))).length;
  const red = covers.red.map((relic) => (isHeld(relic) ? null : relic));
  const blue = covers.blue.map((relic, at) => {
    const others = ofLevel(at) + (red[at] === null ? 0 : 1);
    return isHeld(relic) || others > 1 ? null : relic;
  });
  return { red, blue };
}

function blessingsAs(inPlay: ByTrack<Blessing>, wanted: readonly Blessing[]): MicromidgardState['blessings'] {
  const on = (track: keyof typeof BLESSINGS_OF) =>
    wanted.find((blessing) => (BLESSINGS_OF[track] as readonly Blessing[]).includes(blessing)) ??
    inPlay[track];
  return { red: on('red'), blue: on('blue'), sun: on('sun'), moon: on('moon') };
}

/** Swaps the wanted Prophecy with the next one. */
function propheciesAs(
  rows: MicromidgardState['prophecies'],
  column: number,
  next: Partial<ByLight<Prophecy>>,
): MicromidgardState['prophecies'] {
  const row = (side: Light) => {
    const wanted = next[side];
    const there = rows[side][column];
    if (wanted === undefined || there === undefined) return rows[side];
    return rows[side].map((each, at) => (at === column ? wanted : each === wanted ? there : each));
  };
  return { sun: row('sun'), moon: row('moon') };
}

/** Sets up the same board for every test: the first token's meeple is in Muspellheim, and so on. */
export function plainBoard(state: MicromidgardState): MicromidgardState {
  const { box } = state;
  const sides = { red: 0, blue: 0, sun: 0, moon: 0 };
  const doom = TRACKS.map((track) => box.tokens[track][sides[track]] ?? 'asgard');
  return arranged(
    {
      ...state,
      doom,
      turn: { ...state.turn, seat: seatIndex(0) },
      prophecies: { sun: box.prophecies.sun.slice(0, 5), moon: box.prophecies.moon.slice(0, 5) },
    },
    {
      gold: 0,
      mead: 0,
      opponent: { gold: 0, mead: 0 },
      meeples: { dain: 'muspellheim', dvalin: 'svartalfheim', duneyr: 'jotunheim', durathror: 'asgard' },
      blessings: ['surtr', 'svartalfheim', 'angrboda', 'odin'],
      covers: { red: ['1a', '2a', '3a', '4a'], blue: ['1b', '2b', '3b', '4b'] },
    },
  );
}
