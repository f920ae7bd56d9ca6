/** What is asked, word for word, with what hangs on it. */
import { describe, expect, test } from 'vitest';
import { table, tableOf, turnIn, turnOf } from '../table.ts';
import { asked, detailed } from './asked.ts';

const three = () => turnOf('odin', 'thor', 'tyr');

describe('what is asked', () => {
  test('who goes next, and whose second card would wake its enemy', () => {
    const game = table('odin', 'thor', 'tyr');
    expect(asked(game)).toBe('Who goes next? Agree, then press your own button. After a day Odin goes.');
    expect(detailed(game)).toEqual(['Still to go: Odin, Thor, and Tyr.']);
    expect(detailed(game.with({ wheel: { hel: 'tyr' } }))).toEqual([
      'Still to go: Odin, Thor, and Tyr.',
      'On the Wheel lies a card of Hel: another one wakes that enemy.',
    ]);
    expect(detailed(game.with({ wheel: { hel: 'tyr', loki: 'thor' } }))).toContain(
      'On the Wheel lie cards of Hel and Loki: another one of these wakes its enemy.',
    );
  });

  test('whether Odin keeps the card that he looks at', () => {
    const game = (moment = {}) =>
      tableOf('hard', 'odin', 'thor', 'tyr')
        .with({ card: 'hel', ...moment })
        .begins('odin');
    expect(asked(game())).toBe(
      'Odin looks ahead and sees Hel, who stays asleep. Keep that card, or put it under the deck and reveal the next one unseen?',
    );
    expect(asked(game({ wheel: { hel: 'tyr' } }))).toBe(
      'Odin looks ahead and sees Hel, who would wake. Keep that card, or put it under the deck and reveal the next one unseen?',
    );
    expect(asked(game({ wheel: { hel: 'tyr' }, places: { hel: 'asgard' } }))).toBe(
      'Odin looks ahead and sees Hel, and the game would be lost. Keep that card, or put it under the deck and reveal the next one unseen?',
    );
  });

  test('what the god on turn does: what is left, where it stands, what there is to do and to fight', () => {
    expect(asked(three())).toBe('You are in Asgard: move, then act.');
    expect(detailed(three())).toEqual(['Here: nothing to heal.']);
    const moved = three().moves('alfheim');
    expect([asked(moved), ...detailed(moved)]).toEqual([
      'You moved to Alfheim: now act.',
      'Here: take 2 Elves.',
    ]);
    expect(detailed(three().with({ world: 'niflheim', anonymous: 2 }))).toEqual([
      'Here: 2 Anonymous back for 3 Risks, at least 2 Life lost.',
      'To fight: Hel (3 Risks: at least 2 Life lost).',
    ]);
    expect(detailed(three().with({ world: 'niflheim', anonymous: 2, dice: 1 }))).toEqual([
      'Here: 2 Anonymous back for 3 Risks.',
      'To fight: Hel (3 Risks).',
    ]);
    expect(detailed(three().with({ world: 'midgard', iotunns: ['hymir'] }))).toEqual([
      'Here: only Fights until Hymir is beaten.',
      'To fight: Jormungand (3 Risks: at least 2 Life lost) and Hymir (2 Risks: at least 1 Life lost).',
    ]);
    expect(detailed(three().with({ ravaged: ['asgard'] }))).toEqual(['Here: heal the World for 2 Life.']);
  });

  test('what is left when Fenrir has bitten', () => {
    const bitten = table('odin', 'thor', 'tyr')
      .with({ card: 'fenrir', wheel: { fenrir: 'tyr' } })
      .begins('odin');
    expect(asked(bitten)).toBe("Fenrir's bite keeps you from acting. You may still leave Asgard.");
    expect(asked(bitten.moves('alfheim'))).toBe(
      "Fenrir's bite keeps you from acting, and nothing else is left to do. End your turn?",
    );
  });

  test('whether the turn is over', () => {
    expect(asked(three().moves('alfheim').plays('alfheim', { elves: 2 }))).toBe(
      'You have acted, and nothing else is left to do. End your turn?',
    );
    expect(asked(three().with({ world: 'vanaheim' }).moves('asgard'))).toBe(
      'You have moved, and in Asgard there is nothing to do or to fight now. End your turn?',
    );
  });

  test('how many Elves help after the roll, and that the game hangs on it', () => {
    const game = (life: number) =>
      three()
        .with({ world: 'midgard', dice: 2, elves: 3, life })
        .rolling('failure', 'failure', 'failure')
        .plays('fight:jormungand', { dice: 2 });
    expect(asked(game(7))).toBe(
      '3 Risks are left, and each costs 1 of your 7 Life. Up to 3 Elves of your 3 can help: how many do?',
    );
    expect(asked(game(3))).toBe(
      '3 Risks are left: without Elves that is your last Life, and the game is lost. Up to 3 Elves of your 3 can help: how many do?',
    );
  });

  test('how much a Support god bears', () => {
    const game = turnOf('odin')
      .with({ world: 'midgard', support: { world: 'midgard', life: 4 } })
      .rolling('failure')
      .plays('fight:jormungand');
    expect(asked(game)).toBe(
      'Odin has 9 Life and is to lose 3 Life. Frigg stands by with 4 Life: how much of the loss does Frigg bear?',
    );
  });

  test('which runes are used', () => {
    const thrown = (white: 'turn-tree' | 'move-god', green: 'regain-life' | 'move-god') =>
      asked(three().with({ world: 'iotunheim', life: 3 }).throwing({ white, green }).plays('iotunheim'));
    expect(thrown('turn-tree', 'regain-life')).toBe(
      'The stones let you turn the middle level and regain 1 Life. Which rune do you use first? Each may also be left.',
    );
    expect(thrown('move-god', 'move-god')).toBe(
      'The stones let you move a god twice. Which rune do you use first? Each may also be left.',
    );
  });

  test('which creature helps, and its target', () => {
    const drawn = (creature: Parameters<typeof chosen>[0], moment = {}) => chosen(creature, moment);
    expect(asked(drawing(['garm', 'mimir']))).toBe(
      'You draw Garm and Mimir. One of them helps you, and all of them leave: which?',
    );
    expect(asked(drawn('ratatoskr'))).toBe(
      'Odin is in Svartalfheim and may go to any World, or stay: where to?',
    );
    expect(asked(drawn('sleipnir'))).toBe('2 gods may go up to 2 Worlds: who, and where to?');
    expect(asked(drawn('huginn-and-muninn'))).toBe(
      "On top of the decks lie Loki (Odin's), Loki (Thor's), and Jormungand (Tyr's). Which of them go under their deck? None is fine as well.",
    );
    expect(asked(drawn('audhumla', { life: 2, gods: { thor: { life: 2 } } }))).toBe(
      'One god regains up to 2 Life, wherever it is: who?',
    );
    expect(asked(drawn('vedrfolnir'))).toBe(
      'The middle level may turn clockwise: how often? Whatever stands on it goes round with it.',
    );
    expect(asked(drawn('geri-and-freki', { places: { loki: 'svartalfheim' } }))).toBe(
      'You may fight at once, with 1 Risk prevented: whom?',
    );
    expect(asked(drawn('garm', { iotunns: ['thrym', 'gymir'] }))).toBe(
      "One Iotunn goes back to Loki's ladder without a fight: which?",
    );
    expect(asked(drawn('norns', { wheel: { hel: 'tyr', loki: 'thor' } }))).toBe(
      'One card leaves the Wheel and goes under its deck, so that its enemy sleeps on: which?',
    );
    expect(asked(drawn('gullinkambi', { ravaged: ['asgard', 'alfheim'] }))).toBe(
      'One ravaged World is healed, without any Risks: which?',
    );
  });

  test('what is done from afar, and what is taken after a fight', () => {
    const afar = turnOf('odin', 'thor', 'tyr')
      .with({ world: 'iotunheim', anonymous: 2, gods: { thor: { world: 'iotunheim' } } })
      .throwing({ white: 'turn-tree', green: 'move-god', black: 'world-action' })
      .plays('iotunheim')
      .plays('world-action', { world: 'niflheim' });
    expect(asked(afar)).toBe('You act in Niflheim from afar, as if you were alone there: how?');
    const spoils = three()
      .with({ world: 'midgard', artifacts: ['draupnir', 'mjolnir'] })
      .rolling('success')
      .plays('fight:jormungand');
    expect(asked(spoils)).toBe('After the fight you take an Elf or a Vanir die: which?');
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

test('only powers are left of a turn', () => {
  const game = turnIn('easy', 'odin', 'thor', 'tyr')
    .with({ world: 'alfheim', artifacts: ['hlidskjalf'] })
    .plays('alfheim', { elves: 1 });
  expect(asked(game)).toBe('You have acted in Alfheim. Use a power, or end your turn.');
});
