/** Draws the title picture: the six enemies above the six gods. */
import type { Translate } from '../../../../core/presentation/phrase.ts';
import { PALETTE } from '../../../../render/palette.ts';
import { figure, medallion, spread, titlePicture } from '../../../../render/pictures/title-picture.ts';
import { ENEMY_STYLES } from '../../../../render/pieces/enemy-styles.ts';
import { group, icon, type Svg } from '../../../../render/scene.ts';
import { ENEMIES, GODS } from '../../box/components.ts';
import { GOD_ICONS } from '../styles.ts';

const ENEMY = 78;
const GOD = 62;

export function drawTitle(translate: Translate): Svg {
  const enemies = ENEMIES.map((enemy) => figure(ENEMY_STYLES[enemy], ENEMY));
  const gods = GODS.map((god) =>
    medallion(icon(GOD_ICONS[god], 0, 0, GOD * 1.3, PALETTE.gold), GOD, PALETTE.gold),
  );
  return titlePicture(translate({ key: 'game.yggdrasil' }), {
    height: 360,
    svg: group([spread(enemies, 100), spread(gods, 275)]),
  });
}
