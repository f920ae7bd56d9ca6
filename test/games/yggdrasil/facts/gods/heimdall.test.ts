/** Heimdall: four counters in a search; in a trance, for everyone. */
import { describe, expect, test } from 'vitest';
import type { GodName } from '../../../../../src/games/yggdrasil/box/components.ts';
import { yggdrasil } from '../../../../../src/games/yggdrasil/game.ts';
import { rulesBehind } from '../../../../../src/games/yggdrasil/guide/reasons.ts';
import type { Moment } from '../../moment.ts';
import { table } from '../../table.ts';

function countersDrawn(moment: Moment, ...gods: readonly GodName[]): number {
  const game = table(...gods)
    .with(moment)
    .plays('midgard', { island: 'white' });
  const [search] = game.told('souls-sought');
  return search === undefined ? 0 : search.vikings + search.fireGiants;
}

describe('Heimdall', () => {
  test('draws four counters when he searches, others draw three [Y-751, Y-753, Y-504]', () => {
    expect(countersDrawn({}, 'heimdall')).toBe(4);
    expect(countersDrawn({}, 'odin', 'heimdall')).toBe(3);
  });

  test('has the rule of his power behind advice to search, since the general rule says three counters', () => {
    const ruleFor = (moment: Moment, ...gods: readonly GodName[]) => {
      const { request, state } = table(...gods).with(moment);
      const alternative = request.alternatives.find(({ id }) => id === 'midgard');
      if (alternative === undefined) throw new Error('no search is possible');
      return rulesBehind({ alternative, values: { island: 'white' } }, yggdrasil.observe(state));
    };
    expect(ruleFor({}, 'heimdall')).toEqual(['Y-751']);
    expect(ruleFor({ gods: { heimdall: { inTrance: true } } }, 'odin', 'heimdall')).toEqual(['Y-752']);
    expect(ruleFor({}, 'odin', 'heimdall')).toEqual(['Y-504']);
  });

  test('is not asked how many he draws [Y-753, Y-931]', () => {
    const game = table('heimdall');
    const [way] = game.request.alternatives.filter(({ id }) => id === 'midgard');
    expect(Object.keys(way?.fields ?? {})).toEqual(['island']);
  });

  test('in a trance lets every god draw four, including himself [Y-752, Y-706]', () => {
    expect(countersDrawn({ gods: { heimdall: { inTrance: true } } }, 'odin', 'heimdall')).toBe(4);
    expect(countersDrawn({ inTrance: true }, 'heimdall')).toBe(4);
  });

  test('draws four while any other god is in a trance, and the others draw four while he is [Y-751, Y-752, Y-707]', () => {
    const thor = { inTrance: true } as const;
    expect(countersDrawn({ gods: { thor } }, 'heimdall', 'thor')).toBe(4);
    expect(countersDrawn({ gods: { thor, heimdall: { inTrance: true } } }, 'thor', 'heimdall')).toBe(4);
  });

  test('draws three while powers are cancelled, in a trance or not [Y-621, Y-622]', () => {
    expect(countersDrawn({ active: ['vafthrudnir'] }, 'heimdall')).toBe(3);
    expect(countersDrawn({ active: ['vafthrudnir'], inTrance: true }, 'heimdall')).toBe(3);
  });
});
