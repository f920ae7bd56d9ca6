/** Explains the symbols on the board of Chronicles. */
import { type LegendPart, markOf, partOf } from '../../../../core/teaching/legend.ts';
import { PALETTE } from '../../../../render/palette.ts';
import { CAUSE_MARK, EVERYWHERE } from '../../../../render/pictures/legend.ts';
import { at, group, icon } from '../../../../render/scene.ts';
import { WARNING } from '../../../../render/turn-board/danger-bar.ts';
import { faceDownCard, wheelCard } from '../enemies/cards.ts';
import { shield } from '../enemies/shield.ts';
import { barred, deadTreeSign, deedSign, eyeSign, sign, treeSign, turnSign } from '../signs.ts';
import { enemySign, guardPawn } from '../tokens.ts';
import { climbSign } from '../tree/tree.ts';
import { fightPlate } from '../turn-board/figures.ts';
import { reachSign } from '../turn-board/world.ts';

const SIZE = 48;

export function legendOf(): readonly LegendPart[] {
  return [
    partOf('chronicles.legend-part.counted', [
      markOf('chronicles.legend.life', sign('life', SIZE)),
      markOf('chronicles.legend.elf', sign('elf', SIZE)),
      markOf('chronicles.legend.vanir-die', sign('vanir-die', SIZE)),
      markOf('chronicles.legend.hero', sign('hero', SIZE)),
      markOf('chronicles.legend.artifact', sign('artifact', SIZE)),
      markOf('chronicles.legend.creature', sign('creature', SIZE)),
      markOf('chronicles.legend.anonymous', sign('anonymous', SIZE)),
      markOf('chronicles.legend.fire-giant', sign('fire-giant', SIZE)),
      markOf('chronicles.legend.iotunn', sign('iotunn', SIZE)),
    ]),
    partOf('chronicles.legend-part.tree', [
      CAUSE_MARK,
      markOf('chronicles.legend.ravaged', sign('ravaged', SIZE)),
      markOf('chronicles.legend.guard', group([enemySign('loki', 24), at(20, -18, guardPawn())])),
      markOf('chronicles.legend.fight', fightPlate(3)),
      markOf('chronicles.legend.reach', reachSign()),
      markOf('chronicles.legend.climb', at(0, 20, climbSign('surt'))),
      markOf('chronicles.legend.turn', turnSign(PALETTE.ink)),
      markOf('chronicles.legend.barred', group([sign('elf', SIZE), barred(44)])),
    ]),
    partOf('chronicles.legend-part.wheel', [
      markOf('chronicles.legend.open', wheelCard(true)),
      markOf('chronicles.legend.eye', eyeSign(WARNING.ink)),
      markOf('chronicles.legend.doom', icon('skull-crack', 0, 0, 50, PALETTE.danger)),
      markOf('chronicles.legend.face-down', faceDownCard()),
      markOf('chronicles.legend.strength', shield(4)),
    ]),
    partOf('chronicles.legend-part.page', [
      markOf('chronicles.legend.deed', deedSign(50)),
      markOf('chronicles.legend.tree', treeSign(1.4, PALETTE.accent)),
      markOf('chronicles.legend.dead-tree', deadTreeSign(1.4, PALETTE.danger)),
    ]),
    EVERYWHERE,
  ];
}
