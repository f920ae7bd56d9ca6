/** What /game does with a game that is played or over: reads its log, walks through it, takes it away as a file. */
import type { ChatInputCommandInteraction } from 'discord.js';
import { laidOut } from '../../box-files/layout.ts';
import type { Json } from '../../core/json.ts';
import { gameFileOf } from '../../tables/history/game-file.ts';
import { placeOfTurn } from '../../tables/history/history.ts';
import { isOver } from '../../tables/model/table.ts';
import type { LoadedTable } from '../../tables/turns/loaded-table.ts';
import type { Bot } from '../bot.ts';
import { logReply, replayReply } from '../interactions/looking-back.ts';
import { channelOf } from '../interactions/people.ts';
import { complete } from '../interactions/replies.ts';
import type { Reply } from '../messages/reply.ts';

type Typed = ChatInputCommandInteraction;

export function readLog(bot: Bot, interaction: Typed): Promise<void> {
  const page = interaction.options.getInteger('page');
  return lookingBack(bot, interaction, (loaded) => logReply(bot, loaded, page));
}

/** From the beginning, or from the turn that was named. */
export function walkThrough(bot: Bot, interaction: Typed): Promise<void> {
  const turn = interaction.options.getInteger('turn');
  return lookingBack(bot, interaction, (loaded) =>
    replayReply(bot, loaded, (history) => (turn === null ? 0 : placeOfTurn(history, turn))),
  );
}

export function takeAway(bot: Bot, interaction: Typed): Promise<void> {
  return lookingBack(bot, interaction, async ({ entry, table }) => {
    const [eras, log] = await Promise.all([bot.tables.eras(table.id), bot.tables.log(table.id)]);
    // Written as JSON, it is JSON.
    const file = laidOut(JSON.parse(JSON.stringify(gameFileOf(entry, table, eras, log))) as Json);
    const game = { key: `game.${table.gameId}` };
    return {
      content: bot.translate({ key: isOver(table) ? 'export.over' : 'export.playing' }),
      files: [
        {
          attachment: Buffer.from(file),
          name: `${table.gameId}-${table.id}.json`,
          description: bot.translate({ key: 'export.file', with: { game } }),
        },
      ],
    };
  });
}

/** The game of the channel; where none is played, the one that ended there last. Anybody may look. */
async function lookingBack(
  bot: Bot,
  interaction: Typed,
  look: (loaded: LoadedTable) => Promise<Reply>,
): Promise<void> {
  const loaded = await bot.tables.begunIn(channelOf(interaction));
  const reply = loaded === null ? { content: bot.translate({ key: 'log.no-game' }) } : await look(loaded);
  await complete(interaction, reply);
}
