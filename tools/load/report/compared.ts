/** Compares a load in which the best computers think with the same load in which computers don't. */
import { percentile } from '../../../scripts/bench/figures.ts';
import type { Loaded } from '../run.ts';
import { type Report, type Row, reportOf, row, tableOf, type When } from './report.ts';

/** The maximum ratio of the acknowledgement time to the one with medium computers, which don't search. */
const MAX_TIMES = '1.2';
/** The maximum added delay of a board. */
const MAX_LATER_MS = '250';
/** The maximum use of a processor, in percent. */
const MAX_OF_A_CORE = '50';

export interface Compared {
  readonly without: Loaded;
  readonly thinking: Loaded;
}

export function comparisonOf({ without, thinking }: Compared): Report {
  const reports = [reportOf(without), reportOf(thinking)];
  return {
    rows: [
      ...acknowledgementRows(without, thinking, 'p50', 0.5),
      ...acknowledgementRows(without, thinking, 'p99', 0.99),
      ...boardRows(without, thinking),
      row('processor of what thinks', thinking.evening.spent.thinking * 100, '%', MAX_OF_A_CORE),
      row('answers of computers at tables meanwhile', thinking.played, ''),
      row('presses and commands, beside medium computers', without.tally.acknowledged.length, ''),
      row('presses and commands, while they think', thinking.tally.acknowledged.length, ''),
      row('pieces of advice given meanwhile', thinking.advice, ''),
    ],
    problems: reports.flatMap(({ problems }) => problems),
    isClean: reports.every(({ isClean }) => isClean),
  };
}

function acknowledgementRows(without: Loaded, thinking: Loaded, name: string, share: number): readonly Row[] {
  const before = percentile(without.tally.acknowledged, share);
  const meanwhile = percentile(thinking.tally.acknowledged, share);
  return [
    row(`acknowledgement beside medium computers, ${name}`, before, 'ms'),
    row(`acknowledgement while they think, ${name}`, meanwhile, 'ms'),
    row(`times as long while they think, ${name}`, meanwhile / before, '', MAX_TIMES),
  ];
}

/** The boards of tables without computers. */
function boardRows(without: Loaded, thinking: Loaded): readonly Row[] {
  const shares = [
    ['p50', 0.5],
    ['p99', 0.99],
    ['slowest', 1],
  ] as const;
  return shares.flatMap(([name, share]) => {
    const before = percentile(without.tally.shown, share);
    const meanwhile = percentile(thinking.tally.shown, share);
    return [
      row(`press to board beside medium computers, ${name}`, before, 'ms'),
      row(`press to board while they think, ${name}`, meanwhile, 'ms'),
      row(`boards later while they think, ${name}`, meanwhile - before, 'ms', MAX_LATER_MS),
    ];
  });
}

/** The part of the page for such a comparison. */
export function sectionOfComparison(
  { rows }: Report,
  { thinking: { plan } }: Compared,
  { today, commit, command }: When,
): string {
  return `## While computers think

\`\`\`sh
${command}
\`\`\`

${today}, commit ${commit}. ${plan.tables} tables, ${plan.rate} actions a second for ${plan.seconds} seconds, twice: first
with ${plan.seated} tables that start together, at each of which a person plays with two medium computers, then with the best computers and while
${plan.advised} people at separate tables ask for advice again as soon as they get it. Only boards of tables without computers are counted.

${tableOf(rows)}
`;
}
