/** Controls that open a game of a campaign: the usual next chapter, another one that can be played now, or one already won. */
import type { TableId } from '../../../tables/model/table.ts';
import type { Bot } from '../../bot.ts';
import type { Press } from '../../incoming.ts';
import type { InteractionResult } from '../../interaction-result.ts';
import { goOn, playWonAgain } from '../../interactions/opening/opening.ts';
import { showCampaign } from '../../interactions/pages/campaigns.ts';
import { unknownControl } from '../../interactions/refusing/unknown.ts';
import type { Control } from '../control.ts';
import { answeredFromBoard, isAt } from './from-board.ts';

export const campaignNext: Control<'campaign-next'> = {
  usedBy: 'table',
  rate: 'tables',
  press: (bot, press, { table }) => opened(bot, press, table, null),
};

export const campaignChapter: Control<'campaign-chapter'> = {
  usedBy: 'table',
  rate: 'tables',
  press: (bot, press, { table, chapter }) => opened(bot, press, table, chapter),
};

export const campaignReplay: Control<'campaign-replay'> = {
  usedBy: 'table',
  rate: 'tables',
  press(bot, press, { table }) {
    if (!press.isStringSelectMenu()) return unknownControl(bot, press);
    const [chapter = ''] = press.values;
    return answeredFromBoard(bot, press, table, (loaded) => playWonAgain(bot, press, loaded, chapter));
  },
};

/** If the campaign has left the board, shows the campaign's current state and opens nothing: the button's chapter is outdated. */
function opened(bot: Bot, press: Press, table: TableId, chapter: string | null): Promise<InteractionResult> {
  return answeredFromBoard(bot, press, table, (loaded) =>
    isAt(loaded, table)
      ? goOn(bot, press, loaded, { chapter, where: null })
      : showCampaign(bot, press, loaded, { key: 'campaign.gone-on' }),
  );
}
