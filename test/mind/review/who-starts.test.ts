/** If several seats may start the next turn, the player who does has decided who starts. */
import { expect, test } from 'vitest';
import { playOut } from '../../../src/core/playing.ts';
import { giverOf } from '../../../src/core/requests/answer.ts';
import { chronicles } from '../../../src/games/chronicles/game.ts';
import { JUDGEMENT } from '../../../src/games/chronicles/players/judgement/judgement.ts';
import { comparing } from '../../../src/mind/review/comparing.ts';
import { decisionsOf } from '../../../src/mind/review/decisions.ts';
import { playedOut } from '../../../src/mind/review/playing-out.ts';
import { weigh } from '../../../src/mind/review/weighing.ts';
import { inOneGo } from '../../../src/mind/work.ts';
import { openingOf } from '../../games/chronicles/table.ts';

const EFFORT = { valued: 16, boards: 8 };

function firstStart() {
  const steps = [
    ...playOut(chronicles, openingOf(['thor', 'odin', 'tyr'], 'starts', 'hard'), JUDGEMENT.policy),
  ];
  const log = steps.flatMap(({ seat, action }) =>
    seat === null || action === null ? [] : [{ seat, action }],
  );
  const moments = steps.map(({ state, events }) => ({ state, events }));
  const starts = decisionsOf(chronicles, { log, moments }).filter(({ request }) => request.about === 'order');
  const [start] = starts;
  if (start === undefined) throw new Error('no one decided who starts');
  const other = start.request.alternatives.find(({ id }) => id !== start.action.choice);
  if (other === undefined) throw new Error('only one god could start');
  return { starts, start, other: { ...start.action, choice: other.id } };
}

test('the start of a turn is a decision of the god who starts, unless no other god is left in the round', () => {
  const { starts } = firstStart();
  for (const { seat, request, action } of starts) {
    expect(giverOf(request, action)).toBe(seat);
    expect(request.alternatives.length).toBeGreaterThan(1);
  }
  expect(starts.length).toBeGreaterThan(2);
});

test('its chances are weighed, and another god can start instead', () => {
  const { start, other } = firstStart();
  const { seat, played, best } = weigh(chronicles, JUDGEMENT, start, EFFORT);
  expect(seat).toBe(start.seat);
  expect(played).toBeGreaterThan(0);
  expect(best).toBeGreaterThanOrEqual(played ?? 1);
  expect(playedOut(chronicles, JUDGEMENT, { ...start, action: other }, 1)).toMatchObject({ playouts: 1 });
  const compared = { answer: other, better: start.action, lost: 0.1 };
  expect(inOneGo(comparing(chronicles, JUDGEMENT, start, compared, EFFORT)).cost).toBeGreaterThanOrEqual(0);
});
