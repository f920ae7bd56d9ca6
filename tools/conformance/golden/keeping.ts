/** Finds faults in stored golden logs, and decides whether new logs may replace them. */

import { grouped, remedy } from './changed-events.ts';
import { type GoldenFile, readGolden } from './golden-file.ts';
import { differences, replayed } from './strict-replay.ts';
import { deferredBy, type GoldenSubject, nameOf } from './subject.ts';

/**
 * A sentence for each promised log that is missing or no longer the same game, and for each log that no promise covers. Changed
 * events are shown once for all logs, with the remedy.
 */
export function faultsIn(subject: GoldenSubject, rules: string): readonly string[] {
  const file = readGolden(subject.game.id, rules);
  if (file === null) return [`${subject.game.id} has no golden logs for ${rules}`];
  const deferred = deferredBy(subject)
    .filter((cell) => cell.rules === rules)
    .map(nameOf);
  const kept = file.logs.map(({ cell }) => nameOf(cell));
  const games = file.logs.map((golden) => ({ golden, ...replayed(subject, file, golden) }));
  const changes = grouped(games.map((each) => each.changes));
  return [
    ...deferred.filter((name) => !kept.includes(name)).map((name) => `${name}: there is none`),
    ...kept.filter((name) => !deferred.includes(name)).map((name) => `${name}: nobody promised it`),
    ...games.flatMap(({ golden, faults }) => faults.map((fault) => `${nameOf(golden.cell)}: ${fault}`)),
    ...(changes.length === 0 ? [] : [...changes, remedy(subject.game.id)]),
  ];
}

function differencesIn(subject: GoldenSubject, file: GoldenFile): readonly string[] {
  return file.logs.flatMap((golden) =>
    differences(subject, file, golden).map((difference) => `${nameOf(golden.cell)}: ${difference}`),
  );
}

/**
 * A sentence for each stored log that the same rules version no longer reproduces: as long as there is such a log, finished games
 * would open as different games from those played. Logs of another version may be replaced, and so may events.
 */
export function brokenPromises(subject: GoldenSubject, file: GoldenFile): readonly string[] {
  return file.rulesVersion === subject.game.rulesVersion ? differencesIn(subject, file) : [];
}
