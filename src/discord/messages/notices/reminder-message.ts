/** A reminder or a later ping: names the people that a table is waiting for and, below, the other tables that wait for them. */
import type { Phrase, Translate } from '../../../core/presentation/phrase.ts';
import type { UserId } from '../../../tables/model/table.ts';
import type { LoadedTable } from '../../../tables/turns/loaded-table.ts';
import type { Outgoing } from '../pieces/outgoing.ts';
import { channelMention, cut, LIMITS, mention } from '../pieces/parts.ts';
import { namesOf } from '../pieces/table-names.ts';
import { waitingMessage } from './waiting-message.ts';

/** Another table, and which of the pinged people it waits for. */
export interface Elsewhere {
  readonly loaded: LoadedTable;
  readonly call: readonly UserId[];
  /** A link to the other table's board; null if no board is shown. */
  readonly boardLink: string | null;
}

/** Precedes the list of other tables, which may have become shorter when the bot looks for the message again. */
export const ELSEWHERE_MARK = '\n🔗 ';

/** Keeps the message short. */
const MAX_LINKS = 10;

export function reminderMessage(
  loaded: LoadedTable,
  purpose: { readonly kind: 'reminder' | 'call'; readonly call: readonly UserId[] },
  { boardLink, elsewhere }: { readonly boardLink: string | null; readonly elsewhere: readonly Elsewhere[] },
  translate: Translate,
): Outgoing {
  const { call } = purpose;
  const message = waitingMessage(loaded, purpose, { boardLink, skips: null }, translate);
  return withOtherTables(message, { call, elsewhere, title: 'waiting.elsewhere' }, translate);
}

/** Adds, for each person the message pings, the other tables that need them. */
export function withOtherTables(
  message: Outgoing,
  {
    call,
    elsewhere,
    title: key,
  }: {
    readonly call: readonly UserId[];
    readonly elsewhere: readonly Elsewhere[];
    readonly title: 'waiting.elsewhere' | 'waiting.elsewhere-too';
  },
  translate: Translate,
): Outgoing {
  const all = call.flatMap((user) =>
    elsewhere.filter((other) => other.call.includes(user)).map((other) => ({ user, other })),
  );
  const shown = all.slice(0, MAX_LINKS);
  const paragraphs = call.flatMap((user) => {
    const lines = shown.filter((one) => one.user === user).map(({ other }) => translate(lineOf(other)));
    if (lines.length === 0) return [];
    const title = { key, with: { user: mention(user), people: call.length } };
    return [`${ELSEWHERE_MARK}${[translate(title), ...lines].join('\n')}`];
  });
  const count = all.length - shown.length;
  const more = count === 0 ? '' : `\n${translate({ key: 'waiting.elsewhere-more', with: { count } })}`;
  return { ...message, content: cut(`${message.content}${paragraphs.join('')}${more}`, LIMITS.content) };
}

/** Adds one person's other tables to a phrase that is not translated yet. */
export function withElsewhere(words: Phrase, user: UserId, elsewhere: readonly Elsewhere[]): Phrase {
  const theirs = elsewhere.filter(({ call }) => call.includes(user)).slice(0, MAX_LINKS);
  if (theirs.length === 0) return words;
  const title = { key: 'waiting.elsewhere', with: { user: mention(user), people: 1 } };
  return [title, ...theirs.map(lineOf)].reduce<Phrase>(
    (above, board) => ({ key: 'waiting.with-board', with: { words: above, board } }),
    words,
  );
}

function lineOf({ loaded: { table }, boardLink }: Elsewhere): Phrase {
  const place = boardLink ?? channelMention(table.place.channelId);
  return { key: 'waiting.elsewhere-table', with: { ...namesOf(table), place } };
}
