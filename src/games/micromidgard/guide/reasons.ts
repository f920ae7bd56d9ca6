/** The rules that advice names: behind what is done, by its verb, and behind what there is more of then, by the part. */
import type { AdviceRules } from '../../../core/telling/guide.ts';

export const RULES: AdviceRules = {
  take: ['M-113'],
  move: ['M-202'],
  run: ['M-602'],
  raise: ['M-302'],
  claim: ['M-303'],
  activate: ['M-304'],
  use: ['M-308'],
  done: ['M-314'],
  score: ['M-703'],
};
