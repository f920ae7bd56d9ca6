/** A table's texts about a saga: its page, its task, the runners, the dangers, and the question before a climb. */
import { describe, expect, test } from 'vitest';
import { type RuleState, SAGAS } from '../../../../src/games/chronicles/box/box.ts';
import { chronicles } from '../../../../src/games/chronicles/game.ts';
import type { ChroniclesEvent } from '../../../../src/games/chronicles/state/events.ts';
import { eventLines } from '../../../../src/games/chronicles/words/events/events.ts';
import { descriptionLines } from '../../../../src/games/chronicles/words/status/description.ts';
import { textBoardLines } from '../../../../src/games/chronicles/words/status/text-board.ts';
import { boxWith } from '../box-file/filled-in.ts';
import type { Moment } from '../moment.ts';
import { turnOfFreyr, wakesIn } from '../scenes.ts';
import { openingOf, tableOf, turnIn } from '../table.ts';
import { alerts, lines, seen, told, translate } from './english.ts';
import { detailed, labelled, offered, questionText, valued, warned } from './question-words.ts';

const board = (saga: (typeof SAGAS)[number], moment: Moment = {}) =>
  lines(textBoardLines(seen(turnOfFreyr(saga, moment))));

describe('the text board', () => {
  test('names the page, its spaces, and the rest of its task', () => {
    expect(board('baldr', { deedsDone: ['asgard', 'midgard'] })).toEqual(
      expect.arrayContaining([
        'Page 1 of 2, "The oaths". Nidhögg\'s path on this page: nothing and the page turns.',
        "The page's task, before Nidhögg reaches the end of the page: take 3 oaths.",
        'Oaths can still be taken in Vanaheim, Alfheim, Nidavellir, Svartalfheim, Iotunheim, Muspellheim, and Niflheim.',
      ]),
    );
    expect(board('naglfar', { page: 1, fightsDone: ['hrym'], tracks: { hrym: 4 } })).toEqual(
      expect.arrayContaining([
        'Page 2 of 2, "Afloat". Nidhögg\'s path on this page: 1 Anonymous, 1 Fire Giant, and 1 Iotunn called, 2 Heroes lost from Valhalla, and the Tree.',
        "The page's task, before Nidhögg reaches the end of the page: fight Hrym.",
        'Hrym is on space 4 of 8, in Midgard, with Strength 3. Moves if Hel or Jörmungand wakes. When fought: back 2.',
      ]),
    );
    expect(board('vigrid', { page: 1, fightsDone: ['loki'] })).toContain(
      "The page's task, before Nidhögg reaches the end of the page: fight Hel, Surt, Jörmungand, and Fenrir.",
    );
    expect(board('managarms')).toContain(
      'Skoll is at the start of a track of 6 spaces, out of sight. Moves if Hel, Surt or Loki wakes with Svartalfheim under Asgard. Fight: back 3.',
    );
  });

  test('does not name the page of a saga that comes from a box file', () => {
    const { state } = turnOfFreyr('baldr');
    const pages = [{ spaces: [[], [{ effect: 'turn-page' }]] }, { spaces: [[{ effect: 'tree' }]] }];
    const box = boxWith({ sagas: { baldr: { pages } } }, 'baldr');
    const told = lines(textBoardLines(chronicles.observe({ ...state, box })));
    expect(told).toContain("Page 1 of 2. Nidhögg's path on this page: nothing and the page turns.");
  });

  test("names the page's changes", () => {
    expect(board('fimbulvetr', { page: 2 })).toContain(
      'On this page: the Worlds and creatures give 1, 1, 1 (penalty, normal, bonus).',
    );
    expect(board('bifrost', { page: 1 })).toContain(
      'On this page: moving between the top and the middle level costs a god 1 Life.',
    );
    expect(board('vigrid', { page: 1 }).join(' ')).toContain('Jörmungand has +1 Strength against Thor');
    expect(board('fenrir')).toContain('On this page: Fenrir has +1 Strength.');
  });

  test.each(SAGAS)('of saga %s fits in a message, and its picture in an alt text', (saga) => {
    const game = turnOfFreyr(saga, { tracks: { skoll: 3, hati: 2, hrym: 3 } });
    expect(lines(textBoardLines(seen(game))).join('\n').length).toBeLessThan(2000);
    expect(lines(descriptionLines(seen(game), [])).join(' ').length).toBeLessThan(1000);
  });
});

describe('the danger', () => {
  test('is the Dead Tree on the next space, until the task is done [C-812]', () => {
    const near = { nidhogg: 1 } as const;
    expect(alerts(turnOfFreyr('baldr', near))).toEqual([
      "Nidhögg's next space is the Dead Tree unless the task is done (take 5 oaths): the next Nidhögg card means defeat.",
    ]);
    const done = ['asgard', 'midgard', 'alfheim', 'vanaheim', 'niflheim'] as const;
    expect(alerts(turnOfFreyr('baldr', { ...near, deedsDone: done }))).toEqual([]);
  });

  test('is a wolf one space before the end, if the enemy that would make it run wakes [C-813]', () => {
    expect(alerts(turnOfFreyr('managarms', { tracks: { skoll: 5 }, wheel: { surt: 'tyr' } }))).toContain(
      'Skoll is one step from the end of the track: the next Surt card means defeat. A fight in Alfheim pushes Skoll back.',
    );
    const otherwise = turnOfFreyr('managarms', { tracks: { skoll: 5 }, wheel: { surt: 'tyr' }, rotation: 2 });
    expect(alerts(otherwise)).toEqual([]);
  });

  test('matches the next space, as far as the board shows it [C-031, C-033]', () => {
    expect(alerts(turnOfFreyr('naglfar', { nidhogg: 1, anonymous: 8 }))).toContain(
      "Nidhögg's next space (1 Anonymous called) would be fatal: the next Nidhögg card means defeat.",
    );
    const alone = { page: 2, gods: { thor: { world: 'niflheim', life: 1 } } } as const;
    expect(alerts(turnOfFreyr('fimbulvetr', alone)).join(' ')).toContain(
      'a god alone in its World loses 1 Life',
    );
    expect(alerts(turnOfFreyr('fimbulvetr', { page: 2, life: 1 })).join(' ')).not.toContain('next space');
  });

  test('is shown before a player turns up a card that would lose the game', () => {
    const game = tableOf('baldr', 'thor', 'tyr', 'freyr').with({ nidhogg: 1, wheel: { nidhogg: 'freyr' } });
    expect(warned(game, 'begin:tyr')).toMatch(/wakes Nidhögg, and the game is lost at once/);
  });
});

describe("a god's options", () => {
  test("include the page's own action, under its name", () => {
    const game = turnOfFreyr('baldr', { world: 'alfheim' });
    expect([labelled(game, 'deed'), offered(game, 'deed')]).toEqual([
      'Take the oath of Alfheim',
      'Take the oath of Alfheim',
    ]);
    expect(detailed(game)).toContain("This World can swear its oath, for the page's task.");
    expect(labelled(turnOfFreyr('fenrir', { page: 2, world: 'midgard' }), 'deed')).toBe(
      'Find the ingredient of Midgard',
    );
  });

  test("include that action if a move leads to it and it's still open", () => {
    const game = turnIn('baldr', 'thor', 'tyr', 'freyja');
    expect(valued(game, 'move', 'world', 'alfheim')).toBe('Alfheim: an oath; take 2 Elves');
    const done = game.with({ deedsDone: ['alfheim'], ravaged: ['vanaheim'] });
    expect(valued(done, 'move', 'world', 'alfheim')).toBe('Alfheim: take 2 Elves');
    expect(valued(done, 'move', 'world', 'vanaheim')).not.toContain('oath');
  });

  test('are asked for in a question that names the nearby Worlds the task needs', () => {
    const game = turnOfFreyr('fenrir', { page: 2, world: 'midgard' });
    expect(questionText(game)).toBe(
      "You're in Midgard: move, then act. Ingredients nearby: Nidavellir, Svartalfheim, and 6 more.",
    );
    const found = game.with({
      deedsDone: ['nidavellir', 'svartalfheim', 'asgard', 'iotunheim', 'vanaheim'],
      ravaged: ['muspellheim'],
    });
    expect(questionText(found)).toBe(
      "You're in Midgard: move, then act. Ingredients nearby: Alfheim and Niflheim.",
    );
    const enough = game.with({
      deedsDone: ['asgard', 'vanaheim', 'nidavellir', 'iotunheim', 'muspellheim', 'niflheim'],
    });
    expect(questionText(enough)).toBe("You're in Midgard: move, then act.");
  });

  test('show what the climb costs, and need a confirmation before the last Life is the toll [C-047]', () => {
    const game = turnIn('bifrost', 'thor', 'tyr', 'freyja').with({ page: 1, life: 1 });
    expect(valued(game, 'move', 'world', 'midgard')).toContain('for 1 Life');
    expect(valued(game, 'move', 'world', 'alfheim')).not.toContain('Life');
    expect(warned(game, 'move', { world: 'midgard' })).toMatch(
      /^The climb to Midgard costs 1 Life, and that's all/,
    );
    expect(warned(game, 'move', { world: 'alfheim' })).toBeNull();
    expect(warned(game.with({ life: 2 }), 'move', { world: 'midgard' })).toBeNull();
  });

  test('name a saga foe with its Strength if a move leads to it', () => {
    const game = turnOfFreyr('managarms', { tracks: { skoll: 3 } });
    expect(valued(game, 'move', 'world', 'alfheim')).toContain('Skoll 4');
  });
});

describe('a line appears', () => {
  test('when the page is turned, with the effects', () => {
    expect(told(wakesIn('bifrost', 'nidhogg', { nidhogg: 1 }))).toEqual(
      expect.arrayContaining([
        'Nidhögg gnaws on: 3 more steps to the Tree.',
        'Nidhögg turns the page. Page 2 of 2, "The bridge has fallen". Task, before Nidhögg reaches the end of the page: fight Surt 2 times.',
      ]),
    );
    expect(told(wakesIn('fimbulvetr', 'nidhogg'))).toContain(
      'Nidhögg turns the page. Page 2 of 3, "Second winter". No task: hold out until Nidhögg reaches the end of the page.',
    );
  });

  test('when a saga starts, with the task of its first page', () => {
    const first = (rules: RuleState) => {
      const { state, events } = chronicles.setup(openingOf(['thor', 'tyr'], 'the first round', rules));
      const lines = eventLines(events as readonly ChroniclesEvent[], chronicles.observe(state));
      return lines.flatMap((line) => (line === null ? [] : translate(line)));
    };
    expect(first('baldr')).toContain(
      'Page 1 of 2, "The oaths". Task, before Nidhögg reaches the end of the page: take 5 oaths. Round 1: every god lays a card face down on the Wheel.',
    );
    expect(first('hard')).toContain('Round 1: every god lays a card face down on the Wheel.');
  });

  test('when a wolf runs, and when it is driven back', () => {
    expect(told(wakesIn('managarms', 'surt', { tracks: { skoll: 4 } }))).toContain(
      'Skoll runs on to space 5 of 6: one more, and the game is lost.',
    );
    const game = turnOfFreyr('managarms', { world: 'alfheim', tracks: { skoll: 4 }, heroes: 8 });
    expect(told(game.plays('fight:skoll', { heroes: 5 }))).toContain(
      'Freyr pushes Skoll back to space 1 of 6.',
    );
    const near = turnOfFreyr('managarms', { world: 'alfheim', tracks: { skoll: 2 }, heroes: 8 });
    expect(told(near.plays('fight:skoll', { heroes: 3 }))).toContain(
      'Freyr pushes Skoll back to the start, out of sight.',
    );
  });

  test("when a page's action is done, and for a Fight of the task", () => {
    expect(told(turnOfFreyr('baldr', { world: 'alfheim' }).plays('deed'))).toContain(
      'In Alfheim everything swears its oath to Freyr: 1 of 5.',
    );
    const fought = turnOfFreyr('bifrost', { page: 1, world: 'muspellheim', heroes: 8 });
    expect(told(fought.plays('fight:surt', { heroes: 1 }))).toContain(
      "A fight with Surt counts for the page's task: 1 of 2.",
    );
  });
});
