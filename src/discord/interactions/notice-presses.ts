/** Buttons on notices: the votes of a table, keeping it open and opening it again. */
import type { ButtonInteraction, StringSelectMenuInteraction } from 'discord.js';
import type { Bot } from '../bot.ts';
import type { CustomId } from '../custom-id.ts';
import { whisperRefusal } from './acting.ts';
import { rulerOf } from './people.ts';
import { acknowledgePress, whisper } from './replies.ts';

type Press = ButtonInteraction | StringSelectMenuInteraction;

export async function pressNotice(
  bot: Bot,
  press: Press,
  { table, button, about }: Extract<CustomId, { kind: 'notice' }>,
): Promise<void> {
  await acknowledgePress(press);
  switch (button) {
    case 'agree':
    case 'object': {
      const done = await bot.tables[button](rulerOf(press), table, about);
      if (!done.ok) await whisperRefusal(bot, press, done, table);
      return;
    }
    case 'keep-open': {
      const done = await bot.tables.keepOpen(rulerOf(press), table);
      if (!done.ok) await whisperRefusal(bot, press, done, table);
      return;
    }
    case 'reopen': {
      const done = await bot.tables.reopen(rulerOf(press), table);
      if (!done.ok) await whisperRefusal(bot, press, done, table);
      return;
    }
    default:
      return whisper(press, { content: bot.translate({ key: 'refusal.unknown-control' }) });
  }
}
