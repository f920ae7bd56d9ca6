/** The review of a game in words and as a chart, in every language. */

import { describe, expect, test } from 'vitest';
import type { GameEntry } from '../../../../src/core/catalogue.ts';
import { TURN_BEGAN } from '../../../../src/core/game.ts';
import { type PlayedStep, playOut } from '../../../../src/core/playing.ts';
import { atRandom } from '../../../../src/core/policy.ts';
import type { Phrase } from '../../../../src/core/presentation/phrase.ts';
import { seedFrom } from '../../../../src/core/random.ts';
import { seatIndex } from '../../../../src/core/seat.ts';
import type { Mistake, Review, Roll } from '../../../../src/core/thinking/review.ts';
import { reviewChart } from '../../../../src/discord/messages/history/review/review-chart.ts';
import {
  fittingText,
  reviewLines,
  roomyText,
} from '../../../../src/discord/messages/history/review/review-lines.ts';
import type { ReviewedGame } from '../../../../src/discord/messages/history/review/reviewed-game.ts';
import { LIMITS } from '../../../../src/discord/messages/pieces/parts.ts';
import { CATALOGUE } from '../../../../src/games/index.ts';
import { RAVENS } from '../../../../src/games/micromidgard/box/components.ts';
import { decisionsOf } from '../../../../src/mind/review/decisions.ts';
import { LANGUAGES } from '../../../../src/words/languages.ts';
import { translator } from '../../../../src/words/translate.ts';

const GAME = 'yggdrasil';

const BECAUSE = [
  { part: 'vikings', mean: 1.24, error: 0.3, amounts: { now: 6.24, instead: 5 } },
  { part: 'elves', mean: 0.04, error: 0.01, amounts: { now: 2.04, instead: 2 } },
];

function entryOf(id: string): GameEntry {
  const entry: GameEntry | undefined = CATALOGUE.get(id);
  if (entry === undefined) throw new Error('no such game');
  return entry;
}

/** Thor and Odin play the first answers of a game; the judgements are made up, and each decision is a turn of its own. */
function reviewed(change: (review: Review) => Review = (review) => review): ReviewedGame {
  const entry = entryOf(GAME);
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
    luck: [-0.08, 0, -0.3][place] ?? 0,
    lost: [0, 0.32, 0][place] ?? 0,
    mistake: place === 1 ? { at, seat, lost: 0.15, better: second.action, because: BECAUSE } : null,
  }));
  const review: Review = {
    isContest: false,
    turns,
    end: 0,
    deeds: [{ at: third.at, seat: third.seat, before: 0.3, after: 0.41 }],
    rescue: { turn: first.request.turn, at: first.at, seat: first.seat, playouts: 20, wins: 13, line },
  };
  const seats = roles.map((role) => ({ role, userId: null }));
  return { entry, table: { gameId: GAME, options, seats }, played, review: change(review) };
}

/** The lines of both messages: above and below the chart, then behind the button. */
function linesOf(game: ReviewedGame): readonly Phrase[] {
  const { aboveChart, belowChart, more } = reviewLines(game);
  return [...aboveChart, ...belowChart, ...more];
}

function told(game: ReviewedGame): readonly string[] {
  return linesOf(game).map(translator('en'));
}

function moreTold(game: ReviewedGame): readonly string[] {
  return reviewLines(game).more.map(translator('en'));
}

test('the first message shows the turning points with better moves, the second one everything else', () => {
  const { aboveChart, belowChart, more } = reviewLines(reviewed());
  const told = (lines: readonly Phrase[]) => lines.map(translator('en'));
  expect(told(aboveChart)).toEqual([
    '**Yggdrasil, reviewed.** The chance to win was about 70% at the start.',
  ]);
  expect(belowChart[0]?.key).toBe('review.turns');
  expect(belowChart.filter(({ key }) => key === 'review.turn-because')).toHaveLength(3);
  expect(more.some(({ key }) => key.startsWith('review.turn'))).toBe(false);
  expect(told(more).slice(0, 2)).toEqual([
    "Luck cost you 38 points; your choices cost you 32 points. 1 point is 1 percentage point of your chance to win; choices are compared with the quick computer's.",
    "In 1 turn, deeper analysis finds a better move. If the quick computer missed it too, it isn't counted above.",
  ]);
});

test('the review shows key turns with better moves, best moves, and whether the game could be won', () => {
  const lines = told(reviewed());
  const turn = lines.findIndex((line) => line.startsWith('- Turn 2, '));
  expect(lines[turn]).toMatch(/from 62% to 30%; choices cost 32 points\.$/);
  expect(lines[turn + 1]).toMatch(
    /^ {2}- Blunder: (Thor|Odin) chose “.+”\. \*\*.+\*\* would have been 15 points better\.$/,
  );
  expect(lines[turn + 2]).toBe(
    '-# Once everyone has had a turn, the better choice means on average the gods have 6.2 Vikings instead of 5.',
  );
  expect(lines[turn + 3]).toMatch(/^-# Rule Y-\d+: /);
  expect(lines.find((line) => line.includes('from 30% to 41%'))).toMatch(
    /^- (Thor|Odin), turn 3: \*\*.+\*\*, from 30% to 41%\.$/,
  );
  const rescue = lines.findIndex((line) => line.startsWith('**Could you still have won?**'));
  expect(lines[rescue]).toMatch(/ Yes, on turn \d+ .* won 13 of 20 games\.$/);
  expect(lines[rescue + 1]).toBe('One of them started like this:');
  expect(lines[rescue + 2]).toMatch(/^- .+/);
});

test('an error in an estimated chance counts neither as luck nor as a choice', () => {
  const game = reviewed((review) => ({
    ...review,
    turns: review.turns.map((turn) => ({ ...turn, corrected: turn.turn === 3 ? -0.25 : 0.01 })),
  }));
  const [luck, corrected] = moreTold(game);
  expect(luck).toMatch(/^Luck cost you 15 points; your choices cost you 32 points\./);
  expect(corrected).toBe(
    "Looking further ahead showed that my earlier estimates of the chances were 23 points too high. That's neither luck nor choice.",
  );
  expect(told(game).join('\n')).toMatch(
    /from 30% to 0%; luck cost 5 points and my earlier estimate was 25 points too high\./,
  );
});

test('the rounded numbers of a review add up', () => {
  const game = reviewed((review) => ({
    ...review,
    turns: review.turns.map((turn) => ({ ...turn, chance: 0.704, luck: -0.699, lost: 0.005 })),
  }));
  expect(moreTold(game)[0]).toMatch(/cost you 68 points; your choices cost you 2 points/);
  expect(told(game).join('\n')).toMatch(/from 70% to 0%; luck cost 69 points and choices cost 1 point\./);
});

test('choices that beat the usual ones are shown as a gain', () => {
  const game = reviewed((review) => ({
    ...review,
    turns: review.turns.map((turn) => ({ ...turn, lost: -turn.lost })),
  }));
  expect(moreTold(game)[0]).toMatch(/^Luck cost you 102 points; your choices gained you 32 points\./);
  expect(told(game).find((line) => line.startsWith('- Turn 2, '))).toMatch(
    /; luck cost 64 points and choices gained 32 points\.$/,
  );
});

test("the review shows each seat's accuracy, and the cost of choices against the best moves found", () => {
  const game = reviewed((review) => ({
    ...review,
    turns: review.turns.map((turn, place) => ({ ...turn, missed: place === 1 ? 0.15 : 0 })),
    choices: [
      { seat: seatIndex(0), weighed: 4, close: 3, missed: 0.15 },
      { seat: seatIndex(1), weighed: 2, close: 2, missed: 0 },
    ],
  }));
  expect(told(game)[1]).toBe('Choices about as good as the best move found: Thor 75% and Odin 100%.');
  expect(moreTold(game)[1]).toBe(
    'Deeper analysis finds a better move in 1 turn; the costliest mistake lost 15 points.',
  );
});

test('a review shows the cost of single mistakes, never a sum that looks like an impossible chance', () => {
  const game = reviewed((review) => {
    const mistake = review.turns[1]?.mistake ?? null;
    const turns = review.turns.map((turn, place) => {
      const lost = 0.36 + place / 100;
      return { ...turn, lost: 0.4, missed: lost, mistake: mistake === null ? null : { ...mistake, lost } };
    });
    return { ...review, turns };
  });
  const [luck, mistakes] = moreTold(game);
  expect(luck).toMatch(
    /cost you 120 points\. Those are sums over all turns, so they can exceed 100\. 1 point/,
  );
  expect(mistakes).toBe(
    'Deeper analysis finds a better move in 3 turns; the costliest mistake lost 38 points.',
  );
});

/** The review with the first card of the game as the luckiest roll. */
function withRoll(change: (roll: Roll) => Roll = (roll) => roll): ReviewedGame {
  return reviewed((review) => {
    const turn = review.turns[0];
    if (turn === undefined) throw new Error('the game has turns');
    const roll = { turn: 1, seat: turn.seat, at: 0, until: null, luck: 0.18 };
    return { ...review, rolls: { luckiest: change(roll), unluckiest: null } };
  });
}

/** The results of dice and cards after each answer of the game, with the turn that had begun by then. */
function broughtByChance({ entry, played }: ReviewedGame) {
  let turn = 0;
  return played.moments.slice(1).flatMap(({ state, events }, at) => {
    const said = entry.presenter.events(events, entry.game.observe(state)).map((each) => each ?? []);
    return events.flatMap((event, place) => {
      if (event.type === TURN_BEGAN) turn += 1;
      if (!entry.presenter.isByChance(event)) return [];
      return [said[place] ?? []].flat().map((each) => ({ at, turn, text: translator('en')(each) }));
    });
  });
}

test('the luckiest roll is shown in the words of its events, without those of the turn that began next', () => {
  const all = broughtByChance(withRoll());
  const last = all.find(({ turn }) => turn > (all[0]?.turn ?? 0));
  const lines = moreTold(withRoll((roll) => ({ ...roll, until: (last?.at ?? 0) + 1 })));
  const at = lines.findIndex((line) => line.startsWith('**Luckiest'));
  expect(lines[at]).toMatch(
    /^\*\*Luckiest roll or card:\*\* turn 1 \((Thor|Odin)\), 18 points more than expected, counting the start of the next turn\.$/,
  );
  const own = all.filter(({ turn }) => turn === all[0]?.turn).slice(0, 3);
  expect(own.length).toBeGreaterThan(0);
  expect(lines.slice(at + 1, at + 1 + own.length)).toEqual(own.map(({ text }) => `- ${text}`));
  expect(lines[at + 1 + own.length]).not.toMatch(/^- /);
});

test('a roll in only one turn counts no other', () => {
  const [first] = broughtByChance(withRoll());
  const lines = moreTold(withRoll((roll) => ({ ...roll, at: first?.at ?? 0, until: (first?.at ?? 0) + 1 })));
  expect(lines.find((line) => line.startsWith('**Luckiest'))).toMatch(/18 points more than expected\.$/);
});

test('a roll after which only the next turn brings dice or cards lists none of them', () => {
  const game = withRoll();
  const all = broughtByChance(game);
  const next = all.find(
    ({ at, turn }) =>
      turn > 1 &&
      all.every((each) => each.at !== at || each.turn === turn) &&
      game.played.moments[at + 1]?.events.some(({ type }) => type === TURN_BEGAN) === true,
  );
  if (next === undefined) throw new Error('no turn begins with a card');
  const { at, turn } = next;
  const lines = moreTold(withRoll((roll) => ({ ...roll, turn: turn - 1, at, until: at + 1 })));
  const line = lines.findIndex((each) => each.startsWith('**Luckiest'));
  expect(lines[line]).toMatch(/ 18 points more than expected, counting the start of the next turn\.$/);
  expect(lines[line + 1]).not.toMatch(/^- /);
});

test('only events before the next decision belong to a roll', () => {
  const lines = moreTold(withRoll((roll) => ({ ...roll, until: roll.at })));
  const at = lines.findIndex((line) => line.startsWith('**Luckiest'));
  expect(lines[at + 1]).not.toMatch(/^- /);
});

test("without rolls, a stored review shows the luckiest turns, and with rolls it doesn't", () => {
  expect(moreTold(withRoll()).some((line) => line.startsWith('Luck by turn'))).toBe(false);
  const lines = moreTold(
    reviewed((review) => ({
      ...review,
      turns: review.turns.map((turn, place) => ({ ...turn, luck: [0.11, 0, -0.3][place] ?? 0 })),
    })),
  );
  expect(lines.slice(2, 3)).toEqual([
    expect.stringMatching(
      /^Luck by turn: luckiest turn 1 \((Thor|Odin)\), 11 points gained and unluckiest turn 3 \((Thor|Odin)\), 30 points lost\.$/,
    ),
  ]);
});

test('a best move is shown with its runner-up, and with the chances of both', () => {
  const lines = told(
    reviewed((review) => ({
      ...review,
      deeds: review.deeds
        .map((deed) => ({ ...deed, instead: review.turns[1]?.mistake?.better }))
        .flatMap(({ instead, ...deed }) =>
          instead === undefined ? [] : [{ ...deed, at: review.turns[1]?.at ?? 0, instead }],
        ),
    })),
  );
  expect(lines.find((line) => line.includes('instead of 30%'))).toMatch(
    /^- (Thor|Odin), turn 2: \*\*.+\*\*, 41% instead of 30% with “.+”\.$/,
  );
});

test("the slower computer isn't mentioned if it found nothing better", () => {
  const lines = told(
    reviewed((review) => ({
      ...review,
      turns: review.turns.map((turn) => ({ ...turn, mistake: null })),
    })),
  );
  expect(lines.join('\n')).not.toContain('deeper analysis');
});

test('a review stored by another version shows no reasons', () => {
  const lines = told(
    reviewed((review) => ({
      ...review,
      turns: review.turns.map(({ mistake, ...turn }) => {
        const { because: _, ...kept } = mistake ?? { because: [] };
        return { ...turn, mistake: 'at' in kept ? kept : null };
      }),
    })),
  );
  expect(lines.some((line) => line.includes('15 points better'))).toBe(true);
  expect(lines.filter((line) => line.startsWith('-#'))).toEqual([]);
});

function mistakeFor({ turns }: Review): Mistake | null {
  const mistake = turns[1]?.mistake ?? null;
  return mistake === null
    ? null
    : { ...mistake, because: [{ part: 'vikings', mean: 1, error: 0.1, amounts: { now: 2, instead: 1 } }] };
}

test('to fit a message, a review drops rules first, then reasons, and it never repeats a rule', () => {
  const withDeeds = (count: number) =>
    fittingText(
      linesOf(
        reviewed((review) => ({
          ...review,
          turns: review.turns.map((turn) => ({ ...turn, mistake: mistakeFor(review) })),
          deeds: Array.from({ length: count }, () => review.deeds).flat(),
        })),
      ),
      LIMITS.content,
      translator('en'),
    );
  const small = Array.from({ length: 25 }, (_, count) => withDeeds(count)).map((text) => {
    expect(text.length).toBeLessThanOrEqual(LIMITS.content);
    return ['-# Rule', '-# Once everyone'].map((start) => text.split(`\n${start}`).length - 1).join();
  });
  expect([...new Set(small)]).toEqual(['1,3', '0,3', '0,0']);
});

test('a review never ends in the middle of a line, and its second page is cut only if there is no more room below', () => {
  const english = translator('en');
  const lines = Array.from({ length: 60 }, (_, turn) => ({
    key: 'ending.hardest',
    with: { turn: turn + 1 },
  }));
  const texts = lines.map(english);
  const cut = fittingText(lines, 200, english);
  expect(cut).toBe(texts.slice(0, cut.split('\n').length).join('\n'));
  expect(roomyText(lines, english)).toEqual({ content: texts.join('\n') });
  const many = Array.from({ length: 5 }, () => lines).flat();
  expect(many.map(english).join('\n').length).toBeGreaterThan(LIMITS.content);
  expect(roomyText(many, english)).toEqual({ content: '', belowPicture: many.map(english).join('\n') });
});

test('a duel says who won, and its chart says how it ended', () => {
  const entry = entryOf('micromidgard');
  const { game } = entry;
  const opening = { options: {}, roles: [...RAVENS], seed: seedFrom('review'), box: game.box({}, null) };
  const moments = [...playOut(game, opening, atRandom)].map(({ state, events }) => ({ state, events }));
  const last = moments.at(-1)?.state;
  const outcome = translator('en')(entry.presenter.outcome(game.outcome(last), game.observe(last)));
  const turn = { turn: 1, seat: seatIndex(0), at: 0, chance: 0.5, luck: 0, lost: 0.5, mistake: null };
  const duel: ReviewedGame = {
    entry,
    table: {
      gameId: 'micromidgard',
      options: {},
      seats: opening.roles.map((role) => ({ role, userId: null })),
    },
    played: { log: [], moments },
    review: { isContest: true, turns: [turn], end: 0, deeds: [], rescue: null },
  };
  expect(told(duel)[1]).toBe(`**${outcome}**`);
  expect(reviewChart(duel, translator('en'))?.altText).toMatch(
    /What changed it most: turn 1\. All turns: turn 1 50% and 0% at the end\.$/,
  );
});

test('the winning choice is shown with the chance it would have gained, if the review knows that', () => {
  const rescueOf = (game: ReviewedGame) => moreTold(game).find((line) => line.startsWith('**Could you'));
  const atMistake = reviewed(({ rescue, ...review }) => {
    const at = review.turns[1]?.at ?? 0;
    return { ...review, rescue: rescue === null ? null : { ...rescue, at } };
  });
  expect(rescueOf(atMistake)).toContain('with another choice (15 points better). The computer');
  expect(rescueOf(reviewed())).toContain('with another choice. The computer');
});

test('a mistake in a duel is shown with the better turn and the reply to it, without answers that end a turn', () => {
  const entry = entryOf('micromidgard');
  const { game } = entry;
  const opening = { options: {}, roles: [...RAVENS], seed: seedFrom('review'), box: game.box({}, null) };
  const steps = [...playOut(game, opening, atRandom)].slice(0, 12);
  const log = steps.flatMap(({ seat, action }) =>
    seat === null || action === null ? [] : [{ seat, action }],
  );
  const [first] = log;
  if (first === undefined) throw new Error('the game has answers');
  const line = log.map(({ action }) => action);
  const mistake = { at: 0, seat: first.seat, lost: 0.2, better: first.action, line };
  const turn = { turn: 1, seat: first.seat, at: 0, chance: 0.5, luck: 0, lost: 0.2, mistake };
  const seats = opening.roles.map((role) => ({ role, userId: null }));
  const lines = told({
    entry,
    table: { gameId: 'micromidgard', options: {}, seats },
    played: { log, moments: steps.map(({ state, events }) => ({ state, events })) },
    review: { isContest: true, turns: [turn], end: 0.3, deeds: [], rescue: null },
  });
  const shown = lines.find((each) => each.startsWith('-# Best line: '));
  expect(shown).toMatch(/^-# Best line: .+\. (Hugin|Munin)'s reply: .+\.$/);
  expect(shown).not.toContain('Done');
});

test("the review of a lost game says if no turn could have saved it, and that of a won game doesn't", () => {
  expect(told(reviewed((review) => ({ ...review, rescue: null }))).at(-1)).toMatch(
    /^\*\*Could you still have won\?\*\* No single better choice /,
  );
  const won = told(reviewed((review) => ({ ...review, rescue: null, end: 1 })));
  expect(won.filter((line) => line.includes('still have won'))).toEqual([]);
});

describe.each(LANGUAGES)('in %s', (language) => {
  test('everything has a text, and fits in a message', () => {
    const translate = translator(language);
    const lines = linesOf(withRoll()).map(translate);
    expect(lines.join('\n').length).toBeLessThan(LIMITS.content);
    const chart = reviewChart(reviewed(), translate);
    expect(chart?.altText).toMatch(/70\s?%/);
    expect(chart?.svg.match(/<circle/g)?.length).toBeGreaterThanOrEqual(3);
  });
});

/** A game that was won and never in doubt. */
function safe(): ReviewedGame {
  const game = reviewed((review) => ({
    ...review,
    turns: review.turns.map((turn) => ({ ...turn, chance: 1, luck: 0, lost: 0, mistake: null })),
    end: 1,
    deeds: [],
    rescue: null,
  }));
  const { presenter } = game.entry;
  const { moments } = game.played;
  // After some answers defeat comes nearer, recedes step by step, and comes nearer again.
  const steps = new Map(moments.map(({ state }, at) => [state, at < 8 ? 9 : 3 + (at % 5)]));
  const shown = {
    ...game.entry,
    game: { ...game.entry.game, observe: (state: unknown) => state },
    presenter: {
      ...presenter,
      answer: () => ({ key: 'review.points', with: { points: 7 } }),
      danger: (state: unknown) => [steps.get(state) ?? 0],
    },
  };
  return { ...game, entry: shown };
}

test('a game that was never in doubt shows its closest moment, and an action by each god', () => {
  const lines = told(safe());
  expect(lines.some((line) => line.startsWith('**Turning points**'))).toBe(false);
  expect(lines.find((line) => line.startsWith('**Closest'))).toMatch(
    /^\*\*Closest to defeat:\*\* \d spaces? from defeat, at the end of turn \d+.*\.$/,
  );
  const deeds = lines.slice(lines.indexOf('**Best moves**') + 1);
  expect(deeds).toHaveLength(2);
  expect(deeds.join('\n')).toMatch(/; defeat was then \d steps? away \(otherwise \d\)\./);
});

test('a god without a best move is shown with their feats from the whole game', () => {
  const game = safe();
  const entry = {
    ...game.entry,
    presenter: {
      ...game.entry.presenter,
      danger: () => [4],
      feats: () => [{ key: 'review.points', with: { points: 3 } }],
    },
  };
  const lines = told({ ...game, entry });
  expect(lines).toContain('**Closest to defeat:** never closer than at the start, 4 spaces from defeat.');
  expect(lines.slice(-2)).toEqual([
    '- Thor, in the whole game: 3 points.',
    '- Odin, in the whole game: 3 points.',
  ]);
});

test("a lost game doesn't mention its closest call", () => {
  expect(told(reviewed()).filter((line) => line.includes('Closest'))).toEqual([]);
});

test('the review explains its marks in the picture and in words', () => {
  const words = (game: ReviewedGame) => {
    const chart = reviewChart(game, translator('en'));
    return [chart?.svg.includes('The turns that changed it most'), chart?.altText.split('. ')[1]];
  };
  expect(words(reviewed())).toEqual([true, 'What changed it most: turn 1, turn 2, and turn 3']);
  expect(words(safe())).toEqual([false, undefined]);
});

test('the chart has a shape and a name for each kind of mistake, in the picture and in words', () => {
  const losses = [0.12, 0.06, 0.03];
  const game = reviewed((review) => ({
    ...review,
    turns: review.turns.map((turn, place) => {
      const mistake = review.turns[1]?.mistake;
      return { ...turn, mistake: mistake ? { ...mistake, lost: losses[place] ?? 0 } : null };
    }),
  }));
  const chart = reviewChart(game, translator('en'));
  for (const kind of ['Blunder', 'Mistake', 'Inaccuracy']) expect(chart?.svg).toContain(`>${kind}<`);
  expect(chart?.altText).toMatch(
    /All turns: turn 1 70% \(Blunder\), turn 2 62% \(Mistake\), turn 3 30% \(Inaccuracy\), and 0% at the end/,
  );
  const flawless = reviewed((review) => ({
    ...review,
    turns: review.turns.map((turn) => ({ ...turn, mistake: null })),
  }));
  expect(reviewChart(flawless, translator('en'))?.svg).not.toContain('<polygon');
});

test('mistakes away from the turning points are listed with their kind, in the order of the game', () => {
  const game = reviewed((review) => {
    const [turn] = review.turns;
    const mistake = review.turns[1]?.mistake;
    if (turn === undefined || !mistake) throw new Error('the review has a mistake');
    const quiet = [0.06, 0.01, 0.03].map((lost, place) => ({
      ...turn,
      turn: place + 4,
      chance: 0,
      luck: 0,
      lost: 0,
      mistake: { ...mistake, lost },
    }));
    return { ...review, turns: [...review.turns, ...quiet] };
  });
  const lines = moreTold(game);
  const at = lines.indexOf('**Other costly choices**');
  expect(lines.slice(at).filter((line) => line.startsWith('- Turn'))).toEqual([
    expect.stringMatching(/^- Turn 4, mistake: .+ would have been 6 points better\.$/),
    expect.stringMatching(/^- Turn 6, inaccuracy: .+ would have been 3 points better\.$/),
  ]);
});

test('a game without choices has a text but no chart', () => {
  const empty = reviewed((review) => ({ ...review, turns: [], deeds: [] }));
  expect(told(empty)).toEqual(['**Yggdrasil, reviewed.** No one had a choice in this game.']);
  expect(reviewChart(empty, translator('en'))).toBeNull();
});
