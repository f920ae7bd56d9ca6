/** The JSON columns, which are written from the program's types and read back only if they have exactly that format. */
import { z } from 'zod';
import type { Options } from '../core/game.ts';
import type { LoggedReseed, LoggedReturn } from '../core/logs/replay.ts';
import type { Phrase } from '../core/presentation/phrase.ts';
import type { Seed } from '../core/random.ts';
import type { Action } from '../core/requests/request.ts';
import { seatIndex } from '../core/seat.ts';
import { STRENGTHS } from '../core/thinking/strength.ts';
import { type Job, NOTICE_BUTTONS, type NoticeJob } from '../tables/model/outbox.ts';
import type { ShownBoard } from '../tables/model/storage/store.ts';
import type {
  Arrangements,
  ChannelId,
  RecentEvents,
  TableId,
  UndoStack,
  UserId,
} from '../tables/model/table.ts';
import { type Column, column } from './column.ts';

const value = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.array(z.string()),
  z.record(z.string(), z.number()),
]);

export const values = z.record(z.string(), value);

const phrase: z.ZodType<Phrase> = z.strictObject({
  key: z.string(),
  with: z
    .record(
      z.string(),
      z.union([
        z.string(),
        z.number(),
        z.lazy(() => phrase),
        z.array(z.lazy(() => phrase)),
        z.strictObject({ either: z.array(z.lazy(() => phrase)) }),
      ]),
    )
    .exactOptional(),
});

/** Rows call a job's phrase `saying`, and whether lateness was announced `isToldOverdue`, as earlier releases did. */
function withPhrase<Stored extends { readonly saying: Phrase }>({ saying, ...rest }: Stored) {
  return { ...rest, phrase: saying };
}

function storedJob(written: Job): unknown {
  if (written.kind === 'retire' && written.notice !== undefined) {
    return { ...written, notice: storedJob(written.notice) };
  }
  if (written.kind === 'watch') {
    const { isOverdueAnnounced: isToldOverdue, ...rest } = written.watch;
    return { ...written, watch: { ...rest, isToldOverdue } };
  }
  if (!('phrase' in written)) return written;
  const { phrase: saying, ...rest } = written;
  return { ...rest, saying };
}

const userId = z.string().transform((text) => text as UserId);
const channelId = z.string().transform((text) => text as ChannelId);

export const seat = z.int().nonnegative().transform(seatIndex);

const notice = z
  .strictObject({
    kind: z.literal('notice'),
    saying: phrase,
    // Older rows lack the author.
    by: userId.nullable().default(null),
    call: z.array(userId).exactOptional(),
    offers: z.array(z.enum(NOTICE_BUTTONS)).exactOptional(),
    about: z.string().exactOptional(),
    seats: z.array(seat).exactOptional(),
    outcomes: z.array(phrase).exactOptional(),
  })
  .transform(withPhrase);

const event = z.object({ type: z.string() }).catchall(z.json());

const job: z.ZodType<Job> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('lobby') }),
  z.strictObject({
    kind: z.literal('board'),
    by: userId.nullable(),
    version: z.int(),
    afresh: z.literal(true).exactOptional(),
    recalls: z.literal(true).exactOptional(),
  }),
  z.strictObject({
    kind: z.literal('retire'),
    message: z.strictObject({ channelId, messageId: z.string() }),
    notice: notice.exactOptional(),
  }),
  notice,
  z.strictObject({
    kind: z.literal('settled'),
    controls: z.array(z.strictObject({ control: z.string(), outcome: phrase })),
    unlessSince: z.iso.datetime().exactOptional(),
  }),
  z.strictObject({ kind: z.literal('highlight'), event, from: z.int().nonnegative() }),
  z.strictObject({ kind: z.literal('ending') }),
  z.strictObject({ kind: z.literal('farewell'), channelId, saying: phrase }).transform(withPhrase),
  z.strictObject({ kind: z.literal('direct'), to: userId, saying: phrase }).transform(withPhrase),
  z.strictObject({
    kind: z.literal('call'),
    to: userId,
    turn: z.int(),
    logged: z.int().nonnegative(),
  }),
  z.strictObject({
    kind: z.literal('reminder'),
    tables: z.array(
      z.strictObject({
        tableId: z.string().transform((text) => text as TableId),
        turn: z.int(),
        logged: z.int().nonnegative(),
        call: z.array(userId),
        isCall: z.literal(true).exactOptional(),
      }),
    ),
  }),
  z.strictObject({
    kind: z.literal('watch'),
    watch: z
      .strictObject({
        since: z.iso.datetime(),
        idleSince: z.iso.datetime(),
        reminders: z.int().nonnegative(),
        reminded: z.array(z.strictObject({ to: userId, at: z.iso.datetime() })),
        isToldOverdue: z.boolean(),
        closesAt: z.iso.datetime().nullable(),
        warned: z.array(userId).exactOptional(),
        remindersFrom: z.iso.datetime().exactOptional(),
        backAt: z.iso.datetime().exactOptional(),
        hostSoughtAt: z.iso.datetime().exactOptional(),
      })
      .transform(({ isToldOverdue: isOverdueAnnounced, ...rest }) => ({ ...rest, isOverdueAnnounced })),
  }),
  z.strictObject({ kind: z.literal('answer'), request: z.string() }),
  z.strictObject({ kind: z.literal('invitations') }),
  z.strictObject({ kind: z.literal('tags') }),
  z.strictObject({ kind: z.literal('overview'), channelId }),
  z.strictObject({ kind: z.literal('session'), since: z.iso.datetime() }),
  z.strictObject({
    kind: z.literal('computer'),
    request: z.string(),
    begins: z.literal(true).exactOptional(),
  }),
]);

const step = z.strictObject({ seat, line: z.int().nonnegative(), event: z.int().nonnegative() });
const offered = { seat, turn: z.int().nullable(), to: userId.nullable() };

const GONE = /^computers\.turn-(?:for|because)$/;

/** In older rows, the opening line of a computer's turn includes the reason, which is dropped here. */
const openingOfTurn = phrase.transform((opening): Phrase => {
  const role = opening.with?.['role'];
  return GONE.test(opening.key) && role !== undefined ? { key: 'computers.turn', with: { role } } : opening;
});

function storedEvents({ events, dropped: told, turnFrom, byComputer }: RecentEvents): unknown {
  if (byComputer === undefined) return { events, told, turnFrom };
  const { reasons: why, ...turn } = byComputer;
  return { events, told, turnFrom, byComputer: { ...turn, ...(why === undefined ? {} : { why }) } };
}

export const optionsColumn: Column<Options> = column(values);
export const recentEventsColumn: Column<RecentEvents> = column(
  z
    .strictObject({
      events: z.array(event),
      told: z.int().nonnegative(),
      // Older rows don't mark the turns: at worst, their events are shown once more.
      turnFrom: z.int().nonnegative().default(0),
      byComputer: z
        .strictObject({
          events: z.int().nonnegative(),
          opening: openingOfTurn,
          why: z.array(phrase).exactOptional(),
        })
        .transform(({ why: reasons, ...rest }) => ({
          ...rest,
          ...(reasons === undefined ? {} : { reasons }),
        }))
        .exactOptional(),
    })
    // Rows call the dropped events `told` and the reasons `why`, as earlier releases did.
    .transform(({ told: dropped, ...rest }) => ({ ...rest, dropped })),
  storedEvents,
);
export const undoStackColumn: Column<UndoStack> = column(
  z.strictObject({
    steps: z.array(step),
    taken: z.int().nonnegative(),
    undone: z.array(z.strictObject({ step, line: z.int().nonnegative() })).default([]),
  }),
);
export const arrangementsColumn: Column<Arrangements> = column(
  z.strictObject({
    offers: z.array(z.strictObject({ ...offered, by: userId })),
    invitations: z.array(z.strictObject({ to: userId, by: userId, until: z.iso.datetime() })).exactOptional(),
    session: z.strictObject({ by: userId, since: z.iso.datetime() }).exactOptional(),
    standIn: z
      .strictObject({
        seat,
        turn: z.int(),
        userId: userId.nullable(),
        computer: z.enum(STRENGTHS).exactOptional(),
      })
      .nullable(),
    proposal: z
      .strictObject({
        measure: z.discriminatedUnion('kind', [
          z.strictObject({ kind: z.literal('take-back') }),
          z.strictObject({ kind: z.literal('redo') }),
          z.strictObject({ kind: z.literal('skip'), seat }),
          z.strictObject({ kind: z.literal('computer-begins') }),
          z.strictObject({ kind: z.literal('offer'), offer: z.strictObject(offered) }),
        ]),
        request: z.string(),
        agreed: z.array(userId),
      })
      .nullable(),
  }),
);
export const phraseColumn: Column<Phrase> = column(phrase);
export const channelsColumn: Column<readonly ChannelId[]> = column(z.array(channelId));

/** A log entry: an answer, the number of undone entries, or a new seed for everything hidden. */
export const doneColumn: Column<Action | Pick<LoggedReturn, 'back'> | LoggedReseed> = column(
  z.union([
    z.strictObject({ request: z.string(), choice: z.string(), values }),
    z.strictObject({ back: z.int().positive() }),
    z.strictObject({ reseed: z.string().transform((text) => text as Seed) }),
  ]),
);
/** The corrections in a box file, whose format only the game knows. */
export const correctionsColumn: Column<unknown> = column(z.record(z.string(), z.json()).nullable());
export const jobColumn: Column<Job> = column(job, storedJob);
export const noticeColumn: Column<NoticeJob> = column(notice, storedJob);
export const shownBoardColumn: Column<ShownBoard> = column(
  z
    .strictObject({
      turn: z.int().nullable(),
      asked: z.array(userId),
      away: z.array(userId).default([]),
      from: z.int().nonnegative(),
      to: z.int().nonnegative(),
      posted: z.int().nonnegative().exactOptional(),
      callsNobody: z.literal(true).exactOptional(),
    })
    // Rows call the pending people `asked`, as earlier releases did.
    .transform(({ asked: pending, ...rest }) => ({ ...rest, pending })),
  ({ pending: asked, ...rest }) => ({ ...rest, asked }),
);
