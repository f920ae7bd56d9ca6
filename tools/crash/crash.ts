/** `npm run crash` kills the program while games are played, and checks after each restart whether anything was lost. */
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { runTool } from '../../scripts/command-line/command-line.ts';
import { commitOfNow } from '../../scripts/command-line/commit.ts';
import { type Order, readOrder, USAGE } from './command-line.ts';
import { pageOf } from './page.ts';
import { runCrash } from './run.ts';

const MINUTE_MS = 60_000;

await runTool({
  usage: USAGE,
  read: (args) => readOrder(args, randomBytes(4).toString('hex')),
  run: crash,
});

async function crash(order: Order): Promise<void> {
  const { kills, seed, database, processes, page } = order;
  const commit = commitOfNow();
  const start = Date.now();
  const outcome = await runCrash({
    kills,
    seed,
    database,
    processes,
    told: (line) => process.stdout.write(`${line}\n`),
  });
  const text = pageOf(order, outcome, {
    date: new Date().toISOString().slice(0, 10),
    commit,
    node: process.version.slice(1),
    cores: availableParallelism(),
    minutes: Math.max(1, Math.round((Date.now() - start) / MINUTE_MS)),
  });
  if (page === null) process.stdout.write(`\n${text}`);
  else writeFileSync(page, text);
  if (outcome.faults.length === 0) return;
  process.stderr.write(`${outcome.faults.join('\n')}\n`);
  process.stderr.write(
    `npm run crash -- --database ${database} --processes ${processes} --kills ${kills} --seed ${seed}\n`,
  );
  process.exitCode = 1;
}
