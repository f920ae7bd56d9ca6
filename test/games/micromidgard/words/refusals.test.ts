/** Refusals: why, and what to do instead. */
import { describe, expect, test } from 'vitest';
import type { Refusal } from '../../../../src/core/result.ts';
import { micromidgardPresenter as face } from '../../../../src/games/micromidgard/presenter.ts';
import type { MicromidgardRefusal } from '../../../../src/games/micromidgard/state/events.ts';
import { UNCOVERED } from '../moment.ts';
import { SEATS, spending, table } from '../table.ts';
import { refused } from './english.ts';

const EVERY: Readonly<Record<MicromidgardRefusal['code'], MicromidgardRefusal>> = {
  'move-first': { code: 'move-first' },
  'already-moved': { code: 'already-moved' },
  'meeple-marked': { code: 'meeple-marked', meeple: 'dain', seat: SEATS[1] },
  'same-realm': { code: 'same-realm', meeple: 'dain', realm: 'asgard' },
  'realm-taken': { code: 'realm-taken', meeple: 'dain', realm: 'asgard' },
  'link-destroyed': { code: 'link-destroyed', realm: 'asgard' },
  'not-adjacent': { code: 'not-adjacent', meeple: 'dain', realm: 'niflheim', from: 'asgard' },
  'wolf-action-waits': { code: 'wolf-action-waits', wolf: 'sun' },
  'no-wolf-action': { code: 'no-wolf-action' },
  'turn-decided': { code: 'turn-decided' },
  'no-action': { code: 'no-action', action: 'craft' },
  'top-level': { code: 'top-level', track: 'red' },
  'above-your-level': { code: 'above-your-level', track: 'red', level: 3, yours: 1 },
  'covered-by-relic': { code: 'covered-by-relic', relic: '2a' },
  'relic-not-on-track': { code: 'relic-not-on-track', relic: '2a' },
  'relic-not-yours': { code: 'relic-not-yours', relic: '2a' },
  'relic-used': { code: 'relic-used', relic: '2a' },
  'too-few': { code: 'too-few', resource: 'gold', need: 5, have: 2 },
  'too-few-resources': { code: 'too-few-resources', need: 4, have: 2 },
  'no-such-relic': { code: 'no-such-relic', side: 'moon' },
  'nothing-to-convert': { code: 'nothing-to-convert', wolf: 'moon' },
  'nothing-to-exchange': { code: 'nothing-to-exchange' },
};

describe('refusals say why and what to do instead', () => {
  test.each(Object.entries<Refusal>(EVERY))('%s', (_why, refusal) => {
    const posted = refused(refusal);
    expect(posted.split(/[.;](?: |$)/).length).toBeGreaterThan(2);
    expect(posted.length).toBeLessThan(150);
    expect(posted).not.toMatch(/undefined|micromidgard|\bsun\b|\bmoon\b|\bdain\b/);
  });

  test('and name what is in the way', () => {
    expect(refused(table().refuses('move:duneyr', { realm: 'asgard' }))).toBe(
      'Yellow is in Asgard, and two meeples never share a Realm. Choose an empty one.',
    );
    expect(refused(table().refuses('move:dain', { realm: 'niflheim' }))).toBe(
      "Niflheim isn't next to Muspellheim, where Pink is. Go to a neighbour on the ring, or to or from Midgard.",
    );
    expect(refused(spending({ wolfActions: { moon: 1 } }).refuses('done'))).toBe(
      "The Moon-Wolf still has to run before your turn ends. Run it first; then you'll have an action to spend.",
    );
    expect(refused(spending({ covers: UNCOVERED, gold: 2 }).refuses('activate:red:1'))).toBe(
      'That costs 5 Gold, and you have 2. Gather more first, or choose something cheaper.',
    );
    expect(refused(spending().refuses('activate:red:3'))).toBe(
      'That needs level 3, and your marker there is on 1. Raise it first, or choose a lower square.',
    );
  });

  test("including the other raven's turn and every other refusal", () => {
    expect(refused(table().refuses('move:dain', { realm: 'midgard' }, SEATS[1]))).toBe(
      "It's the other raven's turn. Status shows who it is.",
    );
    for (const code of ['stale', 'game-is-over', 'not-an-answer'])
      expect(refused({ code }).split(/[.?!]/).length).toBeGreaterThan(2);
    expect(() => face.refusal({ code: 'no-such-reason' })).toThrow('no-such-reason');
  });
});
