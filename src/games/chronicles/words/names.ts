/** Names the gods, the enemies, the places and the pieces. */

import type { Phrase } from '../../../core/presentation/phrase.ts';
import type { SeatIndex } from '../../../core/seat.ts';
import type { HouseValue } from '../box/box.ts';
import {
  type Artifact,
  type Creature,
  type Enemy,
  type Foe,
  type GodName,
  type Iotunn,
  isEnemy,
  isSagaFoe,
  type Place,
  type Resource,
  type Rune,
  type RuneStone,
  type World,
} from '../box/components.ts';
import type { ChroniclesView, SeatView } from '../state/view.ts';

export function godName(god: GodName): Phrase {
  return { key: `chronicles.god.${god}` };
}

/** The ability of the god in the hard game, as a sentence. */
export function godPower(god: GodName): Phrase {
  return { key: `chronicles.power.${god}` };
}

export function seatViewAt({ seats }: ChroniclesView, seat: SeatIndex): SeatView {
  const found = seats[seat];
  if (found === undefined) throw new RangeError(`no seat ${seat}`);
  return found;
}

export function godAt(view: ChroniclesView, seat: SeatIndex): Phrase {
  return godName(seatViewAt(view, seat).god);
}

export function enemyName(enemy: Enemy): Phrase {
  return { key: `chronicles.enemy.${enemy}` };
}

export function worldName(world: World): Phrase {
  return { key: `chronicles.world.${world}` };
}

/** The name of a place inside a sentence: "Asgard", "the Cage". */
export function placeName(place: Place): Phrase {
  return place === 'cage' ? { key: 'chronicles.cage' } : worldName(place);
}

export function iotunnName(iotunn: Iotunn): Phrase {
  return { key: `chronicles.iotunn.${iotunn}` };
}

export function foeName(foe: Foe): Phrase {
  if (isSagaFoe(foe)) return { key: `chronicles.foe.${foe}` };
  return isEnemy(foe) ? enemyName(foe) : iotunnName(foe);
}

export function artifactName(artifact: Artifact): Phrase {
  return { key: `chronicles.artifact.${artifact}` };
}

export function creatureName(creature: Creature): Phrase {
  return { key: `chronicles.creature.${creature}` };
}

/** The ability that a rune gives the current god: "move a god". */
export function runeName(rune: Rune): Phrase {
  return { key: `chronicles.rune.${rune}` };
}

/** The colour of a rune stone, inside a sentence. */
export function stoneName(stone: RuneStone): Phrase {
  return { key: `chronicles.stone.${stone}` };
}

/** A resource inside a sentence: "Elves", "the God die". */
export function resourceName(resource: Resource): Phrase {
  return { key: `chronicles.resource.${resource}` };
}

/** A value that was not read off a real copy. */
export function houseValueName(value: HouseValue): Phrase {
  return { key: `chronicles.house.${value}` };
}

/** A number of Life points: "3 Life". */
export function lifePoints(count: number): Phrase {
  return { key: 'chronicles.life', with: { count } };
}

export function risks(count: number): Phrase {
  return { key: 'chronicles.risks', with: { count } };
}

export function elves(count: number): Phrase {
  return { key: 'chronicles.elves', with: { count } };
}

export function vanirDice(count: number): Phrase {
  return { key: 'chronicles.vanir-dice', with: { count } };
}

export function heroes(count: number): Phrase {
  return { key: 'chronicles.heroes', with: { count } };
}

export function anonymous(count: number): Phrase {
  return { key: 'chronicles.anonymous', with: { count } };
}

export function fireGiants(count: number): Phrase {
  return { key: 'chronicles.fire-giants', with: { count } };
}

/** A number of Iotunns that are called, whatever their names. */
export function iotunnPawns(count: number): Phrase {
  return { key: 'chronicles.iotunn-pawns', with: { count } };
}
