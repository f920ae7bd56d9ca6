/** Reads the players and the number of games from the command line. */
import type { GameEntry } from '../../../src/core/catalogue.ts';
import { type Read, wrong } from '../../command-line/command-line.ts';
import { needsEffort, playersOf } from '../players.ts';
import type { Given } from './game-options.ts';

/** The roles in seat order; null if none were named. */
export function readRoles({ game }: GameEntry, gods: Given[string]): Read<readonly string[] | null> {
  if (gods === undefined) return { ok: true, value: null };
  const roles = String(gods).split(',');
  const stranger = roles.find((role) => !game.roles.includes(role));
  if (stranger !== undefined)
    return wrong(`Nobody here is called ${stranger || 'nothing'}. There are: ${game.roles.join(', ')}.`);
  if (new Set(roles).size < roles.length) return wrong('Nobody can play twice.');
  if (roles.length < game.seats.min || roles.length > game.seats.max)
    return wrong(`${game.id} takes ${seatsOf(game)}, not ${roles.length}.`);
  return { ok: true, value: roles };
}

/** The numbers of seats: the number of named roles, else the given number, else every number that the game allows. */
export function readSeats(
  { game }: GameEntry,
  roles: readonly string[] | null,
  given: Given[string],
): Read<readonly number[]> {
  const { min, max } = game.seats;
  if (given !== undefined && roles !== null) return wrong('--gods says how many play: leave --seats out.');
  if (roles !== null) return { ok: true, value: [roles.length] };
  if (given === undefined)
    return { ok: true, value: Array.from({ length: max - min + 1 }, (_, more) => min + more) };
  const read = readNumbers({ seats: given }, { seats: min });
  if (read.ok && read.value.seats > max)
    return wrong(`${game.id} takes ${seatsOf(game)}, not ${read.value.seats}.`);
  return read.ok ? { ok: true, value: [read.value.seats] } : read;
}

function seatsOf({ seats: { min, max } }: GameEntry['game']): string {
  return min === max ? `${max} players` : `${min} to ${max} players`;
}

/** All roles in the game's order, up to the largest number of seats; empty names if all seats are alike. */
export function everyRole({ game }: GameEntry): readonly string[] {
  return Array.from({ length: game.seats.max }, (_, seat) => game.roles[seat] ?? '');
}

export function readPolicy(entry: GameEntry, given: Given[string]): Read<string | null> {
  if (given === undefined) return { ok: true, value: null };
  const known = playersOf(entry);
  const stranger = String(given)
    .split(',')
    .find((name) => !known.includes(name));
  if (stranger === undefined) return { ok: true, value: String(given) };
  return wrong(`No player of ${entry.game.id} is called ${stranger}. There are: ${known.join(', ')}.`);
}

/** The fixed effort that a computer that looks ahead spends on an answer; null if none is given, as at a table. */
export function readEffort(policy: string | null, given: Given[string]): Read<number | null> {
  if (given === undefined) return { ok: true, value: null };
  const isUsed = policy !== null && needsEffort(policy);
  if (!isUsed) return wrong('--effort is for players that look ahead, such as --policy mind.');
  const effort = readNumbers({ effort: given }, { effort: 1 });
  return effort.ok ? { ok: true, value: effort.value.effort } : effort;
}

export function readNumbers<Name extends string>(
  given: Given,
  least: Readonly<Record<Name, number>>,
): Read<Readonly<Record<Name, number>>> {
  const names = Object.keys(least) as Name[];
  const misfit = names.find(
    (name) => !/^\d{1,9}$/.test(String(given[name])) || Number(given[name]) < least[name],
  );
  if (misfit !== undefined) {
    const takes = least[misfit] === 0 ? 'a whole number' : `a whole number from ${least[misfit]}`;
    return wrong(`--${misfit} takes ${takes}, not ${given[misfit]}.`);
  }
  const numbers = names.map((name) => [name, Number(given[name])]);
  return { ok: true, value: Object.fromEntries(numbers) as Record<Name, number> };
}
