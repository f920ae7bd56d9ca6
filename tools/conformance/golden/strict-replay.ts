/**
 * Replays golden logs strictly. The states decide whether a log still replays. Changes that affect only events are listed
 * separately, since they don't turn a finished game into a different one.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Opening } from '../../../src/core/game.ts';
import { type GameLog, openLog } from '../../../src/core/logs/log.ts';
import { readLog } from '../../../src/core/logs/read-log.ts';
import type { LoggedAction, Moment } from '../../../src/core/logs/replay.ts';
import { seedFrom } from '../../../src/core/random.ts';
import { unfold } from './answers.ts';
import { changedEvents } from './changed-events.ts';
import { firstOtherMoment, hashesOf } from './fingerprint.ts';
import { firstDifference } from './first-difference.ts';
import type { GoldenFile, GoldenLog } from './golden-file.ts';
import { type Moments, readMoments } from './moments-file.ts';
import { type GoldenSubject, nameOf } from './subject.ts';

export function openingOf({ boxes }: GoldenFile, { options, roles, seed, box }: GoldenLog): Opening {
  return { options, roles, seed: seedFrom(seed), box: boxes[box] ?? null };
}

/** The log in its exported form. */
export function gameLog(file: GoldenFile, golden: GoldenLog, actions: readonly LoggedAction[]): GameLog {
  const { game, rulesVersion } = file;
  return { game, rulesVersion, opening: openingOf(file, golden), actions };
}

export interface Replayed {
  /** A sentence for each difference from the recorded game; empty if there's no difference. */
  readonly faults: readonly string[];
  /** The changes in the game's events; empty if the log has become a different game. */
  readonly changes: readonly string[];
}

/** A sentence for each way in which the log's game is now a different one. */
export function differences(subject: GoldenSubject, file: GoldenFile, golden: GoldenLog): readonly string[] {
  return replayed(subject, file, golden).faults;
}

/** A game that diverges has one fault: the first moment at which it does, and the difference there. */
export function replayed(subject: GoldenSubject, file: GoldenFile, golden: GoldenLog): Replayed {
  const { rulesVersion } = subject.game;
  if (file.rulesVersion !== rulesVersion)
    return broken(`it was written under ${file.rulesVersion}, and the rules are ${rulesVersion}`);
  try {
    return compared(subject, file, golden);
  } catch (problem) {
    return broken(`the rules come to grief over it: ${String(problem)}`);
  }
}

function broken(fault: string): Replayed {
  return { faults: [fault], changes: [] };
}

function compared(subject: GoldenSubject, file: GoldenFile, golden: GoldenLog): Replayed {
  const { game } = subject;
  const unfolded = unfold(game, openingOf(file, golden), golden.actions);
  const at = firstOtherMoment(unfolded.moments, golden.marks);
  const was = at === null ? null : readMoments(file.game, golden.cell.rules, nameOf(golden.cell));
  const is = plain(unfolded.moments);
  if (at !== null) {
    const other = firstOtherState(was, is, at);
    if (other !== null) return broken(`it first goes another way ${whenIn(golden, other.at)}: ${other.what}`);
  }
  if (!unfolded.ok)
    return broken(`action ${numbered(golden, unfolded.index)} is not an answer to what is asked`);
  return {
    faults: changesAtTheEnd(subject, golden, reopened(game, gameLog(file, golden, unfolded.actions)), {
      areEventsKept: at === null,
    }),
    changes: was === null ? [] : changedEvents(was, is),
  };
}

function plain(moments: Moments): Moments {
  return JSON.parse(JSON.stringify(moments)) as Moments;
}

/** The first moment from `at` on whose state differs; null if only events differ. */
function firstOtherState(
  was: Moments | null,
  is: Moments,
  at: number,
): { readonly at: number; readonly what: string } | null {
  if (was === null) return { at, what: 'nobody kept what it was' };
  for (let moment = at; moment < is.length; moment += 1) {
    const before = was[moment];
    if (before === undefined) return { at: moment, what: 'there was no such moment' };
    const what = firstDifference({ state: before.state }, { state: is[moment]?.state });
    if (what !== null) return { at: moment, what };
  }
  return null;
}

/** The moments as seen by a person who opens the log from a file. */
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
  { areEventsKept }: { readonly areEventsKept: boolean },
): readonly string[] {
  const last = moments.at(-1)?.state;
  const outcome = game.outcome(last);
  if (outcome.kind === 'ongoing') return ['the game is not over after the last action'];
  const { state, events } = hashesOf(moments);
  return [
    ...(isDeepStrictEqual(outcome, golden.outcome) ? [] : [`its outcome is ${JSON.stringify(outcome)}`]),
    ...(endOf(last) === golden.cell.end ? [] : [`it ends with ${endOf(last)}`]),
    ...(state === golden.state ? [] : ['its last state is another']),
    ...(!areEventsKept || events === golden.events ? [] : ['what happened in it is another']),
  ];
}

function numbered({ actions }: GoldenLog, index: number): string {
  return `${index + 1} (${actions[index] ?? 'none'})`;
}

function whenIn(golden: GoldenLog, moment: number): string {
  return moment === 0 ? 'at the opening' : `after action ${numbered(golden, moment - 1)}`;
}
