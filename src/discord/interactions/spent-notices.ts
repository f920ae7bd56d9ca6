/** Refuses a press on a notice whose offer no longer holds, and removes its buttons. */
import type { ButtonInteraction, StringSelectMenuInteraction } from 'discord.js';
import { controlOf, controlsOn, isMeant, REOPEN, VOTE } from '../../tables/commit/notice-controls.ts';
import type { TableRefused } from '../../tables/model/refusal.ts';
import type { TableId } from '../../tables/model/table.ts';
import type { LoadedTable } from '../../tables/turns/loaded-table.ts';
import { STEP_IN } from '../../tables/waiting/wait-controls.ts';
import type { Bot } from '../bot.ts';
import { type CustomId, parseCustomId } from '../custom-id.ts';
import { customIdsOf } from '../delivery/channels.ts';
import { whisperRefusal } from './acting.ts';
import { takeButtonsOff } from './replies.ts';

type Press = ButtonInteraction | StringSelectMenuInteraction;

/** Tells why not. The store knows which notices are open today; for older messages this function decides from their buttons. */
export async function refuseNotice(
  bot: Bot,
  press: Press,
  refused: TableRefused,
  table: TableId,
): Promise<void> {
  await whisperRefusal(bot, press, refused, table);
  const loaded = await bot.tables.loaded(table);
  const ids = customIdsOf(press.message).map(parseCustomId);
  if (!ids.every((id) => id !== null && isSpent(id, loaded))) return;
  const kept = (await bot.store.openNotices(table)).find(
    ({ message }) => message.messageId === press.message.id,
  );
  // An overdue person's turn can be taken though nobody offers it. The bot edits that notice itself when the turn is
  // over.
  if (kept === undefined || !controlsOn(kept.notice).includes(STEP_IN)) await takeButtonsOff(press);
}

/** False for controls of boards and lobbies. */
function isSpent(id: CustomId, loaded: LoadedTable | null): boolean {
  const isStillMeant = (control: string, about?: string) =>
    loaded !== null && isMeant(loaded, about === undefined ? {} : { about })(control);
  switch (id.kind) {
    case 'vote':
      return !isStillMeant(VOTE, id.proposal);
    case 'take':
      return !isStillMeant(controlOf(id));
    case 'table':
      return id.verb === 'reopen' && !isStillMeant(REOPEN);
    default:
      return false;
  }
}
