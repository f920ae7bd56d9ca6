/** Calls people to a turn some time after its board was posted: when they are awake again, or back. */

import { awakeAt } from '../../tables/calling.ts';
import type { Standing } from '../../tables/changing.ts';
import type { CallErrand, NewErrand, OutboxRow } from '../../tables/outbox.ts';
import type { Posted } from '../../tables/store.ts';
import type { UserId } from '../../tables/table.ts';
import type { Asked } from '../../tables/watching.ts';
import { type MuteBot, speaking } from '../bot.ts';
import { messageLink } from '../messages/parts.ts';
import { waitingMessage } from '../messages/waiting-message.ts';
import type { Channels } from './channels.ts';
import { directsTo } from './directs.ts';
import { opensSeatsOfGone } from './membership.ts';
import { postingOf } from './posting.ts';
import { isStillAsked } from './still-asked.ts';
import { troubleIn } from './trouble.ts';

export interface Calls {
  call(row: OutboxRow, standing: Standing, errand: CallErrand): Promise<Posted | undefined>;
}

export function callsOf(bot: MuteBot, channels: Channels): Calls {
  const { post } = postingOf(bot, channels);

  /** The one who is to be called, where the turn still asks them, and they have done nothing since; else null. */
  async function stillWaitedFor(standing: Standing, errand: CallErrand): Promise<Asked | null> {
    if (!(await isStillAsked(bot, standing, errand, errand.to))) return null;
    return { userId: errand.to, settings: await bot.settings.ofPerson(errand.to) };
  }

  return {
    /** Where nothing can be said now, the board waits for somebody to mend that. */
    async call(row, standing, errand) {
      const { table } = standing;
      const { guildId, channelId } = table.place;
      const person = await stillWaitedFor(standing, errand);
      if (person === null) return undefined;
      const now = bot.now();
      const dueAt = awakeAt(person.settings, now);
      if (dueAt > now) return { shown: null, errands: [{ errand, dueAt }] };
      const call = [errand.to];
      if (await opensSeatsOfGone(bot, channels, row, table, call, { by: null })) return undefined;
      const shown = await bot.store.shownOn(table.id);
      const boardLink = shown === null ? null : messageLink(guildId, shown);
      const { translate } = speaking(bot, table.language);
      const message = waitingMessage(standing, { kind: 'call', call }, { boardLink, skips: null }, translate);
      try {
        await post(row, channelId, message);
      } catch (error) {
        if (troubleIn(error) === null) throw error;
        return undefined;
      }
      return { shown: null, errands: shown === null ? [] : directsTo([person], standing, shown, now) };
    },
  };
}

/** Whoever was not called by the board of that turn is called when they are awake. */
export function laterCalls(
  later: readonly { readonly userId: UserId; readonly at: Date }[],
  { table, request }: Standing,
): readonly NewErrand[] {
  if (request === null) return [];
  const { turn } = request;
  const { logged } = table;
  return later.map(({ userId: to, at }) => ({ errand: { kind: 'call', to, turn, logged }, dueAt: at }));
}
