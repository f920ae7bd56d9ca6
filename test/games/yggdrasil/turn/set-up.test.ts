/** The board and the deck before the first turn. */
import { describe, expect, test } from 'vitest';
import { seedFrom } from '../../../../src/core/random.ts';
import {
  ARTIFACT_LEVELS,
  type Card,
  ENEMIES,
  GIANTS,
  GODS,
  ISLANDS,
  isAngry,
  isRagnarok,
  RAGNAROK_CARDS,
} from '../../../../src/games/yggdrasil/box/components.ts';
import { houseBox } from '../../../../src/games/yggdrasil/box/rule-states.ts';
import { yggdrasil } from '../../../../src/games/yggdrasil/game.ts';
import { finish } from '../../../../src/games/yggdrasil/state/draft.ts';
import type { YggdrasilState } from '../../../../src/games/yggdrasil/state/state.ts';
import { type Difficulty, setUp } from '../../../../src/games/yggdrasil/turn/set-up.ts';
import { expectLegal, FIRE_GIANTS_IN_THE_BOX, VIKINGS_IN_THE_BOX } from '../legality.ts';
import { openingOf, THE_USUAL_GAME, tableOf } from '../table.ts';

const SEEDS = Array.from({ length: 25 }, (_, number) => seedFrom(`set-up ${number}`));
const EASY: Difficulty = { angry: 0, ragnarok: 0 };

function board(difficulty = EASY, seed = seedFrom('board'), gods = GODS.slice(0, 3)): YggdrasilState {
  return finish(
    setUp(houseBox('2018'), { difficulty, bagsAreOpen: true, elvesAreAlwaysAsked: false }, gods, seed),
  ).state;
}

describe('the gods', () => {
  test('are one to six of six [Y-101]', () => {
    expect(yggdrasil.seats).toEqual({ min: 1, max: 6 });
    expect(yggdrasil.roles).toEqual(['odin', 'thor', 'frey', 'heimdall', 'tyr', 'freyja']);
  });

  test('sit one per seat, in the order given; unchosen gods stay out [Y-102]', () => {
    const { state } = yggdrasil.setup(openingOf(['tyr', 'odin'], 'two'));
    expect(state.seats.map(({ god }) => god)).toEqual(['tyr', 'odin']);
    expect(state.turn.seat).toBe(0);
  });

  test.each([1, 2, 3, 4, 5, 6])(
    'hold nothing at first, and Alfheim has one Elf more than there are gods: %i [Y-103, Y-115, Y-133]',
    (count) => {
      const state = board(EASY, seedFrom('elves'), GODS.slice(0, count));
      expect(state.alfheim).toBe(count + 1);
      for (const seat of state.seats) {
        expect(seat).toMatchObject({ vikings: 0, elves: 0, inTrance: false });
        expect(Object.values(seat.artifacts)).toEqual([0, 0, 0, 0, 0, 0]);
      }
    },
  );

  test('may be only one, with two Elves and everything else as written [Y-132]', () => {
    const alone = board(EASY, seedFrom('alone'), ['odin']);
    expect(alone.alfheim).toBe(2);
    expect(alone.deck).toHaveLength(42);
    expectLegal(alone);
  });
});

describe('the board', () => {
  test('is set up according to the rulebook [Y-104, Y-105, Y-109, Y-110, Y-111, Y-112, Y-137]', () => {
    expect(board()).toMatchObject({
      vanir: 0,
      enemies: { hel: 1, surt: 1, jormungand: 1, loki: 1, nidhogg: 1, fenrir: 1 },
      valkyries: 'rainbow',
      submerged: 'black',
      muspellheim: 12,
      helheim: 5,
      active: [],
      beaten: [],
      fenrirIsAngry: false,
      daeg: 0,
      lostVikings: 0,
    });
  });

  test('has no card drawn or discarded, and no one has had a turn [Y-120]', () => {
    expect(board()).toMatchObject({
      drawn: [],
      discard: [],
      turn: { number: 0, seat: 0, spent: [] },
      steps: [],
      question: null,
    });
  });

  test('has four bags, filled as printed [Y-113, Y-114]', () => {
    expect(ISLANDS).toEqual(['white', 'blue', 'green', 'black']);
    expect(board().bags).toEqual({
      white: { vikings: 6, fireGiants: 12 },
      blue: { vikings: 9, fireGiants: 9 },
      green: { vikings: 12, fireGiants: 6 },
      black: { vikings: 15, fireGiants: 3 },
    });
  });

  test('holds 47 Vikings and 42 Fire Giants in all [Y-115, Y-116]', () => {
    expect([VIKINGS_IN_THE_BOX, FIRE_GIANTS_IN_THE_BOX]).toEqual([47, 42]);
    expectLegal(board());
  });

  test('has 18 artifacts, three levels against each of six enemies [Y-106, Y-107]', () => {
    expect(ENEMIES.length * ARTIFACT_LEVELS.length).toBe(18);
    expect(ARTIFACT_LEVELS).toEqual([1, 2, 3]);
  });

  test('has all 16 giants shuffled in the pile [Y-108]', () => {
    const piles = SEEDS.map((seed) => board(EASY, seed).pile);
    for (const pile of piles) expect([...pile].sort()).toEqual([...GIANTS].sort());
    expect(new Set(piles.map((pile) => pile.join())).size).toBe(SEEDS.length);
  });

  test('has one die: six colours, six numbers of hammers [Y-117, Y-118, Y-119, Y-901, Y-902]', () => {
    expect(houseBox('2018').die).toEqual({
      colours: ['white', 'blue', 'blue', 'green', 'green', 'black'],
      hammers: [0, 1, 1, 2, 2, 3],
    });
  });
});

describe('the enemy deck', () => {
  const count = (deck: readonly Card[], card: Card) => deck.filter((each) => each === card).length;

  test('of the easy game has seven plain cards of each enemy, 42 in all [Y-120, Y-121, Y-123]', () => {
    const { deck } = board();
    expect(deck).toHaveLength(42);
    for (const enemy of ENEMIES) expect(count(deck, enemy)).toBe(7);
  });

  test('is shuffled, so that no two tables have the same deck [Y-122]', () => {
    const decks = SEEDS.map((seed) => board(EASY, seed).deck.join());
    expect(new Set(decks).size).toBe(SEEDS.length);
  });

  test('replaces a plain card with each Angry one, so it does not grow [Y-124, Y-125]', () => {
    const { deck } = board({ angry: ['hel', 'loki'], ragnarok: 0 });
    expect(deck).toHaveLength(42);
    expect([count(deck, 'hel'), count(deck, 'angry-hel'), count(deck, 'surt')]).toEqual([6, 1, 7]);
    const all = board({ angry: 6, ragnarok: 0 }).deck;
    expect(all).toHaveLength(42);
    expect(all.filter(isAngry)).toHaveLength(6);
  });

  test('grows by one for each Ragnarök card, up to four [Y-126, Y-127]', () => {
    expect(RAGNAROK_CARDS).toHaveLength(4);
    const { deck } = board({ angry: 6, ragnarok: 4 });
    expect(deck).toHaveLength(46);
    expect(deck.filter(isRagnarok)).toHaveLength(4);
    expectLegal(board({ angry: 6, ragnarok: 4 }));
  });

  test('takes special cards by name, or a number of random ones [Y-130]', () => {
    const named = board({ angry: ['surt'], ragnarok: ['ragnarok-2', 'ragnarok-4'] }).deck;
    expect(named.filter((card) => isAngry(card) || isRagnarok(card)).sort()).toEqual([
      'angry-surt',
      'ragnarok-2',
      'ragnarok-4',
    ]);
    const drawn = SEEDS.map((seed) => board({ angry: 1, ragnarok: 0 }, seed).deck.filter(isAngry));
    expect(drawn.every((angry) => angry.length === 1)).toBe(true);
    expect(new Set(drawn.flat()).size).toBeGreaterThan(1);
  });

  test.each([
    { angry: 6, ragnarok: 0, sizes: [7, 7, 7, 7, 7, 7] },
    { angry: 0, ragnarok: 4, sizes: [12, 12, 11, 11] },
    { angry: 2, ragnarok: 1, sizes: [15, 14, 14] },
    { angry: 6, ragnarok: 4, sizes: [5, 5, 5, 5, 5, 5, 4, 4, 4, 4] },
  ])(
    'with $angry Angry and $ragnarok Ragnarök card(s) is stacked from piles with one special each [Y-128, Y-129]',
    ({ sizes, ...difficulty }) => {
      for (const seed of SEEDS) {
        expect(canBeCut(board(difficulty, seed).deck.map(isSpecial), sizes)).toBe(true);
      }
    },
  );

  test('may have a special card anywhere in its pile [Y-128]', () => {
    const places = SEEDS.flatMap((seed) => {
      const { deck } = board({ angry: 6, ragnarok: 0 }, seed);
      return deck.flatMap((card, at) => (isSpecial(card) ? [at % 7] : []));
    });
    expect(places).toHaveLength(6 * SEEDS.length);
    expect(new Set(places)).toEqual(new Set([0, 1, 2, 3, 4, 5, 6]));
  });

  test.each([[[15, 14, 14]], [[14, 15, 14]], [[14, 14, 15]]])(
    'stacks the piles in random order, so three piles are not always in the order %j [Y-129]',
    (sizes) => {
      const decks = Array.from({ length: 100 }, (_, number) => {
        return board({ angry: 2, ragnarok: 1 }, seedFrom(`piles ${number}`)).deck;
      });
      const stackedSo = decks.filter((deck) => canBeCutInOrder(deck.map(isSpecial), sizes));
      expect(stackedSo.length).toBeGreaterThan(0);
      expect(stackedSo.length).toBeLessThan(decks.length);
    },
  );
});

describe('a deck with its special cards shuffled in', () => {
  const deckOf = (specials: string, seed: string) =>
    yggdrasil.setup(openingOf(['thor', 'tyr'], seed, { ...THE_USUAL_GAME, angry: 6, ragnarok: 4, specials }));
  const cardsOf = ({ deck, drawn, discard }: YggdrasilState) => [...discard, ...drawn, ...deck];
  const seeds = SEEDS.map((_, number) => `shuffled in ${number}`);

  test('has the same cards, but not one in every pile [Y-142]', () => {
    const sizes = [5, 5, 5, 5, 5, 5, 4, 4, 4, 4];
    const canBeCutSoOften = (specials: string) =>
      seeds.filter((seed) => canBeCut(cardsOf(deckOf(specials, seed).state).map(isSpecial), sizes)).length;
    expect(canBeCutSoOften('spread')).toBe(seeds.length);
    expect(canBeCutSoOften('shuffled')).toBeLessThan(seeds.length / 2);
    const { state } = deckOf('shuffled', 'cards');
    expect(cardsOf(state).sort()).toEqual(cardsOf(deckOf('spread', 'cards').state).sort());
    expectLegal(state);
  });

  test('has them anywhere, even three in a row, and each seed shuffles differently [Y-142]', () => {
    const decks = seeds.map((seed) => cardsOf(deckOf('shuffled', seed).state).map(isSpecial));
    expect(decks.some((deck) => deck.some((is, at) => is && deck[at + 1] && deck[at + 2]))).toBe(true);
    expect(new Set(decks.map((deck) => deck.join())).size).toBe(seeds.length);
  });
});

function isSpecial(card: Card): boolean {
  return isAngry(card) || isRagnarok(card);
}

/** Whether the deck consists of piles of these sizes, in any order, each with exactly one special card. */
function canBeCut(specials: readonly boolean[], sizes: readonly number[]): boolean {
  if (sizes.length === 0) return specials.length === 0;
  return [...new Set(sizes)].some((size) => {
    const rest = sizes.toSpliced(sizes.indexOf(size), 1);
    const pile = specials.slice(0, size);
    return pile.filter(Boolean).length === 1 && canBeCut(specials.slice(size), rest);
  });
}

/** Whether the deck consists of piles of these sizes in exactly this order. */
function canBeCutInOrder(specials: readonly boolean[], sizes: readonly number[]): boolean {
  const ends = sizes.map((_, at) => sizes.slice(0, at + 1).reduce((sum, size) => sum + size));
  return ends.every((end, at) => specials.slice(ends[at - 1] ?? 0, end).filter(Boolean).length === 1);
}

describe('the first turn', () => {
  test('starts immediately with a card for the first god [Y-202, Y-203]', () => {
    const { state, events } = yggdrasil.setup(openingOf(['thor', 'frey'], 'first turn'));
    expect(events[0]).toEqual({ type: 'turn-began', turn: 1, seat: 0, god: 'thor', cardsLeft: 42 });
    expect(events.map(({ type }) => type)).toContain('card-drawn');
    expect(state.deck).toHaveLength(41);
    expectLegal(state);
  });

  test('is the same with the same seed and different with another [Y-122]', () => {
    const opened = (text: string) => yggdrasil.setup(openingOf(['thor'], text));
    expect(opened('same')).toEqual(opened('same'));
    expect(opened('same').state.deck).not.toEqual(opened('other').state.deck);
  });

  test('takes closed bags from the options, and open ones by default [Y-942]', () => {
    expect(yggdrasil.options['bags']).toMatchObject({ byDefault: 'open' });
    const { state } = yggdrasil.setup(openingOf(['thor'], 'bags', { ...THE_USUAL_GAME, bags: 'closed' }));
    expect(state.bagsAreOpen).toBe(false);
  });

  test('always asks for Elves if the options say so, and by default only if it matters [Y-948]', () => {
    expect(yggdrasil.options['ask-elves']).toMatchObject({ byDefault: 'when-it-matters' });
    const opened = (askElves: string) =>
      yggdrasil.setup(openingOf(['thor'], 'elves', { ...THE_USUAL_GAME, 'ask-elves': askElves }));
    expect(opened('always').state.elvesAreAlwaysAsked).toBe(true);
    expect(opened('when-it-matters').state.elvesAreAlwaysAsked).toBe(false);
  });
});

describe('under the rules of 2010', () => {
  const box = houseBox('2010');

  test('the submerged tile is in the open sea: every island can be searched [Y-138]', () => {
    const { state } = tableOf('2010', 'odin').with({ valkyries: 'black' });
    expect(state.submerged).toBeNull();
    const game = tableOf('2010', 'odin').with({ valkyries: 'green' });
    expect(game.plays('midgard', { island: 'black' }).told('souls-sought')).toHaveLength(1);
  });

  test('the whirlpool giant closes no island while the tile is in the open sea [Y-614]', () => {
    const game = tableOf('2010', 'odin').with({ valkyries: 'green', active: ['hyrrokkin'] });
    expect(game.choices('island', 'midgard')).toEqual(['green', 'blue', 'black']);
  });

  test('a table with Ragnarök cards is refused, by number and by name, but not in other editions [Y-126, Y-139]', () => {
    const options = { ...THE_USUAL_GAME, rules: '2010' };
    expect(yggdrasil.validateOptions({ ...options, ragnarok: 1 })).toEqual({
      code: 'no-ragnarok',
      rules: '2010',
    });
    expect(yggdrasil.validateOptions({ ...options, ragnarok: ['ragnarok-1'] })).toMatchObject({
      code: 'no-ragnarok',
    });
    expect(yggdrasil.validateOptions({ ...options, ragnarok: 0, angry: 6 })).toBeNull();
    for (const rules of ['2018', '2011']) {
      expect(yggdrasil.validateOptions({ ...options, rules, ragnarok: 4 })).toBeNull();
    }
  });

  test('seven worlds can be closed; Jötunheim replaces the giant that strengthens giants [Y-608, Y-910]', () => {
    const effects = GIANTS.map((giant) => box.giants[giant].effect);
    expect(effects.flatMap((effect) => (effect.kind === 'blocks' ? effect.world : [])).sort()).toEqual(
      ['alfheim', 'helheim', 'jotunheim', 'muspellheim', 'nidavellir', 'niflheim', 'vanaheim'].sort(),
    );
    expect(effects).not.toContainEqual({ kind: 'strengthens', whom: 'giants' });
  });
});
