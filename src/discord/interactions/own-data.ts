/** The buttons that answer whether the bot shall erase everything it keeps of a person. */
import type { ButtonInteraction, StringSelectMenuInteraction } from 'discord.js';
import type { Bot } from '../bot.ts';
import type { Erasure } from '../custom-id.ts';
import { quoted } from '../messages/quoted.ts';
import { doerOf, namesOf } from './people.ts';
import { acknowledgePress, complete, putAway } from './replies.ts';

/** Only the person who asked can see this question, and the bot erases only their data. */
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
  const count = await bot.tables.forget(doerOf(press), namesOf(press).map(asTyped));
  await complete(press, { content: bot.translate({ key: 'data.erased', with: { count } }) });
}

/** The name with the escapes that the bot put into the texts of others. */
function asTyped(name: string): string {
  return quoted(name, Number.POSITIVE_INFINITY);
}
