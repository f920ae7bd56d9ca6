/**
 * `npm run golden` replays the golden logs and reports differences; with `--write` it searches for missing ones and adds
 * them.
 */

import { readGolden, writeGolden } from '../tools/conformance/golden/golden-file.ts';
import { brokenPromises, faultsIn } from '../tools/conformance/golden/keeping.ts';
import { writeMoments } from '../tools/conformance/golden/moments-file.ts';
import { searchGolden } from '../tools/conformance/golden/search.ts';
import { deferredBy, type GoldenSubject, rulesOf } from '../tools/conformance/golden/subject.ts';
import { SUBJECTS } from '../tools/conformance/subjects.ts';
import { readOptions, runTool } from './command-line/command-line.ts';

const USAGE = `npm run golden              replays every golden log and says which value differs, and from which action on
npm run golden -- --write   looks for games for the missing logs (all of them after a new rules version) and writes these
--game GAME                 does so for one game only`;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function complain(lines: readonly string[]): void {
  process.stderr.write(`${lines.join('\n')}\n`);
  process.exitCode = 1;
}

function check(subject: GoldenSubject): void {
  const faults = rulesOf(subject).flatMap((rules) => faultsIn(subject, rules));
  if (faults.length > 0) complain(faults);
  else say(`${subject.game.id}: all ${deferredBy(subject).length} golden logs replay as they were played`);
}

/** Writes all files or none: nothing changes if a search finds no game, or if an old log would replay differently. */
function write(subject: GoldenSubject): void {
  const { id, rulesVersion } = subject.game;
  const kept = rulesOf(subject).flatMap((rules) => readGolden(id, rules) ?? []);
  const broken = kept.flatMap((file) => brokenPromises(subject, file));
  if (broken.length > 0) {
    const ask = `Rules that change an old log need a new version: ${rulesVersion} is in src/games/${id}/state/versions.ts.`;
    complain([...broken, '', `Nothing was written. ${ask}`]);
    return;
  }
  const found = rulesOf(subject).map((rules) => {
    const same = kept.find(
      (file) => file.rulesVersion === rulesVersion && file.logs[0]?.cell.rules === rules,
    );
    const of = deferredBy(subject).filter((cell) => cell.rules === rules).length;
    say(`${id}, ${rules}: ${of} logs, ${same?.logs.length ?? 0} of them kept`);
    let place = same?.logs.length ?? 0;
    const report = (name: string) => {
      place += 1;
      say(`  ${place} of ${of}: ${name}`);
    };
    const tried = (name: string, games: number) => say(`  ${name}: not in ${games} games, still looking`);
    return { rules, ...searchGolden(subject, rules, report, same, tried) };
  });
  for (const { rules, file, moments } of found) {
    writeGolden(rules, file);
    writeMoments(id, rules, moments);
  }
  check(subject);
}

await runTool({
  usage: USAGE,
  read: (args) => readOptions(args, { write: { type: 'boolean', default: false }, game: { type: 'string' } }),
  run({ values }) {
    const meant = SUBJECTS.filter(({ game }) => values.game === undefined || game.id === values.game);
    if (meant.length === 0) complain([`No game is called ${values.game}.`]);
    for (const { golden } of meant) (values.write ? write : check)(golden);
  },
});
