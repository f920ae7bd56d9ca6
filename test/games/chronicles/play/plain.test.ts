/** The plain player is weak enough to be a yardstick, knows a saga's task, and looks only at the table. */
import { expect, test } from 'vitest';
import { playersChance, playOut } from '../../../../src/core/playing.ts';
import { GODS, type GodName } from '../../../../src/games/chronicles/box/components.ts';
import { chronicles } from '../../../../src/games/chronicles/game.ts';
import { plain } from '../../../../src/games/chronicles/players/plain.ts';
import { turnOfFreyr } from '../scenes.ts';
import { openingOf, type Table, table } from '../table.ts';

function answerAt(game: Table) {
  return plain.answer(game.request, chronicles.observe(game.state), playersChance('not used'));
}

/** Five of the seven gods, different ones each time, because some work better together than others. */
function fiveGods(number: number): readonly GodName[] {
  const first = number % GODS.length;
  return [...GODS.slice(first), ...GODS.slice(0, first)].slice(0, 5);
}

test('the plain player wins some of twenty games of a late saga, and loses some', () => {
  const ends = Array.from({ length: 20 }, (_, number) => {
    const opening = openingOf(fiveGods(number), `plain ${number}`, 'bifrost');
    return [...playOut(chronicles, opening, plain)].at(-1)?.state.end?.kind;
  });
  const won = ends.filter((end) => end === 'won').length;
  expect(won).toBeGreaterThanOrEqual(3);
  expect(won).toBeLessThanOrEqual(15);
});

test('the plain player goes in seat order, not by the nearest danger', () => {
  const game = table('odin', 'thor', 'tyr').with({
    places: { hel: 'alfheim' },
    world: 'muspellheim',
    gods: { thor: { world: 'muspellheim' }, tyr: { world: 'alfheim' } },
  });
  expect(answerAt(game)).toMatchObject({ choice: 'begin:odin' });
});

test('the plain player takes an oath before Nidhögg finds the Dead Tree', () => {
  const late = { life: 6, heroes: 6, iotunns: [], anonymous: 0, fireGiants: 0, nidhogg: 1 } as const;
  const game = turnOfFreyr('baldr', { ...late, world: 'asgard' }).moves('alfheim');
  expect(answerAt(game)).toMatchObject({ choice: 'deed' });
});
