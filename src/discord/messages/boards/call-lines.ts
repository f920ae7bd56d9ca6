/** The first line of a board, as a notification shows it: who is pinged, what happened and the progress of the game. */

import type { Phrase } from '../../../core/presentation/phrase.ts';
import type { Request } from '../../../core/requests/request.ts';
import type { Table } from '../../../tables/model/table.ts';
import { fitsNotification, notified } from '../pieces/notification.ts';
import type { Words } from '../questions/answers.ts';
import { type Call, callPhrases } from '../seats/addressed.ts';
import { recentNews } from './recent-news.ts';

export interface BoardCall {
  /** The line with the ping, followed by a line for each thing it has no room for. */
  readonly call: readonly string[];
  /** Lines for the other recent events, oldest first. */
  readonly before: readonly string[];
  /** The dangers that aren't in the call. */
  readonly otherDangers: readonly Phrase[];
}

/**
 * A phone's notification shows only the first line of a new message: the most important change, or else the most urgent alert.
 */
export function callOf(table: Table, request: Request, words: Words): BoardCall {
  const { headline, news, before } = recentNews(table, words);
  const dangers = words.presenter.alerts(words.view, headline);
  const pressing = news ?? dangers[0] ?? null;
  return {
    call: callLines(table, request, pressing, words),
    before,
    otherDangers: dangers.filter((alert) => alert !== pressing),
  };
}

/** If space is short, the progress is moved below the line first, then the news; the names stay. */
function callLines(
  table: Table,
  request: Request,
  news: Phrase | null,
  { presenter, view, translate }: Words,
): readonly string[] {
  const wordings = wordingsOf(news, presenter.progress(view));
  const every = callPhrases(table, request, presenter).flatMap((call) =>
    wordings.flatMap((wording) => {
      const whole = linesOf(call, wording).map((lines) => lines.map(translate));
      const alone = translate({ key: 'turn.call-alone', with: { called: call.called } });
      return wording.what === news
        ? [...whole, ...whole.map(inParts).filter(([first]) => first !== alone)]
        : whole;
    }),
  );
  return every.find(([first = '']) => fitsNotification(first)) ?? every.at(-1) ?? [];
}

/** The news continues below the line with the ping. */
function inParts([first = '', ...others]: readonly string[]): readonly string[] {
  return [...notified(first).split('\n'), ...others];
}

interface Wording {
  /** The rest of the line with the ping; null if only the names fit there. */
  readonly what: Phrase | null;
  readonly isNews: boolean;
  readonly below: readonly Phrase[];
}

/** The wordings, starting with the one that puts the most into the line with the ping. */
function wordingsOf(news: Phrase | null, progress: Phrase): readonly Wording[] {
  const score = { key: 'turn.score', with: { score: progress } };
  const withoutNews = { what: progress, isNews: false };
  if (news === null) {
    return [
      { ...withoutNews, below: [] },
      { what: null, isNews: false, below: [score] },
    ];
  }
  const line = { key: 'turn.news-line', with: { news } };
  return [
    { what: { key: 'turn.news', with: { news, progress } }, isNews: true, below: [] },
    { what: news, isNews: true, below: [score] },
    { ...withoutNews, below: [line] },
    { what: null, isNews: false, below: [line, score] },
  ];
}

/** News that contains a colon follows a full stop instead of a colon. */
function linesOf({ called, others }: Call, { what, isNews, below }: Wording): readonly (readonly Phrase[])[] {
  const rest = [...(others === null ? [] : [{ key: 'turn.others', with: { others } }]), ...below];
  if (what === null) return [[{ key: 'turn.call-alone', with: { called } }, ...rest]];
  const keys = isNews ? ['turn.call', 'turn.call-quiet'] : ['turn.call-quiet'];
  return keys.map((key) => [{ key, with: { called, what } }, ...rest]);
}
