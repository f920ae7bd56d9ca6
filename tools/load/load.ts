/** `npm run load` runs the built bot with many tables at a given rate of actions, and checks its targets. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { refuse, runTool } from '../../scripts/command-line/command-line.ts';
import { commitOfNow } from '../../scripts/command-line/commit.ts';
import { BUILT } from './bot.ts';
import { readWish, USAGE, type Wish } from './command-line.ts';
import { comparisonOf, sectionOfComparison } from './report/compared.ts';
import {
  linesOf,
  pageOf,
  type Report,
  reportOf,
  sectionOf,
  sectionOfServer,
  type When,
  withPart,
} from './report/report.ts';
import { type LoadPlan, load } from './run.ts';

const IDLE_MS = 10_000;

await runTool({
  usage: USAGE,
  read: readWish,
  run: (wish) => (existsSync(BUILT.main) ? measure(wish) : refuse('The bot is not built yet: npm run build')),
});

/** The results as readable text, as JSON and for the page. */
interface Measured {
  readonly report: Report;
  readonly data: unknown;
  section(when: When): string;
}

async function measure(wish: Wish): Promise<void> {
  const {
    database,
    processes,
    tables,
    played,
    rate,
    minutes,
    seed,
    fsyncMs,
    computers,
    seated,
    pace,
    advised,
    crowd,
    daily,
    json,
    write,
  } = wish;
  const where =
    database === 'sqlite' ? '' : `--database ${database} --processes ${processes} --played ${played} `;
  const more = `${fsyncMs === null ? '' : ` --fsync-ms ${fsyncMs}`}${computers ? ` --computers --seated ${seated} --pace ${pace} --advised ${advised}` : ''}${crowd ? ' --crowd' : ''}${daily > 0 ? ` --daily ${daily}` : ''}`;
  const command = `npm run load -- ${where}--tables ${tables} --rate ${rate} --minutes ${minutes} --seed ${seed}${more}`;
  const commit = commitOfNow();
  const { report, data, section } = await (computers
    ? besideComputers(planOf(wish), wish)
    : alone(planOf(wish)));
  process.stdout.write(`${json ? JSON.stringify(data) : linesOf(report)}\n`);
  if (write !== undefined) {
    const today = new Date().toISOString().slice(0, 10);
    const before = existsSync(write) ? readFileSync(write, 'utf8') : '';
    writeFileSync(write, withPart(before, section({ today, commit, command })));
  }
  if (!report.isClean) {
    process.stderr.write(`Not everything went well. Again: ${command}\n`);
    process.exitCode = 1;
  }
}

function planOf({
  database,
  processes,
  tables,
  played,
  rate,
  minutes,
  seed,
  fsyncMs,
  pace,
  crowd,
  daily,
}: Wish): LoadPlan {
  return {
    database,
    processes,
    tables,
    played,
    rate,
    seconds: minutes * 60,
    seed,
    program: BUILT,
    fsyncMs,
    advised: 0,
    seated: 0,
    paceMs: pace * 1000,
    strength: 'good',
    hasCrowd: crowd,
    challenged: daily,
    idleMs: IDLE_MS,
    emit: (doing) => process.stderr.write(`${doing}\n`),
  };
}

async function alone(plan: LoadPlan): Promise<Measured> {
  const loaded = await load(plan);
  const report = reportOf(loaded);
  return {
    report,
    data: { ...report, samples: loaded.evening.samples },
    section: (when) => sectionFor(plan)(report, loaded, when),
  };
}

function sectionFor({ database, fsyncMs }: LoadPlan): typeof sectionOf {
  if (database === 'postgres') return sectionOfServer;
  return fsyncMs === null ? pageOf : sectionOf;
}

/** In the first half the same tables play with computers that don't think, so that both halves draw the same number of boards. */
async function besideComputers(
  plan: LoadPlan,
  { seated, advised }: Pick<Wish, 'seated' | 'advised'>,
): Promise<Measured> {
  const without = await load({ ...plan, seated });
  const thinking = await load({ ...plan, advised, seated, strength: 'best' });
  const compared = { without, thinking };
  const report = comparisonOf(compared);
  return { report, data: report, section: (when) => sectionOfComparison(report, compared, when) };
}
