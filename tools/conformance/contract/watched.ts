/** Plays a game and looks over the rules' shoulder: after every step, everything the contract promises must hold. */
import { createHash } from 'node:crypto';
import type { Opening } from '../../../src/core/game.ts';
import { type LoggedAction, replay } from '../../../src/core/logs/replay.ts';
import { type Answerer, type PlayedStep, playersChance, playOutBy } from '../../../src/core/playing.ts';
import type { Subject } from '../subject.ts';
import { onFrozenStates } from './frozen.ts';
import { brokenAnswers } from './promises/answers.ts';
import { brokenChance } from './promises/chance.ts';
import { brokenData } from './promises/data.ts';
import { brokenCloseness, brokenOutcome } from './promises/outcomes.ts';
import { brokenQuestions } from './promises/questions.ts';
import { brokenRollouts } from './promises/rollouts.ts';
import { brokenSkips } from './promises/skips.ts';
import { brokenViews } from './promises/views.ts';

/** Slow checks run once every this many steps, at different steps in each game. */
const ROUND = 12;
/** Skips are tried once every this many steps, more often because they are quick and a small game has few steps. */
const SKIP_ROUND = 4;

/** Yields every step of the game that keeps the contract; throws at the first that doesn't, with the reason. */
export function* watched<State, View>(
  subject: Subject<State, View>,
  opening: Opening,
  answer: Answerer<State>,
): Generator<PlayedStep<State>> {
  const pick = playersChance(`${opening.seed}/watcher`);
  const starts = { answers: pick(ROUND), views: pick(ROUND), skips: pick(SKIP_ROUND) };
  const game = onFrozenStates(subject.game);
  const log: LoggedAction[] = [];
  let last: PlayedStep<State> | undefined;
  for (const step of playOutBy(game, opening, answer)) {
    const isAt = (start: number) => step.step % ROUND === start;
    insist(step, [
      ...subject.broken(step.state, opening),
      ...brokenQuestions(game, step, subject.alwaysAsked),
      ...brokenData(game, step),
      ...brokenOutcome(game, game.outcome(step.state), opening.roles.length),
      ...(game.closeness === undefined
        ? []
        : brokenCloseness(game.outcome(step.state), game.closeness(step.state))),
      ...(isAt(starts.answers) ? brokenAnswers(game, step.state, pick) : []),
      ...(isAt(starts.answers) ? brokenRollouts(game, step.state, `${opening.seed}/rollout`) : []),
      ...(step.step % SKIP_ROUND === starts.skips ? brokenSkips(game, step.state) : []),
      ...(isAt(starts.views) ? brokenViews({ ...subject, game }, opening, step.state, pick) : []),
      ...(isAt(starts.views) ? brokenChance(game, step.state, playersChance(`${opening.seed}/chance`)) : []),
    ]);
    if (step.seat !== null && step.action !== null) log.push({ seat: step.seat, action: step.action });
    last = step;
    yield step;
  }
  if (last === undefined) throw new Error('a game without a step');
  insist(last, brokenReplay(subject, opening, log, last));
}

function insist(step: PlayedStep<unknown>, broken: readonly string[]): void {
  if (broken.length === 0) return;
  throw new Error(`step ${step.step}, ${JSON.stringify(step.action)}:\n  ${broken.join('\n  ')}`);
}

function hashOf(data: unknown): string {
  return createHash('sha256').update(JSON.stringify(data)).digest('hex');
}

function brokenReplay<State, View>(
  { game }: Subject<State, View>,
  opening: Opening,
  log: readonly LoggedAction[],
  last: PlayedStep<State>,
): readonly string[] {
  const replayed = replay(game, opening, log);
  if (!replayed.ok) return [`the log's action ${replayed.index} is refused: ${replayed.refusal.code}`];
  const end = replayed.moments.at(-1);
  return hashOf(end?.state) === hashOf(last.state) ? [] : ['the log leads to another end'];
}
