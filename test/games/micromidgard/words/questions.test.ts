/** The questions, word for word, with what can still be done and the consequences. */
import { describe, expect, test } from 'vitest';
import { UNCOVERED } from '../moment.ts';
import { opened, spending, table } from '../table.ts';
import { questionText, warned } from './english.ts';

describe('the question', () => {
  test('asks before the first turn what the second player takes', () => {
    expect(questionText(opened('the start'))).toBe(
      'Which resource do you take? Hugin goes first, so you get one.',
    );
  });

  test('asks for a move, without the meeples that the board frames', () => {
    expect(questionText(table({ marked: 'dain', opponent: { marked: 'duneyr' } }))).toBe(
      'Which meeple do you move, and where to?',
    );
  });

  test('says so if nothing can move', () => {
    const stuck = table({
      doom: ['asgard', 'vanaheim', 'alfheim', 'muspellheim'],
      ragnaroks: 4,
      meeples: { dain: 'asgard', dvalin: 'vanaheim', duneyr: 'alfheim', durathror: 'muspellheim' },
      marked: 'dain',
      opponent: { marked: 'durathror' },
    });
    expect(questionText(stuck)).toBe(
      'Which meeple do you take to Midgard? No free meeple can move anywhere else.',
    );
  });

  test('shows the actions left to spend, with the tracks for each', () => {
    expect(questionText(spending({ hand: { craft: 2, sun: 1 } }))).toBe(
      'You have 1 Sun (Angrboda) and 2 Craft (Surtr and Svartalfheim) to spend. What next?',
    );
  });

  test('shows wolf actions that wait, even if there is nothing else', () => {
    expect(questionText(spending({ wolfActions: { sun: 1 } }))).toBe(
      'You have 1 Craft (Surtr and Svartalfheim) to spend. The Sun-Wolf must run before your turn ends. What next?',
    );
    expect(questionText(spending({ hand: {}, wolfActions: { sun: 1, moon: 2 } }))).toBe(
      'The Sun-Wolf must run before your turn ends. The Moon-Wolf must run 2 times before your turn ends. What next?',
    );
  });

  test('shows a yield that waits for room', () => {
    expect(questionText(table({ gold: 7 }).moves('dain', 'alfheim'))).toBe(
      'You have 1 Craft (Surtr and Svartalfheim) to spend. 1 Gold has no room yet. What next?',
    );
  });

  test('shows a yield that is lost because nothing can make room for it any more', () => {
    const game = table({ mead: 7, meeples: { dvalin: 'niflheim' } })
      .moves('dvalin', 'svartalfheim')
      .plays('raise', { track: 'red' });
    expect(questionText(game)).toBe(
      'No actions left. 1 Mead has no room and is lost when your turn ends. End your turn?',
    );
    expect(game.done().told('resource-lost')).toMatchObject([{ resource: 'mead', amount: 1 }]);
  });

  test('shows an action without a track, if a box file gives its track to Craft', () => {
    const { box } = table().state;
    const game = spending({
      hand: { moon: 1 },
      relics: ['moon 2b'],
      box: { trackActions: { ...box.trackActions, moon: 'craft' } },
    });
    expect(questionText(game)).toBe('You have 1 Moon (Relics only) to spend. What next?');
  });

  test('asks whether the turn ends', () => {
    expect(questionText(table().moves('dain', 'midgard'))).toBe('No actions left. End your turn?');
    const idle = spending({ hand: { sun: 1 }, levels: { sun: 3 }, covers: UNCOVERED }).plays('raise', {
      track: 'sun',
    });
    expect(questionText(idle)).toBe('No actions left. End your turn?');
    const won = spending({ points: 8, gold: 5, covers: UNCOVERED }).plays('activate:red:1');
    expect(questionText(won)).toBe("You've reached 9 points: end your turn, and the game is over.");
  });

  test('asks which Prophecy is scored if both wolves are past their ends', () => {
    const game = spending({ hand: { craft: 0 }, wolves: { sun: 4, moon: 4 }, gold: 2 }).done();
    expect(questionText(game)).toBe(
      'Which Prophecy is scored? Both wolves are past the end. Sun Prophecy (more Gold: Hugin 2, Munin 0): 1 point to Hugin. Or Moon Prophecy (more Mead: 0 each): no points.',
    );
  });
});

describe('before the turn ends, one confirmation asks', () => {
  const past = { wolves: { sun: 4 }, next: { sun: 'most-gold' } } as const;

  test('whether to give up the actions left', () => {
    expect(warned(spending({ hand: { craft: 2, sun: 1 } }))).toBe(
      "You still have 1 Sun and 2 Craft to spend, and you'll lose that if you end your turn. End your turn anyway?",
    );
  });

  test('whether to let Ragnarök give a Prophecy to the other raven', () => {
    expect(warned(spending({ ...past, hand: { craft: 0 }, opponent: { gold: 2 } }))).toBe(
      'Ending your turn brings Ragnarök. Sun Prophecy (more Gold: Munin 2, Hugin 0): 1 point to Munin. End your turn anyway?',
    );
    expect(warned(spending({ ...past, opponent: { gold: 2 } }))).toBe(
      "You still have 1 Craft to spend, and you'll lose that if you end your turn. Ending your turn brings Ragnarök. Sun Prophecy (more Gold: Munin 2, Hugin 0): 1 point to Munin. End your turn anyway?",
    );
  });

  test('whether to let both Prophecies to choose from go to the other raven', () => {
    const both = { wolves: { sun: 4, moon: 4 }, next: { sun: 'most-gold', moon: 'most-mead' } } as const;
    expect(warned(spending({ ...both, hand: { craft: 0 }, opponent: { gold: 2, mead: 1 } }))).toBe(
      'Ending your turn brings Ragnarök, and you choose which Prophecy is scored. Sun Prophecy (more Gold: Munin 2, Hugin 0): 1 point to Munin. Or Moon Prophecy (more Mead: Munin 1, Hugin 0): 1 point to Munin. End your turn anyway?',
    );
  });

  test('whether to let the last Ragnarök lose the game', () => {
    const last = { ...past, hand: { craft: 0 }, ragnaroks: 4 };
    expect(warned(spending({ ...last, gold: 2, opponent: { points: 4 } }))).toBe(
      'Ending your turn brings Ragnarök. Sun Prophecy (more Gold: Hugin 2, Munin 0): 3 points to Hugin; Munin wins. End your turn anyway?',
    );
    expect(warned(spending({ ...last, gold: 2, opponent: { points: 2 } }))).toBeNull();
  });

  test('nothing if the player loses nothing by ending it', () => {
    expect(warned(table().moves('dain', 'midgard'))).toBeNull();
    expect(warned(spending({ ...past, hand: { craft: 0 }, gold: 2 }))).toBeNull();
    expect(warned(spending({ ...past, hand: { craft: 0 } }))).toBeNull();
    expect(warned(spending({ ...past, points: 9, opponent: { gold: 2 } }))).toBeNull();
    const choice = spending({
      hand: { craft: 0 },
      wolves: { sun: 4, moon: 4 },
      next: { sun: 'most-gold', moon: 'most-mead' },
      gold: 1,
      opponent: { mead: 1 },
    });
    expect(warned(choice)).toBeNull();
  });
});
