/** Before the game: the seats, the gods taken, and who starts. */
import { describe, expect, test } from 'vitest';
import { CATALOGUE } from '../../../src/games/index.ts';
import type { YggdrasilState } from '../../../src/games/yggdrasil/state/state.ts';
import type { KeptBox } from '../../../src/tables/model/storage/box-shelf.ts';
import type { ChannelId } from '../../../src/tables/model/table.ts';
import { tableNameOf } from '../../../src/tables/model/table-name.ts';
import { ANN, agreed, BEN, CAT, leaves, openTestTables, order, refusalFor } from '../../shared/hall.ts';
import { NOON } from '../../shared/stores/tables.ts';

describe('opening', () => {
  test('gives the host a seat at once, as the god of their choice', async () => {
    const { tables, actor } = await openTestTables();
    const table = agreed(await tables.open(actor(ANN), order({ role: 'odin' })));
    expect(table).toMatchObject({
      status: 'lobby',
      hostId: ANN,
      seats: [{ role: 'odin', userId: ANN }],
      options: { rules: '2018', angry: 0, ragnarok: 0, bags: 'open' },
    });
    expect(table.id).toMatch(/^[2-9a-hjkmnp-z]{10}$/);
  });

  test('a channel has only one live table, but another channel can have its own', async () => {
    const { tables, actor } = await openTestTables();
    agreed(await tables.open(actor(ANN), order()));
    expect(refusalFor(await tables.open(actor(BEN), order()))).toBe('channel-taken');
    agreed(await tables.open(actor(BEN), order({ channel: 'another' as ChannelId })));
  });

  test("a repeated game's table takes the old table's name, or a different one while that name is in use", async () => {
    const { tables, actor } = await openTestTables();
    const ann = () => ({ ...actor(ANN), isModerator: false });
    const { id, place } = agreed(await tables.open(actor(ANN), order()));
    agreed(await tables.abort(ann(), id));
    const again = agreed(await tables.openAgain(ann(), id, { place, seed: 'new' }));
    expect(again.id).not.toBe(id);
    expect(tableNameOf(again.id)).toBe(tableNameOf(id));
    const beside = { ...place, channelId: 'beside' as ChannelId };
    const another = agreed(await tables.openAgain(ann(), id, { place: beside, seed: 'same' }));
    expect(tableNameOf(another.id)).not.toBe(tableNameOf(id));
  });

  test.each([
    [{ options: { angry: 7 } }, 'bad-option'],
    [{ options: { angry: 'many' } }, 'bad-option'],
    [{ options: { weather: 'rain' } }, 'unknown-option'],
    [{ gameId: 'micromidgard', options: { angry: '3' } }, 'other-games-option'],
    [{ seed: '!!! ???' }, 'bad-seed'],
    [{ seed: '' }, 'bad-seed'],
    [{ seed: ' ' }, 'bad-seed'],
    [{ seed: 'a\nb' }, 'bad-seed'],
    [{ gameId: 'chronicles', options: { rules: 'baldr', heroes: 1 } }, 'campaign-option'],
    [{ role: 'zeus' }, 'no-such-role'],
  ])('%j is refused as %s, and no table is left behind', async (changes, code) => {
    const { tables, actor } = await openTestTables();
    const { channelId } = order().place;
    expect(refusalFor(await tables.open(actor(ANN), order(changes)))).toBe(code);
    for (const options of [{}, { angry: '3' }])
      expect(refusalFor(await tables.open(actor(ANN), { ...order(), gameId: 'chess', options }))).toBe(
        'no-such-game',
      );
    expect(await tables.loadedIn(channelId)).toBeNull();
  });

  test('without typed seeds, two tables get different ones', async () => {
    const { tables, actor } = await openTestTables();
    const { seed: _, ...unseeded } = order();
    const one = agreed(await tables.open(actor(ANN), unseeded));
    const other = agreed(
      await tables.open(actor(ANN), {
        ...unseeded,
        place: { guildId: 'guild', channelId: 'b' as ChannelId },
      }),
    );
    expect(one.seed).not.toBe(other.seed);
  });
});

describe('the printed values', () => {
  const entry = CATALOGUE.get('yggdrasil');
  const CORRECTED = { rules: ['2018'], vanirStartsBlank: true };

  function boxFrom(guildId: string): KeptBox {
    const gameId = 'yggdrasil';
    return { guildId, gameId, corrections: CORRECTED, text: '{}', userId: BEN, keptAt: NOON };
  }

  test('are recorded when a table opens: house values if the server has no box file', async () => {
    const { tables, boxes, actor } = await openTestTables();
    await boxes.keep(boxFrom('another server'));
    const { box, options, id } = agreed(await tables.open(actor(ANN), order()));
    expect(box).toEqual(entry?.game.box(options, null));
    expect((await tables.loaded(id))?.table.box).toEqual(box);
  });

  test('come from the server’s box file; a later file doesn’t change open tables', async () => {
    const { tables, boxes, actor } = await openTestTables();
    const { guildId } = order().place;
    await boxes.keep(boxFrom(guildId));
    const { id, box, options } = agreed(await tables.open(actor(ANN), order()));
    expect(box).toEqual(entry?.game.box(options, CORRECTED));
    expect(box).not.toEqual(entry?.game.box(options, null));
    await boxes.discard(guildId, 'yggdrasil');
    const begun = agreed(await tables.start(actor(ANN), id, null));
    expect(begun.box).toEqual(box);
    expect(begun.state).toMatchObject({ box });
  });

  test('are those of the finished game if its seed is played again', async () => {
    const { tables, boxes, actor } = await openTestTables();
    const first = agreed(await tables.open(actor(ANN), order()));
    const ann = { ...actor(ANN), isModerator: false };
    agreed(await tables.abort(ann, first.id));
    await boxes.keep(boxFrom(first.place.guildId));
    expect(
      agreed(
        await tables.openAgain({ ...ann, cause: 'again' }, first.id, { place: first.place, seed: 'same' }),
      ).box,
    ).toEqual(first.box);
    const elsewhere = 'another' as ChannelId;
    expect(agreed(await tables.open(actor(CAT), order({ channel: elsewhere }))).box).not.toEqual(first.box);
  });

  test('incompatible options are refused by the game', async () => {
    const { tables, actor } = await openTestTables();
    const options = { rules: '2010', ragnarok: 1 };
    expect(await tables.open(actor(ANN), order({ options }))).toMatchObject({
      by: 'game',
      refusal: { code: 'no-ragnarok', rules: '2010' },
    });
    expect(await tables.loadedIn(order().place.channelId)).toBeNull();
  });
});

describe('seats', () => {
  test('have one god each, played once, but one person may hold several [Y-102, Y-133]', async () => {
    const { tables, actor } = await openTestTables();
    const { id } = agreed(await tables.open(actor(ANN), order({ role: 'odin' })));
    expect(refusalFor(await tables.join(actor(BEN), id, { role: 'odin', another: true }))).toBe('role-taken');
    expect(refusalFor(await tables.join(actor(BEN), id, { role: 'zeus', another: true }))).toBe(
      'no-such-role',
    );
    agreed(await tables.join(actor(ANN), id, { role: 'thor', another: true }));
    const table = agreed(await tables.join(actor(BEN), id, { role: null, another: true }));
    expect(table.seats).toEqual([
      { role: 'odin', userId: ANN },
      { role: 'thor', userId: ANN },
      { role: null, userId: BEN },
    ]);
  });

  test("exist for each of the game's gods", async () => {
    const { tables, actor } = await openTestTables();
    const { id } = agreed(await tables.open(actor(ANN), order()));
    for (let seat = 2; seat <= 6; seat += 1)
      agreed(await tables.join(actor(BEN), id, { role: null, another: true }));
    expect(await tables.join(actor(CAT), id, { role: null, another: true })).toMatchObject({
      refusal: { code: 'lobby-full', most: 6 },
    });
  });

  test('get the god that the player chooses, with the seat or later, or a random god', async () => {
    const { tables, actor } = await openTestTables();
    const { id } = agreed(await tables.open(actor(ANN), order()));
    agreed(await tables.chooseRole(actor(ANN), id, 'odin'));
    agreed(await tables.chooseRole(actor(BEN), id, 'thor'));
    expect(refusalFor(await tables.chooseRole(actor(BEN), id, 'odin'))).toBe('role-taken');
    expect(refusalFor(await tables.chooseRole(actor(BEN), id, 'zeus'))).toBe('no-such-role');
    agreed(await tables.join(actor(ANN), id, { role: null, another: true }));
    agreed(await tables.chooseRole(actor(ANN), id, 'frey'));
    const chosen = agreed(await tables.chooseRole(actor(BEN), id, null));
    expect(chosen.seats).toEqual([
      { role: 'odin', userId: ANN },
      { role: null, userId: BEN },
      { role: 'frey', userId: ANN },
    ]);
    agreed(await tables.start(actor(ANN), id, null));
    expect(refusalFor(await tables.chooseRole(actor(ANN), id, 'tyr'))).toBe('not-a-lobby');
  });

  test("leaving frees that god's seat, or all of the player's seats", async () => {
    const hall = await openTestTables();
    const { tables, actor } = hall;
    const { id } = agreed(await tables.open(actor(ANN), order({ role: 'odin' })));
    agreed(await tables.join(actor(ANN), id, { role: 'thor', another: true }));
    agreed(await tables.join(actor(BEN), id, { role: 'frey', another: true }));
    expect(refusalFor(await leaves(hall, CAT, id))).toBe('not-seated');
    expect(refusalFor(await leaves(hall, BEN, id, { leaves: 'seat', name: 'odin' }))).toBe('not-seated');
    expect(agreed(await leaves(hall, ANN, id, { leaves: 'seat', name: 'thor' })).seats).toHaveLength(2);
    expect(agreed(await leaves(hall, ANN, id)).seats).toEqual([{ role: 'frey', userId: BEN }]);
    agreed(await tables.join(actor(CAT), id, { role: 'odin', another: true }));
  });
});

describe('starting', () => {
  test('is for the host only, and needs a player', async () => {
    const hall = await openTestTables();
    const { tables, actor } = hall;
    const { id } = agreed(await tables.open(actor(ANN), order({ role: 'odin' })));
    agreed(await tables.join(actor(BEN), id, { role: 'thor', another: true }));
    expect(await tables.start(actor(BEN), id, null)).toMatchObject({
      refusal: { code: 'only-host', host: ANN },
    });
    agreed(await leaves(hall, ANN, id));
    agreed(await leaves(hall, BEN, id));
    expect(refusalFor(await tables.start(actor(ANN), id, null))).toBe('too-few-seats');
  });

  test('draws the gods that no one chose at random: each god once, and the same gods for the same seed', async () => {
    const drawn = [];
    for (const seed of ['friday', 'friday', 'saturday', 'sunday', 'monday']) {
      const { tables, actor } = await openTestTables();
      const { id } = agreed(await tables.open(actor(ANN), order({ role: 'tyr', seed })));
      for (let seat = 0; seat < 3; seat += 1)
        agreed(await tables.join(actor(BEN), id, { role: null, another: true }));
      const roles = agreed(await tables.start(actor(ANN), id, null)).seats.map(({ role }) => role);
      expect(new Set(roles).size).toBe(4);
      expect(roles[0]).toBe('tyr');
      drawn.push(roles.join());
    }
    expect(drawn[1]).toBe(drawn[0]);
    expect(new Set(drawn).size).toBeGreaterThan(1);
  });

  test('seats the god who starts first, and the others after it in their order round the table [Y-131, Y-950]', async () => {
    const { tables, actor } = await openTestTables();
    const { id } = agreed(await tables.open(actor(ANN), order({ role: 'odin' })));
    agreed(await tables.join(actor(BEN), id, { role: 'thor', another: true }));
    agreed(await tables.join(actor(CAT), id, { role: 'frey', another: true }));
    expect(refusalFor(await tables.start(actor(ANN), id, 'tyr'))).toBe('no-such-role');
    const table = agreed(await tables.start(actor(ANN), id, 'thor'));
    expect(table.seats.map(({ role }) => role)).toEqual(['thor', 'frey', 'odin']);
  });

  test('the host sets the order of the players; seats not named come last, and a named seat still starts [Y-950]', async () => {
    const { tables, actor } = await openTestTables();
    const begins = async (first: string | null, named: readonly string[]) => {
      const { id } = agreed(await tables.open(actor(ANN), order({ role: 'odin' })));
      agreed(await tables.join(actor(BEN), id, { role: 'thor', another: true }));
      agreed(await tables.join(actor(CAT), id, { role: 'frey', another: true }));
      expect(refusalFor(await tables.start(actor(ANN), id, null, ['thor', 'tyr']))).toBe('no-such-role');
      expect(refusalFor(await tables.start(actor(ANN), id, null, ['thor', 'odin', 'thor']))).toBe(
        'seat-twice',
      );
      expect(refusalFor(await tables.start(actor(BEN), id, null, ['thor']))).toBe('only-host');
      const table = agreed(await tables.start(actor(ANN), id, first, named));
      const state = table.state as YggdrasilState;
      expect(state.seats.map(({ god }) => god)).toEqual(table.seats.map(({ role }) => role));
      agreed(await tables.abort({ ...actor(ANN), isModerator: false }, id));
      return table.seats.map(({ role, userId }) => [role, userId]);
    };
    const [odin, thor, frey] = [
      ['odin', ANN],
      ['thor', BEN],
      ['frey', CAT],
    ];
    expect(await begins(null, ['frey', 'odin', 'thor'])).toEqual([frey, odin, thor]);
    expect(await begins(null, ['frey'])).toEqual([frey, odin, thor]);
    expect(await begins(null, [])).toEqual([odin, thor, frey]);
    expect(await begins('odin', ['frey', 'odin', 'thor'])).toEqual([odin, thor, frey]);
    expect(await begins('thor', ['odin', 'frey', 'thor'])).toEqual([thor, odin, frey]);
  });

  test("closes the seats to others, and can't be repeated", async () => {
    const { tables, actor } = await openTestTables();
    const { id } = agreed(await tables.open(actor(ANN), order({ role: 'odin' })));
    agreed(await tables.start(actor(ANN), id, null));
    expect(refusalFor(await tables.join(actor(BEN), id, { role: null, another: true }))).toBe('no-open-seat');
    expect(refusalFor(await tables.start(actor(ANN), id, null))).toBe('not-a-lobby');
  });
});
