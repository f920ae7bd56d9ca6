/** Phrases that notices share: lists of people, and lines one below the other. */
import type { Phrase } from '../../core/presentation/phrase.ts';
import type { UserId } from '../model/table.ts';

/** The maximum number of lines in a message. */
const MAX_LINES = 12;

export function namesOf(users: readonly UserId[]): readonly Phrase[] {
  return users.map((user) => ({ key: 'agreement.person', with: { user } }));
}

/** One line per phrase; only the newest if there are too many. */
export function linesPhrase(lines: readonly Phrase[]): Phrase | string {
  const kept = lines.slice(-MAX_LINES);
  return kept.reduce<Phrase | string>(
    (before, line) => ({ key: 'agreement.line', with: { before, line } }),
    '',
  );
}
