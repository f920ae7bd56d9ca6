/** The rules and rulings of Micro Midgard as numbered rows, one thing a test can hold each; the hundred is the chapter. */
import type { RuleRow } from '../../../core/rulebook/rulebook.ts';
import { ACTION_ROWS } from './actions.ts';
import { BLESSING_ROWS } from './blessings.ts';
import { END_ROWS } from './end.ts';
import { HOUSE_ROWS } from './house.ts';
import { RAGNAROK_ROWS } from './ragnarok.ts';
import { RELIC_ROWS } from './relics.ts';
import { SET_UP_ROWS } from './set-up.ts';
import { TURN_ROWS } from './turn.ts';
import { WOLF_ROWS } from './wolves.ts';

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
