/** Draws the scene for each way to lose: the foe that broke through, or the thing that was lost. */
import type { Svg } from '../../../../render/scene.ts';
import type { SagaName } from '../../box/box.ts';
import type { GodName } from '../../box/components.ts';
import type { Defeat } from '../../state/state.ts';
import { swallowed } from '../story/managarms.ts';
import { naglfar } from '../story/naglfar.ts';
import { anonymousHost, fireHost, iotunnHost } from './hosts.ts';
import { burningBoat, lastIsland, ravagedTree } from './losses.ts';
import { deadTree, helAbove, surtAbove } from './tree-falls.ts';

/** The things that a scene of defeat shows besides the way to lose. */
export interface Lost {
  /** The gods that have no Life left. */
  readonly gods: readonly GodName[];
  /** The saga; null in a standalone game. */
  readonly saga: SagaName | null;
}

const DEFEAT_SCENES: Readonly<Record<Defeat, (lost: Lost) => Svg>> = {
  'god-without-life': ({ gods }) => burningBoat(gods),
  'hel-above-the-tree': helAbove,
  'surt-above-the-tree': surtAbove,
  'jormungand-past-the-last-island': lastIsland,
  'too-few-anonymous': anonymousHost,
  'too-few-fire-giants': fireHost,
  'no-iotunn-pawn': iotunnHost,
  'no-ravaged-marker': ravagedTree,
  'nidhogg-at-the-dead-tree': ({ saga }) => deadTree(saga),
  'sun-swallowed': () => swallowed('sun'),
  'moon-swallowed': () => swallowed('moon'),
  'naglfar-at-sea': () => naglfar('lost'),
};

export function defeatScene(code: Defeat, lost: Lost): Svg {
  return DEFEAT_SCENES[code](lost);
}
