/** The answer to /rule: the rules that somebody asked about, as they hold at the channel's table if there is one. */
import type { GameEntry } from '../../core/catalogue.ts';
import { holdsIn, houseValuesIn, RULES_OPTION, type RuleRow } from '../../core/rulebook/rulebook.ts';
import type { Saying, Translate } from '../../core/telling/presenter.ts';
import type { Table } from '../../tables/model/table.ts';
import { type FoundRule, rulesAbout } from '../../words/rules.ts';
import { LIMITS } from './pieces/parts.ts';

/** The rulebook of a game, with the table that plays by it; without a table it holds the rules of every edition. */
export interface OpenRulebook {
  readonly entry: GameEntry;
  readonly table: Table | null;
}

const MOST_RULES = 12;

export function rulesOf({ entry, table }: OpenRulebook): readonly RuleRow[] {
  const state = table?.options[RULES_OPTION];
  return entry.rulebook.filter((row) => typeof state !== 'string' || holdsIn(row, state));
}

/** As many rules as fit into one message. */
export function ruleMessage(rulebooks: readonly OpenRulebook[], asked: string, translate: Translate): string {
  const about = (rules: readonly RuleRow[]) => rulesAbout(rules, asked, (id) => translate({ key: id }));
  const found = rulebooks.flatMap((rulebook) => about(rulesOf(rulebook)).map((rule) => ({ rulebook, rule })));
  if (found.length === 0) {
    const isElsewhere = rulebooks.some(({ entry }) => about(entry.rulebook).length > 0);
    return translate({ key: isElsewhere ? 'rule.other-edition' : 'rule.none' });
  }

  const saying = (count: number): string => {
    const shown = found.slice(0, count);
    return [
      ...shown.map(({ rulebook, rule }) => ruleLine(rule, rulebook.table, translate)),
      ...(found.length > count
        ? [translate({ key: 'rule.more', with: { count: found.length - count } })]
        : []),
      ...rulebooks
        .filter((each) => shown.some(({ rulebook, rule }) => rulebook === each && isHouseValue(rule)))
        .flatMap((rulebook) => houseLine(rulebook, translate)),
    ].join('\n');
  };
  const counts = found.slice(0, MOST_RULES).map((_, at) => at + 1);
  return saying(counts.findLast((count) => saying(count).length <= LIMITS.content) ?? 1);
}

function isHouseValue({ row }: FoundRule): boolean {
  return row.houseValue !== undefined;
}

function ruleLine({ row, text }: FoundRule, table: Table | null, translate: Translate): string {
  const marks = [sureness(row, table), ...houseMark(row, table), ...stateMark(row, table)];
  return translate({
    key: 'rule.line',
    with: { id: row.id, text, marks: marks.map(translate).join(' · ') },
  });
}

/** How sure a rule is. A rule that one edition prints may differ in another, until a source on that edition agrees. */
function sureness({ confidence, unconfirmedIn }: RuleRow, table: Table | null): Saying {
  const unconfirmed = unconfirmedIn.filter(
    (state) => table === null || table.options[RULES_OPTION] === state,
  );
  return unconfirmed.length === 0
    ? { key: `rule.${confidence}` }
    : { key: `rule.${confidence}-elsewhere`, with: { rules: unconfirmed.map(stateName) } };
}

function houseMark({ houseValue }: RuleRow, table: Table | null): readonly Saying[] {
  if (houseValue === undefined) return [];
  const isOurs = table === null || houseValuesIn(table.box).includes(houseValue);
  return [{ key: isOurs ? 'rule.house-value' : 'rule.from-box-file' }];
}

/** No mark at a table, since every rule shown there holds. */
function stateMark({ rules }: RuleRow, table: Table | null): readonly Saying[] {
  if (rules === undefined || table !== null) return [];
  return [{ key: 'rule.only-in', with: { rules: rules.map(stateName) } }];
}

function stateName(state: string): Saying {
  return { key: 'rule.state', with: { state } };
}

function houseLine({ entry, table }: OpenRulebook, translate: Translate): readonly string[] {
  if (table === null) return [];
  const values = entry.presenter.houseValues(table.box);
  return values.length === 0
    ? [translate({ key: 'rule.no-house-values' })]
    : [translate({ key: 'rule.house-values', with: { values } })];
}
