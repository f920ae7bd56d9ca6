/** The words and the rules that advice gives as reasons: for what is done, by its verb, and for what there is more of then. */
import type { AdviceRules } from '../../../core/telling/guide.ts';
import type { Saying } from '../../../core/telling/presenter.ts';
import { PARTS } from '../players/parts.ts';

export const RULES: AdviceRules = {
  take: ['M-113'],
  move: ['M-202'],
  run: ['M-602'],
  raise: ['M-302'],
  claim: ['M-303'],
  activate: ['M-305'],
  use: ['M-309'],
  done: ['M-314'],
  score: ['M-703'],
  points: ['M-804'],
  prophecies: ['M-702'],
  relics: ['M-308'],
  levels: ['M-302'],
  gold: ['M-310'],
  mead: ['M-310'],
};

/** Null for a part without words. */
export function partName(part: string): Saying | null {
  return PARTS.some((each) => each === part) ? { key: `micromidgard.part.${part}` } : null;
}
