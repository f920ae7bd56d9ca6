/** Posts the picture of a highlight, silently and once per game, before the board that follows it. */
import { isDeepStrictEqual } from 'node:util';
import type { Phrase } from '../../../core/presentation/phrase.ts';
import type { Job, OutboxRow } from '../../../tables/model/outbox.ts';
import type { LoadedTable } from '../../../tables/turns/loaded-table.ts';
import { type BotContext, withLanguage } from '../../bot.ts';
import { cut, LIMITS } from '../../messages/pieces/parts.ts';
import type { Channels } from '../channels/channels.ts';
import { postingOf } from '../channels/posting.ts';
import { paint, seenAt } from './board-picture.ts';
import { playedHistory } from './played-history.ts';

type HighlightJob = Extract<Job, { kind: 'highlight' }>;

export interface Highlights {
  show(row: OutboxRow, loaded: LoadedTable, job: HighlightJob): Promise<void>;
}

export function highlightsOf(bot: BotContext, channels: Channels): Highlights {
  const { post } = postingOf(bot, channels);

  /**
   * If part of the history is missing, the bot assumes that the highlight was announced: a missing picture is better than a
   * repeated one.
   */
  async function wasAnnouncedBefore(loaded: LoadedTable, phrase: Phrase, from: number): Promise<boolean> {
    const { entry } = loaded;
    const history = await playedHistory(bot, loaded);
    if (history === null || history.before > 0) return true;
    return history.moments.some(
      ({ at, events }) =>
        at < from &&
        events.some((event) => isDeepStrictEqual(entry.presenter.highlight(event)?.phrase, phrase)),
    );
  }

  return {
    /** Without a picture, the post would add nothing to the board's words. */
    async show(row, loaded, { event, from }) {
      const { table, entry } = loaded;
      const view = table.state === null ? undefined : entry.game.observe(table.state);
      const highlight = entry.presenter.highlight(event, view);
      if (highlight === null || (await wasAnnouncedBefore(loaded, highlight.phrase, from))) return;
      const { translate } = withLanguage(bot, table.language);
      const files = await paint(bot, highlight.picture(translate), {
        name: 'highlight.png',
        description: cut(translate(highlight.altText), LIMITS.altText),
        ...seenAt(table),
      });
      if (files.length === 0) return;
      const content = translate(highlight.phrase);
      await post(row, table.place.channelId, { content, rows: [], files, call: [], isSilent: true });
    },
  };
}
