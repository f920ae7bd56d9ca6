/** Asgard: the six enemies on their way to Odin's Residence, one lane each, with wall, door and forces. */
import { ENEMY_LOOKS } from '../../../../render/enemy-looks.ts';
import { FULL_WIDTH, SIZES } from '../../../../render/measures.ts';
import { PALETTE } from '../../../../render/palette.ts';
import { doneMark, panel, title } from '../../../../render/panel.ts';
import {
  at,
  circle,
  group,
  icon,
  line,
  named,
  path,
  rect,
  type Svg,
  text,
} from '../../../../render/scene.ts';
import type { Part } from '../../../../render/sheet.ts';
import { say } from '../../../../render/words.ts';
import { boxOf, DOOR, FIRST_SPACE, RESIDENCE, WALL } from '../../box/box.ts';
import { canBeFought, forceOf } from '../../combat/combat.ts';
import { ENEMIES, type Enemy } from '../../components.ts';
import { forceAddedTo } from '../../giants/strengthens.ts';
import type { Board } from '../board.ts';
import { RAINBOW } from '../looks.ts';
import { forceShield, token } from '../tokens.ts';
import { DANGER_HEIGHT, dangerRow } from './danger.ts';

const HEAD = 62;
const LANE = 62;
const NAMES = 300;
const SPACE = (FULL_WIDTH - NAMES - 12) / RESIDENCE;
const LANES_END = HEAD + ENEMIES.length * LANE;
const TOKEN = 27;
const STONE = '#98a0b8';

export function asgardTrack(board: Board): Part {
  const height = LANES_END + DANGER_HEIGHT;
  return {
    height,
    svg: group([
      panel(FULL_WIDTH, height),
      ...zones(),
      ...borders(),
      ...forces(board),
      title(say(board, 'yggdrasil.world.asgard'), 24, HEAD / 2, NAMES - 80),
      ...(board.view.turn.spent.includes('asgard') ? [at(NAMES - 40, HEAD / 2, doneMark())] : []),
      ...ENEMIES.map((enemy, row) => at(0, HEAD + row * LANE, named(`lane-${enemy}`, lane(board, enemy)))),
      at(0, LANES_END, dangerRow(board)),
    ]),
  };
}

/** The middle of a space, counted from 1. */
function middleOf(space: number): number {
  return NAMES + (space - 0.5) * SPACE;
}

/** The border after a space. */
function borderAfter(space: number): number {
  return NAMES + space * SPACE;
}

/** The ground grows warmer the nearer it lies to the Residence. */
function zones(): readonly Svg[] {
  const ground = (from: number, to: number, fill: string): Svg =>
    rect(borderAfter(from), 6, (to - from) * SPACE, LANES_END - 6, { fill });
  return [
    ground(WALL, DOOR, '#282030'),
    ground(DOOR, RESIDENCE - 1, '#382030'),
    ground(RESIDENCE - 1, RESIDENCE, '#484038'),
    icon('stone-throne', middleOf(RESIDENCE), (HEAD + LANES_END) / 2, SPACE * 0.92, '#786840'),
  ];
}

function borders(): readonly Svg[] {
  return [
    bifrost(borderAfter(FIRST_SPACE)),
    named('wall', at(borderAfter(WALL), 0, wall())),
    named('door', at(borderAfter(DOOR), 0, door())),
    ...threshold(),
  ];
}

/** The first border is the end of the rainbow bridge. */
function bifrost(x: number): Svg {
  return group(
    RAINBOW.map((colour, stripe) => rect(x - 6 + stripe * 2, 12, 2, LANES_END - 18, { fill: colour })),
    { opacity: 0.8 },
  );
}

function wall(): Svg {
  const [half, course] = [13, 22];
  const courses = Math.floor((LANES_END - 22) / course);
  const joints = Array.from({ length: courses }, (_, row) => {
    const y = 20 + row * course;
    return `M${-half} ${y}h${2 * half}M${row % 2 === 0 ? 4 : -4} ${y}v${course}`;
  });
  return group([
    path('M-23 4h10v8h8v-8h10v8h8v-8h10v16h-46z', { fill: STONE }),
    rect(-half, 18, 2 * half, LANES_END - 20, { fill: STONE }),
    path(joints.join(''), { stroke: '#586078', 'stroke-width': 3, fill: 'none' }),
  ]);
}

function door(): Svg {
  const [half, top] = [13, 14];
  const leaf = `M${-half} ${LANES_END - 2}V${top + 14}Q0 ${top - 16} ${half} ${top + 14}V${LANES_END - 2}Z`;
  return group([
    path(leaf, { fill: '#784820', stroke: PALETTE.bronze, 'stroke-width': 4 }),
    line(0, top + 4, 0, LANES_END - 4, { stroke: '#402010', 'stroke-width': 3 }),
    ...[0.2, 0.5, 0.8].map((part) =>
      rect(-half, top + part * (LANES_END - top), 2 * half, 9, { fill: PALETTE.bronze }),
    ),
  ]);
}

function threshold(): readonly Svg[] {
  const x = borderAfter(RESIDENCE - 1);
  return [
    line(x, 8, x, LANES_END - 2, { stroke: PALETTE.bronze, 'stroke-width': 4, 'stroke-dasharray': '14 8' }),
  ];
}

/** The force that an area asks for, above it; the Residence has room for no more than the number. */
function forces(board: Board): readonly Svg[] {
  const { force } = boxOf(board.view);
  const areas = [
    [FIRST_SPACE + 1, WALL],
    [WALL + 1, DOOR],
    [DOOR + 1, RESIDENCE - 1],
  ] as const;
  return [
    ...areas.map(([from, to]) =>
      text(
        say(board, 'yggdrasil.picture.force', { force: force[from] ?? 0 }),
        (middleOf(from) + middleOf(to)) / 2,
        HEAD / 2 + 4,
        { size: SIZES.text, fill: PALETTE.inkSoft, anchor: 'middle', within: (to - from + 1) * SPACE - 50 },
      ),
    ),
    at(middleOf(RESIDENCE), HEAD / 2 + 3, forceShield(force[RESIDENCE] ?? 0, false)),
  ];
}

function lane(board: Board, enemy: Enemy): Svg {
  const { view, marks } = board;
  const [space, middle, look] = [view.enemies[enemy], LANE / 2, ENEMY_LOOKS[enemy]];
  const from = marks.enemiesFrom.get(enemy);
  const steps = Array.from({ length: RESIDENCE }, (_, step) => step + 1).filter((step) => step !== space);
  return group([
    line(16, 0, FULL_WIDTH - 16, 0, {
      stroke: PALETTE.panelEdge,
      'stroke-width': 1.5,
      'stroke-opacity': 0.7,
    }),
    ...steps.map((step) =>
      circle(middleOf(step), middle, 5, { fill: PALETTE.inkFaint, 'fill-opacity': 0.55 }),
    ),
    text(say(board, `yggdrasil.enemy.${enemy}`), 24, middle, {
      size: SIZES.text,
      fill: look.colour,
      within: NAMES - 104,
    }),
    ...(canBeFought(view, enemy)
      ? [at(NAMES - 44, middle, forceShield(forceOf(view, enemy), forceAddedTo(view, enemy) > 0))]
      : []),
    ...(from === undefined ? [] : [at(0, middle, named(`trail-${enemy}`, trail(enemy, from, space)))]),
    named(`token-${enemy}`, at(middleOf(space), middle, token(enemy, TOKEN))),
  ]);
}

/** Where an enemy came from: a ghost of the piece, and an arrow from it to where the enemy stands. */
function trail(enemy: Enemy, from: number, to: number): Svg {
  const look = ENEMY_LOOKS[enemy];
  const ring = at(
    middleOf(to),
    0,
    look.shape(TOKEN + 8, {
      fill: PALETTE.gold,
      'fill-opacity': 0.25,
      stroke: PALETTE.gold,
      'stroke-width': 4,
    }),
  );
  if (from === to) return ring;
  const way = Math.sign(to - from);
  const [start, tip] = [middleOf(from) + way * TOKEN, middleOf(to) - way * (TOKEN + 12)];
  const head = tip - way * 22;
  return group([
    at(
      middleOf(from),
      0,
      look.shape(TOKEN * 0.85, {
        fill: PALETTE.panel,
        stroke: look.colour,
        'stroke-width': 3,
        'stroke-dasharray': '7 5',
      }),
    ),
    line(start, 0, head, 0, { stroke: PALETTE.gold, 'stroke-width': 9 }),
    path(`M${tip} 0L${head} -17V17Z`, { fill: PALETTE.gold }),
    ring,
  ]);
}
