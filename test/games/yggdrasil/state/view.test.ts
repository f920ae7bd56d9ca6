/** The view contains everything that's open, but no unseen order. */
import { describe, expect, test } from 'vitest';
import { playOut } from '../../../../src/core/playing.ts';
import { atRandom } from '../../../../src/core/policy.ts';
import { seedFrom } from '../../../../src/core/random.ts';
import { type Card, isAngry, isRagnarok } from '../../../../src/games/yggdrasil/box/components.ts';
import { yggdrasil } from '../../../../src/games/yggdrasil/game.ts';
import { finish } from '../../../../src/games/yggdrasil/state/draft.ts';
import type { YggdrasilState } from '../../../../src/games/yggdrasil/state/state.ts';
import { setUp } from '../../../../src/games/yggdrasil/turn/set-up.ts';
import { openingOf, THE_USUAL_GAME, table } from '../table.ts';
import { wholeGame } from '../whole-games.ts';

const GAMES = [0, 1, 2, 3, 4, 5, 6, 7] as const;

function isSpecial(card: Card | undefined): boolean {
  return card !== undefined && (isAngry(card) || isRagnarok(card));
}

function asSeen(state: YggdrasilState): object {
  return { view: yggdrasil.observe(state), requests: yggdrasil.requests(state) };
}

describe('the view', () => {
  test('shows how many cards and which ones are in the deck, but not their order [Y-122]', () => {
    const one = yggdrasil.observe(table('odin').with({ next: ['hel', 'surt', 'loki'] }).state);
    const other = yggdrasil.observe(table('odin').with({ next: ['loki', 'hel', 'surt'] }).state);
    expect(one).toEqual(other);
    expect(one.deck).toMatchObject({ count: 41, top: [], bottom: [] });
  });

  test('shows which special cards were drawn, but not their positions [Y-953]', () => {
    const options = { ...THE_USUAL_GAME, angry: 2, ragnarok: 1 };
    const { state } = yggdrasil.setup(openingOf(['thor'], 'chance picks', options));
    const { deck } = yggdrasil.observe(state);
    expect([...deck.cards].sort()).toEqual([...state.deck].sort());
    expect(deck.cards.filter((card) => isAngry(card) || isRagnarok(card))).toHaveLength(3);
    const turned = { ...state, deck: state.deck.toReversed() };
    expect(yggdrasil.observe(turned).deck).toEqual(deck);
  });

  test('shows which giants are in the pile, but not which one is on top [Y-946, Y-641]', () => {
    const one = yggdrasil.observe(table('odin').with({ pile: ['gialp', 'thrym'] }).state);
    const other = yggdrasil.observe(table('odin').with({ pile: ['thrym', 'baugi'] }).state);
    expect(one).toEqual(other);
    expect(one.pile.top).toBeNull();
  });

  test('has no random streams, which would reveal the next roll', () => {
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

  test("counts the dead that Hel takes out of a closed bag, so choosing that bag can't be undone [Y-943]", () => {
    const choosing = (bagsAreOpen: boolean) => {
      const game = table('thor', 'tyr').with({ bagsAreOpen, next: ['hel'] });
      const { state } = game.rolling('white', 'black').done();
      const [request] = yggdrasil.requests(state);
      if (request === undefined) throw new Error('Tyr chooses nothing');
      const action = { request: request.key, choice: 'take', values: { island: 'black' } };
      const applied = yggdrasil.apply(state, state.turn.seat, action);
      return applied.ok ? applied.revealed : applied.refusal;
    };
    expect(choosing(false)).toBe(true);
    expect(choosing(true)).toBe(false);
  });

  test('is the same for every seat: the gods have no secrets from each other [Y-944, Y-954]', () => {
    const game = table('thor', 'odin')
      .with({ next: ['hel', 'surt'] })
      .done();
    expect(yggdrasil.observe(game.state, game.state.turn.seat)).toEqual(yggdrasil.observe(game.state));
  });
});

/** The average of `counted` over random resamples of a state. */
function onAverage(state: YggdrasilState, counted: (other: YggdrasilState) => number): number {
  const numbers = Array.from({ length: 3000 }, (_, number) =>
    counted(yggdrasil.resample(state, seedFrom(`on average ${number}`))),
  );
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

describe('resampling closed bags', () => {
  const CLOSED = { bagsAreOpen: false } as const;
  const ALL_WHITE = {
    bags: { white: { vikings: 0, fireGiants: 18 }, green: { vikings: 18, fireGiants: 0 } },
  };
  const ALL_GREEN = {
    bags: { white: { vikings: 18, fireGiants: 0 }, green: { vikings: 0, fireGiants: 18 } },
  };

  test("doesn't reveal the contents of each bag [Y-943]", () => {
    const one = table('odin').with({ ...CLOSED, ...ALL_WHITE }).state;
    const other = table('odin').with({ ...CLOSED, ...ALL_GREEN }).state;
    expect(yggdrasil.observe(other)).toEqual(yggdrasil.observe(one));
    for (let number = 0; number < 20; number += 1) {
      const seed = seedFrom(`bags ${number}`);
      expect(yggdrasil.resample(other, seed)).toEqual(yggdrasil.resample(one, seed));
    }
  });

  test('leaves the bags as printed as long as nothing went in or out [Y-943]', () => {
    const { state } = table('odin').with(CLOSED);
    expect(yggdrasil.resample(state, seedFrom('printed')).bags).toEqual(state.box.bags);
  });

  test('takes the missing counters out of random bags, and puts the extra ones into random bags [Y-943]', () => {
    const { state } = table('odin').with({ ...CLOSED, vikings: 26, muspellheim: 0 });
    const { bags } = yggdrasil.resample(state, seedFrom('all'));
    const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
    expect(sum(Object.values(bags).map(({ vikings }) => vikings))).toBe(16);
    expect(sum(Object.values(bags).map(({ fireGiants }) => fireGiants))).toBe(42);
    expect(onAverage(state, (other) => other.bags.white.vikings)).toBeCloseTo((16 * 6) / 42, 1);
    expect(onAverage(state, (other) => other.bags.black.vikings)).toBeCloseTo((16 * 15) / 42, 1);
    expect(onAverage(state, (other) => other.bags.white.fireGiants)).toBeCloseTo(15, 1);
    expect(onAverage(state, (other) => other.bags.black.fireGiants)).toBeCloseTo(6, 1);
  });

  test('leaves open bags unchanged', () => {
    const { state } = table('odin').with(ALL_WHITE);
    expect(yggdrasil.resample(state, seedFrom('open')).bags).toEqual(state.bags);
  });

  test('does not happen in a restored game, since people saw each counter go in or out', () => {
    const { state } = table('odin').with({ ...CLOSED, ...ALL_WHITE });
    expect(yggdrasil.reseed(state, seedFrom('restored')).bags).toEqual(state.bags);
  });
});

describe('the next card of a resampled deck', () => {
  /** A set-up that starts with these cards, special (`s`) or plain (`p`), once they have been seen. */
  function momentAfter(pattern: string, angry: number, ragnarok: number): YggdrasilState {
    const choices = { difficulty: { angry, ragnarok }, bagsAreOpen: true, elvesAreAlwaysAsked: false };
    for (let number = 0; ; number += 1) {
      const { box, seed } = openingOf(['thor'], `deck ${number}`);
      const { state } = finish(setUp(box, choices, ['thor'], seed));
      const seen = state.deck.slice(0, pattern.length);
      if (seen.map((card) => (isSpecial(card) ? 's' : 'p')).join('') === pattern)
        return { ...state, deck: state.deck.slice(pattern.length), discard: seen };
    }
  }

  // Of ten piles, six have 5 cards and four have 4: three plain cards come first in 2 of 5 cases, or 1 of 4.
  // Of seven piles, two have 7 cards and five have 6: four plain cards come first in 3 of 7 cases, or 2 of 6.
  test.each([
    { pattern: 'ppp', angry: 6, ragnarok: 4, chance: (6 / 5 + 4 / 4) / (6 * (2 / 5) + 4 * (1 / 4)) },
    { pattern: 'spp', angry: 6, ragnarok: 4, chance: 0 },
    { pattern: 'pppp', angry: 5, ragnarok: 2, chance: (2 / 7 + 5 / 6) / (2 * (3 / 7) + 5 * (2 / 6)) },
  ])('is special as often as in set-ups that start with $pattern [Y-128, Y-129]', (after) => {
    const moment = momentAfter(after.pattern, after.angry, after.ragnarok);
    const share = onAverage(moment, ({ deck }) => (isSpecial(deck[0]) ? 1 : 0));
    expect(Math.abs(share - after.chance)).toBeLessThan(0.03);
  });
});

describe('dealing again', () => {
  test('keeps the giant that everyone has seen on top of the pile, and has every other giant once [Y-945]', () => {
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

  test('spreads the special cards as everyone knows they were: one in every seven here [Y-128, Y-129]', () => {
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

describe('dealing again a deck with special cards shuffled in', () => {
  test('assumes no piles: the last seven cards may have none of six Angry ones, or several [Y-142]', () => {
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

  test('two moments that differ only in hidden parts look the same and ask the same question', () => {
    expect(steps().length).toBeGreaterThan(20);
    for (const { step, state } of steps()) {
      const resampled = yggdrasil.resample(state, seedFrom(`dealt anew ${step}`));
      expect(asSeen(resampled)).toEqual(asSeen(state));
    }
  });

  test('dealing again changes the hidden parts and keeps every card and giant', () => {
    const [opening] = steps();
    if (opening === undefined) throw new Error('the game has no opening');
    const resampled = yggdrasil.resample(opening.state, seedFrom('anew'));
    expect(resampled.deck).not.toEqual(opening.state.deck);
    expect(resampled.pile).not.toEqual(opening.state.pile);
    expect(resampled.streams).not.toEqual(opening.state.streams);
    expect([...resampled.deck].sort()).toEqual([...opening.state.deck].sort());
  });

  test('keeps the known ends of the deck and the pile [Y-945]', () => {
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
