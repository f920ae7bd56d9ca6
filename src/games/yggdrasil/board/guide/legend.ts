/** Explains the symbols on the board of Yggdrasil. */

import type { Translate } from '../../../../core/presentation/phrase.ts';
import { type LegendPart, markOf, partOf } from '../../../../core/teaching/legend.ts';
import { PALETTE } from '../../../../render/palette.ts';
import { panel } from '../../../../render/panel.ts';
import { CAUSE_MARK, EVERYWHERE } from '../../../../render/pictures/legend.ts';
import { at, group, icon, line, ownIcon, type Svg } from '../../../../render/scene.ts';
import { limitSign } from '../asgard/danger.ts';
import { COUNTER_STYLES, type Counter } from '../styles.ts';
import { forceShield, letterToken, runeMark } from '../tokens.ts';
import { barred, plusOne } from '../worlds/giants.ts';

export function legendOf(translate: Translate): readonly LegendPart[] {
  return [
    partOf('yggdrasil.legend-part.counted', [
      markOf('yggdrasil.legend.viking', counter('viking')),
      markOf('yggdrasil.legend.elf', counter('elf')),
      markOf('yggdrasil.legend.fire-giant', counter('fire-giant')),
      markOf('yggdrasil.legend.valkyries', icon('angel-wings', 0, 0, 50, PALETTE.ink)),
    ]),
    partOf('yggdrasil.legend-part.enemies', [
      markOf('yggdrasil.legend.force', forceShield(6, false)),
      markOf('yggdrasil.legend.raised', forceShield(7, true)),
      markOf('yggdrasil.legend.limit', group([at(-22, 0, limitSign(true)), at(22, 0, limitSign(false))])),
      CAUSE_MARK,
      markOf('yggdrasil.legend.artifact', letterToken({ translate }, 'surt', 29, 2)),
    ]),
    partOf('yggdrasil.legend-part.giants', [
      markOf('yggdrasil.legend.giant', at(-45, -27, panel(90, 54, 'closed'))),
      markOf(
        'yggdrasil.legend.stronger',
        group([at(-26, 0, letterToken({ translate }, 'hel', 24)), plusOne(4)]),
      ),
      markOf('yggdrasil.legend.barred', group([icon('card-draw', 0, 0, 44, PALETTE.ink), barred()])),
      markOf('yggdrasil.legend.rune', runeMark('tiwaz', 20, PALETTE.accent)),
    ]),
    partOf('yggdrasil.legend-part.gods', [
      markOf('yggdrasil.legend.trance', icon('meditation', 0, 0, 52, '#c8a8f8')),
      markOf(
        'yggdrasil.legend.cancelled',
        line(-50, 0, 50, 0, { stroke: PALETTE.danger, 'stroke-width': 5 }),
      ),
    ]),
    EVERYWHERE,
  ];
}

function counter(name: Counter): Svg {
  const { icon: sign, colour } = COUNTER_STYLES[name];
  return ownIcon(sign, 0, 0, 48, colour);
}
