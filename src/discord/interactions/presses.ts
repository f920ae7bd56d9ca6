/** Buttons and menus: what each id means, checked against what is asked now. */
import type { ButtonInteraction, StringSelectMenuInteraction } from 'discord.js';
import { decodeAnswer } from '../../core/answer-code.ts';
import type { Alternative } from '../../core/request.ts';
import { askedSeat, notAsked } from '../../tables/play.ts';
import { type TableRefused, tableRefuses } from '../../tables/refusal.ts';
import type { TableId } from '../../tables/table.ts';
import type { Standing } from '../../tables/tables.ts';
import type { Bot } from '../bot.ts';
import { type CustomId, parseCustomId } from '../custom-id.ts';
import { alternativesOf, MORE, needsForm } from '../messages/answers.ts';
import { choiceMenu } from '../messages/controls.ts';
import { formFor } from '../messages/form.ts';
import { refusalText, stillAsked, wordsFor } from './acting.ts';
import { doubtAbout } from './doubts.ts';
import { doerOf } from './people.ts';
import { acknowledge, acknowledgePress, complete, whisper } from './replies.ts';
import { pressTableVerb } from './table-verbs.ts';

type Press = ButtonInteraction | StringSelectMenuInteraction;

/** A form must be the first answer: beyond this it comes too late, and the menus are sent instead. */
const FORM_WITHIN_MS = 1000;

export async function pressed(bot: Bot, press: Press): Promise<void> {
  const id = parseCustomId(press.customId);
  if (id === null) return unknownPress(bot, press);
  switch (id.kind) {
    case 'table':
      return pressTableVerb(bot, press, id);
    case 'answer':
    case 'sure':
      return giveAnswer(bot, press, id, id.code, id.kind === 'sure');
    case 'menu':
      return press.isStringSelectMenu()
        ? chosen(bot, press, id, press.values[0] ?? '')
        : unknownPress(bot, press);
    case 'verb':
      return askHow(bot, press, id);
    case 'form':
      return unknownPress(bot, press);
  }
}

/** Something of an older version, or forged. */
async function unknownPress(bot: Bot, press: Press): Promise<void> {
  await acknowledgePress(press);
  await whisper(press, { content: bot.translate({ key: 'refusal.unknown-control' }) });
}

async function giveAnswer(
  bot: Bot,
  press: Press,
  id: { readonly table: TableId; readonly request: string },
  code: string,
  isSure: boolean,
): Promise<void> {
  await acknowledgePress(press);
  const standing = await bot.tables.standing(id.table);
  const request = stillAsked(standing, id.request);
  const action = request === null ? null : decodeAnswer(request, code);
  if (standing !== null && action !== null && !isSure) {
    const doubt = doubtAbout(bot, standing, action, press.user.id);
    if (doubt !== null) return whisper(press, doubt);
  }
  const done =
    action === null ? tableRefuses('stale') : await bot.tables.act(doerOf(press), id.table, action);
  const refusal = await refusalText(bot, done, id.table);
  if (refusal !== null) await whisper(press, { content: refusal });
  else if (press.message.flags.has('Ephemeral')) await press.deleteReply();
}

/** A menu's option is an answer, or the wish for a form. */
async function chosen(
  bot: Bot,
  press: StringSelectMenuInteraction,
  id: Extract<CustomId, { kind: 'menu' }>,
  value: string,
): Promise<void> {
  const [more, alternative] = value.split('~');
  if (more !== MORE) return giveAnswer(bot, press, id, value, false);
  const standing = await inTime(bot.tables.standing(id.table));
  const found = stillAsked(standing, id.request)?.alternatives.find((each) => each.id === alternative);
  if (standing === null || found === undefined) return giveAnswer(bot, press, id, value, false);
  await press.showModal(formFor(id.table, id.request, found, wordsFor(bot, standing)));
}

/** A verb with choices: a form where nothing can be shortlisted, else a private menu. */
async function askHow(bot: Bot, press: Press, id: Extract<CustomId, { kind: 'verb' }>): Promise<void> {
  const early = await inTime(bot.tables.standing(id.table));
  const form = early === null ? null : formWanted(bot, early, id, press.user.id);
  if (early !== null && form !== null) {
    await press.showModal(formFor(id.table, id.request, form, wordsFor(bot, early)));
    return;
  }
  await acknowledge(press);
  const standing = early ?? (await bot.tables.standing(id.table));
  const request = stillAsked(standing, id.request);
  if (standing === null || request === null) return refuse(bot, press, tableRefuses('stale'), id.table);
  if (askedSeat(standing.table, request, press.user.id) === undefined)
    return refuse(bot, press, notAsked(standing.table, request, press.user.id), id.table);
  const words = wordsFor(bot, standing);
  const content = bot.translate({ key: 'control.how', with: { verb: words.face.verb(id.verb) } });
  await complete(press, { content, rows: [choiceMenu(id.table, request, id.verb, words)] });
}

async function refuse(bot: Bot, press: Press, refused: TableRefused, table: TableId): Promise<void> {
  await complete(press, { content: (await refusalText(bot, refused, table)) ?? '' });
}

function formWanted(
  bot: Bot,
  standing: Standing,
  id: Extract<CustomId, { kind: 'verb' }>,
  userId: string,
): Alternative | null {
  const request = stillAsked(standing, id.request);
  if (request === null || askedSeat(standing.table, request, userId) === undefined) return null;
  return needsForm(request, alternativesOf(request, id.verb), wordsFor(bot, standing));
}

/** Null when it took too long for a first answer. */
async function inTime<T>(work: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), FORM_WITHIN_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
