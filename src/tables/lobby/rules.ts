/** Changes the rules that a table will play by: another edition, difficulty or saga, until its game begins. */
import type { GameEntry } from '../../core/catalogue.ts';
import { RULES, ruleStates } from '../../core/options.ts';
import type { Change } from '../model/change.ts';
import { noticeErrand } from '../model/outbox.ts';
import { type TableRefused, tableRefuses } from '../model/refusal.ts';
import type { Table, UserId } from '../model/table.ts';

/** None at the table of a campaign, which says what is played, and none where a game has one rule state. */
export function rulesToChoose({ game }: GameEntry, { status, campaignId }: Table): readonly string[] {
  const states = status === 'lobby' && campaignId === undefined ? ruleStates(game.options) : [];
  return states.length > 1 ? states : [];
}

/**
 * The caller has checked the right to do so. The printed values are those of the new rules, with the `corrections` of the
 * server's box file; seats stay as they are, since all rules of a game have the same roles.
 */
export function setRules(
  entry: GameEntry,
  table: Table,
  rules: string,
  corrections: unknown,
  by: UserId,
  now: Date,
): Change | TableRefused {
  const { game, presenter } = entry;
  if (table.status !== 'lobby') return tableRefuses('not-a-lobby');
  if (table.campaignId !== undefined) return tableRefuses('rules-of-campaign');
  if (!rulesToChoose(entry, table).includes(rules)) return tableRefuses('bad-option', { option: RULES });
  if (table.options[RULES] === rules) return tableRefuses('rules-already');
  const options = { ...table.options, [RULES]: rules };
  const refusal = game.validateOptions(options);
  if (refusal !== null) return { ok: false, by: 'game', gameId: game.id, refusal };
  const saying = { key: 'table.rules', with: { user: by, rules: presenter.optionValue(RULES, rules) } };
  return {
    ok: true,
    table: { ...table, options, box: game.box(options, corrections) },
    errands: [{ errand: { kind: 'lobby' }, dueAt: now }, noticeErrand(saying, by, now)],
  };
}
