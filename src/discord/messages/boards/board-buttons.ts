/** A board's buttons other than its answers: for views and help, and for the steps after the end. */
import type { APIButtonComponent } from 'discord.js';
import type { Emoji } from '../../../core/presentation/emojis.ts';
import type { Request } from '../../../core/requests/request.ts';
import { type AttemptKind, attemptNamed } from '../../../daily/attempt/attempt-id.ts';
import type { LoadedCampaign } from '../../../tables/campaigns/loaded-campaign.ts';
import { praisedSeats } from '../../../tables/endings/praise.ts';
import { mistakeRefIn } from '../../../tables/history/mistake-id.ts';
import type { LessonMoment } from '../../../tables/lessons/lesson-path.ts';
import { isOver, type Table } from '../../../tables/model/table.ts';
import { hasOurRules } from '../../../tables/turns/current-request.ts';
import type { LoadedTable } from '../../../tables/turns/loaded-table.ts';
import { seatName } from '../../../tables/turns/seat-words.ts';
import { formatCustomId, type TableButton } from '../../custom-ids/custom-id.ts';
import { campaignRow } from '../campaigns/after-game.ts';
import { button, type Row, row, rows } from '../pieces/parts.ts';
import type { Words } from '../questions/answers.ts';

interface Circumstances {
  readonly isFirstTurn: boolean;
  /** Null if the table isn't a lesson. */
  readonly lesson: LessonMoment | null;
  /** The button that ends the turn. Empty if the turn can't be ended. */
  readonly done: readonly APIButtonComponent[];
}

/**
 * Buttons for every question: undo if something can be undone, the tools behind one button, the reasons for a computer's turn,
 * how to play on first turns, and the end of the turn last. In a lesson, Undo is green while it leads back to the next step.
 */
export function utilities(
  { table, entry }: LoadedTable,
  request: Request,
  words: Words,
  { isFirstTurn, lesson, done }: Circumstances,
): Row {
  const { translate } = words;
  const { id } = table;
  const of = (kind: TableButton) => tableButton(table, kind, words);
  const undo = button(
    formatCustomId({ kind: 'undo', table: id, request: request.key }),
    translate({ key: 'button.undo' }),
    lesson?.kind === 'left' ? 'success' : 'secondary',
    'undo',
  );
  const known = table.undoStack.steps.length > 0 ? [undo] : [];
  if (mistakeRefIn(id) !== null) return row([...TOOLS_OF_ATTEMPTS.counted.map(of), ...done]);
  const attempt = attemptNamed(id);
  if (attempt !== null) return row([...known, ...TOOLS_OF_ATTEMPTS[attempt.kind].map(of), ...done]);
  if (lesson !== null) return row([...known, of('more'), ...done, of('end-lesson')]);
  const explaining = isFirstTurn && entry.guide !== null ? [of('guide')] : [];
  const reasons =
    table.advice !== 'off' && table.recentEvents.byComputer?.reasons !== undefined ? [of('why')] : [];
  return row([...known, of('more'), ...reasons, ...explaining, ...done]);
}

/**
 * A row has no room for more buttons. In a practice attempt, the text board has no button of its own: it can be opened from the
 * full board.
 */
const TOOLS_OF_ATTEMPTS: Readonly<Record<AttemptKind, readonly TableButton[]>> = {
  counted: ['board', 'text', 'odds'],
  practice: ['board', 'practice-start', 'odds'],
};

/** Buttons of a finished or closed game. `campaign` is set if its next game can be opened here. */
export function historyButtons(
  { table, entry }: LoadedTable,
  campaign: LoadedCampaign | null,
  words: Words,
): readonly Row[] {
  const isDecided = hasOurRules(entry, table) && entry.game.outcome(table.state).kind !== 'ongoing';
  const next: readonly TableButton[] = [
    ...(isOver(table) && table.campaignId === undefined ? (['play-again'] as const) : []),
    ...(isOver(table) ? (['again'] as const) : []),
  ];
  const views: readonly TableButton[] = [
    'replay',
    ...(isDecided && entry.judgement !== null ? (['review'] as const) : []),
    ...(isDecided && entry.presenter.finale !== null ? (['story', 'poster'] as const) : []),
  ];
  return [
    ...(campaign === null ? [] : [campaignRow(campaign, table.id, words.translate)]),
    ...[next, views]
      .filter((kinds) => kinds.length > 0)
      .map((kinds) => row(kinds.map((kind) => tableButton(table, kind, words)))),
    ...(table.status === 'finished' ? praiseRows({ table, entry }, words) : []),
  ];
}

/** A praise button for each person who played, labelled with the role of their first seat. */
function praiseRows(
  { table, entry }: Pick<LoadedTable, 'table' | 'entry'>,
  { translate }: Words,
): readonly Row[] {
  return rows(
    praisedSeats(table).map((seat) => {
      const label = translate({ key: 'button.praise', with: { role: seatName(entry, table, seat) } });
      return button(formatCustomId({ kind: 'praise', table: table.id, seat }), label);
    }),
  );
}

/** The tools that have an icon. */
const ICONS: Readonly<Partial<Record<TableButton, Emoji>>> = {
  advise: 'advise',
  odds: 'odds',
  status: 'status',
  board: 'board',
  text: 'text',
  since: 'since',
  guide: 'how_to',
  legend: 'legend',
  more: 'more',
};

export function tableButton({ id }: Table, kind: TableButton, { translate }: Pick<Words, 'translate'>) {
  const customId = formatCustomId({ kind, table: id });
  return button(customId, translate({ key: `button.${kind}` }), 'secondary', ICONS[kind] ?? null);
}
