/** Describes each refusal: the rule, and what to do instead. */

import { type Names, refusalNamed } from '../../../core/presentation/naming.ts';
import type { Phrase } from '../../../core/presentation/phrase.ts';
import type { Refusal } from '../../../core/result.ts';
import type { YggdrasilRefusal } from '../state/events.ts';
import { shortVerbLabel } from './labels.ts';
import { nameFromBox, ourGiantName, worldName } from './names.ts';

/** The reasons for refusing to open a table: options that can't be combined. */
type OpeningReason = 'no-ragnarok';

const REASONS: Readonly<
  Record<Exclude<YggdrasilRefusal['code'], 'world-blocked'> | 'not-your-turn' | OpeningReason, string>
> = {
  'already-done': 'yggdrasil.refusal.already-done',
  'fenrir-is-angry': 'yggdrasil.refusal.fenrir-is-angry',
  'fenrir-is-calm': 'yggdrasil.refusal.fenrir-is-calm',
  'in-trance': 'yggdrasil.refusal.in-trance',
  'trance-both-ways': 'yggdrasil.refusal.trance-both-ways',
  'not-in-trance': 'yggdrasil.refusal.not-in-trance',
  'already-in-trance': 'yggdrasil.refusal.already-in-trance',
  'no-enemy-to-fight': 'yggdrasil.refusal.no-enemy-to-fight',
  'nowhere-to-search': 'yggdrasil.refusal.nowhere-to-search',
  'no-artifact': 'yggdrasil.refusal.no-artifact',
  'no-elves': 'yggdrasil.refusal.no-elves',
  'nobody-to-exchange-with': 'yggdrasil.refusal.nobody-to-exchange-with',
  'nothing-to-exchange': 'yggdrasil.refusal.nothing-to-exchange',
  'no-vikings-in-helheim': 'yggdrasil.refusal.no-vikings-in-helheim',
  'no-fire-giants-in-bags': 'yggdrasil.refusal.no-fire-giants-in-bags',
  'no-giants': 'yggdrasil.refusal.no-giants',
  'vanir-at-the-end': 'yggdrasil.refusal.vanir-at-the-end',
  'no-actions-left': 'yggdrasil.refusal.no-actions-left',
  'no-trance': 'yggdrasil.refusal.no-trance',
  'not-your-turn': 'yggdrasil.refusal.not-your-turn',
  'no-ragnarok': 'yggdrasil.refusal.no-ragnarok',
};

export function refusalLine(refusal: Refusal): Phrase {
  const { code } = refusal;
  if (code === 'world-blocked') return blocked(refusal as BlockedWorld);
  return refusalNamed(refusal, REASONS, NAMES);
}

/**
 * The refusal about a blocked world. Its code distinguishes it from all other refusals, though `Refusal` doesn't type its
 * details.
 */
type BlockedWorld = Extract<YggdrasilRefusal, { code: 'world-blocked' }>;

/**
 * A world that a giant closes. In Jötunheim, where giants are fought, the giant who closes it is the only one that can be fought.
 * [Y-577]
 */
function blocked({ world, giant, called }: BlockedWorld): Phrase {
  const key =
    world === 'jotunheim' ? 'yggdrasil.refusal.jotunheim-blocked' : 'yggdrasil.refusal.world-blocked';
  return { key, with: { world: worldName(world), giant: nameFromBox(called) ?? ourGiantName(giant) } };
}

const NAMES: Names = { action: shortVerbLabel };
