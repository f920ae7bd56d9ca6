/** Buttons: agree or object to a proposal. */
import type { TableId } from '../../../tables/model/table.ts';
import type { Settled } from '../../../tables/verbs/agreement.ts';
import type { Bot } from '../../bot.ts';
import type { Press } from '../../incoming.ts';
import { DONE, type InteractionResult } from '../../interaction-result.ts';
import { skipQuestion } from '../../interactions/confirming/skipping.ts';
import { privilegedActorOf } from '../../interactions/people.ts';
import { refuseNotice } from '../../interactions/refusing/spent-notices.ts';
import { acknowledgePress, whisper } from '../../interactions/replies.ts';
import type { Control } from '../control.ts';

export const vote: Control<'vote'> = {
  usedBy: 'seated',
  async press(bot, press, { table, ballot, proposal }) {
    await acknowledgePress(press);
    const settled = await bot.tables[ballot](await privilegedActorOf(bot, press), table, proposal);
    return settled.ok
      ? DONE
      : ((await skipConfirmation(bot, press, table, settled)) ?? refuseNotice(bot, press, settled, table));
  },
};

/** Asks a moderator to confirm if their vote alone skips a turn. */
async function skipConfirmation(
  bot: Bot,
  press: Press,
  table: TableId,
  settled: Settled,
): Promise<InteractionResult | null> {
  const loaded = await bot.tables.loaded(table);
  const measure = loaded?.table.arrangements.proposal?.measure;
  const seat = measure?.kind === 'skip' ? measure.seat : null;
  const question = loaded === null ? null : skipQuestion(bot, loaded, seat, settled);
  return question === null ? null : whisper(press, question);
}
