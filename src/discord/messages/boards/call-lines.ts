/** The first line of a board, as a notification shows it: who is called, what happened and the progress of the game. */

import type { Phrase } from '../../../core/presentation/phrase.ts';
import type { Request } from '../../../core/requests/request.ts';
import type { Table } from '../../../tables/model/table.ts';
import { fitsNotification, notified } from '../pieces/notification.ts';
import type { Words } from '../questions/answers.ts';
import { type Call, callPhrases } from '../seats/asked.ts';

/**
 * The line that calls, then a line for each thing it has no room for. The progress gives way to the news, and both to the
 * names.
 */
export function callLines(
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

/** The news continues below the line of the call. */
function inParts([first = '', ...others]: readonly string[]): readonly string[] {
  return [...notified(first).split('\n'), ...others];
}

interface Wording {
  /** Stands in the line of the call. Null if only the names have room there. */
  readonly what: Phrase | null;
  readonly isNews: boolean;
  readonly below: readonly Phrase[];
}

/** The more a wording has in the line of the call, the earlier it comes. */
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

/** News that has a colon of its own follows a full stop. */
function linesOf({ called, others }: Call, { what, isNews, below }: Wording): readonly (readonly Phrase[])[] {
  const rest = [...(others === null ? [] : [{ key: 'turn.others', with: { others } }]), ...below];
  if (what === null) return [[{ key: 'turn.call-alone', with: { called } }, ...rest]];
  const keys = isNews ? ['turn.call', 'turn.call-quiet'] : ['turn.call-quiet'];
  return keys.map((key) => [{ key, with: { called, what } }, ...rest]);
}
