/** Buttons and form: end a game early, immediately or with a reason. */
import type { ModalSubmitInteraction } from 'discord.js';
import type { TableId } from '../../../tables/model/table.ts';
import { endedPhrase } from '../../../tables/moderation/aborting.ts';
import { type Bot, withLanguage } from '../../bot.ts';
import { formatCustomId } from '../../custom-ids/custom-id.ts';
import type { Press } from '../../incoming.ts';
import { DONE, type InteractionResult } from '../../interaction-result.ts';
import { refuse } from '../../interactions/acting.ts';
import { languageOfServer } from '../../interactions/language.ts';
import { actorOf, channelOf, privilegedActorOf } from '../../interactions/people.ts';
import { acknowledgePress, announce, askInForm, complete } from '../../interactions/replies.ts';
import { reasonForm } from '../../messages/questions/reason-form.ts';
import type { Control } from '../control.ts';
import { reasonIn } from './reasons.ts';

/** The press already answers the bot's question, so there is no further confirmation. */
export const gameEnd: Control<'game-end'> = {
  usedBy: 'table',
  isPrivate: true,
  async press(bot, press, { table }) {
    await acknowledgePress(press);
    return end(bot, press, table, null);
  },
};

/** Whether the person may end the game is checked when they send the form. */
export const abort: Control<'abort'> = {
  usedBy: 'table',
  press: ({ translate }, press, id) =>
    askInForm(press, reasonForm(formatCustomId(id), 'abort.title', translate)),
  send: (bot, form, { table }, filled) => end(bot, form, table, reasonIn(filled)),
};

async function end(
  bot: Bot,
  interaction: Press | ModalSubmitInteraction,
  table: TableId,
  reason: string | null,
): Promise<InteractionResult> {
  const done = await bot.tables.abort(await privilegedActorOf(bot, interaction), table, reason);
  if (!done.ok) return refuse(bot, interaction, done, table);
  await complete(interaction, { content: bot.translate({ key: 'abort.done' }) });
  if (!('rescued' in done) || done.rescued.place.channelId !== channelOf(interaction)) return DONE;
  // The core cannot announce the end of a table that it cannot read, so the bot does.
  const { translate } = withLanguage(bot, await languageOfServer(bot, interaction));
  return announce(interaction, { content: translate(endedPhrase(actorOf(interaction).userId, reason)) });
}
