/** The turn board of Chronicles shows how near defeat is, whose turn it is, the latest event, and everyone's place. */
import { describe, expect, test } from 'vitest';
import { seatIndex } from '../../../../../src/core/seat.ts';
import { worldsFromLeft } from '../../../../../src/games/chronicles/board/layout.ts';
import { GOD_STYLES } from '../../../../../src/games/chronicles/board/styles.ts';
import { drawTurnBoard } from '../../../../../src/games/chronicles/board/turn-board/turn-board.ts';
import {
  type GodName,
  IOTUNNS,
  WORLDS,
  type World,
} from '../../../../../src/games/chronicles/box/components.ts';
import { BLANK } from '../../../../../src/games/chronicles/box/saga.ts';
import { chronicles } from '../../../../../src/games/chronicles/game.ts';
import type { ChroniclesEvent } from '../../../../../src/games/chronicles/state/events.ts';
import { godName, worldName } from '../../../../../src/games/chronicles/words/names.ts';
import { PALETTE } from '../../../../../src/render/palette.ts';
import { elfSign } from '../../../../../src/render/pieces/elf.ts';
import { TURN_TYPE } from '../../../../../src/render/turn-board/canvas.ts';
import type { Language } from '../../../../../src/words/languages.ts';
import { languages } from '../../../../../src/words/locales.ts';
import { translator } from '../../../../../src/words/translate.ts';
import {
  count,
  hasPiece,
  illegible,
  leftOf,
  letteringOn,
  pieceIn,
  wordsOn,
} from '../../../../render/found.ts';
import type { Moment } from '../../moment.ts';
import { table, tableOf, turnOf } from '../../table.ts';

const english = translator('en');

function picture(moment: Moment = {}, changes: readonly ChroniclesEvent[] = []): string {
  const { state } = turnOf('odin', 'thor', 'tyr').with(moment);
  return drawTurnBoard(chronicles.observe(state), changes, english);
}

test('the board has a red frame while one more loss of Life ends the game [C-802]', () => {
  const safe = picture({ gods: { thor: { life: 3 } } });
  const last = picture({ gods: { thor: { life: 1 } } });
  expect([hasPiece(safe, 'last-step'), hasPiece(last, 'last-step')]).toEqual([false, true]);
  expect(wordsOn(pieceIn(last, 'danger'))).toEqual(['1 step from defeat', 'Thor: 1 Life']);
});

test('the top names the current god, what is left of the turn, and the steps of Nidhögg that the gods need to win', () => {
  expect(wordsOn(pieceIn(picture({ nidhogg: 1 }), 'turn'))).toEqual([
    'Odin',
    'can move, then fight or act',
    '3',
    'steps to win',
  ]);
});

test("the top asks who goes next while it is no one's turn", () => {
  const { state } = table('odin', 'thor');
  const svg = drawTurnBoard(chronicles.observe(state), [], english);
  expect(wordsOn(pieceIn(svg, 'turn')).slice(0, 2)).toEqual(['Round 1', 'choose who goes next']);
});

test('the question who goes next names every god to choose from, even five of them', () => {
  const gods = ['odin', 'thor', 'tyr', 'frigg', 'heimdall'] as const;
  for (const language of languages()) {
    const translate = translator(language);
    const svg = drawTurnBoard(chronicles.observe(table(...gods).state), [], translate);
    for (const god of gods) expect(wordsOn(pieceIn(svg, `life-${god}`))).toContain(translate(godName(god)));
  }
});

test('at the end no god has a turn, and no foe may wake', () => {
  const view = chronicles.observe(turnOf('odin', 'thor').state);
  const svg = drawTurnBoard({ ...view, end: { kind: 'won' } }, [], english);
  expect(wordsOn(pieceIn(svg, 'turn')).slice(0, 2)).toEqual(['after 1 round', 'Odin · Thor']);
  expect(hasPiece(svg, 'wheel')).toBe(false);
});

test('the gods who can go next have a frame', () => {
  const view = chronicles.observe(table('odin', 'thor').state);
  const seats = view.seats.map((seat) => ({ ...seat, hasGone: seat.god === 'odin' }));
  const svg = drawTurnBoard({ ...view, seats }, [], english);
  const isFramed = (god: GodName): boolean =>
    pieceIn(svg, `life-${god}`).includes(`stroke="${PALETTE.accent}" stroke-width="5"`);
  expect([isFramed('odin'), isFramed('thor')]).toEqual([false, true]);
});

describe('the Tree', () => {
  test('has every god and foe in its World', () => {
    const svg = picture({
      gods: { odin: { world: 'alfheim' } },
      places: { loki: 'alfheim', hel: 'niflheim' },
    });
    expect(hasPiece(pieceIn(svg, 'alfheim'), 'god-odin')).toBe(true);
    expect(hasPiece(pieceIn(svg, 'alfheim'), 'enemy-loki')).toBe(true);
    expect(hasPiece(pieceIn(svg, 'niflheim'), 'enemy-hel')).toBe(true);
    expect(hasPiece(pieceIn(svg, 'alfheim'), 'enemy-hel')).toBe(false);
  });
});

describe('the options of the current god', () => {
  const isOpen = (svg: string, world: World): boolean =>
    pieceIn(svg, world).includes(`stroke="${PALETTE.accent}" stroke-width="5"`);
  const openIn = (svg: string): readonly World[] => WORLDS.filter((world) => isOpen(svg, world));
  const wordsIn = (svg: string, world: World): readonly string[] => wordsOn(pieceIn(svg, world));
  const TOP_LEVEL: Moment = { world: 'asgard', rotation: 0, ravaged: [], iotunns: [] };

  test('include only the move into a World without figures, actions or foes', () => {
    const svg = picture({
      ...TOP_LEVEL,
      world: 'alfheim',
      gods: { thor: { world: 'alfheim' }, tyr: { world: 'alfheim' } },
    });
    expect(wordsOn(pieceIn(svg, 'asgard'))).toContain('go here');
  });

  test('highlight the Worlds within reach, and its own', () => {
    expect(openIn(picture(TOP_LEVEL)).toSorted()).toEqual(['alfheim', 'asgard', 'midgard', 'vanaheim']);
  });

  test('include no World once it has acted, and only its own once it has moved', () => {
    const { state } = turnOf('odin', 'thor', 'tyr').with(TOP_LEVEL);
    const view = chronicles.observe(state);
    const having = (turn: Partial<typeof view.turn>): string =>
      drawTurnBoard({ ...view, turn: { ...view.turn, ...turn } }, [], english);
    expect(openIn(having({ hasMoved: true }))).toEqual(['asgard']);
    expect(openIn(having({ hasMoved: true, hasActed: true }))).toEqual([]);
  });

  test('label each World within reach with its yield for the figures there', () => {
    const svg = picture({ ...TOP_LEVEL, gods: { thor: { world: 'alfheim' } } });
    expect(wordsIn(svg, 'alfheim')).toEqual(['Alfheim', '+3 Elves']);
    expect(wordsIn(svg, 'niflheim')).toEqual(['Niflheim']);
  });

  test('show which World is ravaged, and which one an Iotunn blocks', () => {
    const svg = picture({ ...TOP_LEVEL, ravaged: ['alfheim', 'niflheim'], iotunns: ['gymir'] });
    expect(wordsIn(svg, 'alfheim')).toEqual(['Alfheim', 'ravaged: heal']);
    expect(wordsIn(svg, 'niflheim')).toEqual(['Niflheim', 'ravaged']);
    expect(wordsIn(svg, 'vanaheim').slice(0, 2)).toEqual(['Vanaheim', 'blocked']);
    expect(hasPiece(pieceIn(svg, 'vanaheim'), 'foe-gymir')).toBe(true);
  });

  test('name an Iotunn out of reach, but not if that hides the name of the foe it guards', () => {
    const { state } = turnOf('odin', 'thor', 'tyr').with({
      ...TOP_LEVEL,
      places: { hel: 'niflheim' },
      iotunns: ['hraesvelg', 'eggther'],
    });
    const view = chronicles.observe(state);
    for (const language of languages()) {
      const translate = translator(language);
      const iotunn = translate({ key: 'chronicles.tile.iotunn' });
      const svg = drawTurnBoard(view, [], translate);
      expect(wordsIn(svg, 'niflheim')).toContain(translate({ key: 'chronicles.can.guarded' }));
      expect(wordsIn(svg, 'muspellheim')).toContain(iotunn);
    }
    const niflheim = pieceIn(drawTurnBoard(view, [], english), 'niflheim');
    expect(wordsOn(niflheim)).toEqual(['Niflheim', 'guarded', 'Iotunn']);
    const heights = [...niflheim.matchAll(/translate\([\d.-]+ (-[\d.]+)\)"><g><rect[^>]*rx="21"/g)].map(
      ([, y]) => Number(y),
    );
    expect(heights[0]).toBeGreaterThan((heights[1] ?? 0) + 42);
  });

  test('name the Strength of foes in reach only', () => {
    const svg = picture({ ...TOP_LEVEL, places: { loki: 'alfheim', surt: 'muspellheim' } });
    expect(wordsIn(svg, 'alfheim')).toEqual(['Alfheim', '+1 Elf', '1']);
    expect(wordsIn(svg, 'muspellheim')).toEqual(['Muspellheim']);
  });

  test('exclude a Fight with a guarded foe', () => {
    const svg = picture({ ...TOP_LEVEL, places: { loki: 'alfheim' }, iotunns: ['farbauti'] });
    expect(wordsIn(svg, 'alfheim')).toContain('guarded');
    expect(count(pieceIn(svg, 'alfheim'), 'class="fight"')).toBe(1);
  });

  test('are the ravaged Worlds while it heals', () => {
    const { state } = turnOf('odin', 'thor').with({ ...TOP_LEVEL, ravaged: ['midgard', 'niflheim'] });
    const view = { ...chronicles.observe(state), question: { about: 'heal' } as const };
    const svg = drawTurnBoard(view, [], english);
    expect(openIn(svg)).toEqual(WORLDS.filter((world) => world === 'midgard' || world === 'niflheim'));
  });

  test("include a Fight with a foe in the god's World, with the foe's Strength, if Geri and Freki allow one now", () => {
    const { state } = turnOf('odin', 'thor').with({
      ...TOP_LEVEL,
      places: { loki: 'asgard', surt: 'muspellheim' },
    });
    const view = { ...chronicles.observe(state), question: { about: 'fight', prevented: 1 } as const };
    const svg = drawTurnBoard(view, [], english);
    expect(pieceIn(svg, 'asgard')).toContain('class="fight"');
    expect(pieceIn(svg, 'muspellheim')).not.toContain('class="fight"');
    expect(openIn(svg)).toEqual([]);
  });
});

test('the board shows which god can be sent anywhere, and against how many Risks Elves can be sent', () => {
  const view = chronicles.observe(turnOf('odin', 'thor').state);
  const roll = { risks: 2, failures: 2, lost: 0 };
  const asking = (question: typeof view.question): readonly string[] =>
    wordsOn(pieceIn(drawTurnBoard({ ...view, question }, [], english), 'turn'));
  expect(asking({ about: 'place-god', god: 'frigg' })).toContain('sends Frigg anywhere');
  expect(asking({ about: 'elves', roll })).toContain('2 Risks: send Elves?');
});

test('the enemy is named on the card that Odin looks at and may keep [C-745]', () => {
  const game = tableOf('hard', 'odin', 'thor').with({ card: 'jormungand', top: 'surt' }).begins('odin');
  const top = (language: Language): string =>
    pieceIn(drawTurnBoard(chronicles.observe(game.state), [], translator(language)), 'turn');
  expect(wordsOn(top('en'))).toContain('Jörmungand: keep this card?');
  expect(languages().flatMap((language) => illegible(top(language), 32))).toEqual([]);
});

test('the top says that a god that has acted can still use a power', () => {
  const view = chronicles.observe(turnOf('odin', 'thor').state);
  const svg = drawTurnBoard({ ...view, turn: { ...view.turn, hasActed: true } }, [], english);
  expect(wordsOn(pieceIn(svg, 'turn'))).toContain('can use a power');
});

test('the Wheel shows only the foes that the next card wakes, on a red ground if their waking loses the game', () => {
  const svg = picture({ wheel: { hel: 'thor', loki: 'tyr' }, places: { hel: 'asgard' } });
  expect(['hel', 'loki', 'surt'].map((enemy) => hasPiece(svg, `wheel-${enemy}`))).toEqual([
    true,
    true,
    false,
  ]);
  const [, doom = ''] = pieceIn(svg, 'wheel').split('class="doom"');
  expect(['hel', 'loki'].map((enemy) => hasPiece(doom, `wheel-${enemy}`))).toEqual([true, false]);
  expect(wordsOn(pieceIn(svg, 'wheel'))).toEqual(['May wake next:']);
  const view = chronicles.observe(turnOf('odin', 'thor', 'tyr').state);
  const wheel = { hel: null, surt: null, loki: null, jormungand: null, fenrir: null, nidhogg: null };
  const asleep = drawTurnBoard({ ...view, wheel }, [], english);
  expect(wordsOn(pieceIn(asleep, 'wheel'))).toEqual(['No foe is about to wake']);
});

test('the bar starts empty and green', () => {
  const bar = pieceIn(drawTurnBoard(chronicles.observe(table('odin', 'thor').state), [], english), 'danger');
  expect(wordsOn(bar)).toEqual(['3 steps from defeat']);
  expect(count(bar, 'class="lost-step"')).toBe(0);
  expect(bar).toContain(PALETTE.goodDeep);
});

test('the gods who have gone this round have a tick', () => {
  const { state } = turnOf('odin', 'thor', 'tyr').with({});
  const view = chronicles.observe(state);
  const seats = view.seats.map((seat) => ({ ...seat, hasGone: seat.god !== 'tyr' }));
  const svg = drawTurnBoard({ ...view, seats }, [], english);
  expect(['odin', 'thor', 'tyr'].map((god) => hasPiece(svg, `gone-${god}`))).toEqual([false, true, false]);
});

test('figures are 48 px wide on a screen of 390 px, even if five overlap in a World', () => {
  const sizeOf = (...names: readonly GodName[]): number => {
    const { state } = turnOf('odin', 'thor', 'tyr', 'frigg', 'heimdall').with({
      gods: Object.fromEntries(names.map((god) => [god, { world: 'alfheim' }])),
      places: { loki: 'cage' },
    });
    const svg = drawTurnBoard(chronicles.observe(state), [], english);
    const radius = Number(/<circle[^>]* r="(\d+)" fill="#/.exec(pieceIn(svg, 'god-tyr'))?.[1]);
    return (2 * (radius + 3) * 390) / 1000;
  };
  expect(sizeOf('tyr')).toBeGreaterThan(47);
  expect(sizeOf('tyr', 'thor', 'odin')).toBeGreaterThan(47);
  expect(sizeOf('tyr', 'thor', 'odin', 'frigg', 'heimdall')).toBeGreaterThan(47);
});

test('the middle ring has arrows only while the newest tile shows that it turned', () => {
  const turned: ChroniclesEvent = { type: 'tree-turned', times: 1, rotation: 1 };
  const svg = picture({ gods: { odin: { world: 'svartalfheim' }, thor: { world: 'svartalfheim' } } }, [
    turned,
  ]);
  const arrows = [...pieceIn(svg, 'turns').matchAll(/d="M([\d.]+) /g)].map(([, x]) => Number(x));
  const edges = worldsFromLeft(chronicles.observe(turnOf('odin').state), 'middle').map((world) =>
    leftOf(pieceIn(svg, world)),
  );
  expect(arrows.map((x) => x - 22)).toEqual(edges.slice(1));
  expect(hasPiece(picture(), 'turns')).toBe(false);
});

test('the God disc looks the same in the row of the turn, on the Tree and next to its Life', () => {
  const svg = picture({ gods: { odin: { world: 'alfheim' } } });
  const colour = GOD_STYLES.odin.colour;
  for (const piece of ['turn', 'god-odin', 'life-odin']) expect(pieceIn(svg, piece)).toContain(colour);
});

describe("the gods' belongings", () => {
  test('are on the board for the current god, with names, including Artifacts at a table of five', () => {
    const { state } = turnOf('odin', 'thor', 'tyr', 'frigg', 'heimdall').with({
      elves: 1,
      dice: 2,
      artifacts: ['gram', 'svalinn'],
    });
    const svg = drawTurnBoard(chronicles.observe(state), [], english);
    expect(wordsOn(pieceIn(svg, 'holdings'))).toEqual(['1', 'Elf', '2', 'Vanir dice', '2', 'Artifacts']);
  });

  test('have symbols and numbers as large as in Yggdrasil', () => {
    const holdings = pieceIn(picture({ elves: 3 }), 'holdings');
    expect(letteringOn(holdings)[0]).toMatchObject({ words: '3', size: TURN_TYPE.number });
    expect(holdings).toContain(elfSign(64, '#98e8a8'));
  });

  test("are below each god's Life while it is no one's turn", () => {
    const { state } = table('odin', 'thor').with({ elves: 4, dice: 1 });
    const svg = drawTurnBoard(chronicles.observe(state), [], english);
    expect(hasPiece(svg, 'holdings')).toBe(false);
    expect(wordsOn(pieceIn(svg, 'life-odin'))).toEqual(['Odin', '8', '4', '1', '0']);
  });

  test("are below every god's Life", () => {
    const svg = picture({ gods: { odin: { life: 4 }, tyr: { life: 2 } } });
    expect(wordsOn(pieceIn(svg, 'life-odin'))).toEqual(['Odin', '4']);
    expect(wordsOn(pieceIn(svg, 'life-tyr'))).toEqual(['Tyr', '2']);
  });
});

test('the latest events have at most three tiles with two short lines', () => {
  const changes: readonly ChroniclesEvent[] = [
    { type: 'elves-taken', god: 'thor', elves: 2, left: 2 },
    { type: 'enemy-awoke', god: 'odin', enemy: 'loki' },
    { type: 'tree-turned', times: 1, rotation: 1 },
    { type: 'life-lost', god: 'odin', life: 1, left: 4 },
  ];
  expect(wordsOn(pieceIn(picture({}, changes), 'just-now'))).toEqual([
    'Loki',
    'wakes',
    'The Tree',
    'turns',
    'Odin',
    '-1 Life',
  ]);
});

describe('gold', () => {
  const goldIn = (svg: string, piece: string): boolean => pieceIn(svg, piece).includes(PALETTE.gold);
  const awoke: ChroniclesEvent = { type: 'enemy-awoke', god: 'odin', enemy: 'loki' };
  const turned: ChroniclesEvent = { type: 'tree-turned', times: 1, rotation: 1 };
  const lost: ChroniclesEvent = { type: 'life-lost', god: 'tyr', life: 1, left: 4 };
  const came: ChroniclesEvent = { type: 'anonymous-came', anonymous: 1, ladder: 3 };

  test("marks only the newest tile's piece", () => {
    expect(goldIn(picture({}, [turned, awoke]), 'enemy-loki')).toBe(true);
    expect(hasPiece(picture({}, [turned, awoke]), 'turns')).toBe(false);
    expect(goldIn(picture({}, [awoke, turned]), 'enemy-loki')).toBe(false);
    expect(goldIn(picture({}, [awoke, turned]), 'turns')).toBe(true);
    expect(goldIn(picture({}, [awoke, lost]), 'life-tyr')).toBe(true);
    expect(goldIn(picture({}, [awoke, came]), 'enemy-hel')).toBe(true);
  });

  test('marks on the Wheel the foe whose card was placed', () => {
    const placed: ChroniclesEvent = { type: 'card-placed', god: 'thor', enemy: 'surt' };
    const svg = picture({ wheel: { surt: 'thor', hel: 'tyr' } }, [placed]);
    expect([goldIn(svg, 'wheel-surt'), goldIn(svg, 'wheel-hel')]).toEqual([true, false]);
  });
});

describe('a tile', () => {
  function tiles(...changes: readonly ChroniclesEvent[]): readonly string[] {
    return wordsOn(pieceIn(picture({}, changes), 'just-now'));
  }

  test('names the god who lost or got something', () => {
    expect(tiles({ type: 'life-lost', god: 'tyr', life: 2, left: 3 })).toEqual(['Tyr', '-2 Life']);
    expect(tiles({ type: 'life-regained', god: 'thor', life: 1, left: 5 })).toEqual(['Thor', '+1 Life']);
    expect(tiles({ type: 'elves-taken', god: 'thor', elves: 2, left: 2 })).toEqual(['Thor', '+2 Elves']);
  });

  test('names what a new Iotunn obstructs, and the World that was ravaged', () => {
    const { box } = chronicles.observe(table('odin', 'thor').state);
    const blocker = IOTUNNS.find((each) => box.iotunns[each].kind === 'world') ?? 'thrym';
    const card = box.iotunns[blocker];
    const world = card.kind === 'world' ? english(worldName(card.world)) : '';
    expect(tiles({ type: 'iotunn-came', iotunn: blocker, pawnsLeft: 2 })).toEqual([world, 'Iotunn blocks']);
    expect(tiles({ type: 'iotunn-came', iotunn: 'hraesvelg', pawnsLeft: 2 })).toEqual([
      'Hel',
      'Iotunn guards',
    ]);
    expect(tiles({ type: 'iotunn-left', iotunn: 'hraesvelg', pawnsLeft: 3 })).toEqual(['Iotunn', 'leaves']);
    expect(tiles({ type: 'world-ravaged', world: 'midgard', markersLeft: 3 })).toEqual([
      'Midgard',
      'ravaged',
    ]);
  });

  test("says which foe gets stronger when help arrives, and doesn't count that as a gain", () => {
    expect(tiles({ type: 'anonymous-came', anonymous: 1, ladder: 3 })).toEqual(['Hel', 'stronger']);
    expect(tiles({ type: 'fire-giants-came', fireGiants: 2, ladder: 3 })).toEqual(['Surt', 'stronger']);
    expect(tiles({ type: 'anonymous-left', anonymous: 1, ladder: 2 })).toEqual(['Hel', 'weaker']);
  });

  test('names the World a god moved to, in full even for the longest name', () => {
    expect(tiles({ type: 'god-moved', god: 'thor', from: 'asgard', to: 'svartalfheim' })).toEqual([
      'Thor',
      'goes to',
      'Svartalfheim',
    ]);
  });

  test('shows how often the Tree turned, and the steps that a saga foe has left', () => {
    expect(tiles({ type: 'tree-turned', times: 2, rotation: 2 })).toEqual(['The Tree', 'turns twice']);
    expect(tiles({ type: 'saga-foe-moved', foe: 'skoll', from: 1, to: 2, length: 6 })).toEqual([
      'Skoll',
      '4 steps left',
    ]);
  });

  test('shows which page was turned to', () => {
    expect(tiles({ type: 'page-turned', page: 2, of: 3 })).toEqual(['New page', '2 of 3']);
  });

  test('shows how much of a task is left', () => {
    const deed = (done: number): ChroniclesEvent => ({
      type: 'deed-done',
      god: 'thor',
      deed: 'oath',
      world: 'midgard',
      done,
      of: 3,
    });
    expect([tiles(deed(1)), tiles(deed(3)), tiles(deed(4))]).toEqual([
      ['Thor', 'deed, 2 to do'],
      ['Thor', 'task done'],
      ['Thor', 'task done'],
    ]);
    expect(tiles({ type: 'task-fight-done', foe: 'surt', done: 1, of: 2 })).toEqual([
      'Surt',
      'beaten, 1 left',
    ]);
  });

  test('mentions Nidhögg once: its step shows that it woke', () => {
    const moved: ChroniclesEvent = { type: 'nidhogg-moved', page: 1, space: 1, of: 4, finds: BLANK };
    expect(tiles({ type: 'enemy-awoke', god: 'odin', enemy: 'nidhogg' }, moved)).toEqual([
      '4 steps',
      'until you win',
    ]);
  });

  test('has its full text in every language, even for the longest names of Iotunns and steps', () => {
    const moved: ChroniclesEvent = { type: 'nidhogg-moved', page: 1, space: 1, of: 4, finds: BLANK };
    const news: readonly ChroniclesEvent[] = [
      ...IOTUNNS.map((iotunn) => ({ type: 'iotunn-came', iotunn, pawnsLeft: 2 }) as const),
      { type: 'iotunn-left', iotunn: 'hler', pawnsLeft: 3 },
      ...[0, 1, 4, 5].flatMap((done) => [
        { type: 'deed-done', god: 'thor', deed: 'oath', world: 'midgard', done, of: 5 } as const,
        { type: 'task-fight-done', foe: 'jormungand', done, of: 5 } as const,
        { type: 'saga-foe-moved', foe: 'skoll', from: 2, to: done, length: 5 } as const,
      ]),
      moved,
    ];
    const view = chronicles.observe(turnOf('odin', 'thor', 'tyr').state);
    const details = languages().flatMap((language) =>
      news.map(
        (event) => wordsOn(pieceIn(drawTurnBoard(view, [event], translator(language)), 'just-now'))[1],
      ),
    );
    expect(details.filter((detail) => detail === undefined || detail.includes('…'))).toEqual([]);
  });

  test('mentions that Hel or Surt climbs, and who is bitten by Fenrir', () => {
    const awoke: ChroniclesEvent = { type: 'enemy-awoke', god: 'odin', enemy: 'surt' };
    expect(tiles(awoke, { type: 'enemy-moved', enemy: 'surt', from: 'muspellheim', to: 'midgard' })).toEqual([
      'Surt',
      'climbs',
    ]);
    const woke: ChroniclesEvent = { type: 'enemy-awoke', god: 'thor', enemy: 'fenrir' };
    expect(tiles(woke, { type: 'fenrir-bit', god: 'thor' })).toEqual(['Fenrir', 'bites Thor']);
  });

  test('for the current turn is always shown, whatever the previous turn caused', () => {
    const before: readonly ChroniclesEvent[] = [
      { type: 'enemy-awoke', god: 'odin', enemy: 'loki' },
      { type: 'life-lost', god: 'odin', life: 1, left: 4 },
      { type: 'life-lost', god: 'thor', life: 2, left: 3 },
    ];
    const began: ChroniclesEvent = { type: 'turn-began', turn: 2, seat: seatIndex(1), god: 'thor' };
    const placed: ChroniclesEvent = { type: 'card-placed', god: 'thor', enemy: 'hel' };
    expect(tiles(...before, began, placed).slice(-2)).toEqual(['Hel', 'may wake']);
    expect(tiles(...before, began, placed)).toHaveLength(6);
  });

  test('marks the start of a turn', () => {
    const awoke: ChroniclesEvent = { type: 'enemy-awoke', god: 'odin', enemy: 'loki' };
    const turned: ChroniclesEvent = { type: 'tree-turned', times: 1, rotation: 1 };
    const began: ChroniclesEvent = { type: 'turn-began', turn: 2, seat: seatIndex(1), god: 'thor' };
    expect(hasPiece(picture({}, [turned, began, awoke]), 'turn-change')).toBe(true);
    expect(hasPiece(picture({}, [began, turned, awoke]), 'turn-change')).toBe(false);
  });
});
