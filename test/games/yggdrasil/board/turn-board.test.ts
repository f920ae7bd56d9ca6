/** The turn board of Yggdrasil shows how near defeat is, whose turn it is, the latest event and the enemies' spaces. */
import { describe, expect, test } from 'vitest';
import type { Translate } from '../../../../src/core/presentation/phrase.ts';
import { seatIndex } from '../../../../src/core/seat.ts';
import { ISLAND_STYLES } from '../../../../src/games/yggdrasil/board/styles.ts';
import { drawTurnBoard } from '../../../../src/games/yggdrasil/board/turn-board/turn-board.ts';
import { ENEMIES, type Enemy, GIANTS, ISLANDS, SEA } from '../../../../src/games/yggdrasil/box/components.ts';
import { calmingColours } from '../../../../src/games/yggdrasil/facts/enemies.ts';
import { yggdrasil } from '../../../../src/games/yggdrasil/game.ts';
import type { YggdrasilEvent } from '../../../../src/games/yggdrasil/state/events.ts';
import { PALETTE } from '../../../../src/render/palette.ts';
import { LANGUAGES } from '../../../../src/words/languages.ts';
import { translator } from '../../../../src/words/translate.ts';
import { count, hasPiece, illegible, leftOf, pieceIn, wordsOn } from '../../../render/found.ts';
import { misplaced } from '../../../render/legibility/placed.ts';
import { everyEnemyOn, type Moment } from '../moment.ts';
import { table } from '../table.ts';

const english = translator('en');

function picture(
  moment: Moment = {},
  changes: readonly YggdrasilEvent[] = [],
  translate: Translate = english,
): string {
  const { state } = table('odin', 'thor', 'freyja').with(moment);
  return drawTurnBoard(yggdrasil.observe(state), changes, translate);
}

const FIGHT = { god: 'heimdall', strength: 9, force: 8, vikings: 0, elves: 0 } as const;
const EXCHANGE = { type: 'counters-exchanged', with: seatIndex(2) } as const;

/** The names of two giants are too long for a Japanese tile, so they are cut off there. */
function tellsOfLongName(event: YggdrasilEvent): boolean {
  const giant = 'foe' in event ? event.foe : 'giant' in event ? event.giant : null;
  return giant === 'utgard-loki' || giant === 'vafthrudnir';
}

/** Events with long texts, one of each kind that has a tile. */
const EVERY_NEWS: readonly YggdrasilEvent[] = [
  ...ENEMIES.flatMap((foe): readonly YggdrasilEvent[] => [
    { type: 'fight-won', foe, ...FIGHT },
    { type: 'fight-lost', foe, ...FIGHT },
    { type: 'artifact-taken', enemy: foe, level: 3 },
    { type: 'enemy-advanced', enemy: foe, from: 1, to: 3 },
    { type: 'enemy-advanced', enemy: foe, from: 4, to: 5 },
    { type: 'enemy-advanced', enemy: foe, from: 5, to: 6 },
    { type: 'enemy-retreated', enemy: foe, from: 5, to: 3 },
  ]),
  ...GIANTS.flatMap((foe): readonly YggdrasilEvent[] => [
    { type: 'fight-won', foe, ...FIGHT },
    { type: 'fight-lost', foe, ...FIGHT },
    { type: 'giant-discarded', giant: foe, from: 'active' },
  ]),
  { type: 'fight-lost', foe: 'pile', ...FIGHT },
  ...SEA.map((to): YggdrasilEvent => ({ type: 'valkyries-moved', from: 'white', to })),
  ...ISLANDS.flatMap((island): readonly YggdrasilEvent[] => [
    { type: 'vikings-sent', island, vikings: 5 },
    { type: 'island-sank', island, valkyriesFrom: 'rainbow' },
    { type: 'vikings-died', island, vikings: 12, forGood: true },
    { type: 'fire-giants-came', island, fireGiants: 12 },
    { type: 'fires-put-out', island, fireGiants: 5, vikings: 0 },
    { type: 'souls-sought', island, vikings: 4, fireGiants: 0 },
  ]),
  { type: 'souls-sought', island: 'white', vikings: 0, fireGiants: 3 },
  { ...EXCHANGE, vikings: 12, elves: 0 },
  { ...EXCHANGE, vikings: -12, elves: 0 },
  { ...EXCHANGE, vikings: 0, elves: 4 },
  { ...EXCHANGE, vikings: 0, elves: -4 },
  { ...EXCHANGE, vikings: 3, elves: -4 },
  { type: 'vikings-taken', vikings: 2 },
  { type: 'vikings-saved', seat: seatIndex(0), vikings: 12 },
  { type: 'elf-taken', left: 0 },
  { type: 'vanir-advanced', square: 'discard-card' },
  { type: 'trance-entered', god: 'heimdall' },
  { type: 'trance-left', god: 'heimdall' },
  { type: 'giants-appeared', giants: ['hymir', 'gialp', 'thrym'] },
  { type: 'calming-tried', islands: ['blue'], power: 1, calmed: false },
  { type: 'fenrir-angered', power: 1 },
];

test('the board names the foe in a fight that waits for Elves [Y-427]', () => {
  const game = table('odin').with({ enemies: { surt: 4 }, vikings: 2, elves: 1, artifacts: { surt: 1 } });
  game.rolling(2).plays('asgard', { enemy: 'surt', vikings: 2 });
  const svg = drawTurnBoard(yggdrasil.observe(game.state), [], english);
  expect(wordsOn(svg)).toContain('Surt: give Elves?');
});

test('the newest tile shows the strength in a fight that waits for Elves [Y-427]', () => {
  const game = table('odin').with({ enemies: { surt: 4 }, vikings: 2, elves: 1, artifacts: { surt: 1 } });
  game.rolling(2).plays('asgard', { enemy: 'surt', vikings: 2 });
  const advanced = { type: 'enemy-advanced', enemy: 'hel', from: 1, to: 2 } as const;
  const svg = drawTurnBoard(yggdrasil.observe(game.state), [advanced, advanced, advanced], english);
  expect(wordsOn(pieceIn(svg, 'just-now')).slice(-2)).toEqual(['Odin 5:6', 'fights Surt']);
  expect(pieceIn(svg, 'token-surt')).toContain(PALETTE.gold);
  expect(pieceIn(svg, 'token-hel')).not.toContain(PALETTE.gold);
});

test('the enemies that a rune can throw back have a frame, and the others have none [Y-658]', () => {
  const among = ['hel', 'loki'] as const;
  const question = { about: 'throw-back', rune: 'mann', among, count: 1, spaces: 3 } as const;
  const { state } = table('odin', 'thor');
  const svg = drawTurnBoard({ ...yggdrasil.observe(state), question }, [], english);
  const framed = ENEMIES.filter((enemy) => pieceIn(svg, `token-${enemy}`).includes('class="choice"'));
  expect(framed).toEqual(among);
});

describe('the danger bar', () => {
  test.each([
    [{ ...everyEnemyOn(1), hel: 4 }, '4 steps from defeat', 2],
    [{ ...everyEnemyOn(1), hel: 7 }, '1 step from defeat', 5],
    [{ ...everyEnemyOn(1), hel: 8 }, 'Defeat at the end of this turn', 6],
  ])('counts the steps left [Y-804] %#', (enemies, words, lost) => {
    const bar = pieceIn(picture({ enemies }), 'danger');
    expect(wordsOn(bar)[0]).toBe(words);
    expect(count(bar, 'class="lost-step"')).toBe(lost);
  });

  test.each([
    [1, '#103830'],
    [4, '#103830'],
    [5, '#483008'],
    [7, '#601820'],
  ])('starts green and empty, and warns once half of the steps are lost: Hel on %i', (hel, ground) => {
    const bar = pieceIn(picture({ enemies: { ...everyEnemyOn(1), hel } }), 'danger');
    expect(bar).toContain(`height="118" fill="${ground}"`);
    expect(count(bar, 'class="lost-step"')).toBe(Math.max(0, hel - 2));
  });

  test('the whole board has a red frame one step from defeat, but not before', () => {
    expect(hasPiece(picture({ enemies: { ...everyEnemyOn(1), hel: 6 } }), 'last-step')).toBe(false);
    expect(hasPiece(picture({ enemies: { ...everyEnemyOn(1), hel: 7 } }), 'last-step')).toBe(true);
  });
});

describe('the cause of the nearest defeat', () => {
  const ringed = (svg: string): readonly string[] =>
    [...ENEMIES.map((enemy) => `token-${enemy}`), 'limit-wall', 'limit-hall'].filter((piece) =>
      pieceIn(svg, piece).includes('class="cause"'),
    );

  test.each([
    [{ ...everyEnemyOn(1), hel: 7 }, 'Hel by the throne', ['token-hel']],
    [{ ...everyEnemyOn(1), loki: 7, surt: 7 }, '2 enemies near the throne', ['token-surt', 'token-loki']],
    [
      { ...everyEnemyOn(1), hel: 6, loki: 6, fenrir: 5 },
      '2 of 3 in the hall',
      ['token-fenrir', 'limit-hall'],
    ],
    [
      { hel: 4, surt: 4, jormungand: 4, loki: 4, nidhogg: 2, fenrir: 3 },
      '4 of 5 past the wall',
      ['token-fenrir', 'limit-wall'],
    ],
  ])('is named in the bar and ringed on the board [Y-802 to Y-804] %#', (enemies, words, pieces) => {
    const svg = picture({ enemies });
    expect(wordsOn(pieceIn(svg, 'cause')).join(' ')).toBe(words);
    expect(ringed(svg)).toEqual(pieces);
  });

  test('is named at the end of a lost game, but not of a won one', () => {
    const { state } = table('odin').with({ enemies: { ...everyEnemyOn(1), hel: 8 } });
    const view = yggdrasil.observe(state);
    const at = (end: typeof view.end) => drawTurnBoard({ ...view, end }, [], english);
    const lost = at({ kind: 'lost', why: ['one-in-the-residence'] });
    expect(wordsOn(pieceIn(lost, 'cause')).join(' ')).toBe('Hel by the throne');
    expect(hasPiece(at({ kind: 'won' }), 'cause')).toBe(false);
  });

  test('is not shown while the gods are safe', () => {
    const svg = picture({ enemies: everyEnemyOn(1) });
    expect(hasPiece(svg, 'cause')).toBe(false);
    expect(ringed(svg)).toEqual([]);
  });
});

test('the top names the current god, the actions and the cards left', () => {
  const words = wordsOn(pieceIn(picture(), 'turn'));
  expect(words).toContain('Odin');
  expect(words).toContain('3 actions left');
  expect(words).toContain('cards left');
});

test('an enemy is drawn further right on each later space', () => {
  const lefts = [1, 2, 3, 4, 5, 6, 7, 8].map((space) =>
    ENEMIES.map((enemy) => leftOf(pieceIn(picture({ enemies: everyEnemyOn(space) }), `token-${enemy}`))),
  );
  for (const [at, row] of lefts.entries()) {
    expect(new Set(row).size).toBe(1);
    if (at > 0) expect(row[0]).toBeGreaterThan(lefts[at - 1]?.[0] ?? 0);
  }
});

test('the limits show how many enemies are past the wall and the door, and how many lose the game [Y-802, Y-803]', () => {
  const svg = picture({ enemies: { hel: 3, surt: 4, jormungand: 5, loki: 6, nidhogg: 7, fenrir: 1 } });
  expect(wordsOn(pieceIn(svg, 'limit-wall'))).toEqual(['wall 4 of 5']);
  expect(wordsOn(pieceIn(svg, 'limit-hall'))).toEqual(['hall 2 of 3']);
});

test('the count of enemies past the wall has no "of" once it exceeds the limit [Y-802]', () => {
  const svg = picture({ enemies: { hel: 4, surt: 4, jormungand: 5, loki: 6, nidhogg: 4, fenrir: 4 } });
  expect(wordsOn(pieceIn(svg, 'limit-wall'))).toEqual(['wall 6']);
  expect(wordsOn(pieceIn(svg, 'cause')).join(' ')).toBe('6 past the wall, limit 5');
});

describe('the latest events', () => {
  test('say so if nothing has happened yet', () => {
    expect(wordsOn(pieceIn(picture(), 'just-now'))).toEqual(['All quiet so far']);
  });

  const advance = (from: number, to: number): YggdrasilEvent => ({
    type: 'enemy-advanced',
    enemy: 'loki',
    from,
    to,
  });

  test('have at most three tiles, the newest framed in gold', () => {
    const changes: readonly YggdrasilEvent[] = [
      { type: 'vikings-died', island: 'blue', vikings: 2, forGood: false },
      { type: 'island-sank', island: 'white', valkyriesFrom: 'rainbow' },
      advance(3, 4),
      { type: 'fenrir-angered', power: 2 },
    ];
    const tiles = pieceIn(picture({}, changes), 'just-now');
    expect(wordsOn(tiles)).toEqual([
      'Jörmungand',
      'submerged',
      'White',
      'Loki',
      'past the wall',
      'Fenrir',
      'is angry',
    ]);
    expect(count(tiles, 'stroke="#f8c848"')).toBe(1);
  });

  test('show two steps of one enemy as one move', () => {
    expect(wordsOn(pieceIn(picture({}, [advance(1, 2), advance(2, 3)]), 'just-now'))).toEqual([
      'Loki',
      '2 steps closer',
    ]);
  });

  test('do not report a beaten enemy twice', () => {
    const changes: readonly YggdrasilEvent[] = [
      { type: 'fight-won', god: 'odin', foe: 'surt', strength: 7, force: 6, vikings: 1, elves: 0 },
      { type: 'enemy-retreated', enemy: 'surt', from: 5, to: 4 },
    ];
    expect(wordsOn(pieceIn(picture({}, changes), 'just-now'))).toEqual(['Odin 7:6', 'beat Surt']);
  });

  const turn: YggdrasilEvent = {
    type: 'turn-began',
    turn: 2,
    seat: seatIndex(1),
    god: 'thor',
    cardsLeft: 30,
  };

  function tiles(...changes: readonly YggdrasilEvent[]): readonly string[] {
    return wordsOn(pieceIn(picture({ turn: 'thor' }, changes), 'just-now'));
  }

  test('have a separator between the moves of two turns', () => {
    const changes = [advance(1, 2), turn, advance(2, 3)];
    expect(tiles(...changes)).toEqual(['Loki', '1 step closer', 'Loki', '1 step closer']);
    const both = pieceIn(picture({ turn: 'thor' }, changes), 'just-now');
    expect(hasPiece(both, 'turn-change')).toBe(true);
    expect(hasPiece(pieceIn(picture({}, [advance(2, 3)]), 'just-now'), 'turn-change')).toBe(false);
  });

  test('always include the latest action and an enemy that came past the wall', () => {
    const rune: YggdrasilEvent = { type: 'rune-completed', rune: 'daeg' };
    const changes: readonly YggdrasilEvent[] = [
      advance(3, 4),
      { type: 'elf-taken', left: 3 },
      { type: 'turn-ended', seat: seatIndex(0), actionsUnused: 0 },
      turn,
      { type: 'enemy-advanced', enemy: 'hel', from: 1, to: 2 },
      rune,
    ];
    expect(tiles(...changes)).toEqual(['Loki', 'past the wall', 'Odin', 'took 1 Elf', 'Daeg', 'rune found']);
  });

  test('show the die that calms Fenrir next to its text, not over it', () => {
    const rolled: YggdrasilEvent = { type: 'calming-tried', islands: ['blue'], power: 1, calmed: true };
    const tile = pieceIn(picture({}, [rolled]), 'just-now');
    const [, signAt] = /translate\((\d+) \d+\)"><g><g/.exec(tile) ?? [];
    const [, x, scale, left] =
      /translate\((\d+) \d+\) scale\(([\d.]+)\)"><g class="own-colours"><g[^>]*><rect x="(-\d+)"/.exec(
        tile,
      ) ?? [];
    const [, wordsAt] = /<text x="(\d+)"[^>]*>Fenrir/.exec(tile) ?? [];
    expect(Number(signAt) + Number(x) - Number(scale) * Number(left)).toBeLessThan(Number(wordsAt));
  });

  test("show the rolls that calm Fenrir as one, and hide his anger once he's calm", () => {
    const roll = (calmed: boolean): YggdrasilEvent => ({
      type: 'calming-tried',
      islands: ['blue'],
      power: 1,
      calmed,
    });
    const angered: YggdrasilEvent = { type: 'fenrir-angered', power: 1 };
    expect(tiles(angered, roll(false), roll(true))).toEqual(['Fenrir', 'calm, 2 rolls']);
    expect(tiles(roll(false))).toEqual(['Fenrir', 'still angry']);
    expect(tiles(roll(true), turn, angered)).toEqual(['Fenrir', 'is calm', 'Fenrir', 'is angry']);
  });

  test('name the enemy who struck, and the island', () => {
    expect(tiles({ type: 'fire-giants-came', island: 'white', fireGiants: 2 })).toEqual([
      'Surt',
      'added 2 Fire',
      'Giants',
    ]);
    expect(tiles({ type: 'vikings-died', island: 'blue', vikings: 1, forGood: true })).toEqual([
      'Hel',
      'killed 1 Viking',
    ]);
    expect(tiles({ type: 'giants-appeared', giants: ['hymir', 'gialp'] })).toEqual([
      'Loki',
      'called 2 giants',
    ]);
    expect(tiles({ type: 'giants-appeared', giants: [] })).toEqual(['All quiet so far']);
  });

  test('name the foe in a fight and the other god in an exchange', () => {
    const fight = { god: 'tyr', strength: 1, force: 5, vikings: 0, elves: 0 } as const;
    expect(tiles({ type: 'fight-lost', foe: 'loki', ...fight })).toEqual(['Tyr 1:5', 'lost to Loki']);
    expect(tiles({ type: 'fight-won', foe: 'thiazi', ...fight })).toEqual(['Tyr 1:5', 'beat Thiazi']);
    expect(tiles({ type: 'fight-lost', foe: 'pile', ...fight })).toEqual(['Tyr 1:5', 'lost to a giant']);
    const exchange = (vikings: number, elves: number): readonly string[] =>
      tiles({ type: 'counters-exchanged', with: seatIndex(0), vikings, elves }).slice(1);
    expect(exchange(2, 0)).toEqual(['2 Vikings to', 'Odin']);
    expect(exchange(0, -1)).toEqual(['1 Elf from', 'Odin']);
    expect(exchange(2, -1)).toEqual(['traded with', 'Odin']);
    expect(tiles({ type: 'valkyries-moved', from: 'white', to: 'rainbow' })).toEqual([
      'Thor',
      'Valkyries to',
      'Rainbow',
    ]);
  });

  test.each(LANGUAGES)('cut off no words in %s', (language) => {
    const told = EVERY_NEWS.filter((event) => language !== 'ja' || !tellsOfLongName(event));
    const svgs = told.map((event) => pieceIn(picture({}, [event], translator(language)), 'just-now'));
    expect(svgs.flatMap(wordsOn).filter((words) => words.includes('…'))).toEqual([]);
    expect(svgs.flatMap((svg) => illegible(svg, 32))).toEqual([]);
  });

  test('have an arrow to an enemy that came closer, and none to one that was driven back in the end', () => {
    const enemies = { ...everyEnemyOn(1), loki: 3 };
    const lane = (...changes: readonly YggdrasilEvent[]) =>
      count(pieceIn(picture({ enemies }, changes), 'lane-loki'), '<line');
    expect(lane(advance(2, 3))).toBe(1);
    expect(lane(advance(2, 4), { type: 'enemy-retreated', enemy: 'loki', from: 4, to: 3 })).toBe(0);
    expect(lane({ type: 'enemy-retreated', enemy: 'loki', from: 4, to: 3 })).toBe(0);
  });

  test('have arrows only to enemies with a tile, and only the newest one in gold', () => {
    const comes = (enemy: Enemy): YggdrasilEvent => ({ type: 'enemy-advanced', enemy, from: 1, to: 2 });
    const svg = picture(
      { enemies: everyEnemyOn(2) },
      (['hel', 'surt', 'loki', 'fenrir'] as const).map(comes),
    );
    const lane = (enemy: Enemy): string => pieceIn(svg, `lane-${enemy}`);
    expect(lane('hel')).not.toContain('<line');
    expect(lane('loki')).toContain('<line');
    expect(lane('loki')).not.toContain(PALETTE.gold);
    expect(lane('fenrir')).toContain(PALETTE.gold);
  });

  test('have gold arrows for this turn, over the same spaces as their tiles, and none for the previous turn', () => {
    const enemies = { ...everyEnemyOn(1), loki: 4 };
    const lane = (...changes: readonly YggdrasilEvent[]) =>
      pieceIn(picture({ turn: 'thor', enemies }, changes), 'lane-loki');
    const now = lane(turn, advance(3, 4));
    const longer = lane(advance(2, 3), turn, advance(3, 4));
    expect(longer).toBe(now);
    expect(count(now, '<line')).toBe(1);
    expect(now).toContain('stroke="#f8c848"');
    expect(lane(advance(2, 4), turn)).not.toContain('<line');
    expect(lane(advance(2, 4), turn)).not.toContain('#f8c848');
  });
});

test("the current god's belongings are shown", () => {
  const svg = picture({ gods: { odin: { vikings: 4, artifacts: { loki: 2 } } } });
  expect(wordsOn(pieceIn(svg, 'holdings'))).toEqual(['4', 'Vikings', '0', 'Elves', '+2', 'in fights']);
});

test('Artifacts against all six enemies fit, and each sign is clear of the number before it', () => {
  const artifacts = { hel: 3, surt: 3, jormungand: 3, loki: 3, nidhogg: 3, fenrir: 3 } as const;
  const svg = picture({ gods: { odin: { vikings: 12, elves: 4, artifacts } } });
  const held = ['viking', 'elf', ...ENEMIES.map((enemy) => `artifact-${enemy}`)];
  expect(held.every((name) => hasPiece(svg, `held-${name}`))).toBe(true);
  expect(misplaced(svg)).toEqual([]);
});

describe('the giants', () => {
  test('are counted in words next to their world while any are active [Y-609]', () => {
    const jotunheim = (moment: Moment) => wordsOn(pieceIn(picture(moment), 'world-jotunheim'));
    expect(jotunheim({})).toEqual(['Jötunheim']);
    expect(jotunheim({ active: ['thrym'] })).toEqual(['Jötunheim: 1 giant']);
    expect(jotunheim({ active: ['thrym', 'hymir'] })).toEqual(['Jötunheim: 2 giants']);
  });

  test("say why a god without Elves can't get any", () => {
    const elves = (moment: Moment): readonly string[] => wordsOn(pieceIn(picture(moment), 'held-elf'));
    expect(elves({})).toEqual(['0', 'Elves']);
    expect(elves({ active: ['greip'] })).toEqual(['0', 'closed']);
    expect(elves({ active: ['greip'], gods: { odin: { elves: 1 } } })).toEqual(['1', 'Elves']);
    const allElsewhere = { thor: { elves: 2 }, freyja: { elves: 2 } };
    expect(elves({ gods: allElsewhere })).toEqual(['0', 'none left']);
  });

  test("raise an enemy's force in its number, which looks like any other [Y-603]", () => {
    const loki = (moment: Moment): string => pieceIn(picture(moment), 'token-loki');
    const discs = (piece: string): readonly string[] => piece.match(/<circle[^>]*>/g) ?? [];
    const [calm, raised] = [loki({}), loki({ active: ['geirrod'] })];
    expect(Number(wordsOn(raised)[0])).toBe(Number(wordsOn(calm)[0]) + 1);
    expect(discs(raised)).toEqual(discs(calm));
  });

  test('turn the flooded island into a whirlpool, and say so [Y-614]', () => {
    const words = (moment: Moment) => wordsOn(pieceIn(picture(moment), 'island-black')).slice(0, 1);
    expect(words({ submerged: 'black' })).toEqual(['submerged']);
    expect(words({ submerged: 'black', active: ['hyrrokkin'] })).toEqual(['whirlpool']);
  });
});

test('the board says how to calm an angry Fenrir, with the colours needed [Y-351]', () => {
  const { state } = table('odin', 'thor').with({ fenrirIsAngry: true });
  const view = yggdrasil.observe(state);
  const svg = drawTurnBoard(view, [], english);
  const words = wordsOn(pieceIn(svg, 'turn'));
  expect(words).toContain('calm Fenrir: roll');
  expect(words).not.toContain('3 actions left');
  const lands = calmingColours(view).map((island) => ISLAND_STYLES[island].land);
  expect(
    [...pieceIn(svg, 'calming').matchAll(/fill="(#[0-9a-f]{6})" stroke=/g)].map(([, fill]) => fill),
  ).toEqual(lands);
});

describe('the end', () => {
  const { state } = table('odin', 'thor').with({});
  const view = yggdrasil.observe(state);
  const over = (result: 'gods-won' | 'gods-lost'): string =>
    result === 'gods-won'
      ? drawTurnBoard({ ...view, end: { kind: 'won' } }, [{ type: 'gods-won' }], english)
      : drawTurnBoard(
          { ...view, end: { kind: 'lost', why: ['five-beyond-the-wall'] } },
          [{ type: 'gods-lost', why: ['five-beyond-the-wall'] }],
          english,
        );

  test('has no current god', () => {
    expect(wordsOn(pieceIn(over('gods-won'), 'turn')).slice(0, 2)).toEqual(['after 1 turn', 'Odin · Thor']);
  });

  test('is the newest tile', () => {
    expect(wordsOn(pieceIn(over('gods-won'), 'just-now'))).toEqual(['Last card', 'you win']);
    expect(wordsOn(pieceIn(over('gods-lost'), 'just-now'))).toEqual(['End of turn', 'you lose']);
  });
});

test('closed bags stay closed on the board [Y-943]', () => {
  expect(wordsOn(pieceIn(picture({ bagsAreOpen: false }), 'island-green'))).toEqual(['hidden']);
});
