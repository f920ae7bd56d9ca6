/** The words and the rules that advice gives as reasons: for what is done, by its verb, and for what there is more of then. */
import type { AdviceRules } from '../../../core/telling/guide.ts';
import type { Saying } from '../../../core/telling/presenter.ts';
import { PARTS } from '../players/judgement/parts.ts';

export const RULES: AdviceRules = {
  move: ['C-212'],
  fight: ['C-302'],
  asgard: ['C-333'],
  vanaheim: ['C-332'],
  alfheim: ['C-331'],
  midgard: ['C-335'],
  nidavellir: ['C-337'],
  svartalfheim: ['C-340'],
  iotunheim: ['C-341'],
  muspellheim: ['C-347'],
  niflheim: ['C-346'],
  heal: ['C-352'],
  deed: ['C-041'],
  done: ['C-211'],
  begin: ['C-204'],
  give: ['C-604'],
  life: ['C-606'],
  weakest: ['C-802'],
  elves: ['C-604'],
  'vanir-dice': ['C-603'],
  heroes: ['C-602'],
  artifacts: ['C-338'],
  hel: ['C-803'],
  surt: ['C-804'],
  islands: ['C-805'],
  fenrir: ['C-414'],
  anonymous: ['C-806'],
  'fire-giants': ['C-808'],
  iotunns: ['C-807'],
  markers: ['C-809'],
  saga: ['C-801'],
  task: ['C-003'],
  tracks: ['C-043'],
};

/** Null for a part without words. */
export function partName(part: string): Saying | null {
  return PARTS.some((each) => each === part) ? { key: `chronicles.part.${part}` } : null;
}
