/** Reports a load with its targets: as lines for a terminal and as a page. */
import { megabytes, percentile } from '../../../scripts/bench/figures.ts';
import { bottleneckOf } from '../processors.ts';
import type { Loaded } from '../run.ts';

export interface Row {
  readonly measure: string;
  readonly value: number | null;
  readonly unit: string;
  readonly target: string;
}

export interface Report {
  readonly rows: readonly Row[];
  /** Each refusal, failure and complaint, with its count. */
  readonly problems: readonly (readonly [text: string, times: number])[];
  /** Whether there are no refusals and no failures. */
  readonly isClean: boolean;
}

export function reportOf(loaded: Loaded): Report {
  const { tally, evening, complaints, exitCode, plan } = loaded;
  const { acknowledged, shown, refused, failed } = tally;
  const first = evening.samples.filter(({ second }) => second <= stretchOf(loaded));
  const last = evening.samples.filter(({ second }) => second >= plan.seconds - stretchOf(loaded));
  const firstMemory = mean(first.map(({ bot }) => bot));
  const lastMemory = mean(last.map(({ bot }) => bot));
  const [before, half, after] = evening.needed;
  const painters = evening.samples.at(-1)?.painters ?? null;
  const rows: readonly Row[] = [
    row('cold start to ready', loaded.coldStart, 'ms', '2,000'),
    row('start to ready with all tables', loaded.startWithTables, 'ms'),
    row('backlog: a board for every table', loaded.backlog / 1000, 's'),
    row('acknowledgement, p50', percentile(acknowledged, 0.5), 'ms', '15'),
    row('acknowledgement, p99', percentile(acknowledged, 0.99), 'ms', '100'),
    row('acknowledgement, slowest', Math.max(...acknowledged), 'ms'),
    row('press to board, p50', percentile(shown, 0.5), 'ms'),
    row('press to board, p95', percentile(shown, 0.95), 'ms', '400'),
    row('press to board, p99', percentile(shown, 0.99), 'ms'),
    row('presses and commands', acknowledged.length, ''),
    row('presses and commands a second', acknowledged.length / evening.seconds, ''),
    row('answers carried out and shown', shown.length, ''),
    row('games that ended and were followed by another', tally.begun, ''),
    row('refused', refused.length, '', '0'),
    row('failed', failed.length, '', '0'),
    row('answered by the table itself a moment before', tally.overtaken, ''),
    row('boards later than 20 s', tally.late, '', '0'),
    row('boards without their picture', tally.withoutPicture, '', '0'),
    row('errors in the log', complaints.errors, '', '0'),
    row('warnings in the log', complaints.warnings, ''),
    row('jobs due at the end', loaded.outbox, '', '0'),
    row('event loop late, p50', evening.loop.p50, 'ms'),
    row('event loop late, p99', evening.loop.p99, 'ms', '20'),
    row('event loop late, most', evening.loop.max, 'ms'),
    row('memory idle', megabytes(loaded.idle.bot), 'MB', '150'),
    row('memory, first stretch', megabytes(firstMemory), 'MB', '300'),
    row('memory, last stretch', megabytes(lastMemory), 'MB', '300'),
    row('memory grown in between', megabytes(lastMemory - firstMemory), 'MB', 'none'),
    row('heap in need before', megabytes(before), 'MB'),
    row('heap in need after half of the time', megabytes(half), 'MB'),
    row('heap in need after all of it', megabytes(after), 'MB', 'no more'),
    row('memory of the processes that draw and think', painters === null ? null : megabytes(painters), 'MB'),
    row('processor, without drawing and thinking', evening.cpuShare * 100, '%'),
    row('processor for a press, the bot itself', spentOn(loaded, 'bots'), 'ms'),
    row('processor for a press, what draws', spentOn(loaded, 'drawing'), 'ms'),
    row('processor for a press, what thinks', spentOn(loaded, 'thinking'), 'ms'),
    ...(plan.database === 'sqlite'
      ? []
      : [row('processor for a press, PostgreSQL', spentOn(loaded, 'server'), 'ms')]),
    row('database', megabytes(loaded.database), 'MB'),
    row('its write-ahead log', megabytes(loaded.wal), 'MB'),
    row('local Discord: event loop late, p99', evening.harnessLoop, 'ms'),
    ...rowsOfDisk(loaded),
    ...rowsOfCrowd(loaded),
    ...rowsOfChallenge(loaded),
    ...rowsOfEach(loaded),
    row('exit code when told to stop', exitCode, '', '0'),
  ];
  const missing = tally.late + tally.withoutPicture + (loaded.challenged?.lost ?? 0);
  const isClean = refused.length + failed.length + missing + complaints.errors === 0 && exitCode === 0;
  return { rows, problems: [...counted([...refused, ...failed]), ...complaints.told], isClean };
}

/** The processor time in ms, which other work on the machine hardly affects. */
function spentOn({ evening, tally }: Loaded, who: 'bots' | 'drawing' | 'thinking' | 'server'): number {
  return (evening.spent[who] * evening.seconds * 1000) / tally.acknowledged.length;
}

/** The rows for each program, if there are several. */
function rowsOfEach({ evening }: Loaded): readonly Row[] {
  if (evening.each.length < 2) return [];
  return evening.each.flatMap(({ rss, loop }, at) => [
    row(`program ${at + 1}: memory`, megabytes(rss), 'MB'),
    row(`program ${at + 1}: event loop late, p99`, loop.p99, 'ms', '20'),
  ]);
}

function rowsOfDisk({ disk, plan }: Loaded): readonly Row[] {
  if (disk === null) return [];
  const { fsyncs, changes } = disk;
  return [
    row('every fsync longer by', plan.fsyncMs, 'ms'),
    row('fsyncs a change to a table', fsyncs.all / changes, '', '2'),
    row('fsyncs on the thread that answers people', fsyncs.onFirstThread, '', '0'),
  ];
}

function rowsOfChallenge({ challenged }: Loaded): readonly Row[] {
  if (challenged === null) return [];
  const { people, finished, shown, withoutPicture, refused, lost } = challenged;
  return [
    row('daily: people', people, ''),
    row('daily: attempts that were finished', finished, ''),
    row('daily: pages shown', shown.length, ''),
    row('daily: press to page, p50', percentile(shown, 0.5), 'ms'),
    row('daily: press to page, p95', percentile(shown, 0.95), 'ms'),
    row('daily: boards without their picture', withoutPicture, '', '0'),
    row('daily: refused and repeated', refused, ''),
    row('daily: pages that were not shown', lost, '', '0'),
  ];
}

function rowsOfCrowd({ crowded }: Loaded): readonly Row[] {
  if (crowded === null) return [];
  const { presses, told, shed, slowest, bystander } = crowded;
  return [
    row('crowd: presses at one table in five seconds', presses, ''),
    row('crowd: told within three seconds', told, '', String(presses)),
    row('crowd: of these shed', shed, ''),
    row('crowd: slowest word', slowest, 'ms', '3,000'),
    row('crowd: acknowledgement at another table, p50', percentile(bystander, 0.5), 'ms', '15'),
    row('crowd: acknowledgement at another table, p99', percentile(bystander, 0.99), 'ms', '100'),
  ];
}

/** The length of the first and the last stretch that are compared: a minute, or a quarter of a short load, in seconds. */
function stretchOf({ plan }: Loaded): number {
  return Math.min(60, plan.seconds / 4);
}

export function row(measure: string, value: number | null, unit: string, target = '-'): Row {
  return { measure, value, unit, target };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function counted(texts: readonly string[]): readonly (readonly [string, number])[] {
  return [...new Set(texts)].map((text) => [text, texts.filter((one) => one === text).length] as const);
}

function numberOf({ value }: Row): string {
  if (value === null || !Number.isFinite(value)) return '-';
  return value.toLocaleString('en', { maximumFractionDigits: Math.abs(value) < 100 ? 1 : 0 });
}

export function linesOf({ rows, problems }: Report): string {
  const lines = rows.map(
    (one) =>
      `${one.measure.padEnd(50)}${numberOf(one).padStart(10)} ${one.unit.padEnd(4)}${one.target === '-' ? '' : ` target ${one.target}`}`,
  );
  return [...lines, ...problems.map(([text, times]) => `${times} x ${text}`)].join('\n');
}

/** The rows as a table of a page. */
export function tableOf(rows: readonly Row[]): string {
  const lines = rows.map((one) => `| ${one.measure} | ${numberOf(one)} ${one.unit} | ${one.target} |`);
  return ['| measure | value | target |', '|---|---|---|', ...lines].join('\n');
}

/** The part of the page for programs on a PostgreSQL server. */
export function sectionOfServer(
  { rows, problems }: Report,
  { plan, evening }: Loaded,
  { today, commit, command }: When,
): string {
  const { tables, played, processes, rate, seconds } = plan;
  const programs = processes === 1 ? 'one program' : `${processes} programs`;
  const listed = problems.map(([text, times]) => `* ${times} x \`${text.replaceAll('`', "'")}\``);
  return `## PostgreSQL, ${programs}, ${tables.toLocaleString('en')} tables

\`\`\`sh
${command}
\`\`\`

${today}, commit ${commit}. ${tables.toLocaleString('en')} tables, of which people play at ${played.toLocaleString('en')}; ${rate} actions a second for ${seconds} seconds.
Memory and processor are those of all programs together, delays those of the worst.

${tableOf(rows)}

The bottleneck: ${bottleneckOf(evening.spent)}
${listed.length === 0 ? '' : `\n${listed.join('\n')}\n`}`;
}

/** The date, the commit and the command of a measurement. */
export interface When {
  /** A date. */
  readonly today: string;
  /** A short hash. */
  readonly commit: string;
  readonly command: string;
}

export function pageOf(
  { rows, problems }: Report,
  { plan }: Loaded,
  { today, commit, command }: When,
): string {
  const { tables, rate, seconds, seed } = plan;
  const listed = problems.map(([text, times]) => `* ${times} x \`${text.replaceAll('`', "'")}\``);
  return `# Under load

The built bot runs in its own process, on a local Discord in another process. ${tables.toLocaleString('en')} tables of all games, in threads, are
opened and started in the database before the bot starts, so the bot first works off a backlog of boards. Then two people at each table
play sensibly with buttons, menus and commands: ${rate} actions a second in total, for ${seconds} seconds.
Players whose game has ended start another. Times are measured at the local Discord.

\`\`\`sh
${command}
\`\`\`

${today}, commit ${commit}, seed \`${seed}\`, 2 cores, Node ${process.version}.

${tableOf(rows)}

${listed.length === 0 ? 'Nothing was refused, nothing failed, and the log has no errors or warnings.' : listed.join('\n')}
`;
}

/** The rows of a slow disk: the effect on people, and the load on the disk. */
const OF_DISK =
  /^acknowledgement|^press to board|^presses|^refused|^failed|^boards later|^event loop late, p99|fsync/;

/** The part of the page for a load with a slow disk. */
export function sectionOf({ rows }: Report, { plan }: Loaded, { today, commit, command }: When): string {
  return `## Every fsync ${plan.fsyncMs} ms longer

\`\`\`sh
${command}
\`\`\`

${today}, commit ${commit}. ${plan.tables} tables, ${plan.rate} actions a second for ${plan.seconds} seconds.

${tableOf(rows.filter(({ measure }) => OF_DISK.test(measure)))}
`;
}

/** The parts of a page: the text before the first heading, and one for each heading. */
function partsOf(page: string): readonly string[] {
  return page.split(/^(?=## )/m).map((part) => `${part.trimEnd()}\n`);
}

/** Replaces the part with the same heading; a part without a heading replaces the first. */
export function withPart(page: string, part: string): string {
  const [heading = ''] = part.split('\n');
  const isOther = (one: string) =>
    heading.startsWith('## ') ? !one.startsWith(`${heading}\n`) : one.startsWith('## ');
  const others = partsOf(page).filter(isOther);
  return (heading.startsWith('## ') ? [...others, part] : [part, ...others]).join('\n');
}
