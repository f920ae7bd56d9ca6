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
function callLines(table: Table, request: Request, news: Phrase | null, words: Words): readonly string[] {
  let shortest: readonly string[] = [];
  for (const lines of longestFirst(table, request, news, words)) {
    if (fitsNotification(lines[0] ?? '')) return lines;
    shortest = lines;
  }
  return shortest;
}

/** The lines in every wording. The longest usually fits, so the others are put into words only if they're needed. */
function* longestFirst(
  table: Table,
  request: Request,
  news: Phrase | null,
  { presenter, view, translate }: Words,
): Generator<readonly string[]> {
  const wordings = wordingsOf(news, presenter.progress(view));
  for (const call of callPhrases(table, request, presenter))
    for (const wording of wordings) {
      const whole: (readonly string[])[] = [];
      for (const phrases of linesOf(call, wording)) {
        const lines = phrases.map(translate);
        whole.push(lines);
        yield lines;
      }
      if (wording.what !== news) continue;
      const alone = translate({ key: 'turn.call-alone', with: { called: call.called } });
      yield* whole.map(inParts).filter(([first]) => first !== alone);
    }
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
