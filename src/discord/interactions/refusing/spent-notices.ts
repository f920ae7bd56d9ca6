/** Refuses a press on a notice whose offer is no longer valid, and removes its buttons. */
import type { MessageComponentInteraction } from 'discord.js';
import { controlOf, controlsOn, isMeant, REOPEN, VOTE } from '../../../tables/commit/notice-controls.ts';
import type { TableRefused } from '../../../tables/model/refusal.ts';
import type { TableId } from '../../../tables/model/table.ts';
import type { LoadedTable } from '../../../tables/turns/loaded-table.ts';
import { STEP_IN } from '../../../tables/waiting/wait-controls.ts';
import type { Bot } from '../../bot.ts';
import { type CustomId, parseCustomId } from '../../custom-ids/custom-id.ts';
import { customIdsOf } from '../../delivery/channels/sent.ts';
import type { InteractionResult } from '../../interaction-result.ts';
import { refusePrivately } from '../acting.ts';
import { takeButtonsOff } from '../replies.ts';

/**
 * Tells the person why the press is refused. Removes the message's buttons if they're all from notices and none is valid any
 * more.
 */
export async function refuseNotice(
  bot: Bot,
  press: MessageComponentInteraction,
  refused: TableRefused,
  table: TableId,
): Promise<InteractionResult> {
  const handled = await refusePrivately(bot, press, refused, table);
  const ids = customIdsOf(press.message).map(parseCustomId);
  if (ids.every((id) => id !== null && isOnNotices(id))) await takeSpentButtonsOff(bot, press, ids, table);
  return handled;
}

async function takeSpentButtonsOff(
  bot: Bot,
  press: MessageComponentInteraction,
  ids: readonly NoticeId[],
  table: TableId,
): Promise<void> {
  const loaded = await bot.tables.loaded(table);
  if (!ids.every((id) => isSpent(id, loaded))) return;
  const kept = (await bot.store.openNotices(table)).find(
    ({ message }) => message.messageId === press.message.id,
  );
  // An overdue person's turn can be taken without an offer. The bot edits that notice itself when the turn is over.
  if (kept === undefined || !controlsOn(kept.notice).includes(STEP_IN)) await takeButtonsOff(press);
}

type NoticeId = CustomId<'vote' | 'take' | 'reopen'>;

/** Whether the control is on a notice. Controls on boards and lobbies stay. */
function isOnNotices(id: CustomId): id is NoticeId {
  return id.kind === 'vote' || id.kind === 'take' || id.kind === 'reopen';
}

function isSpent(id: NoticeId, loaded: LoadedTable | null): boolean {
  const isStillMeant = (control: string, about?: string) =>
    loaded !== null && isMeant(loaded, about === undefined ? {} : { about })(control);
  switch (id.kind) {
    case 'vote':
      return !isStillMeant(VOTE, id.proposal);
    case 'take':
      return !isStillMeant(controlOf(id));
    case 'reopen':
      return !isStillMeant(REOPEN);
  }
}
