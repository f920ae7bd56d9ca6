/** Reads the arguments of `npm run simulate`: games to play, or a table of how games end. */
import { availableParallelism } from 'node:os';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { GameEntry } from '../../src/core/catalogue.ts';
import type { OptionSpec } from '../../src/core/game.ts';
import { optionsToChoose } from '../../src/core/options.ts';
import { CATALOGUE } from '../../src/games/index.ts';
import { type Read, wrong } from '../command-line.ts';
import { readBox } from './box-file.ts';
import { completeOptions, type Given, readGameOptions } from './game-options.ts';
import type { PlayPlan } from './play.ts';
import { needsEffort, playersOf } from './players.ts';
import { rowsOf } from './table/rows.ts';
import type { TablePlan } from './table/table.ts';

const [FIRST_GAME = ''] = CATALOGUE.keys();

export const USAGE = `npm run simulate -- --game ${FIRST_GAME} [--gods ROLE,ROLE] [--games 50] [--from 0] [--seed abc]
                    [--policy random] [--effort 200] [--box FILE] [--json] [--check]
npm run simulate -- --table [--game ${FIRST_GAME}] [--seats 3] [--games 200] [--seed abc] [--policy mind] [--jobs 2] [--json] [--out docs/balance.md]
The games, with their own options, their computer players and their roles:
${[...CATALOGUE.values()].map(lineAbout).join('\n')}
--gods names who plays, in seat order, whatever the game calls them.
Any option of the game may be given by its name; a list is written with commas.
--policy takes a name for all seats, or names with commas, seat by seat; the last plays all further seats. gentle, good and
mind are the computers that people can play with; the mind looks ahead, with so much --effort: positions valued for an answer.
--box plays by a box file in place of the house values.
--json writes a line for every step; the last line is always the score.
--check holds every step against the contract that the tests hold it against.
--table plays every rule state, difficulty, number of seats and policy that is not given, so many games of each,
and writes who wins how often as Markdown or, with --json, as data; with --out into a page, between its two marks.`;

const ALWAYS = {
  game: { type: 'string', default: FIRST_GAME },
  gods: { type: 'string' },
  seed: { type: 'string', default: 'ratatoskr' },
  json: { type: 'boolean', default: false },
  table: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

const TO_PLAY = {
  games: { type: 'string', default: '1' },
  from: { type: 'string', default: '0' },
  policy: { type: 'string', default: 'random' },
  effort: { type: 'string' },
  box: { type: 'string' },
  check: { type: 'boolean', default: false },
} as const;

const FOR_A_TABLE = {
  games: { type: 'string', default: '200' },
  seats: { type: 'string' },
  policy: { type: 'string' },
  effort: { type: 'string' },
  jobs: { type: 'string', default: String(availableParallelism()) },
  out: { type: 'string' },
} as const;

function lineAbout(entry: GameEntry): string {
  const { game } = entry;
  const options = optionsToChoose(game.options).map((option) => `--${option}`);
  return `  ${[game.id, ...options].join(' ')} --policy ${playersOf(entry).join('|')} --gods ${game.roles.join()}`;
}

export type Plan = ({ readonly kind: 'play' } & PlayPlan) | ({ readonly kind: 'table' } & TablePlan);

export function readPlan(args: readonly string[]): Read<Plan> {
  const wish = parseArgs({ args: [...args], options: { ...FOR_A_TABLE, ...ALWAYS }, strict: false }).values;
  const id = String(wish.game);
  const entry = CATALOGUE.get(id);
  if (entry === undefined)
    return wrong(`There is no game called ${id}. There is: ${[...CATALOGUE.keys()].join(', ')}.`);
  const own = { ...ALWAYS, ...(wish.table === true ? FOR_A_TABLE : TO_PLAY) };
  const given = readGiven(args, entry.game.options, own);
  if (!given.ok) return given;
  return wish.table === true ? readTablePlan(entry, given.value) : readPlayPlan(entry, given.value);
}

/** The given arguments by name. An unknown one is refused in the parser's own words. */
function readGiven(
  args: readonly string[],
  specs: { readonly [option: string]: OptionSpec },
  own: ParseArgsConfig['options'],
): Read<Given> {
  const ofTheGame = Object.fromEntries(
    optionsToChoose(specs).map((name) => [name, { type: 'string' } as const]),
  );
  try {
    return {
      ok: true,
      value: parseArgs({ args: [...args], options: { ...ofTheGame, ...own } }).values as Given,
    };
  } catch (problem) {
    return wrong(problem instanceof Error ? problem.message : String(problem));
  }
}

function readPlayPlan(entry: GameEntry, given: Given): Read<Plan> {
  const roles = readRoles(entry, given['gods']);
  if (!roles.ok) return roles;
  const some = readGameOptions(entry, given);
  if (!some.ok) return some;
  const options = completeOptions(entry, some.value);
  if (!options.ok) return options;
  const policy = readPolicy(entry, given['policy']);
  if (!policy.ok) return policy;
  const effort = readEffort(entry, policy.value, given['effort']);
  if (!effort.ok) return effort;
  const numbers = readNumbers(given, { games: 0, from: 0 });
  if (!numbers.ok) return numbers;
  const box = readBox(entry, options.value, given['box']);
  if (!box.ok) return box;
  return {
    ok: true,
    value: {
      kind: 'play',
      entry,
      table: {
        roles: roles.value ?? everyRole(entry),
        options: options.value,
        box: box.value,
      },
      policy: policy.value ?? 'random',
      effort: effort.value,
      seed: String(given['seed']),
      ...numbers.value,
      json: given['json'] === true,
      check: given['check'] === true,
    },
  };
}

function readTablePlan(entry: GameEntry, given: Given): Read<Plan> {
  const { policies } = entry;
  if (given['json'] === true && given['out'] !== undefined)
    return wrong('--out takes the table as Markdown: leave --json out.');
  const roles = readRoles(entry, given['gods']);
  if (!roles.ok) return roles;
  const options = readGameOptions(entry, given);
  if (!options.ok) return options;
  const rows = rowsOf(entry, options.value);
  if (!rows.ok) return rows;
  const policy = readPolicy(entry, given['policy']);
  if (!policy.ok) return policy;
  const effort = readEffort(entry, policy.value, given['effort']);
  if (!effort.ok) return effort;
  const numbers = readNumbers(given, { games: 1, jobs: 1 });
  if (!numbers.ok) return numbers;
  const seats = readSeats(entry, roles.value, given['seats']);
  if (!seats.ok) return seats;
  return {
    ok: true,
    value: {
      kind: 'table',
      entry,
      ...rows.value,
      policies: policy.value === null ? Object.keys(policies) : [policy.value],
      effort: effort.value,
      roles: roles.value,
      seats: seats.value,
      seed: String(given['seed']),
      ...numbers.value,
      json: given['json'] === true,
      out: given['out'] === undefined ? null : String(given['out']),
    },
  };
}

/** The roles in seat order; null where none were named. */
function readRoles({ game }: GameEntry, gods: Given[string]): Read<readonly string[] | null> {
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

/** How many play: as many as have named roles, else the given number, else every number that the game takes. */
function readSeats(
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

/** All roles in the game's order; where seats are all alike, as many as the game takes. */
function everyRole({ game }: GameEntry): readonly string[] {
  return Array.from({ length: game.seats.max }, (_, seat) => game.roles[seat] ?? '');
}

function readPolicy(entry: GameEntry, given: Given[string]): Read<string | null> {
  if (given === undefined) return { ok: true, value: null };
  const known = playersOf(entry);
  const stranger = String(given)
    .split(',')
    .find((name) => !known.includes(name));
  if (stranger === undefined) return { ok: true, value: String(given) };
  return wrong(`No player of ${entry.game.id} is called ${stranger}. There are: ${known.join(', ')}.`);
}

/** What a computer that looks ahead spends on an answer; null where none does. */
function readEffort(
  { judgement }: GameEntry,
  policy: string | null,
  given: Given[string],
): Read<number | null> {
  const isNeeded = policy !== null && needsEffort(policy);
  if (given === undefined) return { ok: true, value: isNeeded ? (judgement?.usualEffort ?? null) : null };
  if (!isNeeded) return wrong('--effort is for players that look ahead, such as --policy mind.');
  const effort = readNumbers({ effort: given }, { effort: 1 });
  return effort.ok ? { ok: true, value: effort.value.effort } : effort;
}

function readNumbers<Name extends string>(
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
