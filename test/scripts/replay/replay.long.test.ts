/** A game file in which any part was changed either replays or is refused with a reason. It never passes for another finished game. */
import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scaled } from '../../scale.ts';
import { ENTRIES } from '../../shared/games/entries.ts';
import { afterFour, emit, entryOf, played, takenOver, textOf } from '../exported.ts';

const RUNS = scaled(2_000);

async function expectWordsForAnyChange(text: string): Promise<void> {
  const places = placesIn(JSON.parse(text));
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...places), fc.constantFrom(...STRANGE), async (place, strange) => {
      // The test runner gives up on a process that does not respond for a minute.
      await setImmediate();
      const other = JSON.stringify(put(JSON.parse(text), place, strange));
      fc.pre(other !== text);
      const { fault } = emit(other);
      expect(fault === null || fault.length > 0).toBe(true);
      if (['actions', 'outcome', 'end'].includes(String(place[0]))) expect(fault).not.toBeNull();
    }),
    { numRuns: RUNS, seed: 9 },
  );
}

type Place = readonly (string | number)[];

/** Every place of the file that has a value; of each list, only the first items. */
function placesIn(json: unknown, at: Place = []): readonly Place[] {
  if (typeof json !== 'object' || json === null) return [at];
  const parts = Array.isArray(json) ? [...json.entries()].slice(0, 12) : Object.entries(json);
  const inside = parts.flatMap(([part, value]) => placesIn(value, [...at, part]));
  return at.length === 0 ? inside : [at, ...inside];
}

const STRANGE = [null, true, -1, 1.5, 1e9, '', 'odin', '__proto__', [], [[]], {}, { length: 3 }, undefined];

function put(json: unknown, [part, ...rest]: Place, value: unknown): unknown {
  if (part === undefined) return value;
  const whole = json as Record<string | number, unknown>;
  const changedPart = put(whole[part], rest, value);
  if (Array.isArray(json)) return json.with(Number(part), changedPart);
  return { ...whole, [part]: changedPart };
}

test.each([...ENTRIES.keys()])('a changed file of %s replays or is refused with a reason', async (gameId) => {
  const entry = entryOf(gameId);
  await expectWordsForAnyChange(textOf(entry, played(entry)));
});

test('a changed file that continues from a state of older rules replays or is refused with a reason', async () => {
  const entry = entryOf('yggdrasil');
  const game = played(entry);
  await expectWordsForAnyChange(takenOver(entry, game, afterFour(entry, game)));
});
