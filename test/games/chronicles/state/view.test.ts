/** The visible part of the state: everything except the random streams and unseen face-down cards. */
import { describe, expect, test } from 'vitest';
import { seedFrom } from '../../../../src/core/random.ts';
import { seatIndex } from '../../../../src/core/seat.ts';
import { ENEMIES, GODS } from '../../../../src/games/chronicles/box/components.ts';
import { withGodIn } from '../../../../src/games/chronicles/facts/gods.ts';
import { chronicles } from '../../../../src/games/chronicles/game.ts';
import { opened, table, turnOf } from '../table.ts';

describe('a view', () => {
  test('is the same for everyone', () => {
    const { state } = opened(['odin', 'thor', 'tyr'], 'seen');
    expect(chronicles.observe(state, seatIndex(1))).toEqual(chronicles.observe(state));
  });

  test('shows which cards are in a deck, but not their positions', () => {
    const [odin] = chronicles.observe(opened(['odin', 'thor', 'tyr'], 'seen').state).seats;
    expect(odin?.unseen.map(({ enemy }) => enemy)).toEqual([
      'hel',
      'surt',
      'loki',
      'jormungand',
      'fenrir',
      'nidhogg',
    ]);
    expect(odin?.deck).toEqual([null, null, null, null, null]);
  });

  test('shows cards of one enemy in the order of the gods, not of the deck', () => {
    for (let number = 0; number < 5; number += 1) {
      const [odin] = chronicles.observe(opened(['odin'], `alone ${number}`).state).seats;
      const unseen = odin?.unseen ?? [];
      const inOrder = ENEMIES.flatMap((enemy) =>
        GODS.flatMap((pack) => unseen.filter((card) => card.enemy === enemy && card.pack === pack)),
      );
      expect(unseen.length).toBeGreaterThan(ENEMIES.length);
      expect(unseen).toEqual(inOrder);
    }
  });

  test('shows what everyone has seen, until it is shuffled', () => {
    const game = turnOf('odin', 'thor', 'tyr').with({
      artifacts: ['hlidskjalf'],
      gods: { thor: { top: 'loki' } },
    });
    const seen = chronicles.observe(game.plays('look').state).seats[1];
    expect(seen?.deck[0]).toEqual({ enemy: 'loki', pack: 'thor' });
    const shuffled = table('odin', 'thor', 'tyr')
      .with({ card: 'fenrir', wheel: { fenrir: 'tyr' } })
      .begins('odin');
    expect(chronicles.observe(shuffled.state).seats[0]?.deck.every((card) => card === null)).toBe(true);
  });

  test('shows the remaining Iotunns and creatures, but not their order', () => {
    const { state } = opened(['odin', 'thor', 'tyr'], 'seen');
    const view = chronicles.observe(state);
    expect(view.iotunnDeck[0]).toBe('suttung');
    expect(view.creatureDeck[0]).toBe('ratatoskr');
    expect(view.iotunnDeck).toHaveLength(18);
    const later = table('odin', 'thor', 'tyr').with({
      iotunns: ['suttung'],
      creatureDeck: ['mimir', 'heidrun'],
    });
    expect(chronicles.observe(later.state).iotunnDeck).toHaveLength(17);
    expect(chronicles.observe(later.state).creatureDeck).toEqual(['heidrun', 'mimir']);
  });
});

test('a view can show the board with the current god elsewhere', () => {
  const view = chronicles.observe(
    turnOf('odin', 'thor').with({ gods: { thor: { world: 'alfheim' } } }).state,
  );
  const then = withGodIn(view, 'vanaheim');
  expect(then.seats.map(({ world }) => world)).toEqual(['vanaheim', 'alfheim']);
  expect(then).toEqual({ ...view, seats: [{ ...view.seats[0], world: 'vanaheim' }, view.seats[1]] });
});

test('dealing again changes the hidden parts, and leaves known cards in place', () => {
  const game = turnOf('odin', 'thor', 'tyr')
    .with({ artifacts: ['hlidskjalf'], gods: { thor: { top: 'loki' } } })
    .plays('look');
  const dealt = Array.from({ length: 20 }, (_, number) =>
    chronicles.resample(game.state, seedFrom(`anew ${number}`)),
  );
  expect(dealt.map(({ seats }) => seats[1]?.deck[0]?.enemy)).toEqual(dealt.map(() => 'loki'));
  const hidden = new Set(dealt.map(({ seats }) => JSON.stringify(seats[1]?.faceDown)));
  expect(hidden.size).toBeGreaterThan(1);
  expect(new Set(dealt.map(({ iotunnDeck }) => iotunnDeck[0])).size).toBeGreaterThan(1);
  expect(new Set(dealt.map(({ dispensers }) => dispensers[1][0])).size).toBe(1);
  expect(new Set(dealt.map(({ dispensers }) => dispensers[1].slice(1).join())).size).toBeGreaterThan(1);
  for (const state of dealt) expect(chronicles.observe(state)).toEqual(chronicles.observe(game.state));
});

test('dealing again leaves an empty dispenser empty', () => {
  const held = ['valshamr', 'gram', 'skidbladnir', 'svalinn', 'brisingamen', 'andvaranaut'] as const;
  const game = turnOf('odin', 'thor', 'tyr').with({ gods: { thor: { artifacts: held } } });
  expect(chronicles.resample(game.state, seedFrom('anew')).dispensers[1]).toEqual([]);
});
