/** Declares the values that an owner of the game reads off their copy to replace house values. */

import { recordOf } from '../../../core/typed/records.ts';
import {
  type ArtifactCard,
  type Box,
  type HouseValue,
  type IotunnCard,
  isHardSide,
  isSaga,
  type RuleState,
  type Rulings,
  type SagaName,
  type Standalone,
} from './box.ts';
import {
  ARTIFACTS,
  type Artifact,
  CREATURES,
  type Creature,
  type DieFace,
  GODS,
  type GodName,
  IOTUNNS,
  type Iotunn,
  RUNE_STONES,
  type Rune,
  type RuneStone,
} from './components.ts';
import type { CreatureEffect } from './creature-effect.ts';
import type { Power } from './power.ts';
import { type Saga, type SagaSpace, sagaOfOnePage } from './saga.ts';
import type { SkillPrices } from './skill-prices.ts';
import { PAIRS, type Pair } from './skills.ts';

type Some<Name extends string, Value> = { readonly [name in Name]?: Value | undefined };

/** Corrections of a box. Values that weren't read off the copy are omitted and stay unchanged. */
export interface Corrections {
  readonly islands?: readonly number[] | undefined;
  readonly iotunns?: Some<Iotunn, IotunnCard> | undefined;
  readonly godDie?: readonly DieFace[] | undefined;
  readonly vanirDie?: readonly DieFace[] | undefined;
  readonly runeStones?: Some<RuneStone, readonly Rune[]> | undefined;
  readonly artifacts?: Some<Artifact, ArtifactCard> | undefined;
  readonly creatures?: Some<Creature, CreatureEffect> | undefined;
  readonly sagaPages?: Some<Standalone, readonly SagaSpace[]> | undefined;
  readonly sagas?: Some<SagaName, Saga> | undefined;
  readonly godPowers?: Some<GodName, Power> | undefined;
  readonly skills?: SkillPrices | undefined;
  readonly relations?: Some<Pair, Power> | undefined;
  readonly rulings?: Rulings | undefined;
}

export function corrected(box: Box, corrections: Corrections): Box {
  const { islands, iotunns, godDie, vanirDie, runeStones, artifacts, creatures, godPowers } = corrections;
  return {
    ...box,
    house: box.house.filter((value) => !IS_CORRECTED[value](corrections, box.rules)),
    islands: islands ?? box.islands,
    iotunns: withThose(IOTUNNS, box.iotunns, iotunns),
    godDie: godDie ?? box.godDie,
    vanirDie: vanirDie ?? box.vanirDie,
    runeStones: withThose(RUNE_STONES, box.runeStones, runeStones),
    artifacts: withThose(ARTIFACTS, box.artifacts, artifacts),
    creatures: withThose(CREATURES, box.creatures, creatures),
    saga: sagaRead(corrections, box.rules) ?? box.saga,
    rulings: corrections.rulings ?? box.rulings,
    skillPrices: corrections.skills ?? box.skillPrices,
    relations: withThose(PAIRS, box.relations, corrections.relations),
    godPowers: isHardSide(box.rules) ? withThose(GODS, box.godPowers, godPowers) : box.godPowers,
  };
}

function sagaRead({ sagaPages, sagas }: Corrections, rules: RuleState): Saga | undefined {
  if (isSaga(rules)) return sagas?.[rules];
  const page = sagaPages?.[rules];
  return page === undefined ? undefined : sagaOfOnePage(page);
}

/** A house value counts as corrected once none of its parts is a guess. */
const IS_CORRECTED: Readonly<Record<HouseValue, (corrections: Corrections, rules: RuleState) => boolean>> = {
  islands: ({ islands }) => islands !== undefined,
  iotunns: ({ iotunns }) => hasAll(IOTUNNS, iotunns),
  'god-die': ({ godDie }) => godDie !== undefined,
  'vanir-die': ({ vanirDie }) => vanirDie !== undefined,
  'rune-stones': ({ runeStones }) => hasAll(RUNE_STONES, runeStones),
  artifacts: ({ artifacts }) => hasAll(ARTIFACTS, artifacts),
  creatures: ({ creatures }) => hasAll(CREATURES, creatures),
  'saga-page': (corrections, rules) => sagaRead(corrections, rules) !== undefined,
  sagas: (corrections, rules) => sagaRead(corrections, rules) !== undefined,
  'god-powers': ({ godPowers }) => hasAll(GODS, godPowers),
  skills: ({ skills }) => skills !== undefined,
  relations: ({ relations }) => hasAll(PAIRS, relations),
  rulings: ({ rulings }) => rulings !== undefined,
};

function hasAll<Name extends string>(
  names: readonly Name[],
  given: Some<Name, unknown> | undefined,
): boolean {
  return names.every((name) => given?.[name] !== undefined);
}

function withThose<Name extends string, Value>(
  names: readonly Name[],
  there: Readonly<Record<Name, Value>>,
  given: Some<Name, Value> | undefined,
): Record<Name, Value> {
  return recordOf(names, (name) => given?.[name] ?? there[name]);
}
