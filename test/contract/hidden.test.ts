/**
 * The promise to show nothing hidden has teeth: a `resample` that forgets a single hidden part is caught, and the part is
 * named.
 */
import { describe, expect, test } from 'vitest';
import { answersBy } from '../../src/core/playing.ts';
import { atRandom } from '../../src/core/policy.ts';
import { seedFrom } from '../../src/core/random.ts';
import { watched } from '../../tools/conformance/contract/watched.ts';
import type { HiddenField, Subject } from '../../tools/conformance/subject.ts';
import { SUBJECTS } from '../../tools/conformance/subjects.ts';

const GAMES = 10;

/** Plays until the contract is broken. */
function plays(subject: Subject): void {
  for (let number = 0; number < GAMES; number += 1) {
    const opening = { ...subject.tableNumbered(number), seed: seedFrom(`hidden ${number}`) };
    for (const { state } of watched(subject, opening, answersBy(subject.game, atRandom)))
      expect(state).toBeDefined();
  }
}

function forgetting({ game, ...subject }: Subject, { keptFrom }: HiddenField<unknown>): Subject {
  return {
    ...subject,
    game: { ...game, resample: (state, seed) => keptFrom(state, game.resample(state, seed)) },
  };
}

const CASES = SUBJECTS.flatMap((subject) =>
  subject.hidden.map((field) => ({ game: subject.game.id, hidden: field.name, subject, field })),
);

test('at least one game declares hidden parts', () => {
  expect(CASES.length).toBeGreaterThan(0);
});

describe.each(CASES)('$game with hidden $hidden', ({ hidden, subject, field }) => {
  test('fails the contract if a resample leaves the hidden parts in place', () => {
    expect(() => plays(forgetting(subject, field))).toThrow(`how the ${hidden} lies shows through`);
  });

  test('fails the contract if the game does not declare them hidden', () => {
    const others = subject.hidden.filter((each) => each.in !== field.in);
    expect(() => plays({ ...subject, hidden: others })).toThrow(
      `${field.in} is hidden and not named as such`,
    );
  });
});
