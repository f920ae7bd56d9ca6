/** The JSON column of reviews. */
import { z } from 'zod';
import type { LogEntry } from '../../../core/logs/replay.ts';
import type { Seed } from '../../../core/random.ts';
import type { Review } from '../../../core/thinking/review.ts';
import { seat, values } from '../../codec.ts';
import { type Column, column } from '../../column.ts';

const chance = z.number().min(0).max(1);
const place = z.int().nonnegative();
const action = z.strictObject({ request: z.string(), choice: z.string(), values });

const reason = z.strictObject({
  part: z.string(),
  mean: z.number(),
  error: z.number(),
  amounts: z.strictObject({ now: z.number(), instead: z.number() }).exactOptional(),
});

const mistake = z.strictObject({
  at: place,
  seat,
  lost: z.number(),
  better: action,
  because: z.array(reason).exactOptional(),
  line: z.array(action).exactOptional(),
});

const roll = z.strictObject({ turn: place, seat, at: place, until: place.nullable(), luck: z.number() });

/** Computer playouts contain no undo. */
const entry: z.ZodType<LogEntry> = z.union([
  z.strictObject({ seat, action }),
  z.strictObject({ reseed: z.string().transform((text) => text as Seed) }),
]);

export const reviewColumn: Column<Review> = column(
  z.strictObject({
    isContest: z.boolean(),
    turns: z.array(
      z.strictObject({
        turn: place,
        seat,
        at: place,
        chance,
        luck: z.number(),
        lost: z.number(),
        missed: z.number().exactOptional(),
        corrected: z.number().exactOptional(),
        mistake: mistake.nullable(),
      }),
    ),
    end: chance,
    deeds: z.array(
      z.strictObject({ at: place, seat, before: chance, after: chance, instead: action.exactOptional() }),
    ),
    choices: z
      .array(z.strictObject({ seat, weighed: place, close: place, missed: z.number() }))
      .exactOptional(),
    rolls: z.strictObject({ luckiest: roll.nullable(), unluckiest: roll.nullable() }).exactOptional(),
    rescue: z
      .strictObject({
        turn: place,
        at: place,
        seat,
        playouts: place,
        wins: place,
        line: z.array(entry).nullable(),
      })
      .nullable(),
  }),
);
