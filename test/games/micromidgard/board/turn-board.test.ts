/** The turn board of Micro Midgard shows who leads, whose turn it is, what just happened, and how near Ragnarok is. */
import { describe, expect, test } from 'vitest';
import { seatIndex } from '../../../../src/core/seat.ts';
import { doomSign } from '../../../../src/games/micromidgard/board/signs.ts';
import { drawTurnBoard } from '../../../../src/games/micromidgard/board/turn-board/turn-board.ts';
import {
  BLESSINGS_OF,
  MEEPLES,
  REALMS,
  type Relic,
  TRACKS,
} from '../../../../src/games/micromidgard/box/components.ts';
import { spacesLeft } from '../../../../src/games/micromidgard/facts/wolves.ts';
import { micromidgard } from '../../../../src/games/micromidgard/game.ts';
import type { MicromidgardEvent } from '../../../../src/games/micromidgard/state/events.ts';
import { blessingOn, realmName } from '../../../../src/games/micromidgard/words/names.ts';
import { PALETTE } from '../../../../src/render/palette.ts';
import { MIN_TURN_TYPE } from '../../../../src/render/turn-board/canvas.ts';
import { languages } from '../../../../src/words/locales.ts';
import { translator } from '../../../../src/words/translate.ts';
import { count, hasPiece, letteringOn, pieceIn, wordsOn } from '../../../render/found.ts';
import { type Moment, SHUT_IN } from '../moment.ts';
import { table } from '../table.ts';

const english = translator('en');

function picture(moment: Moment = {}, changes: readonly MicromidgardEvent[] = []): string {
  return drawTurnBoard(micromidgard.observe(table(moment).state), changes, english);
}

describe('the race', () => {
  test('moves each raven to the right with its points', () => {
    const lefts = [0, 3, 8].map((points) =>
      Number(/translate\(([\d.]+) [\d.]+\)"><g id="points-0"/.exec(picture({ points }))?.[1]),
    );
    expect(lefts).toEqual([...lefts].sort((one, other) => one - other));
    expect(new Set(lefts).size).toBe(3);
    const svg = picture({ points: 3, opponent: { points: 5 } });
    expect(wordsOn(pieceIn(svg, 'points-0'))).toEqual(['HU', '3']);
    expect(wordsOn(pieceIn(svg, 'points-1'))).toEqual(['MU', '5']);
    expect(wordsOn(pieceIn(svg, 'danger'))).toContain('9');
  });

  test('frames the board in red while a raven needs one more point', () => {
    expect(hasPiece(picture({ points: 4 }), 'last-step')).toBe(false);
    expect(hasPiece(picture({ points: 8 }), 'last-step')).toBe(true);
  });
});

describe('the ring around the decisive piece', () => {
  const near = {
    ragnaroks: 2,
    points: 7,
    gold: 5,
    opponent: { gold: 2 },
    next: { sun: 'most-gold' },
  } as const;
  const ringed = (moment: Moment): readonly string[] => {
    const svg = picture(moment);
    return ['points-0', 'points-1', 'prophecy-sun', 'prophecy-moon'].filter((piece) =>
      pieceIn(svg, piece).includes('class="cause"'),
    );
  };

  test('is around the next Prophecy if it wins the game now', () => {
    expect(ringed({ ...near, wolves: { sun: 1, moon: 0 } })).toEqual(['prophecy-sun']);
    expect(ringed({ ...near, wolves: { sun: 0, moon: 1 } })).toEqual([]);
    expect(ringed({ ...near, gold: 2, wolves: { sun: 1, moon: 0 } })).toEqual([]);
    expect(ringed({ ...near, points: 3, wolves: { sun: 1, moon: 0 } })).toEqual([]);
  });

  test('is around a raven that needs one more point', () => {
    expect(ringed({ points: 8 })).toEqual(['points-0']);
    expect(ringed({ opponent: { points: 8 } })).toEqual(['points-1']);
  });
});

test("each wolf's piece has the number of steps to Ragnarok", () => {
  const near = wordsOn(pieceIn(picture({ wolves: { sun: 2 } }), 'wolf-sun'));
  const far = wordsOn(pieceIn(picture({ wolves: { sun: 0 } }), 'wolf-sun'));
  expect(Number(near[0])).toBe(Number(far[0]) - 2);
});

test('every stag is in its Realm', () => {
  const svg = picture({ meeples: { dain: 'helheim' } });
  expect(hasPiece(pieceIn(svg, 'realm-helheim'), 'meeple-dain')).toBe(true);
});

describe('the tracks', () => {
  const dimmed = (moment: Moment): readonly string[] => {
    const svg = picture(moment);
    return TRACKS.filter((track) => count(pieceIn(svg, `track-${track}`), 'class="dimmed"') > 0);
  };

  test('have the names that the Prophecies use', () => {
    const svg = picture({ blessings: ['wayland', 'buri', 'hel', 'odin'] });
    expect(TRACKS.flatMap((track) => wordsOn(pieceIn(svg, `track-${track}`)))).toEqual([
      'Wayland',
      'Buri',
      'Hel',
      'Odin',
    ]);
  });

  test.each(languages())('have names that are never cut off, in %s', (language) => {
    for (const at of [0, 1]) {
      const blessings = TRACKS.flatMap((track) => BLESSINGS_OF[track][at] ?? []);
      const view = micromidgard.observe(table({ blessings }).state);
      const svg = drawTurnBoard(view, [], translator(language));
      expect(wordsOn(pieceIn(svg, 'tracks')).join()).not.toContain('…');
    }
  });

  test('are dimmed if nothing can be spent on them this turn', () => {
    expect(dimmed({ hand: { sun: 1, moon: 0, craft: 0 } })).toEqual(['red', 'blue', 'moon']);
  });

  test('are bright while a wolf still has to run for their action', () => {
    expect(dimmed({ wolfActions: { moon: 1 } })).toEqual(['red', 'blue', 'sun']);
  });

  test('are dimmed before the move if no reachable Realm gives their action', () => {
    expect(dimmed({})).toEqual(['sun']);
    expect(dimmed(SHUT_IN)).toEqual(TRACKS);
  });
});

test('meeples that may move are listed, and the others are dimmed', () => {
  const moment: Moment = { marked: 'dain', opponent: { marked: 'dvalin' } };
  const svg = picture(moment);
  const listed = MEEPLES.filter((meeple) => hasPiece(pieceIn(svg, 'turn'), `may-move-${meeple}`));
  const pale = MEEPLES.filter((meeple) => pieceIn(svg, `meeple-${meeple}`).includes('fill-opacity="0.5"'));
  expect(listed).toEqual(['duneyr', 'durathror']);
  expect(pale).toEqual(['dain', 'dvalin']);
  expect(picture({ ...moment, hand: { craft: 1 } })).not.toContain('may-move');
});

test("gold marks only the newest tile's event", () => {
  const seat = seatIndex(0);
  const svg = picture({ meeples: { dain: 'midgard' }, hand: { sun: 1 } }, [
    { type: 'meeple-moved', seat, meeple: 'dain', from: 'asgard', to: 'midgard', isDestroyed: false },
    { type: 'wolf-ran', wolf: 'sun', realm: 'asgard', left: 2 },
  ]);
  expect(pieceIn(svg, 'realm-midgard')).not.toContain(PALETTE.gold);
  expect(pieceIn(svg, 'realm-midgard')).toContain(`stroke="${PALETTE.inkSoft}"`);
  expect(pieceIn(svg, 'wolf-sun')).toContain(`stroke="${PALETTE.gold}"`);
});

test('a Realm that just fell is marked as a destination if a meeple can go there', () => {
  const moment: Moment = {
    meeples: { dain: 'asgard', duneyr: 'midgard', dvalin: 'helheim', durathror: 'niflheim' },
    doom: ['vanaheim', 'helheim', 'alfheim', 'muspellheim', 'svartalfheim'],
  };
  const fallen = (realm: 'vanaheim' | 'helheim') =>
    pieceIn(picture(moment, [{ type: 'realm-destroyed', realm }]), `realm-${realm}`);
  expect(fallen('vanaheim')).not.toContain(`stroke="${PALETTE.gold}"`);
  expect(fallen('vanaheim')).toContain(`stroke="${PALETTE.accent}"`);
  expect(fallen('helheim')).toContain(`stroke="${PALETTE.gold}"`);
});

test('the board shows the points at stake and who would win the next Prophecies', () => {
  const svg = picture({ gold: 5, opponent: { gold: 2 }, next: { sun: 'most-gold' } });
  expect(wordsOn(pieceIn(svg, 'prophecy-sun'))).toEqual(expect.arrayContaining(['5 : 2']));
});

test('the board shows what both ravens hold', () => {
  const svg = picture({ gold: 3, mead: 4, opponent: { gold: 1, mead: 0 } });
  expect([wordsOn(pieceIn(svg, 'holds-hugin')), wordsOn(pieceIn(svg, 'holds-munin'))].flat()).toEqual(
    expect.arrayContaining(['3', '4', '1', '0']),
  );
});

test('the Relics of both ravens have their full names in every language', () => {
  const view = micromidgard.observe(table({ relics: ['sun 1a'] }).state);
  for (const language of languages()) {
    const translate = translator(language);
    const svg = drawTurnBoard(view, [], translate);
    const word = translate({ key: 'micromidgard.legend-part.relics' });
    for (const raven of ['hugin', 'munin'])
      expect(letteringOn(pieceIn(svg, `holds-${raven}`))).toContainEqual(
        expect.objectContaining({ words: word, size: MIN_TURN_TYPE }),
      );
  }
});

test('each raven has the same two letters everywhere', () => {
  const svg = picture({ marked: 'dain', opponent: { marked: 'dvalin' } });
  for (const [raven, letters, stag] of [
    ['hugin', 'HU', 'dain'],
    ['munin', 'MU', 'dvalin'],
  ] as const) {
    expect(wordsOn(pieceIn(svg, `holds-${raven}`))).toContain(letters);
    expect(wordsOn(pieceIn(svg, `meeple-${stag}`))).toEqual([letters]);
  }
  expect(wordsOn(pieceIn(svg, 'turn'))).toContain('HU');
});

test('Relics used this turn look different from the others', () => {
  const holds = (used: readonly Relic[]) =>
    pieceIn(picture({ relics: ['sun 1a', 'moon 2b'], used }), 'holds-hugin');
  expect(wordsOn(pieceIn(holds([]), 'relics-left'))).toEqual(['2']);
  expect(hasPiece(holds([]), 'relics-used')).toBe(false);
  expect(wordsOn(pieceIn(holds(['1a']), 'relics-left'))).toEqual(['1']);
  expect(hasPiece(holds(['1a']), 'relics-used')).toBe(true);
  expect(hasPiece(holds(['1a', '2b']), 'relics-left')).toBe(false);
  expect(wordsOn(pieceIn(holds(['1a', '2b']), 'relics-used'))).toEqual(['2']);
});

test('recent events have at most three tiles', () => {
  const seat = seatIndex(0);
  const changes: readonly MicromidgardEvent[] = [
    { type: 'resource-gained', seat, resource: 'gold', amount: 2 },
    { type: 'meeple-moved', seat, meeple: 'dain', from: 'asgard', to: 'midgard', isDestroyed: false },
    { type: 'wolf-ran', wolf: 'sun', realm: 'asgard', left: 2 },
    { type: 'points-gained', seat, points: 1, total: 3 },
  ];
  expect(wordsOn(pieceIn(picture({}, changes), 'just-now'))).toEqual([
    'HU',
    'Pink',
    'Midgard',
    'Sun wolf',
    '3 steps left',
    'HU',
    '+1',
    'Hugin',
  ]);
});

test('the Realm that falls next has a Ragnarok skull, and no other Realm has one', () => {
  const view = micromidgard.observe(table({}).state);
  const svg = drawTurnBoard(view, [], english);
  const skull = doomSign(16, PALETTE.danger, PALETTE.inkDark);
  const marked = REALMS.filter((realm) => pieceIn(svg, `realm-${realm}`).includes(skull));
  expect(marked).toEqual([view.doom[0]]);
});

test.each(languages())('every Realm has its full name, in %s', (language) => {
  const translate = translator(language);
  const svg = drawTurnBoard(micromidgard.observe(table({}).state), [], translate);
  for (const realm of REALMS)
    expect(wordsOn(pieceIn(svg, `realm-${realm}`)).join('')).toContain(translate(realmName(realm)));
});

test('a Ragnarok due this turn is named instead of the number of earlier ones', () => {
  const words = (sun: number): readonly string[] =>
    wordsOn(pieceIn(picture({ wolves: { sun, moon: 0 } }), 'progress'));
  expect(words(0)).toEqual(['0/5', 'Ragnarök']);
  expect(words(4)).toEqual(['Ragnarök', 'this turn!']);
});

test('no Prophecy is next at the end', () => {
  const view = micromidgard.observe(table({}).state);
  expect(hasPiece(drawTurnBoard(view, [], english), 'next-prophecies')).toBe(true);
  expect(hasPiece(drawTurnBoard({ ...view, end: 'points' }, [], english), 'next-prophecies')).toBe(false);
});

describe('a tile', () => {
  test.each(languages())('of a wolf says in full how many steps are left, in %s', (language) => {
    const wolves = [0, 1, 4].flatMap((left): readonly MicromidgardEvent[] => [
      { type: 'wolf-ran', wolf: 'moon', realm: 'asgard', left },
      { type: 'wolf-pulled-back', wolf: 'sun', realm: 'asgard', left },
    ]);
    const view = micromidgard.observe(table({}).state);
    for (const event of wolves)
      expect(
        wordsOn(pieceIn(drawTurnBoard(view, [event], translator(language)), 'just-now')).join(),
      ).not.toContain('…');
  });

  test.each([0, 1, 3, 4])('of a wolf shows the number on its piece (spaces run: %i)', (spaces) => {
    const game = table({ wolves: { sun: spaces } });
    const view = micromidgard.observe(game.state);
    const ran: MicromidgardEvent = {
      type: 'wolf-ran',
      wolf: 'sun',
      realm: 'asgard',
      left: spacesLeft(view, 'sun'),
    };
    const svg = drawTurnBoard(view, [ran], english);
    const [number] = wordsOn(pieceIn(svg, 'wolf-sun'));
    const posted = number === '0' ? 'at its end!' : number === '1' ? '1 step left' : `${number} steps left`;
    expect(wordsOn(pieceIn(svg, 'just-now'))).toEqual(['Sun wolf', posted]);
  });

  const [hugin, munin] = [seatIndex(0), seatIndex(1)];
  const prophecy = (winner: typeof hugin | null): MicromidgardEvent => ({
    type: 'prophecy-scored',
    side: 'sun',
    column: 0,
    prophecy: 'most-gold',
    points: 2,
    winner,
    amounts: [1, 4],
  });
  const tiles = (...changes: readonly MicromidgardEvent[]): string =>
    pieceIn(picture({}, changes), 'just-now');

  test('is always there for the latest action of a raven', () => {
    const seat = hugin;
    const moved: MicromidgardEvent = {
      type: 'meeple-moved',
      seat,
      meeple: 'dain',
      from: 'asgard',
      to: 'midgard',
      isDestroyed: false,
    };
    const points: MicromidgardEvent = { type: 'points-gained', seat, points: 1, total: 3 };
    const used: MicromidgardEvent = { type: 'relic-used', seat, relic: '1a', side: 'sun' };
    expect(wordsOn(tiles(moved, points, points, used)).slice(-3)).toEqual(['HU', 'Relic', 'used']);
  });

  test('is always there for the winning point, which nothing follows', () => {
    const seat = munin;
    const changes: readonly MicromidgardEvent[] = [
      prophecy(munin),
      { type: 'points-gained', seat, points: 2, total: 8 },
      { type: 'realm-destroyed', realm: 'asgard' },
      {
        type: 'meeple-moved',
        seat,
        meeple: 'dvalin',
        from: 'asgard',
        to: 'muspellheim',
        isDestroyed: false,
      },
      { type: 'points-gained', seat, points: 1, total: 9 },
    ];
    const ended: MicromidgardEvent = { type: 'game-ended', why: 'points', scores: [5, 9], winners: [seat] };
    expect(wordsOn(tiles(...changes)).slice(-3)).toEqual(['MU', 'Green', 'Muspellheim']);
    expect(wordsOn(tiles(...changes, ended)).slice(-6)).toEqual([
      'MU',
      'Green',
      'Muspellheim',
      'MU',
      '+1',
      'Munin',
    ]);
    const byProphecy = [...changes.slice(3, 4), ...changes.slice(0, 2), ended];
    expect(wordsOn(tiles(...byProphecy)).slice(-2)).toEqual(['Prophecy', 'Munin +2']);
  });

  test('names the raised track and its level', () => {
    const view = micromidgard.observe(table({}).state);
    const svg = picture({}, [{ type: 'level-raised', seat: hugin, track: 'sun', level: 3 }]);
    expect(wordsOn(pieceIn(svg, 'just-now'))).toEqual([
      '3',
      'HU',
      english(blessingOn(view, 'sun')),
      'level 3',
    ]);
  });

  test('names the winner of a Prophecy once, or says that there is none', () => {
    const points: MicromidgardEvent = { type: 'points-gained', seat: munin, points: 2, total: 5 };
    expect(wordsOn(tiles(prophecy(munin), points))).toEqual(['Prophecy', 'Munin +2']);
    expect(wordsOn(tiles(prophecy(null)))).toEqual(['Prophecy', 'to no one']);
  });

  test('shows the raven who moved a meeple', () => {
    const moved = (seat: typeof hugin): MicromidgardEvent => ({
      type: 'meeple-moved',
      seat,
      meeple: 'dain',
      from: 'asgard',
      to: 'midgard',
      isDestroyed: false,
    });
    expect(hasPiece(tiles(moved(hugin)), 'by-hugin')).toBe(true);
    expect(hasPiece(tiles(moved(munin)), 'by-munin')).toBe(true);
    expect(hasPiece(tiles(moved(munin)), 'by-hugin')).toBe(false);
  });
});

test('the board says in red that Ragnarok comes at the end of this turn, with a frame around the Prophecy scored next', () => {
  const framed = (svg: string) =>
    ['sun', 'moon'].filter((side) => count(pieceIn(svg, `prophecy-${side}`), 'class="scored-next"') > 0);
  const far = picture({ wolves: { sun: 1, moon: 0 } });
  const due = picture({ wolves: { sun: 0, moon: 4 } });
  expect(wordsOn(pieceIn(far, 'turn'))).toContain('Ragnarök');
  expect(wordsOn(pieceIn(due, 'turn'))).toContain('this turn!');
  expect([framed(far), framed(due)]).toEqual([['sun'], ['moon']]);
});

test('the end shows the winner and the score, in a golden lane', () => {
  const view = micromidgard.observe(table({ points: 5, opponent: { points: 9 } }).state);
  const svg = drawTurnBoard({ ...view, end: 'points' }, [], english);
  expect(wordsOn(pieceIn(svg, 'turn')).slice(0, 3)).toEqual(['MU', 'Munin wins', '9 to 5']);
  expect(pieceIn(svg, 'lane-munin')).toContain('stroke="#f8c848"');
  expect(pieceIn(svg, 'lane-hugin')).not.toContain('stroke="#f8c848"');
});

test('a destroyed Realm is drawn as torn, not as forbidden: no red, and its name keeps the brightness of the others', () => {
  const svg = picture({ ragnaroks: 1, doom: ['vanaheim'] });
  const fallen = pieceIn(svg, 'realm-vanaheim');
  expect(fallen).toContain('class="fallen"');
  expect(fallen).not.toContain(PALETTE.danger);
  expect(fallen).not.toContain(PALETTE.dangerDeep);
  const nameIn = (piece: string) => /fill="(#[0-9a-f]{6})"[^>]*>(?:Vanaheim|Midgard)</.exec(piece)?.[1];
  expect(nameIn(fallen)).toBe(nameIn(pieceIn(svg, 'realm-midgard')));
  expect(pieceIn(svg, 'realm-midgard')).not.toContain('class="fallen"');
});
