/** `npm run replay`: a game's file played again, in words, and whatever else people may feed it. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { retell } from '../../scripts/replay/retell.ts';
import { replay } from '../../scripts/replay/run.ts';
import { playOut } from '../../src/core/playing.ts';
import { atRandom } from '../../src/core/policy.ts';
import { CATALOGUE } from '../../src/games/index.ts';
import { gameFileOf } from '../../src/tables/history/game-file.ts';
import type { Era, LogLine, Table, UserId } from '../../src/tables/model/table.ts';
import { translator } from '../../src/words/translate.ts';
import { ALIKE_ONLY } from '../games/micromidgard/alike.ts';
import { newFolder } from '../storage/stores.ts';
import { lobby } from '../storage/tables.ts';

vi.setConfig({ testTimeout: 120_000 });

const translate = translator('en');
const ANN = 'ann' as UserId;

type Entry = NonNullable<ReturnType<typeof CATALOGUE.get>>;

function entryOf(gameId: string): Entry {
  const entry = CATALOGUE.get(gameId);
  if (entry === undefined) throw new Error(`the catalogue has lost ${gameId}`);
  return entry;
}

interface Played {
  readonly table: Table;
  readonly lines: readonly LogLine[];
}

/** A table whose game was played to its end by chance. */
function played({ game }: Entry): Played {
  const roles = game.roles.length === 0 ? ['', ''] : game.roles.slice(0, 2);
  const options = Object.fromEntries(
    Object.entries(game.options).map(([option, { byDefault }]) => [option, byDefault]),
  );
  const table = lobby({
    gameId: game.id,
    rulesVersion: game.rulesVersion,
    options,
    box: game.box(options, null),
    seats: roles.map((role) => ({ role: role === '' ? null : role, userId: ANN })),
  });
  const steps = [...playOut(game, { options, box: table.box, roles, seed: table.seed }, atRandom)];
  const lines = steps.flatMap(({ seat, action }, at) =>
    seat === null || action === null ? [] : [{ index: at - 1, seat, userId: ANN, action }],
  );
  return { table: { ...table, status: 'finished', state: steps.at(-1)?.state }, lines };
}

function textOf(entry: Entry, { table, lines }: Played, eras?: readonly Era[]): string {
  const first = { rulesVersion: entry.game.rulesVersion, from: 0, state: null };
  return JSON.stringify(gameFileOf(entry, table, eras ?? [first], lines));
}

function tell(text: string) {
  return retell(text, CATALOGUE, translate);
}

/** The file of a game with other answers in it. */
function withAnswers(text: string, change: (actions: unknown[]) => void): string {
  const file = JSON.parse(text) as { readonly actions: unknown[] };
  change(file.actions);
  return JSON.stringify(file);
}

test('seats without roles are told by their numbers', () => {
  const [alike] = ALIKE_ONLY.values();
  if (alike === undefined) throw new Error('no game has seats that are alike');
  const { lines, fault } = retell(textOf(alike, played(alike)), ALIKE_ONLY, translate);
  expect(fault).toBeNull();
  expect(lines[0]).toMatch(/: Player 1, Player 2$/);
  expect(lines.slice(1).join('\n')).toContain('  Player 1: ');
});

describe.each([...CATALOGUE.keys()])('%s', (gameId) => {
  const entry = entryOf(gameId);
  const game = played(entry);
  const text = textOf(entry, game);

  test('is told line by line, and ends as it ended', () => {
    const { lines, fault } = tell(text);
    expect(fault).toBeNull();
    expect(lines[0]).toContain(`rules ${entry.game.rulesVersion}, seed "alea-1:friday": `);
    expect(lines.length).toBeGreaterThan(game.lines.length / 2);
    expect(lines.at(-2)).toBe(
      translate(
        entry.presenter.outcome(entry.game.outcome(game.table.state), entry.game.observe(game.table.state)),
      ),
    );
    expect(lines.at(-1)).toBe('It ends as the file says.');
  });

  test('with an answer left out it is told up to there, and why not further', () => {
    const broken = withAnswers(text, (answers) => answers.splice(3, 1));
    const { lines, fault } = tell(broken);
    expect(fault).toMatch(/^Answer \d+ \(".+"\) is refused: .+/);
    expect(lines[0]).toContain(entry.game.rulesVersion);
  });

  test('with answers missing at its end it does not end as the file says', () => {
    const short = withAnswers(text, (answers) => answers.pop());
    expect(tell(short).fault).toBe('It does not end as the file says.');
  });

  test('a file with anything in it changed is told or refused in words, and never ends as another did', () => {
    expectWordsForAnyChange(text);
  });

  test('a file cut off or scratched anywhere is refused in words', () => {
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.constantFrom('', '}', '"', '7', '\u0000'), (at, scratch) => {
        expect(tell(text.slice(0, at) + scratch).fault).toMatch(/^It is no /);
      }),
      { numRuns: 200, seed: 9 },
    );
  });
});

function expectWordsForAnyChange(text: string): void {
  const places = placesIn(JSON.parse(text));
  fc.assert(
    fc.property(fc.constantFrom(...places), fc.constantFrom(...STRANGE), (place, strange) => {
      const other = JSON.stringify(put(JSON.parse(text), place, strange));
      fc.pre(other !== text);
      const { fault } = tell(other);
      expect(fault === null || fault.length > 0).toBe(true);
      if (['actions', 'outcome', 'end'].includes(String(place[0]))) expect(fault).not.toBeNull();
    }),
    { numRuns: 300, seed: 9 },
  );
}

type Place = readonly (string | number)[];

/** Every place of the file at which something stands, but of each list no more than its first items. */
function placesIn(json: unknown, at: Place = []): readonly Place[] {
  if (typeof json !== 'object' || json === null) return [at];
  const parts = Array.isArray(json) ? [...json.entries()].slice(0, 12) : Object.entries(json);
  const inside = parts.flatMap(([part, value]) => placesIn(value, [...at, part]));
  return at.length === 0 ? inside : [at, ...inside];
}

const STRANGE = [null, true, -1, 1.5, 1e9, '', 'odin', '__proto__', [], [[]], {}, { length: 3 }, undefined];

function put(json: unknown, [part, ...rest]: Place, value: unknown): unknown {
  if (part === undefined) return value;
  const whole = json as Record<string | number, unknown>;
  const changedPart = put(whole[part], rest, value);
  if (Array.isArray(json)) return json.with(Number(part), changedPart);
  return { ...whole, [part]: changedPart };
}

describe('what is no game that can be told', () => {
  const entry = entryOf('yggdrasil');
  const game = played(entry);
  const text = textOf(entry, game);

  test.each<readonly [string, string, RegExp]>([
    ['nothing', '', /^It is no JSON: /],
    ['something else', '{"hello":"world"}', /^It is no file of \/game export/],
    [
      'a game that was still played',
      textOf(entry, { ...game, table: { ...game.table, status: 'playing' } }),
      /^It was taken away while the game was played\. .* export the game again when it is over\.$/,
    ],
    [
      'a game that nobody knows',
      text.replace('"game":"yggdrasil"', '"game":"chess"'),
      /^Nobody here knows a game called "chess"\.$/,
    ],
    [
      'a game of other rules',
      text.replace(entry.game.rulesVersion, 'yggdrasil-99'),
      /^It was played by the rules "yggdrasil-99", and only yggdrasil-\d+ are known here\.$/,
    ],
    [
      'a stranger at the table',
      text.replace(`"roles":["${game.table.seats[0]?.role}"`, '"roles":["zeus"'),
      /^No table opens like this: nobody can sit there like that\.$/,
    ],
    [
      'an answer by nobody',
      text.replace('"seat":0', '"seat":"Thor"'),
      /^It has a fault at "actions" > 1 > "seat": the number of a seat, from 0 should stand there\.$/,
    ],
  ])('%s', (_, file, fault) => {
    expect(tell(file).fault).toMatch(fault);
  });

  /** The game as if its first four answers had been given under other rules, which left this state. */
  function takenOver(state: unknown): string {
    const { rulesVersion } = entry.game;
    return textOf(entry, game, [
      { rulesVersion: 'yggdrasil-1', from: 0, state: null },
      { rulesVersion, from: 4, state },
    ]);
  }

  /** How the game stood after four answers. */
  function afterFour(): unknown {
    const { options, box, seats, seed } = game.table;
    const begun = entry.game.setup({ options, box, seed, roles: seats.map(({ role }) => role ?? '') });
    return game.lines.slice(0, 4).reduce((before, line) => {
      const applied = 'action' in line ? entry.game.apply(before, line.seat, line.action) : null;
      if (applied?.ok !== true) throw new Error('the game was played otherwise');
      return applied.state;
    }, begun.state);
  }

  test('a state that no game has made brings the rules to grief, and that is said', () => {
    expect(tell(takenOver({ worlds: 'in another shape' })).fault).toMatch(
      /^The rules come to grief over the state it goes on from: /,
    );
    expectWordsForAnyChange(takenOver(afterFour()));
  });

  test('older rules: what came after them is played again, and what came before is counted', () => {
    const told = tell(takenOver(afterFour()));
    expect(told.fault).toBeNull();
    expect(told.lines[1]).toBe(
      '4 answers before that were given under older rules, and are not played again.',
    );
  });
});

/** What the program says of a file, and its exit code. */
function replayed(file: string) {
  const said = { stdout: '', stderr: '' };
  const code = replay(file, {
    write: (text) => {
      said.stdout += text;
    },
    complain: (text) => {
      said.stderr += text;
    },
  });
  return { code, ...said };
}

describe('the program', () => {
  const script = (...args: readonly string[]) =>
    spawnSync(process.execPath, ['--import', 'tsx', 'scripts/replay/replay.ts', ...args], {
      encoding: 'utf8',
    });

  test('tells a game and ends with 0; with 1 where it differs, and 2 where no file is named', () => {
    const entry = entryOf('micromidgard');
    const text = textOf(entry, played(entry));
    const file = join(newFolder(), 'game.json');
    writeFileSync(file, text);
    const told = replayed(file);
    expect(told).toMatchObject({ code: 0, stderr: '' });
    expect(told.stdout).toMatch(/\nIt ends as the file says\.\n$/);
    writeFileSync(file, text.replace('"end":"', '"end":"0'));
    const differs = script(file);
    expect(differs).toMatchObject({ status: 1, stderr: 'It does not end as the file says.\n' });
    expect(differs.stdout).toBe(told.stdout.replace('It ends as the file says.\n', ''));
    expect(script()).toMatchObject({ status: 2, stdout: '' });
  });

  test('a file that is not there is refused in words', () => {
    const gone = replayed(join(newFolder(), 'gone.json'));
    expect(gone).toMatchObject({ code: 1, stdout: '' });
    expect(gone.stderr).toMatch(/^\/.*gone\.json cannot be read: ENOENT/);
  });
});
