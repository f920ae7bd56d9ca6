/** The lines of play that the quick player follows. */
import { expect, test } from 'vitest';
import { micromidgard } from '../../../../src/games/micromidgard/game.ts';
import { bestLines } from '../../../../src/games/micromidgard/players/sensible.ts';
import { table } from '../table.ts';

test("end with the choice of a Prophecy, even if the opponent's next move is forced", () => {
  const game = table({
    doom: ['vanaheim', 'alfheim', 'asgard', 'muspellheim', 'helheim'],
    ragnaroks: 2,
    meeples: { dain: 'vanaheim', dvalin: 'asgard', duneyr: 'alfheim', durathror: 'helheim' },
    wolves: { sun: 4, moon: 4 },
    opponent: { marked: 'dvalin', levels: { sun: 4 }, gold: 4, mead: 4 },
  })
    .moves('durathror', 'niflheim')
    .done();
  expect(game.about).toBe('prophecy');
  const lines = bestLines(game.request, micromidgard.observe(game.state));
  expect(lines.map(({ at }) => [at.turn.seat, at.question?.about, at.turn.hand.sun])).toEqual([
    [1, 'turn', 1],
    [1, 'turn', 1],
  ]);
});
