/** The moves that are good for a person now, as lines with their reasons and as buttons. */
import type { GameEntry } from '../../../core/catalogue.ts';
import { encodeAnswer } from '../../../core/requests/answer-code.ts';
import type { Request } from '../../../core/requests/request.ts';
import type { Advice } from '../../../core/teaching/guide.ts';
import type { TableId } from '../../../tables/model/table.ts';
import type { LoadedTable } from '../../../tables/turns/loaded-table.ts';
import { formatCustomId } from '../../custom-ids/custom-id.ts';
import { button, type Row, row } from '../pieces/parts.ts';
import type { Words } from './answers.ts';
import type { SuggestedAnswer } from './board-controls.ts';

/** The maximum number of good moves: few enough to choose from. */
const MOST = 3;

/** The good moves, best first. Empty if no move is better than the rest, or the game gives no advice. */
export function goodMoves({ guide }: GameEntry, request: Request, { view }: Words): readonly Advice[] {
  return guide?.advice(request, view).slice(0, MOST) ?? [];
}

/** The moves the board suggests. Empty if advice is off. Moves that can't succeed or lose the game are left out. */
export function suggestedMoves(
  { table, entry }: Pick<LoadedTable, 'table' | 'entry'>,
  request: Request,
  words: Words,
): readonly SuggestedAnswer[] {
  if (table.advice === 'off') return [];
  const { presenter, view, translate } = words;
  const moves = goodMoves(entry, request, words).filter(({ alternative, values }) => {
    const warning = presenter.warning(alternative, values, view);
    return warning?.isInVain !== true && warning?.losesGame !== true;
  });
  return moves.map(({ alternative, values, brief }) => ({
    alternative,
    values,
    label: translate(brief),
    style: 'primary',
    kind: 'answer',
  }));
}

/** The moves that are good for the reader now, one line each with the reason. */
export function moveLines(
  advice: readonly Advice[],
  { presenter, view, translate }: Words,
): readonly string[] {
  if (advice.length === 0) return [];
  const lines = advice.map(({ alternative, values, reason }) =>
    translate({
      key: 'guide.move',
      with: { move: presenter.answer(alternative, values, view), reason },
    }),
  );
  return [translate({ key: 'guide.moves' }), ...lines];
}

/** Buttons for the good moves. Advice has buttons of its own kind, so that a press can report that the game has moved on. */
export function moveRow(
  kind: 'answer' | 'advised',
  table: TableId,
  request: Request,
  advice: readonly Advice[],
  { presenter, view, translate }: Words,
): Row {
  return row(
    advice.map(({ alternative, values }) =>
      button(
        formatCustomId({
          kind,
          table,
          request: request.key,
          code: encodeAnswer(alternative, values),
        }),
        translate(presenter.answer(alternative, values, view)),
      ),
    ),
  );
}
