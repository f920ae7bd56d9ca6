/** Whose decision it is, since when, what is asked and what is in the way. */
import type { Saying, Translate } from '../../core/face.ts';
import type { SeatIndex } from '../../core/seat.ts';
import type { Standing } from '../../tables/changing.ts';
import { isReadOnly } from '../../tables/play.ts';
import { roleOf, waitedFor } from './asked.ts';
import { readOnly } from './looks.ts';
import { mention, sinceWhen } from './parts.ts';

/** What is known of the table besides the game. */
export interface Around {
  /** Where the board is shown. */
  readonly boardLink: string | null;
  /** What keeps the bot from showing it. */
  readonly trouble: Saying | null;
}

export function statusMessage(
  standing: Standing,
  { boardLink, trouble }: Around,
  translate: Translate,
): string {
  const { table, entry, request } = standing;
  const { face, game } = entry;
  const around = [
    ...(trouble === null ? [] : [translate(trouble)]),
    ...(boardLink === null ? [] : [translate({ key: 'status.board', with: { link: boardLink } })]),
  ];
  if (isReadOnly(entry, table)) return [translate(readOnly(standing)), ...around].join('\n');
  const since = sinceWhen(table.waitingSince);
  if (table.status === 'lobby') {
    return translate({
      key: 'status.lobby',
      with: { host: mention(table.hostId), seats: table.seats.length, since },
    });
  }
  if (request === null) return translate({ key: 'status.over' });
  const view = game.observe(table.state);
  const paused =
    table.pausedBy === null
      ? []
      : [translate({ key: 'turn.paused', with: { user: mention(table.pausedBy) } })];
  const lines = [
    ...paused,
    translate({
      key: 'status.waiting',
      with: { who: waitedFor(table, request, face), since },
    }),
    translate(face.question(request, view)),
    ...face.alerts(view).map(translate),
    translate(face.progress(view)),
    ...table.seats.map((_, at) => {
      const index = at as SeatIndex;
      return translate({
        key: 'status.holdings',
        with: { role: roleOf(table, index, face), holdings: face.holdings(index, view) },
      });
    }),
    ...face.scoreboard(view).map(translate),
    ...around,
  ];
  return lines.join('\n');
}
