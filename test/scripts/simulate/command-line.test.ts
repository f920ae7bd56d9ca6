/** Arguments that `npm run simulate` refuses, each with its sentence. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readPlan } from '../../../scripts/simulate/command-line.ts';
import { CATALOGUE } from '../../../src/games/index.ts';
import type { Box } from '../../../src/games/yggdrasil/box/box.ts';

test.each([
  ['--game chess', `There is no game called chess. There is: ${[...CATALOGUE.keys()].join(', ')}.`],
  ['--gods odin,loki', 'Nobody here is called loki. There are: odin, thor,'],
  ['--gods odin,odin', 'Nobody can play twice.'],
  ['--game micromidgard --gods hugin', 'micromidgard takes 2 players, not 1.'],
  ['--game micromidgard --gods hugin,odin', 'Nobody here is called odin. There are: hugin, munin.'],
  ['--game micromidgard --rules 2018', '--rules takes standard; not 2018.'],
  ['--angry 7', '--angry takes a number from 0 to 6, or 0 to 6 of hel,surt'],
  ['--ragnarok thor', '--ragnarok takes a number from 0 to 4, or'],
  ['--rules 1999', '--rules takes 2018 or 2011 or 2010; not 1999.'],
  ['--rules 2010 --ragnarok 1', 'The 2010 rules have no Ragnarök cards.'],
  ['--table --rules 2010 --ragnarok 1', 'The 2010 rules have no Ragnarök cards.'],
  ['--table --rules 1999', '--rules takes 2018 or 2011 or 2010; not 1999.'],
  ['--table --games 0', '--games takes a whole number from 1, not 0.'],
  ['--table --jobs none', '--jobs takes a whole number from 1, not none.'],
  ['--table --from 3', "Unknown option '--from'"],
  ['--jobs 2', "Unknown option '--jobs'"],
  ['--table --json --out page.md', '--out takes the table as Markdown'],
  ['--policy lucky', 'No player of yggdrasil is called lucky. There are: random'],
  ['--policy random,lucky', 'No player of yggdrasil is called lucky. There are: random'],
  ['--policy random --effort 3', '--effort is for players that look ahead'],
  ['--game micromidgard --policy mind --effort 0', '--effort takes a whole number from 1, not 0.'],
  ['--box nowhere.json', 'nowhere.json'],
  ['--box package.json', 'package.json: line '],
  ['--games many', '--games takes a whole number, not many.'],
  ['--from -1', '--from'],
  ['--speed 3', "Unknown option '--speed'"],
  ['--campaign --rules vigrid', "Unknown option '--rules'"],
  ['--rules vigrid --angry 2', '--rules takes 2018 or 2011 or 2010; not vigrid.'],
  ['--campaign --game yggdrasil', 'yggdrasil has no campaign.'],
  ['--campaign --game chronicles --campaigns 0', '--campaigns takes a whole number from 1, not 0.'],
  ['--campaign --game chronicles --rules easy', "Unknown option '--rules'"],
  ['--campaign --game chronicles --gods odin --seats 2', '--gods says how many play: leave --seats out.'],
  ['--campaign --game chronicles --table', '--campaign writes a score of its own'],
  ['--daily tomorrow', '--daily takes a date or two'],
  ['--daily 2027-02-29', '--daily takes a date or two'],
  ['--daily 2027-01-01..2027-01-03..2027-01-05', '--daily takes a date or two'],
  ['--daily 2027-01-02..2027-01-01', '2027-01-02 is later than 2027-01-01.'],
  ['--daily 2027-01-01..2127-01-01', '--daily takes at most 1000 days.'],
  ['--daily 2027-01-01 --game chess', 'chess has no daily challenge.'],
  ['--daily 2027-01-01 --max-games 0', '--max-games takes a whole number from 1, not 0.'],
  ['--daily 2027-01-01 --policy mind', "Unknown option '--policy'"],
  ['odin', "Unexpected argument 'odin'"],
])('"%s" is refused in a sentence', (args, sentence) => {
  expect(readPlan(args.split(' '))).toEqual({ ok: false, sentence: expect.stringContaining(sentence) });
});

test('without arguments, one random game of each kind is played', () => {
  const plan = readPlan([]);
  expect(plan).toMatchObject({ ok: true, value: { kind: 'play', policy: 'random', from: 0, games: 1 } });
  expect(plan).toMatchObject({ value: { table: { options: { rules: '2018', angry: 0 } } } });
});

test('days continue past the end of a month, and have the games of their weekdays', () => {
  expect(readPlan(['--daily', '2027-01-31..2027-02-01'])).toMatchObject({
    ok: true,
    value: { kind: 'daily', days: ['2027-01-31', '2027-02-01'], gameId: null, maxGames: null },
  });
});

test.each([
  ['--rules vigrid', 'chronicles'],
  ['--table --rules vigrid', 'chronicles'],
  ['--rules standard', 'micromidgard'],
  ['--rules 2011', 'yggdrasil'],
  ['--gods hugin,munin', 'micromidgard'],
  ['--gods odin,thor --angry 2', 'yggdrasil'],
  ['--campaign --gods odin,thor --campaigns 40', 'chronicles'],
])('"%s" without the name of a game chooses the game that accepts it: %s', (args, id) => {
  expect(readPlan(args.split(' '))).toMatchObject({ ok: true, value: { entry: { game: { id } } } });
});

test('players that look ahead think as they do at a table, or with the given effort', () => {
  const asked = ['--game', 'micromidgard', '--policy', 'random,mind'];
  expect(readPlan(asked)).toMatchObject({ value: { policy: 'random,mind', effort: null } });
  expect(readPlan(['--table', ...asked, '--effort', '30'])).toMatchObject({ value: { effort: 30 } });
});

test("a campaign's points are spent by default", () => {
  const asked = ['--campaign', '--game', 'chronicles'];
  expect(readPlan(asked)).toMatchObject({ value: { kind: 'campaign', buys: true } });
  expect(readPlan([...asked, '--seats', '2'])).toMatchObject({ value: { roles: 2 } });
  expect(readPlan([...asked, '--without-buying'])).toMatchObject({ value: { buys: false } });
});

test('a box file replaces the house values', () => {
  const folder = mkdtempSync(join(tmpdir(), 'simulate-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'box.json');
  writeFileSync(file, '{ "game": "yggdrasil", "rules": ["2018"], "die": { "hammers": [0, 0, 1, 1, 2, 3] } }');
  const dieWith = (...args: readonly string[]) => {
    const plan = readPlan(['--gods', 'odin', ...args]);
    if (!plan.ok || plan.value.kind !== 'play') throw new Error('no plan to play');
    return (plan.value.table.box as Box).die.hammers;
  };
  expect(dieWith('--box', file)).toEqual([0, 0, 1, 1, 2, 3]);
  expect(dieWith()).not.toEqual([0, 0, 1, 1, 2, 3]);
});
