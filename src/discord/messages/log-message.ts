/** The log of a game in words, page by page. */
import type { Saying, Translate } from '../../core/face.ts';
import type { Standing } from '../../tables/changing.ts';
import type { HeldMoment, History } from '../../tables/history.ts';
import { formatCustomId } from '../custom-id.ts';
import { holderOf, roleOf } from './asked.ts';
import { button, cut, LIMITS, type Row, row } from './parts.ts';

export interface LogMessage {
  readonly content: string;
  readonly rows: readonly Row[];
}

/** What the longest title leaves of a message. */
const ROOM = LIMITS.content - 150;
/** So that a heading and a line fit on a page together. */
const LONGEST_LINE = 600;

/** `page` counts from 1; the newest where it is left out, the nearest where there is none of that number. */
export function logMessage(
  standing: Standing,
  history: History,
  page: number | null,
  translate: Translate,
): LogMessage {
  const { table } = standing;
  const pages = pagesOf(sectionsOf(standing, history, translate));
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

/** What was done in a turn by one person. */
interface Section {
  readonly heading: string;
  readonly lines: readonly string[];
}

function sectionsOf(standing: Standing, { before, moments }: History, translate: Translate) {
  const earlier = translate({ key: 'log.earlier', with: { count: before } });
  const sections: Section[] = before > 0 ? [{ heading: earlier, lines: [] }] : [];
  for (const [at, moment] of moments.entries()) {
    const lines = eventLines(standing, moment, translate);
    if (lines.length === 0) continue;
    const heading = headingOf(standing, moments, at, translate);
    const last = sections.at(-1);
    if (last?.heading === heading) sections.splice(-1, 1, { heading, lines: [...last.lines, ...lines] });
    else sections.push({ heading, lines });
  }
  return sections;
}

/** What happened, as it was seen at that moment. */
export function eventLines(
  { entry: { game, face } }: Standing,
  { state, events }: HeldMoment,
  translate: Translate,
): readonly string[] {
  const view = game.observe(state);
  return events
    .flatMap((event) => face.event(event, view) ?? [])
    .map((line) => cut(`- ${translate(line)}`, LONGEST_LINE));
}

/** Whose answer it was, in the turn in which they gave it. */
function headingOf(
  standing: Standing,
  moments: readonly HeldMoment[],
  at: number,
  translate: Translate,
): string {
  const { table, entry } = standing;
  const seat = moments[at]?.by?.seat;
  const before = moments[at - 1];
  if (seat === undefined || before === undefined) return translate({ key: 'log.opening' });
  const places = {
    turn: before.turn,
    role: roleOf(table, seat, entry.face),
    user: userOf(standing, moments, at),
  };
  return translate({ key: 'log.turn', with: places });
}

/** What the table answers by itself belongs to whoever answered before, in the same seat. */
function userOf({ table }: Standing, moments: readonly HeldMoment[], at: number): Saying | string {
  const seat = moments[at]?.by?.seat ?? 0;
  const giver = moments
    .slice(0, at + 1)
    .findLast(({ by }) => by !== null && by.seat === seat && by.userId !== null);
  return holderOf({ userId: giver?.by?.userId ?? table.seats[seat]?.userId ?? null });
}

/** As many whole lines on a page as fit; where a section goes on, its heading stands again. */
function pagesOf(sections: readonly Section[]): readonly string[] {
  const pages: string[] = [];
  let page: readonly string[] = [];
  const turnOver = () => {
    if (page.length > 0) pages.push(page.join('\n'));
    page = [];
  };
  const fits = (more: readonly string[]) => [...page, ...more].join('\n').length <= ROOM;
  for (const { heading, lines } of sections) {
    const [first, ...others] = lines;
    const beginning = first === undefined ? [heading] : [heading, first];
    if (!fits(beginning)) turnOver();
    page = [...page, ...beginning];
    for (const line of others) {
      if (!fits([line])) {
        turnOver();
        page = [heading];
      }
      page = [...page, line];
    }
  }
  turnOver();
  return pages;
}
