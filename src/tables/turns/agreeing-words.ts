/** What several verbs of a table's agreements say alike: people in a row, lines one below the other. */
import type { Saying } from '../../core/presenter.ts';
import type { UserId } from '../model/table.ts';

/** A message has room for so many. */
const MOST_LINES = 12;

export function people(users: readonly UserId[]): readonly Saying[] {
  return users.map((user) => ({ key: 'agreement.person', with: { user } }));
}

/** Each on a line of its own, the newest of them where they are many. */
export function linesSaying(lines: readonly Saying[]): Saying | string {
  const kept = lines.slice(-MOST_LINES);
  return kept.reduce<Saying | string>(
    (before, line) => ({ key: 'agreement.line', with: { before, line } }),
    '',
  );
}
