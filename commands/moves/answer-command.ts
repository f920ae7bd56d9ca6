/** A slash command with one option, whose suggestions are all currently legal answers in words. */
import {
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  InteractionContextType,
} from 'discord.js';
import { decodeAnswer } from '../../src/core/requests/answer-code.ts';
import type { Bot } from '../../src/discord/bot.ts';
import type { Command } from '../../src/discord/command.ts';
import type { InteractionResult } from '../../src/discord/interaction-result.ts';
import { type Asking, whenPending, wordsFor } from '../../src/discord/interactions/acting.ts';
import { acknowledge, complete } from '../../src/discord/interactions/replies.ts';
import { matching } from '../../src/discord/interactions/typed-answers.ts';
import { answersOf, optionFor } from '../../src/discord/messages/questions/answers.ts';
import { optionsIn } from '../parts/options.ts';
import { askingWhileTyping, giveAnswer, questionOf } from './answering.ts';

const OPTION = 'answer';
/** The maximum number of answers to put into words while a person types. */
const MAX_IN_WORDS = 600;

export function answerCommand(name: string): Command {
  return {
    name,
    answers: true,
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

async function run(bot: Bot, interaction: ChatInputCommandInteraction): Promise<InteractionResult> {
  await acknowledge(interaction);
  return whenPending(bot, interaction, (asking) => {
    const typed = interaction.options.getString(OPTION) ?? '';
    const action = decodeAnswer(asking.request, codeTyped(typed, asking, bot));
    return action === null
      ? askAgain(bot, interaction, asking)
      : giveAnswer(bot, interaction, asking, action);
  });
}

/** Nothing meaningful was typed: shows the question with its controls. */
function askAgain(
  bot: Bot,
  interaction: ChatInputCommandInteraction,
  asking: Asking,
): Promise<InteractionResult> {
  const { question, rows } = questionOf(bot, asking);
  return complete(interaction, {
    content: bot.translate({ key: 'act.your-turn', with: { question } }),
    rows,
  });
}

/** Accepts words from an answer instead of its code, if only one answer contains them all. */
function codeTyped(typed: string, asking: Asking, bot: Bot): string {
  const [only, another] = inWords(bot, asking, typed);
  return only !== undefined && another === undefined && typed !== '' ? only.value : typed;
}

function inWords(bot: Bot, asking: Asking, typed: string) {
  const { request } = asking;
  const words = wordsFor(bot, asking);
  const answers = answersOf(request, request.alternatives, MAX_IN_WORDS).map((answer) =>
    optionFor(answer, words),
  );
  return matching(
    answers.map(({ label, value }) => ({ name: label, value })),
    typed,
  );
}

async function suggest(bot: Bot, interaction: AutocompleteInteraction) {
  const asking = await askingWhileTyping(bot, interaction);
  return asking === null ? [] : inWords(bot, asking, interaction.options.getFocused());
}
