/** Plays games at one table, and writes every step as a line of JSON, then the score. */

import { setImmediate as nextTurn } from 'node:timers/promises';
import type { GameEntry } from '../../src/core/catalogue.ts';
import type { Opening } from '../../src/core/game.ts';
import { type PlayedStep, playOutBy } from '../../src/core/playing.ts';
import type { Subject } from '../../tools/conformance/subject.ts';
import { seedOf } from './games.ts';
import { playedGame } from './played.ts';
import { answererCalled } from './players.ts';
import { scoreOf } from './score.ts';
import { sum, tallyOf } from './tally.ts';

export interface PlayPlan {
  readonly entry: GameEntry;
  readonly table: Omit<Opening, 'seed'>;
  /** The players in seat order, separated by commas; the last one plays all remaining seats. */
  readonly policy: string;
  /** The fixed number of positions that a computer evaluates for an answer; null uses the effort of a table. */
  readonly effort: number | null;
  readonly seed: string;
  /** The number of the first game. */
  readonly from: number;
  readonly games: number;
  readonly json: boolean;
  readonly check: boolean;
}

/** Finds the data that checks of a game against the contract need besides the game's entry. */
type SubjectFinder = (gameId: string) => Promise<Subject>;

/** Resolves with a description of the step that broke the contract; null if none did, or none was checked. */
export async function play(
  plan: PlayPlan,
  write: (text: string) => void,
  findSubject: SubjectFinder = subjectInCatalogue,
): Promise<string | null> {
  const print = (line: unknown) => write(`${JSON.stringify(line)}\n`);
  const { entry, table, seed, from, games } = plan;
  const steps = await stepsOf(plan, findSubject);
  let tally = sum([]);
  for (let number = from; number < from + games; number += 1) {
    const played = steps({ ...table, seed: seedOf(seed, number) });
    let last = -1;
    const look = ({ step, seat, action, events, state }: PlayedStep<unknown>) => {
      last = step;
      if (plan.json) print({ game: number, step, seat, action, events, state });
    };
    try {
      tally = sum([tally, tallyOf(playedGame(entry.game, table.roles, played, look))]);
    } catch (broken) {
      if (!plan.check) throw broken;
      return brokenIn(plan, number, last, broken);
    }
    await nextTurn();
  }
  print(scoreOf(tally, plan.effort));
  return null;
}

/** Names the game, its seed and the step, with the command that shows it again. A crash also gets its stack trace. */
async function brokenIn(
  { entry: { game }, table, seed, policy }: PlayPlan,
  number: number,
  last: number,
  broken: unknown,
): Promise<string> {
  const { shellLine } = await import('../../tools/conformance/contract/reproduce.ts');
  const isPromise = broken instanceof Error && broken.message.startsWith('step ');
  const cause = isPromise ? broken.message : `after step ${last}: ${stackOf(broken)}`;
  const again = shellLine({ game: game.id, table, seed, number, policy });
  return `${game.id}, game ${number} of seed ${seed}, ${cause}\n\nTo see it again:\n${again}\n`;
}

function stackOf(problem: unknown): string {
  return problem instanceof Error ? (problem.stack ?? problem.message) : String(problem);
}

/** The steps of a game, or the same steps checked against the contract; the checks are loaded only when wanted. */
async function stepsOf(
  { entry, check, policy, effort }: PlayPlan,
  findSubject: SubjectFinder,
): Promise<(opening: Opening) => Generator<PlayedStep<unknown>>> {
  const answer = answererCalled(entry, policy, effort);
  if (!check) return (opening) => playOutBy(entry.game, opening, answer);
  const { watched } = await import('../../tools/conformance/contract/watched.ts');
  const subject = await findSubject(entry.game.id);
  return (opening) => watched({ ...subject, game: entry.game }, opening, answer);
}

async function subjectInCatalogue(gameId: string): Promise<Subject> {
  const { subjectOf } = await import('../../tools/conformance/subjects.ts');
  return await subjectOf(gameId);
}
