/** The poster of a finished game: one picture of its end, its turning point, and its players. */
import { expect, test } from 'vitest';
import { finished } from '../../../../scripts/pictures/finished.ts';
import type { GameEntry } from '../../../../src/core/catalogue.ts';
import { captionOf } from '../../../../src/discord/messages/history/caption.ts';
import { posterMessage } from '../../../../src/discord/messages/history/poster-message.ts';
import { LIMITS } from '../../../../src/discord/messages/pieces/parts.ts';
import { CATALOGUE } from '../../../../src/games/index.ts';
import type { YggdrasilState } from '../../../../src/games/yggdrasil/state/state.ts';
import { FULL_WIDTH } from '../../../../src/render/measures.ts';
import { storyFrames } from '../../../../src/render/pictures/story-frame.ts';
import { escaped } from '../../../../src/render/scene.ts';
import { widthOf } from '../../../../src/render/typeface.ts';
import type { History } from '../../../../src/tables/history/history.ts';
import { languages } from '../../../../src/words/locales.ts';
import { translator } from '../../../../src/words/translate.ts';
import { letteringOn, wordsOn } from '../../../render/found.ts';

const english = translator('en');

async function over(gameId: string, table: string) {
  const entry: GameEntry | undefined = CATALOGUE.get(gameId);
  const sample = (await entry?.samples())?.pictures.find(({ name }) => name === table);
  if (entry === undefined || sample === undefined) throw new Error(`no ${table} of ${gameId}`);
  return finished(entry, sample, 0);
}

test('the poster of a saga shows the saga, game, turns, day, end, turning point, centrepiece, deeds and seed', async () => {
  const { loaded, history } = await over('chronicles', 'saga-tracks');
  const message = posterMessage(loaded, history, english);
  const words = wordsOn(message?.svg ?? '').map((each) => each.replaceAll('&#39;', "'"));
  expect(words.slice(0, 3)).toEqual([
    'The Tree stands',
    'saga 3, Managarms: the wolves after the sun and the moon',
    `Yggdrasil Chronicles · ${history.moments.at(-1)?.turn} turns · November 21, 2026`,
  ]);
  expect(words[3]).toMatch(/^Closest to defeat: turn \d+$/);
  expect(words).toContain('Svartalfheim');
  expect(words.at(-2)).toMatch(/Heimdall.*Freyja|Freyja.*Heimdall/);
  expect(words.at(-1)).toBe(`Seed ${loaded.table.seed}`);
});

test('the poster of a lost game or a duel shows the hardest turn', async () => {
  for (const [gameId, table] of [
    ['yggdrasil', 'lost'],
    ['micromidgard', 'many-relics'],
  ] as const) {
    const { loaded, history } = await over(gameId, table);
    const words = wordsOn(posterMessage(loaded, history, english)?.svg ?? '');
    expect(words.some((each) => each.startsWith('Closest to defeat'))).toBe(false);
    expect(words.filter((each) => each.startsWith('Hardest turn: turn ')).length).toBeLessThanOrEqual(1);
  }
});

test('the poster of a defeat shows the nearest threat, and the steps that were left just once', async () => {
  const { loaded, history } = await over('yggdrasil', 'won');
  const { moments } = history;
  const near = moments.find(({ turn }) => turn > 3);
  if (near === undefined) throw new Error('the game was too short');
  const came = [{ type: 'enemy-advanced', enemy: 'surt', from: 1, to: 2 }];
  const withHelAt = (space: number, count: number, surt = 2) => ({
    ...history,
    moments: moments.map((moment) => {
      const { state } = moment as { state: YggdrasilState };
      const isNear = moment.turn === near.turn;
      const others = { surt: isNear ? surt : 2, jormungand: 1, loki: 1, nidhogg: 1, fenrir: 1 };
      const hel = isNear ? space : 1;
      const enemies = { ...others, hel, ...(isNear && count > 1 ? { loki: space } : {}) };
      return { ...moment, events: isNear ? came : [], state: { ...state, enemies } };
    }),
  });
  const turningOf = (history: History) => {
    const words = posterMessage(loaded, history, english)?.altText.replaceAll('\u2019', "'") ?? '';
    return /Closest to defeat: turn \d+: (.*? (?:gets in|you lose)\.(?: You were .*? from defeat\.)?)/.exec(
      words,
    )?.[1];
  };
  expect(turningOf(withHelAt(7, 1))).toBe(
    "Hel is one space from Odin's Residence: you lose if an enemy gets in.",
  );
  expect(turningOf(withHelAt(6, 2))).toMatch(
    /^(Hel and Loki|Loki and Hel) are 2 spaces from Odin's Residence: you lose if an enemy gets in\.$/,
  );
  expect(turningOf(withHelAt(6, 2, 5))).toMatch(
    /^(Hel and Loki|Loki and Hel) are past the door: one more there and you lose\. You were 1 space from defeat\.$/,
  );
});

test('people are named in the message, but not in the picture', async () => {
  const { loaded, history } = await over('yggdrasil', 'lost');
  const message = posterMessage(loaded, history, english);
  expect(message?.content).toBe(
    `**Yggdrasil**: Asgard has fallen\nOdin (<@3>), Tyr (<@4>), and Freyja (<@5>)\n-# Seed \`${loaded.table.seed}\``,
  );
  expect(message?.svg).not.toContain('@');
  expect(message?.altText).toMatch(/^Yggdrasil \(2018, with trance\)\. Asgard has fallen\. \d+ turns · /);
  expect(message?.altText).toMatch(/ Tyr: \d+ fights? won/);
  expect(message?.altText.length).toBeLessThanOrEqual(LIMITS.altText);
});

test("a game with an unreadable log keeps its result, its board and its players' names", async () => {
  const { loaded } = await over('micromidgard', 'many-relics');
  const words = wordsOn(posterMessage(loaded, null, english)?.svg ?? '');
  expect(words).toEqual(
    expect.arrayContaining(['Micro Midgard · November 21, 2026', 'Midgard', 'Hugin · Munin']),
  );
  expect(words.some((each) => each.includes('turns'))).toBe(false);
});

test("the end of the game isn't also shown as a turning point", async () => {
  const { loaded, history } = await over('chronicles', 'lost');
  const last = history.moments.at(-1)?.turn;
  const words = wordsOn(posterMessage(loaded, history, english)?.svg ?? '');
  expect(last).toBeDefined();
  expect(words.filter((each) => /^(Closest|Hardest)/.test(each))).toEqual([]);
});

test('descriptions on posters and story frames are never cut off, in any language', async () => {
  const { loaded, history } = await over('chronicles', 'saga-lost');
  for (const language of languages()) {
    const captions = history.moments.map(({ turn, state, events }) => {
      const told = { turn, moments: [{ events, state, before: null }], closing: [] };
      return captionOf(loaded.entry, told, translator(language));
    });
    const longest = captions.toSorted((one, other) => other.length - one.length)[0] ?? '';
    expect(widthOf(longest, 'text', 27)).toBeGreaterThan(FULL_WIDTH);
    const centrepiece = { height: 0, svg: '' };
    const frames = storyFrames(
      captions.map((caption) => ({ kind: 'moment', title: '', centrepiece, caption })),
    );
    const told = frames.map((frame) => letteringOn(frame).slice(1));
    expect(told.map((lines) => spaceless(lines.map(({ words }) => words).join('')))).toEqual(
      captions.map((caption) => spaceless(escaped(caption))),
    );
    // A character that never starts a line may make the previous line a bit longer.
    expect(Math.min(...told.flat().map(({ size }) => size))).toBeGreaterThan(40);
    const poster = wordsOn(posterMessage(loaded, history, translator(language))?.svg ?? '');
    expect(poster.filter((words) => words.endsWith('…'))).toEqual([]);
  }
});

/** Lines are broken at spaces, which belong to neither line. */
function spaceless(words: string): string {
  return words.replaceAll(/\s/g, '');
}

test("a seed that can't be drawn is shown only in the message", async () => {
  const { loaded, history } = await over('yggdrasil', 'won');
  for (const seed of ['🐿️🐿️', 'x'.repeat(100)]) {
    const seeded = { ...loaded, table: { ...loaded.table, seed: seed as typeof loaded.table.seed } };
    const message = posterMessage(seeded, history, english);
    expect(wordsOn(message?.svg ?? '').some((each) => each.startsWith('Seed'))).toBe(false);
    expect(message?.content).toContain(seed);
  }
});

test('a running game has no poster', async () => {
  const { loaded, history } = await over('yggdrasil', 'won');
  const [first] = history.moments;
  const running = { ...loaded, table: { ...loaded.table, state: first?.state ?? null } };
  expect(posterMessage(running, null, english)).toBeNull();
});

test.each([
  ['yggdrasil', 'start'],
  ['micromidgard', 'much-in-hand'],
] as const)(
  'the board of %s is as wide as the sheet, even below a long turning point',
  async (id, sample) => {
    const { loaded, history } = await over(id, sample);
    const svg = posterMessage(loaded, history, english)?.svg ?? '';
    expect(wordsOn(svg).some((words) => /^(Closest|Hardest|Largest)/.test(words))).toBe(true);
    expect(svg).toMatch(/<g id="moment"><g transform="translate\(26 [\d.]+\)"><g transform="scale\(1.000\)"/);
  },
);

test("wolves above the board don't touch the line with the turns and the day", async () => {
  const { loaded, history } = await over('micromidgard', 'start');
  const svg = posterMessage(loaded, history, english)?.svg ?? '';
  const facts = /y="([\d.]+)"[^>]*>Micro Midgard · 39 turns/.exec(svg)?.[1];
  const board = /<g id="moment"><g transform="translate\([\d.]+ ([\d.]+)\)/.exec(svg)?.[1];
  // A marked wolf is 15 units above the board, and letters extend 8 below their line.
  expect(Number(board) - Number(facts)).toBeGreaterThanOrEqual(30);
});
