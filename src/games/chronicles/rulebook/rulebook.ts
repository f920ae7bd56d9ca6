/**
 * The rules and rulings of Yggdrasil Chronicles as numbered rows, one testable rule each, by chapter; the campaign is
 * chapter 0.
 */
import type { RuleRow } from '../../../core/rulebook/rulebook.ts';
import { ACTING_ROWS } from './chapters/acting.ts';
import { CAMPAIGN_ROWS, SKILL_ROWS } from './chapters/campaign.ts';
import { END_ROWS } from './chapters/end.ts';
import { ENEMY_ROWS } from './chapters/enemies.ts';
import { HELPER_ROWS } from './chapters/helpers.ts';
import { HOUSE_ROWS } from './chapters/house.ts';
import { IOTUNN_ROWS } from './chapters/iotunns.ts';
import { RISK_ROWS } from './chapters/risks.ts';
import { SAGA_DEFEAT_ROWS, SAGA_ROWS } from './chapters/sagas.ts';
import { SET_UP_ROWS } from './chapters/set-up.ts';
import { TURN_ROWS } from './chapters/turn.ts';

export const CHRONICLES_RULEBOOK: readonly RuleRow[] = [
  ...[...SAGA_ROWS, ...CAMPAIGN_ROWS, ...SKILL_ROWS].sort(byNumber),
  ...SET_UP_ROWS,
  ...TURN_ROWS,
  ...ACTING_ROWS,
  ...ENEMY_ROWS,
  ...IOTUNN_ROWS,
  ...RISK_ROWS,
  ...HELPER_ROWS,
  ...END_ROWS,
  ...SAGA_DEFEAT_ROWS,
  ...HOUSE_ROWS,
];

/** Orders rows by number, because two files contain the rows of chapter 0. */
function byNumber(one: RuleRow, other: RuleRow): number {
  return one.id < other.id ? -1 : 1;
}
