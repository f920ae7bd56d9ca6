/** Draws a Realm as a tile: its name, its current gift, the Ragnarok that destroys it, and the stag in it. */

import { oneOrTwoLines } from '../../../../render/lines.ts';
import { SIZES } from '../../../../render/measures.ts';
import { PALETTE } from '../../../../render/palette.ts';
import { halo } from '../../../../render/panel.ts';
import { at, circle, faded, group, icon, named, rect, type Svg, text } from '../../../../render/scene.ts';
import type { Meeple, Realm } from '../../box/components.ts';
import { waysToMove } from '../../facts/moves.ts';
import { isDestroyed, meepleIn, yieldOf } from '../../facts/realms.ts';
import { meepleName, realmName } from '../../words/names.ts';
import { gainSigns } from '../blessings/deals.ts';
import type { Board } from '../board.ts';
import { MARKER_WIDTH, markerSign, stag } from '../pieces.ts';
import { fitted, inOneRow } from '../sign.ts';
import { doomSign } from '../signs.ts';
import { MEEPLE_STYLES, REALM_ICONS } from '../styles.ts';
import { fallenGround } from './fallen.ts';
import { TILE_HEIGHT, TILE_WIDTH } from './ring-layout.ts';

const SIDE = 14;
const NAME = 30;
const GIVES = 80;
const STAG = 131;
export const BADGE_WIDTH = 66;

export function realmTile(board: Board, realm: Realm): Svg {
  const { view, marks } = board;
  const destroyed = isDestroyed(view, realm);
  const meeple = meepleIn(view, realm);
  const isLit = marks.destroyed.has(realm) || (meeple !== undefined && marks.meeplesFrom.has(meeple));
  const badge = doomBadge(board, realm);
  const gives = inOneRow(yieldOf(view, realm).flatMap(gainSigns), 8);
  return group([
    destroyed ? fallenGround(TILE_WIDTH, TILE_HEIGHT) : land(realm),
    ...(meeple === undefined ? [emblem(realm, destroyed)] : []),
    ...(isLit ? [halo(TILE_WIDTH, TILE_HEIGHT)] : []),
    oneOrTwoLines(board.translate(realmName(realm)), SIDE, NAME, {
      size: SIZES.name,
      fill: PALETTE.ink,
      within: TILE_WIDTH - 2 * SIDE - (badge === null ? 0 : BADGE_WIDTH),
    }),
    ...(badge === null ? [] : [at(TILE_WIDTH - BADGE_WIDTH - 4, NAME, badge)]),
    at(SIDE, GIVES, fitted(gives, TILE_WIDTH - 2 * SIDE).svg),
    ...(meeple === undefined ? [] : [at(4, STAG, named(`meeple-${meeple}`, stagBar(board, meeple)))]),
    ...departures(board, realm),
  ]);
}

/** The ground of an intact Realm; Midgard, which is linked to all others, has a golden edge. */
function land(realm: Realm): Svg {
  return rect(0, 0, TILE_WIDTH, TILE_HEIGHT, {
    rx: 18,
    fill: PALETTE.panelRaised,
    stroke: realm === 'midgard' ? PALETTE.accent : PALETTE.inkFaint,
    'stroke-width': 3,
  });
}

/** The large, faint sign of a Realm without a stag. */
function emblem(realm: Realm, destroyed: boolean): Svg {
  return group(
    [icon(REALM_ICONS[realm], TILE_WIDTH - 50, GIVES + 14, 76, PALETTE.inkFaint)],
    faded(destroyed ? 0.25 : 0.5),
  );
}

/** A skull and the number of the Ragnarok that destroys the Realm; red if that is the next Ragnarok. */
function doomBadge({ view }: Board, realm: Realm): Svg | null {
  const doomed: readonly Realm[] = view.doom;
  const place = doomed.indexOf(realm);
  if (place < 0 || isDestroyed(view, realm)) return null;
  const isNext = place === view.ragnaroks;
  return named(`doom-${realm}`, doomNumber(place + 1, isNext));
}

export function doomNumber(number: number, isNext: boolean): Svg {
  return group([
    rect(0, -20, BADGE_WIDTH, 40, {
      rx: 20,
      fill: isNext ? PALETTE.danger : PALETTE.panelRaised,
      stroke: PALETTE.danger,
      'stroke-width': 2,
    }),
    at(
      21,
      0,
      doomSign(17, isNext ? PALETTE.danger : PALETTE.panelRaised, isNext ? PALETTE.inkDark : PALETTE.danger),
    ),
    text(String(number), 42, 0, {
      size: SIZES.smallest,
      face: 'strong',
      fill: isNext ? PALETTE.inkDark : PALETTE.ink,
    }),
  ]);
}

/** A stag with its name, and the marker of the raven who moved it last. */
function stagBar(board: Board, meeple: Meeple): Svg {
  const { view } = board;
  const { colour } = MEEPLE_STYLES[meeple];
  const owner = view.seats.find(({ marked }) => marked === meeple);
  const mayMove = view.question?.about === 'move' && waysToMove(view).some((way) => way.meeple === meeple);
  const width = TILE_WIDTH - 8;
  return group([
    rect(0, -25, width, 50, {
      rx: 14,
      fill: PALETTE.nightTop,
      stroke: colour,
      'stroke-width': mayMove ? 5 : 2,
      'stroke-opacity': mayMove ? 1 : 0.6,
      class: mayMove ? 'may-move' : undefined,
    }),
    at(27, 0, stag(meeple, 21)),
    oneOrTwoLines(board.translate(meepleName(meeple)), 54, 0, {
      size: SIZES.text,
      fill: colour,
      within: width - 62 - (owner === undefined ? 0 : MARKER_WIDTH + 4),
    }),
    ...(owner === undefined ? [] : [at(width - MARKER_WIDTH - 4, 0, markerSign(board, owner.raven).svg)]),
  ]);
}

/** A dashed ring in the colour of each stag that has left the Realm since the last picture. */
function departures({ marks, view }: Board, realm: Realm): readonly Svg[] {
  return [...marks.meeplesFrom].flatMap(([meeple, from]) =>
    from === realm && view.meeples[meeple] !== realm && meepleIn(view, realm) === undefined
      ? [at(38, STAG, departed(meeple))]
      : [],
  );
}

export function departed(meeple: Meeple): Svg {
  return circle(0, 0, 20, {
    fill: 'none',
    stroke: MEEPLE_STYLES[meeple].colour,
    'stroke-width': 4,
    'stroke-dasharray': '7 5',
  });
}
