/** Boxes as odd as the schema allows: the game can still be played to its end. */
import { describe, expect, test } from 'vitest';
import { readBoxFile } from '../../../../src/box-files/read.ts';
import type { Json } from '../../../../src/core/json.ts';
import { playOut } from '../../../../src/core/playing.ts';
import { atRandom } from '../../../../src/core/policy.ts';
import { STANDALONE } from '../../../../src/games/chronicles/box/box.ts';
import { ARTIFACTS, CREATURES, GODS } from '../../../../src/games/chronicles/box/components.ts';
import { chroniclesBoxFile } from '../../../../src/games/chronicles/box-file/box-file.ts';
import { IOTUNNS_TO_READ } from '../../../../src/games/chronicles/box-file/iotunns.ts';
import { chronicles } from '../../../../src/games/chronicles/game.ts';
import { sensible } from '../../../../src/games/chronicles/players/sensible.ts';
import { brokenRules } from '../../../../tools/conformance/games/chronicles/invariants.ts';
import { openingOf } from '../table.ts';

const GAMES = 10;

const POWERS: readonly Json[] = [
  { power: 'ignores-enemies' },
  { power: 'prevents-in-fights', risks: 9, against: ['hel', 'fenrir'] },
  { power: 'prevents-in-actions', risks: 9 },
  { power: 'moves', steps: 5 },
  { power: 'links', worlds: ['niflheim', 'asgard'] },
  { power: 'takes-more', world: 'vanaheim', more: 9 },
  { power: 'takes-after-fights' },
  { power: 'keeps-dice', dice: 9 },
  { power: 'rerolls-god-die' },
  { power: 'fights-next-door' },
  { power: 'moves-another-god', steps: 5 },
  { power: 'regains-at-the-end', world: 'midgard', life: 9 },
  { power: 'looks-at-decks' },
  { power: 'looks-at-own-card' },
  { power: 'gives-life' },
];

const EFFECTS: readonly Json[] = [
  { effect: 'moves-gods', gods: 5, steps: 5 },
  { effect: 'takes', elves: 9, vanirDice: 9 },
  { effect: 'fights', prevents: 0 },
  { effect: 'artifact', level: 3 },
  { effect: 'anonymous-back', anonymous: 9 },
  { effect: 'fire-giants-back', fireGiants: 9 },
  { effect: 'heroes', heroes: 9 },
  { effect: 'god-regains', life: 9 },
  { effect: 'card-back' },
  { effect: 'iotunn-back' },
];

/** Gives the values to the names in turn, starting over after the last value; `more` is added to each card. */
function dealt(
  names: readonly string[],
  values: readonly Json[],
  more: (at: number) => object = () => ({}),
): Json {
  return Object.fromEntries(
    names.map((name, at) => [name, { ...more(at), ...(values[at % values.length] as object) } as Json]),
  );
}

const ODD: Readonly<Record<string, { readonly [field: string]: Json }>> = {
  'as hard as can be': {
    islands: [3],
    iotunns: Object.fromEntries(IOTUNNS_TO_READ.map((iotunn) => [iotunn, 'asgard'])),
    godDie: ['success', 'failure', 'failure', 'failure', 'failure', 'failure'],
    vanirDie: ['success-lost', ...Array<string>(5).fill('failure-lost')],
    sagaPages: {
      easy: [...Array<string>(19).fill('turn-tree'), 'tree'],
      hard: [...Array<string>(19).fill('turn-tree'), 'tree'],
    },
  },
  'as easy as can be': {
    islands: [1, 1, 1, 1, 1, 1],
    iotunns: Object.fromEntries(IOTUNNS_TO_READ.map((iotunn) => [iotunn, 'loki'])),
    godDie: Array<string>(6).fill('success'),
    vanirDie: Array<string>(6).fill('success'),
    sagaPages: { easy: ['tree'], hard: ['tree'] },
    rulings: { fenrirAlwaysBites: false },
  },
  'with cards that do other things': {
    runeStones: {
      white: ['world-action', 'turn-tree'],
      green: ['regain-life', 'regain-life'],
      black: ['world-action', 'move-god'],
    },
    artifacts: dealt(ARTIFACTS, POWERS, (at) => ({ level: 1 + (at % 3) })),
    creatures: dealt(CREATURES, EFFECTS),
    godPowers: dealt(GODS, POWERS.slice(8)),
    sagaPages: { easy: [...Array<string>(12).fill('blank'), 'tree'] },
  },
};

describe.each(Object.entries(ODD))('a box %s', (_odd, parts) => {
  const read = readBoxFile(chroniclesBoxFile, JSON.stringify({ game: 'chronicles', ...parts }));
  const corrections = read.ok ? read.corrections : null;

  test('is allowed by the schema', () => {
    expect(read.ok).toBe(true);
  });

  test.each(STANDALONE)('can be played to the end under the %s rules', (rules) => {
    const box = chronicles.box({ rules }, corrections);
    for (let number = 0; number < GAMES; number += 1) {
      const gods = GODS.slice(0, 1 + (number % chronicles.seats.max));
      const opening = { ...openingOf(gods, `odd box ${number}`, rules), box };
      const steps = [...playOut(chronicles, opening, number % 2 === 0 ? atRandom : sensible)];
      for (const { state } of steps) expect(brokenRules(state)).toEqual([]);
      expect(steps.at(-1)?.state.end).not.toBeNull();
    }
  });
});
