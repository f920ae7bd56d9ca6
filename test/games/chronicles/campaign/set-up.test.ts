/** Campaign skills at the start of a game, and the limits on them. */
import { describe, expect, test } from 'vitest';
import type { Options } from '../../../../src/core/game.ts';
import { chooseOptions, optionsToChoose } from '../../../../src/core/options.ts';
import { answersBy } from '../../../../src/core/playing.ts';
import { atRandom } from '../../../../src/core/policy.ts';
import { seedFrom } from '../../../../src/core/random.ts';
import { GODS, type GodName } from '../../../../src/games/chronicles/box/components.ts';
import { chronicles } from '../../../../src/games/chronicles/game.ts';
import { watched } from '../../../../tools/conformance/contract/watched.ts';
import { CARRIED } from '../../../../tools/conformance/games/chronicles/golden.ts';
import { SUBJECT } from '../../../../tools/conformance/games/chronicles/subject.ts';

function begun(gods: readonly GodName[], options: Options, seed = 'a campaign') {
  const all = { rules: 'baldr', ...options };
  return chronicles.setup({
    options: all,
    roles: gods,
    seed: seedFrom(seed),
    box: chronicles.box(all, null),
  }).state;
}

describe("a campaign's game starts", () => {
  test('with Elves and Vanir dice taken from the stocks [C-010, C-051, C-052]', () => {
    const { seats, alfheim, vanaheim } = begun(['odin', 'thor', 'tyr'], {
      elves: { odin: 2, thor: 1, freyr: 2 },
      dice: { tyr: 2 },
    });
    expect(seats.map(({ elves, vanirDice }) => [elves, vanirDice])).toEqual([
      [2, 0],
      [1, 0],
      [0, 2],
    ]);
    expect([alfheim, vanaheim]).toEqual([6, 7]);
  });

  test('with the skills of the gods in play, and without those of other gods [C-010]', () => {
    const { skills } = begun(['odin', 'thor', 'tyr'], {
      steady: ['odin', 'freyr'],
      sure: ['frigg', 'tyr'],
      relations: ['odin+thor', 'frigg+thor'],
    });
    expect(skills).toEqual({ steady: ['odin'], sure: ['tyr'], relations: ['odin+thor'] });
  });

  test('with Heroes in Valhalla [C-018]', () => {
    expect(begun(['odin', 'thor', 'tyr'], { heroes: 3 }).valhalla).toBe(3);
  });

  test('with the Support gods of earlier games, unless a person plays them [C-014]', () => {
    const supports = (named: readonly GodName[], seed: string) =>
      begun(['odin'], { supports: named }, seed).supports.map(({ god }) => god);
    for (const seed of ['one', 'two', 'three']) {
      expect(supports(['freyr', 'tyr'], seed)).toEqual(['freyr', 'tyr']);
      const [kept, drawn] = supports(['tyr', 'odin'], seed);
      expect(kept).toBe('tyr');
      expect(['odin', 'tyr', undefined]).not.toContain(drawn);
    }
    const withRelation = begun(['odin'], { supports: ['freyr', 'tyr'], relations: ['freyr+odin'] });
    expect(withRelation.skills.relations).toEqual(['freyr+odin']);
  });

  test('without equipment if only the saga is chosen', () => {
    const { options } = chronicles;
    const byDefault = chooseOptions(options, { rules: 'baldr' });
    expect(byDefault.ok && begun(['odin', 'thor'], byDefault.options)).toEqual(begun(['odin', 'thor'], {}));
  });
});

test.each([1, 2, 3, 4, 5])(
  'a game with all possible equipment keeps the conformance contract to its end (gods: %i)',
  (players) => {
    const options = { rules: 'vigrid', ...CARRIED };
    const opening = {
      options,
      roles: GODS.slice(0, players),
      seed: seedFrom(`everything ${players}`),
      box: chronicles.box(options, null),
    };
    const steps = [...watched(SUBJECT, opening, answersBy(chronicles, atRandom))];
    const last = steps.at(-1)?.state;
    expect(last === undefined ? null : chronicles.outcome(last).kind).toBe('lost');
  },
);

describe("a campaign's equipment", () => {
  function refusalOf(given: { readonly [option: string]: unknown }) {
    const chosen = chooseOptions(chronicles.options, given);
    return chosen.ok ? chronicles.validateOptions(chosen.options) : chosen.refusal;
  }

  test('is not something people choose [C-008]', () => {
    expect(optionsToChoose(chronicles.options)).toEqual(['rules']);
  });

  test.each([
    { elves: { odin: 1 } },
    { dice: { odin: 1 } },
    { steady: ['odin'] },
    { sure: ['odin'] },
    { relations: ['odin+thor'] },
    { heroes: 1 },
    { supports: ['odin'] },
  ])('is for sagas only: %j [C-010]', (given) => {
    for (const rules of ['easy', 'hard'])
      expect(refusalOf({ rules, ...given })).toEqual({ code: 'skills-outside-sagas' });
    expect(refusalOf({ rules: 'naglfar', ...given })).toBeNull();
  });

  test('includes at most two of each item per god [C-051, C-052, C-055]', () => {
    const naglfar = (given: { readonly [option: string]: unknown }) =>
      refusalOf({ rules: 'naglfar', ...given });
    expect(naglfar({ elves: { odin: 2, thor: 2 } })).toBeNull();
    expect(naglfar({ elves: { odin: 3 } })).toMatchObject({ code: 'too-much-for-a-god', god: 'odin' });
    expect(naglfar({ dice: { thor: 3 } })).toMatchObject({ code: 'too-much-for-a-god', god: 'thor' });
    expect(naglfar({ relations: ['odin+thor', 'odin+tyr'] })).toBeNull();
    expect(naglfar({ relations: ['odin+thor', 'odin+tyr', 'frigg+odin'] })).toMatchObject({
      code: 'too-many-relations',
      god: 'odin',
    });
  });

  test('is limited to existing gods, pairs and amounts', () => {
    for (const given of [
      { steady: ['zeus'] },
      { relations: ['thor+odin'] },
      { heroes: 4 },
      { elves: { odin: -1 } },
    ])
      expect(refusalOf({ rules: 'naglfar', ...given })).toMatchObject({ code: 'bad-option' });
  });
});
