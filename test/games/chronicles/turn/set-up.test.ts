/** The Tree and how it is set up. */
import { describe, expect, test } from 'vitest';
import { RULE_STATES } from '../../../../src/games/chronicles/box/box.ts';
import {
  ARTIFACT_LEVELS,
  type Artifact,
  CREATURES,
  ENEMIES,
  GODS,
  type GodName,
  IOTUNNS,
  ROTATIONS,
  WORLDS,
  type World,
} from '../../../../src/games/chronicles/box/components.ts';
import {
  columnOf,
  levelOf,
  neighboursOf,
  turnedBy,
  worldAbove,
} from '../../../../src/games/chronicles/box/tree.ts';
import { chronicles } from '../../../../src/games/chronicles/game.ts';
import type { ChroniclesState } from '../../../../src/games/chronicles/state/state.ts';
import { opened, table, turnOf } from '../table.ts';

const FIVE = GODS.slice(0, 5);

test('no combination of options is refused', () => {
  for (const rules of RULE_STATES) expect(chronicles.validateOptions({ rules })).toBeNull();
});

describe('the Tree', () => {
  test('has three levels of three Worlds, and three positions [C-101]', () => {
    for (const level of ['top', 'middle', 'bottom'] as const)
      expect(WORLDS.filter((world) => levelOf(world) === level)).toHaveLength(3);
    expect(ROTATIONS).toHaveLength(3);
    expect(turnedBy(2, 1)).toBe(0);
  });

  test.each([
    ['asgard', 'midgard', 'iotunheim'],
    ['vanaheim', 'nidavellir', 'muspellheim'],
    ['alfheim', 'svartalfheim', 'niflheim'],
  ] as const)('hangs %s over %s over %s at the start [C-102]', (top, middle, bottom) => {
    expect(worldAbove(bottom, 0)).toBe(middle);
    expect(worldAbove(middle, 0)).toBe(top);
    expect(worldAbove(top, 0)).toBeNull();
  });

  test('makes all Worlds of a level neighbours [C-103]', () => {
    expect(neighboursOf('niflheim', 0)).toEqual(expect.arrayContaining(['iotunheim', 'muspellheim']));
    expect(neighboursOf('midgard', 2)).toEqual(expect.arrayContaining(['nidavellir', 'svartalfheim']));
  });

  test('leads straight up and down between the levels [C-104]', () => {
    expect(neighboursOf('midgard', 0)).toHaveLength(4);
    expect(neighboursOf('midgard', 0)).toEqual(expect.arrayContaining(['asgard', 'iotunheim']));
    expect(neighboursOf('asgard', 0)).toHaveLength(3);
  });

  test.each([
    ['asgard', 'iotunheim', ['midgard', 'svartalfheim', 'nidavellir']],
    ['vanaheim', 'muspellheim', ['nidavellir', 'midgard', 'svartalfheim']],
    ['alfheim', 'niflheim', ['svartalfheim', 'nidavellir', 'midgard']],
  ] as const)('leads from %s and %s to the Worlds now between them [C-104]', (top, bottom, between) => {
    for (const rotation of ROTATIONS) {
      const across = (world: World) =>
        neighboursOf(world, rotation).filter((other) => levelOf(other) !== levelOf(world));
      const middle = between[rotation];
      expect(across(top)).toEqual([middle]);
      expect(across(bottom)).toEqual([middle]);
      expect(across(middle)).toEqual([top, bottom]);
      expect(worldAbove(bottom, rotation)).toBe(middle);
      expect(worldAbove(middle, rotation)).toBe(top);
    }
  });

  test('turns the front World to the left, the left one to the right, and the right one to the front [C-105]', () => {
    const columns = (rotation: 0 | 1) =>
      (['midgard', 'nidavellir', 'svartalfheim'] as const).map((world) => columnOf(world, rotation));
    expect(columns(0)).toEqual([0, 1, 2]);
    expect(columns(1)).toEqual([1, 2, 0]);
    expect(worldAbove('midgard', 1)).toBe('vanaheim');
    expect(worldAbove('niflheim', 1)).toBe<World>('nidavellir');
    expect(WORLDS.filter((world) => levelOf(world) !== 'middle').map((world) => columnOf(world, 1))).toEqual(
      WORLDS.filter((world) => levelOf(world) !== 'middle').map((world) => columnOf(world, 0)),
    );
  });
});

describe('the box has', () => {
  const { state } = table('odin', 'thor', 'tyr');

  test('seven markers, all in the Cage [C-106]', () => {
    expect(state.box.ravagedMarkers).toBe(7);
    expect(state.ravaged).toEqual([]);
  });

  test('eight each of Heroes, Anonymous and Fire Giants, all in reserve [C-107]', () => {
    const { box, valhalla, anonymous, fireGiants } = state;
    expect([box.heroes, box.anonymous, box.fireGiants]).toEqual([8, 8, 8]);
    expect([valhalla, anonymous, fireGiants]).toEqual([0, 0, 0]);
  });

  test('seven Iotunn pawns and eighteen cards [C-108]', () => {
    expect(state.box.iotunnPawns).toBe(7);
    expect(state.iotunns).toEqual([]);
    expect(state.iotunnDeck.toSorted()).toEqual(IOTUNNS.toSorted());
    expect(
      turnOf('odin', 'thor')
        .with({ places: { loki: 'asgard' } })
        .plays('fight:loki')
        .told('fight-began'),
    ).toMatchObject([{ strength: 1 }]);
  });

  test('eighteen creatures in random order [C-109]', () => {
    expect(state.creatureDeck.toSorted()).toEqual(CREATURES.toSorted());
    expect(opened(FIVE, 'one').state.creatureDeck).not.toEqual(opened(FIVE, 'two').state.creatureDeck);
  });

  test('six Artifacts of each level in their own dispenser; the front one is visible [C-110]', () => {
    const { state: begun } = opened(FIVE, 'pieces');
    const view = chronicles.observe(begun);
    for (const level of ARTIFACT_LEVELS) {
      const stack = begun.dispensers[level];
      expect(stack).toHaveLength(6);
      expect(stack.every((artifact) => begun.box.artifacts[artifact].level === level)).toBe(true);
      expect(view.dispensers[level].front).toBe(stack[0]);
      expect(view.dispensers[level].behind).toHaveLength(5);
    }
  });

  test('every Artifact of a level first in some games, and last in others [C-110]', () => {
    const games = Array.from({ length: 60 }, (_, number) => opened(FIVE, `forged ${number}`).state);
    for (const level of ARTIFACT_LEVELS) {
      const stacks = games.map(({ dispensers }) => dispensers[level]);
      const ofLevel = new Set(stacks[0]);
      expect(ofLevel.size).toBe(6);
      expect(new Set(stacks.map((stack) => stack[0]))).toEqual(ofLevel);
      expect(new Set(stacks.map((stack) => stack.at(-1)))).toEqual(ofLevel);
      expect(new Set(stacks.map((stack) => stack.join())).size).toBeGreaterThan(50);
    }
  });

  test('Artifacts that stay hidden behind the front one, even after one was taken [C-110]', () => {
    const lyingOtherwise = (game: ChroniclesState): ChroniclesState => {
      const reversed = ([front, ...behind]: readonly Artifact[]) =>
        front === undefined ? [] : [front, ...behind.reverse()];
      const { 1: one, 2: two, 3: three } = game.dispensers;
      return { ...game, dispensers: { 1: reversed(one), 2: reversed(two), 3: reversed(three) } };
    };
    const taken = turnOf('odin', 'thor', 'tyr').with({ world: 'nidavellir', fronts: ['gram'] });
    taken.plays('nidavellir', { artifact: 'gram' });
    for (const game of [state, taken.state]) {
      const other = lyingOtherwise(game);
      for (const level of ARTIFACT_LEVELS)
        expect(other.dispensers[level]).not.toEqual(game.dispensers[level]);
      expect(chronicles.observe(other)).toEqual(chronicles.observe(game));
    }
    expect(chronicles.observe(taken.state).dispensers[1].front).toBe(taken.state.dispensers[1][0]);
  });

  test('Elves and Vanir dice according to the number of players [C-111]', () => {
    const stocks = [1, 2, 3, 4, 5].map((players) => opened(GODS.slice(0, players), 'stocks').state);
    expect(stocks.map(({ alfheim }) => alfheim)).toEqual([6, 7, 9, 11, 13]);
    expect(stocks.map(({ vanaheim }) => vanaheim)).toEqual([6, 7, 9, 11, 13]);
  });

  test('three rune stones [C-112]', () => {
    expect(Object.keys(state.box.runeStones)).toHaveLength(3);
  });

  test('an empty Wheel, and Nidhögg at the start [C-122]', () => {
    expect(Object.values(state.wheel)).toEqual([null, null, null, null, null, null]);
    expect(state.nidhogg).toBe(0);
  });
});

describe('the gods', () => {
  test('have less Life the more there are, and never more than at the start [C-113]', () => {
    const lives = [1, 2, 3, 4, 5].map(
      (players) => opened(GODS.slice(0, players), 'life').state.seats[0]?.life,
    );
    expect(lives).toEqual([9, 8, 7, 6, 5]);
    const game = turnOf('odin', 'thor', 'tyr').with({
      world: 'svartalfheim',
      creatures: ['heidrun', 'mimir'],
    });
    game.plays('svartalfheim').answers({ creature: 'heidrun' });
    expect(game.god('odin').life).toBe(7);
  });

  test('bring six Enemy cards each [C-114]', () => {
    for (const { god, deck, faceDown } of opened(FIVE, 'cards').state.seats) {
      const cards = [faceDown, ...deck].flatMap((card) => card ?? []);
      expect(cards.map(({ enemy }) => enemy).toSorted()).toEqual(ENEMIES.toSorted());
      expect(cards.every(({ pack }) => pack === god)).toBe(true);
    }
  });

  test('start in Asgard with one God die [C-115]', () => {
    expect(opened(FIVE, 'asgard').state.seats.map(({ world }) => world)).toEqual(FIVE.map(() => 'asgard'));
    const game = turnOf('odin', 'thor')
      .with({ places: { fenrir: 'asgard' } })
      .rolling('success');
    expect(game.plays('fight:fenrir').told('dice-rolled')).toMatchObject([
      { godDie: 'success', vanirDice: [] },
    ]);
  });

  test('are one to five out of seven, and all play together [C-123]', () => {
    expect(chronicles.seats).toEqual({ min: 1, max: 5 });
    expect(chronicles.roles).toHaveLength(7);
    expect(table('odin', 'thor').state.end).toBeNull();
  });
});

describe('Support gods', () => {
  const packsIn = (state: ReturnType<typeof opened>['state'], seat: number) => {
    const { deck, faceDown } = state.seats[seat] ?? { deck: [], faceDown: null };
    return [faceDown, ...deck].flatMap((card) => (card === null ? [] : [card.pack]));
  };

  test('come singly to a table of two, in Asgard, with 5 Life points [C-116]', () => {
    expect(opened(['odin', 'thor'], 'two').state.supports).toMatchObject([{ world: 'asgard', life: 5 }]);
    expect(opened(['odin', 'thor', 'tyr'], 'three').state.supports).toEqual([]);
  });

  test('come with three of their cards for each of two players [C-117]', () => {
    const { state } = opened(['odin', 'thor'], 'two');
    const [support] = state.supports;
    for (const seat of [0, 1]) {
      expect(packsIn(state, seat)).toHaveLength(9);
      expect(packsIn(state, seat).filter((pack) => pack === support?.god)).toHaveLength(3);
    }
  });

  test('are shuffled before two players draw, and again into the decks [C-117]', () => {
    const decks = Array.from({ length: 30 }, (_, number) => {
      const { seats, supports } = opened(['odin', 'thor'], `dealt ${number}`).state;
      const [odin] = seats;
      const cards = [odin?.faceDown, ...(odin?.deck ?? [])].flatMap((card) => card ?? []);
      return cards.map((card) => ({ ...card, isSupport: card.pack === supports[0]?.god }));
    });
    const drawn = decks.flatMap((deck) => deck.filter(({ isSupport }) => isSupport));
    expect(new Set(drawn.map(({ enemy }) => enemy))).toEqual(new Set(ENEMIES));
    expect(new Set(decks.map(([top]) => top?.isSupport))).toEqual(new Set([true, false]));
    expect(new Set(decks.map((deck) => deck.at(-1)?.isSupport))).toEqual(new Set([true, false]));
  });

  test('are drawn at random from those that no one plays [C-118]', () => {
    const drawn = Array.from({ length: 60 }, (_, number) => opened(['odin', 'thor'], `draw ${number}`));
    const gods = new Set<GodName | undefined>(drawn.map(({ state }) => state.supports[0]?.god));
    expect(gods).toEqual(new Set(GODS.filter((god) => god !== 'odin' && god !== 'thor')));
  });

  test('come in a pair to a lone player, with all their cards [C-119]', () => {
    const { state } = opened(['odin'], 'one');
    const onWheel = Object.values(state.wheel).flatMap((card) => card?.pack ?? []);
    const packs = [...packsIn(state, 0), ...onWheel];
    const gods = ['odin', ...state.supports.map(({ god }) => god)];
    expect(packs).toHaveLength(18);
    expect(gods.map((god) => packs.filter((pack) => pack === god).length)).toEqual([6, 6, 6]);
  });

  test('have cards in known decks, but at unknown positions [C-121]', () => {
    const { state } = opened(['odin', 'thor'], 'two');
    const [seat] = chronicles.observe(state).seats;
    expect(seat?.unseen).toHaveLength(9);
    expect(seat?.unseen.map(({ pack }) => pack).toSorted()).toEqual(packsIn(state, 0).toSorted());
    expect(seat?.deck.every((card) => card === null)).toBe(true);
  });
});

test('the enemies start on the Worlds of the Tree [C-120]', () => {
  const { places, island } = table('odin', 'thor').state;
  expect(places).toEqual({ hel: 'niflheim', surt: 'muspellheim', loki: 'vanaheim', fenrir: 'cage' });
  expect(island).toBe(0);
});
