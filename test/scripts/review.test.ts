/** `npm run review`: an exported game with the chance of every turn, and the choices that cost most. */
import { expect, test } from 'vitest';
import { type FileReviewed, reviewFile } from '../../scripts/review/review-file.ts';
import type { Catalogue, GameEntry } from '../../src/core/catalogue.ts';
import { type PlayedStep, playOut } from '../../src/core/playing.ts';
import { atRandom } from '../../src/core/policy.ts';
import { seedFrom } from '../../src/core/random.ts';
import { RAVENS } from '../../src/games/micromidgard/box/components.ts';
import { MICROMIDGARD } from '../../src/games/micromidgard/entry.ts';
import { fingerprintOf } from '../../src/tables/history/fingerprint.ts';
import { translator } from '../../src/words/translate.ts';

const translate = translator('en');
const ENTRY: GameEntry = MICROMIDGARD;
const GAME = ENTRY.game;
/** Enough effort to see that a random answer was not a good one. */
const EFFORT = 40;

/** A game that two players played at random: all of it, or only its first answers. */
function exported(answers = Number.POSITIVE_INFINITY): string {
  const opening = { options: {}, roles: [...RAVENS], seed: seedFrom('review'), box: GAME.box({}, null) };
  const steps: PlayedStep<unknown>[] = [];
  for (const step of playOut(GAME, opening, atRandom)) if (steps.length <= answers) steps.push(step);
  const end = steps.at(-1)?.state;
  return JSON.stringify({
    format: 'ratatoskr-game-1',
    game: GAME.id,
    rulesVersion: GAME.rulesVersion,
    opening,
    actions: steps.slice(1).map(({ seat, action }) => ({ seat, action })),
    outcome: GAME.outcome(end),
    end: fingerprintOf(end),
  });
}

function reviewed(text: string, entry: GameEntry = ENTRY, parts: number[] = []): Promise<FileReviewed> {
  const catalogue: Catalogue = new Map([[GAME.id, entry]]);
  return reviewFile(text, catalogue, translate, EFFORT, (part) => parts.push(part));
}

test('a game is reviewed as numbers and as lines, with progress reports', async () => {
  const parts: number[] = [];
  const found = await reviewed(exported(), ENTRY, parts);
  if (!found.ok) throw new Error(found.fault);
  const { turns, isContest } = found.review;
  expect(isContest).toBe(true);
  expect(turns.every(({ chance }) => chance >= 0 && chance <= 1)).toBe(true);
  expect(turns.filter(({ lost }) => lost > 0.05).length).toBeGreaterThan(2);
  expect(parts.at(-1)).toBe(1);
  const lines = found.lines(translate);
  expect(lines.slice(0, turns.length).every((line) => /^turn \d+ +\d+\.\d %/.test(line))).toBe(true);
  const seats = RAVENS.map((role) => translate(ENTRY.presenter.role(role)));
  const mistakes = lines.filter((line) => line.startsWith('- '));
  for (const seat of seats) expect(mistakes.filter((line) => line.includes(seat))).toHaveLength(3);
});

test('a game without a judgement, or an unfinished one, is refused in words', async () => {
  const mindless = await reviewed(exported(), { ...ENTRY, judgement: null });
  expect(mindless).toEqual({ ok: false, fault: expect.stringContaining('No computer plays') });
  expect(await reviewed(exported(3))).toEqual({
    ok: false,
    fault: expect.stringContaining('aborted'),
  });
  expect(await reviewed('{')).toEqual({ ok: false, fault: expect.stringContaining('no JSON') });
});
