/** The text about house values and box files, in a lobby and in the answers of /server box. */
import { expect, test } from 'vitest';
import { box } from '../../../commands/server/box.ts';
import { type CorrectableEntry, correctable, type GameEntry } from '../../../src/core/catalogue.ts';
import type { Json } from '../../../src/core/json.ts';
import type { Phrase } from '../../../src/core/presentation/phrase.ts';
import { lobbyMessage } from '../../../src/discord/messages/lobbies/lobby-message.ts';
import { LIMITS } from '../../../src/discord/messages/pieces/parts.ts';
import { boxFaults, boxInUse, boxPut } from '../../../src/discord/messages/servers/box-message.ts';
import { CATALOGUE } from '../../../src/games/index.ts';
import type { KeptBox } from '../../../src/tables/model/storage/box-shelf.ts';
import type { UserId } from '../../../src/tables/model/table.ts';
import type { LoadedTable } from '../../../src/tables/turns/loaded-table.ts';
import { table } from '../../games/yggdrasil/table.ts';
import { loadedAt, translate } from '../../shared/messages/loaded-tables.ts';

const entry = theGame();

function theGame(): CorrectableEntry {
  const found = correctable(CATALOGUE).get('yggdrasil');
  if (found === undefined) throw new Error('the catalogue has no such game');
  return found;
}

/** The game's interpretation of a file written by the owner of a box. */
function corrections(file: Json): unknown {
  const read = entry.boxFile?.read(file);
  if (read?.ok !== true) throw new Error(JSON.stringify(read));
  return read.corrections;
}

const HAMMERS = corrections({ game: 'yggdrasil', rules: ['2018'], die: { hammers: [0, 0, 1, 1, 2, 3] } });

function everything(rules: string): unknown {
  const draft = entry.boxFile?.drafts(translate).find(({ name }) => name === rules);
  return corrections(draft?.file ?? null);
}

function lobbyWith(box: (loaded: LoadedTable) => unknown, game: GameEntry = entry): string {
  const loaded = loadedAt(table('odin').state, ['odin']);
  const lobby = { ...loaded.table, status: 'lobby' as const, state: null, box: box(loaded) };
  return lobbyMessage({ ...loaded, entry: game, table: lobby }, translate).content;
}

function keptBox(kept: unknown): KeptBox {
  return {
    guildId: '1234567890123456789',
    gameId: 'yggdrasil',
    corrections: kept,
    text: '{}',
    userId: '1234567890123456700' as UserId,
    keptAt: new Date('2026-11-21T12:00:00Z'),
  };
}

test("a lobby's last line mentions the house values, and where to read them", () => {
  const lines = lobbyWith(({ table: { box } }) => box).split('\n');
  expect(lines.at(-1)).toBe('-# Some numbers are our best guess: `/rule house-values`.');
});

test('the lobby of a server with a box file mentions the file, and the house values that are left', () => {
  const { options } = loadedAt(table('odin').state, ['odin']).table;
  expect(lobbyWith(() => entry.game.box(options, HAMMERS))).toContain(
    "\n-# Played with this server's box file. Numbers it doesn't give are our best guess: `/rule house-values`.",
  );
  expect(lobbyWith(() => entry.game.box(options, everything('2018')))).toMatch(
    /\n-# All values are from this server's box file\.$/,
  );
  expect(lobbyWith(() => entry.game.box(options, everything('2011')))).toMatch(
    /\n-# Some numbers are our best guess/,
  );
});

test('a file that corrects one card counts as a box file, even if every value is still partly a house value', () => {
  const { options } = loadedAt(table('odin').state, ['odin']).table;
  const thrym = corrections({
    game: 'yggdrasil',
    rules: ['2018'],
    giants: { thrym: { name: 'Thrym the Elder' } },
  });
  expect(lobbyWith(() => entry.game.box(options, thrym))).toContain("Played with this server's box file.");
  expect(boxInUse(entry, keptBox(thrym), translate)).toContain(
    '- **2018, with trance**: some values from the box; still house values, at least in part: the colours on the die,',
  );
});

test("the lobby of a table with other rules doesn't mention values it might not be able to read", () => {
  const { rulesVersion } = entry.game;
  const later = { ...entry, game: { ...entry.game, rulesVersion: `${rulesVersion}-later` } };
  expect(lobbyWith(() => null, later)).not.toMatch(/best guess|box file/i);
});

test('the lines about the box stay short enough to send, whatever the number of values and the length of names', () => {
  const names = Array.from(
    { length: 60 },
    (_, at): Phrase => ({
      key: 'yggdrasil.name-from-box',
      with: { name: `the value of number ${at} on the box` },
    }),
  );
  const many = { ...entry, presenter: { ...entry.presenter, houseValues: () => names } };
  for (const text of [boxInUse(many, null, translate), boxPut(many, keptBox(HAMMERS), translate)])
    expect(text.length).toBeLessThanOrEqual(LIMITS.content);
});

test('a game with only one edition is listed under its own name', () => {
  const { options } = loadedAt(table('odin').state, ['odin']).table;
  const game = {
    ...entry.game,
    options: {},
    box: (_: unknown, file: unknown) => entry.game.box(options, file),
  };
  expect(boxInUse({ ...entry, game }, null, translate)).toContain(
    '\n- **Yggdrasil**: house values for the colours on the die,',
  );
});

test('an option that changes the box, such as a house rule, is not an edition', () => {
  const { options } = loadedAt(table('odin').state, ['odin']).table;
  const game: GameEntry['game'] = {
    ...entry.game,
    options: {
      ...entry.game.options,
      weather: { fields: [{ kind: 'one', of: ['mild', 'harsh'] }], byDefault: 'mild' },
    },
    box: ({ weather, ...others }, file) => [entry.game.box({ ...options, ...others }, file), weather],
  };
  const presenter: GameEntry['presenter'] = {
    ...entry.presenter,
    houseValues: (box) => entry.presenter.houseValues(Array.isArray(box) ? box[0] : box),
  };
  const odd = { ...entry, game, presenter };
  expect(boxInUse(odd, null, translate)).toBe(boxInUse(entry, null, translate));
  expect(boxInUse(odd, keptBox(HAMMERS), translate)).toBe(boxInUse(entry, keptBox(HAMMERS), translate));
});

test('editions with the same values share a line', () => {
  const [, first, second] = boxInUse(entry, keptBox(HAMMERS), translate).split('\n');
  expect(first).toMatch(
    /^- \*\*2018, with trance\*\*: the hammers on the die from the box; still house values/,
  );
  expect(second).toMatch(/^- \*\*2011, the first edition\*\* and \*\*2010, pre-release rules\*\*: all house/);
  const printed = ['2018', '2011'];
  const both = corrections({ game: 'yggdrasil', rules: printed, die: { hammers: [0, 0, 1, 1, 2, 3] } });
  const [, together, apart] = boxInUse(entry, keptBox(both), translate).split('\n');
  expect(together).toMatch(
    /^- \*\*2018, with trance\*\* and \*\*2011, the first edition\*\*: the hammers on/,
  );
  expect(apart).toMatch(/^- \*\*2010, pre-release rules\*\*: all house values/);
});

test('ten faults are shortened so that all of them fit', () => {
  const faults = Array.from({ length: 10 }, (_, at) => ({
    line: at + 1,
    column: 1,
    path: 'x'.repeat(300),
    phrase: { key: 'box.mend' },
  }));
  const told = boxFaults(faults, translate);
  expect(told.length).toBeLessThanOrEqual(LIMITS.content);
  expect(told.match(/^line \d+, x+…$/gm)).toHaveLength(10);
});

test("/server box doesn't offer a game without guessed values", () => {
  const [first = '', ...others] = correctable(CATALOGUE).keys();
  const catalogue = new Map(CATALOGUE).set(first, { ...entry, boxFile: null });
  const [, game] = box.options?.(translate, catalogue) ?? [];
  expect(game).toMatchObject({ name: 'game', choices: others.map((value) => ({ value })) });
});
