/** Draws the title picture: the two ravens with the meeples between them, above the nine Realms. */
import type { Translate } from '../../../../core/presentation/phrase.ts';
import { FULL_WIDTH } from '../../../../render/measures.ts';
import { PALETTE } from '../../../../render/palette.ts';
import { medallion, spread, titlePicture } from '../../../../render/pictures/title-picture.ts';
import { at, group, icon, OWN_COLOURS, type Svg } from '../../../../render/scene.ts';
import { MEEPLES, REALMS } from '../../box/components.ts';
import { MEEPLE_STYLES, REALM_ICONS } from '../styles.ts';
import { ravenDisc } from './raven-disc.ts';

const RAVEN = 105;
const MEEPLE = 42;
const REALM = 46;
const BETWEEN = FULL_WIDTH - 4.5 * RAVEN;

export function drawTitle(translate: Translate): Svg {
  const meeples = MEEPLES.map((meeple) => {
    const { colour, shape } = MEEPLE_STYLES[meeple];
    return group([shape(MEEPLE, { fill: colour, stroke: PALETTE.shadow, 'stroke-width': 4 })], OWN_COLOURS);
  });
  const realms = REALMS.map((realm) =>
    medallion(icon(REALM_ICONS[realm], 0, 0, REALM * 1.2, PALETTE.inkSoft), REALM, PALETTE.panelEdge),
  );
  return titlePicture(translate({ key: 'game.micromidgard' }), {
    height: 370,
    svg: group([
      at(RAVEN + 10, 115, ravenDisc('hugin', RAVEN)),
      at((FULL_WIDTH - BETWEEN) / 2, 0, spread(meeples, 115, BETWEEN)),
      group([ravenDisc('munin', RAVEN)], {
        transform: `translate(${FULL_WIDTH - RAVEN - 10} 115) scale(-1 1)`,
      }),
      spread(realms, 310),
    ]),
  });
}
