/** Ends one game, or all games of a server, before their end, after a form has asked for the reason. */
import type { ButtonInteraction, ModalSubmitInteraction, StringSelectMenuInteraction } from 'discord.js';
import type { TableId } from '../../tables/model/table.ts';
import { endedSaying, LONGEST_REASON } from '../../tables/moderation/aborting.ts';
import { type Bot, withLanguage } from '../bot.ts';
import { type CustomId, formatCustomId } from '../custom-id.ts';
import type { Filled } from '../messages/form.ts';
import { quoted } from '../messages/quoted.ts';
import { REASON, reasonForm } from '../messages/reason-form.ts';
import { refuse } from './acting.ts';
import { channelOf, doerOf, guildOf, rulerOf, serverRulerOf } from './people.ts';
import { languageOfServer } from './reading.ts';
import { acknowledgePress, announce, askInForm, complete, putAway } from './replies.ts';

type Press = ButtonInteraction | StringSelectMenuInteraction;

/** Opens the form at once, as Discord demands. Whether the person may end the game is checked when they send it. */
export async function askWhy(
  { translate }: Bot,
  press: Press,
  { table }: { readonly table: TableId },
): Promise<void> {
  const id = formatCustomId({ kind: 'table', table, verb: 'abort' });
  await askInForm(press, reasonForm(id, 'abort.title', translate));
}

export async function endGame(
  bot: Bot,
  form: ModalSubmitInteraction,
  table: TableId,
  filled: Filled,
): Promise<void> {
  const reason = reasonIn(filled);
  const done = await bot.tables.abort(await rulerOf(bot, form), table, reason);
  if (!done.ok) return refuse(bot, form, done, table);
  await complete(form, { content: bot.translate({ key: 'abort.done' }) });
  if (!('rescued' in done) || done.rescued.place.channelId !== channelOf(form)) return;
  // The core cannot announce the end of a table that it cannot read, so the bot does it here.
  const { translate } = withLanguage(bot, await languageOfServer(bot, form));
  await announce(form, { content: translate(endedSaying(doerOf(form).userId, reason)) });
}

/** Opens the form before all games of a server are ended, or puts the question away. */
export async function pressServerVerb(
  { translate }: Bot,
  press: Press,
  { verb }: Extract<CustomId, { kind: 'server' }>,
): Promise<void> {
  if (verb === 'stop-all') {
    const id = formatCustomId({ kind: 'server', verb });
    await askInForm(press, reasonForm(id, 'ending.all-title', translate));
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

/** The bot escapes what people typed, which makes it longer; nothing that the form accepts is cut off. */
const LONGEST_TOLD = 2 * LONGEST_REASON;

function reasonIn(filled: Filled): string | null {
  const typed = filled.get(REASON)?.[0];
  return typed === undefined ? null : quoted(typed, LONGEST_TOLD);
}
