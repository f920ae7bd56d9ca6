/** Runs every parser of outside texts on valid, damaged and random input. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chanceOf } from './chance.ts';
import { PARSERS, type Parser, TRIALS } from './parsers/trials.ts';

export interface ParserFinding {
  readonly parser: Parser;
  readonly input: string;
  readonly detail: string;
}

export interface ParsersResult {
  readonly read: Readonly<Record<Parser, number>>;
  readonly findings: readonly ParserFinding[];
}

/** Reading a file requires writing it first, so fewer files than texts are tried. */
const SHARES: Readonly<Record<Parser, number>> = {
  'box file': 20,
  'game file': 12,
  'custom id': 25,
  'answer code': 15,
  form: 8,
  environment: 10,
  'stored column': 25,
  'state file': 8,
};

export async function playParsers(seed: string, count: number): Promise<ParsersResult> {
  const chance = chanceOf(seed);
  const folder = mkdtempSync(join(tmpdir(), 'ratatoskr-fuzz-'));
  const read = Object.fromEntries(PARSERS.map((parser) => [parser, 0])) as Record<Parser, number>;
  const findings: ParserFinding[] = [];
  for (let left = count; left > 0; left -= 1) {
    const parser = chance.weighed(SHARES);
    const { input, run } = TRIALS[parser](chance, folder);
    read[parser] += 1;
    try {
      await run();
    } catch (error) {
      const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
      findings.push({ parser, input, detail });
    }
  }
  rmSync(folder, { recursive: true, force: true });
  return { read, findings };
}
