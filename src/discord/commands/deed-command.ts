/** A slash command that does something at the table: a world, a trance, calming, ending the turn. */
import {
  type APIApplicationCommandBasicOption,
  ApplicationCommandOptionType,
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  InteractionContextType,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord.js';
import type { Translate } from '../../core/face.ts';
import type { Bot } from '../bot.ts';
import type { Command } from '../command.ts';
import { formatCustomId } from '../custom-id.ts';
import { type Asking, askedHere, refuse, wordsFor } from '../interactions/acting.ts';
import { doubtAbout } from '../interactions/doubts.ts';
import { channelOf, doerOf } from '../interactions/people.ts';
import { acknowledge, complete } from '../interactions/replies.ts';
import { answersTyped, suggestionsFor, type Typed } from '../interactions/typed-answers.ts';
import { type MenuAnswer, optionFor } from '../messages/answers.ts';
import { choiceMenu, controlsFor } from '../messages/controls.ts';
import { happenedText } from '../messages/happened.ts';
import { LIMITS, menu } from '../messages/parts.ts';

export interface DeedCommand {
  readonly name: string;
  /** The verbs of the game that it stands for; usually its own name. */
  readonly verbs: readonly string[];
  /** Fields of the answer, as options; each is suggested from what is legal now. */
  readonly options: readonly string[];
}

export function deedCommand({ name, verbs, options }: DeedCommand): Command {
  return {
    name,
    declare: (translate) => declaration(name, options, translate),
    run: (bot, interaction) => run(bot, interaction, verbs),
    complete: (bot, interaction) => suggest(bot, interaction, verbs),
  };
}

function declaration(
  name: string,
  options: readonly string[],
  translate: Translate,
): RESTPostAPIChatInputApplicationCommandsJSONBody {
  return {
    name,
    description: translate({ key: `command.${name}` }),
    contexts: [InteractionContextType.Guild],
    options: options.map(
      (option): APIApplicationCommandBasicOption => ({
        type: ApplicationCommandOptionType.String,
        name: option,
        description: translate({ key: `option.${option}` }),
        autocomplete: true,
      }),
    ),
  };
}

function typedIn(interaction: ChatInputCommandInteraction | AutocompleteInteraction): Typed {
  return new Map(
    interaction.options.data.flatMap(({ name, value }) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  );
}

async function run(
  bot: Bot,
  interaction: ChatInputCommandInteraction,
  verbs: readonly string[],
): Promise<void> {
  await acknowledge(interaction);
  const asking = await askedHere(bot, interaction);
  if (asking === null) return;
  const { request, table } = asking;
  const isPossible = request.alternatives.some(({ verb }) => verbs.includes(verb));
  const answers = isPossible ? answersTyped(request, verbs, typedIn(interaction)) : [];
  const [only, another] = answers;
  if (another !== undefined) return askWhich(bot, interaction, asking, verbs, answers);
  if (isPossible && only === undefined) {
    const content = bot.translate({ key: 'refusal.not-possible-so' });
    return complete(interaction, { content, rows: menusFor(bot, asking, verbs) });
  }
  // Where the verb is not possible the rules are asked all the same: they name what forbids it.
  const choice = only?.alternative.id ?? verbs[0] ?? '';
  const action = { request: request.key, choice, values: only?.values ?? {} };
  const doubt = doubtAbout(bot, asking, action, interaction.user.id);
  if (doubt !== null) return complete(interaction, doubt);
  const done = await bot.tables.act(doerOf(interaction), table.id, action);
  if (done.ok) return complete(interaction, { content: happenedText(bot, asking, done) });
  if (done.by === 'game' && done.refusal.why === 'not-an-answer')
    return sayQuestion(bot, interaction, asking);
  await refuse(bot, interaction, done, table.id);
}

/** Something was left out: the rest as a menu. */
async function askWhich(
  bot: Bot,
  interaction: ChatInputCommandInteraction,
  asking: Asking,
  verbs: readonly string[],
  answers: readonly MenuAnswer[],
): Promise<void> {
  const words = wordsFor(bot, asking);
  const [verb = ''] = verbs;
  const content = bot.translate({ key: 'control.how', with: { verb: words.face.verb(verb) } });
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
      answers.map((answer) => optionFor(answer, words)),
    );
  const rows = answers.length <= LIMITS.options ? [narrowed()] : menusFor(bot, asking, verbs);
  await complete(interaction, { content, rows });
}

function menusFor(bot: Bot, asking: Asking, verbs: readonly string[]) {
  const { request, table } = asking;
  const words = wordsFor(bot, asking);
  return verbs
    .filter((verb) => request.alternatives.some((alternative) => alternative.verb === verb))
    .map((verb) => choiceMenu(table.id, request, verb, words));
}

/** Another question stands first: here it is. */
async function sayQuestion(
  bot: Bot,
  interaction: ChatInputCommandInteraction,
  asking: Asking,
): Promise<void> {
  const { request, table } = asking;
  const words = wordsFor(bot, asking);
  const question = words.face.question(request, words.view);
  await complete(interaction, {
    content: bot.translate({ key: 'refusal.question-first', with: { question } }),
    rows: controlsFor(table.id, request, words),
  });
}

async function suggest(bot: Bot, interaction: AutocompleteInteraction, verbs: readonly string[]) {
  const standing = await bot.tables.standingIn(channelOf(interaction));
  if (standing === null || standing.request === null) return [];
  const focused = interaction.options.getFocused(true).name;
  return suggestionsFor(focused, standing.request, verbs, typedIn(interaction), wordsFor(bot, standing));
}
