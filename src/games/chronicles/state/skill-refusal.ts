/** The reasons for refusing a skill, with details so that the sentence can say what to do instead. */
import type { GodName } from '../box/components.ts';

export type SkillRefusal =
  | { readonly code: 'skills-outside-sagas' }
  | { readonly code: 'too-much-for-a-god'; readonly god: GodName; readonly most: number }
  | { readonly code: 'too-many-relations'; readonly god: GodName; readonly most: number }
  | {
      readonly code: 'too-few-points';
      readonly god: GodName;
      readonly points: number;
      readonly price: number;
    }
  | { readonly code: 'no-such-ware' }
  | { readonly code: 'not-in-this-campaign'; readonly god: GodName }
  | { readonly code: 'skill-at-most'; readonly god: GodName }
  | { readonly code: 'relation-there'; readonly god: GodName; readonly other: GodName };
