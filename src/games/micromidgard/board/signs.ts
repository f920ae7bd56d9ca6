/** Draws the signs for costs and gains: resources, points, actions, wolves, Relics. */
import { PALETTE } from '../../../render/palette.ts';
import {
  at,
  circle,
  group,
  icon,
  OWN_COLOURS,
  type Point,
  path,
  polygon,
  rect,
  type Svg,
  text,
} from '../../../render/scene.ts';
import type { Action, Light, Resource } from '../box/components.ts';
import { SIGN_HEIGHT, type Sign } from './sign.ts';
import {
  CRAFT_COLOUR,
  GOLD_COLOUR,
  LIGHT_COLOURS,
  MEAD_COLOUR,
  POINT_COLOUR,
  RELIC_COLOURS,
} from './styles.ts';

const HALF = SIGN_HEIGHT / 2;

/** A sun or a crescent with its middle at 0, 0. */
export function lightGlyph(light: Light, radius: number, colour: string): Svg {
  return light === 'sun' ? sunGlyph(radius, colour) : moonGlyph(radius, colour);
}

const RAYS = 8;

function sunGlyph(radius: number, fill: string): Svg {
  const points = Array.from({ length: 2 * RAYS }, (_, corner): Point => {
    const angle = (corner * Math.PI) / RAYS;
    const reach = radius * (corner % 2 === 0 ? 1 : 0.62);
    return [reach * Math.sin(angle), -reach * Math.cos(angle)];
  });
  return polygon(points, { fill });
}

function moonGlyph(radius: number, fill: string): Svg {
  const [tip, out, inside] = [radius * 0.9, radius, radius * 0.78].map((part) => part.toFixed(1));
  const x = (radius * 0.42).toFixed(1);
  return path(`M${x} -${tip}A${out} ${out} 0 1 0 ${x} ${tip}A${inside} ${inside} 0 1 1 ${x} -${tip}Z`, {
    fill,
  });
}

/** The edge of coins, mugs and actions, which keep their colours even on the pale ground of the light theme. */
const EDGE = { stroke: PALETTE.inkDark, 'stroke-width': 2 } as const;

/** A coin or a mug with an amount on it; null leaves it empty. */
export function resourceSign(resource: Resource, amount: number | null): Sign {
  return resource === 'gold' ? coin(amount) : mug(amount);
}

function coin(amount: number | null): Sign {
  return {
    width: SIGN_HEIGHT,
    svg: group(
      [
        circle(HALF, 0, HALF - 1, { fill: GOLD_COLOUR, ...EDGE }),
        ...numeral(amount, HALF, 0, PALETTE.inkDark),
      ],
      OWN_COLOURS,
    ),
  };
}

function mug(amount: number | null): Sign {
  return {
    width: SIGN_HEIGHT + 4,
    svg: group(
      [
        path('M36 -8H44Q48 -8 48 -3V8Q48 14 41 14H36', {
          fill: 'none',
          stroke: MEAD_COLOUR,
          'stroke-width': 6,
        }),
        path('M3 -14H37V17Q37 23 31 23H9Q3 23 3 17Z', { fill: MEAD_COLOUR, ...EDGE }),
        path(
          'M1 -9Q-1 -20 9 -20Q13 -25 20 -22Q28 -26 31 -20Q41 -20 39 -9Q34 -6 30 -9Q25 -5 20 -9Q14 -5 10 -9Q5 -6 1 -9Z',
          {
            fill: PALETTE.ink,
            ...EDGE,
          },
        ),
        ...numeral(amount, 20, 6, '#f8f8f8'),
      ],
      OWN_COLOURS,
    ),
  };
}

function numeral(amount: number | null, x: number, y: number, fill: string): readonly Svg[] {
  return amount === null
    ? []
    : [text(String(amount), x, y, { size: 32, face: 'strong', fill, anchor: 'middle' })];
}

/** An amount of either resource. */
export function eitherSign(amount: number): Sign {
  return {
    width: 66,
    svg: group([
      text(String(amount), 0, 0, { size: 36, face: 'strong', fill: PALETTE.ink }),
      at(32, 10, group([mug(null).svg], { transform: 'scale(0.62)' })),
      at(24, -10, group([coin(null).svg], { transform: 'scale(0.56)' })),
    ]),
  };
}

export function pointSign(): Sign {
  const points = Array.from({ length: 10 }, (_, corner): Point => {
    const angle = (corner * Math.PI) / 5;
    const reach = corner % 2 === 0 ? HALF + 3 : HALF * 0.52;
    return [HALF + reach * Math.sin(angle), 2 - reach * Math.cos(angle)];
  });
  return { width: SIGN_HEIGHT, svg: polygon(points, { fill: POINT_COLOUR }) };
}

export function actionSign(action: Action): Sign {
  const colour = action === 'craft' ? CRAFT_COLOUR : LIGHT_COLOURS[action];
  return {
    width: SIGN_HEIGHT - 2,
    svg: group(
      [
        chip(SIGN_HEIGHT - 2, colour),
        action === 'craft'
          ? icon('anvil', HALF - 1, 0, 38, PALETTE.inkDark)
          : at(HALF - 1, 0, lightGlyph(action, 17, PALETTE.inkDark)),
      ],
      OWN_COLOURS,
    ),
  };
}

function chip(width: number, fill: string): Svg {
  return rect(0, -HALF + 1, width, SIGN_HEIGHT - 2, { rx: 9, fill, ...EDGE });
}

const WOLF_WIDTH = 68;

/** A sign for a wolf action: the wolf runs, and the player gets an action of its light. */
export function wolfActionSign(wolf: Light): Sign {
  return {
    width: WOLF_WIDTH,
    svg: group([chip(WOLF_WIDTH, LIGHT_COLOURS[wolf]), lightAndWolf(wolf, 16, PALETTE.inkDark)], OWN_COLOURS),
  };
}

function lightAndWolf(wolf: Light, x: number, colour: string): Svg {
  return group([at(x, 0, lightGlyph(wolf, 12, colour)), icon('wolf-head', x + 30, 0, 40, colour)]);
}

/** A sign for a wolf that runs or is pulled back, without an action. */
export function wolfStepSign(wolf: Light, way: 'on' | 'back'): Sign {
  const [left, right] = way === 'on' ? [0, 16] : [16, 0];
  const body = WOLF_WIDTH - 4;
  const outline: readonly Point[] = [
    [left, -HALF + 2],
    [left + body, -HALF + 2],
    [left + body + right, 0],
    [left + body, HALF - 2],
    [left, HALF - 2],
    [0, 0],
  ];
  return {
    width: body + 16,
    svg: group([
      polygon(outline, {
        fill: PALETTE.panel,
        stroke: LIGHT_COLOURS[wolf],
        'stroke-width': 4,
        'stroke-linejoin': 'round',
      }),
      lightAndWolf(wolf, left + (way === 'on' ? 16 : 12), LIGHT_COLOURS[wolf]),
    ]),
  };
}

const TABLET_WIDTH = 40;

/** A Relic showing that side. */
export function relicSign(side: Light): Sign {
  return {
    width: TABLET_WIDTH,
    svg: group([
      path('M2 23V-8Q2 -23 20 -23Q38 -23 38 -8V23Z', {
        fill: RELIC_COLOURS[side],
        stroke: LIGHT_COLOURS[side],
        'stroke-width': 3,
        'stroke-linejoin': 'round',
      }),
      at(TABLET_WIDTH / 2, 1, lightGlyph(side, 14, LIGHT_COLOURS[side])),
    ]),
  };
}

/** A Relic that leaves the game. */
export function destroyedSign(side: Light): Sign {
  const { width, svg } = relicSign(side);
  return {
    width,
    svg: group([
      svg,
      path('M0 20L40 -20', { stroke: PALETTE.danger, 'stroke-width': 8, 'stroke-linecap': 'round' }),
    ]),
  };
}

/** An arrow between the cost and the gain. */
export function becomesSign(): Sign {
  return {
    width: 18,
    svg: path('M3 -13L15 0L3 13', {
      fill: 'none',
      stroke: PALETTE.ink,
      'stroke-width': 5,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
  };
}

/** A sign for an exchange of either resource for the other. */
export function bothWaysSign(): Sign {
  return {
    width: 36,
    svg: path('M2 -7H32L24 -15M34 7H4L12 15', {
      fill: 'none',
      stroke: PALETTE.ink,
      'stroke-width': 5,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
  };
}

/** A Ragnarok token. */
export function doomSign(radius: number, ground: string, ink: string): Svg {
  return group([
    circle(0, 0, radius, { fill: ground, stroke: PALETTE.danger, 'stroke-width': 3 }),
    icon('skull-crack', 0, -1, radius * 1.5, ink),
  ]);
}
