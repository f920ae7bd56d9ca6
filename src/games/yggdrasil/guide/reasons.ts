/** The rules that advice names: behind what is done, by its verb, and behind what there is more of then, by the part. */
import type { AdviceRules } from '../../../core/telling/guide.ts';

export const RULES: AdviceRules = {
  asgard: ['Y-430'],
  midgard: ['Y-504'],
  nidavellir: ['Y-523'],
  alfheim: ['Y-427'],
  niflheim: ['Y-541'],
  helheim: ['Y-551'],
  muspellheim: ['Y-562'],
  jotunheim: ['Y-571'],
  vanaheim: ['Y-582', 'Y-596'],
  'enter-trance': ['Y-706'],
  'leave-trance': ['Y-703'],
  calm: ['Y-352'],
  done: ['Y-214'],
  drag: ['Y-343'],
  share: ['Y-654'],
};
