/** The errands of the outbox, in the table's language: the board and the lobby shown, a notice said, a turn passed on. */

import type { Standing } from '../../tables/changing.ts';
import type { Errand, OutboxRow } from '../../tables/outbox.ts';
import { isAway } from '../../tables/overdue.ts';
import { answersItselfAt, hasOurRules, type Shows } from '../../tables/play.ts';
import { showingOf } from '../../tables/showing.ts';
import type { Posted, Shown, ShownBoard } from '../../tables/store.ts';
import { type MuteBot, speaking } from '../bot.ts';
import { lobbyMessage } from '../messages/lobby-message.ts';
import { noticeMessage } from '../messages/notice-message.ts';
import { turnMessage } from '../messages/turn-message.ts';
import { isSameMessage } from './adoption.ts';
import { askedPeople } from './asked-people.ts';
import { paintBoard } from './board-picture.ts';
import type { Channels, Outgoing } from './channels.ts';
import { directsTo, sayDirectly } from './directs.ts';
import { doubtsOf, type Found } from './doubt.ts';
import { opensSeatsOfGone } from './membership.ts';
import { nonceOf, postingOf } from './posting.ts';
import { troubleIn } from './trouble.ts';
import { watchersOf } from './watches.ts';

export interface Errands {
  /** Returns what came of it, where the store has to know. Throws when it has to be tried again. */
  carryOut(row: OutboxRow, errand: Errand): Promise<Posted | undefined>;
}

/** Discord refuses frequent edits of messages older than this: they are replaced. */
const EDITABLE_FOR_MS = 60 * 60_000;

export function errandsOf(bot: MuteBot, channels: Channels): Errands {
  const { post } = postingOf(bot, channels);
  const doubts = doubtsOf(bot, channels);
  const watchers = watchersOf(bot, channels);

  interface Sending {
    readonly row: OutboxRow;
    readonly standing: Standing;
    readonly shown: Shown | null;
    readonly outgoing: Outgoing;
  }

  /** `unknown` is a message of the same errand that cannot serve. */
  async function postInstead(
    { row, standing, shown, outgoing }: Sending,
    board: ShownBoard | null,
    unknown: Shown | null,
  ): Promise<Posted & { shown: Shown }> {
    const { channelId } = standing.table.place;
    const nonce = nonceOf(row, { isAgain: unknown !== null });
    const { messageId } = await channels.send(channelId, outgoing, nonce);
    return {
      shown: { channelId, messageId, postedAt: bot.now(), board },
      errands: retiringOf(shown),
    };
  }

  function retiringOf(shown: Shown | null) {
    return shown === null ? [] : [retiring(shown, bot.now())];
  }

  /** It counts from now on; whom it called and who wishes it is written to as well. */
  async function note(
    { shown, isOfTurn, sent }: Found,
    before: Shown | null,
    standing: Standing,
  ): Promise<Posted> {
    const asked = isOfTurn ? await askedPeople(bot, standing.table, standing.request) : [];
    const theirs = asked.filter(({ userId }) => sent.called.includes(userId));
    return { shown, errands: [...retiringOf(before), ...directsTo(theirs, standing, shown, bot.now())] };
  }

  /** What stands where the table is no longer played is not changed any more. */
  async function change({ standing, shown, outgoing }: Sending): Promise<boolean> {
    if (shown === null || shown.channelId !== standing.table.place.channelId) return false;
    const isOld = bot.now().getTime() - shown.postedAt.getTime() > EDITABLE_FOR_MS;
    return !isOld && (await channels.edit(shown, outgoing));
  }

  /** What other rules have made cannot be shown by ours: it stays as it is, without its buttons. */
  async function leave(shown: Shown | null): Promise<undefined> {
    if (shown !== null) await channels.retire(shown);
  }

  /** What a later change shows by itself need not be shown on the way to it; but it may have been. */
  async function showBoard(
    row: OutboxRow,
    now: Standing,
    errand: Extract<Errand, { kind: 'board' }>,
  ): Promise<Posted | undefined> {
    const { table, entry, request } = now;
    const isOvertaken = errand.version < table.version && (await bot.store.isShownLater(row));
    const isSuperseded = isOvertaken && errand.afresh !== true;
    if (isSuperseded && row.attempts === 0) return undefined;
    const known = await bot.store.shownOn(row.tableId);
    if (!hasOurRules(entry, table)) return isSuperseded ? undefined : leave(known);
    const isOtherTurn = known?.board?.turn !== request?.turn;
    const shows = showsOf(errand, isOvertaken && isOtherTurn);
    const found = await doubts.board(row, now, known, shows);
    if (isSuperseded) return found === null ? undefined : note(found, known, now);
    const shown = found?.shown ?? known;
    const isThere = found?.isOfTurn === true;
    const { isNew, call, events, board } = showingOf(
      table,
      request,
      shown,
      isThere ? { by: shows.by } : shows,
    );
    if (await opensSeatsOfGone(bot, channels, row, table, call, shows)) return undefined;
    const standing = { table: { ...table, tale: { ...table.tale, events } }, entry, request };
    const log = request === null ? await bot.tables.log(row.tableId) : [];
    const speaker = speaking(bot, table.language);
    const asked = await askedPeople(bot, table, request);
    const away = asked.filter(({ settings }) => isAway(settings, bot.now()));
    const { content, rows, altText } = turnMessage(standing, log, speaker.translate, away);
    const files = await paintBoard(speaker, standing, altText);
    const outgoing = { content, rows, files, call: isThere ? [] : call };
    const sending = { row, standing, shown, outgoing };
    if (isThere && isSameMessage(found.sent, outgoing)) return note(found, known, now);
    const isToChange = isThere || (!isNew && errand.afresh !== true);
    if (isToChange && (await change(sending))) return found === null ? undefined : note(found, known, now);
    const newBoard = { ...board, away: away.map(({ userId }) => userId) };
    const posted = await postInstead(sending, newBoard, found?.shown ?? null);
    const called = asked.filter(({ userId }) => (isThere ? found.sent.called : call).includes(userId));
    const directs = directsTo(called, standing, posted.shown, bot.now());
    const unknown = found === null ? [] : retiringOf(known);
    return { ...posted, errands: [...posted.errands, ...unknown, ...directs] };
  }

  /** A lobby that is over is changed where it stands, and not posted any more. */
  async function showLobby(row: OutboxRow, standing: Standing): Promise<Posted | undefined> {
    const known = await bot.store.shownOn(row.tableId);
    if (!hasOurRules(standing.entry, standing.table)) return leave(known);
    const found = await doubts.lobby(row, standing, known);
    const shown = found ?? known;
    const { translate } = speaking(bot, standing.table.language);
    const outgoing = { ...lobbyMessage(standing, translate), files: [], call: [] };
    const noted = () => (found === null ? undefined : { shown: found, errands: retiringOf(known) });
    if (standing.table.status !== 'lobby') {
      if (shown !== null) await channels.edit(shown, outgoing);
      return noted();
    }
    const sending = { row, standing, shown, outgoing };
    return (await change(sending)) ? noted() : postInstead(sending, null, found);
  }

  /** People may do the same thing twice: then it is said twice. */
  async function sayNotice(
    row: OutboxRow,
    standing: Standing,
    errand: Extract<Errand, { kind: 'notice' }>,
  ): Promise<void> {
    const { table } = standing;
    const { translate } = speaking(bot, table.language);
    await post(row, table.place.channelId, noticeMessage(standing, errand, translate), async (since) => {
      const words = translate(errand.saying);
      const earlier = (await bot.store.notices(table.id)).filter(
        ({ saidAt }) => saidAt >= since && saidAt < row.dueAt,
      );
      return earlier.filter(({ saying }) => translate(saying) === words).length;
    });
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
    const done = await bot.tables.actByItself(row.tableId, request, `outbox-${row.id}`);
    if (!done.ok)
      bot.log.debug({ table: row.tableId, row: row.id, why: done.refusal.why }, 'no answer by itself');
    return undefined;
  }

  async function carriedOut(row: OutboxRow, errand: Errand, standing: Standing): Promise<Posted | undefined> {
    switch (errand.kind) {
      case 'lobby':
        return showLobby(row, standing);
      case 'board':
        return showBoard(row, standing, errand);
      case 'retire':
        await channels.retire(errand.message);
        return undefined;
      case 'notice':
        await sayNotice(row, standing, errand);
        return undefined;
      case 'farewell':
        await sayFarewell(row, standing, errand);
        return undefined;
      case 'direct':
        await sayDirectly(bot, channels, row, errand);
        return undefined;
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

/** Whoever had the game go on was there then; a turn that a later change began is new to them. */
function showsOf(errand: Extract<Errand, { kind: 'board' }>, showsLaterTurn: boolean): Shows {
  const { kind: _, version: __, ...shows } = errand;
  return showsLaterTurn ? { ...shows, by: null } : shows;
}

function retiring({ channelId, messageId }: Shown, dueAt: Date) {
  return { errand: { kind: 'retire', message: { channelId, messageId } }, dueAt } as const;
}
