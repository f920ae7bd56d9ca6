/** Describes the six gods and their powers, in terms of the rule changes that a god can cause. [Y-721 to Y-777] */
import type { GodName } from './components.ts';

/** The power that a god has for itself while it's not in a trance. */
export type PersonalPower =
  /** The god draws this many enemy cards at the beginning of the turn, and plays one of them. */
  | { readonly kind: 'draws-cards'; readonly cards: number }
  /** The god adds this strength to every fight. */
  | { readonly kind: 'strengthens-fights'; readonly by: number }
  | { readonly kind: 'acts'; readonly actions: number }
  | { readonly kind: 'finds-souls'; readonly souls: number }
  | { readonly kind: 'rolls-twice' }
  /** Two of the turn's actions can be in the same world. */
  | { readonly kind: 'repeats-a-world' }
  | { readonly kind: 'enters-and-leaves-trance' };

/** The power that a god in a trance gives to all gods, including itself. */
export type TrancePower =
  /** A god that beats a giant can discard any giant instead. */
  | { readonly kind: 'chooses-beaten-giant' }
  /** The force of every giant is lower by this much. */
  | { readonly kind: 'weakens-giants'; readonly by: number }
  /** Using the reinforcement scale applies every square up to the Vanir's. */
  | { readonly kind: 'applies-whole-scale' }
  | { readonly kind: 'finds-souls'; readonly souls: number }
  | { readonly kind: 'gives-vikings-after-the-roll' }
  /** Half of the Vikings spent in a fight, rounded down, die. The others go to this god. */
  | { readonly kind: 'saves-half-the-vikings' };

export type PersonalPowerOf<Kind extends PersonalPower['kind']> = Extract<PersonalPower, { kind: Kind }>;
export type TrancePowerOf<Kind extends TrancePower['kind']> = Extract<TrancePower, { kind: Kind }>;

export interface God {
  readonly personal: readonly PersonalPower[];
  readonly trance: TrancePower;
}

export const GOD_POWERS: Readonly<Record<GodName, God>> = {
  /** Odin chooses which of two enemies comes; in a trance, every god chooses which giant is discarded. [Y-721, Y-725] */
  odin: { personal: [{ kind: 'draws-cards', cards: 2 }], trance: { kind: 'chooses-beaten-giant' } },
  /** Thor strikes harder; in a trance, giants are weaker for everyone. [Y-731, Y-732] */
  thor: { personal: [{ kind: 'strengthens-fights', by: 1 }], trance: { kind: 'weakens-giants', by: 1 } },
  /** Frey has one more action; in a trance, all squares of the Vanir apply together. [Y-741, Y-743] */
  frey: { personal: [{ kind: 'acts', actions: 4 }], trance: { kind: 'applies-whole-scale' } },
  /** Heimdall finds one more soul; in a trance, every god finds one more. [Y-751, Y-752] */
  heimdall: {
    personal: [{ kind: 'finds-souls', souls: 4 }],
    trance: { kind: 'finds-souls', souls: 4 },
  },
  /** Tyr rolls twice; in a trance, no one gives Vikings before the roll. [Y-761, Y-766] */
  tyr: { personal: [{ kind: 'rolls-twice' }], trance: { kind: 'gives-vikings-after-the-roll' } },
  /** Freyja can act twice in one world; in a trance, half of the fallen come to her. [Y-771, Y-772, Y-777] */
  freyja: {
    personal: [{ kind: 'repeats-a-world' }, { kind: 'enters-and-leaves-trance' }],
    trance: { kind: 'saves-half-the-vikings' },
  },
};
