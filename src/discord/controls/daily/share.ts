/** Button: shares the line of an ended attempt, once on each server. */
import { dateOfCounted } from '../../../daily/attempt/attempt-id.ts';
import type { UserId } from '../../../tables/model/table.ts';
import { type InteractionResult, refusedAs } from '../../interaction-result.ts';
import { DAILY_OFF, dailyReply, isDailyOff, prefersBars, readerOf } from '../../interactions/pages/daily.ts';
import { unknownControl } from '../../interactions/refusing/unknown.ts';
import { acknowledgePress, complete, sharedUnlessRejected, whisper } from '../../interactions/replies.ts';
import { shareLine } from '../../messages/daily/daily-message.ts';
import { mention } from '../../messages/pieces/parts.ts';
import type { Control } from '../control.ts';

const OVER = { key: 'refusal.daily-over' };
const SHARED_ALREADY = 'refusal.daily-shared';

/** Works even after the day is over. If the person may not write in the channel, the line stays private so they can copy it. */
export const dailyShare: Control<'daily-share'> = {
  usedBy: 'anybody',
  isPrivate: true,
  isOfAttempts: true,
  async press(bot, press, { table }) {
    const { daily, translate } = bot;
    const date = dateOfCounted(table);
    const { guildId } = press;
    if (date === null || guildId === null) return unknownControl(bot, press);
    await acknowledgePress(press);
    if (await isDailyOff(bot, press)) {
      await whisper(press, { content: translate(DAILY_OFF) });
      return refusedAs(DAILY_OFF);
    }

    async function inWords(key: string, line: string): Promise<InteractionResult> {
      await whisper(press, { content: translate({ key, with: { line } }) });
      return refusedAs({ key });
    }

    const attempt = { date, userId: press.user.id as UserId };
    const result = await daily.result(attempt.userId, date);
    if (result === null) {
      await whisper(press, { content: translate(OVER) });
      return refusedAs(OVER);
    }
    const line = shareLine(result, await prefersBars(bot, attempt.userId), translate);
    if (!(await daily.noteShare(attempt, guildId))) return inWords(SHARED_ALREADY, line);
    const content = translate({ key: 'daily.posted', with: { user: mention(press.user.id), line } });
    let isPosted = false;
    try {
      isPosted = await sharedUnlessRejected(press, { content });
    } finally {
      if (!isPosted) await daily.withdrawShare(attempt, guildId);
    }
    if (!isPosted) return inWords('refusal.daily-not-posted', line);
    const status = await daily.ended(attempt.userId, date, readerOf(bot, press));
    if (status === null) return { outcome: 'done' };
    return complete(press, await dailyReply(bot, status));
  },
};
