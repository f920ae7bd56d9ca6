/** Puts events at a table into English, for the tests of the texts. */

import type { Phrase } from '../../../../src/core/presentation/phrase.ts';
import type { Values } from '../../../../src/core/requests/request.ts';
import { yggdrasil } from '../../../../src/games/yggdrasil/game.ts';
import { yggdrasilPresenter as face } from '../../../../src/games/yggdrasil/presenter.ts';
import type { YggdrasilView } from '../../../../src/games/yggdrasil/state/view.ts';
import { eventLines } from '../../../../src/games/yggdrasil/words/events.ts';
import { translator } from '../../../../src/words/translate.ts';
import type { Table } from '../table.ts';

export const translate = translator('en');

export function seen(game: Table): YggdrasilView {
  return yggdrasil.observe(game.state);
}

/** The lines about the last action. */
export function told(game: Table): readonly string[] {
  return eventLines(game.events, seen(game))
    .flatMap((line) => line ?? [])
    .map(translate);
}

export function questionText(game: Table): string {
  return translate(face.question(game.request, seen(game)));
}

export function lines(phrases: readonly Phrase[]): readonly string[] {
  return phrases.map(translate);
}

export function alerts(game: Table): readonly string[] {
  return lines(face.alerts(seen(game)));
}

/** The confirmation before this answer; null if there is none. */
export function warned(game: Table, choice: string, values: Values = {}): string | null {
  const alternative = game.request.alternatives.find(({ id }) => id === choice);
  if (alternative === undefined) throw new Error('no such way');
  const warning = face.warning(alternative, values, seen(game));
  return warning === null ? null : translate(warning.text);
}

/** The text of a field's menu. */
export function menu(game: Table, field: string, choice?: string): readonly string[] {
  const alternative = game.request.alternatives.find(({ id }) => choice === undefined || id === choice);
  if (alternative === undefined) throw new Error('no such way');
  return game
    .choices(field, choice)
    .map((value) => translate(face.value(alternative, field, value, {}, seen(game))));
}
