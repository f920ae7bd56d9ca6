/** The words of a lesson on its board: the step, what to press, and the buttons for it. */
import type { Saying } from '../../../core/telling/saying.ts';
import type { LessonMoment } from '../../../tables/lessons/lesson-path.ts';
import type { LoadedTable } from '../../../tables/turns/loaded-table.ts';
import { formatCustomId, type TableButton } from '../../custom-ids/custom-id.ts';
import { button, type Row, row } from '../pieces/parts.ts';
import type { Words } from '../questions/answers.ts';
import { idFor, type Lead, leadOf, suggestionOf, withoutLead } from '../questions/pointing.ts';
import { tableButton } from './board-buttons.ts';

const NEW_GAME = { key: 'button.new-game' };
const LEARN_AGAIN = { key: 'button.learn-again' };
const LEARN_NEW = { key: 'button.learn-new' };

export interface LessonOnBoard {
  readonly text: string;
  /** The rows of the board, with what the lesson points at first: the words are above it, and a phone shows both at once. */
  readonly rows: readonly Row[];
}

/**
 * The last of the rows has the buttons that every table has. While the lesson waits for the answer that it suggests, all
 * others are behind one button, since a phone has no room for them below the words. When its game is over it leads on.
 */
export function lessonOnBoard(
  loaded: LoadedTable,
  moment: LessonMoment,
  words: Words,
  rows: readonly Row[],
): LessonOnBoard {
  if (moment.kind === 'won' || moment.kind === 'lost') return afterLesson(loaded, moment.kind, words);
  const { translate } = words;
  const { id } = loaded.table;
  const answers = rows.slice(0, -1);
  const others = rows.slice(-1);
  const suggestion = suggestionOf(loaded, moment);
  const lead = suggestion === null ? wayBack(moment, loaded, words) : leadOf(answers, suggestion, words);
  const text = translate(sayingOf(moment, lead));
  const of = (kind: TableButton) =>
    button(formatCustomId({ kind, table: id }), translate({ key: `button.${kind}` }));
  const [choices, end] = [of('choices'), of('end-lesson')];
  const green = lead === null ? [] : [button(lead.customId, lead.label, 'success')];
  if (suggestion !== null) {
    const doIt = button(idFor('sure', suggestion), translate({ key: 'button.do-it' }));
    return { text, rows: [row([...green, doIt, choices, end]), ...others.filter(hasAny)] };
  }
  const own = row([...green, end]);
  if (lead === null) return { text, rows: [...answers, own, ...others] };
  return { text, rows: [own, ...withoutLead(answers, lead), ...withoutLead(others, lead)] };
}

function hasAny({ components }: Row): boolean {
  return components.length > 0;
}

/** Undoing another answer leads back to the lesson; from one of an earlier release, the button of the new one does. */
function wayBack({ kind }: LessonMoment, loaded: LoadedTable, words: Words): Lead | null {
  return kind === 'outdated' ? learnLead(loaded, LEARN_NEW, words) : undoOf(kind, loaded, words);
}

function undoOf(
  kind: LessonMoment['kind'],
  { table, request }: LoadedTable,
  { translate }: Words,
): Lead | null {
  if (kind !== 'left' || request === null || table.undoStack.steps.length === 0) return null;
  const customId = formatCustomId({ kind: 'undo', table: table.id, request: request.key });
  return leadTo(customId, translate({ key: 'button.undo' }));
}

function learnLead({ table }: LoadedTable, label: Saying, { translate }: Words): Lead {
  return leadTo(formatCustomId({ kind: 'learn', game: table.gameId }), translate(label));
}

function leadTo(customId: string, label: string): Lead {
  return { customId, label, way: [label] };
}

/** One button to a real table; after a defeat, one to the lesson before it. */
function afterLesson(loaded: LoadedTable, ended: 'won' | 'lost', words: Words): LessonOnBoard {
  const { entry, table } = loaded;
  const { translate } = words;
  const opens = formatCustomId({ kind: 'new-game', game: table.gameId });
  const again = learnLead(loaded, LEARN_AGAIN, words);
  const isWon = ended === 'won';
  const more = isWon && entry.lesson?.more !== undefined ? [{ key: entry.lesson.more }] : [];
  const said: Saying = isWon
    ? { key: 'lesson.won', with: { opens: NEW_GAME, more: { key: 'button.more' } } }
    : { key: 'lesson.lost', with: { opens: NEW_GAME, again: LEARN_AGAIN } };
  return {
    text: [said, ...more].map(translate).join('\n'),
    rows: [
      row([
        ...(isWon ? [] : [button(again.customId, again.label, 'success')]),
        button(opens, translate(NEW_GAME), isWon ? 'success' : 'secondary'),
        tableButton(table, 'replay', words),
      ]),
    ],
  };
}

function sayingOf(moment: LessonMoment, lead: Lead | null): Saying {
  if (moment.kind === 'step') {
    const { number, of, step } = moment;
    return { key: 'lesson.step', with: { number, of, text: { key: step.text }, answer: wayOf(lead) } };
  }
  return moment.kind === 'outdated'
    ? { key: 'lesson.outdated', with: { again: LEARN_NEW } }
    : { key: 'lesson.left', with: { undo: { key: 'button.undo' } } };
}

/** The buttons to press, one after another. */
function wayOf(lead: Lead | null): Saying | string {
  const [first = '', ...later] = lead?.way ?? [];
  return later.reduce<Saying | string>(
    (so, next) => ({ key: 'lesson.then', with: { first: so, next } }),
    first,
  );
}
