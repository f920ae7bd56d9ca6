/** Buttons: turn the cards of a game's guide, for a person without a table. */
import { gameGuideReply } from '../../interactions/pages/guide.ts';
import { acknowledgePress, complete } from '../../interactions/replies.ts';
import type { Control } from '../control.ts';

export const gameCard: Control<'game-card'> = {
  usedBy: 'anybody',
  isPrivate: true,
  rate: 'views',
  async press(bot, press, { game, page }) {
    await acknowledgePress(press);
    return complete(press, await gameGuideReply(bot, game, page, press.guildId));
  },
};
