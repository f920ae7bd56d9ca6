/** A slash command with one option that holds a whole answer: everything legal now, in words. */
import {
  ApplicationCommandOptionType,
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  InteractionContextType,
} from 'discord.js';
import { decodeAnswer } from '../../core/answer-code.ts';
import { askedSeat, notAsked } from '../../tables/play.ts';
import { tableRefuses } from '../../tables/refusal.ts';
import type { Standing } from '../../tables/tables.ts';
import type { Bot } from '../bot.ts';
import type { Command } from '../command.ts';
import { refusalText, wordsFor } from '../interactions/acting.ts';
import { doubtAbout } from '../interactions/doubts.ts';
import { channelOf, doerOf } from '../interactions/people.ts';
import { acknowledge, complete } from '../interactions/replies.ts';
import { matching } from '../interactions/typed-answers.ts';
import { answersOf, optionFor } from '../messages/answers.ts';
import { controlsFor } from '../messages/controls.ts';
import { happenedText } from '../messages/happened.ts';

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
      options: [
        {
          type: ApplicationCommandOptionType.String,
          name: OPTION,
          description: translate({ key: `option.${OPTION}` }),
          autocomplete: true,
        },
      ],
    }),
    run,
    complete: suggest,
  };
}

async function run(bot: Bot, interaction: ChatInputCommandInteraction): Promise<void> {
  await acknowledge(interaction);
  const standing = await bot.tables.standingIn(channelOf(interaction));
  if (standing === null || standing.request === null) {
    const refused = tableRefuses(standing === null ? 'no-table' : 'not-playing');
    await complete(interaction, { content: (await refusalText(bot, refused, null)) ?? '' });
    return;
  }
  const { request, table, entry } = standing;
  if (askedSeat(table, request, interaction.user.id) === undefined) {
    const refused = notAsked(table, request, interaction.user.id);
    await complete(interaction, { content: (await refusalText(bot, refused, null)) ?? '' });
    return;
  }
  const typed = interaction.options.getString(OPTION) ?? '';
  const action = decodeAnswer(request, codeTyped(typed, standing, bot));
  if (action === null) {
    const words = wordsFor(bot, standing);
    const question = { key: 'act.asked', with: { question: entry.face.question(request, words.view) } };
    await complete(interaction, {
      content: bot.translate(question),
      rows: controlsFor(table.id, request, words),
    });
    return;
  }
  const doubt = doubtAbout(bot, standing, action, interaction.user.id);
  if (doubt !== null) return complete(interaction, doubt);
  const done = await bot.tables.act(doerOf(interaction), table.id, action);
  const content = done.ok
    ? happenedText(done.events, wordsFor(bot, standing))
    : ((await refusalText(bot, done, table.id)) ?? '');
  await complete(interaction, { content });
}

/** People may also type the words of an answer, when only one has them all. */
function codeTyped(typed: string, standing: Standing, bot: Bot): string {
  const [only, another] = inWords(bot, standing, typed);
  return only !== undefined && another === undefined && typed !== '' ? only.value : typed;
}

function inWords(bot: Bot, standing: Standing, typed: string) {
  const { request } = standing;
  if (request === null) return [];
  const words = wordsFor(bot, standing);
  const answers = answersOf(request, request.alternatives, MOST_IN_WORDS).map((answer) =>
    optionFor(answer, words),
  );
  return matching(
    answers.map(({ label, value }) => ({ name: label, value })),
    typed,
  );
}

async function suggest(bot: Bot, interaction: AutocompleteInteraction) {
  const standing = await bot.tables.standingIn(channelOf(interaction));
  return standing === null ? [] : inWords(bot, standing, interaction.options.getFocused());
}
