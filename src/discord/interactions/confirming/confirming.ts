/** Asks a person to confirm an answer that the game warns about. */

import type { Phrase } from '../../../core/presentation/phrase.ts';
import type { Warning } from '../../../core/presentation/warning.ts';
import { allows } from '../../../core/requests/answer.ts';
import { encodeAnswer } from '../../../core/requests/answer-code.ts';
import type { Action } from '../../../core/requests/request.ts';
import { attemptNamed } from '../../../daily/attempt/attempt-id.ts';
import { mistakeRefIn } from '../../../tables/history/mistake-id.ts';
import type { TableId } from '../../../tables/model/table.ts';
import { heldUp } from '../../../tables/turns/current-request.ts';
import type { Bot } from '../../bot.ts';
import { formatCustomId } from '../../custom-ids/custom-id.ts';
import { button, row } from '../../messages/pieces/parts.ts';
import type { Reply } from '../../messages/pieces/reply.ts';
import { type Asking, askingOfUser, wordsFor } from '../acting.ts';

/**
 * The question to show. Null if the game has no warning, if the answer is not allowed, if the game has stopped or is only looked
 * back at, or if the decision isn't this person's.
 */
export function confirmationOf(bot: Bot, asking: Asking, action: Action, userId: string): Reply | null {
  const { table, request } = asking;
  // An answer to a mistake is judged, but changes no game.
  if (heldUp(table) !== null || mistakeRefIn(table.id) !== null) return null;
  const theirs = askingOfUser(asking, userId)?.request ?? null;
  if (theirs === null || !allows(theirs, action)) return null;
  const alternative = theirs.alternatives.find(({ id }) => id === action.choice);
  if (alternative === undefined) return null;
  const { presenter, view, translate } = wordsFor(bot, asking);
  const warning = presenter.warning(alternative, action.values, view);
  if (warning === null) return null;
  const code = encodeAnswer(alternative, action.values);
  return {
    content: translate(warning.text),
    rows: [
      row([
        button(
          formatCustomId({ kind: 'sure', table: table.id, request: request.key, code }),
          translate(sureLabel(warning, presenter.verb(alternative.verb))),
          'danger',
        ),
        button(
          formatCustomId({ kind: wayBack(table.id), table: table.id }),
          translate({ key: 'button.keep' }),
        ),
      ]),
    ],
  };
}

/** In an attempt at the daily challenge, the confirmation replaces the board. */
function wayBack(table: TableId): 'keep' | 'daily' {
  return attemptNamed(table) === null ? 'keep' : 'daily';
}

/** The label of the confirming button, which names the move and shows that it's intended. */
function sureLabel({ losesGame, button: label }: Warning, action: Phrase): Phrase {
  if (losesGame) return { key: 'button.lose' };
  return label ?? { key: 'button.anyway', with: { deed: action } };
}
