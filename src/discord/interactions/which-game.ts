/** Asks a person which game they want to open a table of, and keeps what else they typed. */
import type { GameEntry } from '../../core/catalogue.ts';
import { tableSeedFrom } from '../../core/random.ts';
import { isSeed, LONGEST_SEED } from '../../tables/lobby/seed.ts';
import { tableRefuses } from '../../tables/model/refusal.ts';
import type { Bot } from '../bot.ts';
import { fitsCustomId } from '../custom-ids/custom-id.ts';
import type { Handled } from '../handled.ts';
import { gameChoiceMessage } from '../messages/boards/game-choice-message.ts';
import { refuse, refuseInWords } from './acting.ts';
import { refusedToOpen } from './opening.ts';
import { type Answerable, complete } from './replies.ts';
import { type TypedWish, wishCode } from './typed-wish.ts';

export async function askWhichGame(
  bot: Bot,
  interaction: Answerable,
  entries: readonly GameEntry[],
  typed: TypedWish,
): Promise<Handled> {
  if (typed.seed !== null && !isSeed(tableSeedFrom(typed.seed)))
    return refuse(bot, interaction, tableRefuses('bad-seed', { most: LONGEST_SEED }), null);
  const refused = await refusedToOpen(bot, interaction, typed.where);
  if (refused !== null) return refused;
  const wish = wishCode(typed);
  const isKept =
    wish !== null && entries.every(({ game }) => fitsCustomId({ kind: 'new-game-as', game: game.id, wish }));
  // A button has no room for a very long seed.
  if (!isKept) return refuseInWords(bot, interaction, { key: 'new.name-the-game' });
  return complete(interaction, gameChoiceMessage(entries, { kind: 'new-game', wish }, bot.translate));
}
