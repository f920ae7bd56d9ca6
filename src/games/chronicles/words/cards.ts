/** Describes the effects of Artifacts, creatures, Iotunns and the gods' own powers, in a few words each. */
import type { Phrase } from '../../../core/presentation/phrase.ts';
import type { Box, IotunnCard } from '../box/box.ts';
import type { Artifact, Creature, GodName, Iotunn } from '../box/components.ts';
import type { CreatureEffect } from '../box/creature-effect.ts';
import type { FightTarget, Power } from '../box/power.ts';
import {
  anonymous,
  artifactName,
  creatureName,
  elves,
  enemyName,
  fireGiants,
  heroes,
  iotunnName,
  lifePoints,
  resourceName,
  risks,
  vanirDice,
  worldName,
} from './names.ts';

/** An Artifact with its power: "Mjolnir (prevents 2 Risks in fights)". */
export function artifactWithPower(box: Box, artifact: Artifact): Phrase {
  return withEffect(artifactName(artifact), powerWords(box.artifacts[artifact].power));
}

/** A creature with its effect: "Sleipnir (2 gods go up to 2 Worlds each)". */
export function creatureWithEffect(box: Box, creature: Creature): Phrase {
  return withEffect(creatureName(creature), creatureWords(box.creatures[creature]));
}

/** An Iotunn with its effect: "Thiazi (blocks Alfheim)". */
export function iotunnWithEffect(box: Box, iotunn: Iotunn): Phrase {
  return withEffect(iotunnName(iotunn), iotunnWords(box.iotunns[iotunn]));
}

/** The ability of a god on the hard side of the sheet; null on the easy side. */
export function godPower(box: Box, god: GodName): Phrase | null {
  const power = box.godPowers[god];
  return power === null ? null : powerWords(power);
}

function withEffect(name: Phrase, effect: Phrase): Phrase {
  return { key: 'chronicles.with-effect', with: { name, effect } };
}

/** The effect of a power, in a few words. */
export function powerWords(power: Power): Phrase {
  switch (power.kind) {
    case 'prevents-in-fights':
      return fewerRisksInFights(power.risks, power.against);
    case 'prevents-in-actions':
      return { key: 'chronicles.power.prevents-in-actions', with: { risks: risks(power.risks) } };
    case 'moves':
      return { key: 'chronicles.power.moves', with: { steps: power.steps } };
    case 'links': {
      const [one, other] = power.worlds;
      return { key: 'chronicles.power.links', with: { one: worldName(one), other: worldName(other) } };
    }
    case 'takes-more':
      return power.world === 'alfheim'
        ? { key: 'chronicles.power.takes-more-elves', with: { more: power.more } }
        : { key: 'chronicles.power.takes-more-dice', with: { more: power.more } };
    case 'keeps-dice':
      return { key: 'chronicles.power.keeps-dice', with: { dice: power.dice } };
    case 'moves-another-god':
      return { key: 'chronicles.power.moves-another-god', with: { steps: power.steps } };
    case 'regains-at-the-end':
      return {
        key: 'chronicles.power.regains-at-the-end',
        with: { life: lifePoints(power.life), world: worldName(power.world) },
      };
    case 'ignores-enemies':
      return { key: 'chronicles.power.ignores-enemies' };
    case 'takes-after-fights':
      return { key: 'chronicles.power.takes-after-fights' };
    case 'steadies-god-die':
      return { key: 'chronicles.power.steadies-god-die', with: { faces: power.faces } };
    case 'rerolls-god-die':
      return { key: 'chronicles.power.rerolls-god-die' };
    case 'fights-next-door':
      return { key: 'chronicles.power.fights-next-door' };
    case 'looks-at-decks':
      return { key: 'chronicles.power.looks-at-decks' };
    case 'looks-at-own-card':
      return { key: 'chronicles.power.looks-at-own-card' };
    case 'gives-life':
      return { key: 'chronicles.power.gives-life' };
  }
}

function fewerRisksInFights(count: number, against: FightTarget): Phrase {
  if (against === 'anybody')
    return { key: 'chronicles.power.prevents-in-fights', with: { risks: risks(count) } };
  if (against === 'iotunns')
    return { key: 'chronicles.power.prevents-against-iotunns', with: { risks: risks(count) } };
  return {
    key: 'chronicles.power.prevents-against',
    with: { risks: risks(count), enemies: against.map(enemyName) },
  };
}

function creatureWords(effect: CreatureEffect): Phrase {
  switch (effect.kind) {
    case 'moves-gods':
      return {
        key: 'chronicles.creature-effect.moves-gods',
        with: { gods: effect.gods, steps: effect.steps },
      };
    case 'heroes':
      return { key: 'chronicles.creature-effect.heroes', with: { heroes: heroes(effect.heroes) } };
    case 'gods-here-regain':
      return {
        key: 'chronicles.creature-effect.gods-here-regain',
        with: { life: lifePoints(effect.life) },
      };
    case 'god-regains':
      return { key: 'chronicles.creature-effect.god-regains', with: { life: lifePoints(effect.life) } };
    case 'anonymous-back':
      return {
        key: 'chronicles.creature-effect.anonymous-back',
        with: { anonymous: anonymous(effect.anonymous) },
      };
    case 'fire-giants-back':
      return {
        key: 'chronicles.creature-effect.fire-giants-back',
        with: { fireGiants: fireGiants(effect.fireGiants) },
      };
    case 'takes':
      return { key: 'chronicles.creature-effect.takes', with: { items: taken(effect) } };
    case 'fights':
      return { key: 'chronicles.creature-effect.fights', with: { risks: risks(effect.prevents) } };
    case 'artifact':
      return { key: 'chronicles.creature-effect.artifact', with: { level: effect.level } };
    case 'goes-anywhere':
      return { key: 'chronicles.creature-effect.goes-anywhere' };
    case 'looks-at-decks':
      return { key: 'chronicles.creature-effect.looks-at-decks' };
    case 'turns-tree':
      return { key: 'chronicles.creature-effect.turns-tree' };
    case 'iotunn-back':
      return { key: 'chronicles.creature-effect.iotunn-back' };
    case 'card-back':
      return { key: 'chronicles.creature-effect.card-back' };
    case 'heals':
      return { key: 'chronicles.creature-effect.heals' };
    case 'jormungand-back':
      return { key: 'chronicles.creature-effect.jormungand-back' };
  }
}

function taken(of: { readonly elves: number; readonly vanirDice: number }): readonly Phrase[] {
  return [...(of.elves > 0 ? [elves(of.elves)] : []), ...(of.vanirDice > 0 ? [vanirDice(of.vanirDice)] : [])];
}

function iotunnWords(card: IotunnCard): Phrase {
  switch (card.kind) {
    case 'world':
      return { key: 'chronicles.iotunn-effect.world', with: { world: worldName(card.world) } };
    case 'enemy':
      return { key: 'chronicles.iotunn-effect.enemy', with: { enemy: enemyName(card.enemy) } };
    case 'obstacle':
      return { key: 'chronicles.iotunn-effect.obstacle', with: { resource: resourceName(card.takes) } };
  }
}
