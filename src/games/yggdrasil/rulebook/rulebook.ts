/** The rules and rulings of Yggdrasil as numbered rows, one testable rule each. The hundreds digit is the chapter. */
import type { RuleRow } from '../../../core/rulebook/rulebook.ts';
import { ASGARD_ROWS } from './chapters/asgard.ts';
import { END_ROWS } from './chapters/end.ts';
import { ENEMY_ROWS } from './chapters/enemies.ts';
import { GIANT_ROWS } from './chapters/giants.ts';
import { GOD_ROWS } from './chapters/gods.ts';
import { HOUSE_ROWS } from './chapters/house.ts';
import { SET_UP_ROWS } from './chapters/set-up.ts';
import { TURN_ROWS } from './chapters/turn.ts';
import { WORLD_ROWS } from './chapters/worlds.ts';

export const YGGDRASIL_RULEBOOK: readonly RuleRow[] = [
  ...SET_UP_ROWS,
  ...TURN_ROWS,
  ...ENEMY_ROWS,
  ...ASGARD_ROWS,
  ...WORLD_ROWS,
  ...GIANT_ROWS,
  ...GOD_ROWS,
  ...END_ROWS,
  ...HOUSE_ROWS,
];
