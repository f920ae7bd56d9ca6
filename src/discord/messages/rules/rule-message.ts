/** The reply to /rule: two plain sentences, then the rules. If the channel has a table, only that table's rules are shown. */
import type { GameEntry } from '../../../core/catalogue.ts';
import type { Phrase, Translate } from '../../../core/presentation/phrase.ts';
import { holdsWith, houseValuesIn, RULES_OPTION, type RuleRow } from '../../../core/rulebook/rulebook.ts';
import { type RuleTopic, rowTopicsOf } from '../../../core/rulebook/topic.ts';
import type { Table } from '../../../tables/model/table.ts';
import { type FoundRule, type FoundRules, namesOf, rulesAbout } from '../../../words/rules.ts';
import { formatCustomId } from '../../custom-ids/custom-id.ts';
import { button, cut, type Row, row } from '../pieces/parts.ts';

/** The rulebook of a game, with the table that uses it; without a table it has the rules of every edition. */
export interface OpenRulebook {
  readonly entry: GameEntry;
  readonly table: Table | null;
  /** Whether it's the game that was last played here; false if omitted. */
  readonly isLast?: boolean;
}

/** A search in the rules: the text, the requested page, and whether the rules show their numbers and sources. */
export interface RuleQuestion {
  readonly search: string;
  readonly page: number;
  readonly withSources: boolean;
}

export interface RuleMessage {
  readonly content: string;
  readonly rows: readonly Row[];
}

/** The room for the search text in a button's custom id. */
const MAX_QUESTION_LENGTH = 60;
const RULES_ON_A_PAGE = 6;
/** Leaves room for the plain sentences of every game, or for the list of house values. */
const LETTERS_ON_A_PAGE = 800;

/** The typed text, shortened and cleaned so that it fits into a button's custom id. */
export function searchText(typed: string): string {
  return cut(typed.replaceAll('|', ' ').trim(), MAX_QUESTION_LENGTH);
}

export function rulesOf({ entry, table }: OpenRulebook): readonly RuleRow[] {
  return entry.rulebook.filter((row) => holdsAt(row, table));
}

/** The game's topics that apply in this rulebook and have rules in it. */
export function topicsOf(rulebook: OpenRulebook): readonly RuleTopic[] {
  const known = new Set(rulesOf(rulebook).flatMap(({ topics }) => topics));
  return rulebook.entry.topics.filter(
    (topic) => holdsAt(topic, rulebook.table) && rowTopicsOf(topic).some((each) => known.has(each)),
  );
}

function holdsAt(limited: Pick<RuleRow, 'rules'>, table: Table | null): boolean {
  return table === null || holdsWith(limited, table.options);
}

interface Found extends FoundRules {
  readonly rulebook: OpenRulebook;
}

/** A matching rule, with its line including number and source. */
interface Line {
  readonly rulebook: OpenRulebook;
  readonly rule: FoundRule;
  readonly inFull: string;
}

export function ruleMessage(
  rulebooks: readonly OpenRulebook[],
  { search, page, withSources }: RuleQuestion,
  translate: Translate,
): RuleMessage {
  const missing = rulebooks
    .filter((rulebook) => isMissed(rulebook, rulebooks, search, translate))
    .map(({ entry }) =>
      translate({ key: 'rule.no-rulebook', with: { game: { key: `game.${entry.game.id}` } } }),
    );
  const found = rulebooks
    .map((rulebook) => ({ rulebook, ...rulesAbout(sourceOf(rulebook), search, translate) }))
    .filter(({ topic, rules }) => topic !== null || rules.length > 0);
  if (found.length === 0 && missing.length > 0) return { content: missing.join('\n'), rows: [] };
  if (found.length === 0) {
    const isElsewhere = rulebooks.some(({ entry }) => rulesAbout(entry, search, translate).rules.length > 0);
    return { content: translate({ key: isElsewhere ? 'rule.other-edition' : 'rule.none' }), rows: [] };
  }

  const pages = inPages(
    found.flatMap(({ rulebook, rules }) =>
      rules.map((rule) => ({ rulebook, rule, inFull: ruleLine(rule, rulebook.table, translate) })),
    ),
  );
  const at = Math.min(page, pages.length - 1);
  const shown = pages[at] ?? [];
  const isOfMany = rulebooks.length > 1;
  const isInFull = withSources || found.some(({ byNumber }) => byNumber);
  const content = [
    ...(at === 0 ? missing : []),
    ...(at === 0 ? found.flatMap((each) => inPlainWords(each, isOfMany, translate)) : []),
    ...found.flatMap(({ rulebook, topic, byNumber }) => {
      const lines = shown
        .filter((line) => line.rulebook === rulebook)
        .map(({ rule, inFull }) =>
          isInFull ? inFull : translate({ key: 'rule.fact', with: { text: rule.text } }),
        );
      // The title, on the first page, or the number of a single match already shows its game.
      const isTitled = topic !== null && at === 0;
      const isNamed = found.length === 1 && (!isOfMany || isTitled || byNumber);
      return isNamed || lines.length === 0 ? lines : [translate(ofGame(rulebook)), ...lines];
    }),
    ...(isInFull ? rulebooks.flatMap((rulebook) => houseLine(rulebook, shown, translate)) : []),
    ...(pages.length > 1
      ? [translate({ key: 'rule.page', with: { page: at + 1, pages: pages.length } })]
      : []),
  ].join('\n');
  return { content, rows: buttonsOf({ search, page: at, withSources }, pages.length, found, translate) };
}

/** Whether the reader may expect rules of this game, which has none: it's played here, or they searched for a word of its name. */
function isMissed(
  { entry, isLast }: OpenRulebook,
  { length }: readonly OpenRulebook[],
  search: string,
  translate: Translate,
): boolean {
  if (entry.rulebook.length > 0) return false;
  const name = translate({ key: `game.${entry.game.id}` }).toLowerCase();
  return length === 1 || isLast === true || [name, ...name.split(' ')].includes(search.toLowerCase());
}

function sourceOf(rulebook: OpenRulebook) {
  return { rulebook: rulesOf(rulebook), topics: topicsOf(rulebook) };
}

/** Divides the lines into pages by their full length, so that a page has the same rules with and without sources. */
function inPages(lines: readonly Line[]): readonly (readonly Line[])[] {
  const pages: Line[][] = [];
  let letters = 0;
  for (const line of lines) {
    const last = pages.at(-1);
    letters += line.inFull.length;
    if (last !== undefined && last.length < RULES_ON_A_PAGE && letters <= LETTERS_ON_A_PAGE) last.push(line);
    else {
      pages.push([line]);
      letters = line.inFull.length;
    }
  }
  return pages;
}

/** If the rules of several games were searched, each sentence names its game. */
function inPlainWords(
  { rulebook, topic }: Found,
  isOneOfMany: boolean,
  translate: Translate,
): readonly string[] {
  if (topic === null) return [];
  const [name = ''] = namesOf(topic, translate);
  const game = { key: `game.${rulebook.entry.game.id}` };
  const title = isOneOfMany
    ? { key: 'rule.title-of-game', with: { name, game } }
    : { key: 'rule.title', with: { name } };
  return [translate(title), translate(topic.plain)];
}

function ofGame({ entry }: OpenRulebook): Phrase {
  return { key: 'rule.of-game', with: { game: { key: `game.${entry.game.id}` } } };
}

function buttonsOf(
  { search, page, withSources }: RuleQuestion,
  pages: number,
  found: readonly Found[],
  translate: Translate,
): readonly Row[] {
  const to = (kind: 'rule' | 'rule-sources', at: number, key: string) =>
    button(formatCustomId({ kind, page: at, search }), translate({ key }));
  const here = withSources ? 'rule-sources' : 'rule';
  const other = withSources ? 'rule' : 'rule-sources';
  const buttons = [
    ...(page > 0 ? [to(here, page - 1, 'button.back')] : []),
    ...(page < pages - 1 ? [to(here, page + 1, 'button.on')] : []),
    ...(found.some(({ byNumber }) => byNumber) ? [] : [to(other, page, `button.${other}`)]),
  ];
  return buttons.length === 0 ? [] : [row(buttons)];
}

function ruleLine({ row, text }: FoundRule, table: Table | null, translate: Translate): string {
  const marks = [sureness(row, table), ...houseMark(row, table), ...stateMark(row, table)];
  return translate({
    key: 'rule.line',
    with: { id: row.id, text, marks: marks.map(translate).join(' · ') },
  });
}

/** The certainty of a rule. A rule printed in one edition may differ in another, until a source for that edition agrees. */
function sureness({ confidence, unconfirmedIn }: RuleRow, table: Table | null): Phrase {
  const unconfirmed = unconfirmedIn.filter(
    (state) => table === null || table.options[RULES_OPTION] === state,
  );
  return unconfirmed.length === 0
    ? { key: `rule.${confidence}` }
    : { key: `rule.${confidence}-elsewhere`, with: { rules: unconfirmed.map(stateName) } };
}

function houseMark({ houseValue }: RuleRow, table: Table | null): readonly Phrase[] {
  if (houseValue === undefined) return [];
  const isOurs = table === null || houseValuesIn(table.box).includes(houseValue);
  return [{ key: isOurs ? 'rule.house-value' : 'rule.from-box-file' }];
}

/** The mark for rules that aren't in force everywhere. Empty if there is a table, since every rule shown is in force there. */
function stateMark({ rules }: RuleRow, table: Table | null): readonly Phrase[] {
  if (rules === undefined || table !== null) return [];
  return [{ key: 'rule.only-in', with: { rules: rules.map(stateName) } }];
}

function stateName(state: string): Phrase {
  return { key: 'rule.state', with: { state } };
}

/** Names the table's house values below a rule that states one. */
function houseLine(rulebook: OpenRulebook, shown: readonly Line[], translate: Translate): readonly string[] {
  const { entry, table } = rulebook;
  const hasHouseValue = shown.some(
    (line) => line.rulebook === rulebook && line.rule.row.houseValue !== undefined,
  );
  if (table === null || !hasHouseValue) return [];
  const values = entry.presenter.houseValues(table.box);
  return values.length === 0
    ? [translate({ key: 'rule.no-house-values' })]
    : [translate({ key: 'rule.house-values', with: { values } })];
}
