/** Actions that need a confirmation: those that could lose the game, and those that are likely mistakes. */
import { describe, expect, test } from 'vitest';
import type { Moment } from '../../moment.ts';
import { opened, table, tableOf, turnOf } from '../../table.ts';
import { isInVain, offered, warned } from '../question-words.ts';

const three = (moment: Moment = {}) => turnOf('odin', 'thor', 'tyr').with(moment);
const SEVEN = [
  'vanaheim',
  'alfheim',
  'midgard',
  'nidavellir',
  'svartalfheim',
  'iotunheim',
  'asgard',
] as const;

describe('a confirmation', () => {
  test('is needed to start with a card that can lose the game immediately', () => {
    const begins = (moment: Moment) => warned(table('odin', 'thor', 'tyr').with(moment), 'begin:odin');
    expect(begins({ wheel: { hel: 'tyr' }, places: { hel: 'asgard' } })).toBe(
      "With a chance of 17%, this god's card wakes Hel, and the game is lost at once. Could another god go first and prevent it? Start anyway?",
    );
    expect(begins({ wheel: { hel: 'tyr', surt: 'thor' }, places: { hel: 'asgard' }, fireGiants: 8 })).toBe(
      "With a chance of 33%, this god's card wakes Hel or Surt, and the game is lost at once. Could another god go first and prevent it? Start anyway?",
    );
    expect(begins({ wheel: { hel: 'tyr' } })).toBeNull();
    expect(begins({ places: { hel: 'asgard' } })).toBeNull();
  });

  test('is not needed for a god who looks at the card first', () => {
    const game = tableOf('hard', 'odin', 'thor', 'tyr').with({
      wheel: { hel: 'tyr' },
      places: { hel: 'asgard' },
    });
    expect(warned(game, 'begin:odin')).toBeNull();
    expect(offered(game, 'begin:odin')).toBe('Odin starts, looking at the card first');
    expect(warned(game, 'begin:thor')).toMatch(/^With a chance of 17%/);
  });

  test('is needed to choose a creature that can change nothing if another one can [C-349]', () => {
    const drawn = (moment: Moment) =>
      three({ world: 'svartalfheim', creatures: ['heidrun', 'gullinkambi'], ...moment }).plays(
        'svartalfheim',
      );
    const game = drawn({ ravaged: ['asgard'] });
    expect(warned(game, 'choose', { creature: 'heidrun' })).toBe(
      'Heidrun: no effect right now, but another creature would have one. Choose this one anyway?',
    );
    expect(isInVain(game, 'choose', { creature: 'heidrun' })).toBe(true);
    expect(warned(game, 'choose', { creature: 'gullinkambi' })).toBeNull();
    expect(warned(drawn({}), 'choose', { creature: 'heidrun' })).toBeNull();
  });

  test("is needed to end a turn after which the last god's card can lose the game", () => {
    const danger = {
      wheel: { hel: 'odin' },
      places: { hel: 'asgard' },
      gods: { thor: { card: 'hel' } },
    } as const;
    const last = table('odin', 'thor').with({ card: 'loki' }).begins('odin').with(danger);
    expect(warned(last, 'done')).toBe(
      'If you end your turn, Thor is next, and with a chance of 22%, its card wakes Hel, and the game is lost at once. Perhaps you can still prevent it. End your turn anyway?',
    );
    const others = table('odin', 'thor', 'tyr').with({ card: 'loki' }).begins('odin').with(danger);
    expect(warned(others, 'done')).toMatch(/^You'd lose your move and your action\./);
    const alone = opened(['odin'], 'alone').with({ top: 'hel', places: { hel: 'asgard' } });
    const [support] = alone.state.supports;
    if (support === undefined) throw new Error('nobody supports');
    expect(warned(alone.with({ wheel: { hel: support.god } }), 'done')).toMatch(
      /^If you end your turn, Odin is next/,
    );
  });

  test('is needed to keep a card that can lose the game, or to take the next card instead', () => {
    const looking = (card: 'hel' | 'loki') =>
      tableOf('hard', 'odin', 'thor', 'tyr')
        .with({ card, wheel: { hel: 'tyr' }, places: { hel: 'asgard' } })
        .begins('odin');
    expect(warned(looking('hel'), 'keep')).toBe(
      'This card wakes Hel, and the game is lost at once. Keep it anyway?',
    );
    expect(warned(looking('hel'), 'change')).toBeNull();
    expect(warned(looking('loki'), 'keep')).toBeNull();
    expect(warned(looking('loki'), 'change')).toBe(
      'With a chance of 20%, the next card wakes Hel, and the game is lost at once. Change anyway?',
    );
  });

  test('is needed to fight or to act exactly if that can cost the last Life', () => {
    const weak = (life: number) => three({ world: 'midgard', life, dice: 2 });
    expect(warned(weak(2), 'fight:jormungand', { dice: 2 })).toBe(
      'Odin has 2 Life. With a chance of 42%, this takes the last of it, even with all available help, and the game is lost. Do it anyway?',
    );
    expect(warned(weak(1), 'fight:jormungand', { dice: 0 })).toBe(
      'Odin has 1 Life. This takes the last of it, even with all available help, and the game is lost. Do it anyway?',
    );
    expect(warned(weak(4), 'fight:jormungand', { dice: 0 })).toBeNull();
    const ladder = three({ world: 'niflheim', anonymous: 1, life: 1, dice: 4, elves: 1 });
    expect(warned(ladder, 'niflheim', { anonymous: 1, dice: 1 })).toBe(
      'Odin has 1 Life. This takes the last of it, even with all available help, and the game is lost. Do it anyway?',
    );
    expect(warned(ladder, 'niflheim', { anonymous: 1, dice: 4 })).toBe(
      'Odin has 1 Life. With a chance of 15%, this takes the last of it, even with all available help, and the game is lost. Do it anyway?',
    );
  });

  test('is not needed if a Support god would lose the Life', () => {
    const game = (life: number) =>
      turnOf('odin').with({ world: 'midgard', life: 1, support: { world: 'midgard', life } });
    expect(warned(game(5), 'fight:jormungand')).toBeNull();
    expect(warned(game(0), 'fight:jormungand')).toBe(
      'Odin has 1 Life. This takes the last of it, even with all available help, and the game is lost. Do it anyway?',
    );
  });

  test('is needed to drive an enemy into a World that it ravages if no marker is left', () => {
    const game = (moment: Moment) =>
      three({ world: 'alfheim', places: { hel: 'alfheim', loki: 'niflheim' }, ...moment });
    expect(warned(game({ ravaged: SEVEN }), 'fight:hel')).toBe(
      "Hel would flee to Niflheim and ravage it together with the enemy there. There's no marker left for that, so the game would be lost at once. Fight anyway?",
    );
    expect(game({ ravaged: SEVEN }).plays('fight:hel').state.end).toEqual({
      kind: 'lost',
      why: 'no-ravaged-marker',
    });
    expect(warned(game({ ravaged: SEVEN.slice(1) }), 'fight:hel')).toBeNull();
    const surt = { places: { surt: 'alfheim', loki: 'muspellheim' }, ravaged: SEVEN } as const;
    expect(warned(three({ world: 'alfheim', ...surt }), 'fight:surt')).toMatch(/Muspellheim/);
    expect(three({ world: 'alfheim', ...surt }).plays('fight:surt').state.end?.kind).toBe('lost');
    const caged = { places: { loki: 'alfheim', fenrir: 'alfheim' }, ravaged: SEVEN } as const;
    expect(warned(three({ world: 'alfheim', ...caged }), 'fight:loki')).toBeNull();
    expect(warned(three({ world: 'alfheim', ...caged }), 'fight:fenrir', {})).toMatch(/all available help/);
  });

  test('is needed to heal with the last Life, or with two enemies there', () => {
    const ravaged = (moment: Moment) => three({ world: 'alfheim', ravaged: ['alfheim'], ...moment });
    expect(warned(ravaged({ life: 2 }), 'heal')).toBe(
      "Healing costs 2 Life, and that's all you have: the game would be lost at once. Heal anyway?",
    );
    expect(warned(ravaged({ life: 3 }), 'heal')).toBeNull();
    const crowded = { places: { loki: 'alfheim', hel: 'alfheim' } } as const;
    expect(warned(ravaged(crowded), 'heal')).toBe(
      "Two enemies are in Alfheim, so they'd ravage it again as soon as it's healed. Drive one of them out first. Heal anyway?",
    );
    expect(ravaged(crowded).plays('heal').told('world-ravaged')).toHaveLength(1);
    const asgard = three({ ravaged: ['alfheim', 'midgard'], ...crowded });
    expect(warned(asgard, 'asgard', { world: 'alfheim' })).toMatch(/^Two enemies are in Alfheim/);
    expect(warned(asgard, 'asgard', { world: 'midgard' })).toBeNull();
  });

  test('is required before giving fewer Elves than it takes to save the last Life', () => {
    const game = three({ world: 'midgard', dice: 2, elves: 3, life: 2 })
      .rolling('failure', 'failure', 'failure')
      .plays('fight:jormungand', { dice: 2 });
    expect(warned(game, 'give', { elves: 1 })).toBe(
      'With 1 Elf you lose 2 Life, your last, and the game is lost. Stop there anyway?',
    );
    expect(warned(game, 'give', { elves: 2 })).toBeNull();
  });

  test('is needed to give a Support god too small a share', () => {
    const game = turnOf('odin', 'thor')
      .with({ world: 'midgard', life: 2, support: { world: 'midgard', life: 3 } })
      .rolling('failure')
      .plays('fight:jormungand');
    expect(warned(game, 'bear', { life: 1 })).toBe(
      'If Freyja takes 1 Life, Odin loses its last Life, and the game is lost. Do it anyway?',
    );
    expect(warned(game, 'bear', { life: 2 })).toBeNull();
  });

  test('is needed to end a turn with an action left', () => {
    expect(warned(three(), 'done')).toBe("You'd lose your move and your action. End your turn anyway?");
    expect(warned(three({ world: 'asgard' }).moves('alfheim'), 'done')).toBe(
      "You'd lose your action. End your turn anyway?",
    );
    expect(warned(three({ world: 'alfheim' }).plays('alfheim', { elves: 1 }), 'done')).toBeNull();
    const bitten = table('odin', 'thor', 'tyr')
      .with({ card: 'fenrir', wheel: { fenrir: 'tyr' } })
      .begins('odin');
    expect(warned(bitten, 'done')).toBeNull();
  });

  test('an answer counts as useless if it is sure to lose the game or heals for nothing', () => {
    const weak = three({ world: 'midgard', life: 1, dice: 2 });
    expect(isInVain(weak, 'fight:jormungand', { dice: 0 })).toBe(true);
    expect(isInVain(three({ world: 'midgard', life: 2, dice: 2 }), 'fight:jormungand', { dice: 2 })).toBe(
      false,
    );
    const places = { loki: 'alfheim', hel: 'alfheim' } as const;
    const asgard = three({ ravaged: ['alfheim', 'midgard'], places });
    expect(isInVain(asgard, 'asgard', { world: 'alfheim' })).toBe(true);
    expect(isInVain(asgard, 'asgard', { world: 'midgard' })).toBe(false);
    expect(isInVain(three(), 'done')).toBe(false);
  });

  test('is not needed for free actions', () => {
    expect(warned(three({ world: 'alfheim' }), 'alfheim', { elves: 2 })).toBeNull();
    expect(warned(three(), 'move', { world: 'alfheim' })).toBeNull();
  });
});
