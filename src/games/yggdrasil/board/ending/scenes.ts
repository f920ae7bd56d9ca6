/** Draws the scenes of the ending: Asgard intact, the wall broken, the hall on fire, an enemy on the throne. */

import { SCENE } from '../../../../render/measures.ts';
import { ENEMY_STYLES } from '../../../../render/pieces/enemy-styles.ts';
import { at, circle, group, icon, path, rect, type Svg } from '../../../../render/scene.ts';
import { beams, dots, glow, land, person, sky } from '../../../../render/scenery/landscape.ts';
import type { Enemy, GodName } from '../../box/components.ts';
import { GOD_ICONS, RAINBOW } from '../styles.ts';
import { token } from '../tokens.ts';

const MIDDLE = SCENE.width / 2;

/** The gods before their hall in the morning. */
export function beforeTheHall(gods: readonly GodName[]): Svg {
  const apart = Math.min(150, 800 / gods.length);
  return group([
    sky('#3868a8', '#98c8e8', '#f8e8b0'),
    beams(MIDDLE, 250, 20, 900, '#f8f0c0'),
    glow(MIDDLE, 250, 250, '#f8f0b0'),
    bridge(),
    land(330, 300, 340, '#588848'),
    hall(MIDDLE, 320, 1, { timber: '#805028', roof: '#583018', light: '#f8d878' }),
    wall(0, 366, SCENE.width, '#a8b0c0', '#687088'),
    ...gods.map((god, place) => {
      const x = MIDDLE + (place - (gods.length - 1) / 2) * apart;
      return group([
        person(x, 434, 168, '#283048', 'spear'),
        circle(x, 392, 38, { fill: '#f8e8b0' }),
        icon(GOD_ICONS[god], x, 392, 56, '#283048'),
      ]);
    }),
  ]);
}

export function overTheWall(enemies: readonly Enemy[]): Svg {
  const apart = 190;
  return group([
    nightOfFire(),
    hall(MIDDLE, 300, 0.8, { timber: '#301418', roof: '#180810', light: '#f87830' }),
    wall(0, 330, 330, '#786878', '#403040'),
    wall(820, 330, SCENE.width - 820, '#786878', '#403040'),
    rubble(),
    ...enemies.map((enemy, place) =>
      at(MIDDLE + (place - (enemies.length - 1) / 2) * apart, 296 + (place % 2) * 34, giantShape(enemy, 170)),
    ),
  ]);
}

export function inTheHall(enemies: readonly Enemy[]): Svg {
  const apart = 250;
  return group([
    nightOfFire(),
    hall(MIDDLE, 400, 1.6, { timber: '#401818', roof: '#200c10', light: '#f8a040' }),
    flames([250, 420, 574, 730, 900], 250, 190),
    ...enemies.map((enemy, place) =>
      at(MIDDLE + (place - (enemies.length - 1) / 2) * apart, 340, giantShape(enemy, 190)),
    ),
    land(420, 426, 418, '#180810'),
  ]);
}

export function atTheThrone(enemies: readonly Enemy[]): Svg {
  const apart = 260;
  return group([
    sky('#180408', '#601010', '#f06020'),
    glow(MIDDLE, 250, 330, '#f89030'),
    flames([120, 300, 850, 1030], 330, 260),
    icon('stone-throne', MIDDLE, 236, 400, '#704020'),
    land(410, 400, 412, '#180810'),
    ...enemies.map((enemy, place) =>
      at(MIDDLE + (place - (enemies.length - 1) / 2) * apart, 270, token(enemy, 92)),
    ),
  ]);
}

function nightOfFire(): Svg {
  return group([
    sky('#100408', '#480c10', '#d84018'),
    glow(MIDDLE, 330, 420, '#f86020'),
    dots(50, 300, '#f8a048', 5),
    land(380, 360, 384, '#281018'),
  ]);
}

interface Hall {
  readonly timber: string;
  readonly roof: string;
  readonly light: string;
}

/** Odin's hall seen from the gable end; the middle of its base is at x, y. */
function hall(x: number, y: number, scale: number, { timber, roof, light }: Hall): Svg {
  return group(
    [
      rect(-170, -120, 340, 120, { fill: timber }),
      path('M0 -260L220 -112L-220 -112Z', { fill: roof }),
      path('M-24 -284L36 -236M24 -284L-36 -236', {
        stroke: roof,
        'stroke-width': 14,
        'stroke-linecap': 'round',
      }),
      path('M-42 0V-70Q0 -116 42 -70V0Z', { fill: light }),
      rect(-130, -84, 44, 40, { fill: light }),
      rect(86, -84, 44, 40, { fill: light }),
    ],
    { transform: `translate(${x} ${y}) scale(${scale})` },
  );
}

/** A wall from x to the right, with its top at y. */
function wall(x: number, y: number, width: number, stone: string, mortar: string): Svg {
  const merlons = Array.from(
    { length: Math.floor(width / 56) },
    (_, at) => `M${x + at * 56} ${y}v-22h30v22z`,
  );
  const joints = [26, 52].map((course) => `M${x} ${y + course}h${width}`);
  return group([
    rect(x, y, width, SCENE.height - y, { fill: stone }),
    path(merlons.join(''), { fill: stone }),
    path(joints.join(''), { stroke: mortar, 'stroke-width': 4, fill: 'none' }),
  ]);
}

function rubble(): Svg {
  return group(
    [350, 392, 450, 700, 752, 800].map((x, place) =>
      path(`M${x} 440l12 -${40 + (place % 3) * 18}l34 -8l22 30l8 18z`, { fill: '#584858' }),
    ),
  );
}

function flames(places: readonly number[], y: number, size: number): Svg {
  return group(
    places.map((x, place) =>
      icon('flame', x, y - (place % 2) * 30, size, place % 2 === 0 ? '#f87028' : '#f8b040'),
    ),
  );
}

/** An enemy as a dark shape with a rim in the enemy's colour. */
function giantShape(enemy: Enemy, size: number): Svg {
  const { icon: sign, colour } = ENEMY_STYLES[enemy];
  return group([
    circle(0, 0, size * 0.56, { fill: '#180408', stroke: colour, 'stroke-width': 7 }),
    icon(sign, 0, 0, size * 0.84, colour),
  ]);
}

function bridge(): Svg {
  return group(
    RAINBOW.map((colour, band) =>
      path(`M-40 ${420 - band * 9}Q${180} ${230 - band * 9} ${470} ${330 - band * 9}`, {
        fill: 'none',
        stroke: colour,
        'stroke-width': 10,
        'stroke-opacity': 0.8,
      }),
    ),
  );
}
