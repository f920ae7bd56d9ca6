/** Reads the arguments of `npm run simulate`: games to play, or a table of how games end. */
import { availableParallelism } from 'node:os';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { GameEntry } from '../../src/core/catalogue.ts';
import type { OptionSpec } from '../../src/core/game.ts';
import { optionsToChoose } from '../../src/core/options.ts';
import { CATALOGUE } from '../../src/games/index.ts';
import { type Read, wrong } from '../command-line/command-line.ts';
import type { CampaignPlan } from './campaign/play.ts';
import type { DailyPlan } from './daily/days.ts';
import type { PlayPlan } from './play.ts';
import { playersOf } from './players.ts';
import { readBox } from './reading/box-file.ts';
import { readDays } from './reading/days.ts';
import { readGame } from './reading/game-meant.ts';
import { completeOptions, type Given, readGameOptions } from './reading/game-options.ts';
import { everyRole, readEffort, readNumbers, readPolicy, readRoles, readSeats } from './reading/players.ts';
import { rowsOf } from './table/rows.ts';
import type { TablePlan } from './table/table.ts';

const [FIRST_GAME = ''] = CATALOGUE.keys();

export const USAGE = `npm run simulate -- [--game ${FIRST_GAME}] [--gods ROLE,ROLE] [--games 50] [--from 0] [--seed abc]
                    [--policy random] [--effort 200] [--box FILE] [--json] [--check]
npm run simulate -- --campaign [--game GAME] [--gods ROLE,ROLE | --seats 2] [--campaigns 10] [--seed abc] [--policy sensible] [--effort 200]
                    [--without-buying]
npm run simulate -- --table [--game ${FIRST_GAME}] [--seats 3] [--games 200] [--seed abc] [--policy mind] [--jobs 2] [--json] [--out docs/data/balance/${FIRST_GAME}.md]
npm run simulate -- --daily 2027-01-01..2027-03-01 [--game ${FIRST_GAME}] [--seed abc] [--max-games 500] [--json]
Without --game, the first game that fits the given options and roles (and has a campaign, with --campaign).
Games with their options, computer players and roles:
${[...CATALOGUE.values()].map(lineAbout).join('\n')}
--gods names the roles in seat order.
You can also set any option of the game by its name; separate lists with commas.
--policy takes one name for all seats, or one per seat, separated by commas; the last one plays all further seats. gentle,
good and mind are the computers that people can play with. The mind looks ahead; --effort fixes its positions per answer.
--box uses a box file instead of the house values.
--json writes a line for every step; the last line is always the score.
--check checks every step against the game's contract.
--campaign plays whole campaigns that buy everything as soon as they can, and writes how many first games of each chapter
were won, how many games a campaign takes, and what each role earned. --seats draws that many roles for each campaign.
--without-buying keeps the points, to measure the effect of purchases.
--table plays --games games of every rule state, difficulty, number of seats and policy that isn't given, and writes the
win rates as Markdown, or with --json as data; with --out, into a page between its two markers.
--daily makes the daily challenges for these days, with a secret derived from --seed, and writes the shares of games that
computers win from each. Without --game, each day has the game of its weekday.`;

const ALWAYS = {
  game: { type: 'string' },
  gods: { type: 'string' },
  seed: { type: 'string', default: 'ratatoskr' },
  json: { type: 'boolean', default: false },
  table: { type: 'boolean', default: false },
  campaign: { type: 'boolean', default: false },
  daily: { type: 'string' },
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

const FOR_CAMPAIGNS = {
  campaigns: { type: 'string', default: '10' },
  seats: { type: 'string' },
  policy: { type: 'string', default: 'sensible' },
  effort: { type: 'string' },
  'without-buying': { type: 'boolean', default: false },
} as const;

const FOR_A_TABLE = {
  games: { type: 'string', default: '200' },
  seats: { type: 'string' },
  policy: { type: 'string' },
  effort: { type: 'string' },
  jobs: { type: 'string', default: String(availableParallelism()) },
  out: { type: 'string' },
} as const;

const FOR_DAYS = {
  'max-games': { type: 'string' },
} as const;

function lineAbout(entry: GameEntry): string {
  const { game } = entry;
  const options = optionsToChoose(game.options).map((option) => `--${option}`);
  return `  ${[game.id, ...options].join(' ')} --policy ${playersOf(entry).join('|')} --gods ${game.roles.join()}`;
}

export type Plan =
  | ({ readonly kind: 'play' } & PlayPlan)
  | ({ readonly kind: 'campaign' } & CampaignPlan)
  | ({ readonly kind: 'table' } & TablePlan)
  | ({ readonly kind: 'daily' } & DailyPlan);

export function readPlan(args: readonly string[]): Read<Plan> {
  const wish = parseArgs({ args: [...args], options: { ...FOR_A_TABLE, ...ALWAYS }, strict: false }).values;
  if (wish.daily !== undefined) {
    const given = readGiven(args, {}, { ...ALWAYS, ...FOR_DAYS });
    return given.ok ? readDailyPlan(given.value) : given;
  }
  const meant = readGame(args);
  if (!meant.ok) return meant;
  const entry = meant.value;
  if (wish.campaign === true) {
    const given = readGiven(args, {}, { ...ALWAYS, ...FOR_CAMPAIGNS });
    return given.ok ? readCampaignPlan(entry, given.value) : given;
  }
  const own = { ...ALWAYS, ...(wish.table === true ? FOR_A_TABLE : TO_PLAY) };
  const given = readGiven(args, entry.game.options, own);
  if (!given.ok) return given;
  return wish.table === true ? readTablePlan(entry, given.value) : readPlayPlan(entry, given.value);
}

/** The given arguments by name. An unknown one is refused with the parser's own message. */
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
  const effort = readEffort(policy.value, given['effort']);
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

function readDailyPlan(given: Given): Read<Plan> {
  const days = readDays(String(given['daily']));
  if (!days.ok) return days;
  const gameId = given['game'] === undefined ? null : String(given['game']);
  const entry = gameId === null ? undefined : CATALOGUE.get(gameId);
  if (gameId !== null && (entry?.daily ?? null) === null) return wrong(`${gameId} has no daily challenge.`);
  const numbers = given['max-games'] === undefined ? null : readNumbers(given, { 'max-games': 1 });
  if (numbers?.ok === false) return numbers;
  return {
    ok: true,
    value: {
      kind: 'daily',
      days: days.value,
      gameId,
      seed: String(given['seed']),
      json: given['json'] === true,
      maxGames: numbers?.value['max-games'] ?? null,
    },
  };
}

/** A campaign sets the options of its games itself, so none can be given. */
function readCampaignPlan(entry: GameEntry, given: Given): Read<Plan> {
  const { campaign } = entry;
  if (campaign === null) return wrong(`${entry.game.id} has no campaign.`);
  if (given['table'] === true || given['json'] === true)
    return wrong('--campaign writes a score of its own: leave --table and --json out.');
  const roles = readRoles(entry, given['gods']);
  if (!roles.ok) return roles;
  const seats = readSeats(entry, roles.value, given['seats']);
  if (!seats.ok) return seats;
  const [drawn] = given['seats'] === undefined ? [] : seats.value;
  const policy = readPolicy(entry, given['policy']);
  if (!policy.ok) return policy;
  const effort = readEffort(policy.value, given['effort']);
  if (!effort.ok) return effort;
  const numbers = readNumbers(given, { campaigns: 1 });
  if (!numbers.ok) return numbers;
  return {
    ok: true,
    value: {
      kind: 'campaign',
      entry,
      campaign,
      roles: drawn ?? roles.value ?? everyRole(entry),
      policy: String(policy.value),
      effort: effort.value,
      seed: String(given['seed']),
      campaigns: numbers.value.campaigns,
      buys: given['without-buying'] !== true,
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
  const effort = readEffort(policy.value, given['effort']);
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
