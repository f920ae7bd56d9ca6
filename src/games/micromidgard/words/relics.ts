/** Describes Relics: the visible side, and the cost and gain of using it. */
import type { Phrase } from '../../../core/presentation/phrase.ts';
import type { Light, Relic } from '../box/components.ts';
import type { Deal } from '../box/deal.ts';
import { faceOf } from '../box/relics.ts';
import { sideHeld } from '../facts/relics.ts';
import type { MicromidgardView } from '../state/view.ts';
import { dealLine } from './deals.ts';
import { relicName } from './names.ts';

/** A Relic with the deal on its visible side: "Sun Relic 2b: 2 Gold (costs 1 Sun)". */
export function relicWithFace(relic: Relic, side: Light): Phrase {
  return priced(relicName(relic, side), faceOf(relic, side));
}

/** The visible side of the current raven's Relic. */
export function sideShown(view: MicromidgardView, relic: Relic): Light {
  const side = sideHeld(view, relic);
  if (side === null) throw new RangeError(`nobody on turn has ${relic}`);
  return side;
}

export function heldRelicName(view: MicromidgardView, relic: Relic): Phrase {
  return relicName(relic, sideShown(view, relic));
}

/** Something that the player pays for, followed by its deal. */
export function priced(what: Phrase, deal: Deal, relic?: Relic): Phrase {
  return { key: 'micromidgard.priced', with: { what, deal: dealLine(deal, relic) } };
}
