/** What is said at a table that waits too long: a reminder, that others may act, that it will be closed. */
import type { Saying, Translate } from '../../core/face.ts';
import type { Standing } from '../../tables/changing.ts';
import { pauseHeldUntil } from '../../tables/pausing.ts';
import type { SkipRights } from '../../tables/settings.ts';
import type { Table } from '../../tables/table.ts';
import type { Asked, Due } from '../../tables/watching.ts';
import type { Outgoing } from '../delivery/channels.ts';
import { addressed, waitedFor } from './asked.ts';
import { noticeMessage } from './notice-message.ts';
import { mention, timestamp } from './parts.ts';

/** Everything but the closing, which a verb of the table says. */
type Said = Exclude<Due, { readonly kind: 'closing' }>;

/** What is known of the table besides the game. */
export interface Surroundings {
  /** Where the board is; null where none is shown. */
  readonly boardLink: string | null;
  /** As the server's moderators chose. */
  readonly skips: SkipRights | null;
}

export function waitingMessage(
  standing: Standing,
  due: Said,
  { boardLink, skips }: Surroundings,
  translate: Translate,
): Outgoing {
  const saying =
    due.kind === 'warning' ? warning(standing, due.closesAt) : aboutRequest(standing, due, skips);
  const message = noticeMessage(
    standing,
    {
      saying,
      call: due.kind === 'overdue' ? [] : due.call,
      offers: due.kind === 'warning' ? ['keep-open'] : [],
    },
    translate,
  );
  const board = boardLink === null ? [] : [translate({ key: 'status.board', with: { link: boardLink } })];
  return { ...message, content: [message.content, ...board].join('\n') };
}

function warning({ table, entry }: Standing, closesAt: Date): Saying {
  const places = {
    game: { key: `game.${entry.game.id}` },
    host: mention(table.hostId),
    closes: timestamp(closesAt, 'relative'),
  };
  const key = table.status === 'lobby' ? 'waiting.warning-lobby' : 'waiting.warning-playing';
  return { key, with: places };
}

function aboutRequest(
  { table, entry, request }: Standing,
  due: Exclude<Said, { kind: 'warning' }>,
  skipRights: SkipRights | null,
): Saying {
  if (request === null) throw new Error(`nobody is asked at table ${table.id}`);
  const { face, game } = entry;
  const since = timestamp(table.waitingSince, 'relative');
  if (due.kind === 'reminder') {
    const who = addressed(table, request, face, due.call);
    return {
      key: 'waiting.reminder',
      with: { who, question: face.question(request, game.observe(table.state)) },
    };
  }
  const who = waitedFor(table, request, face);
  const skips = skipRights ?? 'vote';
  return due.awayUntil === null
    ? { key: 'waiting.overdue', with: { who, since, skips } }
    : { key: 'waiting.overdue-away', with: { who, until: timestamp(due.awayUntil, 'exact'), skips } };
}

/** Who paused the game, and who may go on with it from when; nothing where it goes on. */
export function pausedSayings(table: Table): readonly Saying[] {
  const { pausedBy } = table;
  const heldUntil = pauseHeldUntil(table);
  if (pausedBy === null || heldUntil === null) return [];
  return [{ key: 'turn.paused', with: { user: mention(pausedBy), from: timestamp(heldUntil, 'exact') } }];
}

/** Who of those who are asked is not there; nothing where all are. */
export function awaySayings(away: readonly Asked[]): readonly Saying[] {
  const people = away.flatMap(({ userId, settings: { awayUntil } }) =>
    awayUntil === null
      ? []
      : [{ key: 'asked.away', with: { user: mention(userId), until: timestamp(awayUntil, 'exact') } }],
  );
  return people.length === 0 ? [] : [{ key: 'turn.away', with: { people } }];
}
