/** Puts the result of a run into words, for the terminal and for the page in docs. */

import { PARSERS } from './parsers/trials.ts';
import type { RunResult } from './run.ts';
import { KINDS } from './stage/input.ts';

export interface Circumstances {
  readonly seed: string;
  readonly count: number;
  readonly minutes: number;
  readonly commit: string;
  readonly date: string;
  readonly node: string;
  readonly cores: number;
}

/** Findings, each with the line that reproduces it; empty if there are none. */
export function findingLines(result: RunResult, seed: string): readonly string[] {
  return [
    ...result.findings.flatMap(({ what, detail, at, payload, round }) => [
      `${what}: ${detail}`,
      `  last input: ${payload}`,
      `  npm run fuzz -- --seed ${seed} --round ${round} --count ${Math.max(at, 1)}`,
    ]),
    ...result.parsers.findings.flatMap(({ parser, input, detail }) => [
      `${parser}: ${detail}`,
      `  text: ${JSON.stringify(input)}`,
      `  npm run fuzz -- --seed ${seed} --count ${total(result.parsers.read)}`,
    ]),
  ];
}

export function fuzzPage(
  result: RunResult,
  { seed, count, minutes, commit, date, node, cores }: Circumstances,
): string {
  const found = result.findings.length + result.parsers.findings.length;
  const texts = total(result.parsers.read);
  return `# Input from outside

Written by \`npm run fuzz -- --count ${count} --seed ${seed} --write docs/data/fuzz.md\` on ${date}, commit ${commit}, Node ${node}, ${cores} cores,
in ${minutes.toFixed(1)} minutes.

**${found === 0 ? 'Nothing was found.' : `${found} findings.`}** ${count} interactions in ${result.rounds} rounds: ${result.refused} were refused with a text, ${result.changed} changed a table, ${result.answered.daily} were stored as answers in the daily challenge and ${result.answered.practice} in practice.
${texts} texts were passed to the parsers.

Each round has its own bot (the real client and a real database) on a local Discord. Its tables, of all games, are in the lobby, at the
beginning, in mid-game, at rare questions, paused, suspended, closed or over; one is on another server. Sensible players
play on between the inputs, and time passes. People also play the daily challenge and practise past ones. Pictures aren't drawn: in some rounds boards have the smallest possible picture,
and in the others the painter reports that it's busy, so that boards are posted as text.

After each input, the fuzzer checks that the input got one answer, with a text, within Discord's rules, which only its sender can read; that it pinged
no one; that a refused input changed nothing; that no one read an apology, the log has no warning and no rejected promise went unhandled;
that no seed of a running game or of a challenge was shown; that the table on the other server is unchanged; and that versions have no gaps.

Now and then random columns in random rows of a live table are changed from outside. The other tables must still be listed and played, the damaged table must be
listed and can be ended, which frees its channel, and nothing may throw. Results, settings and box files are damaged in the same way:
everyone else's must stay readable, and saving new values must repair the damaged ones.
${result.damaged} tables were damaged.

| interactions | sent |
|---|---|
${KINDS.map((kind) => `| ${kind} | ${result.sent[kind]} |`).join('\n')}

| texts | read |
|---|---|
${PARSERS.map((parser) => `| ${parser} | ${result.parsers.read[parser]} |`).join('\n')}

Questions that were open when inputs arrived: ${result.asked.join(', ')}.

A finding is printed with the command that repeats its round, because a seed gives the same inputs again. Only message ids, and the order in which two
things end at the same moment, are random.

Packets that Discord could never send, such as a list in place of an object, are not tested: the client library
fails on them before the bot gets anything.
`;
}

function total(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((sum, each) => sum + each, 0);
}
