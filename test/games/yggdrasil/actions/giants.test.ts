/** The sixteen giants: the effect and the rune of each. */
import { describe, expect, test } from 'vitest';
import type { GiantEffect } from '../../../../src/games/yggdrasil/box/box.ts';
import { GIANTS, type Giant, RUNES, type Rune } from '../../../../src/games/yggdrasil/box/components.ts';
import { houseBox } from '../../../../src/games/yggdrasil/box/rule-states.ts';

const stronger = (whom: string) => ({ kind: 'strengthens', whom });
const blocks = (world: string) => ({ kind: 'blocks', world });

const AS_IN_THE_RULEBOOK: readonly (readonly [string, Giant, object, Rune])[] = [
  ['Y-911', 'thrym', stronger('hel'), 'sigel'],
  ['Y-912', 'suttung', blocks('helheim'), 'sigel'],
  ['Y-913', 'hymir', blocks('niflheim'), 'sigel'],
  ['Y-914', 'hyrrokkin', { kind: 'whirlpool' }, 'sigel'],
  ['Y-915', 'hrungnir', stronger('surt'), 'daeg'],
  ['Y-916', 'utgard-loki', { kind: 'forbids-die' }, 'daeg'],
  ['Y-917', 'gialp', blocks('muspellheim'), 'daeg'],
  ['Y-918', 'greip', blocks('alfheim'), 'daeg'],
  ['Y-919', 'geirrod', stronger('loki'), 'mann'],
  ['Y-920', 'thiazi', stronger('nidhogg'), 'mann'],
  ['Y-921', 'skrymir', blocks('nidavellir'), 'mann'],
  ['Y-922', 'vafthrudnir', { kind: 'cancels-powers' }, 'mann'],
  ['Y-923', 'angrboda', stronger('jormungand'), 'tiwaz'],
  ['Y-924', 'bergelmir', stronger('fenrir'), 'tiwaz'],
  ['Y-925', 'baugi', blocks('vanaheim'), 'tiwaz'],
  ['Y-926', 'gilling', stronger('giants'), 'tiwaz'],
];

test.each(AS_IN_THE_RULEBOOK)('[%s] %s', (_row, giant, effect, rune) => {
  expect(houseBox('2018').giants[giant]).toEqual({ rune, effect });
});

describe('the sixteen', () => {
  const count = (kind: GiantEffect['kind']) =>
    GIANTS.filter((giant) => houseBox('2018').giants[giant].effect.kind === kind).length;

  test('six strengthen an enemy, one strengthens giants, six block worlds, and three have other effects [Y-601]', () => {
    expect(GIANTS).toHaveLength(16);
    expect(count('strengthens')).toBe(7);
    expect(count('blocks')).toBe(6);
    expect([count('whirlpool'), count('cancels-powers'), count('forbids-die')]).toEqual([1, 1, 1]);
  });

  test('carry four runes, four giants each [Y-651]', () => {
    expect(RUNES).toEqual(['sigel', 'daeg', 'mann', 'tiwaz']);
    for (const rune of RUNES) {
      expect(GIANTS.filter((giant) => houseBox('2018').giants[giant].rune === rune)).toHaveLength(4);
    }
  });

  test('in 2010 seven block worlds, none strengthens giants, and Gilling blocks Jötunheim [Y-607, Y-608, Y-927]', () => {
    const { giants } = houseBox('2010');
    const effects = GIANTS.map((giant) => giants[giant].effect);
    const ofKind = (kind: GiantEffect['kind']) => effects.filter((effect) => effect.kind === kind);
    expect(ofKind('strengthens')).toHaveLength(6);
    expect(effects).not.toContainEqual(stronger('giants'));
    expect(ofKind('blocks')).toHaveLength(7);
    expect(effects).toHaveLength(6 + 7 + 3);
    expect(giants.gilling).toEqual({ rune: 'tiwaz', effect: blocks('jotunheim') });
  });
});
