/** The invariants of every game of Yggdrasil: no piece is added, lost or doubled. */
import type { Options } from '../../../../src/core/game.ts';
import {
  ARTIFACT_LEVELS,
  type Card,
  ENEMIES,
  enemyOn,
  GIANTS,
  ISLANDS,
  isAngry,
  isRagnarok,
} from '../../../../src/games/yggdrasil/box/components.ts';
import type { YggdrasilState } from '../../../../src/games/yggdrasil/state/state.ts';

const VIKINGS = 47;
const FIRE_GIANTS = 42;
const CARDS_OF_EACH_ENEMY = 7;
const SPACES = 8;
const MAX_ACTIONS = 4;

/** A sentence for each broken invariant. */
export function brokenRules(state: YggdrasilState, options: Options): readonly string[] {
  const vikings = vikingsIn(state);
  const fireGiants = state.muspellheim + sum(ISLANDS.map((island) => state.bags[island].fireGiants));
  const elves = state.alfheim + sum(state.seats.map((seat) => seat.elves));
  return [
    [vikings === VIKINGS, `there are ${vikings} Vikings [Y-116]`],
    [fireGiants === FIRE_GIANTS, `there are ${fireGiants} Fire Giants [Y-116]`],
    [elves === state.seats.length + 1, `there are ${elves} Elves [Y-103]`],
    [countsOf(state).every((count) => Number.isInteger(count) && count >= 0), 'a count is not a count'],
    [
      isEachOnce([...state.pile, ...state.active, ...state.beaten], GIANTS),
      'the 16 giants are not 16 [Y-601]',
    ],
    [everyArtifactIsHeldOnce(state), 'an artifact is held twice [Y-107]'],
    [isTheWholeDeck(state, options), 'the enemy cards are not those of the table [Y-121, Y-125, Y-127]'],
    [ENEMIES.every((enemy) => isOneOf(state.enemies[enemy], 1, SPACES)), 'an enemy left the road [Y-401]'],
    [state.knownTop + state.knownBottom <= state.deck.length, 'more cards are known than there are'],
    [state.turn.spent.length <= MAX_ACTIONS, 'too many actions in a turn [Y-211, Y-741]'],
  ].flatMap(([holds, sentence]) => (holds ? [] : [String(sentence)]));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

function isOneOf(value: number, from: number, to: number): boolean {
  return Number.isInteger(value) && value >= from && value <= to;
}

function vikingsIn({ bags, seats, helheim, lostVikings }: YggdrasilState): number {
  return (
    helheim +
    lostVikings +
    sum(ISLANDS.map((island) => bags[island].vikings)) +
    sum(seats.map((seat) => seat.vikings))
  );
}

function countsOf({ bags, seats, ...state }: YggdrasilState): readonly number[] {
  return [
    state.helheim,
    state.lostVikings,
    state.muspellheim,
    state.alfheim,
    state.daeg,
    state.knownTop,
    state.knownBottom,
    ...ISLANDS.flatMap((island) => [bags[island].vikings, bags[island].fireGiants]),
    ...seats.flatMap(({ vikings, elves }) => [vikings, elves]),
  ];
}

function isEachOnce(items: readonly string[], all: readonly string[]): boolean {
  return items.length === all.length && all.every((item) => items.includes(item));
}

function everyArtifactIsHeldOnce({ seats }: YggdrasilState): boolean {
  return ENEMIES.every((enemy) =>
    ARTIFACT_LEVELS.every((level) => seats.filter((seat) => seat.artifacts[enemy] === level).length <= 1),
  );
}

/**
 * Whether the deck is complete: seven cards of each enemy, of which an Angry card replaces a plain one, plus the Ragnarök cards.
 */
function isTheWholeDeck(state: YggdrasilState, { angry, ragnarok }: Options): boolean {
  const cards: readonly Card[] = [...state.deck, ...state.drawn, ...state.discard];
  const plain = cards.flatMap((card) => (isRagnarok(card) ? [] : [enemyOn(card)]));
  return (
    ENEMIES.every((enemy) => plain.filter((each) => each === enemy).length === CARDS_OF_EACH_ENEMY) &&
    areAsAgreed(cards.filter(isAngry).map(enemyOn), angry) &&
    areAsAgreed(cards.filter(isRagnarok), ragnarok)
  );
}

/** A table names its special cards or only gives their number. */
function areAsAgreed(cards: readonly string[], agreed: Options[string] | undefined): boolean {
  if (new Set(cards).size < cards.length) return false;
  return Array.isArray(agreed) ? isEachOnce(cards, agreed) : cards.length === agreed;
}
