/** Buttons and menus, word for word: the cost and gain of a choice, and its chances. */
import { describe, expect, test } from 'vitest';
import { CREATURES, type Creature } from '../../../../../src/games/chronicles/box/components.ts';
import { answerLabel } from '../../../../../src/games/chronicles/words/choices/answers.ts';
import type { Moment } from '../../moment.ts';
import { supportedBy, type Table, table, turnIn, turnOf } from '../../table.ts';
import { labelled, menu, offered, seen, translate, valued } from '../question-words.ts';

const three = (moment: Moment = {}) => turnOf('odin', 'thor', 'tyr').with(moment);

describe('a god who starts', () => {
  const begins = (moment: Moment) => offered(table('odin', 'thor', 'tyr').with(moment), 'begin:odin');

  test('warns of what the card may wake, and whether that could lose the game', () => {
    expect(begins({})).toBe('Odin starts');
    expect(begins({ wheel: { loki: 'tyr' } })).toBe('Odin starts: 17% to wake Loki');
    expect(begins({ wheel: { loki: 'tyr', hel: 'thor' } })).toBe('Odin starts: 33% to wake Hel or Loki');
    expect(begins({ wheel: { loki: 'tyr', hel: 'thor', surt: 'thor', fenrir: 'tyr' } })).toBe(
      'Odin starts: 67% to wake one of 4 enemies',
    );
    expect(begins({ wheel: { loki: 'tyr', hel: 'thor' }, places: { hel: 'asgard' } })).toBe(
      'Odin starts: 17% to lose the game at once (Hel)',
    );
  });
});

describe('a fight', () => {
  const against = (moment: Moment, values = {}) =>
    offered(three({ world: 'midgard', ...moment }), 'fight:jormungand', values);

  test('lists its Risks, the help sent, and the chance to stay unhurt', () => {
    expect(against({})).toBe('Fight Jörmungand, 3 Risks: at least 2 Life lost');
    expect(against({ dice: 4 }, { dice: 0 })).toBe(
      'Fight Jörmungand, 3 Risks: nothing sent, at least 2 Life lost',
    );
    expect(against({ dice: 4 }, { dice: 4 })).toBe('Fight Jörmungand, 3 Risks: 4 Vanir dice, 56% unhurt');
    expect(against({ heroes: 2, dice: 2 }, { heroes: 2, dice: 1 })).toBe(
      'Fight Jörmungand, 3 Risks: 2 Heroes, 1 Vanir die, 83% unhurt',
    );
    expect(against({ heroes: 3 }, { heroes: 3 })).toBe(
      'Fight Jörmungand, 3 Risks: 3 Heroes, unhurt for sure',
    );
    expect(against({ artifacts: ['mjolnir'] })).toBe('Fight Jörmungand, 1 Risk: 67% unhurt');
  });

  test('shows its chance with and without the available Elves', () => {
    expect(against({ dice: 3, elves: 2 }, { dice: 3 })).toBe(
      'Fight Jörmungand, 3 Risks: 3 Vanir dice, 38% unhurt, 96% with Elves',
    );
    expect(against({ elves: 2 })).toBe('Fight Jörmungand, 3 Risks: at least 2 Life lost with Elves');
    expect(against({ dice: 3, elves: 2, iotunns: ['suttung'] }, { dice: 3 })).toBe(
      'Fight Jörmungand, 3 Risks: 3 Vanir dice, 38% unhurt',
    );
  });

  test('shows the chance that it loses the game', () => {
    expect(against({ dice: 3, elves: 1, life: 2 }, { dice: 3 })).toBe(
      'Fight Jörmungand, 3 Risks: 3 Vanir dice, 75% unhurt with Elves, 4% fatal',
    );
    expect(against({ dice: 2, life: 2 }, { dice: 2 })).toBe(
      'Fight Jörmungand, 3 Risks: 2 Vanir dice, 17% unhurt, 42% fatal',
    );
    expect(against({ life: 1 })).toBe('Fight Jörmungand, 3 Risks: at least 2 Life lost, 100% fatal');
    expect(against({ dice: 8, life: 1 }, { dice: 8 })).toBe(
      'Fight Jörmungand, 3 Risks: 8 Vanir dice, 93% unhurt, 7% fatal',
    );
  });

  test('shows which World a retreat ravages', () => {
    const game = three({ world: 'alfheim', places: { hel: 'alfheim', loki: 'niflheim' } });
    expect(offered(game, 'fight:hel')).toBe('Fight Hel, 1 Risk: 67% unhurt; ravages Niflheim');
    expect(labelled(game, 'fight:hel')).toBe('Hel, 1 Risk');
  });

  test('shows its Risks in each menu as the fields are filled in', () => {
    const game = three({ world: 'midgard', heroes: 2, dice: 2, elves: 1 });
    expect(menu(three({ world: 'midgard', heroes: 2 }), 'fight:jormungand', 'heroes')).toEqual([
      'no Heroes; 3 Risks still to roll for',
      '1 Hero; 2 Risks still to roll for',
      '2 Heroes; 1 Risk still to roll for',
    ]);
    expect(valued(game, 'fight:jormungand', 'heroes', 1)).toBe('1 Hero; 2 Risks still to roll for');
    expect(valued(game, 'fight:jormungand', 'dice', 2)).toBe(
      '2 Vanir dice, 17% unhurt, 58% with Elves if you send no Heroes',
    );
    expect(valued(game, 'fight:jormungand', 'dice', 2, { heroes: 2 })).toBe(
      '2 Vanir dice, 92% unhurt, 100% with Elves',
    );
  });
});

describe('a move', () => {
  test('lists who is there and what can be done there', () => {
    const to = (world: string, moment: Moment = {}) => offered(three(moment), 'move', { world });
    expect(to('alfheim')).toBe('To Alfheim: take 2 Elves');
    expect(to('vanaheim')).toBe('To Vanaheim (Loki 1): take 1 Vanir die');
    expect(to('midgard')).toBe('To Midgard (Jörmungand 3): call 1 Hero');
    expect(to('midgard', { gods: { thor: { world: 'midgard' } } })).toBe(
      'To Midgard (Thor and Jörmungand 3): call 2 Heroes',
    );
    expect(to('midgard', { ravaged: ['midgard'], places: { hel: 'midgard' }, anonymous: 2 })).toBe(
      'To Midgard (Hel 3 and Jörmungand 3): heal the World for 2 Life',
    );
    expect(to('alfheim', { iotunns: ['thiazi'] })).toBe(
      'To Alfheim (Thiazi 2): only Fights until Thiazi is beaten',
    );
    expect(to('alfheim', { alfheim: 0 })).toBe('To Alfheim: no Elves left');
    const middle = (world: string, moment: Moment = {}) => to(world, { world: 'midgard', ...moment });
    expect(middle('nidavellir')).toBe('To Nidavellir: 2 Artifacts on offer');
    expect(middle('svartalfheim')).toBe('To Svartalfheim: draw 2 creatures');
    expect(middle('iotunheim')).toBe('To Iotunheim: throw the white and green stones');
    expect(middle('asgard')).toBe('To Asgard (Thor and Tyr): nothing to heal');
    expect(middle('asgard', { ravaged: ['alfheim'] })).toBe(
      'To Asgard (Thor and Tyr): heal a World for 2 Risks',
    );
    const low = (world: string, moment: Moment = {}) => to(world, { world: 'iotunheim', ...moment });
    expect(low('niflheim')).toBe('To Niflheim (Hel 1): no Anonymous to send back');
    expect(low('niflheim', { anonymous: 2 })).toBe('To Niflheim (Hel 3): send back 2 Anonymous for 3 Risks');
    expect(low('muspellheim', { fireGiants: 5, places: { surt: 'alfheim' } })).toBe(
      'To Muspellheim: send back 3 Fire Giants for 2 Risks',
    );
  });

  test('names up to two gods and two foes, and only counts larger groups', () => {
    const game = turnOf('odin', 'thor', 'tyr', 'frigg').with({
      world: 'midgard',
      places: { surt: 'asgard', hel: 'asgard', fenrir: 'asgard' },
      ravaged: ['asgard'],
    });
    expect(offered(game, 'move', { world: 'asgard' })).toBe(
      'To Asgard (3 gods and 3 foes): heal the World for 2 Life',
    );
  });

  test('lists only who is there if Fenrir keeps the god from acting', () => {
    const bitten = table('odin', 'thor', 'tyr')
      .with({ card: 'fenrir', wheel: { fenrir: 'tyr' }, world: 'midgard' })
      .begins('odin');
    expect(offered(bitten, 'move', { world: 'asgard' })).toBe('To Asgard (Thor, Tyr, and Fenrir 1)');
  });
});

describe('the action of a World', () => {
  test('shows the amount and the object', () => {
    expect(offered(three({ world: 'alfheim' }), 'alfheim', { elves: 2 })).toBe('Take 2 Elves');
    expect(offered(three({ world: 'vanaheim', places: { loki: 'cage' } }), 'vanaheim', { dice: 2 })).toBe(
      'Take 2 Vanir dice',
    );
    expect(offered(three({ world: 'midgard' }), 'midgard', { heroes: 1 })).toBe('Call 1 Hero to Valhalla');
    const forge = three({ world: 'nidavellir', fronts: ['gram', 'hofund'] });
    expect(offered(forge, 'nidavellir', { artifact: 'gram' })).toBe(
      'Take Gram (prevents 1 Risk against Iotunns)',
    );
    expect(menu(forge, 'nidavellir', 'artifact')).toEqual([
      'Gram (prevents 1 Risk against Iotunns)',
      'Hofund (prevents 1 Risk against Hel and Surt)',
    ]);
  });

  test('shows its Risks with their odds', () => {
    const hel = three({ world: 'niflheim', anonymous: 2, dice: 2 });
    expect(offered(hel, 'niflheim', { anonymous: 2, dice: 2 })).toBe(
      '2 Anonymous back, 3 Risks: 2 Vanir dice, 17% unhurt',
    );
    const surt = three({ world: 'muspellheim', fireGiants: 4, heroes: 1 });
    expect(offered(surt, 'muspellheim', { 'fire-giants': 3, heroes: 1 })).toBe(
      '3 Fire Giants back, 3 Risks: 1 Hero, at least 1 Life lost',
    );
    const asgard = three({ world: 'asgard', ravaged: ['alfheim', 'midgard'], heroes: 3 });
    expect(offered(asgard, 'asgard', { world: 'alfheim', heroes: 2 })).toBe(
      'Heal Alfheim, 2 Risks: 2 Heroes, unhurt for sure',
    );
  });

  test('shows that healing is useless if two enemies are there', () => {
    const game = three({ ravaged: ['midgard', 'alfheim'], places: { loki: 'midgard' } });
    expect(offered(game, 'asgard', { world: 'midgard' })).toBe(
      'Heal Midgard (no effect), 2 Risks: at least 1 Life lost',
    );
    expect(menu(game, 'asgard', 'world')).toEqual(['Midgard (no effect)', 'Alfheim']);
  });

  test('shows that healing costs Life, and can cost the last', () => {
    const ravaged = (life: number) =>
      offered(three({ world: 'alfheim', ravaged: ['alfheim'], life }), 'heal');
    expect(ravaged(7)).toBe('Heal Alfheim: 2 Life lost');
    expect(ravaged(2)).toBe('Heal Alfheim: 2 Life lost, and so is the game');
  });
});

describe('other answers have labels', () => {
  test('for Elves after the roll', () => {
    const game = (life: number) =>
      three({ world: 'midgard', dice: 2, elves: 3, life })
        .rolling('failure', 'failure', 'failure')
        .plays('fight:jormungand', { dice: 2 });
    expect(menu(game(7), 'give', 'elves')).toEqual([
      'no Elves, 3 Life lost',
      '1 Elf, 2 Life lost',
      '2 Elves, 1 Life lost',
      '3 Elves, unhurt',
    ]);
    expect(menu(game(2), 'give', 'elves')).toEqual([
      'no Elves, 3 Life lost, and so is the game',
      '1 Elf, 2 Life lost, and so is the game',
      '2 Elves, 1 Life lost',
      '3 Elves, unhurt',
    ]);
    expect(offered(game(7), 'give', { elves: 1 })).toBe('Give 1 Elf, 2 Life lost');
  });

  test('for a Support god', () => {
    const game = (life: number) =>
      turnOf('odin')
        .with({ world: 'midgard', life, support: { world: 'midgard', life: 2 } })
        .rolling('failure')
        .plays('fight:jormungand');
    expect(menu(game(7), 'bear', 'life')).toEqual([
      'Frigg takes 0 Life, Odin loses 3 Life',
      'Frigg takes 1 Life, Odin loses 2 Life',
      'Frigg takes 2 Life, Odin loses 1 Life',
    ]);
    expect(offered(game(7), 'bear', { life: 2 })).toBe('Frigg takes 2 Life, Odin loses 1 Life');
    const alone = turnOf('odin', 'thor')
      .with({ world: 'midgard', life: 2, support: { world: 'midgard', life: 2 } })
      .rolling('failure')
      .plays('fight:jormungand');
    expect(menu(alone, 'bear', 'life')).toEqual([
      'Freyja takes 0 Life, Odin loses 3 Life and the game is lost',
      'Freyja takes 1 Life, Odin loses 2 Life and the game is lost',
      'Freyja takes 2 Life, Odin loses 1 Life',
    ]);
  });

  test('for turning the middle level', () => {
    const game = helped('vedrfolnir');
    expect(menu(game, 'turn', 'times')).toEqual([
      'Stay: Asgard over Midgard, Vanaheim over Nidavellir, Alfheim over Svartalfheim',
      'Once: Asgard over Svartalfheim, Vanaheim over Midgard, Alfheim over Nidavellir',
      'Twice: Asgard over Nidavellir, Vanaheim over Svartalfheim, Alfheim over Midgard',
    ]);
  });

  test('for moving gods', () => {
    const game = helped('sleipnir');
    expect(offered(game, 'move:thor', { world: 'asgard' })).toBe('Thor to Asgard (Tyr)');
    expect(labelled(game, 'move:thor')).toBe('Move Thor');
    expect(offered(game, 'none')).toBe('Move no one else');
    expect(offered(helped('ratatoskr'), 'place', { world: 'niflheim' })).toBe('To Niflheim (Hel 1)');
    const { world: here } = helped('ratatoskr').god('odin');
    expect(offered(helped('ratatoskr'), 'place', { world: here })).toMatch(/^Odin stays in /);
    const { game: woken, support } = supportedBy('surt');
    woken
      .with({ wheel: { surt: 'odin' } })
      .with({ card: 'surt' })
      .begins('odin');
    const name = translate({ key: `chronicles.god.${support}` });
    const there = woken.state.supports[0]?.world ?? 'asgard';
    expect(offered(woken, 'place', { world: 'niflheim' })).toBe(`${name} to Niflheim (Hel 1)`);
    expect(offered(woken, 'place', { world: there })).toMatch(new RegExp(`^${name} stays in `));
    const horn = three({ artifacts: ['gjallarhorn'] });
    expect(offered(horn, 'call:thor', { world: 'midgard' })).toBe('Thor to Midgard (Jörmungand 3)');
    expect(labelled(horn, 'call:thor')).toBe('Call Thor');
    const rune = three({ world: 'iotunheim' })
      .throwing({ white: 'move-god', green: 'move-god' })
      .plays('iotunheim');
    expect(offered(rune, 'move-god', { god: 'tyr', world: 'midgard' })).toBe('Tyr to Midgard (Jörmungand 3)');
    expect(menu(rune, 'move-god', 'god')).toEqual([
      'Odin, in Iotunheim',
      'Thor, in Asgard',
      'Tyr, in Asgard',
    ]);
    expect(offered(rune, 'none')).toBe('Leave the other runes');
  });

  test('for giving Life away', () => {
    const frigg = turnIn('hard', 'frigg', 'thor', 'tyr').with({ life: 5, gods: { thor: { life: 3 } } });
    expect(menu(frigg, 'give-life:thor', 'life')).toEqual([
      '1 Life: you keep 4, Thor has 4',
      '2 Life: you keep 3, Thor has 5',
      '3 Life: you keep 2, Thor has 6',
      '4 Life: you keep 1, Thor has 7',
    ]);
    expect(labelled(frigg, 'give-life:thor')).toBe('Give Thor Life');
    expect(offered(frigg, 'give-life:thor', { life: 2 })).toBe('Give 2 Life: you keep 3, Thor has 5');
  });

  test('for the help of creatures', () => {
    expect(menu(helped('huginn-and-muninn'), 'put-under', 'gods')).toHaveLength(3);
    const ravens = helped('huginn-and-muninn');
    expect(offered(ravens, 'put-under', { gods: ['odin', 'thor'] })).toBe('Put under: Odin and Thor');
    expect(offered(ravens, 'put-under', { gods: [] })).toBe('Put under: none');
    const hurt = { life: 2, gods: { thor: { life: 6 } } } as const;
    expect(menu(helped('audhumla', hurt), 'regain', 'god')).toEqual([
      'Odin: from 2 to 4 Life',
      'Thor: from 6 to 7 Life',
    ]);
    expect(menu(helped('garm', { iotunns: ['thrym', 'gymir'] }), 'send-back', 'iotunn')).toEqual([
      'Thrym (takes away Artifacts)',
      'Gymir (blocks Vanaheim)',
    ]);
    const norns = helped('norns', { wheel: { hel: 'tyr', loki: 'thor' } });
    expect(offered(norns, 'take-back', { enemy: 'hel' })).toBe("Put away Hel (Tyr's)");
    const cock = helped('gullinkambi', { ravaged: ['midgard', 'asgard'], places: { loki: 'midgard' } });
    expect(offered(cock, 'heal', { world: 'asgard' })).toBe('Heal Asgard');
    expect(offered(cock, 'heal', { world: 'midgard' })).toBe('Heal Midgard (no effect)');
    const wolves = helped('geri-and-freki', { places: { loki: 'svartalfheim' } });
    expect(offered(wolves, 'fight:loki')).toBe('Fight Loki, no Risks: unhurt for sure');
    expect(offered(wolves, 'none')).toBe("Don't fight");
  });

  test('for actions from afar', () => {
    const afar = three({ world: 'iotunheim', anonymous: 2, gods: { thor: { world: 'iotunheim' } } })
      .throwing({ white: 'turn-tree', green: 'move-god', black: 'world-action' })
      .plays('iotunheim');
    expect(offered(afar, 'world-action', { world: 'niflheim' })).toBe(
      'Act in Niflheim: send back 2 Anonymous for 2 Risks',
    );
    expect(offered(afar.plays('world-action', { world: 'niflheim' }), 'niflheim', { anonymous: 2 })).toBe(
      '2 Anonymous back, 2 Risks: at least 1 Life lost',
    );
  });

  test('for gains after a fight', () => {
    const spoils = three({ world: 'midgard', artifacts: ['draupnir', 'mjolnir'] })
      .rolling('success')
      .plays('fight:jormungand');
    expect(menu(spoils, 'take', 'spoil')).toEqual(['1 Elf', '1 Vanir die']);
    expect(offered(spoils, 'take', { spoil: 'elf' })).toBe('Take 1 Elf');
  });

  test('for the end of a turn, with an action left and without', () => {
    expect(offered(three(), 'done')).toBe('Done (without acting)');
    expect(offered(three({ world: 'alfheim' }).plays('alfheim', { elves: 2 }), 'done')).toBe('Done');
  });
});

describe('a creature that could change nothing', () => {
  const MOMENTS: readonly Moment[] = [
    { life: 7 },
    { heroes: 8, life: 3, anonymous: 1, fireGiants: 1, island: 1, iotunns: ['thrym'], ravaged: ['asgard'] },
    { wheel: { hel: 'tyr' }, places: { loki: 'svartalfheim' }, alfheim: 0, vanaheim: 0 },
  ];

  test.each(CREATURES)('marks %s as having no effect', (creature) => {
    for (const moment of MOMENTS) {
      const game = drawing(creature, moment);
      const way = game.request.alternatives[0];
      if (way === undefined) throw new Error('nothing is asked');
      const line = translate(answerLabel(way, { creature }, seen(game)));
      const isInVain = game.answers({ creature }).told('creature-in-vain').length > 0;
      expect(line.endsWith(', no effect now')).toBe(isInVain);
    }
  });
});

/** With Thor next to Odin more than one creature is drawn, even if an enemy is there. */
function drawing(creature: Creature, moment: Moment = {}): Table {
  const others = (['vedrfolnir', 'sleipnir', 'ratatoskr'] as const).filter((each) => each !== creature);
  const thor = { world: 'svartalfheim', ...moment.gods?.thor } as const;
  return three({
    world: 'svartalfheim',
    ...moment,
    gods: { ...moment.gods, thor },
    creatures: [creature, ...others],
  }).plays('svartalfheim');
}

/** The question after the creature was chosen. */
function helped(creature: Creature, moment: Moment = {}): Table {
  return drawing(creature, moment).answers({ creature });
}
