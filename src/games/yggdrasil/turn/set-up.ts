/** Sets up the board according to the rulebook, and the deck at the chosen difficulty. [Y-103 to Y-115] */
import { openStreams, type Seed, shuffle } from '../../../core/random.ts';
import { seatIndex } from '../../../core/seat.ts';
import { type Box, FIRST_SPACE } from '../box/box.ts';
import {
  type ByEnemy,
  type Card,
  ENEMIES,
  type Enemy,
  GIANTS,
  type GodName,
  RAGNAROK_CARDS,
  type RagnarokCard,
} from '../box/components.ts';
import { type Draft, draftOf } from '../state/draft.ts';
import { type SeatState, STREAM_NAMES } from '../state/state.ts';

export interface Difficulty {
  /** The number of special cards of each kind, or the exact cards. */
  readonly angry: number | readonly Enemy[];
  readonly ragnarok: number | readonly RagnarokCard[];
}

export interface TableChoices {
  readonly difficulty: Difficulty;
  readonly bagsAreOpen: boolean;
  readonly elvesAreAlwaysAsked: boolean;
}

const NO_ARTIFACTS: ByEnemy<0> = { hel: 0, surt: 0, jormungand: 0, loki: 0, nidhogg: 0, fenrir: 0 };

const AT_THE_START: ByEnemy<number> = {
  hel: FIRST_SPACE,
  surt: FIRST_SPACE,
  jormungand: FIRST_SPACE,
  loki: FIRST_SPACE,
  nidhogg: FIRST_SPACE,
  fenrir: FIRST_SPACE,
};

/** The board before the first turn. */
export function setUp(box: Box, choices: TableChoices, gods: readonly GodName[], seed: Seed): Draft {
  const game = draftOf({
    box,
    bagsAreOpen: choices.bagsAreOpen,
    elvesAreAlwaysAsked: choices.elvesAreAlwaysAsked,
    streams: openStreams(seed, STREAM_NAMES),
    seats: gods.map(
      (god): SeatState => ({ god, vikings: 0, elves: 0, artifacts: NO_ARTIFACTS, inTrance: false }),
    ),
    turn: { number: 0, seat: seatIndex(0), spent: [] },
    enemies: AT_THE_START,
    deck: [],
    knownTop: 0,
    knownBottom: 0,
    drawn: [],
    discard: [],
    pile: [],
    pileTopIsKnown: false,
    active: [],
    beaten: [],
    bags: box.bags,
    helheim: box.helheimVikings,
    lostVikings: 0,
    muspellheim: box.muspellheimFireGiants,
    alfheim: gods.length + 1,
    valkyries: 'rainbow',
    submerged: box.submergedAtFirst,
    vanir: 0,
    fenrirIsAngry: false,
    daeg: 0,
    steps: [],
    question: null,
    asked: 0,
    end: null,
  });
  game.pile = shuffle(game, 'setup', GIANTS);
  game.deck = buildDeck(game, box, choices.difficulty);
  return game;
}

/**
 * Builds the deck: the plain cards in one pile per special card, with one special card shuffled into each. [Y-128, Y-129] Some
 * tables shuffle all cards together instead. [Y-142]
 */
function buildDeck(game: Draft, box: Box, difficulty: Difficulty): readonly Card[] {
  const angry = chosen(game, ENEMIES, difficulty.angry);
  const ragnarok = chosen(game, RAGNAROK_CARDS, difficulty.ragnarok);
  const plain = ENEMIES.flatMap((enemy) => {
    const cards = box.cardsPerEnemy - (angry.includes(enemy) ? 1 : 0);
    return Array.from({ length: cards }, (): Card => enemy);
  });
  const specials = shuffle(game, 'setup', [...angry.map(angryCard), ...ragnarok]);
  const shuffled = shuffle(game, 'setup', plain);
  if (specials.length === 0) return shuffled;
  if (box.shufflesSpecialsIn) return shuffle(game, 'setup', [...shuffled, ...specials]);
  const piles = specials.map((special, at) => {
    const share = shuffled.filter((_, card) => card % specials.length === at);
    return shuffle(game, 'setup', [...share, special]);
  });
  return shuffle(game, 'setup', piles).flat();
}

function angryCard(enemy: Enemy): Card {
  return `angry-${enemy}`;
}

function chosen<Item>(game: Draft, all: readonly Item[], wanted: number | readonly Item[]): readonly Item[] {
  return typeof wanted === 'number' ? shuffle(game, 'setup', all).slice(0, wanted) : wanted;
}
