/** The board before a person's mistake: the question with its buttons, what the last answer was worth, and the other mistakes. */
import type { Phrase, Translate } from '../../../core/presentation/phrase.ts';
import type { Action } from '../../../core/requests/request.ts';
import { mistakeId } from '../../../tables/history/mistake-id.ts';
import type { OwnMistake, TableBefore } from '../../../tables/history/mistakes.ts';
import type { Table, TableId } from '../../../tables/model/table.ts';
import { formatCustomId, type TableButton } from '../../custom-ids/custom-id.ts';
import { tableButton } from '../boards/board-buttons.ts';
import { NO_PAST } from '../boards/game-over.ts';
import { turnMessage } from '../boards/turn-message.ts';
import { reasonLines } from '../history/review/mistake-lines.ts';
import { answerAt, hundredths, points, type ReviewedGame } from '../history/review/reviewed-game.ts';
import { button, cut, LIMITS, type Row, row, type Style } from '../pieces/parts.ts';
import type { Reply } from '../pieces/reply.ts';

/** One of a person's mistakes in a reviewed game. */
export interface ShownMistake {
  readonly reviewed: ReviewedGame;
  readonly table: Table;
  /** All mistakes of that person in the game, in order. */
  readonly own: readonly OwnMistake[];
  readonly mistake: OwnMistake;
  readonly before: TableBefore;
}

/** The worth of the person's last answer, as the page shows it. */
export type Verdict =
  /** There is no answer yet. */
  | { readonly kind: 'unanswered' }
  /** It's the better answer of the review. */
  | { readonly kind: 'best' }
  /** It's the mistake again. */
  | { readonly kind: 'played' }
  /** It's another answer, as good as the better one. */
  | { readonly kind: 'level'; readonly answer: Action }
  | { readonly kind: 'costs'; readonly answer: Action; readonly cost: number }
  /** It's another answer, and it couldn't be judged. */
  | { readonly kind: 'unknown'; readonly answer: Action }
  /** The person wanted to see the better answer. */
  | { readonly kind: 'shown' };

const SOLVING: readonly Verdict['kind'][] = ['best', 'level', 'shown'];
const SOLVED_COLOUR = 0x3ba55d;

export function mistakeMessage(
  shown: ShownMistake,
  verdict: Verdict,
  translate: Translate,
): Pick<Reply, 'content' | 'belowPicture' | 'colour' | 'rows'> {
  const { own, mistake, before } = shown;
  const { content, belowPicture, colour, rows } = turnMessage(before, NO_PAST, translate, []);
  const isSolved = SOLVING.includes(verdict.kind);
  const title: Phrase = {
    key: 'mistakes.title',
    with: {
      place: placeOf(shown) + 1,
      count: own.length,
      game: { key: `game.${before.table.gameId}` },
      turn: mistake.turn,
    },
  };
  const judged = verdictLines(shown, verdict).map(translate);
  return {
    content: cut([translate(title), content].join('\n'), LIMITS.content),
    belowPicture: cut([...judged, ...(isSolved ? [] : [belowPicture])].join('\n'), LIMITS.embedText),
    colour: isSolved ? SOLVED_COLOUR : colour,
    rows: [...(isSolved ? [viewRow(before.table, translate)] : rows), stepRow(shown, isSolved, translate)],
  };
}

/** A button that leads from a part of the question back to the board. */
export function backToBoard(table: TableId, translate: Translate): Row {
  return row([button(formatCustomId({ kind: 'mistake', table }), translate({ key: 'button.mistake' }))]);
}

function placeOf({ own, mistake }: ShownMistake): number {
  return own.findIndex(({ number }) => number === mistake.number);
}

function verdictLines(shown: ShownMistake, verdict: Verdict): readonly Phrase[] {
  const { reviewed, mistake } = shown;
  const { at, seat, better, given, lost } = mistake;
  const inWords = (answer: Action) => answerAt(reviewed, at, seat, answer);
  const places = { better: inWords(better), given: inWords(given), points: points(hundredths(lost)) };
  const reasons = [...reasonLines(reviewed, mistake), { key: 'mistakes.point' }];
  const isLast = placeOf(shown) === shown.own.length - 1;
  const end = isLast ? [{ key: 'mistakes.all' }] : [];
  switch (verdict.kind) {
    case 'unanswered':
      return [{ key: 'mistakes.question' }];
    case 'best':
      return [{ key: 'mistakes.best', with: places }, ...reasons, ...end];
    case 'level':
      return [
        { key: 'mistakes.level', with: { ...places, answer: inWords(verdict.answer) } },
        ...reasons,
        ...end,
      ];
    case 'shown':
      return [{ key: 'mistakes.shown', with: places }, ...reasons, ...end];
    case 'played':
      return [{ key: 'mistakes.played', with: places }, { key: 'mistakes.point' }];
    case 'costs': {
      const costs = { answer: inWords(verdict.answer), cost: points(hundredths(verdict.cost)) };
      return [{ key: 'mistakes.costs', with: { ...places, ...costs } }, { key: 'mistakes.point' }];
    }
    case 'unknown':
      return [{ key: 'mistakes.unknown', with: { answer: inWords(verdict.answer) } }];
  }
}

function viewRow(table: Table, translate: Translate): Row {
  return row((['board', 'text', 'odds'] as const).map((kind) => tableButton(table, kind, { translate })));
}

function stepRow(shown: ShownMistake, isSolved: boolean, translate: Translate): Row {
  const { own, before, table } = shown;
  const { id } = before.table;
  const next = own[placeOf(shown) + 1];
  const of = (kind: TableButton, label: string, where: TableId, style: Style = 'secondary') =>
    button(formatCustomId({ kind, table: where }), translate({ key: `button.${label}` }), style);
  return row([
    ...(isSolved ? [] : [of('mistake-best', 'mistake-best', id)]),
    ...(next === undefined
      ? []
      : [
          of(
            'mistake',
            'mistake-next',
            mistakeId({ table: table.id, number: next.number }),
            isSolved ? 'primary' : 'secondary',
          ),
        ]),
    of('mistake-close', 'mistake-close', id),
  ]);
}
