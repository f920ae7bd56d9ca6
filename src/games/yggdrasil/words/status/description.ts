/** Describes the picture of the board for screen readers: first the latest changes, then the essentials. */

import { strongest } from '../../../../core/presentation/changes.ts';
import type { Phrase } from '../../../../core/presentation/phrase.ts';
import { boxOf } from '../../box/box.ts';
import { type Giant, ISLANDS } from '../../box/components.ts';
import { closedWorlds } from '../../facts/giants.ts';
import { activeGod } from '../../facts/powers.ts';
import type { YggdrasilEvent, YggdrasilEventType } from '../../state/events.ts';
import type { YggdrasilView } from '../../state/view.ts';
import { eventLines } from '../events.ts';
import { enemyName, giantName, godName, placeName, worldName } from '../names.ts';
import { outcomeLine } from './status.ts';
import { enemiesFromTheFront, seaLine, storesLine } from './text-board.ts';

/** The events that change the board. */
const ON_THE_BOARD: readonly YggdrasilEventType[] = [
  'enemy-advanced',
  'enemy-retreated',
  'enemy-dragged',
  'vikings-died',
  'fire-giants-came',
  'island-sank',
  'giants-appeared',
  'giant-discarded',
  'valkyries-moved',
  'fenrir-angered',
  'rune-completed',
  'card-discarded',
  'card-stays',
];

/** Other events that the picture marks: a player's holdings and gains, if there's room. */
const BESIDE_IT: readonly YggdrasilEventType[] = [
  'artifact-taken',
  'elf-taken',
  'vikings-taken',
  'vikings-shared',
  'vikings-saved',
  'vikings-sent',
  'fires-put-out',
  'souls-sought',
  'counters-exchanged',
  'fight-won',
  'fight-lost',
  'trance-entered',
  'trance-left',
  'vanir-advanced',
  'vanir-returned',
  'calming-tried',
  'fenrir-still-angry',
  'card-put-back',
  'cards-reordered',
  'cards-withheld',
];

/** The maximum number of changes in alt text, which has room for 1,000 characters. The most important ones are chosen. */
const MAX_CHANGES = 4;
/** At most this many giants are listed by name; the others as a count, because of the limited room. */
const MAX_GIANTS = 8;

export function descriptionLines(view: YggdrasilView, events: readonly YggdrasilEvent[]): readonly Phrase[] {
  return [
    ...newestChanges(events, view),
    headline(view),
    enemiesLine(view),
    seaLine(view),
    bagsLine(view),
    godsLine(view),
    giantsLine(view),
    ...closedLine(view),
    storesLine(view),
  ];
}

function newestChanges(events: readonly YggdrasilEvent[], view: YggdrasilView): readonly Phrase[] {
  const lines = new Map(eventLines(events, view).map((line, at) => [events[at], line]));
  const worded = events.filter((event) => lines.get(event) !== null);
  return strongest(worded, [ON_THE_BOARD, BESIDE_IT], MAX_CHANGES).flatMap(
    (event) => inShort(event, view) ?? lines.get(event) ?? [],
  );
}

/**
 * An event in short. The description already lists the active giants by name, so the news of their arrival omits their effects.
 */
function inShort(event: YggdrasilEvent, view: YggdrasilView): Phrase | null {
  if (event.type !== 'giants-appeared' || event.giants.length === 0) return null;
  return { key: 'yggdrasil.event.giants-appeared', with: { giants: giantNames(event.giants, view) } };
}

function giantNames(giants: readonly Giant[], view: YggdrasilView): readonly Phrase[] {
  return giants.map((giant) => giantName(boxOf(view), giant));
}

function headline(view: YggdrasilView): Phrase {
  if (view.end !== null)
    return outcomeLine(view.end.kind === 'won' ? { kind: 'won', why: [] } : view.end, view);
  return {
    key: 'yggdrasil.description.turn',
    with: {
      god: godName(activeGod(view).god),
      cards: view.deck.count,
      isAngry: String(view.fenrirIsAngry),
    },
  };
}

function enemiesLine(view: YggdrasilView): Phrase {
  const enemies = enemiesFromTheFront(view).map((enemy) => ({
    key: 'yggdrasil.description.enemy',
    with: { enemy: enemyName(enemy), space: view.enemies[enemy] },
  }));
  return { key: 'yggdrasil.description.enemies', with: { enemies } };
}

/** All bags in one line, to save space. */
function bagsLine({ bags }: YggdrasilView): Phrase {
  if (bags === null) return { key: 'yggdrasil.board.bags-closed' };
  const islands = ISLANDS.map((island) => ({
    key: 'yggdrasil.board.bag',
    with: { island: placeName(island), ...bags[island] },
  }));
  return { key: 'yggdrasil.board.bags', with: { islands } };
}

function godsLine(view: YggdrasilView): Phrase {
  const gods = view.seats.map((seat) => ({
    key: 'yggdrasil.description.god',
    with: {
      god: godName(seat.god),
      vikings: seat.vikings,
      elves: seat.elves,
      inTrance: String(seat.inTrance),
    },
  }));
  return { key: 'yggdrasil.description.gods', with: { gods } };
}

function giantsLine(view: YggdrasilView): Phrase {
  const giants = view.active.length;
  if (giants === 0) return { key: 'yggdrasil.board.no-giants' };
  return giants > MAX_GIANTS
    ? { key: 'yggdrasil.description.giants', with: { giants } }
    : { key: 'yggdrasil.board.giants', with: { giants: giantNames(view.active, view) } };
}

function closedLine(view: YggdrasilView): readonly Phrase[] {
  const worlds = closedWorlds(view).map(worldName);
  return worlds.length === 0 ? [] : [{ key: 'yggdrasil.description.closed', with: { worlds } }];
}
