/** The words and the rules that advice gives as reasons: for what is done, by its verb, and for what there is more of then. */
import type { AdviceRules } from '../../../core/telling/guide.ts';
import type { Saying } from '../../../core/telling/presenter.ts';
import { ENEMIES } from '../components.ts';
import { PARTS } from '../players/parts.ts';
import { enemyName } from '../words/names.ts';

export const RULES: AdviceRules = {
  asgard: ['Y-430'],
  midgard: ['Y-504'],
  nidavellir: ['Y-523'],
  alfheim: ['Y-427'],
  niflheim: ['Y-541'],
  helheim: ['Y-551'],
  muspellheim: ['Y-561'],
  jotunheim: ['Y-571'],
  vanaheim: ['Y-581'],
  'enter-trance': ['Y-706'],
  'leave-trance': ['Y-703'],
  calm: ['Y-352'],
  done: ['Y-214'],
  drag: ['Y-343'],
  share: ['Y-654'],
  vikings: ['Y-424'],
  elves: ['Y-427'],
  artifacts: ['Y-523'],
  giants: ['Y-652'],
  ...eachEnemy(['Y-804']),
};

/** Null for a part without words. */
export function partName(part: string): Saying | null {
  const enemy = ENEMIES.find((each) => each === part);
  if (enemy !== undefined) return { key: 'yggdrasil.part.way', with: { enemy: enemyName(enemy) } };
  return PARTS.some((each) => each === part) ? { key: `yggdrasil.part.${part}` } : null;
}

function eachEnemy(rows: readonly string[]): AdviceRules {
  return Object.fromEntries(ENEMIES.map((enemy) => [enemy, rows]));
}
