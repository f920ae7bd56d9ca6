/** Explains in words why an answer is better than another: the quantities that it leaves more of, and the rule behind it. */
import type { GameEntry } from '../../../core/catalogue.ts';
import type { Options } from '../../../core/game.ts';
import type { Phrase } from '../../../core/presentation/phrase.ts';
import { holdsWith, type RuleRow } from '../../../core/rulebook/rulebook.ts';
import type { SeatIndex } from '../../../core/seat.ts';
import { clauseOf } from '../../../core/teaching/clause.ts';
import type { Advice } from '../../../core/teaching/guide.ts';
import { isSure, type Reason } from '../../../core/thinking/reason.ts';

/** At most this many reasons are given, the most important ones. */
const MAX_REASONS = 2;

/** The values that fill a sentence with reasons. */
export type ReasonPlaces = {
  readonly reasons: readonly Phrase[];
  /** Whether the reasons are certain, with nothing left to chance. */
  readonly isSure: 'true' | 'false';
};

/** The values for a sentence with the most important reasons; null if there are no words for them. */
export function reasonPlaces(
  { guide }: GameEntry,
  because: readonly Reason[],
  view: unknown,
  seat: SeatIndex,
): ReasonPlaces | null {
  const worded = because.flatMap((reason) => {
    const { part, amounts } = reason;
    const clause = amounts === undefined ? null : clauseOf(guide, part, amounts, view, seat);
    return clause === null ? [] : [{ clause, isSure: isSure(reason) }];
  });
  const first = worded.slice(0, MAX_REASONS);
  if (first.length === 0) return null;
  return {
    reasons: first.map(({ clause }) => clause),
    isSure: first.every(({ isSure }) => isSure) ? 'true' : 'false',
  };
}

/** The first rule behind the answer that is in force at a table with these options; null if no rule explains anything more. */
export function ruleBehind(
  { guide, rulebook }: GameEntry,
  options: Options,
  answer: Pick<Advice, 'alternative' | 'values'>,
  view: unknown,
): RuleRow | null {
  const rows = guide?.rules(answer, view) ?? [];
  const rules = rows.flatMap((id) => rulebook.find((each) => each.id === id) ?? []);
  return rules.find((each) => holdsWith(each, options)) ?? null;
}

export function ruleLine({ id }: Pick<RuleRow, 'id'>): Phrase {
  return { key: 'advice.rule', with: { id, text: { key: id } } };
}
