/** The result of a finished game: the game's own text, and in competitive games the winners. */
import type { GameEntry } from '../../core/catalogue.ts';
import type { Phrase } from '../../core/presentation/phrase.ts';
import type { Table, UserId } from '../model/table.ts';
import { namesOf } from '../turns/agreeing-words.ts';
import { isLesson } from '../turns/is-lesson.ts';

export function resultPhrase(entry: GameEntry, table: Table): Phrase {
  const { game, presenter } = entry;
  const outcome = presenter.outcome(game.outcome(table.state), game.observe(table.state));
  const users = winningPeople(entry, table);
  return users.length === 0 ? outcome : { key: 'ending.won-by', with: { outcome, users: namesOf(users) } };
}

/** Returns an empty list if the seats played together, if computers won, or in a lesson, which has only one person. */
function winningPeople(entry: GameEntry, table: Table): readonly UserId[] {
  const outcome = entry.game.outcome(table.state);
  if (outcome.kind !== 'ranked' || isLesson(entry, table)) return [];
  return [...new Set(outcome.winners.flatMap((seat) => table.seats[seat]?.userId ?? []))];
}
