/** Writes the box file with the house values, for people to correct. */
import type { Json } from '../../../core/json.ts';
import { SAGAS, STANDALONE } from '../box/box.ts';
import { ARTIFACTS, CREATURES, GODS } from '../box/components.ts';
import { SAGA_VALUES } from '../box/house-sagas.ts';
import { RELATION_POWERS, SKILL_PRICES } from '../box/house-skills.ts';
import {
  ARTIFACT_CARDS,
  CREATURE_CARDS,
  GOD_DIE,
  GOD_POWERS,
  IOTUNN_CARDS,
  ISLANDS,
  RULINGS,
  RUNE_FACES,
  SAGA_PAGES,
  VANIR_DIE,
} from '../box/house-values.ts';
import { PAIRS } from '../box/skills.ts';
import { effectWritten } from './effects.ts';
import { IOTUNNS_TO_READ, placeWritten } from './iotunns.ts';
import { powerWritten } from './powers.ts';
import { sagaWritten } from './sagas.ts';
import { wordFor } from './spaces.ts';

/** The file. Its schema is in the same folder. */
export function houseFile(): Json {
  const [_rainbow, ...islands] = ISLANDS;
  return {
    $schema: './chronicles.schema.json',
    game: 'chronicles',
    islands,
    iotunns: byName(IOTUNNS_TO_READ, (iotunn) => placeWritten(IOTUNN_CARDS[iotunn])),
    godDie: GOD_DIE,
    vanirDie: VANIR_DIE,
    runeStones: RUNE_FACES,
    artifacts: byName(ARTIFACTS, (artifact) => {
      const { level, power } = ARTIFACT_CARDS[artifact];
      return { level, ...powerWritten(power) };
    }),
    creatures: byName(CREATURES, (creature) => effectWritten(CREATURE_CARDS[creature])),
    sagaPages: byName(STANDALONE, (rules) => SAGA_PAGES[rules].map(wordFor)),
    sagas: byName(SAGAS, (saga) => sagaWritten(SAGA_VALUES[saga])),
    godPowers: byName(GODS, (god) => powerWritten(GOD_POWERS[god])),
    skills: { ...SKILL_PRICES },
    relations: byName(PAIRS, (pair) => powerWritten(RELATION_POWERS[pair])),
    rulings: { ...RULINGS },
  };
}

function byName<Name extends string>(
  names: readonly Name[],
  valueFor: (name: Name) => Json,
): { readonly [name: string]: Json } {
  return Object.fromEntries(names.map((name) => [name, valueFor(name)]));
}
