/** Describes the whole board as lines that read well aloud. */

import type { Phrase } from '../../../../core/presentation/phrase.ts';
import { seatIndex } from '../../../../core/seat.ts';
import { boxOf } from '../../box/box.ts';
import { type Card, ENEMIES, type Enemy, ISLANDS, RUNES } from '../../box/components.ts';
import { canBeFought, forceOf } from '../../facts/fights.ts';
import { activeGod } from '../../facts/powers.ts';
import type { YggdrasilView } from '../../state/view.ts';
import {
  cardName,
  enemyName,
  giantWithEffect,
  godName,
  placeName,
  runeName,
  STRETCHES,
  squareName,
  stretchOf,
} from '../names.ts';
import { actionsOf } from '../questions.ts';
import { alertLines, holdingsLine, outcomeLine } from './status.ts';

export function textBoardLines(view: YggdrasilView): readonly Phrase[] {
  return [
    turnLine(view),
    ...alertLines(view),
    ...roadLines(view),
    ...view.seats.map((seat, at) => ({
      key: 'yggdrasil.board.seat',
      with: { god: godName(seat.god), holdings: holdingsLine(seatIndex(at), view) },
    })),
    seaLine(view),
    ...bagLines(view),
    storesLine(view),
    vanirLine(view),
    ...giantLines(view),
    ...deckLines(view),
  ];
}

function turnLine(view: YggdrasilView): Phrase {
  if (view.end !== null)
    return outcomeLine(view.end.kind === 'won' ? { kind: 'won', why: [] } : view.end, view);
  const god = godName(activeGod(view).god);
  return { key: 'yggdrasil.board.turn', with: { turn: view.turn.number, god, ...actionsOf(view) } };
}

/** The enemies in order of threat: the one nearest to Odin's Residence first. */
export function enemiesFromTheFront(view: YggdrasilView): readonly Enemy[] {
  return [...ENEMIES].sort((one, other) => view.enemies[other] - view.enemies[one]);
}

/** A line for each section of the road with enemies on it. */
function roadLines(view: YggdrasilView): readonly Phrase[] {
  return STRETCHES.flatMap((stretch) => {
    const there = enemiesFromTheFront(view).filter((enemy) => stretchOf(view.enemies[enemy]) === stretch);
    const enemies = there.map((enemy) => enemyLine(enemy, view));
    return enemies.length === 0 ? [] : [{ key: `yggdrasil.board.road.${stretch}`, with: { enemies } }];
  });
}

function enemyLine(enemy: Enemy, view: YggdrasilView): Phrase {
  const where = { enemy: enemyName(enemy), space: view.enemies[enemy] };
  return canBeFought(view, enemy)
    ? { key: 'yggdrasil.board.enemy', with: { ...where, force: forceOf(view, enemy) } }
    : { key: 'yggdrasil.board.enemy-at-home', with: where };
}

/** A line for each bag. In a single line, it would be unclear what the numbers count. */
function bagLines({ bags }: YggdrasilView): readonly Phrase[] {
  if (bags === null) return [{ key: 'yggdrasil.board.bags-closed' }];
  return ISLANDS.map((island) => ({
    key: 'yggdrasil.board.bag-of',
    with: { island: placeName(island), ...bags[island] },
  }));
}

/** The line about the Valkyries and the submerged island. While the tile is in the open sea, no island is submerged. */
export function seaLine(view: YggdrasilView): Phrase {
  const valkyries = placeName(view.valkyries);
  return view.submerged === null
    ? { key: 'yggdrasil.board.open-sea', with: { valkyries } }
    : { key: 'yggdrasil.board.sea', with: { valkyries, submerged: placeName(view.submerged) } };
}

export function storesLine(view: YggdrasilView): Phrase {
  const { helheim, alfheim, muspellheim, lostVikings: lost } = view;
  return { key: 'yggdrasil.board.stores', with: { helheim, alfheim, muspellheim, lost } };
}

function vanirLine(view: YggdrasilView): Phrase {
  const squares = boxOf(view).vanirSquares;
  const square = squares[view.vanir];
  if (square === undefined) throw new RangeError(`no square ${view.vanir} on the Vanir's scale`);
  return {
    key: 'yggdrasil.board.vanir',
    with: { at: view.vanir + 1, of: squares.length, square: squareName(square) },
  };
}

function giantLines(view: YggdrasilView): readonly Phrase[] {
  const box = boxOf(view);
  const parts = RUNES.map((rune) => ({
    key: 'yggdrasil.board.rune',
    with: {
      rune: runeName(rune),
      parts: view.beaten.filter((giant) => box.giants[giant].rune === rune).length,
    },
  }));
  const { giants, top } = view.pile;
  return [
    view.active.length === 0
      ? { key: 'yggdrasil.board.no-giants' }
      : {
          key: 'yggdrasil.board.giants',
          with: { giants: view.active.map((giant) => giantWithEffect(box, giant)) },
        },
    top === null
      ? { key: 'yggdrasil.board.pile', with: { count: giants.length } }
      : {
          key: 'yggdrasil.board.pile-known',
          with: { count: giants.length, giant: giantWithEffect(box, top) },
        },
    { key: 'yggdrasil.board.runes', with: { runes: parts } },
  ];
}

/** The maximum number of known cards to list. More are listed from the top, because the next cards matter most. */
const MAX_NAMED = { top: 6, bottom: 3 };

function knownCards(key: string, cards: readonly Card[], most: number): readonly Phrase[] {
  if (cards.length === 0) return [];
  const named = cards.slice(0, most);
  return [{ key, with: { cards: named.map(cardName), more: cards.length - named.length } }];
}

/** The known ends of the deck, which everyone has seen. [Y-945] */
function deckLines(view: YggdrasilView): readonly Phrase[] {
  const { count, top, bottom } = view.deck;
  return [
    { key: 'yggdrasil.board.deck', with: { cards: count, withheld: view.daeg } },
    ...knownCards('yggdrasil.board.deck-top', top, MAX_NAMED.top),
    ...knownCards('yggdrasil.board.deck-bottom', bottom, MAX_NAMED.bottom),
  ];
}
