/** `npm run load` puts many tables and so many actions a second on the built bot, and checks its targets. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { refuse, runTool } from '../command-line.ts';
import { commitOfNow } from '../commit.ts';
import { BUILT } from './bot.ts';
import { readWish, USAGE, type Wish } from './command-line.ts';
import { linesOf, pageOf, reportOf, sectionOf, withPart } from './report.ts';
import { load } from './run.ts';

const IDLE_MS = 10_000;

await runTool({
  usage: USAGE,
  read: readWish,
  run: (wish) => (existsSync(BUILT.main) ? measure(wish) : refuse('The bot is not built yet: npm run build')),
});

async function measure({ tables, rate, minutes, seed, fsyncMs, json, write }: Wish): Promise<void> {
  const command = `npm run load -- --tables ${tables} --rate ${rate} --minutes ${minutes} --seed ${seed}${fsyncMs === null ? '' : ` --fsync-ms ${fsyncMs}`}`;
  const commit = commitOfNow();
  const loaded = await load({
    tables,
    rate,
    seconds: minutes * 60,
    seed,
    program: BUILT,
    fsyncMs,
    idleMs: IDLE_MS,
    tell: (doing) => process.stderr.write(`${doing}\n`),
  });
  const report = reportOf(loaded);
  process.stdout.write(
    `${json ? JSON.stringify({ ...report, samples: loaded.evening.samples }) : linesOf(report)}\n`,
  );
  if (write !== undefined) {
    const today = new Date().toISOString().slice(0, 10);
    const before = existsSync(write) ? readFileSync(write, 'utf8') : '';
    const partOf = fsyncMs === null ? pageOf : sectionOf;
    writeFileSync(write, withPart(before, partOf(report, loaded, { today, commit, command })));
  }
  if (!report.isClean) {
    process.stderr.write(`Not everything went well. Again: ${command}\n`);
    process.exitCode = 1;
  }
}
