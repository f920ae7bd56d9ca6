/** Reasons for which a skill is refused, with what the sentence needs to show the way out. */
import type { GodName } from '../box/components.ts';

export type SkillRefusal =
  | { readonly why: 'skills-outside-sagas' }
  | { readonly why: 'too-much-for-a-god'; readonly god: GodName; readonly most: number }
  | { readonly why: 'too-many-relations'; readonly god: GodName; readonly most: number }
  | { readonly why: 'too-few-points'; readonly god: GodName; readonly points: number; readonly price: number }
  | { readonly why: 'no-such-ware' }
  | { readonly why: 'not-in-this-campaign'; readonly god: GodName }
  | { readonly why: 'skill-at-most'; readonly god: GodName }
  | { readonly why: 'relation-there'; readonly god: GodName; readonly other: GodName };
