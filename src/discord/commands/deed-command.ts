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
import { askedSeat, notAsked } from '../../tables/play.ts';
import { tableRefuses } from '../../tables/refusal.ts';
import type { Standing } from '../../tables/tables.ts';
import type { Bot } from '../bot.ts';
import type { Command } from '../command.ts';
import { formatCustomId } from '../custom-id.ts';
import { refusalText, standingQuestion, wordsFor } from '../interactions/acting.ts';
import { doubtAbout } from '../interactions/doubts.ts';
import { channelOf, doerOf } from '../interactions/people.ts';
import { acknowledge, complete } from '../interactions/replies.ts';
import { answersTyped, suggestionsFor, type Typed } from '../interactions/typed-answers.ts';
import { optionFor } from '../messages/answers.ts';
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
  const standing = await bot.tables.standingIn(channelOf(interaction));
  const request = standing?.request ?? null;
  if (standing === null || request === null) {
    const refused = tableRefuses(standing === null ? 'no-table' : 'not-playing');
    await complete(interaction, { content: (await refusalText(bot, refused, null)) ?? '' });
    return;
  }
  if (askedSeat(standing.table, request, interaction.user.id) === undefined) {
    const refused = notAsked(standing.table, request, interaction.user.id);
    await complete(interaction, { content: (await refusalText(bot, refused, null)) ?? '' });
    return;
  }
  const isPossible = request.alternatives.some(({ verb }) => verbs.includes(verb));
  const answers = isPossible ? answersTyped(request, verbs, typedIn(interaction)) : [];
  const [only, another] = answers;
  if (only !== undefined && another !== undefined) return askWhich(bot, interaction, standing, verbs);
  if (isPossible && only === undefined) {
    await complete(interaction, {
      content: bot.translate({ key: 'refusal.not-possible-so' }),
      rows: menusFor(bot, standing, verbs),
    });
    return;
  }
  const choice = only?.alternative.id ?? verbs[0] ?? '';
  const action = { request: request.key, choice, values: only?.values ?? {} };
  const doubt = doubtAbout(bot, standing, action, interaction.user.id);
  if (doubt !== null) return complete(interaction, doubt);
  const done = await bot.tables.act(doerOf(interaction), standing.table.id, action);
  if (done.ok) return complete(interaction, { content: happenedText(done.events, wordsFor(bot, standing)) });
  if (done.by === 'game' && done.refusal.why === 'not-an-answer')
    return sayQuestion(bot, interaction, standing);
  await complete(interaction, { content: (await refusalText(bot, done, standing.table.id)) ?? '' });
}

/** Something was left out: the rest as a menu. */
async function askWhich(
  bot: Bot,
  interaction: ChatInputCommandInteraction,
  standing: Standing,
  verbs: readonly string[],
): Promise<void> {
  const { request, table } = standing;
  if (request === null) return;
  const words = wordsFor(bot, standing);
  const answers = answersTyped(request, verbs, typedIn(interaction));
  const content = bot.translate({ key: 'control.how', with: { verb: words.face.verb(verbs[0] ?? '') } });
  const fits = answers.length <= LIMITS.options;
  const narrowed = menu(
    formatCustomId({ kind: 'menu', table: table.id, request: request.key, verb: verbs[0] ?? '' }),
    content,
    answers.slice(0, LIMITS.options).map((answer) => optionFor(answer, words)),
  );
  await complete(interaction, { content, rows: fits ? [narrowed] : menusFor(bot, standing, verbs) });
}

function menusFor(bot: Bot, standing: Standing, verbs: readonly string[]) {
  const { request, table } = standing;
  if (request === null) return [];
  const words = wordsFor(bot, standing);
  return verbs
    .filter((verb) => request.alternatives.some((alternative) => alternative.verb === verb))
    .map((verb) => choiceMenu(table.id, request, verb, words));
}

/** Another question stands first: here it is. */
async function sayQuestion(
  bot: Bot,
  interaction: ChatInputCommandInteraction,
  standing: Standing,
): Promise<void> {
  const { request, table } = standing;
  const question = standingQuestion(standing, bot);
  if (request === null || question === null) return;
  await complete(interaction, {
    content: bot.translate(question),
    rows: controlsFor(table.id, request, wordsFor(bot, standing)),
  });
}

async function suggest(bot: Bot, interaction: AutocompleteInteraction, verbs: readonly string[]) {
  const standing = await bot.tables.standingIn(channelOf(interaction));
  if (standing === null || standing.request === null) return [];
  const focused = interaction.options.getFocused(true).name;
  return suggestionsFor(focused, standing.request, verbs, typedIn(interaction), wordsFor(bot, standing));
}
