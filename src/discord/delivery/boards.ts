/** Shows the board of a table: on the message that shows it, or on a new one that calls whoever is asked. */
import type { Request } from '../../core/request.ts';
import type { Standing } from '../../tables/changing.ts';
import type { Errand, OutboxRow } from '../../tables/outbox.ts';
import { isAway } from '../../tables/overdue.ts';
import { hasOurRules, type Shows } from '../../tables/play.ts';
import { showingOf } from '../../tables/showing.ts';
import type { Posted, Shown } from '../../tables/store.ts';
import type { UserId } from '../../tables/table.ts';
import type { Asked } from '../../tables/watching.ts';
import { type MuteBot, speaking } from '../bot.ts';
import { turnMessage } from '../messages/turn-message.ts';
import { isSameMessage } from './adoption.ts';
import { askedPeople } from './asked-people.ts';
import { paintBoard } from './board-picture.ts';
import type { Channels, Outgoing } from './channels.ts';
import { directsTo } from './directs.ts';
import type { Doubts, Found } from './doubt.ts';
import { opensSeatsOfGone } from './membership.ts';
import type { ShownMessage } from './shown-message.ts';

type BoardErrand = Extract<Errand, { kind: 'board' }>;

export interface Boards {
  show(row: OutboxRow, standing: Standing, errand: BoardErrand): Promise<Posted | undefined>;
}

interface Composed {
  readonly outgoing: Outgoing;
  readonly asked: readonly Asked[];
  readonly away: readonly UserId[];
}

export function boardsOf(
  bot: MuteBot,
  channels: Channels,
  { doubts, message }: { readonly doubts: Doubts; readonly message: ShownMessage },
): Boards {
  /** It counts from now on; whom it called and who wishes it is written to as well. */
  async function note(
    { shown, isOfTurn, sent }: Found,
    before: Shown | null,
    standing: Standing,
  ): Promise<Posted> {
    const asked = isOfTurn ? await askedPeople(bot, standing.table, standing.request) : [];
    const theirs = asked.filter(({ userId }) => sent.called.includes(userId));
    return {
      shown,
      errands: [...message.retiring(before), ...directsTo(theirs, standing, shown, bot.now())],
    };
  }

  async function compose(standing: Standing, call: readonly UserId[]): Promise<Composed> {
    const { table, request } = standing;
    const log = request === null ? await bot.tables.log(table.id) : [];
    const speaker = speaking(bot, table.language);
    const asked = await askedPeople(bot, table, request);
    const away = asked.filter(({ settings }) => isAway(settings, bot.now()));
    const { content, rows, altText } = turnMessage(standing, log, speaker.translate, away);
    const files = await paintBoard(speaker, standing, altText);
    return { outgoing: { content, rows, files, call }, asked, away: away.map(({ userId }) => userId) };
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
      const hasCalled = !isOther && known !== null && known.postedAt > row.dueAt;
      const shows = showsOf(errand, { showsLaterTurn: isOvertaken && isOther, hasCalled });
      const found = await doubts.board(row, now, known, shows);
      if (isSuperseded) return found === null ? undefined : note(found, known, now);

      const shown = found?.shown ?? known;
      // Whoever is asked on the board that is found was called by it.
      const isThere = found?.isOfTurn === true;
      const showing = showingOf(table, request, shown, isThere ? { by: shows.by } : shows);
      if (await opensSeatsOfGone(bot, channels, row, table, showing.call, shows)) return undefined;
      const standing = { ...now, table: { ...table, tale: { ...table.tale, events: showing.events } } };
      const { outgoing, asked, away } = await compose(standing, isThere ? [] : showing.call);
      const sending = { row, standing, known, found: found?.shown ?? null, outgoing };
      const isRight = isThere && isSameMessage(found.sent, outgoing);
      const mayChange = isThere || (!showing.isNew && errand.afresh !== true);
      if (isRight || (mayChange && (await message.change(sending))))
        return found === null ? undefined : note(found, known, now);

      const posted = await message.replace(sending, { ...showing.board, away });
      const called = isThere ? found.sent.called : showing.call;
      const theirs = asked.filter(({ userId }) => called.includes(userId));
      const directs = directsTo(theirs, standing, posted.shown, bot.now());
      return { shown: posted.shown, errands: [...posted.errands, ...directs] };
    },
  };
}

function isOfOtherTurn(shown: Shown | null, request: Request | null): boolean {
  return shown?.board?.turn !== request?.turn;
}

/**
 * Whoever had the game go on was there then; a turn that a later change began is new to them. Where the board of the turn was
 * posted only after the game was to go on, it has just called those whom this errand would call again.
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
