/** One moment of a game: who caused it, its effects, the game's progress, and buttons to other moments. */
import type { Translate } from '../../../core/presentation/phrase.ts';
import {
  type HeldMoment,
  type History,
  MOTIONS,
  type Motion,
  whereTo,
} from '../../../tables/history/history.ts';
import type { LoadedTable } from '../../../tables/turns/loaded-table.ts';
import { isOnlySeat, seatLabel } from '../../../tables/turns/seat-words.ts';
import { occupantOf } from '../../../tables/turns/seating.ts';
import { formatCustomId } from '../../custom-ids/custom-id.ts';
import { button, cut, LIMITS, lastLines, type Row, row } from '../pieces/parts.ts';
import { eventLines, playerInLog } from './log-message.ts';

export interface ReplayMessage {
  readonly content: string;
  readonly rows: readonly Row[];
}

/** The row of single steps; a second row has the longer ones. */
const THUMB: readonly Motion[] = ['back', 'on'];
const LONGER = MOTIONS.filter((motion) => !THUMB.includes(motion));

/** The replayed moments: the game as played, or an alternative line of play. */
export type Walk = 'moment' | 'way';

/** The table with the state and events of that moment, for a picture and its alternative text. */
export function asItStood({ table, entry }: LoadedTable, { state, events }: HeldMoment): LoadedTable {
  return {
    table: { ...table, state, recentEvents: { events, dropped: 0, turnFrom: 0 } },
    entry,
    request: null,
  };
}

export function replayMessage(
  loaded: LoadedTable,
  history: History,
  place: number,
  translate: Translate,
  walk: Walk = 'moment',
): ReplayMessage {
  const moment = history.moments[place];
  if (moment === undefined) throw new RangeError(`the history has no moment ${place}`);
  const { table } = loaded;
  const last = history.moments.length - 1;
  const first = [
    translate({
      key: 'replay.title',
      with: { game: { key: `game.${table.gameId}` }, turn: moment.turn, step: place, last },
    }),
    ...(place === 0 && history.before > 0
      ? [translate({ key: 'log.earlier', with: { count: history.before } })]
      : []),
    ...givenBy(loaded, moment, walk, translate),
  ];
  const after = progressLines(loaded, moment, translate);
  const room = LIMITS.content - [...first, ...after].join('\n').length - 1;
  const happened = lastLines(eventLines(loaded, moment, translate), room);
  const lines = [...first, ...(happened === '' ? [] : [happened]), ...after];
  const rows = [THUMB, LONGER].map((motions) =>
    row(motions.map((motion) => mover(motion, loaded, { history, place, walk }, translate))),
  );
  return { content: cut(lines.join('\n'), LIMITS.content), rows };
}

function givenBy(
  { table, entry }: LoadedTable,
  { by }: HeldMoment,
  walk: Walk,
  translate: Translate,
): readonly string[] {
  if (by === null) return [];
  const role = seatLabel(entry, table, by.seat);
  if (walk === 'way') return [translate({ key: 'review.way-by', with: { role } })];
  const holder = occupantOf(by);
  if (holder.by !== 'nobody') {
    const who = playerInLog({ table, entry }, by.seat, holder);
    return [translate({ key: 'replay.by', with: { who } })];
  }
  const byItself = isOnlySeat(table)
    ? { key: 'replay.by-itself-alone' }
    : { key: 'replay.by-itself', with: { role } };
  return [translate(byItself)];
}

/** The game's progress at that moment, the leader, and the ending. */
function progressLines(
  { entry }: LoadedTable,
  { state }: HeldMoment,
  translate: Translate,
): readonly string[] {
  const { presenter, game } = entry;
  const view = game.observe(state);
  const outcome = game.outcome(state);
  return [
    ...(outcome.kind === 'ongoing'
      ? []
      : [translate({ key: 'turn.over', with: { outcome: presenter.outcome(outcome, view) } })]),
    ...[presenter.progress(view), ...presenter.scoreboard(view)].map((score) =>
      translate({ key: 'turn.score', with: { score } }),
    ),
  ];
}

/** A button without a target is shown disabled, so that the others stay in place under the thumb. */
function mover(
  motion: Motion,
  { table }: LoadedTable,
  { history, place, walk }: { readonly history: History; readonly place: number; readonly walk: Walk },
  translate: Translate,
) {
  const at = history.moments[place]?.at ?? 0;
  const customId = formatCustomId({ kind: walk, table: table.id, at, motion });
  return {
    ...button(customId, translate({ key: `button.${motion}` }), motion === 'on' ? 'primary' : 'secondary'),
    disabled: whereTo(motion, history, place) === place,
  };
}
