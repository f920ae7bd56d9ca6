/** What somebody answers who was asked whether everything that is kept of them shall be erased. */
import type { ButtonInteraction, StringSelectMenuInteraction } from 'discord.js';
import type { Bot } from '../bot.ts';
import type { Erasure } from '../custom-id.ts';
import { doerOf } from './people.ts';
import { acknowledgePress, complete, putAway } from './replies.ts';

/** The question was seen by that person alone, and only they are forgotten. */
export async function eraseOrKeep(
  bot: Bot,
  press: ButtonInteraction | StringSelectMenuInteraction,
  verb: Erasure,
): Promise<void> {
  await acknowledgePress(press);
  if (verb === 'keep') {
    await putAway(press);
    return;
  }
  const count = await bot.tables.forget(doerOf(press));
  await complete(press, { content: bot.translate({ key: 'data.erased', with: { count } }) });
}
