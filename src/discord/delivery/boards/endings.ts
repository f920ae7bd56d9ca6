/** Posts the picture of the end of a game once, and calls everybody who played and is awake. */
import type { OutboxRow } from '../../../tables/model/outbox.ts';
import type { UserId } from '../../../tables/model/table.ts';
import type { LoadedTable } from '../../../tables/turns/loaded-table.ts';
import { awakeAt } from '../../../tables/waiting/calling.ts';
import { type BotContext, withLanguage } from '../../bot.ts';
import { endingMessage } from '../../messages/history/ending-message.ts';
import type { Channels } from '../channels/channels.ts';
import { postingOf } from '../channels/posting.ts';
import { paint, seenAt } from './board-picture.ts';
import { toldHistory } from './told-history.ts';

export interface Endings {
  show(row: OutboxRow, loaded: LoadedTable): Promise<void>;
}

export function endingsOf(bot: BotContext, channels: Channels): Endings {
  const { post } = postingOf(bot, channels);

  async function awakeOf(people: readonly UserId[]): Promise<readonly UserId[]> {
    const now = bot.now();
    const settings = await Promise.all(people.map((userId) => bot.settings.ofPerson(userId)));
    return people.filter((_, at) => {
      const theirs = settings[at];
      return theirs !== undefined && awakeAt(theirs, now) <= now;
    });
  }

  return {
    async show(row, loaded) {
      const { table } = loaded;
      const history = await toldHistory(bot, loaded);
      const { translate } = withLanguage(bot, table.language);
      const message = endingMessage(loaded, history, translate);
      if (message === null) return;
      const { content, altText: description, svg } = message;
      const files = await paint(bot, svg, { name: 'end.png', description, ...seenAt(table) });
      const call = await awakeOf(message.people);
      await post(row, table.place.channelId, { content, rows: [], files, call, isSilent: call.length === 0 });
    },
  };
}
