/** Yggdrasil's data for the mind: answers that the rules allow, and chances that separate good positions from bad ones. */
import { describe, expect, test } from 'vitest';
import { playOut } from '../../../../src/core/playing.ts';
import { seedFrom } from '../../../../src/core/random.ts';
import { allows } from '../../../../src/core/requests/answer.ts';
import type { GodName } from '../../../../src/games/yggdrasil/box/components.ts';
import { yggdrasil } from '../../../../src/games/yggdrasil/game.ts';
import { JUDGEMENT } from '../../../../src/games/yggdrasil/players/judgement/judgement.ts';
import { sensible } from '../../../../src/games/yggdrasil/players/sensible.ts';
import type { YggdrasilState } from '../../../../src/games/yggdrasil/state/state.ts';
import { think } from '../../../../src/mind/think.ts';
import { positionOf } from '../../../../src/mind/thought.ts';
import { openingOf, type Table, table } from '../table.ts';

const MOST = 8;

function chanceAt({ state }: { readonly state: YggdrasilState }): number {
  return JUDGEMENT.value(yggdrasil.observe(state));
}

test('in a whole game every candidate is allowed, unique, and within the limit', () => {
  const opening = openingOf(['odin', 'freyja', 'tyr'], 'candidates');
  for (const { state } of playOut(yggdrasil, opening, sensible)) {
    const view = yggdrasil.observe(state);
    for (const request of yggdrasil.requests(state)) {
      const found = JUDGEMENT.candidates(request, view, MOST);
      expect(found.filter((action) => !allows(request, action))).toEqual([]);
      expect(new Set(found.map((action) => JSON.stringify(action))).size).toBe(found.length);
      expect(found.length).toBeGreaterThan(0);
      expect(found.length).toBeLessThanOrEqual(MOST);
      expect(chanceAt({ state })).toBeGreaterThanOrEqual(0);
      expect(chanceAt({ state })).toBeLessThanOrEqual(1);
    }
  }
});

describe('the chance of winning', () => {
  const here = () => table('odin', 'thor', 'frey');

  test('is lower the nearer the enemies are', () => {
    const far = chanceAt(here().with({ enemies: { hel: 2, surt: 2 } }));
    const near = chanceAt(here().with({ enemies: { hel: 5, surt: 5, loki: 4, fenrir: 4 } }));
    const nearly = chanceAt(here().with({ enemies: { hel: 7, surt: 7, loki: 5, fenrir: 5 } }));
    expect(far).toBeGreaterThan(near);
    expect(near).toBeGreaterThan(nearly);
  });

  test('is higher with Vikings and Elves', () => {
    const enemies = { hel: 4, surt: 4, loki: 4 };
    expect(chanceAt(here().with({ enemies, vikings: 8, elves: 2 }))).toBeGreaterThan(
      chanceAt(here().with({ enemies, vikings: 0 })),
    );
  });
});

test('open decisions get more effort only with five gods or more: with fewer, it would find nothing', () => {
  const limitsWith = (...gods: readonly GodName[]) =>
    JUDGEMENT.effortWhileOpen?.(yggdrasil.observe(table(...gods).state)) ?? null;
  expect(limitsWith('odin', 'thor', 'frey', 'tyr')).toBeNull();
  expect(limitsWith('odin', 'thor', 'frey', 'tyr', 'freyja')?.valued).toBeGreaterThan(JUDGEMENT.usualEffort);
});

test('a player who looks ahead strikes the enemy that would lose the game', () => {
  const { state, request }: Table = table('odin', 'thor').with({
    spent: ['alfheim', 'midgard'],
    enemies: { surt: 8, hel: 3 },
    vikings: 8,
  });
  const position = positionOf(yggdrasil, state, request, state.turn.seat);
  const { best, others } = think(
    yggdrasil,
    JUDGEMENT,
    position,
    { valued: 60, stop: () => false },
    seedFrom('strikes'),
  );
  expect(best.action).toMatchObject({ choice: 'asgard', values: { enemy: 'surt' } });
  expect(best.chance).toBeGreaterThan(others.at(-1)?.chance ?? 1);
});
