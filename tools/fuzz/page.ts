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
  return `# What comes in from outside

Written by \`npm run fuzz -- --count ${count} --seed ${seed} --write docs/data/fuzz.md\` on ${date}, commit ${commit}, Node ${node}, ${cores} cores,
in ${minutes.toFixed(1)} minutes.

**${found === 0 ? 'Nothing was found.' : `${found} findings.`}** ${count} interactions in ${result.rounds} rounds: ${result.refused} were refused in words, ${result.changed} changed a table.
${texts} texts were given to everything that reads texts.

Each round has a bot of its own (the real client, a real database) on a local Discord, with tables of all three games in the
lobby, at their beginning, in mid game, at questions of their own, paused, suspended, asleep, ended, and one of another server. Sensible players
play on between the inputs, and time goes on. Pictures are not drawn: in some rounds the smallest one there is comes along,
in the others the painter says it is busy, so that boards come as text.

After each input: it was answered once, within Discord's rules, with words, and only its sender reads them; nobody is called
by it; whoever was refused has changed nothing; nobody read an apology, the log has no warning, no promise was left without
anybody to catch it; no seed of a running game was told; a table of another server stays as it was; versions have no gaps.

Now and then other hands change random columns of random rows of a live table: the other tables are listed and play on, the damaged one is
listed and can be ended, its channel is free again, and nothing is thrown. The same is done to a result, to what a person or a server chose and to a
box: everybody else's can be read, and choosing again mends it.
${result.damaged} tables were damaged.

| interactions | sent |
|---|---|
${KINDS.map((kind) => `| ${kind} | ${result.sent[kind]} |`).join('\n')}

| texts | read |
|---|---|
${PARSERS.map((parser) => `| ${parser} | ${result.parsers.read[parser]} |`).join('\n')}

Questions that stood while it was meddled: ${result.asked.join(', ')}.

A finding is printed with the line that repeats its round: a seed gives the same inputs again. Only ids of messages, and the order in which two
things end at the same moment, are chance.

Not part of it: packets of which Discord could never send a word, such as a list where an object belongs. The client library
fails on them before the bot hears of anything.
`;
}

function total(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((sum, each) => sum + each, 0);
}
