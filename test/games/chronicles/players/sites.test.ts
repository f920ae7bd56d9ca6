/** The foes on the Tree, as a computer player lists them once per question. */
import { expect, test } from 'vitest';
import { playOut } from '../../../../src/core/playing.ts';
import { atRandom } from '../../../../src/core/policy.ts';
import { foesInReachFrom } from '../../../../src/games/chronicles/actions/fighting.ts';
import { WORLDS } from '../../../../src/games/chronicles/box/components.ts';
import { neighboursOf } from '../../../../src/games/chronicles/box/tree.ts';
import { fightsNextDoor } from '../../../../src/games/chronicles/facts/powers.ts';
import { chronicles } from '../../../../src/games/chronicles/game.ts';
import { outlookOf } from '../../../../src/games/chronicles/players/outlook.ts';
import { isInReach, sitesOf } from '../../../../src/games/chronicles/players/sites.ts';
import { WEIGHTS } from '../../../../src/games/chronicles/players/weights.ts';
import { openingOf } from '../table.ts';

test('those in reach of a World are the foes that the rules let a god fight there', () => {
  const found: string[][] = [];
  const byTheRules: (readonly string[])[] = [];
  for (const rules of ['easy', 'hard'] as const)
    for (const { state } of playOut(
      chronicles,
      openingOf(['thor', 'odin', 'freyja'], 'sites', rules),
      atRandom,
    )) {
      if (state.turn.seat === null) continue;
      const view = chronicles.observe(state);
      const sites = sitesOf(outlookOf(view, WEIGHTS));
      for (const world of WORLDS) {
        const others = fightsNextDoor(view) ? neighboursOf(world, view.rotation) : [];
        found.push(sites.filter((site) => isInReach(site, world, others)).map(({ foe }) => foe));
        byTheRules.push(foesInReachFrom(view, world));
      }
    }
  expect(byTheRules.filter((foes) => foes.length > 0).length).toBeGreaterThan(100);
  expect(found).toEqual(byTheRules);
});
