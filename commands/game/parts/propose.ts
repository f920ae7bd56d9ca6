/** Asks the table to agree to an undo, a redo, a skip or an offer of a seat. */
import type { Bot } from '../../../src/discord/bot.ts';
import type { InteractionResult } from '../../../src/discord/interaction-result.ts';
import { refuse, refuseInWords } from '../../../src/discord/interactions/acting.ts';
import { skipQuestion } from '../../../src/discord/interactions/confirming/skipping.ts';
import { privilegedActorOf } from '../../../src/discord/interactions/people.ts';
import { type Answerable, complete } from '../../../src/discord/interactions/replies.ts';
import { row } from '../../../src/discord/messages/pieces/parts.ts';
import type { Reply } from '../../../src/discord/messages/pieces/reply.ts';
import { computerBeginsButton } from '../../../src/discord/messages/questions/computer-begins.ts';
import { othersToAgree } from '../../../src/tables/agreement/voters.ts';
import type { Measure } from '../../../src/tables/model/table.ts';
import type { LoadedTable } from '../../../src/tables/turns/loaded-table.ts';
import type { Settled } from '../../../src/tables/verbs/agreement.ts';

type Decided = Extract<Settled, { readonly ok: true }>;

/** Carries out the measure if this person may decide on their own; otherwise asks the others at the table to vote. */
export async function propose(
  bot: Bot,
  interaction: Answerable,
  loaded: LoadedTable,
  measure: Measure,
  doneReply: (done: Decided) => Reply,
): Promise<InteractionResult> {
  const { table, request } = loaded;
  const settled = await bot.tables.propose(await privilegedActorOf(bot, interaction), table.id, measure);
  if (!settled.ok && settled.refusal.code === 'computer-may-begin' && request !== null)
    return refuseInWords(bot, interaction, { key: 'refusal.computer-may-begin' }, [
      row([computerBeginsButton(table.id, request, bot.translate)]),
    ]);
  const question = skipQuestion(bot, loaded, measure.kind === 'skip' ? measure.seat : null, settled);
  if (question !== null) return complete(interaction, question);
  if (!settled.ok) return refuse(bot, interaction, settled, null);
  if (settled.isDecided) return complete(interaction, doneReply(settled));
  const users = othersToAgree(settled.table, request);
  return complete(interaction, {
    content: bot.translate({ key: 'agreement.proposed', with: { users: { either: users } } }),
  });
}
