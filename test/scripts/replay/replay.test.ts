/** `npm run replay`: a game's file is replayed in words, and anything else people may pass to it is refused. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { retell } from '../../../scripts/replay/retell.ts';
import { replay } from '../../../scripts/replay/run.ts';
import { CATALOGUE } from '../../../src/games/index.ts';
import { ALIKE_ONLY } from '../../games/micromidgard/alike.ts';
import { ENTRIES } from '../../shared/games/entries.ts';
import { newFolder } from '../../shared/stores/stores.ts';
import { afterFour, emit, entryOf, played, takenOver, textOf, translate } from '../exported.ts';

/** The file of a game with other answers in it. */
function withAnswers(text: string, change: (actions: unknown[]) => void): string {
  const file = JSON.parse(text) as { readonly actions: unknown[] };
  change(file.actions);
  return JSON.stringify(file);
}

/** Whether a text is JSON: a brace right after a member ends the file as valid JSON, although it lacks all other members. */
function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

test('seats without roles are named by number', () => {
  const [alike] = ALIKE_ONLY.values();
  if (alike === undefined) throw new Error('no game has seats that are alike');
  const { lines, fault } = retell(textOf(alike, played(alike)), ALIKE_ONLY, translate);
  expect(fault).toBeNull();
  expect(lines[0]).toMatch(/: Player 1, Player 2$/);
  expect(lines.slice(1).join('\n')).toContain('  Player 1: ');
});

describe.each([...ENTRIES.keys()])('%s', (gameId) => {
  const entry = entryOf(gameId);
  const game = played(entry);
  const text = textOf(entry, game);

  test('replays line by line to the recorded end', () => {
    const { lines, fault } = emit(text);
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

  test('replays up to an answer that is refused and says why it stops', () => {
    const broken = withAnswers(text, (answers) => answers.splice(3, 0, answers[3]));
    const { lines, fault } = emit(broken);
    expect(fault).toMatch(/^Answer \d+ \(".+"\) is refused: .+/);
    expect(lines[0]).toContain(entry.game.rulesVersion);
  });

  test("reports a log without its last answer: it doesn't end as the file says", () => {
    const short = withAnswers(text, (answers) => answers.pop());
    expect(emit(short).fault).toBe('It does not end as the file says.');
  });

  test('a file cut off or corrupted anywhere is refused in words', () => {
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.constantFrom('', '}', '"', '7', '\u0000'), (at, scratch) => {
        const other = text.slice(0, at) + scratch;
        // The last character of a file may be cut off and written again.
        fc.pre(other !== text);
        expect(emit(other).fault).toMatch(isJson(other) ? /^It (is no file|has a fault) / : /^It is no /);
      }),
      { numRuns: 200, seed: 9 },
    );
  });
});

test.each([...CATALOGUE.keys()])(
  'a file of %s replays even with a byte order mark, which some editors write',
  (gameId) => {
    const entry = entryOf(gameId);
    const text = textOf(entry, played(entry));
    const file = join(newFolder(), 'game.json');
    writeFileSync(file, `\ufeff${text}`);
    const complain = vi.fn<(posted: string) => void>();
    expect(replay(file, { write: () => undefined, complain })).toBe(0);
    expect(complain).not.toHaveBeenCalled();
  },
);

describe('files that can’t be replayed', () => {
  const entry = entryOf('yggdrasil');
  const game = played(entry);
  const text = textOf(entry, game);

  test.each<readonly [string, string, RegExp]>([
    ['nothing', '', /^It is no JSON: /],
    ['something else', '{"hello":"world"}', /^It is no file of \/game export/],
    [
      'a game that is not over',
      textOf(entry, { ...game, table: { ...game.table, status: 'playing' } }),
      /^It was taken away while the game was played\. .* export the game again when it is over\.$/,
    ],
    [
      'an unknown game',
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
      'an answer without a player',
      text.replace('"seat":0', '"seat":"Thor"'),
      /^It has a fault at "actions" > 1 > "seat": the number of a seat, from 0 should stand there\.$/,
    ],
  ])('%s', (_, file, fault) => {
    expect(emit(file).fault).toMatch(fault);
  });

  test('a state that makes the rules fail is reported', () => {
    expect(emit(takenOver(entry, game, { worlds: 'in another shape' })).fault).toMatch(
      /^The rules come to grief over the state it goes on from: /,
    );
  });

  test('moves after a change of rules are replayed, and moves before it are only counted', () => {
    const told = emit(takenOver(entry, game, afterFour(entry, game)));
    expect(told.fault).toBeNull();
    expect(told.lines[1]).toBe(
      '4 answers before that were given under older rules, and are not played again.',
    );
  });
});

/** The program's output for a file, and its exit code. */
function replayed(file: string) {
  const posted = { stdout: '', stderr: '' };
  const code = replay(file, {
    write: (text) => {
      posted.stdout += text;
    },
    complain: (text) => {
      posted.stderr += text;
    },
  });
  return { code, ...posted };
}

describe('the program', () => {
  const script = (...args: readonly string[]) =>
    spawnSync(process.execPath, ['--import', 'tsx', 'scripts/replay/replay.ts', ...args], {
      encoding: 'utf8',
    });

  test('exits with 0, with 1 if the game differs, and with 2 without a file', () => {
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

  test('a missing file is refused in words', () => {
    const gone = replayed(join(newFolder(), 'gone.json'));
    expect(gone).toMatchObject({ code: 1, stdout: '' });
    expect(gone.stderr).toMatch(/^\/.*gone\.json cannot be read: ENOENT/);
  });
});

test.each(['__proto__', 'constructor'])(
  'a box named %s is refused: every JavaScript object has that property',
  (name) => {
    const entry = entryOf('yggdrasil');
    const file = JSON.parse(textOf(entry, played(entry)));
    file.opening.box.die.colours[0] = name;
    expect(emit(JSON.stringify(file)).fault).toContain('"opening" > "box"');
    expect(['vikings' in {}, 'vikings' in Object]).toEqual([false, false]);
  },
);
