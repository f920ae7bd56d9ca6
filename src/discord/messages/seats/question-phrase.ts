/** A table's question, addressed to the people who have to answer it. */

import type { Phrase } from '../../../core/presentation/phrase.ts';
import type { Request } from '../../../core/requests/request.ts';
import { currentRequest, pendingUsers, requestForUser } from '../../../tables/turns/current-request.ts';
import { waitsForPerson } from '../../../tables/turns/default-answers.ts';
import type { LoadedTable } from '../../../tables/turns/loaded-table.ts';

interface TableQuestion extends Pick<LoadedTable, 'table' | 'entry'> {
  readonly request: Request;
}

/**
 * The game's own wording is for several people, and promises an automatic answer after a day. That never happens if only one
 * person has to decide, so that person gets a different wording. `request` may be limited to what one person may answer even if
 * others can answer too.
 */
export function questionPhrase({ table, entry, request }: TableQuestion): Phrase {
  const { presenter, game } = entry;
  const whole = currentRequest(entry, table) ?? request;
  const isOnes = whole.defaultAnswer?.when === 'when-overdue' && waitsForPerson(table, whole);
  if (!isOnes) return presenter.question(request, game.observe(table.state));
  const [person] = pendingUsers(table, whole);
  const theirs = person === undefined ? whole : requestForUser(table, whole, person);
  return { key: 'turn.one-decides', with: { count: theirs?.seats.length ?? 0 } };
}

/** The question about how to carry out a verb; if the verb has no such question, the table's question. */
export function questionAbout(question: TableQuestion, verb: string): Phrase {
  return question.entry.presenter.how(verb, question.request) ?? questionPhrase(question);
}
