/** The rune that turns the middle level; not to turn it is to leave the rune. [C-342] */

import { amount } from '../../../../core/requests/values.ts';
import { turnTree } from '../../changes/turning.ts';
import type { RuneRule } from './rune.ts';

export const turnTreeRune: RuneRule = {
  fields: () => ({ times: { kind: 'number', from: 1, to: 2 } }),
  perform: (game, values) => turnTree(game, amount(values, 'times')),
};
