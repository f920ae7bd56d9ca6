/** The rules and rulings of Yggdrasil Chronicles as numbered rows, one thing a test can hold each; the hundred is the chapter. */
import type { RuleRow } from '../../../core/rulebook/rulebook.ts';
import { ACTING_ROWS } from './acting.ts';
import { END_ROWS } from './end.ts';
import { ENEMY_ROWS } from './enemies.ts';
import { HELPER_ROWS } from './helpers.ts';
import { HOUSE_ROWS } from './house.ts';
import { IOTUNN_ROWS } from './iotunns.ts';
import { RISK_ROWS } from './risks.ts';
import { SET_UP_ROWS } from './set-up.ts';
import { TURN_ROWS } from './turn.ts';

export const CHRONICLES_RULEBOOK: readonly RuleRow[] = [
  ...SET_UP_ROWS,
  ...TURN_ROWS,
  ...ACTING_ROWS,
  ...ENEMY_ROWS,
  ...IOTUNN_ROWS,
  ...RISK_ROWS,
  ...HELPER_ROWS,
  ...END_ROWS,
  ...HOUSE_ROWS,
];
