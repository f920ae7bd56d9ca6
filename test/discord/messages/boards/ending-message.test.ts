/** The picture at the end of a game: how it ended, how near defeat was, and what everyone did. */
import { expect, test } from 'vitest';
import { closestCall } from '../../../../src/discord/messages/history/dangers.ts';
import { endingMessage } from '../../../../src/discord/messages/history/ending-message.ts';
import { turningPoint } from '../../../../src/discord/messages/history/turning-point.ts';
import { languages } from '../../../../src/words/locales.ts';
import { illegible, pieceIn, wordsOn } from '../../../render/found.ts';
import { ENTRIES, speaking } from '../../../shared/games/entries.ts';
import { momentsOf, playedOut } from '../../../shared/messages/loaded-tables.ts';

const english = speaking('en');
const IDLE = { type: 'pile-shuffled' } as const;

test.each([...ENTRIES.keys()])('%s: the end can be read in every language', (gameId) => {
  const { over, history } = playedOut(gameId);
  const message = endingMessage(over, history, english);
  const { game: rules, presenter } = over.entry;
  const { state } = over.table;
  if (
    presenter.finale === null ||
    presenter.finale.ending(rules.outcome(state), rules.observe(state)) === null
  )
    return expect(message).toBeNull();
  for (const language of languages()) {
    const svg = endingMessage(over, history, speaking(language))?.svg ?? '';
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(wordsOn(svg).length).toBeGreaterThan(2);
    expect(illegible(svg, 23)).toEqual([]);
  }
});

const WITH_FINALE = [...ENTRIES].flatMap(([id, { presenter }]) => (presenter.finale === null ? [] : [id]));

test.each(WITH_FINALE)('%s: the end has a line for each player, and no feat on it is cut', (gameId) => {
  const { over, history } = playedOut(gameId);
  for (const language of languages()) {
    const message = endingMessage(over, history, speaking(language));
    if (message === null) throw new Error('the game has no end');
    const words = wordsOn(pieceIn(message.svg, 'people')).map((each) => each.replaceAll('&#39;', "'"));
    expect(words).toHaveLength(2 * over.table.seats.length);
    const deeds = message.end.people.flatMap(({ feats }) => [...feats, '–']);
    const lines = words.filter((_, at) => at % 2 === 1);
    for (const deed of lines.flatMap((line) => line.split(' · '))) expect(deeds).toContain(deed);
  }
});

test('the end message of a defeat says who broke through, and how many steps were left, turn by turn', () => {
  const { over, history } = playedOut('yggdrasil');
  const message = endingMessage(over, history, english);
  const words = wordsOn(message?.svg ?? '');
  expect(words[0]).toBe('Asgard has fallen');
  expect(words).toContain('Steps to defeat');
  expect(words.some((word) => /^turn \d+$/.test(word))).toBe(true);
  const code = words[1]?.replace('&#39;', "'") ?? '';
  expect(message?.altText).toContain(code);
});

test('without a history the picture has no graph', () => {
  const { over } = playedOut('yggdrasil');
  expect(wordsOn(endingMessage(over, null, english)?.svg ?? '')).not.toContain('Steps to defeat');
});

test('the graph of a duel plots each player’s points, which never fall', () => {
  const { over, history } = playedOut('micromidgard');
  const end = endingMessage(over, history, english)?.end;
  const outcome = over.entry.game.outcome(over.table.state);
  const scores = outcome.kind === 'ranked' ? outcome.scores : [];
  const lines = end?.danger?.lines.map(({ steps }) => steps) ?? [];
  expect(lines.map((points) => points.at(-1))).toEqual(scores);
  for (const points of lines) expect(points).toEqual(points.toSorted((one, other) => one - other));
});

test('the graph marks the largest gain of a duel', () => {
  const { over, history } = playedOut('micromidgard');
  const titles = history.moments.flatMap(({ turn }) => {
    const found = turningPoint(over, history.moments, { turn, light: 'won' }, english);
    return found === null ? [] : [found.title];
  });
  expect(titles.length).toBeGreaterThan(0);
  for (const title of titles) expect(title).toMatch(/^Largest gain: turn \d+$/);
});

test("a duel has a line for each player, distinguishable without colours, and the winner's line ends higher", () => {
  const { over, history } = playedOut('micromidgard');
  const svg = endingMessage(over, history, english)?.svg ?? '';
  expect(wordsOn(svg)).toEqual(expect.arrayContaining(['Points', 'Hugin', 'Munin', '9']));
  const [one = '', other = ''] = [0, 1].map((line) => pieceIn(svg, `danger-${line}`));
  expect([one, other].map((line) => line.includes('stroke-dasharray'))).toEqual([false, true]);
  expect([one, other].map((line) => line.includes('<circle'))).toEqual([true, false]);
  const { game: rules } = over.entry;
  const outcome = rules.outcome(over.table.state);
  const winners: readonly number[] = outcome.kind === 'ranked' ? outcome.winners : [];
  expect(winners).toHaveLength(1);
  const ends = [one, other].map((line) => Number(/ d="[^"]* (\d+)"/.exec(line)?.[1]));
  expect(ends.map((end) => end === Math.min(...ends))).toEqual([0, 1].map((seat) => winners.includes(seat)));
});

test('the graph labels its maximum, and a player without feats has a dash', () => {
  const { over, history } = playedOut('yggdrasil');
  const { presenter, game: rules } = over.entry;
  const ends = history.moments.filter(({ turn }, at) => history.moments[at + 1]?.turn !== turn);
  const steps = ends.map(({ state }) => Math.max(...presenter.danger(rules.observe(state))));
  const idle = { ...history, moments: history.moments.map((moment) => ({ ...moment, events: [IDLE] })) };
  const words = wordsOn(endingMessage(over, idle, english)?.svg ?? '');
  expect(words).toEqual(expect.arrayContaining([String(Math.max(...steps)), '0']));
  expect(words.filter((word) => word === '–')).toHaveLength(over.table.seats.length);
});

test.each([
  ['the last of equally close turns', [9, 4, 6, 4, 7], 3],
  ['not the end, if an earlier turn was as close', [9, 4, 6, 4], 1],
  ['the end, if no earlier turn was as close', [9, 4, 3], 2],
  ['none, if defeat never came closer', [4, 6, 4], null],
])('the graph marks the turn closest to defeat: %s', (_, steps, at) => {
  expect(closestCall(steps)).toBe(at);
});

test("a duel's winner is followed by the margin and the reason the game ended", () => {
  const { over, history } = playedOut('micromidgard');
  const [title, code = ''] = wordsOn(endingMessage(over, history, english)?.svg ?? '');
  expect(title).toMatch(/^(Hugin|Munin) wins$/);
  expect(code).toMatch(/^\d+ to \d+(, and 9 points end the game| after the last Prophecy)$/);
});

test('a running game has no end picture', () => {
  const [first] = momentsOf('chronicles', 3);
  expect(first === undefined ? undefined : endingMessage(first, null, english)).toBeNull();
});

test.each([
  [1, '1 point each'],
  [2, '2 points each'],
])('the end of a drawn duel says how many points each player has: %i', (score, words) => {
  const phrase = { key: 'micromidgard.final.shared', with: { ravens: 'Hugin and Munin', score } };
  expect(english(phrase)).toContain(words);
});

test('a game in which the danger never changed has no graph', () => {
  const { over, history } = playedOut('yggdrasil');
  const [first] = history.moments;
  if (first === undefined) throw new Error('the game never began');
  const still = history.moments.map((moment) => ({ ...moment, state: first.state }));
  expect(wordsOn(endingMessage(over, { moments: still, before: 0 }, english)?.svg ?? '')).not.toContain(
    'Steps to defeat',
  );
});
