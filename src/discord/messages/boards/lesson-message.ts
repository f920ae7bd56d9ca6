/** The texts of a lesson: those on its board, and the last one. Its buttons are those of an ordinary table. */
import type { Phrase, Translate } from '../../../core/presentation/phrase.ts';
import type { LessonMoment } from '../../../tables/lessons/lesson-path.ts';
import type { LoadedTable } from '../../../tables/turns/loaded-table.ts';
import { formatCustomId } from '../../custom-ids/custom-id.ts';
import { button, type Row, row, type Style } from '../pieces/parts.ts';
import type { Reply } from '../pieces/reply.ts';
import type { Words } from '../questions/answers.ts';
import { taughtAnswer } from '../questions/pointing.ts';
import { tableButton } from './board-buttons.ts';

const NEW_GAME = { key: 'button.new-game' };
const LEARN_AGAIN = { key: 'button.learn-again' };
const LEARN_NEW = { key: 'button.learn-new' };

export interface LessonOnBoard {
  readonly text: string;
  readonly rows: readonly Row[];
}

/** `rows` are the board's own buttons. A finished lesson has buttons to the next steps. */
export function lessonOnBoard(
  loaded: LoadedTable,
  moment: LessonMoment,
  words: Words,
  rows: readonly Row[],
): LessonOnBoard {
  const { translate } = words;
  switch (moment.kind) {
    case 'won':
    case 'lost':
      return afterLesson(loaded, moment.kind, words);
    case 'outdated':
      return {
        text: translate({ key: 'lesson.outdated', with: { again: LEARN_NEW } }),
        rows: [row([learnButton(loaded, LEARN_NEW, 'success', words)]), ...rows],
      };
    case 'left':
      return { text: translate({ key: 'lesson.left', with: { undo: { key: 'button.undo' } } }), rows };
    case 'step': {
      const { number, of, step } = moment;
      const answer = taughtAnswer(loaded, moment, words)?.label ?? '';
      const details = { number, of, text: { key: step.text }, answer };
      return { text: translate({ key: 'lesson.step', with: details }), rows };
    }
  }
}

function learnButton({ table }: LoadedTable, label: Phrase, style: Style, { translate }: Words) {
  return button(formatCustomId({ kind: 'learn', game: table.gameId }), translate(label), style);
}

/** Buttons to a real table and to the replay; after a defeat, also one that starts the lesson again. */
function afterLesson(loaded: LoadedTable, ended: 'won' | 'lost', words: Words): LessonOnBoard {
  const { entry, table } = loaded;
  const { translate } = words;
  const opens = formatCustomId({ kind: 'new-game', game: table.gameId });
  const isWon = ended === 'won';
  const more = isWon && entry.lesson?.more !== undefined ? [{ key: entry.lesson.more }] : [];
  const result: Phrase = isWon
    ? { key: 'lesson.won', with: { opens: NEW_GAME, more: { key: 'button.more' } } }
    : { key: 'lesson.lost', with: { opens: NEW_GAME, again: LEARN_AGAIN } };
  return {
    text: [result, ...more].map(translate).join('\n'),
    rows: [
      row([
        ...(isWon ? [] : [learnButton(loaded, LEARN_AGAIN, 'success', words)]),
        button(opens, translate(NEW_GAME), isWon ? 'success' : 'secondary'),
        tableButton(table, 'replay', words),
      ]),
    ],
  };
}

export function learnedMessage(game: string, translate: Translate): Reply {
  const opens = formatCustomId({ kind: 'new-game', game });
  const again = formatCustomId({ kind: 'learn-again', game });
  return {
    content: translate({ key: 'learn.finished', with: { game: { key: `game.${game}` } } }),
    rows: [
      row([
        button(opens, translate({ key: 'button.new-game' }), 'success'),
        button(again, translate({ key: 'button.learn-again' })),
      ]),
    ],
  };
}
