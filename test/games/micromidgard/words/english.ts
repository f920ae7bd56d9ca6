/** Puts events at a table into English, for the tests of the texts. */

import type { Phrase } from '../../../../src/core/presentation/phrase.ts';
import type { Values } from '../../../../src/core/requests/request.ts';
import type { Refusal } from '../../../../src/core/result.ts';
import { micromidgardPresenter as face } from '../../../../src/games/micromidgard/presenter.ts';
import { translator } from '../../../../src/words/translate.ts';
import type { Table } from '../table.ts';

export const translate = translator('en');

export function lines(phrases: readonly Phrase[]): readonly string[] {
  return phrases.map(translate);
}

/** The lines about the last action. */
export function told(game: Table): readonly string[] {
  return lines(face.events(game.events, game.state).flatMap((line) => line ?? []));
}

export function questionText(game: Table): string {
  return translate(face.question(game.request, game.state));
}

export function alerts(game: Table): readonly string[] {
  return lines(face.alerts(game.state));
}

/** The menu line for this answer. */
export function offered(game: Table, choice: string, values: Values = {}): string {
  return translate(face.answer(game.way(choice), values, game.state));
}

/** The text of a field's menu. */
export function menu(game: Table, choice: string, field: string): readonly string[] {
  const way = game.way(choice);
  return game.choices(field, choice).map((value) => translate(face.value(way, field, value, {}, game.state)));
}

/** The question before this is done, or before the turn ends; null if there is none. */
export function warned(game: Table, choice = 'done', values: Values = {}): string | null {
  const warning = face.warning(game.way(choice), values, game.state);
  return warning === null ? null : translate(warning.text);
}

export function refused(refusal: Refusal): string {
  return translate(face.refusal(refusal));
}
