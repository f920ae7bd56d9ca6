/** The dangers, the gods' belongings, the progress and the result, word for word. */
import { describe, expect, test } from 'vitest';
import { seatIndex } from '../../../../src/core/seat.ts';
import type { Enemy } from '../../../../src/games/chronicles/box/components.ts';
import { chroniclesPresenter } from '../../../../src/games/chronicles/presenter.ts';
import type { ChroniclesEvent } from '../../../../src/games/chronicles/state/events.ts';
import { DEFEATS } from '../../../../src/games/chronicles/state/state.ts';
import { outcomeLine } from '../../../../src/games/chronicles/words/outcome.ts';
import { holdingsLine, progressLine } from '../../../../src/games/chronicles/words/status/status.ts';
import type { Moment } from '../moment.ts';
import { type Table, table, turnOf } from '../table.ts';
import { alerts, ended, seen, translate } from './english.ts';

function dangers(moment: Moment): readonly string[] {
  return alerts(turnOf('odin', 'thor', 'tyr').with(moment));
}

function wakes(enemy: Enemy, moment: Moment): Table {
  return table('odin', 'thor', 'tyr')
    .with({ card: enemy, wheel: { [enemy]: 'tyr' } })
    .with(moment)
    .begins('odin');
}

describe('alerts', () => {
  test('are missing at the start and at the end', () => {
    expect(dangers({})).toEqual([]);
    expect(alerts(wakes('hel', { places: { hel: 'alfheim' } }))).toEqual([]);
  });

  test('say that Hel or Surt is on the top level [C-803, C-804]', () => {
    const places = { hel: 'alfheim', surt: 'vanaheim', loki: 'cage' } as const;
    expect(dangers({ places, wheel: { hel: 'tyr' } })).toEqual([
      'Hel is on the top level, in Alfheim: the next Hel card means defeat. A fight sends Hel back to Niflheim.',
      'Surt is on the top level, in Vanaheim: the next time Surt wakes, you lose the game. A fight sends Surt back to Muspellheim.',
    ]);
    expect(dangers({ places: { hel: 'alfheim' }, iotunns: ['hraesvelg'] })[0]).toBe(
      'Hel is on the top level, in Alfheim: the next time Hel wakes, you lose the game. First beat Hraesvelg, who guards Hel.',
    );
  });

  test('say that Jörmungand is at the end, or that too few figures are left for the next call [C-805, C-806, C-808]', () => {
    expect(dangers({ island: 3, wheel: { jormungand: 'tyr' } })).toEqual([
      'Jörmungand is at the last island: the next Jörmungand card means defeat. A fight in Midgard pushes it back.',
    ]);
    expect(dangers({ island: 1, anonymous: 6 })).toEqual([]);
    expect(dangers({ island: 1, anonymous: 7 })).toEqual([
      'The next island calls 2 Anonymous, and Midgard has only 1: the next time Jörmungand wakes, you lose the game. Send some back in Niflheim.',
    ]);
    expect(dangers({ fireGiants: 6 })).toEqual([]);
    expect(dangers({ fireGiants: 8, wheel: { surt: 'tyr' } })).toEqual([
      'Surt brings 2 Fire Giants, and Muspellheim has none: the next Surt card means defeat. Send some back in Muspellheim.',
    ]);
  });

  test('say that Loki has no pawn left, and which effects the Iotunns have [C-807]', () => {
    const iotunns = ['thrym', 'hler', 'gymir', 'hymir', 'billing', 'geirrod', 'eggther'] as const;
    expect(dangers({ iotunns })).toEqual([
      'Loki has no Iotunn pawn left: the next time Loki wakes, you lose the game. Beat an Iotunn.',
      'In the way: Thrym (takes away Artifacts), Hler (guards Jörmungand), Gymir (blocks Vanaheim), Hymir (blocks Midgard), Billing (blocks Nidavellir), Geirrod (blocks Svartalfheim), and Eggther (blocks Muspellheim).',
    ]);
  });

  test('say that few ravaged markers are left [C-809]', () => {
    const five = ['asgard', 'vanaheim', 'alfheim', 'midgard', 'nidavellir'] as const;
    expect(dangers({ ravaged: five })).toEqual([]);
    expect(dangers({ ravaged: [...five, 'svartalfheim'] })).toEqual([
      'One ravaged marker is left. Heal a World.',
    ]);
    expect(dangers({ ravaged: [...five, 'svartalfheim', 'niflheim'] })).toEqual([
      'No ravaged marker is left: if two enemies meet in another World, you lose. Heal a World.',
    ]);
  });

  test('say that a bite would take the last Life [C-802]', () => {
    const bitten = { places: { fenrir: 'asgard' }, life: 3, gods: { thor: { life: 2 } } } as const;
    expect(dangers(bitten)).toEqual([]);
    expect(dangers({ ...bitten, wheel: { fenrir: 'tyr' } })).toEqual([
      'Danger for Odin (3 Life) and Thor (2 Life): the next Fenrir card takes 3 Life from the god who reveals it; at 0 the game is lost.',
    ]);
    const ownCard = 'whoever laid the card round the Wheel cannot reveal it';
    expect(dangers({ ...bitten, wheel: { fenrir: 'thor' } }), ownCard).toEqual([
      'Danger for Odin (3 Life): the next Fenrir card takes 3 Life from the god who reveals it; at 0 the game is lost.',
    ]);
    expect(dangers({ life: 1 })).toEqual(['Odin has 1 Life left: at 0 the game is lost.']);
    expect(dangers({ life: 1, wheel: { hel: 'tyr' } })).toEqual([
      'Danger for Odin (1 Life): the next Hel card takes 1 Life from the god who reveals it; at 0 the game is lost.',
    ]);
  });
});

describe('the status shows', () => {
  test("a god's belongings and location", () => {
    const game = turnOf('odin', 'thor', 'tyr').with({
      world: 'midgard',
      life: 5,
      elves: 2,
      dice: 1,
      artifacts: ['mjolnir', 'iduns-apples'],
    });
    const [odin, thor] = [0, 1].map((seat) => translate(holdingsLine(seatIndex(seat), seen(game))));
    expect(odin).toBe("in Midgard with 5 of 7 Life, 2 Elves, 1 Vanir die, Mjolnir, and Idun's Apples");
    expect(thor).toBe('in Asgard with 7 of 7 Life');
  });

  test('the progress, and who has gone', () => {
    const progress = (game: Table) => translate(progressLine(seen(game)));
    const game = turnOf('odin', 'thor', 'tyr').with({ nidhogg: 3 });
    expect(progress(game)).toBe('Round 1, Nidhögg 1 step from the Tree.');
    expect(progress(game.done())).toBe('Round 1, Nidhögg 1 step from the Tree; Odin has played.');
  });
});

describe('the end', () => {
  test('is shown with its cause and a kind word', () => {
    expect(ended(wakes('nidhogg', { nidhogg: 3 }))).toBe(
      'The gods have won! In round 1 Nidhögg reaches the Tree, and it still stands.',
    );
    expect(ended(wakes('hel', { life: 1 }))).toBe(
      'Odin ran out of Life, and the gods have lost. Bravely played! Next time, keep a few more Elves around.',
    );
    expect(ended(wakes('hel', { places: { hel: 'alfheim' } }))).toMatch(
      /^Hel has climbed above the Tree, and the gods have lost\. \w/,
    );
    expect(ended(turnOf('odin', 'thor', 'tyr'))).toBe('The game continues.');
  });

  test('has its own words for every defeat', () => {
    const view = seen(wakes('hel', { life: 1 }));
    const told = DEFEATS.map((code) => translate(outcomeLine({ kind: 'lost', why: [code] }, view)));
    expect(new Set(told).size).toBe(DEFEATS.length);
    expect(told.filter((line) => line.length > 200)).toEqual([]);
  });
});

test("a god's feats are counted in its own turns only", () => {
  const began = (seat: number) =>
    ({ type: 'turn-began', turn: 1, seat: seatIndex(seat), god: 'odin' }) as const;
  const events: readonly ChroniclesEvent[] = [
    began(1),
    { type: 'fight-began', god: 'thor', foe: 'hel', strength: 3 },
    { type: 'fight-began', god: 'thor', foe: 'loki', strength: 2 },
    { type: 'iotunn-left', iotunn: 'thrym', pawnsLeft: 3 },
    { type: 'deed-done', god: 'thor', deed: 'oath', world: 'midgard', done: 1, of: 6 },
    began(0),
    { type: 'world-healed', world: 'midgard', markersLeft: 2 },
    { type: 'artifact-taken', god: 'odin', artifact: 'gram' },
    { type: 'heroes-came', heroes: 2, valhalla: 4 },
    { type: 'heroes-came', heroes: 1, valhalla: 5 },
    { type: 'card-taken-back', enemy: 'surt' },
  ];
  const feats = (seat: number) => chroniclesPresenter.feats(seatIndex(seat), events).map(translate);
  expect(feats(0)).toEqual([
    '1 World healed',
    '1 Artifact',
    '3 Heroes called to Valhalla',
    '1 card taken off the Wheel',
  ]);
  expect(feats(1)).toEqual(['2 fights won', '1 Iotunn driven away', '1 deed for the saga']);
});

test('a deed counts towards the task, and a deed beyond it is called more than the task needs', () => {
  const view = seen(turnOf('thor', 'odin'));
  const line = (done: number, of: number) => {
    const phrase = chroniclesPresenter.event(
      { type: 'deed-done', god: 'thor', deed: 'oath', world: 'midgard', done, of },
      view,
    );
    return phrase === null ? null : translate(phrase);
  };
  const swears = 'In Midgard everything swears its oath to Thor:';
  expect([line(1, 6), line(6, 6), line(7, 6), line(1, 0)]).toEqual([
    `${swears} 1 of 6.`,
    `${swears} 6 of 6, so the deeds are done.`,
    `${swears} 7, more than the task needs.`,
    `${swears} 1 so far.`,
  ]);
});
