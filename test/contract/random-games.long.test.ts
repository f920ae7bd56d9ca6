/**
 * A thousand random games of every game in the catalogue and of the sample, or a share of them, with each step checked
 * against the contract.
 */

import { describe, expect, test } from 'vitest';
import { answersBy } from '../../src/core/playing.ts';
import { atRandom } from '../../src/core/policy.ts';
import { seedFrom } from '../../src/core/random.ts';
import { shellLine } from '../../tools/conformance/contract/reproduce.ts';
import { watched } from '../../tools/conformance/contract/watched.ts';
import type { Subject } from '../../tools/conformance/subject.ts';
import { scaled } from '../scale.ts';
import { SUBJECTS_AND_SAMPLES } from '../shared/games/subjects.ts';

const GAMES = scaled(1000);
const SEED = 'contract';
/** Plays the game and returns the result. If the game breaks the contract, the error says how to reproduce that. */
function plays(subject: Subject, number: number): string {
  const table = subject.tableNumbered(number);
  try {
    const opening = { ...table, seed: seedFrom(`${SEED}-${number}`) };
    const steps = [...watched(subject, opening, answersBy(subject.game, atRandom))];
    return subject.game.outcome(steps.at(-1)?.state).kind;
  } catch (broken) {
    const game = subject.game.id;
    const again = shellLine({ game, table, seed: SEED, number, policy: 'random' });
    throw new Error(`${String(broken)}\n\n${again}\n`, { cause: broken });
  }
}

describe.each(SUBJECTS_AND_SAMPLES.map((subject) => ({ game: subject.game.id, subject })))(
  '$game',
  ({ subject }) => {
    test(`${GAMES} random games keep the contract to their end`, () => {
      const ends = Array.from({ length: GAMES }, (_, number) => plays(subject, number));
      expect(ends.filter((kind) => kind === 'ongoing')).toEqual([]);
    });
  },
);
