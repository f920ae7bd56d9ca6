/** Everything that reads what others wrote, given whole, damaged and senseless texts: a result, or the one error it is known for. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBoxFile } from '../../src/box-files/read.ts';
import { readConfig } from '../../src/config.ts';
import { allows, sample } from '../../src/core/answer.ts';
import { decodeAnswer, encodeAnswer } from '../../src/core/answer-code.ts';
import type { GameEntry } from '../../src/core/catalogue.ts';
import { chooseOptions } from '../../src/core/options.ts';
import { seedFrom } from '../../src/core/random.ts';
import { readLog } from '../../src/core/read-log.ts';
import type { Request } from '../../src/core/request.ts';
import { formatCustomId, parseCustomId } from '../../src/discord/custom-id.ts';
import { boxFaults } from '../../src/discord/messages/box-message.ts';
import { readForm } from '../../src/discord/messages/form.ts';
import { CATALOGUE } from '../../src/games/index.ts';
import { readState } from '../../src/playground/state-file.ts';
import {
  arrangementsColumn,
  type Column,
  doneColumn,
  errandColumn,
  jsonColumn,
  optionsColumn,
  sayingColumn,
  secondThoughtsColumn,
  shownBoardColumn,
  snapshotColumns,
  taleColumn,
  UnreadableRow,
} from '../../src/storage/codec.ts';
import { readGameFile } from '../../src/tables/game-file.ts';
import { translator } from '../../src/words/translate.ts';
import { retell } from '../replay/retell.ts';
import { type Chance, chanceOf } from './chance.ts';
import { oddBoxFile } from './inputs/files.ts';
import { mutated, mutatedJson } from './mutate.ts';
import { oddText } from './odd-text.ts';

export const PARSERS = [
  'box file',
  'game file',
  'custom id',
  'answer code',
  'form',
  'environment',
  'stored column',
  'state file',
] as const;
export type Parser = (typeof PARSERS)[number];

export interface ParserFinding {
  readonly parser: Parser;
  readonly input: string;
  readonly detail: string;
}

export interface ParsersResult {
  readonly read: Readonly<Record<Parser, number>>;
  readonly findings: readonly ParserFinding[];
}

const translate = translator('en');
/** Reading a file takes a file: fewer of them than of texts. */
const SHARES: Readonly<Record<Parser, number>> = {
  'box file': 20,
  'game file': 12,
  'custom id': 25,
  'answer code': 15,
  form: 8,
  environment: 10,
  'stored column': 25,
  'state file': 8,
};

interface Trial {
  readonly input: string;
  /** Throws where it is not as it should be. */
  readonly run: () => unknown;
}

export async function playParsers(seed: string, count: number): Promise<ParsersResult> {
  const chance = chanceOf(seed);
  const folder = mkdtempSync(join(tmpdir(), 'ratatoskr-fuzz-'));
  const read = Object.fromEntries(PARSERS.map((parser) => [parser, 0])) as Record<Parser, number>;
  const findings: ParserFinding[] = [];
  for (let left = count; left > 0; left -= 1) {
    const parser = chance.weighed(SHARES);
    const { input, run } = TRIALS[parser](chance, folder);
    read[parser] += 1;
    try {
      await run();
    } catch (error) {
      const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
      findings.push({ parser, input, detail });
    }
  }
  rmSync(folder, { recursive: true, force: true });
  return { read, findings };
}

function holds(isSo: boolean, what: string): void {
  if (!isSo) throw new Error(what);
}

const TRIALS: Readonly<Record<Parser, (chance: Chance, folder: string) => Trial>> = {
  'box file': (chance) => {
    const entry = chance.of([...CATALOGUE.values()]);
    const input = oddBoxFile(chance);
    return {
      input,
      run: () => {
        const result = readBoxFile(entry.boxFile, input);
        if (!result.ok) {
          holds(result.faults.length > 0, 'refused without a fault');
          holds(boxFaults(result.faults, translate).trim() !== '', 'a fault without words');
          return;
        }
        const options = chooseOptions(entry.game.options, {});
        if (options.ok) entry.game.box(options.options, result.corrections);
      },
    };
  },
  'game file': (chance) => {
    const whole = chance.of(gameFiles());
    const input = chance.once(3)
      ? mutated(whole, chance)
      : JSON.stringify(mutatedJson(JSON.parse(whole), chance));
    return {
      input,
      run: () => {
        const { fault, lines } = retell(input, CATALOGUE, translate);
        holds(fault !== null || lines.length > 0, 'neither told nor refused');
        holds(fault === null || fault.trim() !== '', 'a fault without words');
        const json = jsonOf(input);
        readGameFile(json);
        readLog(json);
      },
    };
  },
  'custom id': (chance) => {
    const input = chance.once(3) ? oddText(chance) : mutated(chance.of(CUSTOM_IDS), chance);
    return {
      input,
      run: () => {
        const id = parseCustomId(input);
        if (id === null || input.length > 100) return;
        holds(formatCustomId(id) === input, `is read as ${JSON.stringify(id)}`);
      },
    };
  },
  'answer code': (chance) => {
    const request = someQuestion(chance);
    const action = sample(request, (sides) => chance.below(sides));
    const alternative = request.alternatives.find(({ id }) => id === action.choice);
    const whole = alternative === undefined ? '' : encodeAnswer(alternative, action.values);
    const input = chance.once(4) ? whole : mutated(whole, chance);
    return {
      input,
      run: () => {
        const decoded = decodeAnswer(request, input);
        holds(input !== whole || decoded !== null, 'its own code is not read');
        if (decoded === null) return;
        holds(allows(request, decoded) === true || allows(request, decoded) === false, 'allowed or not');
      },
    };
  },
  form: (chance) => {
    const request = someQuestion(chance);
    const alternative = chance.of(request.alternatives);
    const filled = new Map(
      Object.keys(alternative.fields).flatMap((name) =>
        [name, `${name}#0`, `${name}#1`].map((field): [string, string[]] => [
          field,
          Array.from({ length: chance.below(3) }, () =>
            chance.once(2) ? String(chance.below(9)) : oddText(chance),
          ),
        ]),
      ),
    );
    return { input: JSON.stringify([...filled]), run: () => readForm(alternative, filled) };
  },
  environment: (chance) => {
    const names = ['DISCORD_TOKEN', 'DISCORD_API_URL', 'DATABASE_URL', 'LOG_LEVEL', 'PORT'];
    const whole = ['file:./data/a.db', 'http://127.0.0.1:1/api', 'info', '8787', 'a.b.c'];
    const environment = Object.fromEntries(
      names
        .filter(() => !chance.once(4))
        .map((name) => [name, chance.once(2) ? mutated(chance.of(whole), chance) : oddText(chance)]),
    );
    return {
      input: JSON.stringify(environment),
      run: () => {
        const config = readConfig(environment);
        if (config.ok) return;
        holds(config.problems.length > 0, 'refused without a sentence');
        const token = environment['DISCORD_TOKEN']?.trim() ?? '';
        holds(
          token.length < 4 ||
            !config.problems.some(
              (problem) => problem.startsWith('DISCORD_TOKEN') && problem.includes(token),
            ),
          'the token is shown',
        );
      },
    };
  },
  'stored column': (chance) => {
    const { column, whole } = chance.of(COLUMNS);
    const input = chance.once(3)
      ? mutated(whole, chance)
      : JSON.stringify(mutatedJson(JSON.parse(whole), chance));
    return {
      input,
      run: () => {
        try {
          column.write(column.read(input, 'a row'));
          snapshotColumns.read({ snapshotJson: input, snapshotHash: whole }, 'a row');
        } catch (error) {
          if (!(error instanceof UnreadableRow)) throw error;
        }
      },
    };
  },
  'state file': (chance, folder) => {
    const whole = STATE_FILE;
    const input = chance.once(3)
      ? mutated(whole, chance)
      : JSON.stringify(mutatedJson(JSON.parse(whole), chance));
    return {
      input,
      run: async () => {
        const file = join(folder, 'state.json');
        writeFileSync(file, input);
        mkdirSync(`${file}.files`, { recursive: true });
        writeFileSync(join(`${file}.files`, '4'), '');
        const problem = await readState(file).then(
          () => null,
          (error: unknown) => String(error),
        );
        holds(problem === null || problem.includes('delete it to start anew'), `refused with ${problem}`);
      },
    };
  },
};

const STATE_FILE = JSON.stringify({
  version: 1,
  channels: [{ id: '1', name: 'a thread', parentId: '2', overwrites: [] }],
  messages: [{ id: '3', channelId: '1', content: 'hello', attachments: [{ id: '4', filename: 'a.png' }] }],
  commands: [{ id: '5', name: 'game', options: [] }],
  notifications: [{ userId: '6', messageId: '3', text: 'hello' }],
});

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** A state of some game after a few answers by chance. */
function someState(entry: GameEntry, chance: Chance) {
  const { game } = entry;
  const chosen = chooseOptions(game.options, {});
  if (!chosen.ok) throw new Error('a game without options');
  const roles = game.roles.slice(0, Math.max(game.seats.min, 2));
  const opening = {
    options: chosen.options,
    roles,
    seed: seedFrom(`fuzz ${chance.below(50)}`),
    box: game.box(chosen.options, null),
  };
  let { state } = game.setup(opening);
  const actions: object[] = [];
  for (let left = chance.below(20); left > 0; left -= 1) {
    const [request] = game.requests(state);
    if (request === undefined) break;
    const action = sample(request, (sides) => chance.below(sides));
    const seat = request.alternatives.find(({ id }) => id === action.choice)?.only ?? request.seats[0];
    if (seat === undefined) break;
    const applied = game.apply(state, seat, action);
    if (!applied.ok) break;
    actions.push({ seat, action });
    state = applied.state;
  }
  return { game, opening, state, actions };
}

const QUESTIONS = 80;
let questions: readonly Request[] | null = null;

/** Games take longer than reading does: so many questions serve for all. */
function someQuestion(chance: Chance): Request {
  questions ??= Array.from({ length: QUESTIONS }, (_, at) => {
    const of = chanceOf(`question ${at}`);
    const { game, state } = someState(of.of([...CATALOGUE.values()]), of);
    return game.requests(state)[0];
  }).filter((request) => request !== undefined);
  return chance.of(questions);
}

let files: readonly string[] | null = null;

function gameFiles(): readonly string[] {
  files ??= [...CATALOGUE.values()].map((entry) => {
    const { game, opening, actions, state } = someState(entry, chanceOf(`a game of ${entry.game.id}`));
    return JSON.stringify({
      format: 'ratatoskr-game-1',
      game: game.id,
      rulesVersion: game.rulesVersion,
      opening,
      actions,
      outcome: game.outcome(state),
      end: '',
    });
  });
  return files;
}

const CUSTOM_IDS: readonly string[] = [
  'v1|23456789ab|t|join',
  'v1|23456789ab|l|12',
  'v1|23456789ab|r|3|next',
  'v1|23456789ab|k|1|turn',
  'v1|23456789ab|u|4-turn',
  'v1|23456789ab|b|agree|skip',
  'v1|23456789ab|a|4-turn|asgard~surt~3',
  'v1|23456789ab|f|4-turn|asgard',
  'v1|server|g|stop-all',
  'v1|server|o|erase',
  'v1|server|p|2',
];

/** What each column holds when it is whole. */
const COLUMNS: readonly { readonly column: Column<never>; readonly whole: string }[] = [
  { column: optionsColumn, whole: '{"rules":"2018","angry":2,"all":["a"],"some":{"a":1},"yes":true}' },
  { column: taleColumn, whole: '{"events":[{"type":"moved","by":1}],"told":0,"turnFrom":0}' },
  { column: secondThoughtsColumn, whole: '{"steps":[{"seat":0,"line":1,"event":2}],"taken":1,"undone":[]}' },
  {
    column: arrangementsColumn,
    whole: '{"offers":[{"seat":0,"turn":null,"to":null,"by":"1"}],"standIn":null,"proposal":null}',
  },
  {
    column: sayingColumn,
    whole: '{"key":"a","with":{"b":"c","d":1,"e":[{"key":"f"}],"g":{"either":[{"key":"h"}]}}}',
  },
  { column: doneColumn, whole: '{"request":"1-turn","choice":"done","values":{"a":1,"b":["c"]}}' },
  { column: doneColumn, whole: '{"back":2}' },
  { column: errandColumn, whole: '{"kind":"board","by":null,"version":3}' },
  {
    column: errandColumn,
    whole: '{"kind":"notice","saying":{"key":"a"},"by":"1","call":["2"],"offers":["agree"]}',
  },
  { column: shownBoardColumn, whole: '{"turn":1,"asked":["1"],"away":[],"from":0,"to":3}' },
  { column: jsonColumn, whole: '{"a":[1,2,{"b":null}]}' },
].map(({ column, whole }) => ({ column: column as unknown as Column<never>, whole }));
