/** Buttons that agree or object to a proposal. */
import type { ButtonInteraction, StringSelectMenuInteraction } from 'discord.js';
import type { Bot } from '../bot.ts';
import type { CustomId } from '../custom-id.ts';
import { rulerOf } from './people.ts';
import { acknowledgePress } from './replies.ts';
import { refuseNotice } from './spent-notices.ts';

type Press = ButtonInteraction | StringSelectMenuInteraction;

export async function pressBallot(
  bot: Bot,
  press: Press,
  { table, ballot, proposal }: Extract<CustomId, { kind: 'vote' }>,
): Promise<void> {
  await acknowledgePress(press);
  const done = await bot.tables[ballot](await rulerOf(bot, press), table, proposal);
  if (!done.ok) await refuseNotice(bot, press, done, table);
}
