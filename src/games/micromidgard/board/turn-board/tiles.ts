/** What just happened in Micro Midgard, as tiles of the turn board: what, and what became of it. */
import type { GameEvent } from '../../../../core/game.ts';
import { weightiest } from '../../../../core/telling/changes.ts';
import { PALETTE } from '../../../../render/palette.ts';
import { icon, type Svg } from '../../../../render/scene.ts';
import { MAX_TURN_TILES, type TurnTile } from '../../../../render/turn-board/tiles.ts';
import { say } from '../../../../render/words.ts';
import type { Light } from '../../components.ts';
import type { MicromidgardEvent, MicromidgardEventType } from '../../events.ts';
import { meepleName, realmName } from '../../words/names.ts';
import type { Board } from '../board.ts';
import { levelSign } from '../just-now.ts';
import { REALM_ICONS } from '../looks.ts';
import { stag, wolf } from '../pieces.ts';
import { centred } from '../sign.ts';
import { destroyedSign, doomSign, pointSign, relicSign, resourceSign } from '../signs.ts';

type Draws = {
  readonly [Type in MicromidgardEventType]?: (
    event: Extract<MicromidgardEvent, { readonly type: Type }>,
    board: Board,
  ) => TurnTile;
};

const DRAWN: Draws = {
  'meeple-moved': ({ meeple, to }, board) => ({
    sign: stag(meeple, 30),
    name: board.translate(meepleName(meeple)),
    detail: board.translate(realmName(to)),
    tone: 'calm',
  }),
  'points-gained': ({ points }, board) => ({
    sign: centred(pointSign()),
    name: `+${points}`,
    detail: say(board, 'micromidgard.tile.points', { points }),
    tone: 'good',
  }),
  'prophecy-scored': ({ points }, board) => ({
    sign: doomSign(32, PALETTE.danger, PALETTE.inkDark),
    name: `+${points}`,
    detail: say(board, 'micromidgard.tile.prophecy'),
    tone: 'bad',
  }),
  'realm-destroyed': ({ realm }, board) => ({
    sign: icon(REALM_ICONS[realm], 0, 0, 62, PALETTE.danger),
    name: board.translate(realmName(realm)),
    detail: say(board, 'micromidgard.tile.falls'),
    tone: 'bad',
  }),
  'wolf-ran': ({ wolf: light }, board) => wolfTile(board, light, 'runs'),
  'wolf-pulled-back': ({ wolf: light }, board) => wolfTile(board, light, 'held'),
  'level-raised': ({ track, level }, board) => said(board, levelSign(track, level), 'level', String(level)),
  'relic-claimed': ({ side }, board) => said(board, centred(relicSign(side)), 'relic', '+1'),
  'relic-used': ({ side }, board) => said(board, centred(relicSign(side)), 'used', '1'),
  'relic-destroyed': ({ side }, board) => said(board, centred(destroyedSign(side)), 'relic', '-1'),
  'resource-gained': ({ resource, amount }, board) =>
    said(board, centred(resourceSign(resource, null)), resource, `+${amount}`),
  'resource-lost': ({ resource, amount }, board) =>
    said(board, centred(resourceSign(resource, null)), resource, `-${amount}`),
};

/** The first are told first if there is room for few. */
const RANKS: readonly (readonly MicromidgardEventType[])[] = [
  ['prophecy-scored', 'realm-destroyed'],
  ['meeple-moved', 'points-gained'],
  ['wolf-ran', 'wolf-pulled-back'],
  ['level-raised', 'relic-claimed', 'relic-used', 'relic-destroyed'],
  ['resource-gained', 'resource-lost'],
];

export function tilesOf(board: Board, changes: readonly GameEvent[]): readonly TurnTile[] {
  return weightiest(changes as readonly MicromidgardEvent[], RANKS, MAX_TURN_TILES).flatMap((event) =>
    tileOf(board, event),
  );
}

function tileOf<Type extends MicromidgardEventType>(
  board: Board,
  event: Extract<MicromidgardEvent, { readonly type: Type }>,
): readonly TurnTile[] {
  const draw = DRAWN[event.type as Type];
  return draw === undefined ? [] : [draw(event, board)];
}

function wolfTile(board: Board, light: Light, deed: 'runs' | 'held'): TurnTile {
  return {
    sign: wolf(light, 28),
    name: say(board, `micromidgard.tile.wolf.${light}`),
    detail: say(board, `micromidgard.tile.${deed}`),
    tone: deed === 'runs' ? 'bad' : 'good',
  };
}

type Said = 'level' | 'relic' | 'used' | 'gold' | 'mead';

function said(board: Board, sign: Svg, what: Said, name: string): TurnTile {
  return { sign, name, detail: say(board, `micromidgard.tile.said.${what}`), tone: 'calm' };
}
