/** Shows the log of a game in words, page by page: the moves, and what people agreed at the table. */
import { type GameEvent, TURN_BEGAN } from '../../../core/game.ts';
import type { PhraseValue, Translate } from '../../../core/presentation/phrase.ts';
import type { SeatIndex } from '../../../core/seat.ts';
import type { HeldMoment, History } from '../../../tables/history/history.ts';
import { isOpen, type Notice, type Table } from '../../../tables/model/table.ts';
import type { LoadedTable } from '../../../tables/turns/loaded-table.ts';
import { isOnlySeat, seatName } from '../../../tables/turns/seat-words.ts';
import { type Holder, holderOf, occupantOf } from '../../../tables/turns/seating.ts';
import { formatCustomId } from '../../custom-ids/custom-id.ts';
import { playerWord } from '../pieces/computer-word.ts';
import { button, cut, LIMITS, type Row, row } from '../pieces/parts.ts';

export interface LogMessage {
  readonly content: string;
  readonly rows: readonly Row[];
}

/** The room for lines in a message with the longest title. */
const ROOM = LIMITS.content - 150;
/** Short enough that a heading and one line always fit on a page. */
const MAX_LINE_LENGTH = 600;

/** The whole log, oldest page first. */
export function logPages(
  loaded: LoadedTable,
  history: History,
  notices: readonly Notice[],
  translate: Translate,
): readonly string[] {
  return pagesOf(sectionsOf(loaded, history, notices, translate));
}

/** `page` counts from 1. If it is omitted, the newest page; beyond the last, the nearest page. */
export function logMessage(
  table: Pick<Table, 'id' | 'gameId'>,
  pages: readonly string[],
  page: number | null,
  translate: Translate,
): LogMessage {
  const shown = Math.max(1, Math.min(page ?? pages.length, pages.length));
  const places = { game: { key: `game.${table.gameId}` }, page: shown, pages: pages.length };
  const title = translate({ key: 'log.title', with: places });
  const turner = (verb: 'older' | 'newer', to: number) => ({
    ...button(
      formatCustomId({ kind: 'log', table: table.id, page: to }),
      translate({ key: `button.${verb}` }),
    ),
    disabled: to < 1 || to > pages.length,
  });
  return {
    content: [title, pages[shown - 1] ?? translate({ key: 'log.nothing' })].join('\n'),
    rows: pages.length > 1 ? [row([turner('older', shown - 1), turner('newer', shown + 1)])] : [],
  };
}

/** The moves of one person in a turn, preceded by the turn's opening events. */
interface Section {
  readonly heading: string;
  readonly lines: readonly string[];
}

function sectionsOf(
  loaded: LoadedTable,
  { before, moments }: History,
  notices: readonly Notice[],
  translate: Translate,
): readonly Section[] {
  const earlier = translate({ key: 'log.earlier', with: { count: before } });
  const sections: Section[] = before > 0 ? [{ heading: earlier, lines: [] }] : [];
  const addSection = (heading: string, lines: readonly string[]) => {
    const last = sections.at(-1);
    if (last?.heading === heading) sections.splice(-1, 1, { heading, lines: [...last.lines, ...lines] });
    else if (lines.length > 0) sections.push({ heading, lines });
  };
  for (const [at, moment] of moments.entries()) {
    const lines = linesByEvent(loaded, moment, translate);
    const opening = at === 0 ? -1 : moment.events.findLastIndex(({ type }) => type === TURN_BEGAN);
    const began = moment.events[opening];
    const end = began === undefined ? lines.length : opening;
    addSection(headingOf(loaded, moments, at, translate), lines.slice(0, end).flat());
    if (began !== undefined)
      addSection(openingHeading(loaded, moments, at, began, translate), lines.slice(end).flat());
    const until = moments[at + 1]?.at ?? Number.POSITIVE_INFINITY;
    const earlier = notices.filter((notice) => notice.at < until && (at === 0 || notice.at >= moment.at));
    sections.push(...earlier.map((notice) => ({ heading: noticeLine(notice, translate), lines: [] })));
  }
  return sections;
}

/** A line with its time, which Discord shows in the reader's time zone. */
function noticeLine({ phrase, postedAt }: Notice, translate: Translate): string {
  const time = `<t:${Math.floor(postedAt.getTime() / 1000)}:d>`;
  return cut(translate({ key: 'log.notice', with: { time, notice: phrase } }), MAX_LINE_LENGTH);
}

/** The events as the game showed them at that moment. */
export function eventLines(loaded: LoadedTable, moment: HeldMoment, translate: Translate): readonly string[] {
  return linesByEvent(loaded, moment, translate).flat();
}

/** One list per event, empty for events that aren't shown. */
function linesByEvent(
  { entry: { game, presenter } }: LoadedTable,
  { state, events }: HeldMoment,
  translate: Translate,
): readonly (readonly string[])[] {
  return presenter
    .events(events, game.observe(state))
    .map((line) => (line === null ? [] : [cut(`- ${translate(line)}`, MAX_LINE_LENGTH)]));
}

/** Names the person who answered, and the turn. */
function headingOf(
  loaded: LoadedTable,
  moments: readonly HeldMoment[],
  at: number,
  translate: Translate,
): string {
  const seat = moments[at]?.by?.seat;
  const before = moments[at - 1];
  if (seat === undefined || before === undefined) return translate({ key: 'log.opening' });
  return turnHeading(loaded, before.turn, seat, giverOf(moments, at), translate);
}

/** Names the player who answers first in the new turn, or the seat's player if no one has answered yet. */
function openingHeading(
  loaded: LoadedTable,
  moments: readonly HeldMoment[],
  at: number,
  began: GameEvent,
  translate: Translate,
): string {
  const turn = Number(began['turn']);
  const seat = began['seat'] as SeatIndex;
  const first = moments.find(
    ({ by }, place) => place > at && by?.seat === seat && moments[place - 1]?.turn === turn,
  );
  const by = first?.by == null ? holderOf(loaded.table, seat, turn) : occupantOf(first.by);
  return turnHeading(loaded, turn, seat, by, translate);
}

function turnHeading(
  { table, entry }: LoadedTable,
  turn: number,
  seat: SeatIndex,
  holder: Holder,
  translate: Translate,
): string {
  if (holder.by !== 'nobody')
    return translate({ key: 'log.turn', with: { turn, who: playerInLog({ table, entry }, seat, holder) } });
  return translate(
    isOnlySeat(table)
      ? { key: 'log.turn-by-itself-alone', with: { turn } }
      : { key: 'log.turn-by-itself', with: { turn, role: seatName(entry, table, seat) } },
  );
}

/** The seat and its player; only the player if there's one seat without a role. */
export function playerInLog(
  { table, entry }: Pick<LoadedTable, 'table' | 'entry'>,
  seat: SeatIndex,
  holder: Exclude<Holder, { by: 'nobody' }>,
): PhraseValue {
  const user = playerWord(holder);
  return isOnlySeat(table) ? user : { key: 'log.player', with: { role: seatName(entry, table, seat), user } };
}

/** The player that an automatic answer belongs to: the one who answered for that seat earlier in the same turn, if any. */
function giverOf(moments: readonly HeldMoment[], at: number): Holder {
  const seat = moments[at]?.by?.seat;
  const turn = moments[at - 1]?.turn;
  const giver = moments
    .slice(0, at + 1)
    .findLast(
      ({ by }, place) => by !== null && by.seat === seat && !isOpen(by) && moments[place - 1]?.turn === turn,
    );
  return occupantOf(giver?.by ?? undefined);
}

/** Puts as many whole lines on a page as fit. A section that continues on the next page repeats its heading. */
function pagesOf(sections: readonly Section[]): readonly string[] {
  const pages: string[] = [];
  let page = '';
  const turnOver = () => {
    if (page !== '') pages.push(page);
    page = '';
  };
  const withMore = (more: string) => (page === '' ? more : `${page}\n${more}`);
  for (const { heading, lines } of sections) {
    const [first, ...others] = lines;
    const beginning = first === undefined ? heading : `${heading}\n${first}`;
    if (withMore(beginning).length > ROOM) turnOver();
    page = withMore(beginning);
    for (const line of others) {
      if (withMore(line).length > ROOM) {
        turnOver();
        page = heading;
      }
      page = withMore(line);
    }
  }
  turnOver();
  return pages;
}
