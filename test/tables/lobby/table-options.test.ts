/** A lobby's options: every option of every game can be chosen until the game starts, by the host and moderators. */
import { expect, test } from 'vitest';
import type { GameEntry } from '../../../src/core/catalogue.ts';
import { optionsOfLobby, valueNow, valuesToChoose } from '../../../src/tables/lobby/table-options.ts';
import { SAMPLE } from '../../sample/room/entry.ts';
import { ENTRIES } from '../../shared/games/entries.ts';
import {
  ANN,
  agreed,
  BEN,
  openTestTables,
  order,
  privilegedActor,
  refusalFor,
  takesFreeSeat,
} from '../../shared/hall.ts';

test.each([...ENTRIES.keys()])('each option of %s accepts each of its values', async (gameId) => {
  const hall = await openTestTables(undefined, ENTRIES);
  const { tables, actor } = hall;
  const { id } = agreed(await tables.open(actor(ANN), order({ gameId })));
  await takesFreeSeat(hall, BEN, id);
  const loaded = await tables.loaded(id);
  if (loaded === null) throw new Error('no table');
  const { entry, table } = loaded;
  const options = optionsOfLobby(entry, table);
  expect(options.includes('passing')).toBe(entry.game.passesAfterPause === true);
  for (const option of options)
    for (const value of valuesToChoose(entry, table, option)) {
      const done = await tables.setOption(privilegedActor(hall, ANN), id, { option, value });
      if (option === 'first') continue;
      if (done.ok) expect(valueNow(done.table, option), option).toBe(value);
      else if (done.by === 'table') expect(done.refusal.code, `${option} ${value}`).toBe('option-already');
    }
});

test('options without an effect are not offered, and a late choice of one says why it fails', async () => {
  const plain: GameEntry = SAMPLE;
  const entryLike = (change: Partial<GameEntry>, seats = plain.game.seats): GameEntry => ({
    ...plain,
    game: { ...plain.game, seats },
    ...change,
  });
  const hall = await openTestTables(undefined, ENTRIES);
  const { tables, actor } = hall;
  const opened = agreed(await tables.open(actor(ANN), order({ gameId: SAMPLE.game.id })));
  const offered = (entry: GameEntry) => optionsOfLobby(entry, opened);
  const usual = ['deadline', 'language', 'casual', 'seed'];
  expect(offered(entryLike({}))).toEqual(usual);
  expect(offered(entryLike({}, { min: 1, max: 3 }))).toEqual(usual);
  expect(offered(entryLike({}, { min: 1, max: 1 }))).toEqual(['language', 'casual', 'seed']);
  const hostedByAnother = { ...opened, hostId: BEN };
  expect(optionsOfLobby(entryLike({}, { min: 1, max: 1 }), hostedByAnother)).toContain('deadline');
  const [{ guide, judgement } = plain] = [...ENTRIES.values()];
  expect(offered(entryLike({ guide }))).toContain('advice');
  expect(offered(entryLike({ judgement }))).toContain('advice');
  const pausing = { ...plain.game, passesAfterPause: true };
  expect(offered({ ...plain, game: pausing })).toContain('passing');
  const chosen = { option: 'passing', value: 'at-once' };
  const late = await tables.setOption(privilegedActor(hall, ANN), opened.id, chosen);
  expect(refusalFor(late)).toBe('option-not-here');
});

test('the seat that goes first is moved to the front, and the others keep their order', async () => {
  const hall = await openTestTables();
  const { tables, actor } = hall;
  const { id } = agreed(await tables.open(actor(ANN), order({ role: 'thor' })));
  for (const role of ['odin', 'tyr']) agreed(await tables.join(actor(BEN), id, { role, another: true }));
  const first = (value: string) =>
    tables.setOption(privilegedActor(hall, ANN), id, { option: 'first', value });
  const rolesOf = ({ seats }: { readonly seats: readonly { readonly role: string | null }[] }) =>
    seats.map(({ role }) => role);
  expect(rolesOf(agreed(await first('tyr')))).toEqual(['tyr', 'thor', 'odin']);
  expect(rolesOf(agreed(await first('odin')))).toEqual(['odin', 'tyr', 'thor']);
  expect(refusalFor(await first('freyja'))).toBe('bad-option');
  expect(refusalFor(await first('odin'))).toBe('option-already');
  expect(rolesOf(agreed(await tables.start(actor(ANN), id, null)))).toEqual(['odin', 'tyr', 'thor']);
});

test('a typed seed makes the game a challenge without advice, and removing the seed makes it normal again', async () => {
  const hall = await openTestTables();
  const { tables, actor } = hall;
  const { seed: _, ...wish } = order();
  const opened = agreed(await tables.open(actor(ANN), wish));
  const seed = (value: string) =>
    tables.setOption(privilegedActor(hall, ANN), opened.id, { option: 'seed', value });
  expect(agreed(await seed('ash'))).toMatchObject({ isChallenge: true, advice: 'off' });
  expect(refusalFor(await seed('????'))).toBe('bad-seed');
  const drawn = agreed(await seed(''));
  expect(drawn).toMatchObject({ isChallenge: false, advice: 'private' });
  expect(drawn.seed).not.toContain('ash');
  expect(drawn.seed).not.toBe(opened.seed);
});

test('only the host and moderators choose, and only before the game', async () => {
  const hall = await openTestTables();
  const { tables, actor } = hall;
  const { id } = agreed(await tables.open(actor(ANN), order()));
  const chosen = { option: 'passing', value: 'by-hand' };
  expect(refusalFor(await tables.setOption(privilegedActor(hall, BEN), id, chosen))).toBe(
    'only-host-or-moderator',
  );
  agreed(await tables.setOption(privilegedActor(hall, BEN, true), id, chosen));
  agreed(await tables.start(actor(ANN), id, null));
  expect(refusalFor(await tables.setOption(privilegedActor(hall, ANN), id, chosen))).toBe('not-a-lobby');
});

test('the lobby of a repeated game offers no other seed and no other first seat', async () => {
  const hall = await openTestTables();
  const { tables, actor } = hall;
  const { id, place } = agreed(await tables.open(actor(ANN), order({ role: 'odin' })));
  agreed(await tables.start(actor(ANN), id, null));
  agreed(await tables.abort(privilegedActor(hall, ANN), id));
  const again = agreed(await tables.openAgain(privilegedActor(hall, ANN), id, { place, seed: 'same' }));
  const { entry } = (await tables.loaded(again.id)) ?? {};
  if (entry === undefined) throw new Error('no game');
  const options = optionsOfLobby(entry, again);
  expect(options).not.toContain('seed');
  expect(options).not.toContain('first');
});
