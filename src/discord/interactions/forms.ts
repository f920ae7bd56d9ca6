/** Reads a form that somebody sent: an answer in the game, or the reason for ending a game. */
import { ComponentType, type ModalSubmitInteraction } from 'discord.js';
import type { Bot } from '../bot.ts';
import { type CustomId, parseCustomId } from '../custom-id.ts';
import { type Filled, readForm } from '../messages/form.ts';
import { noLongerAsked, refuse, stillAsked } from './acting.ts';
import { endAllGames, endGame } from './ending.ts';
import { doerOf } from './people.ts';
import { acknowledge, acknowledgePress, complete, isPrivate, putAway } from './replies.ts';

type AnswerForm = Extract<CustomId, { kind: 'form' }>;

export async function formSent(bot: Bot, form: ModalSubmitInteraction): Promise<void> {
  // The private menu that led to the form is used up, so the answer replaces it.
  await (isPrivate(form) ? acknowledgePress(form) : acknowledge(form));
  const id = parseCustomId(form.customId);
  if (id?.kind === 'form') return answerWith(bot, form, id);
  if (id?.kind === 'table' && id.verb === 'abort') return endGame(bot, form, id.table, filledIn(form));
  if (id?.kind === 'server' && id.verb === 'stop-all') return endAllGames(bot, form, filledIn(form));
  await complete(form, { content: bot.translate({ key: 'refusal.unknown-control' }) });
}

async function answerWith(bot: Bot, form: ModalSubmitInteraction, id: AnswerForm): Promise<void> {
  const loaded = await bot.tables.loaded(id.table);
  const asking = stillAsked(loaded, id.request);
  const alternative = asking?.request.alternatives.find((each) => each.id === id.alternative);
  if (asking === null || alternative === undefined) {
    return refuse(bot, form, noLongerAsked(loaded), id.table);
  }
  const read = readForm(alternative, filledIn(form));
  if (!read.ok) {
    const field = asking.entry.presenter.field(alternative, read.field);
    await complete(form, { content: bot.translate({ key: 'refusal.bad-field', with: { field } }) });
    return;
  }
  const action = { request: asking.request.key, choice: alternative.id, values: read.values };
  const done = await bot.tables.act(doerOf(form), id.table, action);
  if (done.ok) await putAway(form);
  else await refuse(bot, form, done, id.table);
}

function filledIn(form: ModalSubmitInteraction): Filled {
  const filled = new Map<string, readonly string[]>();
  for (const [id, field] of form.fields.fields) {
    if (field.type === ComponentType.TextInput) filled.set(id, [field.value]);
    else if (field.type === ComponentType.StringSelect) filled.set(id, field.values);
  }
  return filled;
}
