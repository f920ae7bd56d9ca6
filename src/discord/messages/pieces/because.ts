/** Why an answer is better than another, in words: what it brings more of, and the rule behind that. */
import type { GameEntry } from '../../../core/catalogue.ts';
import type { Options } from '../../../core/game.ts';
import { holdsWith } from '../../../core/rulebook/rulebook.ts';
import type { Saying } from '../../../core/telling/presenter.ts';
import type { Reason } from '../../../core/thinking/reason.ts';

/** The surest reasons suffice. */
const MOST_REASONS = 2;

/** Those that are worth a word, the surest first. */
export function worthTelling(because: readonly Reason[]): readonly Reason[] {
  return because.filter((reason) => amountOf(reason) > 0).slice(0, MOST_REASONS);
}

/** The places of a sentence that gives the reasons; null where people have no words for any. */
export function reasonPlaces({ guide }: GameEntry, because: readonly Reason[]) {
  const reasons = because.flatMap((reason): readonly Saying[] => {
    const part = guide?.part(reason.part) ?? null;
    return part === null ? [] : [{ key: 'advice.reason', with: { part, amount: amountOf(reason) } }];
  });
  return reasons.length === 0 ? null : { reasons, isSure: String(because.every(({ error }) => error === 0)) };
}

/** The rule behind the first of these verbs and parts that has one at a table with these options. */
export function ruleSayings(
  { guide, rulebook }: GameEntry,
  options: Options,
  verbsAndParts: readonly string[],
): readonly Saying[] {
  const rule = verbsAndParts
    .flatMap((name) => guide?.rules[name] ?? [])
    .flatMap((id) => rulebook.find((each) => each.id === id) ?? [])
    .find((each) => holdsWith(each, options));
  return rule === undefined ? [] : [{ key: 'advice.rule', with: { id: rule.id, text: { key: rule.id } } }];
}

/** In tenths, as they are told. */
function amountOf({ mean }: Reason): number {
  return Math.round(mean * 10) / 10;
}
