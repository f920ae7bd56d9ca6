/** Describes a refusal: the rule, and what to do instead. */

import { type Names, naming, refusalNamed } from '../../../core/presentation/naming.ts';
import type { Phrase } from '../../../core/presentation/phrase.ts';
import type { Refusal } from '../../../core/result.ts';
import { asOneOf } from '../../../core/typed/one-of.ts';
import { ARTIFACTS, ENEMIES, FOES, GODS, IOTUNNS, PLACES, RESOURCES, WORLDS } from '../box/components.ts';
import type { ChroniclesRefusal } from '../state/events.ts';
import type { SkillRefusal } from '../state/skill-refusal.ts';
import {
  artifactName,
  enemyName,
  foeName,
  godName,
  iotunnName,
  placeName,
  resourceName,
  worldName,
} from './names.ts';

const REASONS: Readonly<Record<(ChroniclesRefusal | SkillRefusal)['code'] | 'not-your-turn', string>> = {
  'already-gone': 'chronicles.refusal.already-gone',
  'not-your-god': 'chronicles.refusal.not-your-god',
  'already-moved': 'chronicles.refusal.already-moved',
  'moves-come-first': 'chronicles.refusal.moves-come-first',
  'not-adjacent': 'chronicles.refusal.not-adjacent',
  'already-acted': 'chronicles.refusal.already-acted',
  'bitten-by-fenrir': 'chronicles.refusal.bitten-by-fenrir',
  'foe-elsewhere': 'chronicles.refusal.foe-elsewhere',
  'iotunn-not-in-play': 'chronicles.refusal.iotunn-not-in-play',
  'foe-out-of-sight': 'chronicles.refusal.foe-out-of-sight',
  'deed-done-here': 'chronicles.refusal.deed-done-here',
  'no-deed-here': 'chronicles.refusal.no-deed-here',
  'enemy-guarded': 'chronicles.refusal.enemy-guarded',
  'world-ravaged': 'chronicles.refusal.world-ravaged',
  'world-not-ravaged': 'chronicles.refusal.world-not-ravaged',
  'world-blocked': 'chronicles.refusal.world-blocked',
  'other-world': 'chronicles.refusal.other-world',
  'no-elves-left': 'chronicles.refusal.no-elves-left',
  'no-vanir-dice-left': 'chronicles.refusal.no-vanir-dice-left',
  'nothing-ravaged': 'chronicles.refusal.nothing-ravaged',
  'no-heroes-left': 'chronicles.refusal.no-heroes-left',
  'no-artifact-left': 'chronicles.refusal.no-artifact-left',
  'artifact-out-of-reach': 'chronicles.refusal.artifact-out-of-reach',
  'no-anonymous-on-ladder': 'chronicles.refusal.no-anonymous-on-ladder',
  'no-fire-giants-on-ladder': 'chronicles.refusal.no-fire-giants-on-ladder',
  'too-few-heroes': 'chronicles.refusal.too-few-heroes',
  'too-few-vanir-dice': 'chronicles.refusal.too-few-vanir-dice',
  without: 'chronicles.refusal.without',
  'skills-outside-sagas': 'chronicles.refusal.skills-outside-sagas',
  'too-much-for-a-god': 'chronicles.refusal.too-much-for-a-god',
  'too-many-relations': 'chronicles.refusal.too-many-relations',
  'too-few-points': 'chronicles.refusal.too-few-points',
  'no-such-ware': 'chronicles.refusal.no-such-ware',
  'not-in-this-campaign': 'chronicles.refusal.not-in-this-campaign',
  'skill-at-most': 'chronicles.refusal.skill-at-most',
  'relation-there': 'chronicles.refusal.relation-there',
  'not-your-turn': 'chronicles.refusal.not-your-turn',
};

export function refusalLine(refusal: Refusal): Phrase {
  if (refusal['at'] === 'cage') return { key: 'chronicles.refusal.foe-in-the-cage', with: caged(refusal) };
  return refusalNamed(refusal, REASONS, NAMES);
}

/** The details for an enemy in the Cage, where no god can follow it. [C-304] */
function caged({ foe }: Refusal): NonNullable<Phrase['with']> {
  return { foe: foeName(asOneOf(FOES, foe)) };
}

const NAMES: Names = {
  god: naming(GODS, godName),
  other: naming(GODS, godName),
  world: naming(WORLDS, worldName),
  from: naming(WORLDS, worldName),
  at: naming(PLACES, placeName),
  foe: naming(FOES, foeName),
  enemy: naming(ENEMIES, enemyName),
  iotunn: naming(IOTUNNS, iotunnName),
  artifact: naming(ARTIFACTS, artifactName),
  resource: naming(RESOURCES, resourceName),
};
