/** Yggdrasil Chronicles' box file: how it is written, and what an owner of the box corrects with it. */
import { formatOf } from '../../../box-files/format.ts';
import { correctionsIn } from './corrections.ts';
import { contradictionsIn } from './counts.ts';
import { BOX_FILE } from './form.ts';
import { houseFile } from './house.ts';

/** There is one edition, whose box holds the easy and the hard game. */
export const chroniclesBoxFile = formatOf({
  form: BOX_FILE,
  drafts: () => [{ name: 'standard', file: houseFile() }],
  contradictionsIn,
  correctionsIn,
});
