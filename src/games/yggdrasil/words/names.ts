/** Names the pieces and places. */
import type { Phrase } from '../../../core/presentation/phrase.ts';
import { type Box, DOOR, type GiantEffect, type HouseValue, RESIDENCE, WALL } from '../box/box.ts';
import {
  type Card,
  type Enemy,
  enemyOn,
  type Giant,
  type GodName,
  type Island,
  isAngry,
  isRagnarok,
  type Rune,
  type SeaPlace,
  type VanirSquare,
  type World,
} from '../box/components.ts';
import { isEnemy } from '../facts/fights.ts';
import { effectOf } from '../facts/giants.ts';
import type { Foe } from '../state/state.ts';

export function godName(god: GodName): Phrase {
  return { key: `yggdrasil.god.${god}` };
}

/** The rulebook rows that state each god's power in one sentence. */
const POWERS = {
  odin: { key: 'Y-721' },
  thor: { key: 'Y-731' },
  frey: { key: 'Y-741' },
  heimdall: { key: 'Y-751' },
  tyr: { key: 'Y-761' },
  freyja: { key: 'Y-771' },
} as const satisfies Readonly<Record<GodName, Phrase>>;

export function godPower(god: GodName): Phrase {
  return POWERS[god];
}

export function enemyName(enemy: Enemy): Phrase {
  return { key: `yggdrasil.enemy.${enemy}` };
}

/** A giant's name: the one that an owner read off the card, otherwise ours. */
export function giantName(box: Box, giant: Giant): Phrase {
  return nameFromBox(box.names.giants[giant]) ?? ourGiantName(giant);
}

export function ourGiantName(giant: Giant): Phrase {
  return { key: `yggdrasil.giant.${giant}` };
}

export function nameFromBox(name: string | undefined): Phrase | undefined {
  return name === undefined ? undefined : { key: 'yggdrasil.name-from-box', with: { name } };
}

export function worldName(world: World): Phrase {
  return { key: `yggdrasil.world.${world}` };
}

/** The name of an island, or of the Rainbow, which isn't an island. */
export function placeName(place: SeaPlace): Phrase {
  return { key: `yggdrasil.island.${place}` };
}

/** The colour of a bag or of a face of the die, inside a sentence. */
export function colourName(island: Island): Phrase {
  return { key: `yggdrasil.colour.${island}` };
}

export function runeName(rune: Rune): Phrase {
  return { key: `yggdrasil.rune.${rune}` };
}

/** The effect of a complete rune, in a few words; the edition determines how many enemies Mann and Tiwaz throw back. */
export function runeEffect({ runes }: Box, rune: Rune): Phrase {
  if (rune === 'sigel' || rune === 'daeg') return { key: `yggdrasil.rune-deed.${rune}` };
  const { enemies, spaces } = runes[rune];
  return { key: 'yggdrasil.rune-deed.throw-back', with: { enemies, spaces } };
}

export function squareName(square: VanirSquare): Phrase {
  return { key: `yggdrasil.square.${square}` };
}

export function cardName(card: Card): Phrase {
  if (isRagnarok(card)) return { key: `yggdrasil.card.${card}` };
  const enemy = enemyName(enemyOn(card));
  return isAngry(card) ? { key: 'yggdrasil.card.angry', with: { enemy } } : enemy;
}

export function artifact(box: Box, enemy: Enemy, level: number): Phrase {
  const name = nameFromBox(box.names.artifacts[enemy]) ?? { key: `yggdrasil.artifact.${enemy}` };
  return { key: 'yggdrasil.artifact', with: { name, level } };
}

export function foeName(box: Box, foe: Foe): Phrase {
  if (foe === 'pile') return { key: 'yggdrasil.hidden-giant' };
  return isEnemy(foe) ? enemyName(foe) : giantName(box, foe);
}

export function giantWithEffect(box: Box, giant: Giant): Phrase {
  const effect = effectWords(effectOf(box, giant), box);
  return { key: 'yggdrasil.giant-with-effect', with: { giant: giantName(box, giant), effect } };
}

function effectWords(effect: GiantEffect, { switches }: Box): Phrase {
  switch (effect.kind) {
    case 'strengthens':
      return effect.whom === 'giants'
        ? { key: 'yggdrasil.effect.strengthens-giants' }
        : { key: 'yggdrasil.effect.strengthens', with: { enemy: enemyName(effect.whom) } };
    case 'blocks':
      return { key: 'yggdrasil.effect.blocks', with: { world: worldName(effect.world) } };
    case 'whirlpool':
      return { key: 'yggdrasil.effect.whirlpool' };
    case 'cancels-powers':
      return { key: 'yggdrasil.effect.cancels-powers' };
    case 'forbids-die':
      return switches.artifactsWithoutDie
        ? { key: 'yggdrasil.effect.forbids-die' }
        : { key: 'yggdrasil.effect.forbids-die-and-artifacts' };
  }
}

/** The name of a house value, which wasn't read off a real copy. */
export function houseValueName(value: HouseValue): Phrase {
  return { key: `yggdrasil.house.${value}` };
}

/** The parts of Asgard's road, named after the border that an enemy there has crossed last, the most dangerous first. */
export const STRETCHES = ['residence', 'beyond-the-door', 'beyond-the-wall', 'outside'] as const;
export type Stretch = (typeof STRETCHES)[number];

export function stretchOf(space: number): Stretch {
  if (space >= RESIDENCE) return 'residence';
  if (space > DOOR) return 'beyond-the-door';
  return space > WALL ? 'beyond-the-wall' : 'outside';
}

/** A space of Asgard's road, with the border that an enemy there has crossed last. */
export function spaceName(space: number): Phrase {
  return { key: `yggdrasil.space.${stretchOf(space)}`, with: { space } };
}

export function vikings(count: number): Phrase {
  return { key: 'yggdrasil.vikings', with: { count } };
}

export function elves(count: number): Phrase {
  return { key: 'yggdrasil.elves', with: { count } };
}

export function fireGiants(count: number): Phrase {
  return { key: 'yggdrasil.fire-giants', with: { count } };
}

/** Vikings and Elves together, without amounts of zero. If both are zero, "no Vikings" is shown. */
export function counters(of: { readonly vikings: number; readonly elves: number }): readonly Phrase[] {
  const named = [
    ...(of.vikings > 0 ? [vikings(of.vikings)] : []),
    ...(of.elves > 0 ? [elves(of.elves)] : []),
  ];
  return named.length > 0 ? named : [vikings(0)];
}
