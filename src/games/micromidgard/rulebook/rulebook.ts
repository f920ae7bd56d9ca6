/** The rules and rulings of Micro Midgard as numbered rows, one testable fact each. The hundreds digit is the chapter. */
import type { RuleRow } from '../../../core/rulebook/rulebook.ts';
import { ACTION_ROWS } from './chapters/actions.ts';
import { BLESSING_ROWS } from './chapters/blessings.ts';
import { END_ROWS } from './chapters/end.ts';
import { HOUSE_ROWS } from './chapters/house.ts';
import { RAGNAROK_ROWS } from './chapters/ragnarok.ts';
import { RELIC_ROWS } from './chapters/relics.ts';
import { SET_UP_ROWS } from './chapters/set-up.ts';
import { TURN_ROWS } from './chapters/turn.ts';
import { WOLF_ROWS } from './chapters/wolves.ts';

export const MICROMIDGARD_RULEBOOK: readonly RuleRow[] = [
  ...SET_UP_ROWS,
  ...TURN_ROWS,
  ...ACTION_ROWS,
  ...BLESSING_ROWS,
  ...RELIC_ROWS,
  ...WOLF_ROWS,
  ...RAGNAROK_ROWS,
  ...END_ROWS,
  ...HOUSE_ROWS,
];
