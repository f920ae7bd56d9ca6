/** The mind sees only its seat's view: hidden things don't change its results. */
import { describe, expect, test } from 'vitest';
import { seedFrom } from '../../src/core/random.ts';
import { allows } from '../../src/core/requests/answer.ts';
import { CATALOGUE } from '../../src/games/index.ts';
import { think } from '../../src/mind/think.ts';
import type { Position } from '../../src/mind/thought.ts';
import { subjectOf } from '../../tools/conformance/subjects.ts';
import { judgementOf, momentOf } from './positions.ts';

const SEED = seedFrom('a thought');

/** A game without a computer player has no judgement to test. */
const THOUGHT_ABOUT = [...CATALOGUE.values()]
  .filter(({ judgement }) => judgement !== null)
  .map((entry) => ({ name: entry.game.id, entry }));

describe.each(THOUGHT_ABOUT)('the search in $name', async ({ entry }) => {
  const { game } = entry;
  const judgement = judgementOf(entry);
  const subject = await subjectOf(game.id);
  const { state, at } = await momentOf(entry, 30);
  const thoughtAt = (position: Position) =>
    think(game, judgement, position, { valued: 48, stop: () => false }, SEED);
  const thought = thoughtAt(at(state));

  test('gives the same result for any arrangement of hidden things', () => {
    for (const { permuted } of subject.hidden) {
      const other = permuted(state, (items) => items.toReversed());
      expect(thoughtAt(at(other))).toEqual(thought);
    }
  });

  test('gives legal answers, even for a request with another key', () => {
    const position = at(state);
    const asked = { ...position.request, key: `${position.request.key}-after-undo` };
    const { best, others } = thoughtAt({ ...position, request: asked });
    for (const { action } of [best, ...others]) expect(allows(asked, action)).toBe(true);
  });

  test('still has an answer if it is stopped immediately', () => {
    const { best } = think(game, judgement, at(state), { valued: 10_000, stop: () => true }, SEED);
    expect(allows(at(state).request, best.action)).toBe(true);
  });
});
