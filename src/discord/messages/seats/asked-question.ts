/** The question of a table in the words in which it is put to the people who are asked. */
import type { Request } from '../../../core/requests/request.ts';
import type { Saying } from '../../../core/telling/saying.ts';
import { askedOfUser, askedUsers, currentRequest } from '../../../tables/turns/current-request.ts';
import type { LoadedTable } from '../../../tables/turns/loaded-table.ts';

interface Asked extends Pick<LoadedTable, 'table' | 'entry'> {
  readonly request: Request;
}

/**
 * If a person need not agree with anyone who goes on, the game's question, which is to those who do, would promise a day
 * that never passes. `request` may be limited to what one person may answer, while others are asked besides.
 */
export function askedQuestion({ table, entry, request }: Asked): Saying {
  const { presenter, game } = entry;
  const whole = currentRequest(entry, table) ?? request;
  const [person, another] = askedUsers(table, whole);
  const isOnes =
    whole.defaultAnswer?.when === 'when-overdue' && person !== undefined && another === undefined;
  if (!isOnes) return presenter.question(request, game.observe(table.state));
  const count = askedOfUser(table, whole, person)?.seats.length ?? 0;
  return { key: 'turn.one-decides', with: { count } };
}

/** The subject of a verb's choices; for a verb that says nothing of them, the question. */
export function questionAbout(asked: Asked, verb: string): Saying {
  return asked.entry.presenter.how(verb) ?? askedQuestion(asked);
}
