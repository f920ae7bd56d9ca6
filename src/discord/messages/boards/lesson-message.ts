/** What a lesson says on its board: the words of the step, what to press, and the buttons for it. */
import type { LessonStep } from '../../../core/teaching/lesson.ts';
import type { Saying } from '../../../core/telling/saying.ts';
import type { LessonMoment } from '../../../tables/lessons/lesson-path.ts';
import type { LoadedTable } from '../../../tables/turns/loaded-table.ts';
import { formatCustomId, type TableButton } from '../../custom-ids/custom-id.ts';
import { button, type Row, row } from '../pieces/parts.ts';
import type { Words } from '../questions/answers.ts';
import { DONE } from '../questions/controls.ts';
import { idFor, type Lead, leadOf, suggestionOf, withoutLead } from '../questions/pointing.ts';

const NEW_GAME = { key: 'button.new-game' };

export interface LessonOnBoard {
  readonly text: string;
  /** The rows of the board, with what the lesson points at first: the words are above it, and a phone shows both at once. */
  readonly rows: readonly Row[];
}

/**
 * The last of the rows has the buttons that every table has. While the lesson waits for the answer that it suggests, all
 * others are behind one button, and so they are after its last step: a phone has no room for so many below the words.
 */
export function lessonOnBoard(
  loaded: LoadedTable,
  moment: LessonMoment,
  words: Words,
  rows: readonly Row[],
): LessonOnBoard {
  const { translate } = words;
  const { id, gameId } = loaded.table;
  const answers = rows.slice(0, -1);
  const others = rows.slice(-1);
  const suggestion = suggestionOf(loaded, moment);
  const lead = suggestion === null ? undoOf(moment, loaded, words) : leadOf(answers, suggestion, words);
  const text = [sayingOf(moment, lead, words), ...moreAfter(moment, loaded)].map(translate).join('\n');
  const of = (kind: TableButton) =>
    button(formatCustomId({ kind, table: id }), translate({ key: `button.${kind}` }));
  const [choices, end] = [of('choices'), of('end-lesson')];
  if (moment.kind === 'end') {
    const opens = formatCustomId({ kind: 'new-game', game: gameId });
    const advise = of('advise');
    return { text, rows: [row([button(opens, translate(NEW_GAME), 'success'), choices, advise, end])] };
  }
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

/** Undoing another answer leads back to the lesson. */
function undoOf({ kind }: LessonMoment, { table, request }: LoadedTable, { translate }: Words): Lead | null {
  if (kind !== 'left' || request === null || table.undoStack.steps.length === 0) return null;
  const label = translate({ key: 'button.undo' });
  return {
    customId: formatCustomId({ kind: 'undo', table: table.id, request: request.key }),
    label,
    way: [label],
  };
}

function sayingOf(moment: LessonMoment, lead: Lead | null, words: Words): Saying {
  switch (moment.kind) {
    case 'step': {
      const { number, of, step } = moment;
      return { key: 'lesson.step', with: { number, of, text: stepSaying(step, words), answer: wayOf(lead) } };
    }
    case 'end':
      return {
        key: 'lesson.end',
        with: { opens: NEW_GAME, others: { key: 'button.choices' }, advise: { key: 'button.advise' } },
      };
    case 'left':
      return { key: 'lesson.left', with: { undo: { key: 'button.undo' } } };
  }
}

/** What else there is in a game whose lesson has been played to its end. */
function moreAfter({ kind }: LessonMoment, { entry: { lesson } }: LoadedTable): readonly Saying[] {
  return kind === 'end' && lesson?.more !== undefined ? [{ key: lesson.more }] : [];
}

/** The words of a step. Where they speak of a button that many steps have, they name it as it names itself. */
export function stepSaying({ text }: LessonStep, { presenter }: Pick<Words, 'presenter'>): Saying {
  return { key: text, with: { done: presenter.verb(DONE), undo: { key: 'button.undo' } } };
}

/** The buttons to press, one after another. */
function wayOf(lead: Lead | null): Saying | string {
  const [first = '', ...later] = lead?.way ?? [];
  return later.reduce<Saying | string>(
    (so, next) => ({ key: 'lesson.then', with: { first: so, next } }),
    first,
  );
}
