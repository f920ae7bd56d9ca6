/** The end of a game that no one tries to win: soon enough, and with a ranking. */
import { expect, test } from 'vitest';
import { playOut } from '../../../../src/core/playing.ts';
import { atRandom } from '../../../../src/core/policy.ts';
import { seedFrom } from '../../../../src/core/random.ts';
import { SUBJECT as subject } from '../../../../tools/conformance/games/micromidgard/subject.ts';

const GAMES = 300;

/** Far more turns than any game takes. */
const MAX_TURNS = 120;

test(`${GAMES} random games are ranked before turn ${MAX_TURNS}`, () => {
  for (let number = 0; number < GAMES; number += 1) {
    const opening = { ...subject.tableNumbered(number), seed: seedFrom(`length ${number}`) };
    const last = [...playOut(subject.game, opening, atRandom)].at(-1)?.state;
    if (last === undefined) throw new Error('a game without a step');
    expect(subject.game.outcome(last)).toMatchObject({ kind: 'ranked' });
    expect(last.turn.number).toBeLessThan(MAX_TURNS);
  }
});
