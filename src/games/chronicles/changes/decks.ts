/** Changes the decks: Enemy cards, of which some have been seen, and creatures. [C-201, C-205 to C-207, C-340, C-348, C-416] */

import { emit, reveal } from '../../../core/logs/event-record.ts';
import { shuffle } from '../../../core/random.ts';
import { ask } from '../../../core/requests/asking.ts';
import { type SeatIndex, seatIndex } from '../../../core/seat.ts';
import { CREATURES, type Creature } from '../box/components.ts';
import type { Draft } from '../state/draft.ts';
import type { Card } from '../state/state.ts';
import { seatAt } from './gods.ts';

/** Puts a card under its deck. Everyone has seen the card, so its place is public. */
export function putUnder(game: Draft, seat: SeatIndex, { enemy, pack }: Card): void {
  const owner = seatAt(game, seat);
  owner.deck = [...owner.deck, { enemy, pack, seen: true }];
  emit(game, { type: 'card-returned', enemy, seat, where: 'under' });
}

/** Shuffles a card into its deck. Afterwards no one knows the position of any card there. [C-416] */
export function shuffleIn(game: Draft, seat: SeatIndex, { enemy, pack }: Card): void {
  const owner = seatAt(game, seat);
  const cards = [...owner.deck, { enemy, pack }].map((card) => ({
    enemy: card.enemy,
    pack: card.pack,
    seen: false,
  }));
  owner.deck = shuffle(game, 'decks', cards);
  emit(game, { type: 'card-returned', enemy, seat, where: 'shuffled' });
}

/** Reveals the top card of every deck. */
export function lookAtDecks(game: Draft): void {
  reveal(game);
  for (const seat of game.seats) {
    const [top, ...others] = seat.deck;
    if (top !== undefined) seat.deck = [{ ...top, seen: true }, ...others];
  }
  emit(game, { type: 'decks-seen', enemies: game.seats.map(({ deck }) => deck[0]?.enemy ?? null) });
}

/** Moves the top card of a deck, which everyone has seen, to the bottom. */
export function putTopUnder(game: Draft, seat: SeatIndex): void {
  const owner = seatAt(game, seat);
  const [top, ...others] = owner.deck;
  if (top === undefined) return;
  owner.deck = [...others, top];
  emit(game, { type: 'card-put-under', seat, enemy: top.enemy });
}

/** Lays each god's top card onto the Wheel, face down and unseen. [C-201, C-202] */
export function layCards(game: Draft): void {
  for (const seat of game.seats) {
    seat.faceDown = seat.deck[0] ?? null;
    seat.deck = seat.deck.slice(1);
  }
}

/** The seat that owns a card, by the god on its back; undefined for a Support god's card. */
export function ownerOf(game: Draft, { pack }: Card): SeatIndex | undefined {
  const at = game.seats.findIndex(({ god }) => god === pack);
  return at < 0 ? undefined : seatIndex(at);
}

export function drawCreatures(game: Draft, count: number): void {
  reveal(game);
  const creatures: Creature[] = [];
  while (creatures.length < count) creatures.push(drawCreature(game, creatures));
  emit(game, { type: 'creatures-drawn', creatures });
  ask(game, { about: 'creature', creatures });
}

/** Draws a creature. An empty deck is first refilled with the discarded cards. [C-348] */
function drawCreature(game: Draft, inFlight: readonly Creature[]): Creature {
  if (game.creatureDeck.length === 0) {
    const discarded = CREATURES.filter((creature) => !inFlight.includes(creature));
    game.creatureDeck = shuffle(game, 'decks', discarded);
    emit(game, { type: 'creatures-shuffled' });
  }
  const [creature] = game.creatureDeck;
  if (creature === undefined) throw new RangeError('more creatures drawn than there are');
  game.creatureDeck = game.creatureDeck.slice(1);
  return creature;
}
