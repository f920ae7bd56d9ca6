/** A thousand random games, each step held against the contract. */
import { expect, test } from 'vitest';
import { atRandom } from '../../../../src/core/policy.ts';
import { seedFrom } from '../../../../src/core/random.ts';
import { watched } from '../../../contract/watched.ts';
import { MICROMIDGARD_SUBJECT as subject } from './subject.ts';

const GAMES = 1000;
const LIMIT_MS = 300_000;

/** Far more turns than any game has had. */
const MOST_TURNS = 120;

test(`${GAMES} random games keep the contract to their end, which comes soon enough`, {
  timeout: LIMIT_MS,
}, () => {
  for (let number = 0; number < GAMES; number += 1) {
    const opening = { ...subject.tableNumbered(number), seed: seedFrom(`contract-${number}`) };
    const last = [...watched(subject, opening, atRandom)].at(-1)?.state;
    if (last === undefined) throw new Error('a game without a step');
    expect(subject.game.outcome(last)).toMatchObject({ kind: 'ranked' });
    expect(last.turn.number).toBeLessThan(MOST_TURNS);
  }
});
