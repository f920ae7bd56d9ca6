/** The questions, word for word, with the consequences. */
import { describe, expect, test } from 'vitest';
import { chroniclesPresenter } from '../../../../src/games/chronicles/presenter.ts';
import { table, tableOf, turnIn, turnOf } from '../table.ts';
import { detailed, questionText } from './question-words.ts';

const three = () => turnOf('odin', 'thor', 'tyr');

describe('the question', () => {
  test('asks who goes next, and names the enemies that a second card would wake', () => {
    const game = table('odin', 'thor', 'tyr');
    expect(questionText(game)).toBe("Who's next? Agree and press your own button. After a day, Odin plays.");
    expect(detailed(game)).toEqual(['Still to go: Odin, Thor, and Tyr.']);
    expect(detailed(game.with({ wheel: { hel: 'tyr' } }))).toEqual([
      'Still to go: Odin, Thor, and Tyr.',
      'On the Wheel: a card for Hel. A second one wakes that enemy.',
    ]);
    expect(detailed(game.with({ wheel: { hel: 'tyr', loki: 'thor' } }))).toContain(
      'On the Wheel: cards for Hel and Loki. A second card for any of them wakes that enemy.',
    );
  });

  test('asks whether Odin keeps the card that he looks at', () => {
    const game = (moment = {}) =>
      tableOf('hard', 'odin', 'thor', 'tyr')
        .with({ card: 'hel', ...moment })
        .begins('odin');
    expect(questionText(game())).toBe(
      'Odin looks ahead and sees Hel, who stays asleep. Keep that card, or put it under the deck and reveal the next one unseen?',
    );
    expect(questionText(game({ wheel: { hel: 'tyr' } }))).toBe(
      'Odin looks ahead and sees Hel, who would wake. Keep that card, or put it under the deck and reveal the next one unseen?',
    );
    expect(questionText(game({ wheel: { hel: 'tyr' }, places: { hel: 'asgard' } }))).toBe(
      "Odin looks ahead and sees Hel, and you'd lose the game. Keep that card, or put it under the deck and reveal the next one unseen?",
    );
  });

  test("shows the current god's situation: what is left, its World, what there is to do and to fight", () => {
    expect(questionText(three())).toBe("You're in Asgard: move, then act.");
    expect(detailed(three())).toEqual(['Here: nothing to heal.']);
    const moved = three().moves('alfheim');
    expect([questionText(moved), ...detailed(moved)]).toEqual([
      'You moved to Alfheim: now act.',
      'Here: take 2 Elves.',
    ]);
    expect(detailed(three().with({ world: 'niflheim', anonymous: 2 }))).toEqual([
      'Here: send back 2 Anonymous for 3 Risks, at least 2 Life lost.',
      'To fight: Hel (3 Risks: at least 2 Life lost).',
    ]);
    expect(detailed(three().with({ world: 'niflheim', anonymous: 2, dice: 1 }))).toEqual([
      'Here: send back 2 Anonymous for 3 Risks.',
      'To fight: Hel (3 Risks).',
    ]);
    expect(detailed(three().with({ world: 'midgard', iotunns: ['hymir'] }))).toEqual([
      'Here: only Fights until Hymir is beaten.',
      'To fight: Jörmungand (3 Risks: at least 2 Life lost) and Hymir (2 Risks: at least 1 Life lost).',
    ]);
    expect(detailed(three().with({ ravaged: ['asgard'] }))).toEqual(['Here: heal the World for 2 Life.']);
  });

  test('shows what is left after Fenrir has bitten', () => {
    const bitten = table('odin', 'thor', 'tyr')
      .with({ card: 'fenrir', wheel: { fenrir: 'tyr' } })
      .begins('odin');
    expect(questionText(bitten)).toBe("Fenrir's bite keeps you from acting. You can still leave Asgard.");
    expect(questionText(bitten.moves('alfheim'))).toBe(
      "Fenrir's bite keeps you from acting, and there's nothing else to do. End your turn?",
    );
  });

  test('asks whether the turn is over', () => {
    expect(questionText(three().moves('alfheim').plays('alfheim', { elves: 2 }))).toBe(
      "You're done for this turn. End it?",
    );
    expect(questionText(three().with({ world: 'vanaheim' }).moves('asgard'))).toBe(
      "You've moved, and there's nothing to do or fight in Asgard now. End your turn?",
    );
  });

  test('asks how many Elves help after the roll, and says if the game depends on them', () => {
    const game = (life: number) =>
      three()
        .with({ world: 'midgard', dice: 2, elves: 3, life })
        .rolling('failure', 'failure', 'failure')
        .plays('fight:jormungand', { dice: 2 });
    expect(questionText(game(7))).toBe(
      '3 Risks left. Each costs 1 of your 7 Life. How many Elves do you give? 3 Elves can help; you have 3.',
    );
    expect(questionText(game(3))).toBe(
      '3 Risks are left: without Elves you lose your last Life and the game. How many do you give? 3 Elves can help; you have 3.',
    );
  });

  test('asks for the share of a Support god', () => {
    const game = turnOf('odin')
      .with({ world: 'midgard', support: { world: 'midgard', life: 4 } })
      .rolling('failure')
      .plays('fight:jormungand');
    expect(questionText(game)).toBe(
      'Odin has 9 Life and is about to lose 3 Life. Frigg is there with 4 Life: how much of the loss does Frigg take?',
    );
  });

  test('asks which runes are used', () => {
    const thrown = (white: 'turn-tree' | 'move-god', green: 'regain-life' | 'move-god') =>
      questionText(
        three().with({ world: 'iotunheim', life: 3 }).throwing({ white, green }).plays('iotunheim'),
      );
    expect(thrown('turn-tree', 'regain-life')).toBe(
      'The stones let you turn the middle level and regain 1 Life. Which rune do you use first? You can also leave any of them.',
    );
    expect(thrown('move-god', 'move-god')).toBe(
      'The stones let you move a god twice. Which rune do you use first? You can also leave any of them.',
    );
  });

  test('asks which creature helps, and its target', () => {
    const drawn = (creature: Parameters<typeof chosen>[0], moment = {}) => chosen(creature, moment);
    expect(questionText(drawing(['garm', 'mimir']))).toBe(
      'You draw Garm and Mimir. Which one helps you? All of them leave afterwards.',
    );
    expect(questionText(drawn('ratatoskr'))).toBe(
      'Where does Odin go? Any World is fine, or stay in Svartalfheim.',
    );
    expect(questionText(drawn('sleipnir'))).toBe('Who moves, and where to? 2 gods can move up to 2 Worlds.');
    expect(chroniclesPresenter.how('move', drawn('sleipnir').request)).toBeNull();
    expect(chroniclesPresenter.how('move', three().request)).toEqual({ key: 'chronicles.how.move' });
    expect(questionText(drawn('huginn-and-muninn'))).toBe(
      "On top of the decks: Loki (Odin's), Loki (Thor's), and Jörmungand (Tyr's). Which of them go under their deck?",
    );
    expect(questionText(drawn('audhumla', { life: 2, gods: { thor: { life: 2 } } }))).toBe(
      'Which god, in any World, regains up to 2 Life?',
    );
    expect(questionText(drawn('vedrfolnir'))).toBe(
      'How many times do you turn the middle level clockwise? Everything on it turns too.',
    );
    expect(questionText(drawn('geri-and-freki', { places: { loki: 'svartalfheim' } }))).toBe(
      "Who do you fight now, with 1 Risk prevented? You don't have to.",
    );
    expect(questionText(drawn('garm', { iotunns: ['thrym', 'gymir'] }))).toBe(
      "Which Iotunn goes back to Loki's ladder without a fight?",
    );
    expect(questionText(drawn('norns', { wheel: { hel: 'tyr', loki: 'thor' } }))).toBe(
      'Which card leaves the Wheel and goes under its deck? Its enemy stays asleep.',
    );
    expect(questionText(drawn('gullinkambi', { ravaged: ['asgard', 'alfheim'] }))).toBe(
      'Which ravaged World do you heal, without any Risks?',
    );
  });

  test('asks about actions from afar, and gains after a fight', () => {
    const afar = turnOf('odin', 'thor', 'tyr')
      .with({ world: 'iotunheim', anonymous: 2, gods: { thor: { world: 'iotunheim' } } })
      .throwing({ white: 'turn-tree', green: 'move-god', black: 'world-action' })
      .plays('iotunheim')
      .plays('world-action', { world: 'niflheim' });
    expect(questionText(afar)).toBe(
      'How do you act in Niflheim? You act from afar, as if you were alone there.',
    );
    const spoils = three()
      .with({ world: 'midgard', artifacts: ['draupnir', 'mjolnir'] })
      .rolling('success')
      .plays('fight:jormungand');
    expect(questionText(spoils)).toBe('Do you take an Elf or a Vanir die after the fight?');
  });
});

type Creatures = Parameters<ReturnType<typeof three>['with']>[0]['creatures'];

function drawing(creatures: NonNullable<Creatures>, moment = {}) {
  return three()
    .with({ world: 'svartalfheim', gods: { thor: { world: 'alfheim' } }, creatures, ...moment })
    .plays('svartalfheim');
}

function chosen(creature: NonNullable<Creatures>[number], moment = {}) {
  const other = creature === 'mimir' ? 'garm' : 'mimir';
  const game = drawing([creature, other], moment);
  return game.about === 'creature' ? game.answers({ creature }) : game;
}

test('the question names only powers if nothing else is left in a turn', () => {
  const game = turnIn('easy', 'odin', 'thor', 'tyr')
    .with({ world: 'alfheim', artifacts: ['hlidskjalf'] })
    .plays('alfheim', { elves: 1 });
  expect(questionText(game)).toBe("You've acted in Alfheim. Use a power, or end your turn.");
});
