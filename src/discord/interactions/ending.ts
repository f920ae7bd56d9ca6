/** Ending games before their time: a form asks why, and what was written there ends one of them or all of a server. */
import {
  type ButtonInteraction,
  escapeMarkdown,
  type ModalSubmitInteraction,
  type StringSelectMenuInteraction,
} from 'discord.js';
import type { TableId } from '../../tables/table.ts';
import type { Bot } from '../bot.ts';
import { type CustomId, formatCustomId } from '../custom-id.ts';
import type { Filled } from '../messages/form.ts';
import { REASON, reasonForm } from '../messages/reason-form.ts';
import { refuse } from './acting.ts';
import { guildOf, rulerOf, serverRulerOf } from './people.ts';
import { acknowledgePress, complete, putAway } from './replies.ts';

type Press = ButtonInteraction | StringSelectMenuInteraction;

/** Whether they may is asked when the form comes back: it opens at once. */
export async function askWhy(
  { translate }: Bot,
  press: Press,
  { table }: { readonly table: TableId },
): Promise<void> {
  const id = formatCustomId({ kind: 'table', table, verb: 'abort' });
  await press.showModal(reasonForm(id, 'abort.title', translate));
}

export async function endGame(
  bot: Bot,
  form: ModalSubmitInteraction,
  table: TableId,
  filled: Filled,
): Promise<void> {
  const done = await bot.tables.abort(await rulerOf(bot, form), table, reasonIn(filled));
  if (done.ok) await complete(form, { content: bot.translate({ key: 'abort.done' }) });
  else await refuse(bot, form, done, table);
}

/** The question before all games of a server are ended: a form, or nothing comes of it. */
export async function pressServerVerb(
  { translate }: Bot,
  press: Press,
  { verb }: Extract<CustomId, { kind: 'server' }>,
): Promise<void> {
  if (verb === 'stop-all') {
    const id = formatCustomId({ kind: 'server', verb });
    await press.showModal(reasonForm(id, 'ending.all-title', translate));
    return;
  }
  await acknowledgePress(press);
  await putAway(press);
}

export async function endAllGames(bot: Bot, form: ModalSubmitInteraction, filled: Filled): Promise<void> {
  const all = await bot.tables.abortAll(await serverRulerOf(bot, form), guildOf(form), reasonIn(filled));
  const ended = all?.filter(({ ok }) => ok).length ?? 0;
  const saying =
    all === null
      ? { key: 'ending.all-only-moderators' }
      : { key: 'ending.all-done', with: { ended, left: all.length - ended } };
  await complete(form, { content: bot.translate(saying) });
}

/** As it was typed: what looks like a link or a command in it is none. */
function reasonIn(filled: Filled): string | null {
  const typed = filled.get(REASON)?.[0];
  return typed === undefined ? null : escapeMarkdown(typed, { maskedLink: true });
}
