/** Runs rounds one after another until the wanted number of inputs has been sent, then fuzzes the parsers. */
import type { FuzzPlan } from './command-line.ts';
import { type ParsersResult, playParsers } from './parsers.ts';
import { type Finding, playRound } from './round.ts';
import { KINDS, type Kind } from './stage/input.ts';
import type { Answered } from './stage/ledger.ts';

/** A round costs some seconds before its first input, and a longer round takes longer to repeat. */
const INPUTS_IN_A_ROUND = 4_000;

export interface Found extends Finding {
  /** The number of the round, from 1. */
  readonly round: number;
}

export interface RunResult {
  readonly rounds: number;
  readonly sent: Readonly<Record<Kind, number>>;
  readonly refused: number;
  readonly changed: number;
  readonly answered: Answered;
  readonly damaged: number;
  readonly asked: readonly string[];
  readonly findings: readonly Found[];
  readonly parsers: ParsersResult;
}

/** `tells` is called for every round. */
export async function playRun(
  { count, seed, round: only }: FuzzPlan,
  tells: (line: string) => void,
): Promise<RunResult> {
  const sent = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Record<Kind, number>;
  const asked = new Set<string>();
  const findings: Found[] = [];
  let refused = 0;
  let changed = 0;
  const answered = { daily: 0, practice: 0 };
  let damaged = 0;
  let rounds = 0;
  let left = count;
  for (let round = only ?? 1; left > 0; round += 1) {
    const inputs = only === null ? Math.min(left, INPUTS_IN_A_ROUND) : left;
    const played = await playRound({ seed: `${seed}/${round}`, inputs });
    left -= inputs;
    rounds += 1;
    for (const kind of KINDS) sent[kind] += played.sent[kind];
    for (const question of played.asked) asked.add(question);
    refused += played.refused;
    changed += played.changed;
    answered.daily += played.answered.daily;
    answered.practice += played.answered.practice;
    damaged += played.damaged;
    findings.push(...played.findings.map((finding) => ({ ...finding, round })));
    tells(`round ${round}: ${inputs} inputs, ${played.findings.length} findings`);
  }
  const parsers = await playParsers(seed, only === null ? count : 0);
  const questions = [...asked].sort();
  return { rounds, sent, refused, changed, answered, damaged, asked: questions, findings, parsers };
}
