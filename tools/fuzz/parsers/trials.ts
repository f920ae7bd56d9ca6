/** One trial for each parser: it returns a result, or throws the one error that it is meant to throw. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { retell } from '../../../scripts/replay/retell.ts';
import { readBoxFile } from '../../../src/box-files/read.ts';
import { readConfig } from '../../../src/config.ts';
import { correctable } from '../../../src/core/catalogue.ts';
import { readLog } from '../../../src/core/logs/read-log.ts';
import { chooseOptions } from '../../../src/core/options.ts';
import { allows, sample } from '../../../src/core/requests/answer.ts';
import { decodeAnswer, encodeAnswer } from '../../../src/core/requests/answer-code.ts';
import { formatCustomId, parseCustomId } from '../../../src/discord/custom-ids/custom-id.ts';
import { readForm } from '../../../src/discord/messages/questions/form.ts';
import { boxFaults } from '../../../src/discord/messages/servers/box-message.ts';
import { CATALOGUE } from '../../../src/games/index.ts';
import { readState } from '../../../src/playground/world/state-file.ts';
import { snapshotColumns, UnreadableRow } from '../../../src/storage/column.ts';
import { readGameFile } from '../../../src/tables/history/game-file.ts';
import { translator } from '../../../src/words/translate.ts';
import type { Chance } from '../chance.ts';
import { oddBoxFile } from '../inputs/files.ts';
import { mutated, mutatedJson } from '../inputs/mutate.ts';
import { oddText } from '../inputs/odd-text.ts';

import { COLUMNS, CUSTOM_IDS, gameFiles, STATE_FILE, someQuestion } from './whole.ts';

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

const translate = translator('en');
export interface Trial {
  readonly input: string;
  /** Throws if the parser fails the trial. */
  readonly run: () => unknown;
}

function holds(isSo: boolean, what: string): void {
  if (!isSo) throw new Error(what);
}

const DATABASE_OF_SERVER = 'postgres://bot:hush@db:5432/ratatoskr?sslmode=require&schema=public';

export const TRIALS: Readonly<Record<Parser, (chance: Chance, folder: string) => Trial>> = {
  'box file': (chance) => {
    const entry = chance.of([...correctable(CATALOGUE).values()]);
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
    const whole = ['file:./data/a.db', DATABASE_OF_SERVER, 'http://127.0.0.1:1/api', 'info', '8787', 'a.b.c'];
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
        holds(!config.problems.some((problem) => problem.includes('hush')), 'the password is shown');
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
        holds(
          problem === null || problem.includes('delete it to start with an empty server'),
          `refused with ${problem}`,
        );
      },
    };
  },
};

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
