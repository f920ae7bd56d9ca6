/** Compares a load in which the best computers think with the same load in which computers don't. */
import { percentile } from '../../../scripts/bench/figures.ts';
import type { Loaded } from '../run.ts';
import { type Report, type Row, reportOf, row, tableOf, type When } from './report.ts';

/** The maximum acknowledgement time, as a multiple of the time with medium computers, which don't search. */
const MAX_TIMES = '1.2';
/** The maximum added delay of a board. */
const MAX_LATER_MS = 250;
/** The maximum use of a processor, in percent. */
const MAX_OF_A_CORE = 50;

export interface Compared {
  readonly without: Loaded;
  readonly thinking: Loaded;
}

export function comparisonOf({ without, thinking }: Compared): Report {
  const reports = [reportOf(without), reportOf(thinking)];
  const missed = missedBy({ without, thinking });
  return {
    rows: [
      ...acknowledgementRows(without, thinking, 'p50', 0.5),
      ...acknowledgementRows(without, thinking, 'p99', 0.99),
      ...boardRows(without, thinking),
      row('processor of what thinks', percentOf(thinking), '%', String(MAX_OF_A_CORE)),
      row('processor for an answer of a computer', perAnswer(thinking), 'ms'),
      row('answers of medium computers', without.played, ''),
      row('answers of computers at tables meanwhile', thinking.played, ''),
      row('presses and commands, beside medium computers', without.tally.acknowledged.length, ''),
      row('presses and commands, while they think', thinking.tally.acknowledged.length, ''),
      row('pieces of advice given meanwhile', thinking.advice, ''),
    ],
    problems: [...reports.flatMap(({ problems }) => problems), ...missed.map((text) => [text, 1] as const)],
    isClean: missed.length === 0 && reports.every(({ isClean }) => isClean),
  };
}

/** The targets that thinking has missed. Without answers of computers, there's nothing to compare. */
function missedBy({ without, thinking }: Compared): readonly string[] {
  const later = slowestOf(thinking) - slowestOf(without);
  const isBlind = thinking.plan.seated > 0 && Math.min(without.played, thinking.played) === 0;
  return [
    ...(isBlind ? ['no computer has answered'] : []),
    ...(later > MAX_LATER_MS ? [`the slowest board came ${Math.round(later)} ms later`] : []),
    ...(percentOf(thinking) > MAX_OF_A_CORE
      ? [`thinking took ${Math.round(percentOf(thinking))} % of a core`]
      : []),
  ];
}

function slowestOf({ tally }: Loaded): number {
  return percentile(tally.shown, 1);
}

function percentOf({ evening }: Loaded): number {
  return evening.spent.thinking * 100;
}

/** The processor time in ms, which other work on the machine hardly affects; null if advice was part of it. */
function perAnswer({ evening, played, plan }: Loaded): number | null {
  return plan.advised > 0 ? null : (evening.spent.thinking * evening.seconds * 1000) / played;
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
      row(`boards later while they think, ${name}`, meanwhile - before, 'ms', String(MAX_LATER_MS)),
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
with ${plan.seated} tables that start together, at each of which a person plays with two medium computers and takes ${plan.paceMs / 1000} s for an answer,
then with the best computers and while ${plan.advised} people at separate tables ask for advice again as soon as they get it. Only boards of tables without
computers are counted.

${tableOf(rows)}
`;
}
