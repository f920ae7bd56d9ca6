/** What is asked once before an answer that cannot be taken lightly: are you sure? */
import { encodeAnswer } from '../../core/answer-code.ts';
import type { Action } from '../../core/request.ts';
import { askedSeat } from '../../tables/play.ts';
import type { UserId } from '../../tables/table.ts';
import type { Standing } from '../../tables/tables.ts';
import type { Bot } from '../bot.ts';
import { formatCustomId } from '../custom-id.ts';
import { button, row } from '../messages/parts.ts';
import { wordsFor } from './acting.ts';
import type { PrivateReply } from './replies.ts';

/** Null where there is nothing to doubt, or where whoever answers is not the one who is asked. */
export function doubtAbout(
  bot: Bot,
  standing: Standing,
  action: Action,
  userId: string,
): PrivateReply | null {
  const { table, request } = standing;
  const alternative = request?.alternatives.find(({ id }) => id === action.choice);
  if (request === null || alternative === undefined) return null;
  if (askedSeat(table, request, userId as UserId) === undefined) return null;
  const { face, view, translate } = wordsFor(bot, standing);
  const warning = face.warning(alternative, view);
  if (warning === null) return null;
  const code = encodeAnswer(alternative, action.values);
  return {
    content: translate(warning),
    rows: [
      row([
        button(
          formatCustomId({ kind: 'sure', table: table.id, request: request.key, code }),
          translate(face.verb(alternative.verb)),
          'danger',
        ),
        button(
          formatCustomId({ kind: 'table', table: table.id, verb: 'keep' }),
          translate({ key: 'button.keep' }),
        ),
      ]),
    ],
  };
}
