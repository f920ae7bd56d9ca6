/** Draws the nine Realms, the links between them, and the wolves' way around them. */
import { FULL_WIDTH } from '../../../../render/measures.ts';
import { PALETTE } from '../../../../render/palette.ts';
import { panel } from '../../../../render/panel.ts';
import { at, group, line, named, path, type Svg } from '../../../../render/scene.ts';
import type { Part } from '../../../../render/sheet.ts';
import { REALMS } from '../../box/components.ts';
import { areConnected } from '../../facts/realms.ts';
import type { Board } from '../board.ts';
import { realmTile } from './realm.ts';
import { RING_HEIGHT, realmAt, TILE_HEIGHT, TILE_WIDTH } from './ring-layout.ts';
import { wolfWay, wolves } from './wolf-way.ts';

const LINK = { stroke: '#8098c0', 'stroke-width': 16, 'stroke-linecap': 'round' } as const;

export function ring(board: Board): Part {
  return {
    height: RING_HEIGHT,
    svg: group([
      panel(FULL_WIDTH, RING_HEIGHT),
      ...wolfWay(board),
      ...neighbours(board),
      ...spokes(board),
      ...REALMS.map((realm) => {
        const [x, y] = realmAt(board.view, realm);
        return at(x - TILE_WIDTH / 2, y - TILE_HEIGHT / 2, named(`realm-${realm}`, realmTile(board, realm)));
      }),
      ...wolves(board),
    ]),
  };
}

/** The links between neighbours on the ring, which never break. */
function neighbours({ view }: Board): readonly Svg[] {
  const { ring } = view.box;
  return ring.map((realm, index) => {
    const [fromX, fromY] = realmAt(view, realm);
    const [toX, toY] = realmAt(view, ring[(index + 1) % ring.length] ?? realm);
    return line(fromX, fromY, toX, toY, LINK);
  });
}

/** The links to Midgard, intact or broken. */
function spokes({ view }: Board): readonly Svg[] {
  const [midX, midY] = realmAt(view, 'midgard');
  return view.box.ring.map((realm) => {
    const [x, y] = realmAt(view, realm);
    return areConnected(view, 'midgard', realm)
      ? named(`link-${realm}`, line(midX, midY, x, y, LINK))
      : named(`broken-${realm}`, at((midX + x) / 2, (midY + y) / 2, broken()));
  });
}

/** A red cross for a broken link. */
export function broken(): Svg {
  return path('M-15 -15L15 15M15 -15L-15 15', {
    stroke: PALETTE.danger,
    'stroke-width': 9,
    'stroke-linecap': 'round',
  });
}
