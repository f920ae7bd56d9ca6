/** Sets up the board at random. Afterwards, nothing in the game is random. [M-103 to M-114] */

import type { Opening } from '../../../core/game.ts';
import { emit } from '../../../core/logs/event-record.ts';
import { type Chance, draw, openStreams, roll, shuffle } from '../../../core/random.ts';
import { seatIndex } from '../../../core/seat.ts';
import { asOneOf } from '../../../core/typed/one-of.ts';
import { recordOf } from '../../../core/typed/records.ts';
import type { Box } from '../box/box.ts';
import {
  BLESSINGS_OF,
  type Blessing,
  CRAFT_TRACKS,
  LEVELS,
  LIGHTS,
  MEEPLES,
  type OuterRealm,
  RAVENS,
  RELICS,
  type Relic,
  relicsOfLevel,
  TRACKS,
  type Track,
} from '../box/components.ts';
import { opponentOf } from '../facts/seats.ts';
import { type Draft, draftOf } from '../state/draft.ts';
import type { MicromidgardState, SeatState } from '../state/state.ts';
import { newTurn } from './turn.ts';

const NOTHING_YET: Omit<SeatState, 'raven'> = {
  gold: 0,
  mead: 0,
  points: 0,
  levels: { red: 1, blue: 1, sun: 1, moon: 1 },
  relics: [],
  marked: null,
};

type SetUpChance = Chance<'setup'>;

/** A Ragnarok token after it was thrown: its visible Realm, and the Blessing of that side. */
interface Token {
  readonly track: Track;
  readonly realm: OuterRealm;
  readonly blessing: Blessing;
}

/** The board before the first question, which goes to the second player. */
export function setUp({ roles, seed, box }: Opening<Box>): Draft {
  const chance: SetUpChance = { streams: openStreams(seed, ['setup']) };
  const tokens = shuffle(chance, 'setup', TRACKS).map((track) => thrown(chance, box, track));
  const first = seatIndex(roll(chance, 'setup', 2));
  const covers = coversDrawn(chance);
  const game = draftOf({
    box,
    seats: roles.map((raven) => ({ ...NOTHING_YET, raven: asOneOf(RAVENS, raven) })),
    turn: newTurn(0, opponentOf(first)),
    meeples: recordOf(MEEPLES, (_, at) => tokens[at]?.realm ?? 'midgard'),
    blessings: recordOf(TRACKS, (track) => blessingOn(tokens, track)),
    covers,
    outOfPlay: RELICS.filter((relic) => !CRAFT_TRACKS.some((track) => covers[track].includes(relic))),
    doom: tokens.map(({ realm }) => realm),
    wolves: { sun: 0, moon: 0 },
    prophecies: recordOf(LIGHTS, (side) =>
      shuffle(chance, 'setup', box.prophecies[side]).slice(0, box.prophecyPoints.length),
    ),
    ragnaroks: 0,
    question: null,
    asked: 0,
    end: null,
  });
  emit(game, { type: 'first-player-drawn', seat: first });
  return game;
}

/** The side that a thrown token shows. [M-104, M-106] */
function thrown(chance: SetUpChance, box: Box, track: Track): Token {
  const side = draw(chance, 'setup', [0, 1] as const);
  return { track, realm: box.tokens[track][side], blessing: BLESSINGS_OF[track][side] };
}

function blessingOn(tokens: readonly Token[], track: Track): Blessing {
  const token = tokens.find((each) => each.track === track);
  if (token === undefined) throw new Error(`no token for the ${track} track`);
  return token.blessing;
}

/** Draws two of the three Relics of each level, one for each track. [M-109, M-110] */
function coversDrawn(chance: SetUpChance): MicromidgardState['covers'] {
  const red: (Relic | null)[] = [];
  const blue: (Relic | null)[] = [];
  for (const level of LEVELS) {
    const [one = null, other = null] = shuffle(chance, 'setup', relicsOfLevel(level));
    red.push(one);
    blue.push(other);
  }
  return { red, blue };
}
