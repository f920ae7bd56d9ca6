/** What may be seen: everything that lies open, and never an order nobody has seen. */
import { describe, expect, test } from 'vitest';
import { playOut } from '../../../src/core/playing.ts';
import { atRandom } from '../../../src/core/policy.ts';
import { seedFrom } from '../../../src/core/random.ts';
import { isAngry, isRagnarok } from '../../../src/games/yggdrasil/components.ts';
import { yggdrasil } from '../../../src/games/yggdrasil/game.ts';
import type { YggdrasilState } from '../../../src/games/yggdrasil/state.ts';
import { openingOf, THE_USUAL_GAME, table } from './table.ts';
import { wholeGame } from './whole-games.ts';

const GAMES = [0, 1, 2, 3, 4, 5, 6, 7] as const;

function asSeen(state: YggdrasilState): object {
  return { view: yggdrasil.observe(state), requests: yggdrasil.requests(state) };
}

describe('the view', () => {
  test('shows how many cards the deck has and which, but not in which order [Y-122]', () => {
    const one = yggdrasil.observe(table('odin').with({ next: ['hel', 'surt', 'loki'] }).state);
    const other = yggdrasil.observe(table('odin').with({ next: ['loki', 'hel', 'surt'] }).state);
    expect(one).toEqual(other);
    expect(one.deck).toMatchObject({ count: 41, top: [], bottom: [] });
  });

  test('shows which special cards chance picked, but not where they lie [Y-953]', () => {
    const options = { ...THE_USUAL_GAME, angry: 2, ragnarok: 1 };
    const { state } = yggdrasil.setup(openingOf(['thor'], 'chance picks', options));
    const { deck } = yggdrasil.observe(state);
    expect([...deck.cards].sort()).toEqual([...state.deck].sort());
    expect(deck.cards.filter((card) => isAngry(card) || isRagnarok(card))).toHaveLength(3);
    const turned = { ...state, deck: state.deck.toReversed() };
    expect(yggdrasil.observe(turned).deck).toEqual(deck);
  });

  test('shows which giants lie in the pile, but not which is on top [Y-946, Y-641]', () => {
    const one = yggdrasil.observe(table('odin').with({ pile: ['gialp', 'thrym'] }).state);
    const other = yggdrasil.observe(table('odin').with({ pile: ['thrym', 'baugi'] }).state);
    expect(one).toEqual(other);
    expect(one.pile.top).toBeNull();
  });

  test('has no streams, from which the next roll could be read', () => {
    const state = table('odin').rolling(3, 'black').state;
    expect(yggdrasil.observe(state)).toEqual(yggdrasil.observe(table('odin').rolling(0, 'white').state));
    expect(JSON.stringify(yggdrasil.observe(state))).not.toContain('"s0"');
  });

  test('lets anyone look into open bags [Y-941, Y-942]', () => {
    expect(yggdrasil.observe(table('odin').state).bags).toMatchObject({
      white: { vikings: 6, fireGiants: 12 },
    });
  });

  test('shows no counts at a table with closed bags [Y-942, Y-943]', () => {
    expect(yggdrasil.observe(table('odin').with({ bagsAreOpen: false }).state).bags).toBeNull();
  });

  test('is the same for every seat: the gods have no secrets from each other [Y-944, Y-954]', () => {
    const game = table('thor', 'odin')
      .with({ next: ['hel', 'surt'] })
      .done();
    expect(yggdrasil.observe(game.state, game.state.turn.seat)).toEqual(yggdrasil.observe(game.state));
  });
});

describe('dealing anew', () => {
  test('leaves the giant that everybody has seen on top of the pile, and every other once [Y-945]', () => {
    const game = table('thor', 'odin').with({
      gods: { odin: { inTrance: true } },
      active: ['greip'],
      pile: ['gialp'],
    });
    game.rolling(3).plays('jotunheim', { giant: 'pile', vikings: 0 }).answers({ giant: 'greip' });
    const { pile } = yggdrasil.resample(game.state, seedFrom('dealt anew'));
    expect(pile[0]).toBe('gialp');
    expect(pile).not.toEqual(game.state.pile);
    expect([...pile].sort()).toEqual([...game.state.pile].sort());
  });

  test('spreads the special cards as everybody knows they were: one in every seven here [Y-128, Y-129]', () => {
    const opening = openingOf(['thor', 'tyr'], 'spread', { ...THE_USUAL_GAME, angry: 6 });
    let piles = 0;
    for (const { step, state } of playOut(yggdrasil, opening, atRandom)) {
      const { deck, knownTop } = yggdrasil.resample(state, seedFrom(`spread ${step}`));
      for (let cards = 7; cards <= deck.length - knownTop; cards += 7) {
        piles += 1;
        expect(deck.slice(deck.length - cards).filter(isAngry)).toHaveLength(cards / 7);
      }
    }
    expect(piles).toBeGreaterThan(100);
  });
});

describe('dealing again a deck with its special cards shuffled in', () => {
  test('knows of no piles: the last seven cards have none of six Angry ones, or several [Y-142]', () => {
    const options = { ...THE_USUAL_GAME, angry: 6, specials: 'shuffled' };
    const { state } = yggdrasil.setup(openingOf(['thor', 'tyr'], 'shuffled in', options));
    const counts = Array.from({ length: 40 }, (_, number) => {
      const { deck } = yggdrasil.resample(state, seedFrom(`shuffled in ${number}`));
      return deck.slice(-7).filter(isAngry).length;
    });
    expect(Math.min(...counts)).toBe(0);
    expect(Math.max(...counts)).toBeGreaterThan(1);
  });
});

describe.each(GAMES)('in whole game %i', (number) => {
  const steps = () => wholeGame(number);

  test('two moments that differ only in what is hidden look the same and ask the same', () => {
    expect(steps().length).toBeGreaterThan(20);
    for (const { step, state } of steps()) {
      const resampled = yggdrasil.resample(state, seedFrom(`dealt anew ${step}`));
      expect(asSeen(resampled)).toEqual(asSeen(state));
    }
  });

  test('dealing anew changes what is hidden and keeps every card and giant', () => {
    const [opening] = steps();
    if (opening === undefined) throw new Error('the game has no opening');
    const resampled = yggdrasil.resample(opening.state, seedFrom('anew'));
    expect(resampled.deck).not.toEqual(opening.state.deck);
    expect(resampled.pile).not.toEqual(opening.state.pile);
    expect(resampled.streams).not.toEqual(opening.state.streams);
    expect([...resampled.deck].sort()).toEqual([...opening.state.deck].sort());
  });

  test('what is known of the ends of the deck and of the pile is true and stays where it is [Y-945]', () => {
    for (const { state } of steps()) {
      const { deck, pile } = yggdrasil.observe(state);
      expect(state.deck.slice(0, deck.top.length)).toEqual(deck.top);
      expect(state.deck.toReversed().slice(0, deck.bottom.length)).toEqual(deck.bottom);
      expect([null, state.pile[0]]).toContain(pile.top);
    }
  });

  test('an action that reveals nothing has the same outcome whatever is hidden', () => {
    let quiet = 0;
    for (const { before, seat, action, step } of steps()) {
      if (before === null || seat === null || action === null) continue;
      const here = yggdrasil.apply(before, seat, action);
      const elsewhere = yggdrasil.apply(yggdrasil.resample(before, seedFrom(`other ${step}`)), seat, action);
      if (!here.ok || !elsewhere.ok) throw new Error('an action was refused');
      expect(elsewhere.revealed).toBe(here.revealed);
      if (here.revealed) continue;
      quiet += 1;
      expect(elsewhere.events).toEqual(here.events);
      expect(asSeen(elsewhere.state)).toEqual(asSeen(here.state));
    }
    expect(quiet).toBeGreaterThan(0);
  });
});
