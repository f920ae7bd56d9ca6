/** The host and moderators choose a table's rules until its game starts. */
import { expect, test } from 'vitest';
import { CATALOGUE } from '../../../src/games/index.ts';
import { ANN, agreed, BEN, openTestTables, order, refusalFor } from '../../shared/hall.ts';
import { NOON } from '../../shared/stores/tables.ts';

test('the host and moderators choose the rules: the printed values follow, but seats and other options stay', async () => {
  const { tables, actor } = await openTestTables();
  const { id, seats } = agreed(
    await tables.open(actor(ANN), order({ role: 'thor', options: { rules: '2018', angry: 2 } })),
  );
  const by = (userId: typeof ANN, isModerator: boolean) => ({ ...actor(userId), isModerator });
  expect(refusalFor(await tables.setRules(by(BEN, false), id, '2011'))).toBe('only-host-or-moderator');
  const older = agreed(await tables.setRules(by(ANN, false), id, '2011'));
  expect(older.options).toMatchObject({ rules: '2011', angry: 2 });
  expect(older.box).toEqual(CATALOGUE.get(older.gameId)?.game.box(older.options, null));
  expect(older.seats).toEqual(seats);
  expect((await tables.notices(id)).at(-1)?.phrase).toMatchObject({
    key: 'table.rules',
    with: { user: ANN },
  });
  expect(refusalFor(await tables.setRules(by(ANN, false), id, '2011'))).toBe('rules-already');
  expect(refusalFor(await tables.setRules(by(ANN, false), id, '1999'))).toBe('bad-option');
  expect(agreed(await tables.setRules(by(BEN, true), id, '2010')).options['rules']).toBe('2010');
});

test("rules that conflict with other options are refused in the game's words", async () => {
  const { tables, actor } = await openTestTables();
  const { id } = agreed(
    await tables.open(actor(ANN), order({ role: 'thor', options: { rules: '2018', ragnarok: 2 } })),
  );
  const refused = await tables.setRules({ ...actor(ANN), isModerator: false }, id, '2010');
  expect(refused).toMatchObject({ ok: false, by: 'game', refusal: { code: 'no-ragnarok' } });
});

test('the printed values are those of the server’s box file, even for rules chosen later', async () => {
  const { tables, boxes, actor } = await openTestTables();
  const { guildId } = order().place;
  const corrections = { rules: ['2018'], vanirStartsBlank: true };
  await boxes.keep({ guildId, gameId: 'yggdrasil', corrections, text: '{}', userId: BEN, keptAt: NOON });
  const { id } = agreed(await tables.open(actor(ANN), order({ options: { rules: '2011' } })));
  const { box, options } = agreed(await tables.setRules({ ...actor(ANN), isModerator: false }, id, '2018'));
  const game = CATALOGUE.get('yggdrasil')?.game;
  expect(box).toEqual(game?.box(options, corrections));
  expect(box).not.toEqual(game?.box(options, null));
});

test("the rules stay once the game has started, or at a campaign's table", async () => {
  const { tables, actor } = await openTestTables();
  const { id } = agreed(await tables.open(actor(ANN), order({ role: 'thor' })));
  agreed(await tables.start(actor(ANN), id, null));
  const ann = () => ({ ...actor(ANN), isModerator: false });
  expect(refusalFor(await tables.setRules(ann(), id, '2011'))).toBe('not-a-lobby');
  agreed(await tables.abort(ann(), id));
  const campaigns = { gameId: 'chronicles', role: 'thor', options: {} };
  const { campaignId, options, ...table } = agreed(await tables.beginCampaign(actor(ANN), order(campaigns)));
  expect(campaignId).toBeDefined();
  expect(refusalFor(await tables.setRules(ann(), table.id, 'naglfar'))).toBe('rules-of-campaign');
  expect((await tables.loaded(table.id))?.table.options).toEqual(options);
});

test('a game whose rules were chosen in its lobby replays from its log', async () => {
  const { tables, actor } = await openTestTables();
  const { id } = agreed(await tables.open(actor(ANN), order({ gameId: 'chronicles', role: 'thor' })));
  agreed(await tables.setRules({ ...actor(ANN), isModerator: false }, id, 'naglfar'));
  const begun = agreed(await tables.start(actor(ANN), id, null));
  const game = CATALOGUE.get('chronicles')?.game;
  const roles = begun.seats.map(({ role }) => role ?? '');
  const { options, seed, box } = begun;
  expect(game?.setup({ options, roles, seed, box }).state).toEqual(begun.state);
  expect(options['rules']).toBe('naglfar');
});

test('the host and moderators choose the difficulty: its cards change, and the rules stay', async () => {
  const { tables, actor } = await openTestTables();
  const { id } = agreed(await tables.open(actor(ANN), order({ role: 'thor', options: { rules: '2011' } })));
  const by = (userId: typeof ANN, isModerator: boolean) => ({ ...actor(userId), isModerator });
  expect(refusalFor(await tables.setDifficulty(by(BEN, false), id, 'angry-6'))).toBe(
    'only-host-or-moderator',
  );
  const harder = agreed(await tables.setDifficulty(by(ANN, false), id, 'angry-6-ragnarok-4'));
  expect(harder.options).toMatchObject({ rules: '2011', angry: 6, ragnarok: 4 });
  expect((await tables.notices(id)).at(-1)?.phrase).toMatchObject({ key: 'table.difficulty' });
  expect(refusalFor(await tables.setDifficulty(by(ANN, false), id, 'angry-6-ragnarok-4'))).toBe(
    'rules-already',
  );
  expect(refusalFor(await tables.setDifficulty(by(ANN, false), id, 'impossible'))).toBe('no-difficulty');
  expect(agreed(await tables.setDifficulty(by(BEN, true), id, 'plain')).options).toMatchObject({ angry: 0 });
});

test('a difficulty whose cards the edition lacks is not offered', async () => {
  const { tables, actor } = await openTestTables();
  const { id } = agreed(await tables.open(actor(ANN), order({ role: 'thor', options: { rules: '2010' } })));
  const hardest = await tables.setDifficulty({ ...actor(ANN), isModerator: false }, id, 'angry-6-ragnarok-4');
  expect(refusalFor(hardest)).toBe('no-difficulty');
});
