/** Puts the questions at a table into English, for the tests of their texts. */
import { valuesOf } from '../../../../src/core/requests/answer.ts';
import type { Alternative, Request, Value, Values } from '../../../../src/core/requests/request.ts';
import { chronicles } from '../../../../src/games/chronicles/game.ts';
import type { ChroniclesView } from '../../../../src/games/chronicles/state/view.ts';
import { answerLabel } from '../../../../src/games/chronicles/words/choices/answers.ts';
import { shortlistOf } from '../../../../src/games/chronicles/words/choices/shortlist.ts';
import { valueLabel } from '../../../../src/games/chronicles/words/choices/values.ts';
import { warningLine } from '../../../../src/games/chronicles/words/choices/warning.ts';
import { detailLines } from '../../../../src/games/chronicles/words/details.ts';
import { alternativeLabel } from '../../../../src/games/chronicles/words/labels.ts';
import { oddsLines } from '../../../../src/games/chronicles/words/odds.ts';
import { questionLine } from '../../../../src/games/chronicles/words/questions.ts';
import { translator } from '../../../../src/words/translate.ts';
import type { Table } from '../table.ts';

export const translate = translator('en');

export function seen(game: Table): ChroniclesView {
  return chronicles.observe(game.state);
}

function wayIn({ alternatives }: Request, choice: string): Alternative {
  const found = alternatives.find(({ id }) => id === choice);
  if (found === undefined) throw new Error(`no such way: ${choice}`);
  return found;
}

export function questionText(game: Table): string {
  const { question } = game.state;
  if (question === null) throw new Error('nothing is asked');
  return translate(questionLine(question, seen(game)));
}

/** The text behind the button for details. */
export function detailed(game: Table): readonly string[] {
  const { question } = game.state;
  return question === null ? [] : detailLines(question, seen(game)).map(translate);
}

/** The label of a button for all the answers of one kind. */
export function labelled(game: Table, choice: string): string {
  return translate(alternativeLabel(wayIn(game.request, choice), seen(game)));
}

/** The menu line for this answer. */
export function offered(game: Table, choice: string, values: Values = {}): string {
  return translate(answerLabel(wayIn(game.request, choice), values, seen(game)));
}

/** The menu text for this value of a field. */
export function valued(
  game: Table,
  choice: string,
  field: string,
  value: Value,
  others: Values = {},
): string {
  return translate(valueLabel(wayIn(game.request, choice), field, value, others, seen(game)));
}

/** The text of a field's menu, line by line. */
export function menu(game: Table, choice: string, field: string): readonly string[] {
  const { fields } = wayIn(game.request, choice);
  const wanted = fields[field];
  if (wanted === undefined) throw new Error(`no such field: ${field}`);
  const values = wanted.kind === 'some' ? wanted.of : [...valuesOf(wanted)];
  return values.map((value) => valued(game, choice, field, value));
}

/** The confirmation before this is done; null if there is none. */
export function warned(game: Table, choice: string, values: Values = {}): string | null {
  const warning = warningLine(wayIn(game.request, choice), values, seen(game));
  return warning === null ? null : translate(warning.text);
}

/** Whether lists omit the answer if they have a better one. */
export function isInVain(game: Table, choice: string, values: Values = {}): boolean {
  return warningLine(wayIn(game.request, choice), values, seen(game))?.isInVain === true;
}

export function shortlist(game: Table, choice: string): readonly Values[] {
  return shortlistOf(wayIn(game.request, choice), seen(game));
}

export function odds(game: Table, given: { readonly [counted: string]: number } = {}): readonly string[] {
  return oddsLines(seen(game), given).map(translate);
}
