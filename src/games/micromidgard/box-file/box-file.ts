/** Defines Micro Midgard's box file: its format, and the corrections that an owner of the game makes with it. */
import { formatOf } from '../../../box-files/format.ts';
import { RULE_STATES } from '../box/box.ts';
import type { Corrections } from '../box/corrections.ts';
import { contradictionsIn } from './counts.ts';
import { BOX_FILE, type BoxFile } from './form.ts';
import { houseFile } from './house.ts';

export const micromidgardBoxFile = formatOf({
  form: BOX_FILE,
  drafts: () => RULE_STATES.map((rules) => ({ name: rules, file: houseFile() })),
  contradictionsIn,
  correctionsIn,
});

function correctionsIn(file: BoxFile): Corrections {
  const { $schema: _schema, game: _game, rules: _rules, ...corrections } = file;
  return corrections;
}
