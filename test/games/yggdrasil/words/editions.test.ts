/** The differences between editions, word for word, from the moments that show them. */
import { describe, expect, test } from 'vitest';
import { seatIndex } from '../../../../src/core/seat.ts';
import { houseBox } from '../../../../src/games/yggdrasil/box/rule-states.ts';
import { yggdrasilPresenter as face } from '../../../../src/games/yggdrasil/presenter.ts';
import { fourthGiantFallsIn } from '../rune-fall.ts';
import { cardComesIn, type Table, table, tableOf } from '../table.ts';
import { alerts, lines, menu, questionText, seen, told, translate } from './english.ts';

const BACK = { hel: 4, surt: 5, loki: 3, nidhogg: 7 };

function board(game: Table): readonly string[] {
  return lines(face.textBoard(seen(game)));
}

function label(game: Table, choice: string): string {
  const alternative = game.request.alternatives.find(({ id }) => id === choice);
  if (alternative === undefined) throw new Error(`no such way: ${choice}`);
  return translate(face.alternative(alternative, seen(game)));
}

describe.each(['2011', '2010'] as const)('Hel under the rules of %s', (rules) => {
  test('sends Vikings to Helheim', () => {
    const game = cardComesIn(rules, 'hel', { enemies: { hel: 3 } }, 'green');
    expect(told(game).at(-1)).toBe('Hel takes 2 Vikings from the green bag to Helheim.');
  });

  test("would send Vikings to Helheim with either of Tyr's rolls", () => {
    const moment = { enemies: { hel: 3 }, next: ['hel'] } as const;
    const rolled = (bagsAreOpen: boolean) =>
      tableOf(rules, 'heimdall', 'tyr')
        .with({ ...moment, bags: { black: { vikings: 1 } }, bagsAreOpen })
        .rolling('green', 'black')
        .done();
    expect(menu(rolled(true), 'island')).toEqual([
      'Green bag: 2 Vikings go to Helheim',
      'Black bag: 1 Viking goes to Helheim',
    ]);
    expect(menu(rolled(false), 'island')[0]).toBe('Green bag: up to 2 Vikings to Helheim');
  });

  test("would send Vikings to Helheim with Odin's card", () => {
    const game = tableOf(rules, 'heimdall', 'odin')
      .with({ enemies: { hel: 3 }, next: ['hel', 'surt'] })
      .done();
    expect(menu(game, 'card')[0]).toBe(
      'Hel to space 4, past the wall: takes 2 Vikings from a bag to Helheim',
    );
  });
});

describe("Odin's other card", () => {
  const drawn = (rules: '2018' | '2011' | '2010') =>
    tableOf(rules, 'heimdall', 'odin')
      .with({ next: ['loki', 'surt'] })
      .done();

  test('goes to the bottom of the deck in 2011 without a question', () => {
    expect(questionText(drawn('2011'))).toBe(
      'Which card do you play? The other goes under the deck. Loki to space 2: calls 1 giant. Or Surt to space 2: 1 Fire Giant into a bag.',
    );
  });

  test('may also go on top of the deck in 2018 and 2010', () => {
    expect(questionText(drawn('2018'))).toContain('and where does the other go?');
    expect(questionText(drawn('2010'))).toBe(questionText(drawn('2018')));
  });
});

describe('runes that throw back', () => {
  test.each([
    ['2018', 'mann', 'Which enemy does Mann push 3 spaces back?'],
    ['2018', 'tiwaz', 'Which 3 enemies does Tiwaz push one space back?'],
    ['2011', 'mann', 'Which enemy does Mann push 3 spaces back?'],
    ['2011', 'tiwaz', 'Which 3 enemies does Tiwaz push one space back?'],
    ['2010', 'mann', 'Which 3 enemies does Mann push one space back?'],
    ['2010', 'tiwaz', 'Which enemy does Tiwaz push 3 spaces back?'],
  ] as const)('in %s: %s', (rules, rune, question) => {
    expect(questionText(fourthGiantFallsIn(rules, rune, { enemies: BACK }))).toBe(question);
  });

  test("show each enemy's next space", () => {
    const one = fourthGiantFallsIn('2010', 'tiwaz', { enemies: BACK });
    expect(menu(one, 'enemy')[1]).toBe('Surt from 5 to space 2, force 5');
    const three = fourthGiantFallsIn('2010', 'mann', { enemies: BACK });
    expect(menu(three, 'enemies')[1]).toBe('Surt from 5 to space 4, past the wall, force 6');
  });
});

describe('the submerged tile in the open sea', () => {
  test('leaves no island submerged, in the text read aloud and in the alt text', () => {
    const game = tableOf('2010', 'thor');
    expect(board(game)).toContain('Valkyries: Rainbow. No island is submerged.');
    expect(lines(face.description(seen(game), []))).toContain('Valkyries: Rainbow. No island is submerged.');
    expect(board(tableOf('2011', 'thor'))).toContain('Valkyries: Rainbow. Submerged: Black.');
  });

  test('lets an island sink without raising another one', () => {
    const game = tableOf('2010', 'heimdall', 'tyr').with({ next: ['jormungand'] });
    expect(menu(game.rolling('green', 'black').done(), 'island')).toEqual([
      'Green: submerged',
      'Black: submerged',
    ]);
    const again = tableOf('2010', 'heimdall', 'tyr').with({ next: ['jormungand'], submerged: 'black' });
    expect(menu(again.rolling('green', 'black').done(), 'island')).toEqual([
      'Green: submerged, and the previous island rises',
      'Black: stays submerged',
    ]);
  });
});

describe('the reinforcement scale of 2010', () => {
  const onThird = () => tableOf('2010', 'thor', 'odin').with({ vanir: 'discard-card' });

  test("is used on the Vanir's square, which the button names", () => {
    expect(label(onThird(), 'vanaheim:use')).toBe('Use now: discard next card');
    expect(label(onThird(), 'vanaheim:advance')).toBe('For later: push an enemy back');
    expect(label(table('thor'), 'vanaheim:use')).toBe('Use a Vanir square');
    expect(board(onThird())).toContain('Vanir on square 3 of 5: discard next card.');
  });

  test('names the card it would discard, if everyone has seen it', () => {
    const { state } = onThird().with({ next: ['loki'] });
    const use = onThird().request.alternatives.find(({ id }) => id === 'vanaheim:use');
    if (use === undefined) throw new Error('the square cannot be used');
    const known = {
      ...seen(onThird()),
      deck: { count: 42, cards: state.deck, top: state.deck.slice(0, 1), bottom: [] },
    };
    expect(translate(face.answer(use, { square: 'discard-card' }, known))).toBe(
      'Use the Vanir now: discard next card, Loki',
    );
  });

  test('discards the next card, unless it is an Angry one', () => {
    const discarded = onThird()
      .with({ next: ['loki'] })
      .plays('vanaheim:use', { square: 'discard-card' });
    expect(told(discarded)).toEqual([
      'The Vanir helps Thor and returns to the first square.',
      'Thor discards the next enemy card unplayed: Loki.',
    ]);
    const stays = onThird()
      .with({ next: ['angry-loki'] })
      .plays('vanaheim:use', { square: 'discard-card' });
    expect(told(stays).at(-1)).toBe(
      "The next enemy card is Angry Loki. Angry cards can't be discarded, so it stays on top.",
    );
  });

  test('does not shuffle the pile of giants', () => {
    const searched = (rules: '2018' | '2010') =>
      tableOf(rules, 'thor')
        .with({ vanir: 'discard-giant' })
        .plays('vanaheim:use', { square: 'discard-giant' });
    expect(questionText(searched('2010'))).toBe('Which giant of the pile leaves the game?');
    expect(questionText(searched('2018'))).toBe(
      'Which giant of the pile leaves the game? The pile is shuffled afterwards.',
    );
  });

  test('may start with a blank square, which does nothing', () => {
    const box = { ...houseBox('2018'), vanirSquares: ['blank', ...houseBox('2018').vanirSquares] } as const;
    const frey = tableOf('2018', 'thor', 'frey').with({
      box,
      vanir: 'two-vikings',
      gods: { frey: { inTrance: true } },
    });
    expect(board(tableOf('2018', 'thor').with({ box }))).toContain('Vanir on square 1 of 6: blank.');
    expect(label(frey, 'vanaheim:use-all')).toBe('Use all 2 squares');
    expect(told(frey.plays('vanaheim:use-all')).filter((line) => line.includes('blank'))).toEqual([]);
  });
});

describe('Jötunheim closed by a giant, in 2010', () => {
  const closed = () => tableOf('2010', 'thor').with({ active: ['gilling', 'thrym'], vikings: 2 });

  test('raises an alert that no other giant can be fought', () => {
    expect(alerts(closed())).toEqual([
      'Gilling blocks Jötunheim: beat Gilling there before any other giant.',
    ]);
    expect(board(closed())).toContain('Active giants: Gilling (blocks Jötunheim) and Thrym (Hel +1).');
  });

  test('has only that giant in the menu and in the odds', () => {
    expect(menu(closed(), 'giant', 'jotunheim')).toEqual([
      'Gilling (blocks Jötunheim), force 3: 100% with your 2 Vikings',
    ]);
    const odds = lines(face.odds(seen(closed()), {}));
    expect(odds.filter((line) => line.includes('(force 3'))).toEqual([
      'To beat Gilling (force 3, you add 1): no Vikings or Elves 50%, 1: 83%, and 2: sure. With 2 Vikings: 100%.',
    ]);
  });
});

describe('the giant who forbids the die', () => {
  const fight = (rules: '2018' | '2010', foe: 'hel' | 'utgard-loki') => {
    const game = tableOf(rules, 'odin').with({
      enemies: { hel: 2 },
      active: ['utgard-loki'],
      artifacts: { hel: 3 },
    });
    return foe === 'hel'
      ? game.plays('asgard', { enemy: foe, vikings: 0 })
      : game.plays('jotunheim', { giant: foe, vikings: 0 });
  };

  test('also removes the artifacts in 2010', () => {
    expect(told(fight('2010', 'hel'))).toEqual([
      "No die against Hel: a giant forbids it, and artifacts don't count.",
      'Odin loses to Hel: 0 against force 5.',
    ]);
    expect(told(fight('2018', 'hel'))).toEqual([
      'No die against Hel: a giant forbids it.',
      'Odin loses to Hel: 3 against force 5.',
    ]);
  });

  test('also removes the artifacts from the odds in 2010', () => {
    const odds = (rules: '2018' | '2010') => {
      const moment = { enemies: { hel: 2 }, active: ['utgard-loki'], artifacts: { hel: 3 } } as const;
      return lines(face.odds(seen(tableOf(rules, 'odin').with(moment)), { vikings: 2 }))[1];
    };
    expect(odds('2018')).toBe(
      'To beat Hel (force 5, you add 3): 2 Vikings or Elves 100%. With 2 Vikings: 100%.',
    );
    expect(odds('2010')).toBe('To beat Hel (force 5): 5 Vikings or Elves 100%. With 2 Vikings: 0%.');
  });

  test("doesn't mention artifacts against giants if none count anyway", () => {
    expect(told(fight('2010', 'utgard-loki'))[0]).toBe('No die against Utgard-Loki: a giant forbids it.');
  });

  test('is introduced with its effect', () => {
    const named = (rules: '2018' | '2010') => board(tableOf(rules, 'odin').with({ active: ['utgard-loki'] }));
    expect(named('2018')).toContain('Active giants: Utgard-Loki (no die in fights).');
    expect(named('2010')).toContain('Active giants: Utgard-Loki (no die, no artifacts in fights).');
  });
});

describe('the last card of 2010', () => {
  const progress = (game: Table) => translate(face.progress(seen(game)));

  test('is announced while people can still plan for it', () => {
    const few = tableOf('2010', 'thor').with({ deck: ['hel', 'surt'] });
    expect(progress(few)).toBe('2 enemy cards left, round 1. If you survive the last card, you win at once.');
    expect(progress(tableOf('2010', 'thor'))).toMatch(/^\d+ enemy cards left, round 1\.$/);
    expect(progress(tableOf('2011', 'thor').with({ deck: ['hel', 'surt'] }))).toBe(
      '2 enemy cards left, round 1.',
    );
  });

  test('ends the game with its effect, and then nothing more is announced', () => {
    const won = tableOf('2010', 'thor', 'odin')
      .with({ deck: ['hel'] })
      .done();
    expect(told(won).at(-1)).toBe('The enemy deck is empty and Asgard stands: the gods have won!');
    expect(progress(won)).toBe('No enemy cards left, round 1.');
    expect(board(won)[0]).toBe('The gods have won: the enemy deck is empty and Asgard stands.');
  });
});

describe('in the editions without trance', () => {
  test.each(['2011', '2010'] as const)('no text at a table of %s mentions trance', (rules) => {
    const game = tableOf(rules, 'odin', 'freyja').with({ vikings: 2, elves: 1, enemies: BACK });
    const view = seen(game);
    const everything = [
      ...board(game),
      ...lines(face.description(view, game.events)),
      ...lines(face.odds(view, {})),
      ...[0, 1].map((seat) => translate(face.holdings(seatIndex(seat), view))),
      ...game.request.alternatives.map((alternative) => translate(face.alternative(alternative, view))),
    ];
    expect(everything.length).toBeGreaterThan(20);
    expect(everything.filter((line) => /trance/i.test(line))).toEqual([]);
  });
});

describe('a ruling that spares the hidden giant', () => {
  test('shows in the odds that the hidden giant is weaker than the active ones', () => {
    const box = houseBox('2018');
    const spared = { ...box, rulings: { ...box.rulings, hiddenGiantsAreStrengthened: false } };
    const game = table('odin').with({ box: spared, active: ['gilling'] });
    expect(lines(face.odds(seen(game), {})).filter((line) => line.includes('giant'))).toEqual([
      'To beat any active giant (force 4): 1 Viking or Elf 17%, 2: 50%, 3: 83%, and 4: sure. With no Vikings: 0%.',
      'To beat the hidden giant (force 3): no Vikings or Elves 17%, 1: 50%, 2: 83%, and 3: sure. With no Vikings: 17%.',
    ]);
    expect(lines(face.odds(seen(table('odin').with({ active: ['gilling'] })), {}))).toContain(
      'To beat any giant (force 4): 1 Viking or Elf 17%, 2: 50%, 3: 83%, and 4: sure. With no Vikings: 0%.',
    );
  });
});
