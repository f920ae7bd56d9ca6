/** A thousand random games, each step held against the contract and the rules. */
import { expect, test } from 'vitest';
import { atRandom } from '../../../../src/core/policy.ts';
import { seedFrom } from '../../../../src/core/random.ts';
import { watched } from '../../../contract/watched.ts';
import { CHRONICLES_SUBJECT as subject } from './subject.ts';

const GAMES = 1000;
const LIMIT_MS = 240_000;

test(`${GAMES} random games keep the contract to their end`, { timeout: LIMIT_MS }, () => {
  const ends = new Set<string>();
  for (let number = 0; number < GAMES; number += 1) {
    const opening = { ...subject.tableNumbered(number), seed: seedFrom(`contract ${number}`) };
    const last = [...watched(subject, opening, atRandom)].at(-1);
    if (last !== undefined) ends.add(subject.game.outcome(last.state).kind);
  }
  expect(ends).not.toContain('ongoing');
  expect(ends).toContain('lost');
});
