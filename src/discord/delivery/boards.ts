/** Shows the board of a table: on the message that shows it, or on a new one that calls whoever is asked. */
import type { Request } from '../../core/request.ts';
import type { Errand, NewErrand, OutboxRow } from '../../tables/model/outbox.ts';
import type { Posted, Shown } from '../../tables/model/store.ts';
import type { UserId } from '../../tables/model/table.ts';
import { readableLog } from '../../tables/model/unreadable.ts';
import type { LoadedTable } from '../../tables/turns/loaded-table.ts';
import { hasOurRules, type Shows } from '../../tables/turns/play.ts';
import { showingOf } from '../../tables/turns/showing.ts';
import { type Calling, callingOf } from '../../tables/waiting/calling.ts';
import { isAway } from '../../tables/waiting/overdue.ts';
import type { Asked } from '../../tables/waiting/wait-timer.ts';
import { type BotContext, withLanguage } from '../bot.ts';
import type { Outgoing } from '../messages/outgoing.ts';
import { turnMessage } from '../messages/turn-message.ts';
import { askedPeople } from './asked-people.ts';
import { paintBoard } from './board-picture.ts';
import { laterCalls } from './calls.ts';
import type { Channels } from './channels.ts';
import { directsTo } from './directs.ts';
import { opensSeatsOfGone } from './membership.ts';
import { isSameMessage } from './message-match.ts';
import type { Found, Reconciler } from './reconciling.ts';
import type { ShownMessage } from './shown-message.ts';

type BoardErrand = Extract<Errand, { kind: 'board' }>;

export interface Boards {
  show(row: OutboxRow, loaded: LoadedTable, errand: BoardErrand): Promise<Posted | undefined>;
}

interface Composed {
  readonly outgoing: Outgoing;
  readonly away: readonly UserId[];
}

export function boardsOf(
  bot: BotContext,
  channels: Channels,
  { doubts, message }: { readonly doubts: Reconciler; readonly message: ShownMessage },
): Boards {
  /** It counts from now on; whom it called and who wishes it is written to as well. */
  async function note(
    found: Found,
    before: Shown | null,
    loaded: LoadedTable,
    shows: Shows,
  ): Promise<Posted> {
    const { shown, isOfTurn } = found;
    const asked = isOfTurn ? await askedPeople(bot, loaded.table, loaded.request) : [];
    const calling = callingOfFound(found, before, loaded, shows, asked);
    return {
      shown,
      errands: [...message.retiring(before), ...callsBeside(calling, asked, loaded, shown)],
    };
  }

  /** Direct messages to those whom a board calls, and the calls of those whom it leaves in peace. */
  function callsBeside(
    calling: Pick<Calling, 'now' | 'later'>,
    asked: readonly Asked[],
    loaded: LoadedTable,
    board: Shown,
  ): readonly NewErrand[] {
    const theirs = asked.filter(({ userId }) => calling.now.includes(userId));
    return [...directsTo(theirs, loaded, board, bot.now()), ...laterCalls(calling.later, loaded)];
  }

  async function compose(loaded: LoadedTable, asked: readonly Asked[], calling: Calling): Promise<Composed> {
    const { table, request } = loaded;
    const log = request === null ? await readableLog(bot.tables.log(table.id)) : [];
    const speaker = withLanguage(bot, table.language);
    const away = asked.filter(({ settings }) => isAway(settings, bot.now()));
    const { content, rows, altText } = turnMessage(loaded, log, speaker.translate, away);
    const files = await paintBoard(speaker, loaded, altText);
    const { now: call, isSilent } = calling;
    return { outgoing: { content, rows, files, call, isSilent }, away: away.map(({ userId }) => userId) };
  }

  return {
    /** What a later change shows by itself need not be shown on the way to it; but it may have been. */
    async show(row, now, errand) {
      const { table, entry, request } = now;
      const isOvertaken = errand.version < table.version && (await bot.store.isShownLater(row));
      const isSuperseded = isOvertaken && errand.afresh !== true;
      if (isSuperseded && row.attempts === 0) return undefined;
      const known = await bot.store.shownOn(row.tableId);
      if (!hasOurRules(entry, table)) return isSuperseded ? undefined : message.leave(known);
      const isOther = isOfOtherTurn(known, request);
      const isNewer = !isOther && known !== null && known.postedAt > row.dueAt;
      const hasCalled = isNewer && known.board?.callsNobody !== true;
      const shows = showsOf(errand, { showsLaterTurn: isOvertaken && isOther, hasCalled });
      const found = await doubts.board(row, now, known, shows);
      if (isSuperseded) return found === null ? undefined : note(found, known, now, shows);

      const shown = found?.shown ?? known;
      // Whoever is asked on the board that is found was called by it.
      const isThere = found?.isOfTurn === true;
      const showing = showingOf(table, request, shown, isThere ? { by: shows.by } : shows);
      if (await opensSeatsOfGone(bot, channels, row, table, showing.call, shows)) return undefined;
      const loaded = {
        ...now,
        table: { ...table, recentEvents: { ...table.recentEvents, events: showing.events } },
      };
      const asked = await askedPeople(bot, table, request);
      const wanted = isThere ? [] : asked.filter(({ userId }) => showing.call.includes(userId));
      const calling = callingOf(wanted, bot.now());
      const { outgoing, away } = await compose(loaded, asked, calling);
      const sending = { row, loaded, known, found: found?.shown ?? null, outgoing };
      const isRight = isThere && isSameMessage(found.sent, outgoing);
      const mayChange = isThere || (!showing.isNew && errand.afresh !== true);
      if (isRight || (mayChange && (await message.change(sending))))
        return found === null ? undefined : note(found, known, now, shows);

      const posted = await message.replace(sending, { ...showing.board, away });
      const called = isThere ? callingOfFound(found, known, now, shows, asked) : calling;
      const beside = callsBeside(called, asked, loaded, posted.shown);
      return { shown: posted.shown, errands: [...posted.errands, ...beside] };
    },
  };
}

/** As it was decided when the message was sent; whoever was awake then and was not called was not meant to be. */
function callingOfFound(
  { sent, shown }: Found,
  before: Shown | null,
  { table, request }: LoadedTable,
  shows: Shows,
  asked: readonly Asked[],
): Pick<Calling, 'now' | 'later'> {
  const { call } = showingOf(table, request, before, shows);
  const wanted = asked.filter(({ userId }) => call.includes(userId));
  const { later } = callingOf(wanted, shown.postedAt);
  return { now: sent.called, later: later.filter(({ userId }) => !sent.called.includes(userId)) };
}

function isOfOtherTurn(shown: Shown | null, request: Request | null): boolean {
  return shown?.board?.turn !== request?.turn;
}

/**
 * Whoever had the game go on was there then; a turn that a later change began is new to them. If this turn's board was
 * posted after Resume was pressed, it has already called them; do not call twice.
 */
function showsOf(
  errand: BoardErrand,
  { showsLaterTurn, hasCalled }: { readonly showsLaterTurn: boolean; readonly hasCalled: boolean },
): Shows {
  const { kind: _, version: __, recalls, ...shows } = errand;
  return {
    ...shows,
    ...(recalls === undefined || hasCalled ? {} : { recalls }),
    ...(showsLaterTurn ? { by: null } : {}),
  };
}
