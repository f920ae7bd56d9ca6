/** Replays golden logs strictly: whatever comes out other than it did when they were written is said in a sentence. */
import { isDeepStrictEqual } from 'node:util';
import type { Opening } from '../../src/core/game.ts';
import { type GameLog, openLog } from '../../src/core/logs/log.ts';
import { readLog } from '../../src/core/logs/read-log.ts';
import type { LoggedAction, Moment } from '../../src/core/logs/replay.ts';
import { seedFrom } from '../../src/core/random.ts';
import { unfold } from './answers.ts';
import { firstOtherMoment, hashesOf } from './fingerprint.ts';
import { firstDifference } from './first-difference.ts';
import type { GoldenFile, GoldenLog } from './golden-file.ts';
import { readMoments } from './moments-file.ts';
import { type GoldenSubject, nameOf } from './subject.ts';

export function openingOf({ boxes }: GoldenFile, { options, roles, seed, box }: GoldenLog): Opening {
  return { options, roles, seed: seedFrom(seed), box: boxes[box] ?? null };
}

/** The log as people would take it away as a file. */
export function gameLog(file: GoldenFile, golden: GoldenLog, actions: readonly LoggedAction[]): GameLog {
  const { game, rulesVersion } = file;
  return { game, rulesVersion, opening: openingOf(file, golden), actions };
}

/**
 * What is no longer as it was; empty when the game is the very same. Where the game goes another way, that is one sentence: the first
 * moment in which it does, and what is other there.
 */
export function differences(subject: GoldenSubject, file: GoldenFile, golden: GoldenLog): readonly string[] {
  const { rulesVersion } = subject.game;
  if (file.rulesVersion !== rulesVersion)
    return [`it was written under ${file.rulesVersion}, and the rules are ${rulesVersion}`];
  try {
    return changesIn(subject, file, golden);
  } catch (problem) {
    return [`the rules come to grief over it: ${String(problem)}`];
  }
}

function changesIn(subject: GoldenSubject, file: GoldenFile, golden: GoldenLog): readonly string[] {
  const { game } = subject;
  const unfolded = unfold(game, openingOf(file, golden), golden.actions);
  const at = firstOtherMoment(unfolded.moments, golden.marks);
  if (at !== null)
    return [
      `it first goes another way ${whenIn(golden, at)}: ${otherIn(file, golden, at, unfolded.moments)}`,
    ];
  return unfolded.ok
    ? changesAtTheEnd(subject, golden, reopened(game, gameLog(file, golden, unfolded.actions)))
    : [`action ${numbered(golden, unfolded.index)} is not an answer to what is asked`];
}

function otherIn(
  { game }: GoldenFile,
  { cell }: GoldenLog,
  at: number,
  moments: readonly Moment<unknown>[],
): string {
  const was = readMoments(game, cell.rules, nameOf(cell));
  if (was === null) return 'nobody kept what it was';
  if (was[at] === undefined) return 'there was no such moment';
  return firstDifference(was[at], JSON.parse(JSON.stringify(moments[at]))) ?? 'its mark alone is another';
}

/** The moments as a person has them who gets the log as a file. */
function reopened(game: GoldenSubject['game'], log: GameLog): readonly Moment<unknown>[] {
  const read = readLog(JSON.parse(JSON.stringify(log)));
  const opened = read.ok ? openLog(game, read.log) : read;
  if (!opened.ok) throw new Error(`what was just played cannot be opened: ${JSON.stringify(opened)}`);
  return opened.moments;
}

function changesAtTheEnd(
  { game, endOf }: GoldenSubject,
  golden: GoldenLog,
  moments: readonly Moment<unknown>[],
): readonly string[] {
  const last = moments.at(-1)?.state;
  const outcome = game.outcome(last);
  if (outcome.kind === 'ongoing') return ['the game is not over after the last action'];
  const { state, events } = hashesOf(moments);
  return [
    ...(isDeepStrictEqual(outcome, golden.outcome) ? [] : [`its outcome is ${JSON.stringify(outcome)}`]),
    ...(endOf(last) === golden.cell.end ? [] : [`it ends with ${endOf(last)}`]),
    ...(state === golden.state ? [] : ['its last state is another']),
    ...(events === golden.events ? [] : ['what happened in it is another']),
  ];
}

function numbered({ actions }: GoldenLog, index: number): string {
  return `${index + 1} (${actions[index] ?? 'none'})`;
}

function whenIn(golden: GoldenLog, moment: number): string {
  return moment === 0 ? 'at the opening' : `after action ${numbered(golden, moment - 1)}`;
}
