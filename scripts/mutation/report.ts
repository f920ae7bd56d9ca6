/** Reads the results of the mutation tester for a game: every mutant of every file, and the code that it changed. */
import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { reportOf } from './games.ts';

const position = z.object({ line: z.number(), column: z.number() });

const report = z.object({
  files: z.record(
    z.string(),
    z.object({
      source: z.string(),
      mutants: z.array(
        z.object({
          status: z.string(),
          static: z.boolean().default(false),
          coveredBy: z.array(z.string()).default([]),
          testsCompleted: z.number().default(0),
          replacement: z.string().default(''),
          location: z.object({ start: position, end: position }),
        }),
      ),
    }),
  ),
  testFiles: z.record(z.string(), z.object({ tests: z.array(z.unknown()) })),
});

type Report = z.infer<typeof report>;
type Tried = Report['files'][string]['mutants'][number];
type Position = z.infer<typeof position>;

/** The outcome of a mutant. One that no test runs has survived; one that breaks the loading of a test file was killed. */
type Fate = 'killed' | 'survived' | 'left out';

export interface Mutant {
  readonly file: string;
  /** The number of the line, from 1. */
  readonly line: number;
  /** The code before, and the code of the mutant; each run of white space is one blank. */
  readonly code: string;
  readonly replacement: string;
  readonly fate: Fate;
}

const FATES: Readonly<Record<string, Fate>> = {
  Killed: 'killed',
  Timeout: 'killed',
  Survived: 'survived',
  NoCoverage: 'survived',
  Ignored: 'left out',
};

/** Returns undefined if there's no mutation report for the game. */
export function readMutants(game: string): readonly Mutant[] | undefined {
  const path = reportOf(game);
  if (!existsSync(path)) return undefined;
  const { files, testFiles } = report.parse(JSON.parse(readFileSync(path, 'utf8')));
  const tests = Object.values(testFiles).reduce((sum, file) => sum + file.tests.length, 0);
  return Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants.map((mutant) => ({
      file,
      line: mutant.location.start.line,
      code: inOneLine(between(source, mutant.location.start, mutant.location.end)),
      replacement: inOneLine(mutant.replacement),
      fate: fateOf(mutant, tests),
    })),
  );
}

function fateOf(mutant: Tried, allTests: number): Fate {
  const fate = FATES[mutant.status];
  if (fate === undefined) throw new Error(`a mutant is ${mutant.status}: look at it in the report`);
  return fate === 'survived' && keepsTestsFromLoading(mutant, allTests) ? 'killed' : fate;
}

/** The mutation tester sees tests that fail, but not test files that never started because the rules threw while loading. */
function keepsTestsFromLoading(mutant: Tried, allTests: number): boolean {
  return mutant.testsCompleted < (mutant.static ? allTests : mutant.coveredBy.length);
}

function between(source: string, start: Position, end: Position): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  return lines
    .map((line, index) => (index === last ? line.slice(0, end.column - 1) : line))
    .map((line, index) => (index === 0 ? line.slice(start.column - 1) : line))
    .join('\n');
}

function inOneLine(code: string): string {
  return code.replace(/\s+/g, ' ').trim();
}
