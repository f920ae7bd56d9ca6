/** Alfheim: one Elf, while there are any. */
import { describe, expect, test } from 'vitest';
import { table } from '../../table.ts';

describe('Alfheim', () => {
  test('gives one Elf [Y-531]', () => {
    const game = table('odin', 'thor').plays('alfheim');
    expect(game.god('odin').elves).toBe(1);
    expect(game.state.alfheim).toBe(2);
    expect(game.told('elf-taken')).toEqual([{ type: 'elf-taken', left: 2 }]);
  });

  test('has none to give when the gods hold them all [Y-532]', () => {
    const game = table('odin', 'thor').with({ elves: 1, gods: { thor: { elves: 2 } } });
    expect(game.refuses('alfheim')).toEqual({ code: 'no-elves' });
    expect(game.ways('alfheim')).toEqual([]);
  });
});
