/** Explains the symbols on the board of Micro Midgard. */

import type { Translate } from '../../../../core/presentation/phrase.ts';
import { type LegendPart, markOf, partOf } from '../../../../core/teaching/legend.ts';
import { CAUSE_MARK, EVERYWHERE } from '../../../../render/pictures/legend.ts';
import { at, group, type Svg } from '../../../../render/scene.ts';
import { ACTIONS, LIGHTS, RAVENS } from '../../box/components.ts';
import { code } from '../blessings/relics.ts';
import { ragnarokToken } from '../header.ts';
import { markerSign, stag, wolf } from '../pieces.ts';
import { aheadSign, gone, stakeSign } from '../prophecies.ts';
import { fallenGround } from '../ring/fallen.ts';
import { BADGE_WIDTH, departed, doomNumber } from '../ring/realm.ts';
import { broken } from '../ring/ring.ts';
import { blockedSpace, finish, freeSpace, onwardSign, pastItsEnd } from '../ring/wolf-way.ts';
import { centred, inOneRow, type Sign } from '../sign.ts';
import {
  actionSign,
  becomesSign,
  bothWaysSign,
  destroyedSign,
  eitherSign,
  lightGlyph,
  pointSign,
  relicSign,
  resourceSign,
  wolfActionSign,
  wolfStepSign,
} from '../signs.ts';
import { LIGHT_COLOURS } from '../styles.ts';
import { arrivalSign } from '../turn-board/destinations.ts';
import { scoredNext } from '../turn-board/next-prophecies.ts';

export function legendOf(translate: Translate): readonly LegendPart[] {
  return [
    partOf('micromidgard.legend-part.deals', [
      markOf(
        'micromidgard.legend.gains',
        line(resourceSign('gold', 1), resourceSign('mead', 1), pointSign()),
      ),
      markOf('micromidgard.legend.either', line(eitherSign(4))),
      markOf('micromidgard.legend.becomes', line(resourceSign('gold', 2), becomesSign(), pointSign())),
      markOf(
        'micromidgard.legend.exchange',
        line(resourceSign('gold', null), bothWaysSign(), resourceSign('mead', null)),
      ),
    ]),
    partOf('micromidgard.legend-part.actions', [
      markOf('micromidgard.legend.actions', line(...ACTIONS.map(actionSign))),
      markOf('micromidgard.legend.wolf-action', line(...LIGHTS.map(wolfActionSign))),
      markOf('micromidgard.legend.wolf-step', line(wolfStepSign('sun', 'on'), wolfStepSign('moon', 'back'))),
    ]),
    partOf('micromidgard.legend-part.relics', [
      markOf('micromidgard.legend.relic', line(...LIGHTS.map(relicSign))),
      markOf(
        'micromidgard.legend.relic-code',
        group([code('2c', -8, 0, 'middle'), at(30, 0, lightGlyph('sun', 13, LIGHT_COLOURS.sun))]),
      ),
      markOf('micromidgard.legend.destroyed', line(destroyedSign('sun'))),
      markOf('micromidgard.legend.flip', line(relicSign('sun'), becomesSign(), relicSign('moon'))),
    ]),
    partOf('micromidgard.legend-part.realms', [
      markOf(
        'micromidgard.legend.doom',
        besides(doomNumber(4, false), doomNumber(3, true), BADGE_WIDTH + 10, BADGE_WIDTH / 2),
      ),
      markOf('micromidgard.legend.destroyed-realm', at(-45, -27, fallenGround(90, 54))),
      markOf('micromidgard.legend.broken', broken()),
      markOf('micromidgard.legend.meeple', stag('dain', 24)),
      markOf('micromidgard.legend.can-come', arrivalSign('dain')),
      markOf(
        'micromidgard.legend.marked',
        group([at(-50, 0, stag('dvalin', 24)), at(-14, 0, markerSign({ translate }, 'munin').svg)]),
      ),
      markOf('micromidgard.legend.left', departed('duneyr')),
    ]),
    partOf('micromidgard.legend-part.wolves', [
      markOf('micromidgard.legend.wolves', besides(wolf('sun', 26), wolf('moon', 26), 72)),
      markOf('micromidgard.legend.spaces', besides(freeSpace('sun'), freeSpace('moon'), 72)),
      markOf('micromidgard.legend.way', onwardSign('sun', 0)),
      markOf('micromidgard.legend.skipped', blockedSpace()),
      markOf('micromidgard.legend.finish', finish()),
      markOf('micromidgard.legend.passed', group([pastItsEnd(18), wolf('moon', 18)])),
    ]),
    partOf('micromidgard.legend-part.prophecies', [
      markOf('micromidgard.legend.level', line(...RAVENS.map((raven) => markerSign({ translate }, raven)))),
      markOf('micromidgard.legend.ragnaroks', besides(ragnarokToken(true), ragnarokToken(false), 60)),
      markOf('micromidgard.legend.stake', line(stakeSign(2, 2))),
      markOf('micromidgard.legend.ahead', line(aheadSign({ translate }, 'hugin', '3 : 1'))),
      markOf(
        'micromidgard.legend.next',
        at(0, -24, besides(scoredNext(64, 48, false), scoredNext(64, 48, true), 76, 32)),
      ),
      markOf(
        'micromidgard.legend.by',
        group([at(0, -14, stag('dain', 16)), at(0, 14, centred(markerSign({ translate }, 'hugin', 28)))]),
      ),
      CAUSE_MARK,
      markOf('micromidgard.legend.gone', gone('M-22 -26L22 26')),
    ]),
    EVERYWHERE,
  ];
}

function line(...signs: readonly Sign[]): Svg {
  return centred(inOneRow(signs));
}

/** Two shapes side by side, `apart` units from each other; `middle` is the horizontal centre of each. */
function besides(one: Svg, other: Svg, apart: number, middle = 0): Svg {
  return group([at(-apart / 2 - middle, 0, one), at(apart / 2 - middle, 0, other)]);
}
