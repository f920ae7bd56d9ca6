/** A game's command: one subcommand for each thing that can be done at its tables. */
import {
  type APIApplicationCommandBasicOption,
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  InteractionContextType,
} from 'discord.js';
import type { GameEntry, MoveCommand } from '../../src/core/catalogue.ts';
import type { Translate } from '../../src/core/presentation/phrase.ts';
import type { Action, Request } from '../../src/core/requests/request.ts';
import type { Bot } from '../../src/discord/bot.ts';
import type { Command } from '../../src/discord/command.ts';
import { formatCustomId } from '../../src/discord/custom-ids/custom-id.ts';
import type { InteractionResult } from '../../src/discord/interaction-result.ts';
import {
  type Asking,
  refuse,
  refuseInWords,
  whenPendingAt,
  wordsFor,
} from '../../src/discord/interactions/acting.ts';
import { channelOf } from '../../src/discord/interactions/people.ts';
import { acknowledge, complete } from '../../src/discord/interactions/replies.ts';
import {
  answersTyped,
  suggestionsFor,
  type Typed,
  WAY,
} from '../../src/discord/interactions/typed-answers.ts';
import { LIMITS, menu } from '../../src/discord/messages/pieces/parts.ts';
import { type MenuAnswer, optionFor, worthwhile } from '../../src/discord/messages/questions/answers.ts';
import { choicesOfVerbs } from '../../src/discord/messages/questions/controls.ts';
import { questionAbout } from '../../src/discord/messages/seats/question-phrase.ts';
import { tableRefuses } from '../../src/tables/model/refusal.ts';
import type { LoadedTable } from '../../src/tables/turns/loaded-table.ts';
import { optionsIn } from '../parts/options.ts';
import { askingWhileTyping, giveAnswer, questionOf } from './answering.ts';

/** A game without moveCommands has no command. */
export function commandsOf({ game, moveCommands }: GameEntry): readonly Command[] {
  return moveCommands.length === 0 ? [] : [gameCommand(game.id, moveCommands)];
}

function gameCommand(name: string, moveCommands: readonly MoveCommand[]): Command {
  const verbsMeant = (interaction: Typing) => {
    const meant = interaction.options.getSubcommand();
    return moveCommands.find((command) => command.name === meant)?.verbs ?? [];
  };
  return {
    name,
    answers: true,
    declare: (translate) => ({
      name,
      description: translate({ key: `command.${name}` }),
      contexts: [InteractionContextType.Guild],
      options: moveCommands.map((command) =>
        optionsIn(translate).subcommand(name, command.name, optionsOf(name, command.options, translate)),
      ),
    }),
    async run(bot, interaction) {
      await acknowledge(interaction);
      const loaded = await bot.tables.loadedIn(channelOf(interaction));
      const played = loaded?.table.gameId ?? name;
      if (played === name) return run(loaded, bot, interaction, verbsMeant(interaction));
      return refuse(bot, interaction, tableRefuses('other-game', { played }), null);
    },
    suggest: (bot, interaction) => suggest(bot, interaction, verbsMeant(interaction)),
  };
}

/** Each game describes its options in its own words. */
function optionsOf(
  game: string,
  names: readonly string[],
  translate: Translate,
): APIApplicationCommandBasicOption[] {
  return names.map((name) => optionsIn(translate).suggested(name, `${game}-${name}`));
}

type Typing = ChatInputCommandInteraction | AutocompleteInteraction;

/** For a subcommand, the options are one level deeper. */
function typedIn({ options: { data } }: Typing): Typed {
  return new Map(
    data
      .flatMap((option) => option.options ?? [option])
      .flatMap(({ name, value }) => (value === undefined ? [] : [[name, String(value)]])),
  );
}

function run(
  loaded: LoadedTable | null,
  bot: Bot,
  interaction: ChatInputCommandInteraction,
  verbs: readonly string[],
): Promise<InteractionResult> {
  return whenPendingAt(loaded, bot, interaction, (asking) => {
    const { request, table } = asking;
    const typed = typedIn(interaction);
    const isPossible = request.alternatives.some(({ verb }) => verbs.includes(verb));
    const answers = isPossible ? answersTyped(request, verbs, typed) : [];
    const [only, another] = answers;
    if (another !== undefined) return askWhich(bot, interaction, asking, verbs, answers);
    // If no such answer exists, the rules are called anyway, because they give the reason.
    const action =
      only === undefined
        ? actionMeant(request, verbs, typed)
        : { request: request.key, choice: only.alternative.id, values: only.values };
    return giveAnswer(bot, interaction, asking, action, (refused) => {
      if (refused.by === 'table' || refused.refusal.code !== 'not-an-answer')
        return refuse(bot, interaction, refused, table.id);
      if (!isPossible) return sayQuestion(bot, interaction, asking);
      const menus = choicesOf(bot, asking, verbs);
      return refuseInWords(bot, interaction, { key: 'refusal.not-possible-so' }, menus);
    });
  });
}

const WHOLE = /^-?\d{1,6}$/;

/** Typed input as an action that the request does not offer, so that the game explains why it's impossible. */
function actionMeant(request: Request, verbs: readonly string[], typed: Typed): Action {
  const of = request.alternatives.find(({ verb }) => verbs.includes(verb));
  const { [WAY]: way, ...values } = Object.fromEntries(typed);
  const read = Object.entries(values).map(([field, text]) => [field, WHOLE.test(text) ? Number(text) : text]);
  return { request: request.key, choice: way ?? of?.id ?? verbs[0] ?? '', values: Object.fromEntries(read) };
}

/** Something was omitted: shows the remaining choices as a menu. */
function askWhich(
  bot: Bot,
  interaction: ChatInputCommandInteraction,
  asking: Asking,
  verbs: readonly string[],
  answers: readonly MenuAnswer[],
): Promise<InteractionResult> {
  const words = wordsFor(bot, asking);
  const [verb = ''] = verbs;
  const content = bot.translate(questionAbout(asking, verb));
  const customId = formatCustomId({
    kind: 'menu',
    table: asking.table.id,
    request: asking.request.key,
    verb,
  });
  const narrowed = () =>
    menu(
      customId,
      content,
      worthwhile(answers, words).map((answer) => optionFor(answer, words)),
    );
  const rows = answers.length <= LIMITS.options ? [narrowed()] : choicesOf(bot, asking, verbs);
  return complete(interaction, { content, rows });
}

function choicesOf(bot: Bot, asking: Asking, verbs: readonly string[]) {
  const { request, table } = asking;
  return choicesOfVerbs(table.id, request, verbs, wordsFor(bot, asking));
}

/** Shows the question that has to be answered first. */
function sayQuestion(
  bot: Bot,
  interaction: ChatInputCommandInteraction,
  asking: Asking,
): Promise<InteractionResult> {
  const { question, rows } = questionOf(bot, asking);
  return refuseInWords(bot, interaction, { key: 'refusal.question-first', with: { question } }, rows);
}

async function suggest(bot: Bot, interaction: AutocompleteInteraction, verbs: readonly string[]) {
  const asking = await askingWhileTyping(bot, interaction);
  if (asking === null) return [];
  const focused = interaction.options.getFocused(true).name;
  return suggestionsFor(focused, asking.request, verbs, typedIn(interaction), wordsFor(bot, asking));
}
