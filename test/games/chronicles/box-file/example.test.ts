/** The example of a box file with a saga, skills and Relations: the docs show it as it is, and it can be played. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { laidOut } from '../../../../src/box-files/layout.ts';
import { playOut } from '../../../../src/core/playing.ts';
import { atRandom } from '../../../../src/core/policy.ts';
import { GODS } from '../../../../src/games/chronicles/box/components.ts';
import { SAGA_EFFECTS } from '../../../../src/games/chronicles/box/saga.ts';
import { chronicles } from '../../../../src/games/chronicles/game.ts';
import { sensible } from '../../../../src/games/chronicles/players/sensible.ts';
import { brokenRules } from '../../../../tools/conformance/games/chronicles/invariants.ts';
import { illegible } from '../../../render/found.ts';
import { LEGIBLE, pictureOf } from '../board/drawn.ts';
import { openingOf } from '../table.ts';
import { boxFrom, faultsIn } from './filled-in.ts';

const EXAMPLE = readFileSync('assets/box-files/chronicles-example.json', 'utf8');

test('the example has no faults, and the box file reference shows it', () => {
  expect(faultsIn(EXAMPLE)).toEqual([]);
  expect(EXAMPLE).toBe(laidOut(JSON.parse(EXAMPLE)));
  expect(readFileSync('docs/data/box-files.md', 'utf8')).toContain(`\`\`\`json\n${EXAMPLE}\`\`\``);
});

test('the example shows every effect, and every field of a page', () => {
  const { saga, house } = boxFrom(EXAMPLE, 'naglfar');
  const effects = saga.pages.flatMap(({ spaces, entry }) => [...spaces.flat(), ...entry]);
  expect(effects.map(({ kind }) => kind)).toEqual(expect.arrayContaining([...SAGA_EFFECTS]));
  const posted = new Set(JSON.parse(EXAMPLE).sagas.naglfar.pages.flatMap(Object.keys));
  expect([...posted].sort()).toEqual(Object.keys(saga.pages[0] ?? {}).sort());
  expect(house).not.toContain('sagas');
  expect(house).not.toContain('skills');
});

test.each([atRandom, sensible])(
  'the example is played to its end, with pictures that can be read',
  (policy) => {
    const box = boxFrom(EXAMPLE, 'naglfar');
    const opening = { ...openingOf(GODS.slice(3, 6), 'example', 'naglfar'), box };
    const steps = [...playOut(chronicles, opening, policy)];
    for (const { state, events } of steps) {
      expect(brokenRules(state)).toEqual([]);
      expect(illegible(pictureOf(state, events), LEGIBLE)).toEqual([]);
    }
    expect(steps.at(-1)?.state.end).not.toBeNull();
  },
);
