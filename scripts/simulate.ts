/** `npm run simulate`: plays games without people and writes every step as a line of JSON, then the score. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { GameEntry } from '../src/core/catalogue.ts';
import type { OptionSpec, Outcome } from '../src/core/game.ts';
import { chooseOptions } from '../src/core/options.ts';
import { type PlayedStep, playOut } from '../src/core/playing.ts';
import type { Policy } from '../src/core/policy.ts';
import { seedFrom } from '../src/core/random.ts';
import type { Opening } from '../src/core/replay.ts';
import type { Field } from '../src/core/request.ts';
import { CATALOGUE } from '../src/games/index.ts';

const USAGE = `npm run simulate -- --game yggdrasil --gods odin,thor,frey [--rules 2018] [--angry 2] [--ragnarok 1]
                    [--games 50] [--from 0] [--seed abc] [--policy random|sensible] [--json] [--check]
Any option of the game may be given by its name; a list is written with commas.
--json writes a line for every step; the last line is always the score.
--check holds every step against the contract that the tests hold it against.`;

const BAD_ARGUMENTS = 2;

const OWN = {
  game: { type: 'string', default: 'yggdrasil' },
  gods: { type: 'string' },
  games: { type: 'string', default: '1' },
  from: { type: 'string', default: '0' },
  seed: { type: 'string', default: 'ratatoskr' },
  policy: { type: 'string', default: 'random' },
  json: { type: 'boolean', default: false },
  check: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

interface Plan {
  readonly entry: GameEntry;
  readonly table: Omit<Opening, 'seed'>;
  readonly policy: Policy<unknown>;
  readonly seed: string;
  readonly from: number;
  readonly games: number;
  readonly json: boolean;
  readonly check: boolean;
}

/** What was asked for, or a sentence that says why it cannot be had. */
type Read<Wanted> =
  | { readonly ok: true; readonly value: Wanted }
  | { readonly ok: false; readonly sentence: string };

function unreadable(sentence: string): { readonly ok: false; readonly sentence: string } {
  return { ok: false, sentence };
}

function readPlan(args: readonly string[]): Read<Plan> {
  const id = String(parseArgs({ args: [...args], options: OWN, strict: false }).values.game);
  const entry = CATALOGUE.get(id);
  if (entry === undefined)
    return unreadable(`There is no game called ${id}. There is: ${[...CATALOGUE.keys()].join(', ')}.`);
  const given = readGiven(args, entry.game.options);
  if (!given.ok) return given;
  const { game, policies } = entry;
  const { gods, games, from, seed = '', policy: policyName = '', json, check, ...others } = given.value;
  const table = readTable(entry, gods, others);
  if (!table.ok) return table;
  const policy = Object.hasOwn(policies, String(policyName)) ? policies[String(policyName)] : undefined;
  if (policy === undefined)
    return unreadable(
      `No player of ${game.id} is called ${policyName}. There are: ${Object.keys(policies).join(', ')}.`,
    );
  for (const [name, text] of Object.entries({ games, from })) {
    if (!/^\d{1,9}$/.test(String(text))) return unreadable(`--${name} takes a whole number, not ${text}.`);
  }
  return {
    ok: true,
    value: {
      entry,
      table: table.value,
      policy,
      seed: String(seed),
      from: Number(from),
      games: Number(games),
      json: json === true,
      check: check === true,
    },
  };
}

type Given = { readonly [name: string]: string | boolean | undefined };

/** Everything by its name; what nobody knows is refused in the parser's own words. */
function readGiven(args: readonly string[], specs: { readonly [option: string]: OptionSpec }): Read<Given> {
  const ofTheGame = Object.fromEntries(Object.keys(specs).map((name) => [name, { type: 'string' } as const]));
  try {
    return { ok: true, value: parseArgs({ args: [...args], options: { ...ofTheGame, ...OWN } }).values };
  } catch (problem) {
    return unreadable(problem instanceof Error ? problem.message : String(problem));
  }
}

function readTable({ game }: GameEntry, gods: Given[string], given: Given): Read<Plan['table']> {
  const roles = gods === undefined ? game.roles.slice(0, game.seats.max) : String(gods).split(',');
  const stranger = roles.find((role) => !game.roles.includes(role));
  if (stranger !== undefined)
    return unreadable(`Nobody here is called ${stranger || 'nothing'}. There are: ${game.roles.join(', ')}.`);
  if (new Set(roles).size < roles.length) return unreadable('Each god can play once.');
  if (roles.length < game.seats.min || roles.length > game.seats.max)
    return unreadable(`${game.id} takes ${game.seats.min} to ${game.seats.max} gods, not ${roles.length}.`);
  const wanted = Object.entries(game.options).flatMap(([option, spec]) => {
    const text = given[option];
    return text === undefined ? [] : [[option, readOption(spec, String(text))]];
  });
  const chosen = chooseOptions(game.options, Object.fromEntries(wanted));
  if (chosen.ok) return { ok: true, value: { roles, options: chosen.options } };
  const option = String(chosen.refusal['option']);
  const takes = game.options[option]?.fields.map(whatItTakes).join(', or ');
  return unreadable(`--${option} takes ${takes}; not ${given[option]}.`);
}

/** A number where it reads as one, a list where the option takes one, else the text. */
function readOption({ fields }: OptionSpec, text: string): unknown {
  if (/^\d+$/.test(text) && fields.some((field) => field.kind === 'number')) return Number(text);
  return fields.some((field) => field.kind === 'some') ? text.split(',') : text;
}

function whatItTakes(field: Field): string {
  switch (field.kind) {
    case 'one':
      return field.of.join(' or ');
    case 'number':
      return `a number from ${field.from} to ${field.to}`;
    case 'some':
      return `${field.min} to ${field.max} of ${field.of.join(',')}`;
    default:
      return 'what cannot be written on a command line';
  }
}

/** A game's steps, as they come or each held against the contract; the checks are loaded only when they are wanted. */
async function stepsOf({
  entry,
  policy,
  check,
}: Plan): Promise<(opening: Opening) => Generator<PlayedStep<unknown>>> {
  if (!check) return (opening) => playOut(entry.game, opening, policy);
  const { SUBJECTS } = await import('../test/contract/subjects.ts');
  const { watched } = await import('../test/contract/watched.ts');
  const subject = SUBJECTS.find(({ game }) => game.id === entry.game.id);
  if (subject === undefined) throw new Error(`the contract tests do not know ${entry.game.id}`);
  return (opening) => watched(subject, opening, policy);
}

async function play(plan: Plan): Promise<void> {
  const { entry, table, seed, from, games } = plan;
  const steps = await stepsOf(plan);
  let wins = 0;
  const losses: Record<string, number> = {};
  for (let number = from; number < from + games; number += 1) {
    let last: unknown;
    for (const { step, seat, action, events, state } of steps({
      ...table,
      seed: seedFrom(`${seed}-${number}`),
    })) {
      last = state;
      if (plan.json) print({ game: number, step, seat, action, events, state });
    }
    const outcome = entry.game.outcome(last);
    if (outcome.kind === 'won') wins += 1;
    else for (const why of reasonsOf(outcome)) losses[why] = (losses[why] ?? 0) + 1;
    await nextTurn();
  }
  print({ games, wins, losses });
}

function reasonsOf(outcome: Outcome): readonly string[] {
  return outcome.kind === 'ongoing' ? [] : outcome.why;
}

function print(line: unknown): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

/** Whoever reads may stop reading: `... | head` is no error. */
process.stdout.on('error', (problem: NodeJS.ErrnoException) => {
  if (problem.code !== 'EPIPE') throw problem;
  process.exit();
});

const plan = readPlan(process.argv.slice(2));
if (process.argv.includes('--help')) process.stdout.write(`${USAGE}\n`);
else if (plan.ok) await play(plan.value);
else {
  process.stderr.write(`${plan.sentence}\n\n${USAGE}\n`);
  process.exitCode = BAD_ARGUMENTS;
}
