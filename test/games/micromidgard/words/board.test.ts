/** The text board and the description: whole sentences that read well aloud, and fit at their longest. */
import { describe, expect, test } from 'vitest';
import { micromidgardPresenter as face } from '../../../../src/games/micromidgard/presenter.ts';
import { UNCOVERED } from '../moment.ts';
import { opened, spending, type Table, table } from '../table.ts';
import { lines, translate } from './english.ts';

/** The longest names, every Relic taken, a wolf past its end, late enough in the game for many points. */
function fullBoard(): Table {
  return spending({
    gold: 7,
    mead: 7,
    points: 8,
    marked: 'dvalin',
    covers: UNCOVERED,
    blessings: ['wayland', 'svartalfheim', 'angrboda', 'freya'],
    relics: ['sun 1b', 'moon 2a', 'sun 3c', 'moon 4b'],
    opponent: {
      gold: 6,
      mead: 6,
      points: 7,
      marked: 'durathror',
      relics: ['moon 1c', 'sun 2b', 'moon 3a', 'sun 4a'],
    },
    doom: ['svartalfheim', 'muspellheim'],
    ragnaroks: 2,
    wolves: { sun: 4 },
    hand: { sun: 1, moon: 1, craft: 2 },
    wolfActions: { sun: 1, moon: 1 },
    used: ['1b', '2a', '3c', '4b'],
  });
}

const board = (game: Table) => lines(face.textBoard(game.state));

describe('the text board', () => {
  test("lists the ring clockwise, with each Realm's meeple and yield, then Midgard", () => {
    const game = table({ doom: ['asgard', 'alfheim'], ragnaroks: 1 });
    const asgard = board(game).findIndex((line) => line.startsWith('Asgard'));
    expect(board(game).slice(asgard, asgard + 12)).toEqual([
      'Asgard (destroyed) with Yellow: a Sun-Wolf action.',
      'Vanaheim: 3 Gold.',
      'Alfheim: 1 Craft and 1 Gold.',
      'Muspellheim with Pink: a Sun-Wolf action and 1 Mead.',
      'Helheim: a Moon-Wolf action and 1 Mead.',
      'Niflheim: 3 Mead.',
      'Svartalfheim with Green: 1 Craft and 1 Mead.',
      'Jötunheim with Violet: a Moon-Wolf action and 1 Gold.',
      'Midgard (no link to Asgard): 1 Gold and 1 Mead.',
      'Next to fall: Alfheim, Vanaheim, and Muspellheim.',
      'Sun-Wolf at Vanaheim, 3 steps from Ragnarök.',
      'Moon-Wolf at Helheim, 4 steps from Ragnarök.',
    ]);
  });

  test('lists the tracks: both levels, and the content of each square', () => {
    const game = spending({
      levels: { red: 2 },
      covers: { red: ['1a', null, '3a', '4a'], blue: ['1b', '2b', '3b', '4b'] },
    });
    expect(board(game).find((line) => line.startsWith('Surtr'))).toBe(
      'Surtr (Craft): Hugin 2, Munin 1. Sun Relic 1a: 1 Sun (costs 1 Craft and 1 Gold). At 2: 2 Sun (costs 3 Gold). Sun Relic 3a: 1 point (costs 1 Craft and any 4 Gold or Mead). Sun Relic 4a: 1 point and Sun-Wolf on 1 (costs 1 Craft and 4 Gold).',
    );
  });

  test("starts with the turn and the players' belongings, and ends with the Prophecies to come", () => {
    const game = spending({ gold: 2, marked: 'dain', ragnaroks: 3 });
    expect(board(game).slice(0, 4)).toEqual([
      'Turn 1, Hugin: 1 Craft to spend.',
      'Points: Hugin 0, Munin 0, first to 9.',
      'Hugin: 2 Gold. Marker on Pink.',
      'Munin: nothing yet.',
    ]);
    expect(board(game).slice(-2)).toEqual([
      'Prophecy 4, 2 points: Sun (higher on Surtr wins), tied; Moon (higher on Svartalfheim wins), tied.',
      'Prophecy 5, 3 points: Sun (more Gold minus Mead); Moon (more Mead minus Gold).',
    ]);
  });

  test('lists what is still to be resolved, what waits for room, and which Relics were used', () => {
    const game = table({ gold: 7, mead: 7, relics: ['sun 2a', 'moon 2c'], used: ['2a', '2c'] })
      .moves('dain', 'alfheim')
      .with({ wolfActions: { sun: 1, moon: 2 } });
    expect(board(game).slice(0, 5)).toEqual([
      'Turn 1, Hugin: 1 Craft to spend.',
      'To resolve: a Sun-Wolf action and 2 Moon-Wolf actions.',
      'Waiting for room: 1 Gold.',
      'Used Relics: 2a and 2c.',
      'Points: Hugin 0, Munin 0, first to 9.',
    ]);
  });

  test('says that the first turn is still to come, as the message does', () => {
    const game = opened('the start');
    expect(translate(face.progress(game.state))).toMatch(/^Setup\. /);
    expect(board(game)[0]).toBe("Setup: Munin's turn.");
    expect(lines(face.description(game.state, []))[0]).toBe("Setup: Munin's turn.");
  });

  test('shows how the game ended', () => {
    const game = spending({ points: 9 }).done();
    expect(board(game)[0]).toBe('The game ends at 9 points. Hugin wins, 9 to 0.');
    expect(board(game).filter((line) => line.startsWith('Prophecy'))).toEqual([]);
  });

  test('fits in a message at its longest, and reads aloud: whole sentences, no drawn characters', () => {
    expect(board(fullBoard()).join('\n').length).toBeLessThan(2000);
    expect(board(fullBoard()).join('\n').length).toBeGreaterThan(1600);
    expect(
      board(fullBoard()).filter(
        (line) => !line.endsWith('.') || /[|*_#<>]|\p{Extended_Pictographic}/u.test(line.replace(/\d/g, '')),
      ),
    ).toEqual([]);
  });
});

describe('the description of the picture', () => {
  test('starts with the latest change', () => {
    const game = table().moves('dain', 'alfheim');
    expect(lines(face.description(game.state, game.events)).slice(0, 2)).toEqual([
      'Hugin moves Pink from Muspellheim to Alfheim: 1 Craft and 1 Gold.',
      'Turn 1, Hugin: 1 Craft to spend.',
    ]);
  });

  test("then lists the wolves, the meeples and both players' holdings", () => {
    const game = spending({ doom: ['helheim'], ragnaroks: 1, gold: 2, levels: { red: 3 } });
    expect(lines(face.description(game.state, [])).slice(3)).toEqual([
      'Sun-Wolf at Asgard, 4 steps from Ragnarök.',
      'Moon-Wolf at Niflheim, 3 steps from Ragnarök.',
      'Meeples: Pink in Muspellheim, Green in Svartalfheim, Violet in Jötunheim, and Yellow in Asgard.',
      'Destroyed: Helheim.',
      'Hugin: 2 Gold; Surtr 3, Svartalfheim 1, Angrboda 1, and Odin 1.',
      'Munin: nothing yet; Surtr 1, Svartalfheim 1, Angrboda 1, and Odin 1.',
    ]);
  });

  test('stays under 1,000 characters with the longest changes on the fullest board', () => {
    const ragnarok = fullBoard()
      .with({ points: 4, opponent: { points: 4 }, wolfActions: { sun: 0, moon: 0 } })
      .done();
    const description = lines(face.description(ragnarok.state, ragnarok.events)).join(' ');
    expect(description.length).toBeLessThan(1000);
    expect(description.length).toBeGreaterThan(600);
    expect(description).toMatch(/^Ragnarök! /);
  });
});
