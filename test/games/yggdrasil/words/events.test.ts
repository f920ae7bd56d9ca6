/** The lines about events, word for word, from the moments that cause them. */
import { describe, expect, test } from 'vitest';
import { seatIndex } from '../../../../src/core/seat.ts';
import { eventLines } from '../../../../src/games/yggdrasil/words/events.ts';
import { descriptionLines } from '../../../../src/games/yggdrasil/words/status/description.ts';
import { fourthGiantFalls } from '../rune-fall.ts';
import { cardComes, table } from '../table.ts';
import { questionText, seen, told, translate } from './english.ts';

describe('the lines of what happened say that', () => {
  test('Hel comes closer and takes Vikings out of the game', () => {
    const game = cardComes('hel', { enemies: { hel: 3 } }, 'green');
    expect(told(game)).toEqual([
      'Thor leaves 3 actions unused.',
      'Turn 2: Heimdall.',
      'Hel is past the wall, on space 4.',
      'Hel takes 2 Vikings from the green bag, permanently.',
    ]);
  });

  test('an Angry card moves an enemy two spaces, or that Fenrir is angry', () => {
    const angry = cardComes('angry-surt', { enemies: { surt: 6 } });
    expect(told(angry).slice(2)).toEqual(['Angry Surt: two spaces at once.', "Surt is in Odin's Residence."]);
    expect(told(cardComes('fenrir', { enemies: { fenrir: 5 } })).slice(2)).toEqual([
      'Fenrir is past the door of Valhalla, on space 6.',
      "Fenrir is angry: you'll have to calm him first.",
    ]);
  });

  test('Ragnarök brings no effects', () => {
    expect(told(cardComes('ragnarok-3')).slice(2)).toEqual([
      'Ragnarök 3! Hel, Loki, and Fenrir each advance one space (no effects).',
      'Hel advances to space 2.',
      'Loki advances to space 2.',
      'Fenrir advances to space 2.',
    ]);
  });

  test('Loki calls giants, each with its effect', () => {
    const game = cardComes('loki', { enemies: { loki: 4 }, pile: ['thrym', 'gialp'] });
    expect(told(game).at(-1)).toBe('Loki calls Thrym (Hel +1) and Gialp (blocks Muspellheim).');
  });

  test('Jörmungand drives the Valkyries home', () => {
    const game = cardComes('jormungand', { valkyries: 'blue' }, 'white');
    expect(told(game).at(-1)).toBe(
      'Jörmungand submerges the White island; the Valkyries fly back to the Rainbow.',
    );
  });

  test('Odin throws Surt back with 2 Vikings, a roll of 2, the artifact and an Elf', () => {
    const game = table('odin')
      .with({ enemies: { surt: 4 }, vikings: 2, elves: 1, artifacts: { surt: 1 } })
      .rolling(2)
      .plays('asgard', { enemy: 'surt', vikings: 2 });
    expect(told(game)).toEqual(['Odin fights Surt, force 6: the die shows 2 hammers.']);
    expect(questionText(game)).toBe('Your total is 5 against Surt, force 6. 1 Elf wins it.');
    expect(told(game.answers({ elves: 1 }))).toEqual([
      'Odin beats Surt: 6 against force 6, with 2 Vikings and 1 Elf.',
      'Surt falls back to space 3.',
    ]);
  });

  test('a god loses a fight with nothing sent, or Tyr rolls twice', () => {
    const lost = table('odin')
      .with({ vikings: 0 })
      .rolling(0)
      .plays('jotunheim', { giant: 'pile', vikings: 0 });
    expect(told(lost).at(-1)).toBe('Odin loses to the hidden giant: 0 against force 3.');
    const twice = table('tyr')
      .with({ vikings: 0 })
      .rolling(0, 2)
      .plays('jotunheim', { giant: 'pile', vikings: 0 });
    expect(told(twice)[0]).toBe(
      'Tyr fights the hidden giant, force 3: the die shows 0 and 2; the better roll has 2 hammers.',
    );
  });

  test('a god gives some pieces to another god and takes others [Y-949]', () => {
    const game = table('odin', 'thor').with({ vikings: 2, gods: { thor: { elves: 1 } } });
    game.plays('niflheim:give-vikings:thor', { vikings: 2, elves: -1 });
    expect(told(game)).toEqual(['Odin gives Thor 2 Vikings and takes 1 Elf.']);
  });

  test('the actor is the god whose turn it was, even when the next turn has started', () => {
    const first = table('odin', 'thor').plays('nidavellir', { artifact: 'surt' });
    const events = [...first.events];
    first.plays('alfheim');
    events.push(...first.events);
    const lines = eventLines(events, seen(first)).flatMap((line) => line ?? []);
    expect(lines.map(translate)).toEqual([
      'Odin forges Sword 1: +1 against Surt.',
      'Odin takes an Elf (2 left).',
    ]);
    const began = { type: 'turn-began', turn: 2, seat: seatIndex(1), god: 'thor', cardsLeft: 9 } as const;
    const ended = { type: 'turn-ended', seat: seatIndex(0), actionsUnused: 1 } as const;
    const later = { ...seen(first), turn: { ...seen(first).turn, number: 2, seat: seatIndex(1) } };
    const spoken = descriptionLines(later, [...events, ended, began]).map(translate);
    expect(spoken[0]).toBe('Odin forges Sword 1: +1 against Surt.');
    const across = eventLines([...events, ended, began, ...events], later).flatMap((line) => line ?? []);
    expect(across.map(translate).map((line) => line.split(' ')[0])).toEqual([
      'Odin',
      'Odin',
      'Odin',
      'Turn',
      'Thor',
      'Thor',
    ]);
  });

  test.each([
    [1, 'goes'],
    [2, 'go'],
  ])('%i counter(s) %s back after a search or after fires are put out in Muspellheim', (back, verb) => {
    const game = table('thor', 'odin');
    const god = { seat: seatIndex(0), god: 'thor' } as const;
    const began = { type: 'turn-began', turn: 1, cardsLeft: 9, ...god } as const;
    const island = 'white';
    const sought = { type: 'souls-sought', island, vikings: 1, fireGiants: back } as const;
    const putOut = { type: 'fires-put-out', island, fireGiants: 3, vikings: back } as const;
    const posted = eventLines([began, sought, putOut], seen(game)).flatMap((line) => line ?? []);
    expect(posted.map(translate).slice(-2)).toEqual([
      expect.stringContaining(` ${verb} back.`),
      expect.stringContaining(` ${verb} back.`),
    ]);
  });

  test('Freyja saves half of the Vikings from Helheim [Y-777]', () => {
    const game = table('odin', 'freyja')
      .with({ gods: { freyja: { inTrance: true } }, vikings: 3 })
      .rolling(0);
    expect(told(game.plays('jotunheim', { giant: 'pile', vikings: 3 }))[0]).toBe(
      'Freyja saves 2 Vikings from Helheim.',
    );
  });

  test('a trance forbids something and helps everyone', () => {
    const game = table('heimdall', 'thor').plays('enter-trance');
    expect(told(game)).toEqual([
      "Heimdall falls into a trance and can't fight enemies now. The trance helps all gods: a search draws four counters.",
    ]);
    const awake = table('heimdall').with({ inTrance: true }).plays('leave-trance');
    expect(told(awake)).toEqual(['Heimdall wakes from the trance and can fight enemies again.']);
  });

  test('the current god puts out fires, and completes a rune', () => {
    const fires = table('thor').with({ bags: { white: { vikings: 0, fireGiants: 4 } } });
    expect(told(fires.plays('muspellheim', { island: 'white' }))).toEqual([
      'Thor sends 4 Fire Giants from the white bag to Muspellheim.',
    ]);
    expect(told(fourthGiantFalls('daeg', {}, 'thor'))).toContain(
      'Heimdall completes the rune Daeg: no enemy card for 3 turns!',
    );
  });

  test('Sigel brings Vikings back, with a share for each', () => {
    const game = fourthGiantFalls('sigel', { helheim: 9 }, 'thor').answers({
      shares: { thor: 5, heimdall: 2 },
    });
    expect(told(game)).toEqual(['Sigel brings Vikings back from Helheim: Heimdall 2 and Thor 5.']);
  });
});
