/** The message that carries the game: who is called, what happened, what is asked, and the buttons to answer. */
import { askedOf } from '../../core/answer.ts';
import type { Filling, Saying, Translate } from '../../core/presenter.ts';
import { heldActions } from '../../core/replay.ts';
import type { Request } from '../../core/request.ts';
import type { SeatIndex } from '../../core/seat.ts';
import { isOver, type LogLine, type Table, type TableSeat } from '../../tables/model/table.ts';
import type { LoadedTable } from '../../tables/turns/loaded-table.ts';
import { playerOf } from '../../tables/turns/seating.ts';
import type { Asked } from '../../tables/waiting/wait-timer.ts';
import { formatCustomId, type TableVerb } from '../custom-id.ts';
import type { Words } from './answers.ts';
import { addressed, holderOf, roleOf } from './asked.ts';
import { controlsFor } from './controls.ts';
import { button, cut, LIMITS, lastLines, mention, type Row, row } from './parts.ts';
import { seatLines, seatRows } from './seats-on-board.ts';
import { awaySayings, pausedSayings } from './waiting-message.ts';

export interface TurnMessage {
  readonly content: string;
  readonly altText: string;
  readonly rows: readonly Row[];
}

const MOST_LINES = 6;

/** What a table shows while it is played, and once it is over. `away` are those of the asked who are not there. */
export function turnMessage(
  loaded: LoadedTable,
  log: readonly LogLine[],
  translate: Translate,
  away: readonly Asked[],
): TurnMessage {
  const { table, entry, request } = loaded;
  const view = entry.game.observe(table.state);
  const words: Words = { presenter: entry.presenter, view, translate };
  const paragraphs =
    table.status === 'playing' && request !== null
      ? asking(loaded, request, words, away)
      : closing(loaded, log, words);
  return {
    content: cut(paragraphs.join('\n'), LIMITS.content),
    altText: altText(table, words),
    rows: request === null ? [lookingBack(table, words)] : rowsOf(table, request, words),
  };
}

/** Nobody can answer for a seat that nobody plays. While the game is paused the only thing to do is to go on with it. */
function rowsOf(table: Table, request: Request, words: Words): readonly Row[] {
  if (table.pausedBy === null) {
    const played = request.seats.filter((seat) => playerOf(table, seat, request.turn) !== null);
    const controls = played.length === 0 ? [] : controlsFor(table.id, askedOf(request, played), words);
    const room = LIMITS.rows - controls.length - 1;
    const takes = seatRows(table, request, words).slice(0, room);
    return [...controls, ...takes, utilities(table, request, words)];
  }
  return [
    row((['resume', 'status', 'text', 'since'] as const).map((verb) => tableButton(table, verb, words))),
  ];
}

/** A new message's first line is what a phone shows of it. */
function asking(
  { table, entry }: LoadedTable,
  request: Request,
  words: Words,
  away: readonly Asked[],
): readonly string[] {
  const { presenter, view, translate } = words;
  const { news, before } = tidings(table, words);
  const called = { who: addressed(table, request, presenter), progress: presenter.progress(view) };
  const call =
    news === null
      ? { key: 'turn.call-quiet', with: called }
      : { key: 'turn.call', with: { ...called, news } };
  const alerts = presenter.alerts(view).map((alert) => translate({ key: 'turn.alert', with: { alert } }));
  const asked = [
    translate({ key: 'turn.question', with: { question: presenter.question(request, view) } }),
    ...holdings(table, request, words),
    ...scoreboard(words),
    ...seatLines(table, request, words),
    ...awaySayings(entry.game, away).map(translate),
  ];
  return inOrder([...pausedSayings(table).map(translate), translate(call), ...alerts], before, asked);
}

/** What the one who is asked has; of several it would be too much. */
function holdings(
  table: Table,
  { seats }: Request,
  { presenter, view, translate }: Words,
): readonly string[] {
  const [seat, another] = seats;
  if (seat === undefined || another !== undefined) return [];
  const has = { role: roleOf(table, seat, presenter), holdings: presenter.holdings(seat, view) };
  return [translate({ key: 'turn.holdings', with: has })];
}

/** Who leads, where somebody wins against others. */
function scoreboard({ presenter, view, translate }: Words): readonly string[] {
  return presenter.scoreboard(view).map((score) => translate({ key: 'turn.score', with: { score } }));
}

/** The first and the last lines are needed; of those between, the newest that there is room for. */
function inOrder(
  first: readonly string[],
  between: readonly string[],
  last: readonly string[],
): readonly string[] {
  const room = LIMITS.content - [...first, ...last].join('\n').length - 1;
  const kept = lastLines(between.slice(-MOST_LINES).map(bullet), room);
  return kept === '' ? [...first, ...last] : [...first, kept, ...last];
}

interface Tidings {
  readonly news: Saying | null;
  /** What else happened, oldest first. */
  readonly before: readonly string[];
}

function tidings(table: Table, { presenter, view, translate }: Words): Tidings {
  const { events } = table.recentEvents;
  const headline = presenter.headline(events);
  const before = events
    .flatMap((event) => (event === headline ? [] : (presenter.event(event, view) ?? [])))
    .map(translate);
  return { news: headline === null ? null : presenter.event(headline, view), before };
}

function closing({ table, entry }: LoadedTable, log: readonly LogLine[], words: Words): readonly string[] {
  const { presenter, view, translate } = words;
  const outcome = earlyEnd(table) ?? presenter.outcome(entry.game.outcome(table.state), view);
  const account = [
    ...scoreboard(words),
    ...table.seats.map((seat, at) =>
      translate({
        key: 'turn.deeds',
        with: {
          role: roleOf(table, at as SeatIndex, presenter),
          user: playedBy(seat, log, at),
          actions: actionsOf(log, at),
        },
      }),
    ),
    ...(isOver(table) ? [translate({ key: 'turn.seed', with: { seed: table.seed } })] : []),
    ...uncounted(table).map(translate),
  ];
  const { before } = tidings(table, words);
  return inOrder([translate({ key: 'turn.over', with: { outcome } })], before, account);
}

/** Whoever sits there, and whoever else answered for the seat while the game went on. */
function playedBy(seat: TableSeat, log: readonly LogLine[], at: number): Filling {
  const answered = heldActions(log).flatMap((line) =>
    log[line]?.seat === at ? (log[line].userId ?? []) : [],
  );
  const people = [...new Set([...(seat.userId === null ? [] : [seat.userId]), ...answered])];
  return people.length === 0
    ? holderOf(seat)
    : people.map((user) => ({ key: 'asked.person', with: { user: mention(user) } }));
}

/** Of a game that stands still before its own end. */
function earlyEnd({ status }: Table): Saying | null {
  if (status === 'aborted') return { key: 'table.aborted-board' };
  return status === 'closed' ? { key: 'table.closed-board' } : null;
}

/** Why a game that was played to its end is in no statistics. */
function uncounted({ status, isChallenge, isCasual }: Table): readonly Saying[] {
  if (status !== 'finished') return [];
  return [...(isChallenge ? [{ key: 'turn.challenge' }] : []), ...(isCasual ? [{ key: 'turn.casual' }] : [])];
}

function actionsOf(log: readonly LogLine[], seat: number): number {
  return heldActions(log).filter((line) => log[line]?.seat === seat && log[line].userId !== null).length;
}

function bullet(line: string): string {
  return `- ${line}`;
}

/** What changed comes first; Discord cuts nothing, so we do. */
export function altText(table: Table, { presenter, view, translate }: Words): string {
  const lines = presenter.description(view, table.recentEvents.events).map(translate);
  return cut(lines.join(' '), LIMITS.altText);
}

/** What the table does, whatever is asked: taking back where there is something to, the odds where there are any. */
function utilities(table: Table, { key }: Request, words: Words): Row {
  const { presenter, view, translate } = words;
  const { id, undoStack } = table;
  const of = (verb: TableVerb) => tableButton(table, verb, words);
  const undo = button(
    formatCustomId({ kind: 'undo', table: id, request: key }),
    translate({ key: 'button.undo' }),
  );
  return row([
    ...(undoStack.steps.length > 0 ? [undo] : []),
    ...(presenter.odds(view, {}).length > 0 ? [of('odds')] : []),
    of('status'),
    of('text'),
    of('since'),
  ]);
}

/** What is left to do with a game that is over, or sleeps. */
function lookingBack(table: Table, words: Words): Row {
  const verbs = isOver(table) ? (['replay', 'again'] as const) : (['replay'] as const);
  return row(verbs.map((verb) => tableButton(table, verb, words)));
}

function tableButton({ id }: Table, verb: TableVerb, { translate }: Words) {
  return button(formatCustomId({ kind: 'table', table: id, verb }), translate({ key: `button.${verb}` }));
}
