/** Defines Yggdrasil's box file: its format and its corrections. */
import { formatOf } from '../../../box-files/format.ts';
import { RULE_STATES } from '../box/box.ts';
import { correctionsIn } from './corrections.ts';
import { contradictionsIn } from './counts.ts';
import { BOX_FILE } from './form.ts';
import { houseFile } from './house.ts';

export const yggdrasilBoxFile = formatOf({
  form: BOX_FILE,
  drafts: (translate) => RULE_STATES.map((rules) => ({ name: rules, file: houseFile(rules, translate) })),
  contradictionsIn,
  correctionsIn,
});
