/** The errands of the outbox, in the table's language: the board and the lobby shown, a notice said, a turn passed on. */

import type { Standing } from '../../tables/changing.ts';
import { causeOfRow, type Errand, type OutboxRow } from '../../tables/outbox.ts';
import { answersItselfAt, hasOurRules } from '../../tables/play.ts';
import type { Posted } from '../../tables/store.ts';
import { type MuteBot, speaking } from '../bot.ts';
import { lobbyMessage } from '../messages/lobby-message.ts';
import { boardsOf } from './boards.ts';
import { callsOf } from './calls.ts';
import type { Channels } from './channels.ts';
import { sayDirectly } from './directs.ts';
import { doubtsOf } from './doubt.ts';
import { noticesOf } from './notices.ts';
import { postingOf } from './posting.ts';
import { remindersOf } from './reminders.ts';
import { shownMessageOf } from './shown-message.ts';
import { troubleIn } from './trouble.ts';
import { watchersOf } from './watches.ts';

export interface Errands {
  /** Returns what came of it, where the store has to know. Throws when it has to be tried again. */
  carryOut(row: OutboxRow, errand: Errand): Promise<Posted | undefined>;
}

/** While people cannot reach the bot nobody is waited for; it is tried again this soon. */
const UNREACHABLE_MS = 60_000;

export function errandsOf(bot: MuteBot, channels: Channels, isReachable = () => true): Errands {
  const { post } = postingOf(bot, channels);
  const doubts = doubtsOf(bot, channels);
  const message = shownMessageOf(bot, channels);
  const boards = boardsOf(bot, channels, { doubts, message });
  const notices = noticesOf(bot, channels);
  const reminders = remindersOf(bot, channels);
  const calls = callsOf(bot, reminders);
  const watchers = watchersOf(bot, channels, reminders);

  /** A lobby that is over is changed where it stands, and not posted any more. */
  async function showLobby(row: OutboxRow, standing: Standing): Promise<Posted | undefined> {
    const known = await bot.store.shownOn(row.tableId);
    if (!hasOurRules(standing.entry, standing.table)) return message.leave(known);
    const found = await doubts.lobby(row, standing, known);
    const shown = found ?? known;
    const { translate } = speaking(bot, standing.table.language);
    const outgoing = { ...lobbyMessage(standing, translate), files: [], call: [] };
    const noted = () => (found === null ? undefined : { shown: found, errands: message.retiring(known) });
    if (standing.table.status !== 'lobby') {
      if (shown !== null) await channels.edit(shown, outgoing);
      return noted();
    }
    const sending = { row, standing, known, found, outgoing };
    return (await message.change(sending)) ? noted() : message.replace(sending, null);
  }

  /** Where nobody can be told any more, nobody needs to be. */
  async function sayFarewell(
    row: OutboxRow,
    { table }: Standing,
    { channelId, saying }: Extract<Errand, { kind: 'farewell' }>,
  ): Promise<void> {
    const content = speaking(bot, table.language).translate(saying);
    try {
      await post(row, channelId, { content, rows: [], files: [], call: [] });
    } catch (error) {
      if (troubleIn(error) === null) throw error;
    }
  }

  /** Where the wait began anew since this was written, it has its whole time. */
  async function answer(
    row: OutboxRow,
    { table, request: asked }: Standing,
    errand: Extract<Errand, { kind: 'answer' }>,
  ): Promise<Posted | undefined> {
    const { request } = errand;
    const dueAt = asked?.key === request ? answersItselfAt(table, asked) : null;
    if (dueAt !== null && dueAt > bot.now()) return { shown: null, errands: [{ errand, dueAt }] };
    const done = await bot.tables.actByItself(row.tableId, request, causeOfRow(row));
    if (!done.ok)
      bot.log.debug({ table: row.tableId, row: row.id, why: done.refusal.why }, 'no answer by itself');
    return undefined;
  }

  async function carriedOut(row: OutboxRow, errand: Errand, standing: Standing): Promise<Posted | undefined> {
    const isAboutWaiting = errand.kind === 'watch' || errand.kind === 'answer';
    if (isAboutWaiting && row.attempts === 0 && !isReachable())
      return { shown: null, errands: [{ errand, dueAt: new Date(bot.now().getTime() + UNREACHABLE_MS) }] };
    switch (errand.kind) {
      case 'lobby':
        return showLobby(row, standing);
      case 'board':
        return boards.show(row, standing, errand);
      case 'retire':
        await notices.retire(standing, errand);
        return undefined;
      case 'notice':
        return notices.say(row, standing, errand);
      case 'settled':
        return notices.settle(row, standing, errand);
      case 'farewell':
        await sayFarewell(row, standing, errand);
        return undefined;
      case 'direct':
        await sayDirectly(bot, channels, row, errand);
        return undefined;
      case 'call':
        return calls.call(row, standing, errand);
      case 'reminder':
        return reminders.say(row, errand);
      case 'watch':
        return watchers.look(row, standing, errand.watch);
      case 'answer':
        return answer(row, standing, errand);
    }
  }

  return {
    async carryOut(row, errand) {
      const standing = await bot.tables.standing(row.tableId);
      if (standing === null) return undefined;
      try {
        return await carriedOut(row, errand, standing);
      } catch (error) {
        const isLost = isSaidAtTable(errand) && troubleIn(error) === 'channel-gone';
        if (isLost) await bot.tables.suspend(row.tableId, standing.table.place, 'channel-gone');
        throw error;
      }
    },
  };
}

function isSaidAtTable({ kind }: Errand): boolean {
  return kind === 'lobby' || kind === 'board' || kind === 'notice';
}
