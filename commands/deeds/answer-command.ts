/** A slash command with one option that holds a whole answer: everything legal now, in words. */
import {
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  InteractionContextType,
} from 'discord.js';
import { decodeAnswer } from '../../src/core/answer-code.ts';
import type { Bot } from '../../src/discord/bot.ts';
import type { Command } from '../../src/discord/command.ts';
import {
  type Asking,
  askedHere,
  askingOf,
  askingOfUser,
  refuse,
  wordsFor,
} from '../../src/discord/interactions/acting.ts';
import { confirmationOf } from '../../src/discord/interactions/confirming.ts';
import { channelOf, doerOf } from '../../src/discord/interactions/people.ts';
import { acknowledge, complete } from '../../src/discord/interactions/replies.ts';
import { matching } from '../../src/discord/interactions/typed-answers.ts';
import { answersOf, optionFor } from '../../src/discord/messages/answers.ts';
import { controlsFor } from '../../src/discord/messages/controls.ts';
import { happenedText } from '../../src/discord/messages/happened.ts';
import { optionsIn } from '../parts/options.ts';

const OPTION = 'answer';
/** As many answers as are put into words while somebody types. */
const MOST_IN_WORDS = 600;

export function answerCommand(name: string): Command {
  return {
    name,
    declare: (translate) => ({
      name,
      description: translate({ key: `command.${name}` }),
      contexts: [InteractionContextType.Guild],
      options: [optionsIn(translate).suggested(OPTION)],
    }),
    run,
    suggest,
  };
}

async function run(bot: Bot, interaction: ChatInputCommandInteraction): Promise<void> {
  await acknowledge(interaction);
  const asking = await askedHere(bot, interaction);
  if (asking === null) return;
  const { request, table } = asking;
  const typed = interaction.options.getString(OPTION) ?? '';
  const action = decodeAnswer(request, codeTyped(typed, asking, bot));
  if (action === null) return askAgain(bot, interaction, asking);
  const doubt = confirmationOf(bot, asking, action, interaction.user.id);
  if (doubt !== null) return complete(interaction, doubt);
  const done = await bot.tables.act(doerOf(interaction), table.id, action);
  if (done.ok) await complete(interaction, { content: happenedText(bot, asking, done) });
  else await refuse(bot, interaction, done, table.id);
}

/** Nothing was typed, or nothing that can be meant: the question with its controls. */
async function askAgain(bot: Bot, interaction: ChatInputCommandInteraction, asking: Asking): Promise<void> {
  const words = wordsFor(bot, asking);
  const question = words.presenter.question(asking.request, words.view);
  await complete(interaction, {
    content: bot.translate({ key: 'act.asked', with: { question } }),
    rows: controlsFor(asking.table.id, asking.request, words),
  });
}

/** People may also type the words of an answer, when only one has them all. */
function codeTyped(typed: string, asking: Asking, bot: Bot): string {
  const [only, another] = inWords(bot, asking, typed);
  return only !== undefined && another === undefined && typed !== '' ? only.value : typed;
}

function inWords(bot: Bot, asking: Asking, typed: string) {
  const { request } = asking;
  const words = wordsFor(bot, asking);
  const answers = answersOf(request, request.alternatives, MOST_IN_WORDS).map((answer) =>
    optionFor(answer, words),
  );
  return matching(
    answers.map(({ label, value }) => ({ name: label, value })),
    typed,
  );
}

async function suggest(bot: Bot, interaction: AutocompleteInteraction) {
  const asking = askingOf(await bot.tables.loadedIn(channelOf(interaction)));
  const theirs = asking === null ? null : askingOfUser(asking, interaction.user.id);
  return theirs === null ? [] : inWords(bot, theirs, interaction.options.getFocused());
}
