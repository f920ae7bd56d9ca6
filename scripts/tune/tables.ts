/** Tables of every kind at which numbers are tried: rule states, difficulties, seats, roles and corrected boxes. */
import type { GameEntry } from '../../src/core/catalogue.ts';
import type { Opening } from '../../src/core/game.ts';
import type { Json } from '../../src/core/json.ts';
import { draw, openStreams, roll } from '../../src/core/random.ts';
import { rolesOf, seedOf } from '../simulate/games.ts';
import type { Row } from '../simulate/table/rows.ts';

/** One table in this many is played with a corrected box. */
const CORRECTED = 4;

/** The table with this number, which has a random row and random seats. */
export function tableOf(
  { game }: GameEntry,
  rows: readonly Row[],
  boxes: readonly Json[],
  name: string,
  number: number,
): Opening {
  const seed = seedOf(name, number);
  const chance = { streams: openStreams(seed, ['table']) };
  const { options } = draw(chance, 'table', rows);
  const { min, max } = game.seats;
  const seats = min + roll(chance, 'table', max - min + 1);
  const isCorrected = boxes.length > 0 && roll(chance, 'table', CORRECTED) === 0;
  const corrections = isCorrected ? draw(chance, 'table', boxes) : null;
  return { options, seed, roles: rolesOf(game.roles, seats, seed), box: game.box(options, corrections) };
}
