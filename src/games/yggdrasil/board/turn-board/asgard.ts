/** Asgard as a place: the bridge, the wall, Odin's hall, and six enemies on their way to the throne. */
import type { GameEvent } from '../../../../core/game.ts';
import { PALETTE } from '../../../../render/palette.ts';
import { ENEMY_LOOKS } from '../../../../render/pieces/enemy-looks.ts';
import {
  at,
  circle,
  faded,
  group,
  icon,
  line,
  named,
  OWN_COLOURS,
  path,
  rect,
  type Svg,
  text,
} from '../../../../render/scene.ts';
import { TURN_MARGIN, TURN_TYPE, TURN_WIDTH } from '../../../../render/turn-board/canvas.ts';
import { widthOf } from '../../../../render/typeface.ts';
import { say } from '../../../../render/words.ts';
import { boxOf, DOOR, RESIDENCE, WALL } from '../../box/box.ts';
import { canBeFought, forceOf } from '../../combat/combat.ts';
import { ENEMIES, type Enemy } from '../../components.ts';
import { enemiesThere } from '../../defeat.ts';
import type { YggdrasilEvent } from '../../events.ts';
import { closedWorlds } from '../../giants/blocks.ts';
import { forceAddedTo } from '../../giants/strengthens.ts';
import type { Board } from '../board.ts';
import { RAINBOW, WORLD_ICONS } from '../looks.ts';
import { stroke } from '../signs.ts';
import { token } from '../tokens.ts';

interface Ground {
  readonly top: number;
  readonly height: number;
}

const BRIDGE = 66;
const SPACE = (TURN_WIDTH - BRIDGE - 10) / RESIDENCE;
/** Above the lanes, where the hall has its roof. */
const SKY = 54;
/** Below the lanes, where the limits are counted. */
const FOOT = 50;
const RADIUS = 33;

const STONE = '#98a0b8';
const TIMBER = '#784820';

function middleOf(space: number): number {
  return BRIDGE + (space - 0.5) * SPACE;
}

function borderAfter(space: number): number {
  return BRIDGE + space * SPACE;
}

export function turnAsgard(board: Board, changes: readonly GameEvent[], { top, height }: Ground): Svg {
  const lanes = height - SKY - FOOT;
  const lane = lanes / ENEMIES.length;
  const moves = (changes as readonly YggdrasilEvent[]).filter(isMove);
  const newest = moves.at(-1)?.enemy ?? null;
  return named(
    'asgard',
    at(
      TURN_MARGIN,
      top,
      grounds(height),
      ...limits(board, height),
      ...closedSigns(board, height),
      ...ENEMIES.map((enemy, row) =>
        named(
          `lane-${enemy}`,
          at(
            0,
            SKY + (row + 0.5) * lane,
            figure(board, enemy, { isNewest: enemy === newest, cameCloser: cameCloser(moves, enemy) }),
          ),
        ),
      ),
    ),
  );
}

type Move = Extract<
  YggdrasilEvent,
  { readonly type: 'enemy-advanced' | 'enemy-retreated' | 'enemy-dragged' }
>;

function isMove(event: YggdrasilEvent): event is Move {
  return (
    event.type === 'enemy-advanced' || event.type === 'enemy-retreated' || event.type === 'enemy-dragged'
  );
}

/** No trail leads to an enemy that was driven back in the end: it would point the wrong way. */
function cameCloser(moves: readonly Move[], enemy: Enemy): boolean {
  const last = moves.findLast((move) => move.enemy === enemy);
  return last !== undefined && last.type !== 'enemy-retreated';
}

/** The ground grows warmer the nearer it lies to the throne. */
function grounds(height: number): Svg {
  const ground = (from: number, to: number, fill: string): Svg =>
    path(
      `M${borderAfter(from)} ${SKY}H${borderAfter(to) + (to === RESIDENCE ? 10 : 0)}V${height}H${borderAfter(from)}Z`,
      {
        fill,
      },
    );
  return group([
    path(`M0 ${SKY}H${borderAfter(WALL)}V${height}H0Z`, { fill: '#101830' }),
    bridge(height),
    ground(WALL, DOOR, '#301830'),
    ground(DOOR, RESIDENCE, '#601820'),
    icon('stone-throne', middleOf(RESIDENCE), SKY + (height - SKY - FOOT) / 2, SPACE * 0.95, '#b07840'),
    roof(),
    named('wall', wall(height)),
    named('door', path(`M${borderAfter(DOOR)} ${SKY}V${height}`, { stroke: TIMBER, 'stroke-width': 18 })),
  ]);
}

function bridge(height: number): Svg {
  const stripe = BRIDGE / RAINBOW.length;
  return group(
    RAINBOW.map((colour, place) => rect(place * stripe, SKY, stripe, height - SKY, { fill: colour })),
    { ...faded(0.4), ...OWN_COLOURS },
  );
}

function wall(height: number): Svg {
  const x = borderAfter(WALL);
  const courses = Math.floor((height - SKY) / 34);
  const joints = Array.from({ length: courses }, (_, row) => `M${x - 15} ${SKY + 34 * row}h30`);
  return group([
    path(`M${x - 26} ${SKY - 24}h13v10h8v-10h10v10h8v-10h13v30h-52z`, { fill: STONE }),
    path(`M${x} ${SKY}V${height}`, { stroke: STONE, 'stroke-width': 30 }),
    path(joints.join(''), { stroke: '#586078', 'stroke-width': 4, fill: 'none' }),
  ]);
}

/** The gable of Odin's hall. */
function roof(): Svg {
  const [left, right] = [borderAfter(DOOR) - 22, TURN_WIDTH];
  const middle = (left + right) / 2;
  return path(`M${left} ${SKY}L${middle} 6L${right} ${SKY}Z`, {
    fill: '#402010',
    stroke: TIMBER,
    'stroke-width': 8,
    'stroke-linejoin': 'round',
  });
}

/** The worlds in which no one can act, struck out, below the bridge; the islands and the Elves have a stroke of their own. */
function closedSigns({ view, translate }: Board, height: number): readonly Svg[] {
  const worlds = closedWorlds(view).filter((world) => world !== 'midgard' && world !== 'alfheim');
  if (worlds.length === 0 || view.end !== null) return [];
  const size = 50;
  const y = height - FOOT / 2;
  const words = say({ translate }, 'yggdrasil.picture.closed-worlds');
  const room = borderAfter(WALL) - 26 - BRIDGE - 14;
  const within = room - worlds.length * (size + 8);
  const lettering = { size: TURN_TYPE.caption, fill: PALETTE.danger, within } as const;
  const start = BRIDGE + 14 + Math.min(within, widthOf(words, 'text', TURN_TYPE.caption)) + 8 + size / 2;
  return [
    named(
      'closed-worlds',
      text(words, BRIDGE + 14, y, lettering),
      ...worlds.map((world, place) =>
        at(
          start + place * (size + 8),
          y,
          icon(WORLD_ICONS[world], 0, 0, size, PALETTE.ink),
          stroke(size / 2),
        ),
      ),
    ),
  ];
}

/** "Wall 3 of 5": enemies past a border, and how many of them lose the game. */
function limits({ view, translate }: Board, height: number): readonly Svg[] {
  const columns = [
    { from: WALL, to: DOOR, key: 'wall' },
    { from: DOOR, to: RESIDENCE, key: 'hall' },
  ] as const;
  return columns.flatMap(({ from, to, key }) => {
    const limit = boxOf(view).defeat.find(({ fromSpace }) => fromSpace === from + 1);
    if (limit === undefined) return [];
    const there = enemiesThere(view, limit).length;
    const words = say({ translate }, `yggdrasil.picture.past-${key}`, { there, limit: limit.enemies });
    return [
      named(
        `limit-${key}`,
        text(words, (borderAfter(from) + borderAfter(to)) / 2, height - FOOT / 2, {
          size: TURN_TYPE.label,
          face: 'strong',
          fill: there >= limit.enemies - 1 && there > 0 ? PALETTE.gold : PALETTE.ink,
          anchor: 'middle',
          within: (to - from) * SPACE - 44,
        }),
      ),
    ];
  });
}

interface Motion {
  /** Whether no enemy has moved since. */
  readonly isNewest: boolean;
  readonly cameCloser: boolean;
}

function figure(board: Board, enemy: Enemy, { isNewest, cameCloser }: Motion): Svg {
  const { view, marks } = board;
  const space = view.enemies[enemy];
  const from = marks.enemiesFrom.get(enemy);
  const x = middleOf(space);
  const glow = space > DOOR ? 0.6 : space > WALL ? 0.35 : 0;
  return group([
    ...(cameCloser && from !== undefined && from < space ? [trail(from, space, isNewest)] : []),
    ...(glow > 0 ? [circle(x, 0, RADIUS + 9, { fill: PALETTE.danger, 'fill-opacity': glow })] : []),
    named(
      `token-${enemy}`,
      at(
        x,
        0,
        ...(isNewest
          ? [
              ENEMY_LOOKS[enemy].shape(RADIUS + 7, {
                fill: 'none',
                stroke: PALETTE.gold,
                'stroke-width': 7,
              }),
            ]
          : []),
        token(enemy, RADIUS),
      ),
    ),
    ...(enemy === 'fenrir' && view.fenrirIsAngry ? [at(x + RADIUS - 4, -RADIUS + 4, anger())] : []),
    ...(canBeFought(view, enemy) ? [force(board, enemy, x)] : []),
  ]);
}

/** The throne takes the room to the right. */
function isBeforeThrone(space: number): boolean {
  return space >= RESIDENCE - 1;
}

function anger(): Svg {
  return named(
    'anger',
    group([
      circle(0, 0, 18, { fill: PALETTE.dangerDeep, stroke: PALETTE.danger, 'stroke-width': 3 }),
      icon('flame', 0, 0, 28, '#f8a048'),
    ]),
  );
}

/** To the right of the figure; next to the throne to its left. */
function force({ view }: Board, enemy: Enemy, x: number): Svg {
  const side = isBeforeThrone(view.enemies[enemy]) ? -1 : 1;
  const isRaised = forceAddedTo(view, enemy) > 0;
  return at(
    x + side * (RADIUS + 22),
    0,
    circle(0, 0, 24, {
      fill: isRaised ? PALETTE.dangerDeep : PALETTE.shadow,
      ...(isRaised ? { stroke: PALETTE.danger, 'stroke-width': 4 } : {}),
    }),
    text(String(forceOf(view, enemy)), 0, 0, {
      size: TURN_TYPE.label,
      face: 'strong',
      fill: PALETTE.ink,
      anchor: 'middle',
    }),
  );
}

/** An arrow from where the enemy stood: bright for the newest step, pale for the rest of the turn. */
function trail(from: number, to: number, isNewest: boolean): Svg {
  const clear = RADIUS + (isBeforeThrone(to) ? 50 : 10);
  const [start, tip] = [middleOf(from), middleOf(to) - clear];
  const colour = isNewest ? PALETTE.gold : PALETTE.inkFaint;
  return group([
    circle(start, 0, 10, { fill: 'none', stroke: colour, 'stroke-width': 5 }),
    line(start + 12, 0, tip - 16, 0, { stroke: colour, 'stroke-width': isNewest ? 11 : 6 }),
    path(`M${tip} 0L${tip - 24} -18V18Z`, { fill: colour }),
  ]);
}
