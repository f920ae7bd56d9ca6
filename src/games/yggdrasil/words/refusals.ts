/** Why something is refused: the rule, and the way out. */
import type { Saying } from '../../../core/face.ts';
import type { Refusal } from '../../../core/result.ts';
import type { Giant, World } from '../components.ts';
import type { YggdrasilRefusal } from '../events.ts';
import { verbLabel } from './labels.ts';
import { giantName, worldName } from './names.ts';

/** What the game as a whole refuses, whatever is being asked. */
const COMMON_REASONS = ['not-your-turn', 'stale', 'game-is-over', 'not-an-answer'] as const;

const REASONS: Readonly<Record<YggdrasilRefusal['why'] | (typeof COMMON_REASONS)[number], string>> = {
  'world-blocked': 'yggdrasil.refusal.world-blocked',
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
  stale: 'yggdrasil.refusal.stale',
  'game-is-over': 'yggdrasil.refusal.game-is-over',
  'not-an-answer': 'yggdrasil.refusal.not-an-answer',
};

export function refusalLine({ why, ...details }: Refusal): Saying {
  const key = REASONS[why as keyof typeof REASONS];
  if (key === undefined) throw new Error(`no words for the refusal ${why}`);
  return { key, with: Object.fromEntries(Object.entries(details).map(named)) };
}

/** Pieces are said by their names; a seat has none here. */
function named([detail, value]: readonly [string, string | number | boolean]): [string, Saying | string] {
  switch (detail) {
    case 'world':
      return [detail, worldName(value as World)];
    case 'giant':
      return [detail, giantName(value as Giant)];
    case 'deed':
      return [detail, verbLabel(String(value))];
    default:
      return [detail, String(value)];
  }
}
