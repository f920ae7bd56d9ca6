/** `npm run load`: many tables, so many actions a second, and whether the built bot keeps its word. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { commitOfNow } from './commit.ts';
import { BUILT } from './load/bot.ts';
import { readWish, USAGE } from './load/command-line.ts';
import { load } from './load/load.ts';
import { linesOf, pageOf, reportOf, sectionOf, withPart } from './load/report.ts';

const BAD_ARGUMENTS = 2;
const IDLE_MS = 10_000;

const wish = readWish(process.argv.slice(2));
if (typeof wish === 'string') refuse(`${wish}\n\n${USAGE}`);
else if (!existsSync(BUILT.main)) refuse('The bot is not built yet: npm run build');
else {
  const { tables, rate, minutes, seed, fsyncMs, json, write } = wish;
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

function refuse(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = BAD_ARGUMENTS;
}
