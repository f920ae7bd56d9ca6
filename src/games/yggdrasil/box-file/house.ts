/** Writes the box file with the house values, for people to correct. */

import type { Json } from '../../../core/json.ts';
import type { Translate } from '../../../core/presentation/phrase.ts';
import { recordOf } from '../../../core/typed/records.ts';
import { AREAS, type Box, type RuleState } from '../box/box.ts';
import { ENEMIES, GIANTS, type Giant } from '../box/components.ts';
import { houseBox } from '../box/rule-states.ts';
import { effectInWords } from './effects.ts';
import { AREA_NAMES, type AreaName } from './form.ts';

/** The file. Its schema is in the same folder. Names are in the reader's language, because the house values contain none. */
export function houseFile(rules: RuleState, translate: Translate): Json {
  const box = houseBox(rules);
  const { die, ragnarok, giants, vanirSquares, rulings } = box;
  const giantCard = (giant: Giant) => ({
    name: translate({ key: `yggdrasil.giant.${giant}` }),
    rune: giants[giant].rune,
    effect: effectInWords(giants[giant].effect),
  });
  return {
    $schema: './yggdrasil.schema.json',
    game: 'yggdrasil',
    rules: [rules],
    die,
    force: forceByArea(box),
    ...(Object.keys(ragnarok).length > 0 ? { ragnarok } : {}),
    giants: recordOf(GIANTS, giantCard),
    vanirStart: vanirSquares[0] === 'blank' ? 'blank' : 'valkyries',
    artifacts: recordOf(ENEMIES, (enemy) => translate({ key: `yggdrasil.artifact.${enemy}` })),
    rulings: { ...rulings },
  };
}

/** The force printed in each area; null if there's none. */
export function forceByArea({ force }: Box): Readonly<Record<AreaName, number | null>> {
  return recordOf(AREA_NAMES, (_, area) => force[AREAS[area]?.[0] ?? 0] || null);
}
