/** Handles buttons and menus: parses the custom id, and checks it against what the table asks now. */
import type { ButtonInteraction, MessageComponentInteraction, StringSelectMenuInteraction } from 'discord.js';
import { decodeAnswer } from '../../core/answer-code.ts';
import type { Alternative } from '../../core/request.ts';
import type { TableId } from '../../tables/model/table.ts';
import { notAsked } from '../../tables/turns/play.ts';
import type { Bot } from '../bot.ts';
import { type CustomId, parseCustomId } from '../custom-id.ts';
import { alternativesOf, MORE, needsForm } from '../messages/answers.ts';
import { choiceMenu } from '../messages/controls.ts';
import { formFor } from '../messages/form.ts';
import {
  type Asking,
  askingOfUser,
  noLongerAsked,
  refuse,
  stillAsked,
  whisperRefusal,
  wordsFor,
} from './acting.ts';
import { pressBallot } from './ballots.ts';
import { confirmationOf } from './confirming.ts';
import { pressServerVerb } from './ending.ts';
import { stepTo, turnPage } from './looking-back.ts';
import { eraseOrKeep } from './own-data.ts';
import { doerOf } from './people.ts';
import {
  acknowledge,
  acknowledgePress,
  askInForm,
  complete,
  isPrivate,
  putAway,
  whisper,
} from './replies.ts';
import { pressSkip, takePressed } from './seat-presses.ts';
import { turnTablesPage } from './server-tables.ts';
import { pressTableVerb } from './table-verbs.ts';
import { withTimeout } from './timeout.ts';
import { pressRedo, pressUndo } from './undo.ts';

type Press = ButtonInteraction | StringSelectMenuInteraction;

/** The question that a control was made for. */
interface Question {
  readonly table: TableId;
  readonly request: string;
}

/** Discord accepts a form only as the first answer. After this time the bot sends a menu instead. */
const FORM_WITHIN_MS = 1000;

export async function pressed(bot: Bot, press: MessageComponentInteraction): Promise<void> {
  // The bot makes no menus of people, roles or channels.
  if (!press.isButton() && !press.isStringSelectMenu()) return unknownPress(bot, press);
  const id = parseCustomId(press.customId);
  if (id !== null && isForOneReader(id) && !isPrivate(press)) return unknownPress(bot, press);
  switch (id?.kind) {
    case 'own-data':
      return eraseOrKeep(bot, press, id.verb);
    case 'table':
      return pressTableVerb(bot, press, id);
    case 'server':
      return pressServerVerb(bot, press, id);
    case 'tables':
      return turnTablesPage(bot, press, id.page);
    case 'log':
      return turnPage(bot, press, id);
    case 'replay':
      return stepTo(bot, press, id);
    case 'take':
      return takePressed(bot, press, id);
    case 'skip':
      return pressSkip(bot, press, id);
    case 'undo':
      return pressUndo(bot, press, id);
    case 'redo':
      return pressRedo(bot, press, id);
    case 'vote':
      return pressBallot(bot, press, id);
    case 'answer':
      return giveAnswer(bot, press, id, id.code, { isSure: false });
    case 'sure':
      return giveAnswer(bot, press, id, id.code, { isSure: true });
    case 'menu':
      if (!press.isStringSelectMenu()) return unknownPress(bot, press);
      return chosen(bot, press, { ...id, verb: id.verb }, press.values[0] ?? '');
    case 'verb':
      return askHow(bot, press, id, (asking) => formWanted(bot, asking, id.verb));
    default:
      return unknownPress(bot, press);
  }
}

/**
 * These controls edit their own message, so the bot puts them only on private messages. On a public message the id is
 * forged.
 */
function isForOneReader(id: CustomId): boolean {
  switch (id.kind) {
    case 'own-data':
    case 'server':
    case 'tables':
    case 'log':
    case 'replay':
      return true;
    case 'table':
      return id.verb === 'keep' || id.verb === 'not-this-turn';
    default:
      return false;
  }
}

/** The control is of an older version, or forged. */
async function unknownPress(bot: Bot, press: MessageComponentInteraction): Promise<void> {
  await acknowledgePress(press);
  await whisper(press, { content: bot.translate({ key: 'refusal.unknown-control' }) });
}

async function giveAnswer(
  bot: Bot,
  press: Press,
  { table, request }: Question,
  code: string,
  { isSure }: { readonly isSure: boolean },
): Promise<void> {
  await acknowledgePress(press);
  const loaded = await bot.tables.loaded(table);
  const asking = stillAsked(loaded, request);
  const action = asking === null ? null : decodeAnswer(asking.request, code);
  if (asking === null || action === null) {
    return whisperRefusal(bot, press, noLongerAsked(loaded), table);
  }
  const question = isSure ? null : confirmationOf(bot, asking, action, press.user.id);
  if (question !== null) return whisper(press, question);
  const done = await bot.tables.act(doerOf(press), table, action);
  if (!done.ok) await whisperRefusal(bot, press, done, table);
  else if (isPrivate(press)) await putAway(press);
}

/** An option of a menu is an answer, or opens a form. */
async function chosen(
  bot: Bot,
  press: StringSelectMenuInteraction,
  question: Question & { readonly verb: string },
  value: string,
): Promise<void> {
  const [more, wanted] = value.split('~');
  if (more !== MORE) return giveAnswer(bot, press, question, value, { isSure: false });
  return askHow(
    bot,
    press,
    question,
    ({ request }) => request.alternatives.find(({ id }) => id === wanted) ?? null,
  );
}

/** Asks for the details of a verb: in a form where one is wanted and there is time, else in a private menu. */
async function askHow(
  bot: Bot,
  press: Press,
  { table, request, verb }: Question & { readonly verb: string },
  formFrom: (asking: Asking) => Alternative | null,
): Promise<void> {
  const early = stillAsked(await withTimeout(bot.tables.loaded(table), FORM_WITHIN_MS), request);
  const asksEarly = early === null ? null : askingOfUser(early, press.user.id);
  const form = asksEarly === null ? null : formFrom(asksEarly);
  if (asksEarly !== null && form !== null) {
    await askInForm(press, formFor(table, request, form, wordsFor(bot, asksEarly)));
    return;
  }
  await acknowledge(press);
  const loaded = early ?? (await bot.tables.loaded(table));
  const anybody = stillAsked(loaded, request);
  if (anybody === null) return refuse(bot, press, noLongerAsked(loaded), table);
  const asking = askingOfUser(anybody, press.user.id);
  if (asking === null)
    return refuse(bot, press, notAsked(anybody.table, anybody.request, press.user.id), table);
  if (alternativesOf(asking.request, verb).length === 0)
    return complete(press, { content: bot.translate({ key: 'refusal.unknown-control' }) });
  const words = wordsFor(bot, asking);
  const content = bot.translate({ key: 'control.how', with: { verb: words.presenter.verb(verb) } });
  await complete(press, { content, rows: [choiceMenu(table, asking.request, verb, words)] });
}

function formWanted(bot: Bot, asking: Asking, verb: string): Alternative | null {
  return needsForm(asking.request, alternativesOf(asking.request, verb), wordsFor(bot, asking));
}
