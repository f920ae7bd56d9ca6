/** What is foretold of an enemy is what comes when it wakes. */
import { expect, test } from 'vitest';
import { ENEMIES, type Enemy, WORLDS } from '../../../../src/games/chronicles/components.ts';
import { defeatIfWoken } from '../../../../src/games/chronicles/odds/doom.ts';
import type { Defeat } from '../../../../src/games/chronicles/state.ts';
import type { Moment } from '../moment.ts';
import { type Table, table } from '../table.ts';

const SEVEN = WORLDS.filter((world) => world !== 'asgard' && world !== 'iotunheim');
const ALL_PAWNS = ['suttung', 'skrymir', 'thrym', 'hrungnir', 'utgard-loki', 'gymir', 'hymir'] as const;

/** Odin is about to reveal the second card of that enemy. */
function before(enemy: Enemy, moment: Moment): Table {
  return table('odin', 'thor').with({ ...moment, card: enemy, wheel: { [enemy]: 'thor' } });
}

test.each<readonly [Enemy, Defeat, Moment]>([
  ['hel', 'hel-above-the-tree', { places: { hel: 'alfheim' } }],
  ['hel', 'no-ravaged-marker', { ravaged: SEVEN, places: { hel: 'midgard', loki: 'asgard' } }],
  ['surt', 'surt-above-the-tree', { places: { surt: 'asgard' } }],
  ['surt', 'too-few-fire-giants', { fireGiants: 7 }],
  ['loki', 'no-iotunn-pawn', { iotunns: ALL_PAWNS }],
  ['jormungand', 'jormungand-past-the-last-island', { island: 3 }],
  ['jormungand', 'too-few-anonymous', { island: 2, anonymous: 6 }],
  ['fenrir', 'no-ravaged-marker', { ravaged: SEVEN, places: { loki: 'asgard' } }],
])('%s, whoever wakes it: %s', (enemy, defeat, moment) => {
  const game = before(enemy, moment);
  expect(defeatIfWoken(game.state, enemy)).toBe(defeat);
  expect(game.begins('odin').state.end).toEqual({ kind: 'lost', why: defeat });
});

test.each<readonly [Enemy, Defeat, Moment]>([
  ['hel', 'god-without-life', { life: 1, support: { world: 'alfheim' } }],
  ['fenrir', 'god-without-life', { life: 3, places: { fenrir: 'iotunheim' }, support: { world: 'alfheim' } }],
  ['loki', 'no-ravaged-marker', { ravaged: SEVEN, places: { fenrir: 'asgard' } }],
])('%s, by who wakes it: %s', (enemy, defeat, moment) => {
  const game = before(enemy, moment);
  const odin = game.god('odin');
  expect(defeatIfWoken(game.state, enemy)).toBe(null);
  expect(defeatIfWoken(game.state, enemy, odin)).toBe(defeat);
  expect(game.begins('odin').state.end).toEqual({ kind: 'lost', why: defeat });
});

test('none by Loki where he stands already, alone with the god who wakes him [C-406, C-421]', () => {
  const game = before('loki', { world: 'asgard', ravaged: SEVEN, places: { loki: 'asgard' } });
  expect(defeatIfWoken(game.state, 'loki', game.god('odin'))).toBe(null);
  expect(game.begins('odin').state.end).toBe(null);
});

test.each(ENEMIES)('none by %s at the start', (enemy) => {
  const game = before(enemy, {});
  expect(defeatIfWoken(game.state, enemy, game.god('odin'))).toBe(null);
  expect(game.begins('odin').state.end).toBe(null);
});
