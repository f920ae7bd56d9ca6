/** Changes and moves are marked on the picture. */

import { describe, expect, test } from 'vitest';
import { marksOf } from '../../../../src/games/yggdrasil/board/marks.ts';
import { drawBoard } from '../../../../src/games/yggdrasil/board/picture.ts';
import { yggdrasil } from '../../../../src/games/yggdrasil/game.ts';
import type { YggdrasilEvent } from '../../../../src/games/yggdrasil/state/events.ts';
import { translator } from '../../../../src/words/translate.ts';
import { count, hasPiece, pieceIn } from '../../../render/found.ts';
import { type Table, table } from '../table.ts';

function pictureAfter({ state, events }: Table): string {
  return drawBoard(yggdrasil.observe(state), events, translator('en'));
}

function marksAfter({ state, events }: Table): ReturnType<typeof marksOf> {
  return marksOf(yggdrasil.observe(state), events);
}

describe('an enemy that moved', () => {
  const beaten = table('odin')
    .with({ enemies: { surt: 4 }, vikings: 6 })
    .rolling(3)
    .plays('asgard', { enemy: 'surt', vikings: 6 });

  test('has an arrow from its last space; the others have none', () => {
    const svg = pictureAfter(beaten);
    expect(hasPiece(svg, 'trail-surt')).toBe(true);
    expect(hasPiece(svg, 'trail-hel')).toBe(false);
  });

  test('highlights Helheim or the god with the Vikings it took', () => {
    const { worlds, seats } = marksAfter(beaten);
    expect([...worlds]).toEqual(['helheim']);
    expect([...seats]).toEqual([0]);
    expect(count(pieceIn(pictureAfter(beaten), 'helheim'), 'class="halo"')).toBe(1);
  });

  test('has its arrow from the first space after two moves', () => {
    const view = yggdrasil.observe(table('odin').with({ enemies: { hel: 3 } }).state);
    const moves: readonly YggdrasilEvent[] = [
      { type: 'enemy-advanced', enemy: 'hel', from: 2, to: 4 },
      { type: 'enemy-retreated', enemy: 'hel', from: 4, to: 3 },
    ];
    expect(marksOf(view, moves).enemiesFrom).toEqual(new Map([['hel', 2]]));
  });
});

describe('other changes', () => {
  test('a search highlights the island and the god who found Vikings', () => {
    const searched = table('heimdall', 'odin')
      .with({ valkyries: 'rainbow' })
      .drawing('white', { vikings: 4, fireGiants: 0 })
      .plays('midgard', { island: 'white' });
    const marks = marksAfter(searched);
    expect([...marks.islands]).toEqual(['white']);
    expect(marks.valkyriesFrom).toBe('rainbow');
    expect([...marks.seats]).toEqual([0]);
  });

  test('an artifact highlights its enemy in the forge', () => {
    const forged = table('thor').plays('nidavellir', { artifact: 'loki' });
    const svg = pictureAfter(forged);
    expect(count(pieceIn(svg, 'artifacts-loki'), 'class="halo"')).toBe(1);
    expect(count(pieceIn(svg, 'artifacts-hel'), 'class="halo"')).toBe(0);
  });

  test('the actions of a finished turn belong to its god, and later ones to the next', () => {
    const elf = table('thor', 'odin').plays('alfheim');
    const passed = elf.events;
    const next = elf.done();
    const both: readonly YggdrasilEvent[] = [...passed, ...next.events, { type: 'elf-taken', left: 1 }];
    expect([...marksOf(yggdrasil.observe(next.state), [...passed, ...next.events]).seats]).toEqual([0]);
    expect([...marksOf(yggdrasil.observe(next.state), both).seats]).toEqual([0, 1]);
  });

  test('giants who appeared are highlighted, as is the rune of a giant who fell', () => {
    const view = yggdrasil.observe(table('odin').with({ active: ['gialp'], beaten: ['thrym'] }).state);
    const marks = marksOf(view, [
      { type: 'giants-appeared', giants: ['gialp'] },
      { type: 'giant-discarded', giant: 'thrym', from: 'pile' },
    ]);
    expect([...marks.giants]).toEqual(['gialp']);
    expect([...marks.runes]).toEqual(['sigel']);
  });

  test('nothing is highlighted if nothing happened', () => {
    const { state } = table('odin').with({ active: ['gialp'] });
    expect(drawBoard(yggdrasil.observe(state), [], translator('en'))).not.toContain('class="halo"');
  });
});
