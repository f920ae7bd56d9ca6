/** Words that notices share: people in a row, lines one below the other. */
import type { Saying } from '../../core/telling/saying.ts';
import type { UserId } from '../model/table.ts';

/** The most lines a message has room for. */
const MAX_LINES = 12;

export function namesOf(users: readonly UserId[]): readonly Saying[] {
  return users.map((user) => ({ key: 'agreement.person', with: { user } }));
}

/** The sayings on a line each; the newest ones where there are too many. */
export function linesSaying(lines: readonly Saying[]): Saying | string {
  const kept = lines.slice(-MAX_LINES);
  return kept.reduce<Saying | string>(
    (before, line) => ({ key: 'agreement.line', with: { before, line } }),
    '',
  );
}
