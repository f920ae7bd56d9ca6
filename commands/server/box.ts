/** /server box: shows the values that a server uses for a game, applies a box file, or goes back to the house values. */
import { ApplicationCommandOptionType, type Attachment, type ChatInputCommandInteraction } from 'discord.js';
import { readBoxFile } from '../../src/box-files/read.ts';
import { type CorrectableEntry, correctable } from '../../src/core/catalogue.ts';
import type { Phrase } from '../../src/core/presentation/phrase.ts';
import { type Bot, withLanguage } from '../../src/discord/bot.ts';
import { type InteractionResult, refusedAs } from '../../src/discord/interaction-result.ts';
import { refuse, refuseInWords } from '../../src/discord/interactions/acting.ts';
import { languageOfChannel } from '../../src/discord/interactions/language.ts';
import { guildOf, isServerModerator } from '../../src/discord/interactions/people.ts';
import { announce, complete } from '../../src/discord/interactions/replies.ts';
import { mention } from '../../src/discord/messages/pieces/parts.ts';
import { boxFaults, boxFiles, boxInUse, boxPut } from '../../src/discord/messages/servers/box-message.ts';
import { tableRefuses } from '../../src/tables/model/refusal.ts';
import { type KeptBox, UnreadableBox } from '../../src/tables/model/storage/box-shelf.ts';
import type { UserId } from '../../src/tables/model/table.ts';
import { optionsIn } from '../parts/options.ts';
import type { Subcommand } from '../parts/subcommand.ts';
import { attachedText } from './attached-text.ts';

type Typed = ChatInputCommandInteraction;

/** Many times the size of a box file with every field. */
const MAX_BYTES = 64 * 1024;
const FETCHED_WITHIN_MS = 5_000;

export const box: Subcommand = {
  name: 'box',
  options: (translate, catalogue) => [
    {
      type: ApplicationCommandOptionType.Attachment,
      file_types: ['.json'],
      name: 'file',
      description: translate({ key: 'option.file' }),
    },
    optionsIn(translate).game(correctable(catalogue)),
    optionsIn(translate).yesOrNo('reset'),
  ],
  run: showOrChange,
};

async function showOrChange(bot: Bot, interaction: Typed): Promise<InteractionResult> {
  const games = correctable(bot.catalogue);
  const [first = ''] = [...games.keys(), ...bot.catalogue.keys()];
  const game = interaction.options.getString('game') ?? first;
  const entry = games.get(game);
  if (entry === undefined) {
    return bot.catalogue.has(game)
      ? refuseInWords(bot, interaction, { key: 'box.none', with: { game: { key: `game.${game}` } } })
      : refuse(bot, interaction, tableRefuses('no-such-game', { game }), null);
  }
  const file = interaction.options.getAttachment('file');
  const isReset = interaction.options.getBoolean('reset') === true;
  if (file === null && !isReset) return showBox(bot, interaction, entry);
  if (!(await isServerModerator(bot, interaction)))
    return refuseInWords(bot, interaction, { key: 'box.only-moderator' });
  if (file === null) return discard(bot, interaction, entry);
  if (isReset) return refuseInWords(bot, interaction, { key: 'box.file-or-reset' });
  return put(bot, interaction, entry, file);
}

async function answer(bot: Bot, interaction: Typed, phrase: Phrase): Promise<InteractionResult> {
  return complete(interaction, { content: bot.translate(phrase) });
}

async function showBox(bot: Bot, interaction: Typed, entry: CorrectableEntry): Promise<InteractionResult> {
  const kept = await bot.boxes.of(guildOf(interaction), entry.game.id);
  return complete(interaction, {
    content: boxInUse(entry, kept, bot.translate),
    files: boxFiles(entry, kept, bot.translate),
  });
}

/** Uploading the same file again changes nothing and isn't announced again; it may have been sent twice by accident. */
async function put(
  bot: Bot,
  interaction: Typed,
  entry: CorrectableEntry,
  file: Attachment,
): Promise<InteractionResult> {
  const attached = await attachedText(file, {
    mostBytes: MAX_BYTES,
    withinMs: FETCHED_WITHIN_MS,
    from: bot.filesFrom,
  });
  if (!attached.ok) {
    bot.log.info({ reason: attached.code, error: attached.because }, 'no box file');
    return refuseInWords(bot, interaction, { key: `box.unread.${attached.code}` });
  }
  const { text } = attached;
  const read = readBoxFile(entry.boxFile, text);
  if (!read.ok) {
    await complete(interaction, { content: boxFaults(read.faults, bot.translate) });
    return refusedAs({ key: 'box.faults' });
  }
  const guildId = guildOf(interaction);
  const gameId = entry.game.id;
  const kept = await boxInForce(bot, guildId, gameId);
  if (kept?.text === text) return refuseInWords(bot, interaction, { key: 'box.in-force-already' });
  const userId = interaction.user.id as UserId;
  const box = { guildId, gameId, corrections: read.corrections, text, userId, keptAt: bot.now() };
  await bot.boxes.keep(box);
  await answer(bot, interaction, { key: 'box.kept' });
  const { translate } = await toAll(bot, interaction);
  return announce(interaction, { content: boxPut(entry, box, translate) });
}

/** The box file in force. An unreadable one is replaced, even by the same file. */
async function boxInForce({ boxes }: Bot, guildId: string, gameId: string): Promise<KeptBox | null> {
  try {
    return await boxes.of(guildId, gameId);
  } catch (error) {
    if (!(error instanceof UnreadableBox)) throw error;
    return null;
  }
}

async function discard(bot: Bot, interaction: Typed, { game }: CorrectableEntry): Promise<InteractionResult> {
  const wasThere = await bot.boxes.discard(guildOf(interaction), game.id);
  if (!wasThere) return refuseInWords(bot, interaction, { key: 'box.none-in-force' });
  await answer(bot, interaction, { key: 'box.discarded' });
  const places = { user: mention(interaction.user.id), game: { key: `game.${game.id}` } };
  const { translate } = await toAll(bot, interaction);
  return announce(interaction, { content: translate({ key: 'box.discarded-by', with: places }) });
}

/** The bot in the channel's language, for messages to everyone there. */
async function toAll(bot: Bot, interaction: Typed): Promise<Bot> {
  return withLanguage(bot, await languageOfChannel(bot, interaction));
}
