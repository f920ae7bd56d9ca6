/** Shows the board of a table: edits its message, or posts a new one that pings the players whose decision it is. */
import type { Request } from '../../../core/requests/request.ts';
import { praiseOf } from '../../../tables/endings/praise.ts';
import { historyOf } from '../../../tables/history/history.ts';
import type { Job, NewJob, OutboxRow, Shows } from '../../../tables/model/outbox.ts';
import type { Posted, Shown, ShownBoard } from '../../../tables/model/storage/store.ts';
import { logOrNull } from '../../../tables/model/storage/unreadable.ts';
import { seatedPeople, type Table, type UserId } from '../../../tables/model/table.ts';
import { type Plan, plansFor } from '../../../tables/planning/plans.ts';
import {
  asksNewcomers,
  hasOurRules,
  isFirstRound,
  pendingUsers,
} from '../../../tables/turns/current-request.ts';
import { isInSession } from '../../../tables/turns/in-session.ts';
import type { LoadedTable } from '../../../tables/turns/loaded-table.ts';
import { isSingledOut, playsOnAlone, showingOf } from '../../../tables/turns/showing.ts';
import { type Calling, callingOf } from '../../../tables/waiting/calling.ts';
import { isAway } from '../../../tables/waiting/overdue.ts';
import type { PendingPlayer } from '../../../tables/waiting/wait-timer.ts';
import { type BotContext, withLanguage } from '../../bot.ts';
import { NO_PAST, type Past } from '../../messages/boards/game-over.ts';
import { turnMessage } from '../../messages/boards/turn-message.ts';
import { endingMessage } from '../../messages/history/ending-message.ts';
import type { Outgoing } from '../../messages/pieces/outgoing.ts';
import type { Channels } from '../channels/channels.ts';
import { opensSeatsOfGone } from '../channels/membership.ts';
import { isSameMessage } from '../channels/message-match.ts';
import { removeAnsweredLists } from '../channels/private-lists.ts';
import { laterCalls } from '../waiting/calls.ts';
import { directsTo } from '../waiting/directs.ts';
import { awakeOf, pendingPlayers } from '../waiting/pending-players.ts';
import { paintEnd, paintTurnBoard } from './board-picture.ts';
import { type BoardDue, openLatePictures } from './late-pictures.ts';
import { callingOfFound, type Found, type Reconciler } from './reconciling.ts';
import type { ShownMessage } from './shown-message.ts';

type BoardJob = Extract<Job, { kind: 'board' }>;

export interface Boards {
  show(row: OutboxRow, loaded: LoadedTable, job: BoardJob): Promise<Posted | undefined>;
}

interface Composed {
  readonly outgoing: Outgoing;
  /** True if the text goes first and another job adds the picture. */
  readonly isLate: boolean;
  readonly away: readonly UserId[];
}

export function boardsOf(
  bot: BotContext,
  channels: Channels,
  { reconciler, message }: { readonly reconciler: Reconciler; readonly message: ShownMessage },
): Boards {
  const pictures = openLatePictures(bot.now);

  /** Records the message as the board, and writes jobs for its direct messages and later pings. */
  async function note(
    found: Found,
    before: Shown | null,
    loaded: LoadedTable,
    shows: Shows,
  ): Promise<Posted> {
    const { shown, isOfTurn } = found;
    const pending = isOfTurn ? await pendingPlayers(bot, loaded.table, loaded.request) : [];
    const calling = callingOfFound(found, before, loaded, shows, pending);
    return {
      shown,
      jobs: [...message.retiring(before), ...callsBeside(calling, pending, loaded, shown)],
    };
  }

  /** Jobs for direct messages to the people this board pings, and for later pings of people who are asleep or away. */
  function callsBeside(
    calling: Pick<Calling, 'now' | 'later'>,
    pending: readonly PendingPlayer[],
    loaded: LoadedTable,
    board: Shown,
  ): readonly NewJob[] {
    const theirs = pending.filter(({ userId }) => calling.now.includes(userId));
    return [...directsTo(theirs, loaded, board, bot.now()), ...laterCalls(calling.later, loaded)];
  }

  /**
   * True in the first turn of a person who took over a seat, until they act in it. False in the first round, in which everyone is
   * new.
   */
  async function hasNewcomers({ table, entry }: LoadedTable, request: Request): Promise<boolean> {
    const isKnown = entry.guide === null || isFirstRound(table, request) || table.undoStack.steps.length > 0;
    const log = isKnown ? null : await logOrNull(bot.tables.log(table.id));
    return log !== null && asksNewcomers(table, request, log);
  }

  /**
   * The person that the board doesn't ping: its actor, or else a player who has already started the turn. A board has no actor
   * if, for example, only the deadline has changed.
   */
  async function actorOf(
    { table, request }: LoadedTable,
    known: Shown | null,
    shows: Shows,
  ): Promise<UserId | null> {
    if (request === null || shows.by !== null || shows.recalls === true) return shows.by;
    const log = isSingledOut(table, request, known) ? await logOrNull(bot.tables.log(table.id)) : null;
    return log === null ? null : playsOnAlone(table, request, log);
  }

  async function pastOf(loaded: LoadedTable): Promise<Past> {
    const { table, entry } = loaded;
    const reading = Promise.all([bot.tables.eras(table.id), bot.tables.log(table.id)]);
    const past = await logOrNull(
      reading.then(([eras, log]) => ({ log, history: historyOf(entry, table, eras, log) })),
    );
    const campaign = table.campaignId === undefined ? null : await bot.tables.campaign(table.campaignId);
    const { translate } = withLanguage(bot, table.language);
    const ending =
      table.status === 'finished' ? endingMessage(loaded, past?.history ?? null, translate) : null;
    const notices = await logOrNull(bot.tables.notices(table.id));
    const praise = praiseOf(table, notices ?? []);
    return { log: past?.log ?? [], history: past?.history ?? null, campaign, praise, ending };
  }

  /** The plans that teammates have posted for this turn. */
  async function plansOf({ table, entry, request }: LoadedTable): Promise<readonly Plan[]> {
    if (request === null || entry.game.isContest || seatedPeople(table).length < 2) return [];
    return plansFor(request.key, (await logOrNull(bot.tables.notices(table.id))) ?? []);
  }

  async function compose(
    row: OutboxRow,
    loaded: LoadedTable,
    pending: readonly PendingPlayer[],
    calling: Calling,
  ): Promise<Composed> {
    const { table, request } = loaded;
    const past = request === null ? await pastOf(loaded) : NO_PAST;
    const inLanguage = withLanguage(bot, table.language);
    const away = pending.filter(({ settings }) => isAway(settings, bot.now()));
    const newcomers = {
      asksNewcomers: request !== null && (await hasNewcomers(loaded, request)),
      plans: await plansOf(loaded),
    };
    const { altText, scene, called, ...content } = turnMessage(
      loaded,
      past,
      inLanguage.translate,
      away,
      newcomers,
    );
    const files = await pictures.inTime(boardDue(row, table), () =>
      scene === null
        ? paintTurnBoard(inLanguage, loaded, altText)
        : paintEnd(inLanguage, loaded, scene, altText),
    );
    const call = request === null ? await awakeOf(bot, called) : calling.now;
    const isSilent = request === null ? called.length > 0 && call.length === 0 : calling.isSilent;
    const picture = files === null ? { files: [], keepsFiles: true } : { files };
    return {
      outgoing: { ...content, ...picture, call, isSilent },
      isLate: files === null,
      away: away.map(({ userId }) => userId),
    };
  }

  /**
   * The job that later adds the picture to the board. From here on, the player being asked counts as its actor, since the
   * board has already pinged them.
   */
  function pictureJob(row: OutboxRow, { table, request }: LoadedTable, by: UserId | null): NewJob {
    const [first = null] = request === null ? [] : pendingUsers(table, request);
    const job = { kind: 'board', by: by ?? first, version: table.version } as const;
    return { job, dueAt: pictures.wordsAreOut(boardDue(row, table)) };
  }

  /**
   * Edits the board's message if no one new has to be pinged and Discord accepts the edit. Otherwise posts a new message in its
   * place. A message that an earlier attempt sent is new already.
   */
  async function showNow(
    { row, loaded: now, known, found, shows: wishes }: BoardToShow,
    { isAfresh }: { readonly isAfresh: boolean },
  ): Promise<Posted | undefined> {
    const { table, request } = now;
    const shows = { ...wishes, by: await actorOf(now, found?.shown ?? known, wishes) };
    // The board that the bot found has already pinged its players, so they aren't pinged again.
    const isThere = found?.isOfTurn === true;
    const showing = showingOf(table, request, found?.shown ?? known, isThere ? { by: shows.by } : shows);
    if (await opensSeatsOfGone(bot, channels, row, table, showing.call, shows)) return undefined;
    const loaded = {
      ...now,
      table: { ...table, recentEvents: { ...table.recentEvents, events: showing.events } },
    };
    const pending = await pendingPlayers(bot, table, request);
    const wanted = isThere ? [] : pending.filter(({ userId }) => showing.call.includes(userId));
    const calling = callingOf(wanted, bot.now());
    const isOnlyPicture =
      pictures.isMissing(boardDue(row, table)) && !showing.isNew && !isAfresh && found === null;
    const { outgoing: composed, away, isLate } = await compose(row, loaded, pending, calling);
    const outgoing = isOnlyPicture ? { ...composed, isOnlyFiles: true } : composed;
    const later = () => (isLate ? [pictureJob(row, now, shows.by)] : []);
    if (isLate && isOnlyPicture) return { shown: null, jobs: later() };
    const sending = { row, loaded, known, found: found?.shown ?? null, outgoing };
    const isRight = isThere && isSameMessage(found.sent, outgoing);
    const mayChange = isThere || (!showing.isNew && !(isAfresh && found === null));
    if (isRight || (mayChange && (await message.change(sending)))) {
      const board = { ...showing.board, away };
      const noted =
        found === null
          ? edited(table, known, board)
          : await note(isThere ? found : showingNow(found, board), known, now, shows);
      return { ...noted, jobs: [...noted.jobs, ...later()] };
    }

    const posted = await message.replace(sending, { ...showing.board, away });
    const called = isThere ? callingOfFound(found, known, now, shows, pending) : calling;
    const beside = callsBeside(called, pending, loaded, posted.shown);
    return { shown: posted.shown, jobs: [...posted.jobs, ...beside, ...later()] };
  }

  async function removeAnswered({ table, request }: LoadedTable): Promise<void> {
    await removeAnsweredLists(table.id, request?.key ?? null, bot.now(), (error) =>
      bot.log.debug({ err: error, table: table.id }, 'cannot delete a privately shown list'),
    );
  }

  /** Does nothing if a later change is about to show the table anyway, unless an earlier attempt may have posted this board. */
  async function showBoard(row: OutboxRow, loaded: LoadedTable, job: BoardJob): Promise<Posted | undefined> {
    const { table, entry, request } = loaded;
    const isAfresh = job.afresh === true;
    const isOvertaken = job.version < table.version && (await bot.store.isShownLater(row));
    const isSuperseded = isOvertaken && !isAfresh;
    if (isSuperseded && row.attempts === 0) return undefined;
    const known = await bot.store.shownOn(row.tableId);
    if (!hasOurRules(entry, table)) return isSuperseded ? undefined : message.leave(known);
    const isOther = isOfOtherTurn(known, request);
    const isNewer = !isOther && known !== null && known.postedAt > row.dueAt;
    const hasCalled = isNewer && known.board?.callsNobody !== true;
    const shows = showsOf(job, { showsLaterTurn: isOvertaken && isOther, hasCalled });
    const found = await reconciler.board(row, loaded, known, shows);
    if (isSuperseded) return found === null ? undefined : note(found, known, loaded, shows);
    return showNow({ row, loaded, known, found, shows }, { isAfresh });
  }

  return {
    async show(row, loaded, job) {
      const posted = await showBoard(row, loaded, job);
      await removeAnswered(loaded);
      return posted;
    },
  };
}

/** In a live session an edit may show the next turn, so the bot updates its record of what the message shows. */
function edited(table: Table, known: Shown | null, board: ShownBoard): Posted {
  const shown = isInSession(table) && known !== null ? { ...known, board } : null;
  return { shown, jobs: [] };
}

/** A found message of an earlier turn after its edit. */
function showingNow(found: Found, board: ShownBoard): Found {
  return { ...found, shown: { ...found.shown, board } };
}

function boardDue({ dueAt }: OutboxRow, { id, version }: Table): BoardDue {
  return { id, version, dueAt };
}

/** A table whose board has to be shown, with the messages that may already show it. */
interface BoardToShow {
  readonly row: OutboxRow;
  readonly loaded: LoadedTable;
  /** The message recorded in the store. */
  readonly known: Shown | null;
  /** The message that an earlier attempt of the job sent without recording it. */
  readonly found: Found | null;
  readonly shows: Shows;
}

function isOfOtherTurn(shown: Shown | null, request: Request | null): boolean {
  return shown?.board?.turn !== request?.turn;
}

/**
 * The board does not ping the person whose action it shows: they were there. If a later change started another turn, that turn is
 * new to them, and the board pings them too. If a board of this turn was posted after Resume was pressed, that board has already
 * pinged them, so this one doesn't.
 */
function showsOf(
  job: BoardJob,
  { showsLaterTurn, hasCalled }: { readonly showsLaterTurn: boolean; readonly hasCalled: boolean },
): Shows {
  const { kind: _, version: __, recalls, ...shows } = job;
  return {
    ...shows,
    ...(recalls === undefined || hasCalled ? {} : { recalls }),
    ...(showsLaterTurn ? { by: null } : {}),
  };
}
