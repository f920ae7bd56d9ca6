/** Draws the scene after a reserve has run out: a host of the dead, of fire or of giants, with the enemy who called it. */
import type { IconName } from '../../../../render/icons.ts';
import { SCENE } from '../../../../render/measures.ts';
import { ENEMY_STYLES } from '../../../../render/pieces/enemy-styles.ts';
import { at, group, icon, type Svg } from '../../../../render/scene.ts';
import { dots, glow, land, sky, waves } from '../../../../render/scenery/landscape.ts';
import { type Counter, sign } from '../signs.ts';

const MIDDLE = SCENE.width / 2;
/** The rows of the host from back to front: the number of figures, their height in the picture and their size. */
const ROWS = [
  { count: 13, y: 262, size: 58 },
  { count: 10, y: 318, size: 84 },
  { count: 8, y: 388, size: 112 },
] as const;

export function anonymousHost(): Svg {
  return group([
    sky('#081018', '#183840', '#588878'),
    caller('sea-serpent', ENEMY_STYLES.jormungand.colour),
    waves(206, '#184048'),
    host('anonymous', ['#586878', '#98a0b8', '#e0d8f0']),
  ]);
}

export function fireHost(): Svg {
  return group([
    sky('#100408', '#501010', '#d84818'),
    dots(50, 240, '#f8a048', 5),
    caller('fire-silhouette', '#f8d070'),
    land(250, 226, 252, '#281018'),
    host('fire-giant', ['#a02818', '#e85820', '#f8a848']),
  ]);
}

export function iotunnHost(): Svg {
  return group([
    sky('#100818', '#382048', '#a86870'),
    caller('duality-mask', ENEMY_STYLES.loki.colour),
    land(250, 226, 252, '#201428'),
    host('iotunn', ['#603848', '#a86068', '#f0a0a0']),
  ]);
}

/** The enemy who called the host, large above the horizon. */
function caller(name: IconName, colour: string): Svg {
  return group([glow(MIDDLE, 120, 230, colour), icon(name, MIDDLE, 122, 210, colour)]);
}

function host(counter: Counter, colours: readonly [far: string, nearer: string, near: string]): Svg {
  return group(
    ROWS.flatMap(({ count, y, size }, row) =>
      Array.from({ length: count }, (_, place) =>
        at(((place + 0.5) * SCENE.width) / count, y, sign(counter, size, colours[row])),
      ),
    ),
  );
}
