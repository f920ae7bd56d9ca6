/** Replaces house values with values that an owner read off the box. */

import { namesOf, recordOf } from '../../../core/typed/records.ts';
import type { Box, GiantCard, GiantEffect, HouseValue, RuleState, Rulings } from './box.ts';
import {
  ENEMIES,
  type Enemy,
  GIANTS,
  type Giant,
  type Island,
  RAGNAROK_CARDS,
  type RagnarokCard,
  type Rune,
} from './components.ts';
import { RULINGS } from './house-values.ts';
import { bySpace } from './rule-states.ts';

export interface GiantCorrection {
  readonly name?: string | undefined;
  readonly rune?: Rune | undefined;
  readonly effect?: GiantEffect | undefined;
}

/** Corrections of a box. Values that weren't read off the copy are omitted and stay unchanged. */
export interface Corrections {
  /** The rules versions to which the corrections apply. */
  readonly rules: readonly RuleState[];
  readonly dieColours?: readonly Island[] | undefined;
  readonly dieHammers?: readonly number[] | undefined;
  /** The force of each area of the track, from the left; null if none is printed. */
  readonly force?: readonly (number | null)[] | undefined;
  readonly ragnarok?: { readonly [card in RagnarokCard]?: readonly Enemy[] | undefined } | undefined;
  readonly giants?: { readonly [giant in Giant]?: GiantCorrection | undefined } | undefined;
  /** Whether a blank square comes before the one that moves the Valkyries. */
  readonly vanirStartsBlank?: boolean | undefined;
  readonly artifacts?: { readonly [enemy in Enemy]?: string | undefined } | undefined;
  readonly rulings?: { readonly [ruling in keyof Rulings]?: Rulings[ruling] | undefined } | undefined;
}

/** The box with the corrections applied; unchanged if they're for another version. */
export function corrected(box: Box, corrections: Corrections): Box {
  if (!corrections.rules.includes(box.rules)) return box;
  const { dieColours, dieHammers, force, vanirStartsBlank } = corrections;
  return {
    ...box,
    house: box.house.filter((value) => !IS_CORRECTED[value](corrections)),
    names: { giants: giantNames(corrections), artifacts: given(corrections.artifacts) },
    die: { colours: dieColours ?? box.die.colours, hammers: dieHammers ?? box.die.hammers },
    force: force === undefined ? box.force : bySpace(force),
    ragnarok: ragnarokCards(box, corrections),
    giants: giantCards(box, corrections),
    vanirSquares: vanirStartsBlank === true ? ['blank', ...box.vanirSquares] : box.vanirSquares,
    rulings: { ...box.rulings, ...given(corrections.rulings) },
  };
}

/**
 * Whether a house value is corrected, so that no part of it is a guess. The Ring, Hel's artifact, is printed in the rules.
 * [Y-905]
 */
const IS_CORRECTED: Readonly<Record<HouseValue, (corrections: Corrections) => boolean>> = {
  'die-colours': ({ dieColours }) => dieColours !== undefined,
  'die-hammers': ({ dieHammers }) => dieHammers !== undefined,
  force: ({ force }) => force !== undefined,
  ragnarok: ({ ragnarok }) => RAGNAROK_CARDS.every((card) => ragnarok?.[card] !== undefined),
  giants: ({ giants }) =>
    GIANTS.every((giant) => {
      const card = giants?.[giant];
      return card?.name !== undefined && card.rune !== undefined && card.effect !== undefined;
    }),
  'vanir-start': ({ vanirStartsBlank }) => vanirStartsBlank !== undefined,
  'artifact-names': ({ artifacts }) =>
    ENEMIES.every((enemy) => enemy === 'hel' || artifacts?.[enemy] !== undefined),
  rulings: ({ rulings }) => namesOf(RULINGS).every((ruling) => rulings?.[ruling] !== undefined),
};

/**
 * The corrected Ragnarok cards, but only those that the box has: a file can cover several versions, and the version of 2010 has
 * none.
 */
function ragnarokCards(box: Box, { ragnarok }: Corrections): Box['ragnarok'] {
  const cards = RAGNAROK_CARDS.filter((card) => box.ragnarok[card] !== undefined);
  return Object.fromEntries(cards.map((card) => [card, ragnarok?.[card] ?? box.ragnarok[card]]));
}

function giantCards(box: Box, { giants }: Corrections): Box['giants'] {
  const card = (giant: Giant): GiantCard => ({
    rune: giants?.[giant]?.rune ?? box.giants[giant].rune,
    effect: giants?.[giant]?.effect ?? box.giants[giant].effect,
  });
  return recordOf(GIANTS, card);
}

function giantNames({ giants }: Corrections): Box['names']['giants'] {
  return given(Object.fromEntries(GIANTS.map((giant) => [giant, giants?.[giant]?.name])));
}

type Given<T> = { readonly [Key in keyof T]?: Exclude<T[Key], undefined> };

/** The fields that are defined. The type system can't follow the filter. */
function given<T extends object>(fields: T | undefined): Given<T> {
  return Object.fromEntries(
    Object.entries(fields ?? {}).filter(([, value]) => value !== undefined),
  ) as Given<T>;
}
