/** Draws the latest events of Micro Midgard, as tiles of the turn board: the event, and its result. */

import { type ByEvent, byEvent } from '../../../../core/presentation/by-event.ts';
import { strongest } from '../../../../core/presentation/changes.ts';
import type { SeatIndex } from '../../../../core/seat.ts';
import { PALETTE } from '../../../../render/palette.ts';
import { at, group, icon, named, type Svg } from '../../../../render/scene.ts';
import { MAX_TURN_TILES, type TurnTile, tilesFor, turnAmong } from '../../../../render/turn-board/tiles.ts';
import { say } from '../../../../render/words.ts';
import type { Light } from '../../box/components.ts';
import { seatAt } from '../../facts/seats.ts';
import type { MicromidgardEvent, MicromidgardEventType } from '../../state/events.ts';
import { blessingOn, meepleName, ravenAt, realmName } from '../../words/names.ts';
import type { Board } from '../board.ts';
import { levelSign } from '../just-now.ts';
import { markerSign, stag, wolf } from '../pieces.ts';
import { centred } from '../sign.ts';
import { destroyedSign, doomSign, pointSign, relicSign, resourceSign } from '../signs.ts';
import { REALM_ICONS } from '../styles.ts';

const MARK = 39;

/** The tiles by event. The raven's mark below the sign shows whose action it was. */
const DRAWN: Partial<ByEvent<MicromidgardEvent, [board: Board], TurnTile>> = {
  'meeple-moved': ({ seat, meeple, to }, board) => ({
    sign: byRaven(board, seat, stag(meeple, 30)),
    name: board.translate(meepleName(meeple)),
    detail: board.translate(realmName(to)),
    tone: 'calm',
  }),
  'points-gained': ({ seat, points }, board) => ({
    sign: byRaven(board, seat, centred(pointSign())),
    name: `+${points}`,
    detail: board.translate(ravenAt(board.view, seat)),
    tone: 'good',
  }),
  'prophecy-scored': ({ winner, points }, board) => ({
    sign: doomSign(32, PALETTE.danger, PALETTE.inkDark),
    name: say(board, 'micromidgard.tile.prophecy'),
    detail:
      winner === null
        ? say(board, 'micromidgard.tile.to-no-one')
        : say(board, 'micromidgard.tile.scores', { raven: ravenAt(board.view, winner), points }),
    tone: winner === null ? 'calm' : 'good',
  }),
  'realm-destroyed': ({ realm }, board) => ({
    sign: icon(REALM_ICONS[realm], 0, 0, 62, PALETTE.danger),
    name: board.translate(realmName(realm)),
    detail: say(board, 'micromidgard.tile.falls'),
    tone: 'bad',
  }),
  'wolf-ran': ({ wolf: light, left }, board) => wolfTile(board, light, 'runs', left),
  'wolf-pulled-back': ({ wolf: light, left }, board) => wolfTile(board, light, 'held', left),
  'level-raised': ({ seat, track, level }, board) => ({
    sign: byRaven(board, seat, levelSign(track, level)),
    name: board.translate(blessingOn(board.view, track)),
    detail: say(board, 'micromidgard.tile.level', { level }),
    tone: 'calm',
  }),
  'relic-claimed': ({ seat, side }, board) =>
    namedTile(board, byRaven(board, seat, centred(relicSign(side))), 'relic', '+1'),
  'relic-used': ({ seat, side }, board) =>
    namedTile(
      board,
      byRaven(board, seat, centred(relicSign(side))),
      'used',
      say(board, 'micromidgard.tile.detail.relic'),
    ),
  'relic-destroyed': ({ seat, side }, board) =>
    namedTile(board, byRaven(board, seat, centred(destroyedSign(side))), 'relic', '-1'),
  'resource-gained': ({ seat, resource, amount }, board) =>
    namedTile(board, byRaven(board, seat, centred(resourceSign(resource, null))), resource, `+${amount}`),
  'resource-lost': ({ seat, resource, amount }, board) =>
    namedTile(board, byRaven(board, seat, centred(resourceSign(resource, null))), resource, `-${amount}`),
};

/** Events that a raven chose. The last of them always has a tile. */
const MOVE_EVENTS: ReadonlySet<MicromidgardEventType> = new Set([
  'meeple-moved',
  'level-raised',
  'relic-claimed',
  'relic-used',
]);

/** The events in order of priority, if there's room for only a few. */
const RANKS: readonly (readonly MicromidgardEventType[])[] = [
  ['prophecy-scored', 'realm-destroyed'],
  ['meeple-moved', 'points-gained'],
  ['wolf-ran', 'wolf-pulled-back'],
  ['level-raised', 'relic-claimed', 'relic-used', 'relic-destroyed'],
  ['resource-gained', 'resource-lost'],
];

export function tilesOf(board: Board, events: readonly MicromidgardEvent[]): readonly TurnTile[] {
  return tilesFor(newsOf(events), turnAmong(events), (event) => byEvent(DRAWN, event, board));
}

/** The events that have a tile, newest last. At the end of a game the last points always have one, because they decided it. */
export function newsOf(events: readonly MicromidgardEvent[]): readonly MicromidgardEvent[] {
  const news = events.filter(isNews);
  const isOver = events.some(({ type }) => type === 'game-ended');
  const kept = [
    news.findLast(({ type }) => MOVE_EVENTS.has(type)),
    isOver ? news.findLast(({ type }) => type === 'points-gained') : undefined,
  ].filter((event) => event !== undefined);
  const others = news.filter((event) => !kept.includes(event));
  const shown = strongest(others, RANKS, MAX_TURN_TILES - kept.length);
  return news.filter((event) => kept.includes(event) || shown.includes(event));
}

/** Whether an event needs a tile. The points from a Prophecy don't: the Prophecy's own tile shows them. */
function isNews(event: MicromidgardEvent, at_: number, all: readonly MicromidgardEvent[]): boolean {
  return event.type !== 'points-gained' || all[at_ - 1]?.type !== 'prophecy-scored';
}

/**
 * The tile of a wolf with `spaces` spaces ahead. Like the number next to the wolf, the tile also counts the step past the end.
 */
function wolfTile(board: Board, light: Light, move: 'runs' | 'held', spaces: number): TurnTile {
  return {
    sign: wolf(light, 28),
    name: say(board, `micromidgard.tile.wolf.${light}`),
    detail: say(board, `micromidgard.tile.${move}`, { left: Math.max(0, spaces + 1) }),
    tone: move === 'runs' ? 'bad' : 'good',
  };
}

type TileName = 'relic' | 'used' | 'gold' | 'mead';

function namedTile(board: Board, sign: Svg, what: TileName, name: string): TurnTile {
  return { sign, name, detail: say(board, `micromidgard.tile.detail.${what}`), tone: 'calm' };
}

function byRaven(board: Board, seat: SeatIndex, sign: Svg): Svg {
  const { raven } = seatAt(board.view, seat);
  return group([at(0, -20, sign), named(`by-${raven}`, at(0, 32, centred(markerSign(board, raven, MARK))))]);
}
