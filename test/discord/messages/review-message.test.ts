/** The review of a game in words and as a chart, in every language. */
import { describe, expect, test } from 'vitest';
import type { GameEntry } from '../../../src/core/catalogue.ts';
import { type PlayedStep, playOut } from '../../../src/core/playing.ts';
import { atRandom } from '../../../src/core/policy.ts';
import { seedFrom } from '../../../src/core/random.ts';
import type { Review } from '../../../src/core/thinking/review.ts';
import { reviewChart } from '../../../src/discord/messages/history/review-chart.ts';
import { type ReviewedGame, reviewLines } from '../../../src/discord/messages/history/review-lines.ts';
import { LIMITS } from '../../../src/discord/messages/pieces/parts.ts';
import { CATALOGUE } from '../../../src/games/index.ts';
import { decisionsOf } from '../../../src/mind/review/decisions.ts';
import { LANGUAGES } from '../../../src/words/languages.ts';
import { translator } from '../../../src/words/translate.ts';

const GAME = 'yggdrasil';

/** Thor and Odin play the first answers of a game; what is said of them is made up, and each decision is a turn of its own. */
function reviewed(change: (review: Review) => Review = (review) => review): ReviewedGame {
  const entry: GameEntry | undefined = CATALOGUE.get(GAME);
  if (entry === undefined) throw new Error('no such game');
  const { game } = entry;
  const roles = ['thor', 'odin'];
  const options = Object.fromEntries(
    Object.entries(game.options).map(([option, { byDefault }]) => [option, byDefault]),
  );
  const opening = { options, roles, seed: seedFrom('review'), box: game.box(options, null) };
  const steps: PlayedStep<unknown>[] = [];
  for (const step of playOut(game, opening, atRandom)) {
    steps.push(step);
    if (steps.length > 20) break;
  }
  const log = steps.flatMap(({ seat, action }) =>
    seat === null || action === null ? [] : [{ seat, action }],
  );
  const played = { log, moments: steps.map(({ state, events }) => ({ state, events })) };
  const [first, second, third] = decisionsOf(game, played);
  if (first === undefined || second === undefined || third === undefined) throw new Error('no choice');
  const line = [{ reseed: seedFrom('again') }, { seat: first.seat, action: first.action }];
  const turns = [first, second, third].map(({ at, seat }, place) => ({
    turn: place + 1,
    seat,
    at,
    chance: [0.7, 0.62, 0.3][place] ?? 0,
    luck: [-0.08, -0.2, -0.3][place] ?? 0,
    lost: [0, 0.12, 0][place] ?? 0,
    mistake: place === 1 ? { at, seat, lost: 0.12, better: second.action } : null,
  }));
  const review: Review = {
    isContest: false,
    turns,
    end: 0,
    deeds: [{ at: third.at, seat: third.seat, before: 0.3, after: 0.41 }],
    rescue: { turn: first.request.turn, at: first.at, seat: first.seat, playouts: 20, wins: 13, line },
  };
  const seats = roles.map((role) => ({ role, userId: null }));
  return { entry, table: { gameId: GAME, seats }, played, review: change(review) };
}

function told(game: ReviewedGame): readonly string[] {
  return reviewLines(game).map(translator('en'));
}

test('luck, choices, the turns that mattered with what was better, best deeds, and whether it could be won', () => {
  const lines = told(reviewed());
  expect(lines.slice(0, 2)).toEqual([
    '**Yggdrasil, reviewed.** At the start the chance to win was about 70%.',
    'Dice and cards took 58 points, your choices cost 12 points. A point is 1% of the chance to win.',
  ]);
  const turn = lines.findIndex((line) => line.startsWith('- Turn 2, '));
  expect(lines[turn]).toMatch(/from 62% to 30%; luck took 20 points and choices cost 12 points\.$/);
  expect(lines[turn + 1]).toMatch(
    /^ {2}- (Thor|Odin): \*\*.+\*\* would have been 12 points better than .+\.$/,
  );
  expect(lines.find((line) => line.includes('from 30% to 41%'))).toMatch(/^- (Thor|Odin), turn 3: /);
  expect(lines.at(-2)).toMatch(
    /^\*\*Could you still have won\?\*\* Yes, from turn \d+ .* won 13 of 20 games\.$/,
  );
  expect(lines.at(-1)).toMatch(/^One of them began with .+\.$/);
});

test('a game that no turn could save says so, a game that was won says nothing of it', () => {
  expect(told(reviewed((review) => ({ ...review, rescue: null }))).at(-1)).toMatch(
    /from none did it win half of its games\.$/,
  );
  const won = told(reviewed((review) => ({ ...review, rescue: null, end: 1 })));
  expect(won.filter((line) => line.includes('still have won'))).toEqual([]);
});

describe.each(LANGUAGES)('in %s', (language) => {
  test('everything has words, and fits into a message', () => {
    const translate = translator(language);
    const lines = reviewLines(reviewed()).map(translate);
    expect(lines.join('\n').length).toBeLessThan(LIMITS.content);
    const chart = reviewChart(reviewed(), translate);
    expect(chart?.altText).toMatch(/70\s?%/);
    expect(chart?.svg.match(/<circle/g)?.length).toBeGreaterThanOrEqual(3);
  });
});

test('a game in which nobody had a choice has words and no chart', () => {
  const empty = reviewed((review) => ({ ...review, turns: [], deeds: [] }));
  expect(told(empty)).toEqual(['**Yggdrasil, reviewed.** Nobody had a choice in this game.']);
  expect(reviewChart(empty, translator('en'))).toBeNull();
});
