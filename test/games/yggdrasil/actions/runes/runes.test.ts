/** Completing runes. */
import { describe, expect, test } from 'vitest';
import { RUNES } from '../../../../../src/games/yggdrasil/box/components.ts';
import { fourthGiantFalls } from '../../rune-fall.ts';
import { type Table, table } from '../../table.ts';

describe('a rune', () => {
  test.each(RUNES)('%s takes effect at once when its fourth giant is discarded [Y-652]', (rune) => {
    const game = fourthGiantFalls(rune, { enemies: { hel: 3, surt: 3 }, helheim: 5 }, 'thor');
    expect(game.told('rune-completed')).toEqual([{ type: 'rune-completed', rune }]);
    expect(game.about === 'turn').toBe(rune === 'daeg' || rune === 'tiwaz');
  });

  test('has no effect at the third giant [Y-652]', () => {
    const game = table('odin')
      .with({ active: ['thrym'], beaten: ['suttung', 'hymir'] })
      .rolling(3);
    game.plays('jotunheim', { giant: 'thrym', vikings: 0 });
    expect(game.told('rune-completed')).toEqual([]);
  });

  test('is used by the current god, once: the next giant of another rune does not trigger it again [Y-652, Y-653]', () => {
    const game = table('heimdall', 'thor').with({
      active: ['gialp', 'baugi'],
      beaten: ['hrungnir', 'utgard-loki', 'greip'],
    });
    game.rolling(3, 3).plays('jotunheim', { giant: 'gialp', vikings: 0 });
    expect(game.told('rune-completed')).toEqual([{ type: 'rune-completed', rune: 'daeg' }]);
    game.with({ spent: [] }).rolling(3).plays('jotunheim', { giant: 'baugi', vikings: 0 });
    expect(game.told('rune-completed')).toEqual([]);
  });

  test("takes effect after the pile was shuffled if the Vanir's discard causes both [Y-663]", () => {
    const game = table('heimdall').with({
      vanir: 'discard-giant',
      pile: ['gialp'],
      beaten: ['hrungnir', 'utgard-loki', 'greip'],
    });
    game.plays('vanaheim:use', { square: 'discard-giant' }).answers({ giant: 'gialp' });
    expect(shuffleAndRune(game)).toEqual(['pile-shuffled', 'rune-completed']);
  });

  test("takes effect after the pile was shuffled if a discard by Odin's trance causes both [Y-663, Y-725, Y-728]", () => {
    const game = table('heimdall', 'odin').with({
      gods: { odin: { inTrance: true } },
      active: ['thrym'],
      beaten: ['hrungnir', 'utgard-loki', 'greip'],
    });
    game.rolling(3).plays('jotunheim', { giant: 'thrym', vikings: 0 }).answers({ giant: 'gialp' });
    expect(shuffleAndRune(game)).toEqual(['pile-shuffled', 'rune-completed']);
  });
});

/** The order in which the pile was shuffled and a rune completed. */
function shuffleAndRune(game: Table): readonly string[] {
  return game.events
    .map(({ type }) => type)
    .filter((type) => type === 'pile-shuffled' || type === 'rune-completed');
}
