/** What an errand has posted that shows the table, where the program died, or heard nothing, before it could note so. */
import type { Standing } from '../../tables/changing.ts';
import { latestEra } from '../../tables/eras.ts';
import type { OutboxRow } from '../../tables/outbox.ts';
import type { Shows } from '../../tables/play.ts';
import { standingRequest } from '../../tables/play.ts';
import { showingOf } from '../../tables/showing.ts';
import type { Shown, ShownBoard } from '../../tables/store.ts';
import type { MuteBot } from '../bot.ts';
import { isBoardOf, isLobbyOf, requestOn } from './adoption.ts';
import type { Channels, Sent } from './channels.ts';
import { earliestSending } from './posting.ts';

/** A message that shows the table, and that nobody has noted. */
export interface Found {
  readonly shown: Shown;
  readonly sent: Sent;
  /** It shows the turn that stands. */
  readonly isOfTurn: boolean;
}

export interface Doubts {
  /** Null where the errand has posted no lobby that is newer than the one that is known. */
  lobby(row: OutboxRow, standing: Standing, known: Shown | null): Promise<Shown | null>;
  /** The same of the board, which may show an earlier turn than the one that stands. */
  board(row: OutboxRow, standing: Standing, known: Shown | null, shows: Shows): Promise<Found | null>;
}

export function doubtsOf(bot: MuteBot, channels: Channels): Doubts {
  async function newest(
    row: OutboxRow,
    { table }: Standing,
    known: Shown | null,
    isMeant: (sent: Sent) => boolean,
  ): Promise<Sent | null> {
    if (row.attempts === 0) return null;
    const { channelId } = table.place;
    const sent = await channels.sentSince(channelId, earliestSending(row));
    const isNewer = ({ messageId }: Sent) =>
      known?.channelId !== channelId || BigInt(messageId) > BigInt(known.messageId);
    return sent.findLast((one) => isNewer(one) && isMeant(one)) ?? null;
  }

  /** The turn in which that was asked; undefined where today's rules cannot tell. */
  async function turnOf({ table, entry }: Standing, key: string): Promise<number | undefined> {
    const [eras, log] = await Promise.all([bot.tables.eras(table.id), bot.tables.log(table.id)]);
    const replayed = latestEra(entry, table, eras, log)?.replayed;
    if (replayed?.ok !== true) return undefined;
    const asked = replayed.moments.flatMap(({ state }) => entry.game.requests(state).slice(0, 1));
    return asked.findLast((request) => key === request.key || key.startsWith(`${request.key}.`))?.turn;
  }

  return {
    async lobby(row, standing, known) {
      const sent = await newest(row, standing, known, (one) => isLobbyOf(standing.table.id, one));
      return sent === null ? null : shownAs(sent, standing, null);
    },
    async board(row, standing, known, shows) {
      const { table, entry } = standing;
      const sent = await newest(row, standing, known, (one) => isBoardOf(table.id, one));
      if (sent === null) return null;
      const key = requestOn(sent);
      const request = standingRequest(entry, table);
      const turn = key === null || key === request?.key ? request?.turn : await turnOf(standing, key);
      if (turn === request?.turn) {
        const { board } = showingOf(table, request, known, shows);
        return { shown: shownAs(sent, standing, { ...board, away: [] }), sent, isOfTurn: true };
      }
      // What it told is told once more by the next: rather twice than never.
      const told = known?.board?.to ?? 0;
      const board = { turn: turn ?? null, asked: sent.called, away: [], from: told, to: told };
      return { shown: shownAs(sent, standing, board), sent, isOfTurn: false };
    },
  };
}

function shownAs({ messageId, sentAt }: Sent, { table }: Standing, board: ShownBoard | null): Shown {
  return { channelId: table.place.channelId, messageId, postedAt: sentAt, board };
}
