/** Puts events at a table into English, for the tests of the texts. */
import type { Phrase } from '../../../../src/core/presentation/phrase.ts';
import { chronicles } from '../../../../src/games/chronicles/game.ts';
import type { ChroniclesView } from '../../../../src/games/chronicles/state/view.ts';
import { eventLines } from '../../../../src/games/chronicles/words/events/events.ts';
import { outcomeLine } from '../../../../src/games/chronicles/words/outcome.ts';
import { alertLines } from '../../../../src/games/chronicles/words/status/alerts.ts';
import { translator } from '../../../../src/words/translate.ts';
import type { Table } from '../table.ts';

export const translate = translator('en');

export function seen(game: Table): ChroniclesView {
  return chronicles.observe(game.state);
}

/** The lines about the last action. */
export function told(game: Table): readonly string[] {
  return eventLines(game.events, seen(game))
    .flatMap((line) => line ?? [])
    .map(translate);
}

export function lines(phrases: readonly Phrase[]): readonly string[] {
  return phrases.map(translate);
}

export function alerts(game: Table): readonly string[] {
  return lines(alertLines(seen(game)));
}

export function ended(game: Table): string {
  return translate(outcomeLine(chronicles.outcome(game.state), seen(game)));
}
