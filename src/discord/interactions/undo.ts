/** Buttons by which people undo their own answer, and redo it. */
import type { ButtonInteraction, StringSelectMenuInteraction } from 'discord.js';
import type { TableId } from '../../tables/model/table.ts';
import type { Bot } from '../bot.ts';
import { doneAgainText, takenBack } from '../messages/happened.ts';
import { whisperRefusal } from './acting.ts';
import { doerOf } from './people.ts';
import { acknowledgePress, whisper } from './replies.ts';

type Press = ButtonInteraction | StringSelectMenuInteraction;

interface Question {
  readonly table: TableId;
  readonly request: string;
}

/** Tells the person what was undone: the board only shows that it is gone. */
export async function pressUndo(bot: Bot, press: Press, { table, request }: Question): Promise<void> {
  await acknowledgePress(press);
  const loaded = await bot.tables.loaded(table);
  const done = await bot.tables.takeBack(doerOf(press), table, request);
  if (!done.ok) return whisperRefusal(bot, press, done, table);
  if (loaded !== null) await whisper(press, takenBack(bot, loaded, done));
}

export async function pressRedo(bot: Bot, press: Press, { table, request }: Question): Promise<void> {
  await acknowledgePress(press);
  const loaded = await bot.tables.loaded(table);
  const done = await bot.tables.redo(doerOf(press), table, request);
  if (!done.ok) return whisperRefusal(bot, press, done, table);
  if (loaded !== null) await whisper(press, { content: doneAgainText(bot, loaded, done) });
}
