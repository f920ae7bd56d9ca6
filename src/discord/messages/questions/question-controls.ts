/** The controls that answer a question, on the board and in a private message: the same for tables and lessons. */
import type { Request } from '../../../core/requests/request.ts';
import { lessonMoment } from '../../../tables/lessons/lesson-path.ts';
import type { LoadedTable } from '../../../tables/turns/loaded-table.ts';
import { type Row, row } from '../pieces/parts.ts';
import type { Words } from './answers.ts';
import { type BoardControls, boardControls } from './board-controls.ts';
import { suggestedMoves } from './moves.ts';
import { taughtAnswer } from './pointing.ts';

/**
 * A table suggests good moves, a lesson its next step, with a menu for everything else. `request` is the part of the question that
 * these people may answer.
 */
export function questionControls(
  loaded: LoadedTable,
  request: Request,
  words: Words,
  { spellsOut }: { readonly spellsOut: boolean } = { spellsOut: true },
): BoardControls {
  const { id } = loaded.table;
  const moment = lessonMoment(loaded);
  const taught = moment === null ? null : taughtAnswer(loaded, moment, words);
  const suggested = moment === null ? suggestedMoves(loaded, request, words) : [];
  const shown = taught === null ? suggested : [taught];
  const controls = boardControls(id, request, shown, words, { spellsOut, isFolded: taught !== null });
  // The turns of a lesson end automatically, so during a step, Done would only waste actions.
  return taught === null ? controls : { ...controls, done: [] };
}

/** All controls in rows, for a private message. */
export function ownControls(loaded: LoadedTable, request: Request, words: Words): readonly Row[] {
  const { rows, done } = questionControls(loaded, request, words, { spellsOut: false });
  return done.length === 0 ? rows : [...rows, row(done)];
}
