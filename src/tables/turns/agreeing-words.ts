/** Words that notices share: people in a row, lines one below the other. */
import type { Phrase } from '../../core/presentation/phrase.ts';
import type { UserId } from '../model/table.ts';

/** The most lines a message has room for. */
const MAX_LINES = 12;

export function namesOf(users: readonly UserId[]): readonly Phrase[] {
  return users.map((user) => ({ key: 'agreement.person', with: { user } }));
}

/** The phrases on a line each; the newest ones if there are too many. */
export function linesPhrase(lines: readonly Phrase[]): Phrase | string {
  const kept = lines.slice(-MAX_LINES);
  return kept.reduce<Phrase | string>(
    (before, line) => ({ key: 'agreement.line', with: { before, line } }),
    '',
  );
}
