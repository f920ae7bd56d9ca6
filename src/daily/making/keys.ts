/** A day's keys: everything random in making it comes from one of them, and they can't be computed without the secret. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Seed, seedFrom, tableSeedFrom } from '../../core/random.ts';
import type { DailyDate } from '../day.ts';

/** 32 random bytes that never leave the program. */
export type DailySecret = Uint8Array;

export interface DayKeys {
  /** A seed for the search. Its streams decide no dice that players will roll, so they only have to be fast. */
  search(purpose: string, ...numbers: readonly number[]): Seed;
  /** A seed for the dice that players see, whose streams can't be predicted. */
  luck(...numbers: readonly number[]): Seed;
}

/** `recipe` is the recipe's name, with its version. */
export function keysOf(secret: DailySecret, recipe: string, date: DailyDate, gameId: string): DayKeys {
  const keyOf = (purpose: string, numbers: readonly number[]) =>
    bytesToHex(
      hmac(sha256, secret, utf8ToBytes([recipe, date, gameId, purpose, numbers.join('.')].join('|'))),
    );
  return {
    search: (purpose, ...numbers) => seedFrom(keyOf(purpose, numbers)),
    luck: (...numbers) => tableSeedFrom(keyOf('luck', numbers)),
  };
}
