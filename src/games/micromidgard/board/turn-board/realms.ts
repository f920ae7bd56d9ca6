/** Draws the nine Realms in a ring around Midgard, the stags in them, and both wolves on their way around the ring. */
import { oneOrTwoLines } from '../../../../render/lines.ts';
import { PALETTE } from '../../../../render/palette.ts';
import {
  at,
  circle,
  faded,
  fittingSize,
  group,
  type Lettering,
  named,
  type Point,
  path,
  rect,
  type Svg,
  text,
} from '../../../../render/scene.ts';
import { MIN_TURN_TYPE, TURN_MARGIN, TURN_TYPE, TURN_WIDTH } from '../../../../render/turn-board/canvas.ts';
import { spotlightFrame, spotlightRing } from '../../../../render/turn-board/spotlight.ts';
import {
  LIGHTS,
  type Light,
  type Meeple,
  type OuterRealm,
  REALMS,
  type Realm,
} from '../../box/components.ts';
import { mayMove } from '../../facts/moves.ts';
import { isDestroyed, meepleIn, yieldOf } from '../../facts/realms.ts';
import { hasPassedItsEnd, stepsToRagnarok, wolfIsBeside } from '../../facts/wolves.ts';
import { realmName } from '../../words/names.ts';
import { gainSigns } from '../blessings/deals.ts';
import type { Board } from '../board.ts';
import type { Marks } from '../marks.ts';
import { markerSign, stag, wolf } from '../pieces.ts';
import { fallenGround } from '../ring/fallen.ts';
import { pastItsEnd } from '../ring/wolf-way.ts';
import { centred, fitted, inOneRow, scaledBy } from '../sign.ts';
import { doomSign } from '../signs.ts';
import { LIGHT_COLOURS, WAY_COLOURS } from '../styles.ts';
import { arrivals, meeplesThatCanCome, roomFor } from './destinations.ts';

/** A turn board. Its `marks` belong to the newest tile. */
export interface TurnBoard extends Board {
  /** The marks of this turn's older tiles. */
  readonly earlier: Marks;
}

interface Ground {
  readonly top: number;
  readonly height: number;
}

/** The width of the wolves' way around the Realms. */
const WAY = 46;
const APART = 10;
const WIDTH = (TURN_WIDTH - 2 * WAY - 2 * APART - 12) / 3;
/** The signs of a Realm's gifts are this much larger than on the full board. */
const SIGNS = 1.2;
/** The scale of the signs below a name in two lines. */
const SMALL_SIGNS = 1;
/** The radius of the sign on the Realm that falls next. The same sign, larger, is next to the number of Ragnaroks. */
const SKULL = 16;
const WOLF = 26;
const STAG = 26;
const MARK = 39;
const NEWEST = { stroke: PALETTE.gold, 'stroke-width': 7 } as const;
const EARLIER = { stroke: PALETTE.inkSoft, 'stroke-width': 5 } as const;
/** The edge of a Realm to which a meeple can move now. */
const LIT = { stroke: PALETTE.accent, 'stroke-width': 7 } as const;
const PALE = 0.5;
/** The distance from the centre of a stag to the mark of the raven that can't move it now. */
const OWNER = -STAG - 28;

/** The column and row of each place on the ring, clockwise from the upper left. */
const PLACES: readonly Point[] = [
  [0, 0],
  [1, 0],
  [2, 0],
  [2, 1],
  [2, 2],
  [1, 2],
  [0, 2],
  [0, 1],
];

function placeOf({ view }: Board, realm: Realm): Point {
  if (realm === 'midgard') return [1, 1];
  return PLACES[view.box.ring.indexOf(realm)] ?? [1, 1];
}

export function turnRing(board: TurnBoard, { top, height }: Ground): Svg {
  const each = (height - 2 * WAY - 2 * APART - 12) / 3;
  const cornerOf = (realm: Realm): Point => {
    const [column, row] = placeOf(board, realm);
    return [WAY + 6 + column * (WIDTH + APART), WAY + 6 + row * (each + APART)];
  };
  return named(
    'realms',
    at(
      TURN_MARGIN,
      top,
      way(height),
      ...REALMS.map((realm) => named(`realm-${realm}`, at(...cornerOf(realm), tile(board, realm, each)))),
      ...LIGHTS.map((light) =>
        named(
          `wolf-${light}`,
          at(...spaceOf(board, light, cornerOf, { each, height }), wolfPiece(board, light)),
        ),
      ),
    ),
  );
}

function way(height: number): Svg {
  const half = WAY / 2;
  return path(
    `M${half + 30} ${half}H${TURN_WIDTH - half - 30}q30 0 30 30V${height - half - 30}q0 30 -30 30H${half + 30}q-30 0 -30 -30V${half + 30}q0 -30 30 -30Z`,
    { fill: 'none', stroke: WAY_COLOURS.moon, 'stroke-width': WAY - 10 },
  );
}

/** The position of a wolf next to its Realm. Two wolves on the same space are side by side. */
function spaceOf(
  board: Board,
  light: Light,
  cornerOf: (realm: Realm) => Point,
  { each, height }: { readonly each: number; readonly height: number },
): Point {
  const realm: OuterRealm = wolfIsBeside(board.view, light);
  const isShared = wolfIsBeside(board.view, 'sun') === wolfIsBeside(board.view, 'moon');
  const aside = isShared ? (light === 'sun' ? -70 : 70) : 0;
  const [column, row] = placeOf(board, realm);
  const [left, upper] = cornerOf(realm);
  if (row === 1) return [column === 0 ? WAY / 2 : TURN_WIDTH - WAY / 2, upper + each / 2 + aside];
  return [left + WIDTH / 2 + aside, row === 0 ? WAY / 2 : height - WAY / 2];
}

/** A wolf with the steps that it still has to run before Ragnarok comes. */
function wolfPiece(board: TurnBoard, light: Light): Svg {
  const { view, marks, earlier } = board;
  const steps = stepsToRagnarok(view, light);
  const isOnASide = placeOf(board, wolfIsBeside(view, light))[1] === 1;
  const [x, y] = isOnASide ? [0, WOLF + 18] : [WOLF + 20, 0];
  return group([
    ...(hasPassedItsEnd(view, light) ? [pastItsEnd(WOLF)] : []),
    ...(marks.wolves.has(light) || earlier.wolves.has(light)
      ? [circle(0, 0, WOLF + 7, { fill: 'none', ...(marks.wolves.has(light) ? NEWEST : EARLIER) })]
      : []),
    wolf(light, WOLF),
    circle(x, y, 20, { fill: steps === 0 ? PALETTE.danger : PALETTE.panel }),
    text(String(steps), x, y, {
      size: TURN_TYPE.caption,
      face: 'strong',
      fill: steps === 0 ? PALETTE.inkDark : LIGHT_COLOURS[light],
      anchor: 'middle',
    }),
  ]);
}

function tile(board: TurnBoard, realm: Realm, height: number): Svg {
  const { view, marks, earlier } = board;
  const destroyed = isDestroyed(view, realm);
  const isNext = view.end === null && view.doom[view.ragnaroks] === realm;
  const meeple = meepleIn(view, realm);
  const coming = meeplesThatCanCome(view, realm);
  const isLit = coming.length > 0;
  const isOut = !isLit && view.question?.about === 'move';
  const taken = roomFor(coming);
  const isMarked = ({ destroyed: fallen, meeplesFrom }: Marks): boolean =>
    fallen.has(realm) || (meeple !== undefined && meeplesFrom.has(meeple));
  // The Realms within a meeple's reach matter more than the Realm that has just been destroyed, which also has a tile.
  const edge = isLit
    ? LIT
    : isMarked(marks)
      ? NEWEST
      : isMarked(earlier)
        ? EARLIER
        : { stroke: isNext ? PALETTE.danger : PALETTE.inkFaint, 'stroke-width': 3 };
  const isOwned = meeple !== undefined && view.seats.some(({ marked }) => marked === meeple);
  const name = board.translate(realmName(realm));
  const lettering = {
    ...NAME,
    fill: isOut ? PALETTE.inkSoft : NAME.fill,
    within: NAME.within - (taken.isHigh ? taken.width : 0),
  };
  const isTall = fittingSize(name, lettering) < MIN_TURN_TYPE;
  const signs = scaledBy(inOneRow(yieldOf(view, realm).flatMap(gainSigns), 5), isTall ? SMALL_SIGNS : SIGNS);
  const room = WIDTH - (isLit ? taken.width + 32 : isOwned ? 146 : 90);
  return group([
    destroyed
      ? fallenGround(WIDTH, height, edge)
      : rect(0, 0, WIDTH, height, {
          rx: 16,
          fill: isLit ? PALETTE.panelRaised : isOut ? PALETTE.shadow : PALETTE.panel,
          ...edge,
          ...(isNext && edge.stroke === PALETTE.danger ? { 'stroke-dasharray': '12 8' } : {}),
        }),
    realmWords(name, isTall, lettering),
    at(14, height - (isTall ? 22 : 31), fitted(signs, room).svg),
    ...(isLit ? [at(WIDTH - 9, height - 5, arrivals(coming))] : []),
    ...(meeple === undefined ? [] : [at(WIDTH - STAG - 14, height - STAG - 8, stagPiece(board, meeple))]),
    ...(isNext ? [at(WIDTH - 2, height - 2, doomSign(SKULL, PALETTE.danger, PALETTE.inkDark))] : []),
    ...(board.spotlights.includes(`realm-${realm}`) ? [spotlightFrame(0, 0, WIDTH, height, 16)] : []),
  ]);
}

const NAME = {
  size: TURN_TYPE.caption + 1,
  face: 'strong',
  fill: PALETTE.ink,
  within: WIDTH - 26,
} as const;

/** A Realm's name, in two lines if it's too long, as one Japanese name is. */
function realmWords(name: string, isTall: boolean, lettering: Lettering): Svg {
  return oneOrTwoLines(name, 14, isTall ? 29 : 25, lettering, MIN_TURN_TYPE);
}

/**
 * A stag: in a bright ring if it can move now, otherwise pale. It has the mark of the raven who moved it last and can't move it
 * now.
 */
function stagPiece(board: Board, meeple: Meeple): Svg {
  const { view } = board;
  const isFree = mayMove(view, meeple);
  const isPale = view.question?.about === 'move' && !isFree;
  const owner = view.seats.find(({ marked }) => marked === meeple);
  return named(
    `meeple-${meeple}`,
    ...(isFree
      ? [circle(0, 0, STAG + 3, { fill: PALETTE.accentDeep, stroke: PALETTE.ink, 'stroke-width': 6 })]
      : []),
    group([stag(meeple, STAG - 3)], isPale ? faded(PALE) : {}),
    ...(owner === undefined ? [] : [at(OWNER, 8, centred(markerSign(board, owner.raven, MARK)))]),
    ...(board.spotlights.includes(`meeple-${meeple}`) ? [spotlightRing(STAG)] : []),
  );
}
