/** Removes a person from a table, or asks them to confirm what they would lose. */
import type { Done } from '../../../tables/model/change.ts';
import type { TableRefused } from '../../../tables/model/refusal.ts';
import type { TableId } from '../../../tables/model/table.ts';
import type { Departure } from '../../../tables/seats/departing.ts';
import type { Bot } from '../../bot.ts';
import type { Reply } from '../../messages/pieces/reply.ts';
import { leavingMessage } from '../../messages/seats/leaving-message.ts';
import { actorOf } from '../people.ts';
import type { Answerable } from '../replies.ts';

type Left =
  | { readonly is: 'done'; readonly done: Done }
  | { readonly is: 'unconfirmed'; readonly question: Reply };

/**
 * The table decides whether the person has to confirm, so that a change in the meantime can't affect them without a confirmation.
 * `confirmed` is the loss shown on their button.
 */
export async function leaveOrAsk(
  bot: Bot,
  interaction: Answerable,
  table: TableId,
  departure: Departure,
  confirmed: string | null,
): Promise<Left> {
  const actor = actorOf(interaction);
  const done = await bot.tables.leave(actor, table, departure, confirmed);
  const loaded = asks(done) ? await bot.tables.loaded(table) : null;
  const leaver = { userId: actor.userId, departure };
  const question = loaded === null ? null : leavingMessage(loaded, leaver, bot.now(), bot.translate);
  return question === null ? { is: 'done', done } : { is: 'unconfirmed', question };
}

function asks(done: Done): done is TableRefused {
  return !done.ok && done.refusal.code === 'leaving-asks';
}
