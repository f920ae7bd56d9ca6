/** Micro Midgard's box file: how it is written, and what an owner of the box corrects with it. */
import { z } from 'zod';
import type { BoxFault, BoxFileFormat } from '../../../core/box.ts';
import type { Translate } from '../../../core/face.ts';
import type { Json } from '../../../core/json.ts';
import { RULE_STATES } from './box.ts';
import { faultsOfForm, realmsOnTwoTokens } from './box-file-faults.ts';
import { BOX_FILE, type BoxFile } from './box-file-form.ts';
import { houseFile } from './box-file-house.ts';
import type { Corrections } from './corrections.ts';

const MOST_FAULTS = 10;

export const micromidgardBoxFile: BoxFileFormat = {
  schema: (translate) => inWords(z.toJSONSchema(BOX_FILE, { io: 'input' }) as Json, translate),
  drafts: () => RULE_STATES.map((rules) => ({ name: rules, file: houseFile() })),
  read(file) {
    const faults = worthTelling([...faultsOfForm(file), ...realmsOnTwoTokens(file)]);
    return faults.length > 0
      ? { ok: false, faults }
      : { ok: true, corrections: correctionsIn(BOX_FILE.parse(file)) as unknown as Json };
  },
};

function correctionsIn({
  $schema: _schema,
  game: _game,
  rules: _rules,
  ...corrections
}: BoxFile): Corrections {
  return corrections;
}

/** The schema's descriptions are keys. */
function inWords(schema: Json, translate: Translate): Json {
  if (typeof schema !== 'object' || schema === null) return schema;
  if (Array.isArray(schema)) return schema.map((part: Json) => inWords(part, translate));
  return Object.fromEntries(
    Object.entries(schema).map(([field, part]) => [
      field,
      field === 'description' && typeof part === 'string'
        ? translate({ key: part })
        : inWords(part, translate),
    ]),
  );
}

/** One fault at each place, since the next may follow from it; of another game's file only that it is one. */
function worthTelling(faults: readonly BoxFault[]): readonly BoxFault[] {
  const otherGame = faults.filter(({ saying }) => saying.key === 'micromidgard.box.other-game');
  if (otherGame.length > 0) return otherGame;
  const byPlace = new Map(faults.toReversed().map((fault) => [JSON.stringify(fault.at), fault]));
  return [...byPlace.values()].toReversed().slice(0, MOST_FAULTS);
}
