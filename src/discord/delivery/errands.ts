/** The errands of the outbox: the board and the lobby shown, a notice said, a turn passed on. */
import type { OutboxRow } from '../../tables/outbox.ts';
import type { MessageRef } from '../../tables/store.ts';
import type { UserId } from '../../tables/table.ts';
import type { Standing } from '../../tables/tables.ts';
import type { Bot } from '../bot.ts';
import { lobbyMessage } from '../messages/lobby-message.ts';
import { turnMessage } from '../messages/turn-message.ts';
import { paintBoard } from './board-picture.ts';
import type { Channels, Outgoing } from './channels.ts';

export interface Errands {
  /** Returns the message that shows the table from now on, where a new one was posted. Throws when it has to be tried again. */
  carryOut(row: OutboxRow): Promise<MessageRef | undefined>;
}

/** Discord refuses frequent edits of messages older than this: they are replaced. */
const EDITABLE_FOR_MS = 60 * 60_000;

export function errandsOf(bot: Bot, channels: Channels): Errands {
  async function show(
    row: OutboxRow,
    standing: Standing,
    outgoing: Outgoing,
    post: boolean,
  ): Promise<MessageRef | undefined> {
    const shown = await bot.store.shownOn(row.tableId);
    const isOld = shown !== null && bot.now().getTime() - shown.postedAt.getTime() > EDITABLE_FOR_MS;
    if (!post && shown !== null && !isOld && (await channels.edit(shown, outgoing))) return undefined;
    const { channelId } = standing.table.place;
    const posted = await channels.send(channelId, outgoing, `${row.tableId}-${row.id}`);
    if (shown !== null && shown.messageId !== posted.messageId) await channels.retire(shown);
    return { channelId, messageId: posted.messageId, postedAt: bot.now() };
  }

  async function showBoard(
    row: OutboxRow,
    standing: Standing,
    post: boolean,
    call: readonly UserId[],
  ): Promise<MessageRef | undefined> {
    const log = standing.request === null ? await bot.tables.log(row.tableId) : [];
    const { content, rows, altText } = turnMessage(standing, log, bot.translate);
    const files = await paintBoard(bot, standing, altText);
    return show(row, standing, { content, rows, files, call }, post);
  }

  async function showLobby(row: OutboxRow, standing: Standing): Promise<MessageRef | undefined> {
    return show(row, standing, { ...lobbyMessage(standing, bot.translate), files: [], call: [] }, false);
  }

  return {
    async carryOut(row) {
      const standing = await bot.tables.standing(row.tableId);
      if (standing === null) return undefined;
      const { errand } = row;
      switch (errand.kind) {
        case 'lobby':
          return showLobby(row, standing);
        case 'board':
          // A later change shows itself, so an edit on the way to it need not be drawn.
          if (!errand.post && errand.version < standing.table.version) return undefined;
          return showBoard(row, standing, errand.post, errand.call);
        case 'notice': {
          const content = bot.translate(errand.saying);
          await channels.send(
            standing.table.place.channelId,
            { content, rows: [], files: [], call: [] },
            `${row.tableId}-${row.id}`,
          );
          return undefined;
        }
        case 'answer':
          await bot.tables.actByItself(row.tableId, errand.request, `outbox-${row.id}`);
          return undefined;
      }
    },
  };
}
