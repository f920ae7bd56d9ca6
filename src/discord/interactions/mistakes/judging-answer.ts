/** Judges what a person would now play instead of their mistake. */
import { isDeepStrictEqual } from 'node:util';
import type { Action } from '../../../core/requests/request.ts';
import { costOfAnswer } from '../../../thinking/other-answers.ts';
import type { Bot } from '../../bot.ts';
import { hundredths } from '../../messages/history/review/reviewed-game.ts';
import type { ShownMistake, Verdict } from '../../messages/mistakes/mistake-message.ts';

/** The review already rates the better answer and the given one. Any other answer has to be compared with the better one. */
export async function verdictOn(
  { thinker, log }: Bot,
  { reviewed, mistake, table }: ShownMistake,
  answer: Action,
): Promise<Verdict> {
  const { better, given, lost, at } = mistake;
  if (isSame(answer, better)) return { kind: 'best' };
  if (isSame(answer, given)) return { kind: 'played' };
  const {
    entry: { game },
    played,
  } = reviewed;
  const cost = await costOfAnswer(thinker, { game, played, at, answer, better, lost }, (reason) =>
    log.warn({ table: table.id, ...reason }, 'cannot judge an answer'),
  );
  if (cost === null) return { kind: 'unknown', answer };
  return hundredths(cost) === 0 ? { kind: 'level', answer } : { kind: 'costs', answer, cost };
}

function isSame(one: Action, other: Action): boolean {
  return one.choice === other.choice && isDeepStrictEqual(one.values, other.values);
}
