/** The program of a process that thinks: answers the questions that it receives, one after the other. */
import { MINDS } from '../games/minds.ts';
import { answerToAny } from './answering.ts';
import type { AnyQuestion } from './thinker.ts';
import type { Told } from './thinking-process.ts';

function tell(told: Told): void {
  // The bot may have been killed meanwhile, so errors of the send are ignored.
  process.send?.(told, undefined, undefined, () => undefined);
}

function tellAnswer(question: AnyQuestion): Told {
  try {
    const answer = answerToAny(MINDS, question, () => performance.now());
    return { kind: 'answer', answer, memory: process.memoryUsage.rss() };
  } catch (error) {
    return { kind: 'failed', because: String(error) };
  }
}

process.on('message', (question) => tell(tellAnswer(question as AnyQuestion)));
process.on('disconnect', () => process.exit());
// A terminal or a supervisor sends its signal to every process of the bot; the bot itself ends this one.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
tell({ kind: 'ready' });
