/** Draws the way around the Realms on which the wolves run: its spaces, its ends, the Ragnarok tokens, the wolves. */
import { FULL_WIDTH, SIZES } from '../../../../render/measures.ts';
import { PALETTE } from '../../../../render/palette.ts';
import {
  at,
  circle,
  group,
  named,
  type Point,
  path,
  rect,
  type Svg,
  text,
} from '../../../../render/scene.ts';
import { say } from '../../../../render/words.ts';
import { LIGHTS, type Light, type OuterRealm } from '../../box/components.ts';
import { isDestroyed } from '../../facts/realms.ts';
import { hasPassedItsEnd, stepsToRagnarok, wolfIsBeside } from '../../facts/wolves.ts';
import { wayToRagnarok, wolfName } from '../../words/names.ts';
import type { Board } from '../board.ts';
import { wolf } from '../pieces.ts';
import { doomSign, lightGlyph } from '../signs.ts';
import { LIGHT_COLOURS, WAY_COLOURS } from '../styles.ts';
import { borderBetween, isBesideARow, spaceAt, wayBetween } from './ring-layout.ts';

const WAY_WIDTH = 66;
const SPACE = 30;
const WOLF = 36;

export function wolfWay(board: Board): readonly Svg[] {
  const { ring } = board.view.box;
  return [
    ...LIGHTS.map((light, half) =>
      at((half * FULL_WIDTH) / 2, 34, named(`hunt-${light}`, hunt(board, light))),
    ),
    ...ring.map((realm, index) => stretch(board, realm, index)),
    ...ring.map((realm, index) => border(board, realm, index)),
    ...ring.map((realm) => space(board, realm)),
  ];
}

/** The wolves, which are drawn above everything else. */
export function wolves(board: Board): readonly Svg[] {
  return LIGHTS.map((light) => wolfOnItsSpace(board, light));
}

function lightOf({ view }: Board, index: number): Light {
  return index < view.box.sunSpaces ? 'sun' : 'moon';
}

function nextOnTheRing(
  { view }: Board,
  index: number,
): { readonly realm: OuterRealm; readonly index: number } {
  const { ring } = view.box;
  const after = (index + 1) % ring.length;
  return { realm: ring[after] ?? 'asgard', index: after };
}

/** The way from a space to the next one. If a track ends between them, its colour ends there too. */
function stretch(board: Board, realm: OuterRealm, index: number): Svg {
  const next = nextOnTheRing(board, index);
  const [from, to] = [spaceAt(board.view, realm), spaceAt(board.view, next.realm)];
  const [light, nextLight] = [lightOf(board, index), lightOf(board, next.index)];
  if (light === nextLight) return group([way(light, from, to), ...onward(light, from, to)]);
  const { at: middle } = borderBetween(from, to);
  return group([way(light, from, middle), way(nextLight, to, middle)]);
}

function way(light: Light, from: Point, to: Point): Svg {
  return path(wayBetween(from, to), {
    fill: 'none',
    stroke: WAY_COLOURS[light],
    'stroke-width': WAY_WIDTH,
  });
}

/** Arrows on a straight stretch that show the direction in which both wolves run. */
function onward(light: Light, [fromX, fromY]: Point, [toX, toY]: Point): readonly Svg[] {
  if (fromX !== toX && fromY !== toY) return [];
  const turned = (Math.atan2(toY - fromY, toX - fromX) * 180) / Math.PI;
  return [at((fromX + toX) / 2, (fromY + toY) / 2, onwardSign(light, turned))];
}

/** An arrow to the right, turned by `turned` degrees. */
export function onwardSign(light: Light, turned: number): Svg {
  return path('M-15 -13L-2 0L-15 13M5 -13L18 0L5 13', {
    fill: 'none',
    stroke: LIGHT_COLOURS[light],
    'stroke-opacity': 0.7,
    'stroke-width': 6,
    transform: `rotate(${turned})`,
  });
}

/** The border at which one light's track ends and the other's begins. */
function border(board: Board, realm: OuterRealm, index: number): Svg {
  const next = nextOnTheRing(board, index);
  if (lightOf(board, index) === lightOf(board, next.index)) return '';
  const { at: middle, upright } = borderBetween(spaceAt(board.view, realm), spaceAt(board.view, next.realm));
  return named(
    `end-${lightOf(board, index)}`,
    at(...middle, group([finish()], upright ? {} : { transform: 'rotate(90)' })),
  );
}

/** A bar across the way, in red and white. */
export function finish(): Svg {
  const half = WAY_WIDTH / 2 + 4;
  const piece = (2 * half) / 6;
  return group([
    rect(-half, -9, 2 * half, 18, { fill: PALETTE.ink }),
    ...[0, 2, 4].map((place) => rect(-half + place * piece, -9, piece, 18, { fill: PALETTE.danger })),
  ]);
}

function space(board: Board, realm: OuterRealm): Svg {
  const light = lightOf(board, board.view.box.ring.indexOf(realm));
  const blocked = isDestroyed(board.view, realm);
  return named(
    `space-${realm}`,
    at(...spaceAt(board.view, realm), blocked ? blockedSpace() : freeSpace(light)),
  );
}

/** The blocked wolf space next to a destroyed Realm. */
export function blockedSpace(): Svg {
  return doomSign(SPACE, PALETTE.dangerDeep, PALETTE.ink);
}

export function freeSpace(light: Light): Svg {
  return group([
    circle(0, 0, SPACE, { fill: PALETTE.panel, stroke: LIGHT_COLOURS[light], 'stroke-width': 3 }),
    lightGlyph(light, 15, LIGHT_COLOURS[light]),
  ]);
}

function wolfOnItsSpace(board: Board, light: Light): Svg {
  const { view, marks } = board;
  const realm = wolfIsBeside(view, light);
  const [x, y] = aside(board, light, realm);
  return named(
    `wolf-${light}`,
    at(
      x,
      y,
      ...(hasPassedItsEnd(view, light) ? [pastItsEnd(WOLF)] : []),
      ...(marks.wolves.has(light) ? [circle(0, 0, WOLF + 9, HALO_RING)] : []),
      wolf(light, WOLF),
    ),
  );
}

/** A ring behind a wolf that has passed the end of its track. `radius` is the wolf's. */
export function pastItsEnd(radius: number): Svg {
  return circle(0, 0, radius + 13, { fill: PALETTE.dangerDeep, stroke: PALETTE.danger, 'stroke-width': 7 });
}

const HALO_RING = { class: 'halo', fill: 'none', stroke: PALETTE.gold, 'stroke-width': 5 } as const;

/** The position of a wolf. Two wolves on the same space are side by side along the way. */
function aside({ view }: Board, light: Light, realm: OuterRealm): Point {
  const [x, y] = spaceAt(view, realm);
  if (wolfIsBeside(view, 'sun') !== wolfIsBeside(view, 'moon')) return [x, y];
  const apart = light === 'sun' ? -WOLF - 13 : WOLF + 13;
  return isBesideARow(view, realm) ? [x + apart, y] : [x, y + apart];
}

/** The number of steps that a wolf still has to run. */
function hunt(board: Board, light: Light): Svg {
  const steps = stepsToRagnarok(board.view, light);
  const words =
    steps === 0
      ? say(board, 'micromidgard.picture.past-its-end', { wolf: wolfName(light) })
      : say(board, 'micromidgard.picture.hunt', { wolf: wolfName(light), way: wayToRagnarok(steps) });
  return group([
    at(44, 0, wolf(light, 22)),
    text(words, 82, 0, {
      size: SIZES.text,
      fill: steps === 0 ? PALETTE.danger : LIGHT_COLOURS[light],
      within: FULL_WIDTH / 2 - 100,
    }),
  ]);
}
