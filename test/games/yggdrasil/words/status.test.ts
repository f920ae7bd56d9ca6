/** The dangers, the gods' belongings, the progress and the result, word for word. */
import { describe, expect, test } from 'vitest';
import { seatIndex } from '../../../../src/core/seat.ts';
import { ENEMIES } from '../../../../src/games/yggdrasil/box/components.ts';
import { yggdrasil } from '../../../../src/games/yggdrasil/game.ts';
import { yggdrasilPresenter as face } from '../../../../src/games/yggdrasil/presenter.ts';
import type { YggdrasilEvent } from '../../../../src/games/yggdrasil/state/events.ts';
import { cardComes, type Table, table } from '../table.ts';
import { alerts, lines, seen, translate } from './english.ts';

describe('alerts', () => {
  test('are not shown at the start or at the end', () => {
    expect(alerts(table('odin'))).toEqual([]);
    const over = table('odin')
      .with({ enemies: { hel: 8 } })
      .done();
    expect(lines(face.alerts(seen(over)))).toEqual([]);
  });

  test('warn of an enemy in the Residence, and one step before the other defeats', () => {
    expect(alerts(table('odin').with({ enemies: { surt: 8, hel: 6, loki: 4, fenrir: 4 } }))).toEqual([
      '4 enemies past the wall: one more there and you lose.',
      'Hel and Surt are past the door: one more there and you lose.',
      "Surt is in Odin's Residence: clear it or lose at the end of this turn.",
    ]);
  });

  test("say how many enemies must be pushed back so that the game isn't lost", () => {
    const beyond = { hel: 4, surt: 4, jormungand: 4, loki: 4, nidhogg: 4, fenrir: 4 };
    expect(alerts(table('odin').with({ enemies: beyond }))).toEqual([
      '6 enemies past the wall: you lose at the end of this turn unless you push 2 back out.',
    ]);
    expect(alerts(table('odin').with({ enemies: { hel: 6, surt: 7, loki: 6 } }))).toEqual([
      '3 enemies past the door: you lose at the end of this turn unless you push one back out.',
    ]);
  });

  test('warn of an angry Fenrir and of cancelled powers [Y-364, Y-609]', () => {
    const game = table('odin').with({ fenrirIsAngry: true, enemies: { fenrir: 7 }, active: ['vafthrudnir'] });
    expect(alerts(game)).toEqual([
      'Fenrir is angry: roll white to calm him first.',
      "Vafthrudnir cancels the gods' powers: beat the giant in Jötunheim.",
    ]);
  });

  test('repeat nothing that the headline has shown', () => {
    const game = cardComes('fenrir');
    const view = seen(game);
    expect(face.alerts(view, face.headline(game.events))).toEqual([]);
    expect(face.alerts(view, null)).toHaveLength(1);
  });
});

describe('the status shows', () => {
  test("a god's belongings", () => {
    const game = table('odin', 'thor').with({ vikings: 4, elves: 1, artifacts: { hel: 2 } });
    const [odin, thor] = [0, 1].map((seat) => translate(face.holdings(seatIndex(seat), seen(game))));
    expect(odin).toBe('4 Vikings, 1 Elf, and Ring 2');
    expect(thor).toBe('nothing yet');
  });

  test('which artifact is against which enemy, by name [Y-905, Y-906]', () => {
    const artifacts = { hel: 1, surt: 1, jormungand: 1, loki: 1, nidhogg: 1, fenrir: 1 } as const;
    const held = (enemy: keyof typeof artifacts) => {
      const game = table('odin').with({ artifacts: { [enemy]: artifacts[enemy] } });
      return translate(face.holdings(seatIndex(0), seen(game)));
    };
    expect(ENEMIES.map((enemy) => [enemy, held(enemy)])).toEqual([
      ['hel', 'Ring 1'],
      ['surt', 'Sword 1'],
      ['jormungand', 'Hammer 1'],
      ['loki', 'Horn 1'],
      ['nidhogg', 'Bow 1'],
      ['fenrir', 'Spear 1'],
    ]);
  });

  test('who is in a trance [Y-711]', () => {
    const game = table('odin', 'thor').with({ gods: { thor: { inTrance: true } } });
    const [odin, thor] = [0, 1].map((seat) => translate(face.holdings(seatIndex(seat), seen(game))));
    expect([odin, thor]).toEqual(['nothing yet', 'nothing yet (trance)']);
  });

  test('the progress of the game', () => {
    const game = table('odin', 'thor').with({ deck: ['hel', 'surt'] });
    expect(translate(face.progress(seen(game)))).toBe('2 enemy cards left, round 1.');
    expect(translate(face.progress(seen(game.with({ daeg: 2 }))))).toBe(
      '2 enemy cards left, round 1, none drawn for the next 2 turns.',
    );
  });

  test('the result', () => {
    const end = (game: Table) => translate(face.outcome(yggdrasil.outcome(game.state), seen(game)));
    expect(end(table('odin').with({ deck: [] }).done())).toBe(
      'The gods have won: the enemy deck is empty and Asgard stands.',
    );
    expect(
      end(
        table('odin')
          .with({ enemies: { hel: 8, surt: 7, loki: 6 } })
          .done(),
      ),
    ).toBe(
      "Asgard has fallen: Hel, Surt, and Loki are past the door of Valhalla and Hel is in Odin's Residence.",
    );
    const many = { hel: 4, surt: 4, loki: 4, nidhogg: 4, fenrir: 4 };
    expect(end(table('odin').with({ enemies: many }).done())).toBe(
      'Asgard has fallen: Hel, Surt, Loki, Nidhögg, and Fenrir are past the wall.',
    );
  });
});

test("a god's feats are counted in its own turns: fights won, Vikings fallen, found and freed, and others", () => {
  const began = (seat: number) =>
    ({ type: 'turn-began', turn: 1, seat: seatIndex(seat), god: 'thor', cardsLeft: 9 }) as const;
  const fought = { god: 'thor', foe: 'hel', strength: 9, force: 8, vikings: 4, elves: 0 } as const;
  const events: readonly YggdrasilEvent[] = [
    began(0),
    { type: 'fight-won', ...fought },
    { type: 'vikings-saved', seat: seatIndex(1), vikings: 1 },
    { type: 'fight-lost', ...fought },
    began(1),
    { type: 'fight-won', ...fought, vikings: 0 },
    { type: 'rune-completed', rune: 'sigel' },
    { type: 'vikings-shared', shares: [2, 3] },
    { type: 'souls-sought', island: 'white', vikings: 4, fireGiants: 2 },
    { type: 'vikings-sent', island: 'blue', vikings: 5 },
    { type: 'fires-put-out', island: 'blue', fireGiants: 3, vikings: 1 },
    began(2),
    { type: 'vikings-taken', vikings: 1 },
    { type: 'calming-tried', islands: ['blue'], power: 4, calmed: false },
  ];
  const feats = (seat: number) => lines(face.feats(seatIndex(seat), events));
  expect(feats(0)).toEqual(['1 fight won', '7 Vikings fallen']);
  expect(feats(1)).toEqual([
    '1 fight won',
    '1 rune',
    '4 Vikings found',
    '11 Vikings freed from Helheim',
    '3 Fire Giants driven off',
  ]);
  expect(feats(2)).toEqual(['1 Viking freed from Helheim']);
  expect(feats(3)).toEqual([]);
});

test('calming Fenrir and keeping cards away are feats, but putting a card back on top is not', () => {
  const events: readonly YggdrasilEvent[] = [
    { type: 'turn-began', turn: 1, seat: seatIndex(0), god: 'odin', cardsLeft: 9 },
    { type: 'calming-tried', islands: ['blue'], power: 4, calmed: false },
    { type: 'calming-tried', islands: ['white'], power: 4, calmed: true },
    { type: 'card-put-back', card: 'hel', where: 'top' },
    { type: 'card-put-back', card: 'surt', where: 'bottom' },
    { type: 'card-discarded', card: 'loki' },
  ];
  expect(lines(face.feats(seatIndex(0), events))).toEqual(['Fenrir calmed', '2 enemy cards kept away']);
});
