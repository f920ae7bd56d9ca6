/** Posts the picture of a moment, silently and once in a game, before the board that follows from it. */
import { isDeepStrictEqual } from 'node:util';
import type { Saying } from '../../../core/telling/presenter.ts';
import { historyOf } from '../../../tables/history/history.ts';
import type { Errand, OutboxRow } from '../../../tables/model/outbox.ts';
import { logOrNot } from '../../../tables/model/storage/unreadable.ts';
import type { LoadedTable } from '../../../tables/turns/loaded-table.ts';
import { type BotContext, withLanguage } from '../../bot.ts';
import { cut, LIMITS } from '../../messages/pieces/parts.ts';
import type { Channels } from '../channels/channels.ts';
import { postingOf } from '../channels/posting.ts';
import { paint } from './board-picture.ts';

type MomentErrand = Extract<Errand, { kind: 'moment' }>;

export interface Moments {
  show(row: OutboxRow, loaded: LoadedTable, errand: MomentErrand): Promise<void>;
}

export function momentsOf(bot: BotContext, channels: Channels): Moments {
  const { post } = postingOf(bot, channels);

  /** True also where nobody can tell. */
  async function wasToldBefore(
    { table, entry }: LoadedTable,
    saying: Saying,
    from: number,
  ): Promise<boolean> {
    const read = await logOrNot(Promise.all([bot.tables.eras(table.id), bot.tables.log(table.id)]));
    const history = read === null ? null : historyOf(entry, table, ...read);
    if (history === null || history.before > 0) return true;
    return history.moments.some(
      ({ at, events }) =>
        at < from && events.some((event) => isDeepStrictEqual(entry.presenter.moment(event)?.saying, saying)),
    );
  }

  return {
    /** Without a picture there is nothing to add to what the board says. */
    async show(row, loaded, { event, from }) {
      const { table, entry } = loaded;
      const moment = entry.presenter.moment(event);
      if (moment === null || (await wasToldBefore(loaded, moment.saying, from))) return;
      const { translate } = withLanguage(bot, table.language);
      const files = await paint(bot, moment.picture(translate), {
        name: 'moment.png',
        description: cut(translate(moment.altText), LIMITS.altText),
        table: table.id,
      });
      if (files.length === 0) return;
      const content = translate(moment.saying);
      await post(row, table.place.channelId, { content, rows: [], files, call: [], isSilent: true });
    },
  };
}
