/** What somebody answers who was asked whether everything that is kept of them shall be erased. */
import type { ButtonInteraction, StringSelectMenuInteraction } from 'discord.js';
import type { Bot } from '../bot.ts';
import type { Erasure } from '../custom-id.ts';
import { quoted } from '../messages/quoted.ts';
import { doerOf, namesOf } from './people.ts';
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
  const count = await bot.tables.forget(doerOf(press), namesOf(press).map(asTyped));
  await complete(press, { content: bot.translate({ key: 'data.erased', with: { count } }) });
}

/** As it stands in what somebody else typed. */
function asTyped(name: string): string {
  return quoted(name, Number.POSITIVE_INFINITY);
}
