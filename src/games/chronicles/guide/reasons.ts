/** The rules that advice names: behind what is done, by its verb, and behind what there is more of then, by the part. */
import type { AdviceRules } from '../../../core/telling/guide.ts';

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
  done: ['C-211'],
  begin: ['C-204'],
  give: ['C-604'],
};
