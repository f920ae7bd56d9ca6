/** A person who uses anything at a table is back there: what computers play for them is theirs again. */
import type { Bot } from '../bot.ts';
import type { Incoming } from '../incoming.ts';
import { channelOf, doerOf } from './people.ts';

/** What somebody types is not finished yet, and a direct message is about no one table. */
export async function comeBack(bot: Bot, incoming: Incoming): Promise<void> {
  const { kind, interaction } = incoming;
  if (kind === 'other' || kind === 'suggestion' || !interaction.inGuild()) return;
  const pressed = kind === 'command' ? null : incoming.id;
  if (pressed !== null && 'table' in pressed) return bot.tables.comeBack(doerOf(interaction), pressed.table);
  if (kind === 'command')
    await bot.tables.comeBack(doerOf(interaction), { channelId: channelOf(interaction) });
}
