/** Freyja may act twice in one world; in trance, half of the fallen come to her. [Y-771, Y-772, Y-777] */
import type { God } from '../power.ts';

export const freyja: God = {
  personal: { mayRepeatAWorld: true, mayEnterAndLeaveTrance: true },
  trance: { savesHalfTheVikings: true },
};
