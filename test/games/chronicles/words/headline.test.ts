/** The event that a phone shows first. */
import { expect, test } from 'vitest';
import type { Enemy } from '../../../../src/games/chronicles/box/components.ts';
import { eventLine } from '../../../../src/games/chronicles/words/events/events.ts';
import { headlineOf } from '../../../../src/games/chronicles/words/headline.ts';
import type { Moment } from '../moment.ts';
import { type Table, table, turnOf } from '../table.ts';
import { seen, translate } from './english.ts';

function first(game: Table): string | null {
  const event = headlineOf(game.events);
  const line = event === null ? null : eventLine(event, seen(game));
  return line === null ? null : translate(line);
}

function wakes(enemy: Enemy, moment: Moment = {}): Table {
  return table('odin', 'thor', 'tyr')
    .with({ card: enemy, wheel: { [enemy]: 'tyr' } })
    .with(moment)
    .begins('odin');
}

test('a phone shows the end before a danger, and a danger before an enemy that wakes', () => {
  expect(first(table('odin', 'thor', 'tyr').with({ card: 'hel' }).begins('odin'))).toBe(
    "Odin reveals Hel's card. It stays on the Wheel: the next one wakes Hel.",
  );
  expect(first(wakes('hel'))).toBe('Odin reveals the second card of Hel: Hel wakes!');
  expect(first(wakes('fenrir'))).toBe('Fenrir bites: Odin can still move, but not act this turn.');
  expect(first(wakes('hel', { life: 2 }))).toBe('Odin loses 1 Life: 1 left.');
  expect(first(wakes('hel', { places: { hel: 'svartalfheim' } }))).toBe(
    'Hel climbs from Svartalfheim to Alfheim, on the top level: one step higher, and the game is lost.',
  );
  expect(first(wakes('hel', { places: { hel: 'alfheim' } }))).toBe(
    'The gods have lost: Hel has climbed above the Tree.',
  );
  expect(first(wakes('nidhogg'))).toBe('Nidhögg gnaws on: 3 more steps to the Tree.');
  expect(first(turnOf('odin', 'thor', 'tyr').moves('vanaheim'))).toBeNull();
});
