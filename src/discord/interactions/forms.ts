/** Forms that people sent: read leniently, then given as an answer. */
import { ComponentType, type ModalSubmitInteraction } from 'discord.js';
import { tableRefuses } from '../../tables/refusal.ts';
import type { Bot } from '../bot.ts';
import { parseCustomId } from '../custom-id.ts';
import { type Filled, readForm } from '../messages/form.ts';
import { refusalText, stillAsked } from './acting.ts';
import { doerOf } from './people.ts';
import { acknowledge, complete } from './replies.ts';

export async function formSent(bot: Bot, form: ModalSubmitInteraction): Promise<void> {
  await acknowledge(form);
  const id = parseCustomId(form.customId);
  if (id === null || id.kind !== 'form') {
    await complete(form, { content: bot.translate({ key: 'refusal.unknown-control' }) });
    return;
  }
  const standing = await bot.tables.standing(id.table);
  const request = stillAsked(standing, id.request);
  const alternative = request?.alternatives.find((each) => each.id === id.alternative);
  if (standing === null || request === null || alternative === undefined) {
    await complete(form, { content: (await refusalText(bot, tableRefuses('stale'), id.table)) ?? '' });
    return;
  }
  const read = readForm(alternative, filledIn(form));
  if (!read.ok) {
    const field = standing.entry.face.field(alternative, read.field);
    await complete(form, { content: bot.translate({ key: 'refusal.bad-field', with: { field } }) });
    return;
  }
  const action = { request: request.key, choice: alternative.id, values: read.values };
  const refusal = await refusalText(bot, await bot.tables.act(doerOf(form), id.table, action), id.table);
  if (refusal === null) await form.deleteReply();
  else await complete(form, { content: refusal });
}

function filledIn(form: ModalSubmitInteraction): Filled {
  const filled = new Map<string, readonly string[]>();
  for (const [id, field] of form.fields.fields) {
    if (field.type === ComponentType.TextInput) filled.set(id, [field.value]);
    else if (field.type === ComponentType.StringSelect) filled.set(id, field.values);
  }
  return filled;
}
