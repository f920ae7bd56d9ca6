/**
 * `npm run fuzz` gives random and damaged inputs to the whole bot and to everything that parses text, and reports the results.
 */
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { runTool } from '../../scripts/command-line/command-line.ts';
import { commitOfNow } from '../../scripts/command-line/commit.ts';
import { type FuzzPlan, readFuzzPlan, USAGE } from './command-line.ts';
import { findingLines, fuzzPage } from './page.ts';
import { playRun } from './run.ts';

async function fuzz(plan: FuzzPlan): Promise<void> {
  const commit = commitOfNow();
  const started = performance.now();
  const result = await playRun(plan, (line) => process.stdout.write(`${line}\n`));
  const page = fuzzPage(result, {
    ...plan,
    minutes: (performance.now() - started) / 60_000,
    commit,
    date: new Date().toISOString().slice(0, 10),
    node: process.versions.node,
    cores: availableParallelism(),
  });
  const lines = findingLines(result, plan.seed);
  process.stdout.write(`${lines.length > 0 ? `${lines.join('\n')}\n` : ''}\n${page}`);
  if (plan.page !== null) writeFileSync(plan.page, page);
  if (lines.length > 0) process.exitCode = 1;
}

await runTool({ usage: USAGE, read: readFuzzPlan, run: fuzz });
