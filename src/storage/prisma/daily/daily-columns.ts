/** The JSON columns of the daily challenge, and conversions between its rows and the program's types. */
import { z } from 'zod';
import type { Seed } from '../../../core/random.ts';
import { STRENGTHS } from '../../../core/thinking/strength.ts';
import type {
  Attempt,
  AttemptEnd,
  AttemptJudgement,
  AttemptLine,
  KeptDay,
  ListedDay,
} from '../../../daily/daily-store.ts';
import { type DailyDate, type DayReference, readDailyDate } from '../../../daily/day.ts';
import type {
  DailyAnswer,
  DailyAttempt,
  DailyDay,
  DailyPlace,
  DailyPractice,
} from '../../../generated/prisma/client.ts';
import type { UserId } from '../../../tables/model/table.ts';
import { optionsColumn, seat, values } from '../../codec.ts';
import { type Column, column, countIn, jsonColumn, timeIn, UnreadableRow } from '../../column.ts';
import { wordIn } from '../../stored-words.ts';

export const rolesColumn: Column<readonly string[]> = column(z.array(z.string()));

export const referenceColumn: Column<DayReference> = column(
  z.strictObject({
    random: z.number(),
    gentle: z.number(),
    quick: z.number(),
    mind: z.number(),
    turns: z.number(),
    answers: z.number(),
    tried: z.number(),
  }),
);

const lines = z.array(
  z.union([
    z.strictObject({
      seat,
      action: z.strictObject({ request: z.string(), choice: z.string(), values }),
      computer: z.enum(STRENGTHS).exactOptional(),
    }),
    z.strictObject({ seat, back: z.int().positive() }),
  ]),
);

export const linesColumn: Column<readonly AttemptLine[]> = column(lines);

/** The lines of each answer of a practice attempt. */
export const answersColumn: Column<Attempt['answers']> = column(z.array(lines));

export const chancesColumn: Column<readonly number[]> = column(z.array(z.number().min(0).max(1)));

/** Throws `UnreadableRow`. */
export function dateIn(text: string, where: string): DailyDate {
  const date = readDailyDate(text);
  if (date === null) throw new UnreadableRow(where, 'it is no date');
  return date;
}

/** Throws `UnreadableRow`. */
export function dayFrom(row: DailyDay): KeptDay {
  const where = `DailyDay ${row.date}`;
  return {
    ...listedDayFrom(row),
    recipe: row.recipe,
    options: optionsColumn.read(row.optionsJson, `${where} optionsJson`),
    box: jsonColumn.read(row.boxJson, `${where} boxJson`),
    roles: rolesColumn.read(row.rolesJson, `${where} rolesJson`),
    position: jsonColumn.read(row.positionJson, `${where} positionJson`),
    seed: row.seed as Seed,
    reference: referenceColumn.read(row.referenceJson, `${where} referenceJson`),
  };
}

/** Throws `UnreadableRow`. */
export function listedDayFrom(row: Pick<DailyDay, keyof ListedDay>): ListedDay {
  const where = `DailyDay ${row.date}`;
  return {
    date: dateIn(row.date, `${where} date`),
    number: countIn(row.number, `${where} number`),
    gameId: row.gameId,
    rulesVersion: row.rulesVersion,
    status: wordIn('status of a day', row.status, `${where} status`),
  };
}

/** Throws `UnreadableRow`. */
export function attemptFrom(
  row: DailyAttempt & { readonly answers: readonly DailyAnswer[]; readonly places: readonly DailyPlace[] },
): Attempt {
  const where = `DailyAttempt ${row.date} ${row.userId}`;
  return {
    date: dateIn(row.date, `${where} date`),
    userId: row.userId as UserId,
    startedAt: timeIn(row.startedAt, `${where} startedAt`),
    end: endFrom(row, where),
    answers: row.answers.map(({ position, linesJson }, at) => {
      if (position !== at) throw new UnreadableRow(where, `answer ${at} is missing`);
      return linesColumn.read(linesJson, `${where} answer ${at} linesJson`);
    }),
    judgement: judgementFrom(row, where),
    sharedOn: row.places.filter(({ sharedAt }) => sharedAt !== null).map(({ guildId }) => guildId),
  };
}

/** Throws `UnreadableRow`. */
export function practiceFrom(row: DailyPractice): Attempt {
  const where = `DailyPractice ${row.date} ${row.userId}`;
  return {
    date: dateIn(row.date, `${where} date`),
    userId: row.userId as UserId,
    startedAt: timeIn(row.startedAt, `${where} startedAt`),
    end: endFrom(row, where),
    answers: answersColumn.read(row.answersJson, `${where} answersJson`),
    judgement: judgementFrom(row, where),
    sharedOn: [],
  };
}

/** The columns that attempts and practice have in common. */
type ResultColumns = Pick<
  DailyAttempt & DailyPractice,
  'endedAt' | 'ending' | 'turns' | 'points' | 'chancesJson' | 'kept'
>;

/** Throws `UnreadableRow`. */
function judgementFrom(
  { chancesJson, kept }: Pick<ResultColumns, 'chancesJson' | 'kept'>,
  where: string,
): AttemptJudgement | null {
  if (chancesJson === null || kept === null) return null;
  return { chances: chancesColumn.read(chancesJson, `${where} chancesJson`), kept };
}

/** Throws `UnreadableRow`. */
function endFrom({ endedAt, ending, turns, points }: ResultColumns, where: string): AttemptEnd | null {
  if (endedAt === null || ending === null || turns === null || points === null) return null;
  return {
    at: timeIn(endedAt, `${where} endedAt`),
    ending: wordIn('ending of an attempt', ending, `${where} ending`),
    turns: countIn(turns, `${where} turns`),
    points: countIn(points, `${where} points`),
  };
}
